"""Builders refuse wrong values; the message names the operation and the parameter."""

# mypy: disable-error-code="arg-type, list-item, dict-item"
# pyright: reportArgumentType=false
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Builder, Context, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, IntegerAttr
from odsgen.runtime.builtin.types import (
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    VectorType,
    i32,
    i64,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region

SPEC = """
dialect: w
enums:
  Color: {storage: i32, cases: {red: 0, green: 1}}
  Size: {storage: i32, cases: {small: 0, big: 1}}
attributes:
  ColorAttr: {mnemonic: color, enum: Color}
constraints:
  SizeAttr: {summary: a size, attribute: "EnumAttr<Size>"}
ops:
  v: {arguments: {xs: Variadic<I32>}}
  c: {arguments: {color: ColorAttr}}
  l: {arguments: {names: StrArrayAttr, numbers: DenseI64ArrayAttr}}
  n: {arguments: {count: I32Attr, title: StrAttr}}
  r: {regions: {body: AnyRegion}}
"""
SPEC = SPEC.replace(
    'constraints:\n  SizeAttr: {summary: a size, attribute: "EnumAttr<Size>"}\n', ""
)
w: Any = load_in_memory(SPEC)
x, y = Block([i32, i64]).arguments
argument: Any = x  # of no type that a checker would refuse


def fresh() -> tuple[Any, ...]:
    """A value of its own: an operation that is built uses it."""
    return Block([i32]).arguments


#: Mistakes in programs that use the API, each with what is said of it.
MISTAKES: list[tuple[Any, type[Exception], str]] = [
    (
        lambda: w.VOp.build(x),
        TypeError,
        "the parameter 'xs' of VOp.build ('w.v'): expected several, in a list, "
        "got <block argument #0, of type 'i32'>",
    ),
    (lambda: w.VOp.build([x, 3]), TypeError, "operand #1 of 'w.v' must be a value, got 3"),
    (
        lambda: w.COp.build("blue"),
        ValueError,
        "the parameter 'color' of COp.build ('w.c'): the parameter 'value' must be of Color, and 'blue' is no case of it",
    ),
    (
        lambda: w.COp.build(w.Size.big),
        ValueError,
        "the parameter 'color' of COp.build ('w.c'): the parameter 'value' must be of Color, "
        "but got <Size.big: 1>",
    ),
    (
        lambda: w.LOp.build("abc", [1]),
        TypeError,
        "the parameter 'names' of LOp.build ('w.l'): expected several, in a list, got 'abc'",
    ),
    (
        lambda: w.LOp.build(["a"], 3),
        TypeError,
        "the parameter 'numbers' of LOp.build ('w.l'): expected several, in a list, got 3",
    ),
    (
        lambda: w.LOp.build(["a"]),
        TypeError,
        "LOp.build() missing 1 required positional argument: 'numbers'",
    ),
    (
        lambda: w.NOp.build("3", "a"),
        TypeError,
        "the parameter 'count' of NOp.build ('w.n'): expected an int, got '3'",
    ),
    (
        lambda: setattr(w.NOp.build(3, "a"), "title", 4),
        TypeError,
        "the attribute 'title' of 'w.n': expected a str, got 4",
    ),
    (lambda: ArrayAttr.get(["a"]), TypeError, "the elements of an array are attributes, got 'a'"),
    (
        lambda: DictionaryAttr.get({"a": 1}),
        TypeError,
        "the entries of a dictionary are attributes, got 1 for 'a'",
    ),
    (lambda: IntegerAttr.get("3", i32), TypeError, "expected an int, got '3'"),
    (
        lambda: Block(["i32"]),
        TypeError,
        "the type of a block argument must be a type, got 'i32'",
    ),
    (lambda: Block(i32), TypeError, "expected several types, in a list, got <IntegerType i32>"),
    (
        lambda: Region([Region()]),
        TypeError,
        "expected a block, got <region of no operation, 0 blocks>",
    ),
    (
        lambda: Block().append(argument),
        TypeError,
        "expected an operation, got <block argument #0, of type 'i32'>",
    ),
    (
        lambda: Context(dialects=["arith"]),
        TypeError,
        "expected a Dialect, got 'arith'; Context().dialect('arith') finds one by its name",
    ),
    (
        lambda: Context(dialects=w.DIALECT),
        TypeError,
        "expected several dialects, in a list, got <Dialect 'w', 5 operations>",
    ),
    (
        lambda: parse("module {}", "builtin"),
        TypeError,
        "expected a Context, got 'builtin'; Context(dialects=[…]) makes one",
    ),
    (lambda: print_ir("module {}"), TypeError, "expected an operation, got 'module {}'"),
    (
        lambda: w.VOp.build([w.VOp.build(fresh())]),
        TypeError,
        "operand #0 of 'w.v' must be a value, got <VOp 'w.v' : (i32) -> ()>; its results are values: .results[0]",
    ),
    (
        lambda: IntegerType.get("32"),
        TypeError,
        "the width of an integer type is an int, got '32'",
    ),
    (
        lambda: RankedTensorType.get(2, i32),
        TypeError,
        "expected the sizes of a shape, in a list, got 2",
    ),
    (
        lambda: RankedTensorType.get([2, None], i32),
        TypeError,
        "a size is an int, DYNAMIC where it is not known, got None",
    ),
    (
        lambda: VectorType.get([2], "i32"),
        TypeError,
        "the type of the elements must be a type, got 'i32'",
    ),
    (
        lambda: MemRefType.get([2], "i32"),
        TypeError,
        "the type of the elements must be a type, got 'i32'",
    ),
    (
        lambda: FunctionType.get(i32, []),
        TypeError,
        "expected several types, in a list, got <IntegerType i32>",
    ),
    (
        lambda: FunctionType.get(["i32"], []),
        TypeError,
        "the inputs and results of a function are types, got 'i32'",
    ),
    (
        lambda: Builder.at_end(w.VOp.build(fresh())),
        TypeError,
        "expected a block, got <VOp 'w.v' : (i32) -> ()>",
    ),
    (
        lambda: w.VOp.build(fresh(), location="here"),
        TypeError,
        "the location of 'w.v' must be a location, got 'here'",
    ),
    (
        lambda: w.VOp.build(fresh(), attributes={"a": 3}),
        TypeError,
        "the attribute 'a' of 'w.v' must be an attribute, got 3",
    ),
    (lambda: w.VOp.build(fresh()).set_operand(5, x), IndexError, "'w.v' has no operand #5"),
]


@pytest.mark.parametrize("mistake, error, message", MISTAKES)
def test_mistakes(mistake: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        mistake()
    assert str(caught.value) == message
    assert not x.has_uses


def test_a_keyword_is_a_case() -> None:
    assert w.COp.build("green").color is w.Color.green


def test_a_package_is_no_dialect() -> None:
    with pytest.raises(
        TypeError, match=r"got <module .*>; that of the package '.*' is its DIALECT"
    ):
        Context(dialects=[w])


def test_a_path_is_no_program() -> None:
    with pytest.raises(TypeError, match=r"expected a program, text or bytes, got .*Path"):
        parse(Path("x.mlir"), Context())
    with pytest.raises(ParseError) as caught:
        parse("some/program.mlir", Context())
    assert "is it the name of a file?" in caught.value.diagnostics[0].notes[-1].message


def test_properties_hold_attributes() -> None:
    op = w.NOp.build(3, "a")
    op.properties["count"] = 4
    with pytest.raises(
        VerifyError, match="'w.n' op property 'count' must hold an attribute, but holds 4"
    ):
        op.verify()
