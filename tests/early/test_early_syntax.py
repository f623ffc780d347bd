"""Programs in the syntax of MLIR's early specification: what they are today, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir

FOLDER = Path(__file__).parent


def _programs(folder: str) -> list[Path]:
    return sorted(p for p in (FOLDER / folder).glob("*.mlir") if ".out" not in p.suffixes)


def _read(text: str, early_syntax: bool) -> str:
    module = parse(text, Context(allow_unregistered=True, early_syntax=early_syntax))
    module.verify()
    return print_ir(module)


@pytest.mark.parametrize("path", _programs("programs"), ids=lambda p: p.stem)
def test_program_is_printed_as_today(path: Path) -> None:
    expected = path.with_suffix(".out.mlir").read_text()
    assert _read(path.read_text(), early_syntax=True).strip() == expected.strip()
    # What is printed needs no option, and means the same with it.
    assert _read(expected, early_syntax=False).strip() == expected.strip()
    assert _read(expected, early_syntax=True).strip() == expected.strip()


@pytest.mark.parametrize("path", _programs("programs"), ids=lambda p: p.stem)
def test_option_is_off_by_default(path: Path) -> None:
    with pytest.raises(ParseError):
        _read(path.read_text(), early_syntax=False)


@pytest.mark.parametrize("path", _programs("modern"), ids=lambda p: p.stem)
def test_forms_of_the_language_reference(path: Path) -> None:
    expected = path.with_suffix(".out.mlir").read_text()
    assert _read(path.read_text(), early_syntax=False).strip() == expected.strip()


REFUSED = {
    # --- syntax ---
    "#m = (d0) -> (d0, d0) size (4)": "expected 2 sizes, one for each result of the map",
    "#m = (d0) -> (d0) size (d1)": "use of undeclared identifier",
    "#m = (d0, d1) -> (floordiv(d0, d1))": "non-affine expression: right operand of floordiv",
    "#m = (d0) -> (floordiv(d0))": "expected ','",
    "func @f(memref<4xf32, (d0) -> (d0, d0), (d0) -> (d0)>)": "expected a map of 2 dimensions",
    "func @f(memref<4xf32, hbm, (d0) -> (d0)>)": "expected memory space to be last in memref type",
    "func @f(memref<*xf32, (d0) -> (d0)>)": "cannot have affine map for unranked memref type",
    "!a = type i32\n!a = type i32\n": "redefinition of type alias id 'a'",
    'func @f(!tf<"number">)': "the dialect 'tf' has no type that is written \"number\"",
    "func @f() {\n  add\n}": "custom op 'add' is unknown",
    "func @f(%a: i32) {\n  %0 = addi %a, 1 : i32\n  return\n}": "expected SSA operand",
    'func @f(%a: i32) {\n  "other.jump"()[^b(%a : i32)] : () -> ()\n^b(%b: i32):\n  return\n}': (
        "only 'br' and 'cond_br' have operands for their successors"
    ),
    'func @f(%a: i32) {\n  %0 = cmpi "lt", %a, %a : i32\n  return\n}': 'unknown comparison predicate "lt"',
    'func @f() {\n  %0 = "constant"() {value: 300} : i8\n  return\n}': "out of range",
    "func @f(%a: memref<2xf32>) {\n  %0 = view memref<3xf32> -> memref<1xf32> () %a : memref<2xf32>\n  return\n}": (
        "expected the type of the source, 'memref<2xf32>'"
    ),
    # --- what the operations ask for ---
    'func @f() {\n  %0 = "constant"() {value: 3 : i64} : i8\n  return\n}': (
        "requires a value of the type of the result, 'i8', but got 3 : i64"
    ),
    "func @f() {\n  %0 = constant @f : i32\n  return\n}": "requires a function type",
    "func @f() {\n  %0 = constant @g : () -> ()\n  return\n}": "reference to undefined function",
    "func @f(i32)\nfunc @g() {\n  %0 = constant @f : () -> ()\n  return\n}": (
        "reference to function with mismatched type"
    ),
    "func @f(%a: tensor<4xf32>) {\n  %0 = dim %a, 1 : tensor<4xf32>\n  return\n}": (
        "index 1 is out of range: the operand has rank 1"
    ),
    "func @f(%n: index) {\n  %0 = alloc(%n) : memref<4xf32>\n  return\n}": (
        "dimension operand count does not equal memref dynamic dimension count: expected 0, but got 1"
    ),
    "func @f(%n: index) {\n  %0 = alloc()[%n] : memref<4xf32>\n  return\n}": (
        "symbol operand count does not equal memref symbol count: expected 0, but got 1"
    ),
    "func @f() {\n  %0 = alloc_static(16) : memref<?xf32>\n  return\n}": "requires a static shape",
    "func @f(%a: memref<4x4xf32>) {\n  %0 = reshape %a : memref<4x4xf32> () : memref<8xf32>\n  return\n}": (
        "must keep the number of elements: 16 are no 8"
    ),
    "func @f(%a: memref<4xf32>) {\n  %0 = view memref<4xi32> () %a : memref<4xf32>\n  return\n}": (
        "source and result must have the same element type and memory space"
    ),
    "func @f(%a: memref<4xf32>) {\n  %0 = memref_cast %a : memref<4xf32> to memref<5xf32>\n  return\n}": (
        "are cast incompatible"
    ),
    "func @f(%a: memref<4xf32>) {\n  %0 = memref_cast %a : memref<4xf32> to memref<4xf32, 1>\n  return\n}": (
        "are cast incompatible"
    ),
    "func @f(%a: tensor<4xf32>) {\n  %0 = tensor_cast %a : tensor<4xf32> to tensor<4xf32>\n  return\n}": (
        "are cast incompatible"
    ),
    "func @f(%a: memref<4xf32>, %i: index) {\n  %0 = load %a[%i, %i] : memref<4xf32>\n  return\n}": (
        "incorrect number of indices: expected 1, but got 2"
    ),
    "func @f(%a: tensor<4xf32>) {\n  %0 = extract_element %a[] : tensor<4xf32>\n  return\n}": (
        "incorrect number of indices: expected 1, but got 0"
    ),
    "func @f(%a: memref<4xindex>) {\n  for %i = 0 to 4 {\n    %0 = load %a[%i] : memref<4xindex>\n"
    "    %1 = load %a[%0] : memref<4xindex>\n  }\n  return\n}": "index in a 'for' or 'if' must be",
    "func @f(%a: memref<4xindex>) {\n  for %i = 0 to 4 {\n    %0 = load %a[%i] : memref<4xindex>\n"
    "    %1 = affine_apply (d0) -> (d0)(%0)\n  }\n  return\n}": "operand cannot be used as a dimension id",
    "func @f() {\n  for %i = 0 to 4 {\n    %1 = affine_apply ()[s0] -> (s0)()[%i]\n  }\n  return\n}": (
        "operand cannot be used as a symbol"
    ),
    "func @f(%i: index) {\n  %1 = affine_apply (d0) -> (d0, d0)(%i)\n  return\n}": "mapping must produce one value",
    "func @f(%i: index) {\n  %1 = affine_apply (d0) -> (d0)(%i)[%i]\n  return\n}": "dimension or symbol index mismatch",
    "func @f(%i: index) {\n  for %j = 0 to 4 step 0 {\n  }\n  return\n}": "expected the step to be a positive integer",
    "func @f(%a: i32) -> i64 {\n  return %a : i32\n}": "doesn't match function result type ('i64')",
    "func @f(%a: i32) {\n  call @f() : () -> ()\n  return\n}": "incorrect number of operands for callee",
    "func @f(%s: memref<4xf32>, %t: memref<4xi32>, %i: index) {\n"
    "  dma_start %s[%i], %t[%i], %i, %t[%i] : memref<4xf32>, memref<4xi32>, memref<4xi32>\n  return\n}": (
        "expected the same element type of source and target"
    ),
    "func @f(%c: vector<2xi1>, %a: vector<4xi32>) {\n  %0 = select %c, %a, %a : vector<4xi32>\n  return\n}": "",
}


@pytest.mark.parametrize("text", REFUSED)
def test_refusal(text: str) -> None:
    with pytest.raises((ParseError, VerifyError)) as caught:
        _read(text, early_syntax=True)
    assert REFUSED[text] in caught.value.diagnostics[0].message


def test_a_number_for_a_value_is_explained() -> None:
    with pytest.raises(ParseError) as caught:
        _read("func @f(%a: memref<4xf32>) {\n  store 0, %a[] : memref<4xf32>\n}", early_syntax=True)
    (note,) = caught.value.diagnostics[0].notes
    assert "write '%name = constant 0 : type' before" in note.message


@pytest.mark.parametrize(
    "text",
    (
        "#m = (d0) -> (" + "floordiv(" * 5000 + "d0",
        "func @f(%i: index) {\n" + "  if () : () () {\n  } else " * 5000,
        "#m = (" * 5000,
        "func @f(" + "memref<4xf32, " * 5000,
    ),
    ids=["divisions", "else if", "maps", "memrefs"],
)
def test_deep_nesting_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        _read(text, early_syntax=True)


def test_else_if_may_be_long() -> None:
    text = "func @f(%i: index) {\n  if (d) : (d == 0)(%i) {\n  }"
    text += (
        "".join(f" else if (d) : (d - {n} == 0)(%i) {{\n  }}" for n in range(30))
        + "\n  return\n}\n"
    )
    printed = _read(text, early_syntax=True)
    assert printed.count("else if") == 30
    assert _read(printed, early_syntax=False) == printed
