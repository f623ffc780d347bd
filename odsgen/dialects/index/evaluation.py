"""Evaluation of `index` with 64 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.evaluation import compare_integers
from odsgen.dialects.shared.constant_folding import signed, width_of
from odsgen.dialects.shared.evaluation import (
    constant,
    divisor,
    each,
    in_signed_range,
    signed_operation,
    truncated,
    unsigned_operation,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Machine
from odsgen.runtime.builtin.types import INDEX_STORAGE_WIDTH
from odsgen_dialects.index import (
    AddOp,
    AndOp,
    BoolConstantOp,
    CastSOp,
    CastUOp,
    CeilDivSOp,
    CeilDivUOp,
    CmpOp,
    ConstantOp,
    DivSOp,
    DivUOp,
    FloorDivSOp,
    MaxSOp,
    MaxUOp,
    MinSOp,
    MinUOp,
    MulOp,
    OrOp,
    RemSOp,
    RemUOp,
    ShlOp,
    ShrSOp,
    ShrUOp,
    SizeOfOp,
    SubOp,
    XOrOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

    Values = Sequence[Any]

evaluates(AddOp)(unsigned_operation(lambda a, b, width: a + b))
evaluates(SubOp)(unsigned_operation(lambda a, b, width: a - b))
evaluates(MulOp)(unsigned_operation(lambda a, b, width: a * b))
evaluates(DivSOp)(signed_operation(lambda a, b, width: in_signed_range(truncated(a, b), width)))
evaluates(DivUOp)(unsigned_operation(lambda a, b, width: a // divisor(b)))
evaluates(CeilDivSOp)(
    signed_operation(lambda a, b, width: in_signed_range(-(-a // divisor(b)), width))
)
evaluates(CeilDivUOp)(unsigned_operation(lambda a, b, width: -(-a // divisor(b))))
evaluates(FloorDivSOp)(
    signed_operation(lambda a, b, width: in_signed_range(a // divisor(b), width))
)
evaluates(RemSOp)(
    signed_operation(lambda a, b, width: a - b * in_signed_range(truncated(a, b), width))
)
evaluates(RemUOp)(unsigned_operation(lambda a, b, width: a % divisor(b)))
evaluates(MaxSOp)(signed_operation(lambda a, b, width: max(a, b)))
evaluates(MaxUOp)(unsigned_operation(lambda a, b, width: max(a, b)))
evaluates(MinSOp)(signed_operation(lambda a, b, width: min(a, b)))
evaluates(MinUOp)(unsigned_operation(lambda a, b, width: min(a, b)))
evaluates(AndOp)(unsigned_operation(lambda a, b, width: a & b))
evaluates(OrOp)(unsigned_operation(lambda a, b, width: a | b))
evaluates(XOrOp)(unsigned_operation(lambda a, b, width: a ^ b))
evaluates(ShlOp)(unsigned_operation(lambda a, b, width: POISON if b >= width else a << b))
evaluates(ShrUOp)(unsigned_operation(lambda a, b, width: POISON if b >= width else a >> b))
evaluates(ShrSOp)(
    unsigned_operation(lambda a, b, width: POISON if b >= width else signed(a, width) >> b)
)


@evaluates(ConstantOp, BoolConstantOp)
def evaluate_constant(
    op: ConstantOp | BoolConstantOp, operands: Values, machine: Machine
) -> Values:
    """The value."""
    return [constant(op.value_attr, machine)]


@evaluates(SizeOfOp)
def evaluate_sizeof(op: Operation, operands: Values, machine: Machine) -> Values:
    """The width of an index in bits."""
    return [INDEX_STORAGE_WIDTH]


@evaluates(CmpOp)
def evaluate_cmp(op: CmpOp, operands: Values, machine: Machine) -> Values:
    """The bit of the comparison."""
    return compare_integers(str(op.pred), op, operands, machine)


@evaluates(CastSOp)
def evaluate_casts(op: Operation, operands: Values, machine: Machine) -> Values:
    """Sign extension or truncation."""
    source, target = width_of(op.operands[0].type), width_of(op.results[0].type)
    return [
        each(
            lambda a: signed(a, source) & ((1 << target) - 1), operands, machine, op.results[0].type
        )
    ]


@evaluates(CastUOp)
def evaluate_castu(op: Operation, operands: Values, machine: Machine) -> Values:
    """Zero extension or truncation."""
    target = width_of(op.results[0].type)
    return [each(lambda a: a & ((1 << target) - 1), operands, machine, op.results[0].type)]
