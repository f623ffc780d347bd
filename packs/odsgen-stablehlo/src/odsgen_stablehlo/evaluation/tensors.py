"""Tensors of StableHLO: their element types, what is quantized, and numbers that are read of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import check_shape
from odsgen.dialects.tensor.evaluation import elements_of
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior, Unsupported
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, Type

from .arithmetic import Arithmetic, Integers, arithmetic_of
from .quantization import dequantized, expressed_type, quantized

__all__ = ["elements_of"]

Values = Sequence[Any]


def element_type(type: Type) -> Type:
    """The type of the elements; of quantized ones what they stand for."""
    return expressed_type(type.element_type if isinstance(type, RankedTensorType) else type)


def stored_type(type: Type) -> Type:
    """The type of the elements as it is."""
    return type.element_type if isinstance(type, RankedTensorType) else type


def arithmetic(type: Type) -> Arithmetic:
    """The arithmetic of the elements of a tensor."""
    return arithmetic_of(element_type(type))


def tensors_of(op: Operation, operands: Values) -> list[Elements]:
    """The operands, quantized numbers being what they stand for."""
    return [
        dequantized(elements_of(operand, value.type), value.type)
        for operand, value in zip(operands, op.operands, strict=True)
    ]


def result(op: Operation, shape: Sequence[int], values: Iterable[Any], number: int = 0) -> Elements:
    """A result, checked against its type and quantized if that is."""
    type = op.results[number].type
    check_shape(shape, type)
    return quantized(Elements(shape, tuple(values)), type)


def integers_of(value: Any, type: Type) -> list[int]:
    """The integers in a tensor, which decide what is done."""
    numbers = elements_of(value, type).values
    if POISON in numbers:
        raise UndefinedBehavior("depends on poison")
    found = arithmetic(type)
    if not isinstance(found, Integers):
        raise Unsupported(f"cannot be evaluated with numbers of the type '{type}'")
    return list(map(found.number, numbers))


def integer_of(value: Any, type: Type) -> int:
    """The only integer of a tensor, which decides what is done."""
    found = integers_of(value, type)
    if len(found) != 1:
        raise UndefinedBehavior(f"needs one number, but got {len(found)}")
    return found[0]


def shape_of(sizes: Sequence[int], machine: Machine) -> tuple[int, ...]:
    """A shape that a program has computed, whose elements are counted."""
    for size in sizes:
        if size < 0:
            raise UndefinedBehavior(f"has the size {size}, which is negative")
    machine.reserve(prod(sizes))
    return tuple(sizes)


def static_shape(type: Type) -> tuple[int, ...]:
    """The shape of a type; raises Unsupported if a size is not known."""
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        raise Unsupported(f"cannot be evaluated: the shape of '{type}' is not known")
    return tuple(type.shape)
