"""Builders of the dialect `toy`: of values alone, with results whose shapes are not known yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import RankedTensorType, UnrankedTensorType, f64
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.builtin.elements import DenseElementsAttr
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.types import FunctionType
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.toy import (
        AddOp,
        ConstantOp,
        FuncOp,
        GenericCallOp,
        MulOp,
        StructAccessOp,
        TransposeOp,
    )

#: The type of a tensor whose shape is not known yet.
ANY_SHAPE = UnrankedTensorType.get(f64)


def build_constant_of(value: DenseElementsAttr, *, location: Location | None = None) -> ConstantOp:
    """A tensor of these numbers, in their shape."""
    from odsgen_dialects.toy import ConstantOp

    return ConstantOp.build(value.type, value, location=location)


def build_constant_from_float(value: float, *, location: Location | None = None) -> ConstantOp:
    """A tensor of rank 0."""
    type = RankedTensorType.get((), f64)
    return build_constant_of(DenseIntOrFPElementsAttr.get(type, [value]), location=location)


def build_add_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> AddOp:
    """The sum, in a shape that is not known yet."""
    from odsgen_dialects.toy import AddOp

    return AddOp.build(ANY_SHAPE, lhs, rhs, location=location)


def build_mul_of(lhs: Value, rhs: Value, *, location: Location | None = None) -> MulOp:
    """The product, in a shape that is not known yet."""
    from odsgen_dialects.toy import MulOp

    return MulOp.build(ANY_SHAPE, lhs, rhs, location=location)


def build_transpose_of(input: Value, *, location: Location | None = None) -> TransposeOp:
    """The transposed tensor, in a shape that is not known yet."""
    from odsgen_dialects.toy import TransposeOp

    return TransposeOp.build(ANY_SHAPE, input, location=location)


def build_func_of(name: str, type: FunctionType, *, location: Location | None = None) -> FuncOp:
    """A function with an entry block that takes its arguments."""
    from odsgen_dialects.toy import FuncOp

    entry = Block(argument_types=type.inputs)
    return FuncOp.build(name, type, body=Region([entry]), location=location)


def build_generic_call_of(
    callee: str, inputs: Sequence[Value], *, location: Location | None = None
) -> GenericCallOp:
    """A call whose result has a shape that is not known yet."""
    from odsgen_dialects.toy import GenericCallOp

    return GenericCallOp.build(ANY_SHAPE, callee, inputs, location=location)


def build_struct_access_of(
    input: Value, index: int, *, location: Location | None = None
) -> StructAccessOp:
    """The element of that number, in the type that the struct gives it; raises ValueError if there is none."""
    from odsgen_dialects.toy import StructAccessOp, StructType

    type = input.type
    if not isinstance(type, StructType) or not 0 <= index < len(type.elements):
        raise ValueError(f"there is no element {index} in '{type}'")
    return StructAccessOp.build(type.elements[index], input, index, location=location)
