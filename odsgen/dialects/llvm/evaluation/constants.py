"""Evaluation of the constants of `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.evaluation.layouts import fields_of, filled
from odsgen.dialects.shared import constant, number_attribute
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, Unsupported
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    FlatSymbolRefAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    StringAttr,
    Type,
    UnitAttr,
)
from odsgen_dialects.llvm import ConstantOp, FreezeOp, NoneTokenOp, PoisonOp, UndefOp, ZeroOp

Values = Sequence[Any]


def value_of(attribute: Attribute, type: Type, machine: Machine) -> Any:
    """The value of a constant of a type: arrays and structs of what an attribute lists."""
    if isinstance(attribute, IntegerAttr) and isinstance(type, IntegerType):
        attribute = number_attribute(attribute.value, type) or attribute
    fields = fields_of(type)
    if fields is None:
        return constant(attribute, machine)
    if isinstance(attribute, StringAttr):
        data = attribute.value.encode("utf-8", "surrogateescape")
        machine.reserve(len(data))
        return tuple(data)
    if isinstance(attribute, ArrayAttr) and len(attribute) == len(fields):
        return tuple(
            [value_of(part, field, machine) for part, field in zip(attribute, fields, strict=True)]
        )
    if type_name(attribute) in ("ZeroAttr", "UndefAttr", "PoisonAttr"):
        return filled(type, 0 if type_name(attribute) == "ZeroAttr" else POISON)
    if isinstance(attribute, (UnitAttr, FlatSymbolRefAttr)):
        raise Unsupported("cannot be evaluated with that constant")
    elements = constant(attribute, machine)
    if not isinstance(elements, Elements):
        raise Unsupported(f"cannot be evaluated with that constant of '{type}'")
    return _nested(elements.values, type)


def type_name(attribute: Attribute) -> str:
    return type(attribute).__name__


def _nested(values: Sequence[Any], type: Type) -> Any:
    """Elements in order, as the arrays in arrays that a type says; a complex number is a struct."""
    fields = fields_of(type)
    if fields is None or isinstance(values[0], tuple) and len(values) == 1:
        from odsgen.runtime import VectorType

        return Elements(type.shape, values) if isinstance(type, VectorType) else values[0]
    if not fields:
        return ()
    each = len(values) // len(fields)
    parts = [values[number * each : (number + 1) * each] for number in range(len(fields))]
    return tuple([_nested(part, field) for part, field in zip(parts, fields, strict=True)])


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value, which may be written with another type."""
    found = machine.prepared.get(op)
    if found is None:
        found = machine.prepared[op] = [value_of(op.value, op.res.type, machine)]
    assert isinstance(found, list)
    return found


@evaluates(PoisonOp, UndefOp)
def evaluate_poison(op: Operation, operands: Values, machine: Machine) -> Values:
    """Poison; what is undefined is treated as that, so that nothing depends on it."""
    return [filled(op.results[0].type, POISON)]


@evaluates(ZeroOp, NoneTokenOp)
def evaluate_zero(op: Any, operands: Values, machine: Machine) -> Values:
    """The zero of numbers, the null pointer, and aggregates of them."""
    return [filled(op.results[0].type, 0)]


@evaluates(FreezeOp)
def evaluate_freeze(op: Operation, operands: Values, machine: Machine) -> Values:
    """The operand, and zero for what is poison in it."""
    return [_frozen(operands[0], op.results[0].type)]


def _frozen(value: Any, type: Type) -> Any:
    if value is POISON:
        return filled(type, 0)
    if isinstance(value, Elements):
        return Elements(value.shape, [0 if each is POISON else each for each in value.values])
    if isinstance(value, tuple):
        fields = fields_of(type) or ()
        return tuple([_frozen(part, field) for part, field in zip(value, fields, strict=True)])
    return value
