"""Constants of programs, and what takes the place of an operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.interpreter import POISON, Elements
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
    Value,
    i64,
)
from odsgen.runtime.glue.numbers import ComplexNumber

from ..evaluation.arithmetic import Integers, arithmetic_of, conversion
from ..stablehlo import ops


def constant_of(value: Value) -> DenseIntOrFPElementsAttr | None:
    """The numbers that a value is known to be."""
    found = constant_value(value)
    return found if isinstance(found, DenseIntOrFPElementsAttr) else None


def numbers_of(attribute: DenseIntOrFPElementsAttr, count: int) -> list[Any]:
    """The first elements, as an interpreter has them."""
    bits: Sequence[Any] = attribute.number_bits()
    if isinstance(attribute.type.element_type, ComplexType):
        bits = list(map(ComplexNumber, bits[0::2], bits[1::2]))
    return list(bits[:1]) * count if attribute.is_splat else list(bits[:count])


def elements_of(attribute: DenseIntOrFPElementsAttr) -> Elements:
    """All elements."""
    return Elements(attribute.type.shape, numbers_of(attribute, attribute.type.num_elements))


def splat_of(value: Value) -> Any:
    """The number that all elements of a value are known to be; None if there is none."""
    found = constant_of(value)
    if found is None or not found.is_splat:
        return None
    return numbers_of(found, 1)[0]


def integers_of(value: Value) -> list[int] | None:
    """The integers that a value is known to be."""
    return integers_in(constant_of(value))


def integers_in(found: Attribute | None) -> list[int] | None:
    """The elements of a constant, if they are integers."""
    if not isinstance(found, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(found.type.element_type, IntegerType):
        return None
    number = arithmetic_of(found.type.element_type)
    assert isinstance(number, Integers)
    return list(map(number.number, numbers_of(found, found.type.num_elements)))


def attribute_of(type: Type, values: Sequence[Any]) -> DenseIntOrFPElementsAttr | None:
    """The constant of all elements, or of one that stands for all; None for a type that has none."""
    if not is_static(type) or POISON in values:
        return None
    assert isinstance(type, RankedTensorType)
    element = type.element_type
    if isinstance(element, ComplexType):
        return DenseIntOrFPElementsAttr.from_bits(type, [part for pair in values for part in pair])
    if isinstance(element, (FloatType, IntegerType)):
        return DenseIntOrFPElementsAttr.from_bits(type, list(values))
    return None


def number_in(type: Type, number: int) -> Any:
    """A number as an element of a type; None for a type of which there is none."""
    element = type.element_type if isinstance(type, RankedTensorType) else type
    if not isinstance(element, (ComplexType, FloatType, IntegerType)):
        return None
    return conversion(i64, element)(number & (1 << 64) - 1)


def is_static(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and DYNAMIC not in type.shape


def shape_of(value: Value) -> Sequence[int]:
    """The sizes; those of a value that is no tensor with a rank are not asked for."""
    assert isinstance(value.type, RankedTensorType)
    return value.type.shape


def replace(op: Operation, value: Value, rewriter: PatternRewriter) -> bool:
    """Puts a value in the place of an operation, if it has its type."""
    if value.type is not op.results[0].type:
        return False
    rewriter.replace_op(op, [value])
    return True


def replace_by_constant(
    op: Operation, attribute: DenseIntOrFPElementsAttr | None, rewriter: PatternRewriter
) -> bool:
    if attribute is None or attribute.type is not op.results[0].type:
        return False
    rewriter.replace_op_with_new(op, ops.ConstantOp.build(attribute, location=op.location))
    return True


def replace_by_number(op: Operation, number: int, rewriter: PatternRewriter) -> bool:
    """Puts a splat of a number in the place of an operation."""
    type = op.results[0].type
    found = number_in(type, number)
    return found is not None and replace_by_constant(op, attribute_of(type, [found]), rewriter)


def replace_by_new(op: Operation, new: Operation, rewriter: PatternRewriter) -> bool:
    """Puts an operation with the type of the result in the place of another one, with its discardable attributes."""
    if new.results[0].type is not op.results[0].type:
        return False
    rewriter.replace_op_with_new(op, new)
    return True
