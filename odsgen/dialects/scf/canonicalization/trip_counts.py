"""Constant trip counts (`constantTripCount`)."""

from __future__ import annotations

from odsgen.dialects.shared import Mixed, integer_bits, signed, width_of
from odsgen.rewriting import constant_value
from odsgen.runtime import Value


def trip_count(lower: Mixed, upper: Mixed, step: Mixed, *, is_signed: bool = True) -> int | None:
    """The constant trip count; None if unknown."""
    if lower is upper or (not isinstance(lower, Value) and lower == upper):
        return 0
    if isinstance(lower, Value) is not isinstance(upper, Value):
        return None  # as in MLIR, for types that differ
    width = next((width_of(v.type) for v in (lower, upper, step) if isinstance(v, Value)), 64)
    by = _number(step, width)
    if by is not None and by <= 0:
        return 0  # whatever the bounds are, and even for unsigned comparison
    first, last = _number(lower, width), _number(upper, width)
    if first is None or last is None:
        distance = _distance(lower, upper, width, is_signed)
        if distance is None:
            return None
    else:
        if not is_signed:
            first, last = first % (1 << width), last % (1 << width)
        distance = last - first
        if is_signed and distance >> (width - 1):
            return 0  # negative, or an overflow to a negative number
    if distance <= 0:
        return 0
    return None if by is None else -(-distance // by)


def _number(value: Mixed, width: int) -> int | None:
    if not isinstance(value, Value):
        return value
    bits = integer_bits(constant_value(value))
    return None if bits is None else signed(bits, width)


def _distance(lower: Mixed, upper: Mixed, width: int, is_signed: bool) -> int | None:
    """The constant by which an `addi` without overflow makes the upper bound from the lower."""
    from odsgen_dialects.arith import AddIOp, IntegerOverflowFlags

    if not isinstance(upper, Value):
        return None
    add = upper.defining_op
    if not isinstance(add, AddIOp) or add.lhs is not lower:
        return None
    flag = IntegerOverflowFlags.nsw if is_signed else IntegerOverflowFlags.nuw
    if flag not in add.overflow_flags:
        return None
    return _number(add.rhs, width)
