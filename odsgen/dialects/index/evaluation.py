"""Evaluation of `index` with 64 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.evaluation import compare_integers
from odsgen.dialects.shared import (
    constant,
    divisor,
    each,
    in_signed_range,
    signed,
    signed_operation,
    truncated,
    unsigned_operation,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Machine
from odsgen.runtime import INDEX_STORAGE_WIDTH, Operation
from odsgen_dialects import index

if TYPE_CHECKING:

    Values = Sequence[Any]

evaluates(index.AddOp)(unsigned_operation(lambda a, b, width: a + b))
evaluates(index.SubOp)(unsigned_operation(lambda a, b, width: a - b))
evaluates(index.MulOp)(unsigned_operation(lambda a, b, width: a * b))
evaluates(index.DivSOp)(
    signed_operation(lambda a, b, width: in_signed_range(truncated(a, b), width))
)
evaluates(index.DivUOp)(unsigned_operation(lambda a, b, width: a // divisor(b)))
evaluates(index.CeilDivSOp)(
    signed_operation(lambda a, b, width: in_signed_range(-(-a // divisor(b)), width))
)
evaluates(index.CeilDivUOp)(unsigned_operation(lambda a, b, width: -(-a // divisor(b))))
evaluates(index.FloorDivSOp)(
    signed_operation(lambda a, b, width: in_signed_range(a // divisor(b), width))
)
evaluates(index.RemSOp)(
    signed_operation(lambda a, b, width: a - b * in_signed_range(truncated(a, b), width))
)
evaluates(index.RemUOp)(unsigned_operation(lambda a, b, width: a % divisor(b)))
evaluates(index.MaxSOp)(signed_operation(lambda a, b, width: max(a, b)))
evaluates(index.MaxUOp)(unsigned_operation(lambda a, b, width: max(a, b)))
evaluates(index.MinSOp)(signed_operation(lambda a, b, width: min(a, b)))
evaluates(index.MinUOp)(unsigned_operation(lambda a, b, width: min(a, b)))
evaluates(index.AndOp)(unsigned_operation(lambda a, b, width: a & b))
evaluates(index.OrOp)(unsigned_operation(lambda a, b, width: a | b))
evaluates(index.XOrOp)(unsigned_operation(lambda a, b, width: a ^ b))
evaluates(index.ShlOp)(unsigned_operation(lambda a, b, width: POISON if b >= width else a << b))
evaluates(index.ShrUOp)(unsigned_operation(lambda a, b, width: POISON if b >= width else a >> b))
evaluates(index.ShrSOp)(
    unsigned_operation(lambda a, b, width: POISON if b >= width else signed(a, width) >> b)
)


@evaluates(index.ConstantOp, index.BoolConstantOp)
def evaluate_constant(
    op: index.ConstantOp | index.BoolConstantOp, operands: Values, machine: Machine
) -> Values:
    """The value."""
    return [constant(op.value_attr, machine)]


@evaluates(index.SizeOfOp)
def evaluate_sizeof(op: Operation, operands: Values, machine: Machine) -> Values:
    """The width of an index in bits."""
    return [INDEX_STORAGE_WIDTH]


@evaluates(index.CmpOp)
def evaluate_cmp(op: index.CmpOp, operands: Values, machine: Machine) -> Values:
    """The bit of the comparison."""
    return compare_integers(str(op.pred), op, operands, machine)


@evaluates(index.CastSOp)
def evaluate_casts(op: Operation, operands: Values, machine: Machine) -> Values:
    """Sign extension or truncation."""
    source, target = width_of(op.operands[0].type), width_of(op.results[0].type)
    return [
        each(
            lambda a: signed(a, source) & ((1 << target) - 1), operands, machine, op.results[0].type
        )
    ]


@evaluates(index.CastUOp)
def evaluate_castu(op: Operation, operands: Values, machine: Machine) -> Values:
    """Zero extension or truncation."""
    target = width_of(op.results[0].type)
    return [each(lambda a: a & ((1 << target) - 1), operands, machine, op.results[0].type)]
