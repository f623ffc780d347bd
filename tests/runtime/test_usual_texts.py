"""The usual texts of operations are read at one glance; what is written otherwise means the same, and what is wrong is refused
in the same words and places.
"""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir

AROUND = """\
func.func @f(%a: i32, %b: i64, %c: i1, %m: memref<4xi32, strided<[1], offset: ?>>) -> (i32, i64) {{
  {}
^bb1(%d: i32, %e: i64):
  return %a, %b : i32, i64
^bb2:
  return %a, %b : i32, i64
}}
"""


def _printed(line: str) -> str:
    return print_ir(parse(AROUND.format(line), Context(allow_unregistered=True)))


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        # Other blanks and names with numbers say the same as the usual text.
        ("cf.br ^bb1(%a, %b : i32, i64)", "cf.br ^bb1(%a#0,%b : i32, i64)"),
        ("cf.cond_br %c, ^bb1(%a, %b : i32, i64), ^bb2", "cf.cond_br %c#0, ^bb1(%a, %b#0 : i32, i64), ^bb2"),
        ("return %a, %b : i32, i64", "return %a, %b #0 : i32, i64"),
        (
            "%0 = arith.addi %a, %a overflow<nsw, nuw> : i32\n  cf.br ^bb2",
            "%0 = arith.addi %a#0, %a overflow<nsw, nuw> : i32\n  cf.br ^bb2",
        ),
        (
            "%0 = arith.addi %a, %a overflow<nuw> {x} : i32\n  cf.br ^bb2",
            "%0 = arith.addi %a#0, %a overflow<nuw> {x} : i32\n  cf.br ^bb2",
        ),
        ("%0 = arith.constant -5 : i32\n  cf.br ^bb2", "%0 = arith.constant - 5:i32\n  cf.br ^bb2"),
        (
            "%0 = func.call @f(%a, %b, %c, %m)"
            " : (i32, i64, i1, memref<4xi32, strided<[1], offset: ?>>) -> (i32, i64)\n  cf.br ^bb2",
            "%0:2 = func.call @f(%a, %b, %c, %m)"
            " : (i32, i64, i1, memref<4xi32,strided<[1],offset : ?>>) -> (i32, i64)\n  cf.br ^bb2",
        ),
    ],
)  # fmt: skip
def test_other_texts_of_the_same(usual: str, other: str) -> None:
    usual = usual.replace("%0 = func", "%0:2 = func")
    assert _printed(usual) == _printed(other)


@pytest.mark.parametrize(
    ("line", "message", "column"),
    [
        ("cf.br ^bb1(%a, %b : i32)", "number of operands and types do not match: got 2 operands and 1 types", 14),
        ("cf.br ^bb1(%a : i32, i64)", "number of operands and types do not match: got 1 operands and 2 types", 14),
        ("cf.br ^bb1(%a, %b : i64, i64)", "use of value '%a' expects different type than prior uses: 'i64' vs 'i32'", 14),
        ("cf.br ^bb1(%a, %b : i32, i64", "expected ')'", 31),
        ("cf.br ^bb1(%a, : i32)", "expected SSA operand", 17),
        ("cf.br ^bb1(%a, %x : i32, i64)", "use of undeclared SSA value name", 18),
        ("cf.br ^bb1(%a, %b#1 : i32, i64)", "reference to invalid result number", 18),
        ("cf.cond_br %a, ^bb1(%a : i32), ^bb2(%x : i64, i64)", "expects different type than prior uses: 'i1' vs 'i32'", 14),
        ("%0 = arith.addi %a, %b overflow<nsw> : i32", "expects different type than prior uses: 'i32' vs 'i64'", 23),
        ("%0 = arith.addi %a, %a overflow<nsw> overflow<nsw> : i32", "expected ':'", 39),
        ("%0 = arith.addi %a, %a overflow<nsw, nsw : i32", "expected '>'", 43),
        ("%0 = arith.addi %a %a overflow<bogus> : i32", "expected ','", 21),
        ("%0 = arith.constant -300 : i8", "integer constant out of range for attribute", 24),
    ],
)  # fmt: skip
def test_what_is_wrong(line: str, message: str, column: int) -> None:
    with pytest.raises(ParseError) as caught:
        _printed(line)
    diagnostic = caught.value.diagnostics[0]
    assert message in diagnostic.message
    assert str(diagnostic.location) == f'loc("-":2:{column})'


LISTS = """\
func.func @f(%m: memref<4x4xf32>, %i: index, %x: f32, %n: i32, %t: tensor<8x8xf32>) {{
  %j = arith.addi %i, %i : index
  {}
  return
}}
"""


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("%0 = memref.load %m[%i, %j] : memref<4x4xf32>", "%0 = memref.load %m[%i#0 , %j] : memref<4 x 4 x f32>"),
        ("memref.store %x, %m[%i, %j] : memref<4x4xf32>", "memref.store %x#0, %m[%i, %j#0] : memref<4x4xf32>"),
        ("memref.store %x, %m[%i, %j] {nontemporal = true} : memref<4x4xf32>",
         "memref.store %x, %m[%i, %j#0] {nontemporal = true} : memref<4x4xf32>"),
        ("%0 = tensor.extract_slice %t[0, %i] [2, %j] [1, 1] : tensor<8x8xf32> to tensor<2x?xf32>",
         "%0 = tensor.extract_slice %t[0x0, %i#0] [2, %j] [1, 0x1] : tensor<8x8xf32> to tensor<2x?xf32>"),
    ],
)  # fmt: skip
def test_lists_of_operands(usual: str, other: str) -> None:
    first, second = (print_ir(parse(LISTS.format(line), Context())) for line in (usual, other))
    assert first == second
    assert len([line for line in first.splitlines() if "memref." in line or "tensor." in line]) == 1


@pytest.mark.parametrize(
    ("line", "message", "column"),
    [
        ("%0 = memref.load %m[%i, %n] : memref<4x4xf32>", "use of value '%n' expects different type than prior uses: 'index' vs 'i32'", 27),
        ("%0 = memref.load %m[%i, %k] : memref<4x4xf32>", "use of undeclared SSA value name", 27),
        ("%0 = memref.load %m[%i, ] : memref<4x4xf32>", "expected SSA operand", 26),
        ("%0 = memref.load %m[%i, %j#1] : memref<4x4xf32>", "reference to invalid result number", 27),
        ("%0 = memref.load %m(%i, %j) : memref<4x4xf32>", "expected '['", 22),
        ("memref.store %x, %m[%i %j] : memref<4x4xf32>", "expected ']'", 25),
        ("memref.store %n, %m[%i, %j] : memref<4x4xf32>", "use of value '%n' expects different type than prior uses: 'f32' vs 'i32'", 16),
        ("%0 = tensor.extract_slice %t[0, %i] [2, -] [1, 1] : tensor<8x8xf32> to tensor<2x?xf32>", "expected integer value", 44),
    ],
)  # fmt: skip
def test_what_is_wrong_with_lists(line: str, message: str, column: int) -> None:
    with pytest.raises(ParseError) as caught:
        parse(LISTS.format(line), Context())
    diagnostic = caught.value.diagnostics[0]
    assert message in diagnostic.message
    assert str(diagnostic.location) == f'loc("-":3:{column})'


def test_a_type_in_brackets_is_known_by_its_tokens() -> None:
    types = [
        "memref<4xi32, strided<[1], offset: ?>>",
        "memref<4xi32, strided<[2], offset: ?>>",
        "memref<4xi32, strided<[1], offset: ?>, 3>",
        "vector<[4]xi32>",
        "vector<4x[4]xi32>",
        "tensor<4xi32, #a.b<1>>",
        "tensor<4xi32, #a.b<2>>",
        "tuple<i32, tuple<>>",
        "memref<4xi32, affine_map<(d0) -> (d0 + 1)>>",
    ]
    lines = "\n".join(f'  "a.b"() : () -> ({type}, {type})' for type in [*types, *types])
    printed = print_ir(parse(lines, Context(allow_unregistered=True)))
    assert "#map" in printed
    read = [line.strip() for line in printed.splitlines() if "a.b" in line and "=" in line]
    assert [line.partition(" : ")[2] for line in read] == [
        f"() -> ({type}, {type})".replace("affine_map<(d0) -> (d0 + 1)>", "#map")
        for type in [*types, *types]
    ]


def test_operations_are_in_their_blocks_in_order() -> None:
    """Those that the loop over a block links, and those that are put there while they are made."""
    module = parse(
        """\
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> (i32) {
    %2 = arith.addi %0, %0 : i32
    scf.yield %2 : i32
  } else {
    %2 = arith.muli %0, %a {x} : i32
    scf.yield %2 : i32
  }
  "a.b"() : () -> ()
  %3:2 = arith.addui_extended %0, %1 : i32, i1
  %4 = arith.addi %3#0, %1 : i32
  return %4 : i32
}
""",
        Context(allow_unregistered=True),
    )
    for op in module.walk():
        for region in op.regions:
            for block in region.blocks:
                operations = list(block)
                assert all(inner.parent_block is block for inner in operations)
                assert block.last is operations[-1]
                for first, second in zip(operations, operations[1:], strict=False):
                    assert second._previous is first
                    assert first.is_before_in_block(second)
                    assert not second.is_before_in_block(first)
