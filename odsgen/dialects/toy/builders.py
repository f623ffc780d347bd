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
from odsgen_dialects.toy import (
    AddOp,
    ConstantOp,
    FuncOp,
    GenericCallOp,
    MulOp,
    StructAccessOp,
    TransposeOp,
)

#: `tensor<*xf64>`
ANY_SHAPE = UnrankedTensorType.get(f64)


@builds(ConstantOp, "of")
def build_constant_of(value: DenseElementsAttr, *, location: Location | None = None) -> ConstantOp:
    """Builds a constant tensor of nested numbers."""
    from odsgen_dialects.toy import ConstantOp

    return ConstantOp.build(value.type, value, location=location)


@builds(ConstantOp, "from_float")
def build_constant_from_float(value: float, *, location: Location | None = None) -> ConstantOp:
    """Builds a constant of rank 0."""
    type = RankedTensorType.get((), f64)
    return build_constant_of(DenseIntOrFPElementsAttr.get(type, [value]), location=location)


@builds(AddOp, "of")
def build_add_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> AddOp:
    from odsgen_dialects.toy import AddOp

    return AddOp.build(ANY_SHAPE, lhs, rhs, location=location)


@builds(MulOp, "of")
def build_mul_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> MulOp:
    from odsgen_dialects.toy import MulOp

    return MulOp.build(ANY_SHAPE, lhs, rhs, location=location)


@builds(TransposeOp, "of")
def build_transpose_of(input: Value, *, location: Location | None = None) -> TransposeOp:
    from odsgen_dialects.toy import TransposeOp

    return TransposeOp.build(ANY_SHAPE, input, location=location)


@builds(FuncOp, "of")
def build_func_of(name: str, type: FunctionType, *, location: Location | None = None) -> FuncOp:
    """Builds a function with an entry block."""
    from odsgen_dialects.toy import FuncOp

    entry = Block(argument_types=type.inputs)
    return FuncOp.build(name, type, body=Region([entry]), location=location)


@builds(GenericCallOp, "of")
def build_generic_call_of(
    callee: str, inputs: Sequence[Value], *, location: Location | None = None
) -> GenericCallOp:
    from odsgen_dialects.toy import GenericCallOp

    return GenericCallOp.build(ANY_SHAPE, callee, inputs, location=location)


@builds(StructAccessOp, "of")
def build_struct_access_of(
    input: Value, index: int, *, location: Location | None = None
) -> StructAccessOp:
    """Accesses the element by number; raises ValueError if there is none."""
    from odsgen_dialects.toy import StructAccessOp, StructType

    type = input.type
    if not isinstance(type, StructType) or not 0 <= index < len(type.elements):
        raise ValueError(f"there is no element {index} in '{type}'")
    return StructAccessOp.build(type.elements[index], input, index, location=location)
