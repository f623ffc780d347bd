"""Builders and setters refuse what is no part of an operation, and leave the operation as it was."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Block, Region
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr, UnitAttr
from odsgen.runtime.builtin.types import i1, i32, i64

SPEC = """
dialect: wrong
ops:
  values: {arguments: {a: AnyType, b: Variadic<AnyType>}, results: {r: AnyType}}
  same: {arguments: {a: AnyType}, results: {r: AnyType}, traits: [SameOperandsAndResultType]}
  attributes: {arguments: {n: I64Attr, s: StrAttr, t: TypeAttr, f: FlatSymbolRefAttr, e: ElementsAttr}}
  numbers: {arguments: {d: F32Attr, b: BoolAttr, l: I64ArrayAttr}}
  natives: {arguments: {p: I64Prop, q: "ArrayProp<I64Prop>"}}
  regions: {regions: {a: AnyRegion, b: VariadicRegion<AnyRegion>}}
  branch: {successors: {t: AnySuccessor, u: VariadicSuccessor<AnySuccessor>}, traits: [Terminator]}
  equal:
    arguments: {a: Variadic<AnyType>, b: Variadic<AnyType>}
    results: {r: Variadic<AnyType>, s: Variadic<AnyType>}
    traits: [SameVariadicOperandSize, SameVariadicResultSize]
  # Names of what the generated code calls.
  names:
    arguments: {listed: Variadic<AnyType>, build_operation: AnyType, all_operands: AnyType, checked_native: I64Prop}
    regions: {checked_operands: VariadicRegion<AnyRegion>}
"""
wrong: Any = load_in_memory(SPEC, {})
a, b = Block([i32, i64]).arguments
ELEMENTS = {"n": 1, "s": "s", "t": i32, "f": "f"}


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: wrong.ValuesOp.build(i32, None), "operand #0 of 'wrong.values' must be a value, got None"),
        (lambda: wrong.ValuesOp.build(i32, a, [b, "b"]), "operand #2 of 'wrong.values' must be a value, got 'b'"),
        (lambda: wrong.ValuesOp.build("i32", a), "the type of result #0 of 'wrong.values' must be a type, got 'i32'"),
        (lambda: wrong.ValuesOp.build(i32, a, attributes={"x": 1}), "the attribute 'x' of 'wrong.values' must be an attribute, got 1"),
        (lambda: wrong.ValuesOp.build(i32, a, attributes={1: UnitAttr.get()}), "the name of an attribute of 'wrong.values' must be a str, got 1"),
        (lambda: wrong.ValuesOp.build(i32, a, location="here"), "the location of 'wrong.values' must be a location, got 'here'"),
        (lambda: wrong.ValuesOp.build_generic(["a"], {}, [i32]), "operand #0 of 'wrong.values' must be a value, got 'a'"),
        (lambda: wrong.SameOp.build(None), "operand #0 of 'wrong.same' must be a value, got None"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS, e=[1]), r"the parameter 'e' of AttributesOp.build \('wrong.attributes'\): expected an attribute, got \[1\]"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"n": 1.5}, e=UnitAttr.get()), r"the parameter 'n' of AttributesOp.build \('wrong.attributes'\): expected an int, got 1.5"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"n": "1"}, e=UnitAttr.get()), "expected an int, got '1'"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"n": IntegerAttr.get(1, i32)}, e=UnitAttr.get()), "'n' of .* expected an int, got <IntegerAttr 1 : i32>"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"s": StringAttr.get("s")}, e=UnitAttr.get()), "expected a str, got"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"t": "i32"}, e=UnitAttr.get()), "expected a type, got 'i32'"),
        (lambda: wrong.AttributesOp.build(**ELEMENTS | {"f": None}, e=UnitAttr.get()), "the names of symbols are strings, got None"),
        (lambda: wrong.NumbersOp.build("1.5", True, []), "expected a number, got '1.5'"),
        (lambda: wrong.NumbersOp.build(1.5, "no", []), "expected a bool, got 'no'"),
        (lambda: wrong.NumbersOp.build(1.5, True, [1.5]), "expected an int, got 1.5"),
        (lambda: wrong.NativesOp.build(1.5, []), "the property 'p' of 'wrong.natives' cannot be 1.5"),
        (lambda: wrong.NativesOp.build(1, [1 << 70]), "the property 'q' of 'wrong.natives' cannot be"),
        (lambda: wrong.RegionsOp.build(a=Block()), "region #0 of 'wrong.regions' must be a region"),
        (lambda: wrong.RegionsOp.build(b=Region([])), "the parameter 'b' of RegionsOp.build .* expected several, in a list, got <region"),
        (lambda: wrong.BranchOp.build(Region([])), "successor #0 of 'wrong.branch' must be a block"),
        (lambda: wrong.BranchOp.build(Block(), Block()), "the parameter 'u' of BranchOp.build .* expected several, in a list, got <block"),
        (lambda: wrong.EqualOp.build([], [], [a], [a, b]), r"the groups of values of 'wrong.equal' must have one size, got \[1, 2\]"),
        (lambda: wrong.EqualOp.build([i1], [], [a], [b]), r"must have one size, got \[1, 0\]"),
    ],
)  # fmt: skip
def test_builders(build: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        build()
    assert not a.has_uses and not b.has_uses


def test_inherent_attributes_are_arguments() -> None:
    with pytest.raises(ValueError, match="'q' is inherent to 'wrong.natives'"):
        wrong.NativesOp.build(1, [], attributes={"q": UnitAttr.get()})


@pytest.mark.parametrize(
    ("name", "value"), [("a", None), ("a", i32), ("b", [None]), ("b", a), ("operands", ["a"])]
)
def test_setters_of_operands(name: str, value: object) -> None:
    op = wrong.ValuesOp.build(i32, a, [b])
    with pytest.raises(TypeError):
        setattr(op, name, value)
    assert op.operands == (a, b) and list(a.users) == [op]
    op.operands = ()


def test_setters_of_attributes() -> None:
    op = wrong.NativesOp.build(1, [2])
    with pytest.raises(TypeError, match="the property 'p' of 'wrong.natives' cannot be 'x'"):
        op.p = "x"
    numbers = wrong.NumbersOp.build(1.5, True, [])
    with pytest.raises(TypeError, match="expected an attribute, got 3"):
        numbers.d_attr = 3
    assert (op.p, numbers.d) == (1, 1.5)


def test_groups_of_one_size_cannot_grow_alone() -> None:
    op = wrong.EqualOp.build([], [], [a], [b])
    with pytest.raises(ValueError, match=r"must have one size, got \[1, 2\]"):
        op.a += (b,)
    op.a = [b]
    assert op.operands == (b, b)
    op.operands = ()


def test_names_of_what_is_called() -> None:
    op = wrong.NamesOp.build([a], b, a, 3, checked_operands=[Region()])
    assert (op.listed, op.build_operation, op.all_operands, op.checked_native) == ((a,), b, a, 3)
    op.operands = ()


def test_operands_have_numbers() -> None:
    op = wrong.ValuesOp.build(i32, a)
    for number in (-1, 1):
        with pytest.raises(IndexError, match=f"'wrong.values' has no operand #{number}"):
            op.set_operand(number, b)
    op.operands = ()
