"""Builders of the dialect `toy` from values alone, with unranked results."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import builds
from odsgen.runtime import (
    Block,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    FunctionType,
    Location,
    RankedTensorType,
    Region,
    UnrankedTensorType,
    Value,
    f64,
)
from odsgen_dialects import toy

#: `tensor<*xf64>`
ANY_SHAPE = UnrankedTensorType.get(f64)


@builds(toy.ConstantOp, "of")
def build_constant_of(
    value: DenseElementsAttr, *, location: Location | None = None
) -> toy.ConstantOp:
    """Builds a constant tensor of nested numbers."""
    return toy.ConstantOp.build(value.type, value, location=location)


@builds(toy.ConstantOp, "from_float")
def build_constant_from_float(value: float, *, location: Location | None = None) -> toy.ConstantOp:
    """Builds a constant of rank 0."""
    type = RankedTensorType.get((), f64)
    return build_constant_of(DenseIntOrFPElementsAttr.get(type, [value]), location=location)


@builds(toy.AddOp, "of")
def build_add_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> toy.AddOp:
    return toy.AddOp.build(ANY_SHAPE, lhs, rhs, location=location)


@builds(toy.MulOp, "of")
def build_mul_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> toy.MulOp:
    return toy.MulOp.build(ANY_SHAPE, lhs, rhs, location=location)


@builds(toy.TransposeOp, "of")
def build_transpose_of(input: Value, *, location: Location | None = None) -> toy.TransposeOp:
    return toy.TransposeOp.build(ANY_SHAPE, input, location=location)


@builds(toy.FuncOp, "of")
def build_func_of(name: str, type: FunctionType, *, location: Location | None = None) -> toy.FuncOp:
    """Builds a function with an entry block."""
    entry = Block(argument_types=type.inputs)
    return toy.FuncOp.build(name, type, body=Region([entry]), location=location)


@builds(toy.GenericCallOp, "of")
def build_generic_call_of(
    callee: str, inputs: Sequence[Value], *, location: Location | None = None
) -> toy.GenericCallOp:
    return toy.GenericCallOp.build(ANY_SHAPE, callee, inputs, location=location)


@builds(toy.StructAccessOp, "of")
def build_struct_access_of(
    input: Value, index: int, *, location: Location | None = None
) -> toy.StructAccessOp:
    """Accesses the element by number; raises ValueError if there is none."""
    type = input.type
    if not isinstance(type, toy.StructType) or not 0 <= index < len(type.elements):
        raise ValueError(f"there is no element {index} in '{type}'")
    return toy.StructAccessOp.build(type.elements[index], input, index, location=location)
