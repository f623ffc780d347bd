"""Evaluation of `index`, whose numbers have 64 bits."""

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
from odsgen.runtime.builtin.types import INDEX_STORAGE_WIDTH
from odsgen.runtime.interpreter import POISON, Machine

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.index import CmpOp

    Values = Sequence[Any]

evaluate_add = unsigned_operation(lambda a, b, width: a + b)
evaluate_sub = unsigned_operation(lambda a, b, width: a - b)
evaluate_mul = unsigned_operation(lambda a, b, width: a * b)
evaluate_divs = signed_operation(lambda a, b, width: in_signed_range(truncated(a, b), width))
evaluate_divu = unsigned_operation(lambda a, b, width: a // divisor(b))
evaluate_ceildivs = signed_operation(
    lambda a, b, width: in_signed_range(-(-a // divisor(b)), width)
)
evaluate_ceildivu = unsigned_operation(lambda a, b, width: -(-a // divisor(b)))
evaluate_floordivs = signed_operation(lambda a, b, width: in_signed_range(a // divisor(b), width))
evaluate_rems = signed_operation(
    lambda a, b, width: a - b * in_signed_range(truncated(a, b), width)
)
evaluate_remu = unsigned_operation(lambda a, b, width: a % divisor(b))
evaluate_maxs = signed_operation(lambda a, b, width: max(a, b))
evaluate_maxu = unsigned_operation(lambda a, b, width: max(a, b))
evaluate_mins = signed_operation(lambda a, b, width: min(a, b))
evaluate_minu = unsigned_operation(lambda a, b, width: min(a, b))
evaluate_and = unsigned_operation(lambda a, b, width: a & b)
evaluate_or = unsigned_operation(lambda a, b, width: a | b)
evaluate_xor = unsigned_operation(lambda a, b, width: a ^ b)
evaluate_shl = unsigned_operation(lambda a, b, width: POISON if b >= width else a << b)
evaluate_shru = unsigned_operation(lambda a, b, width: POISON if b >= width else a >> b)
evaluate_shrs = unsigned_operation(
    lambda a, b, width: POISON if b >= width else signed(a, width) >> b
)


def evaluate_constant(op: Operation, operands: Values, machine: Machine) -> Values:
    """The value."""
    return [constant(op.properties["value"], machine)]


evaluate_bool_constant = evaluate_constant


def evaluate_sizeof(op: Operation, operands: Values, machine: Machine) -> Values:
    """How many bits an index has."""
    return [INDEX_STORAGE_WIDTH]


def evaluate_cmp(op: CmpOp, operands: Values, machine: Machine) -> Values:
    """Whether the comparison holds."""
    return compare_integers(str(op.pred), op, operands, machine)


def evaluate_casts(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same number with its sign, or its low bits."""
    source, target = width_of(op.operands[0].type), width_of(op.results[0].type)
    return [each(lambda a: signed(a, source) & ((1 << target) - 1), operands, machine)]


def evaluate_castu(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same number without a sign, or its low bits."""
    target = width_of(op.results[0].type)
    return [each(lambda a: a & ((1 << target) - 1), operands, machine)]
