"""Result types of the dialect `hwarith`: as wide as no result overflows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import checks, infers
from odsgen.runtime import IntegerType, Signedness, Type, Value


def _integers(operands: Sequence[Value]) -> list[IntegerType]:
    types = [value.type for value in operands]
    integers = [type for type in types if isinstance(type, IntegerType) and not type.is_signless]
    if len(integers) != 2 or len(types) != 2:
        raise ValueError("expected two integers with a sign or without one")
    return integers


def _integer(width: int, is_signed: bool) -> IntegerType:
    return IntegerType.get(width, Signedness.SIGNED if is_signed else Signedness.UNSIGNED)


def _sum(operands: Sequence[Value]) -> tuple[int, bool]:
    """The width of a sum, and whether it has a sign."""
    lhs, rhs = _integers(operands)
    if lhs.is_signed == rhs.is_signed:
        return max(lhs.width, rhs.width) + 1, lhs.is_signed
    signed, unsigned = (lhs, rhs) if lhs.is_signed else (rhs, lhs)
    width = max(lhs.width, rhs.width) + 1
    return width + (unsigned.width >= signed.width), True


@infers("hwarith.add")
def infer_add(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """AddOp::inferReturnTypes"""
    width, is_signed = _sum(operands)
    return [_integer(width, is_signed)]


@infers("hwarith.sub")
def infer_sub(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """As for a sum, with a sign."""
    return [_integer(_sum(operands)[0], True)]


@infers("hwarith.mul")
def infer_mul(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """As wide as both together."""
    lhs, rhs = _integers(operands)
    return [_integer(lhs.width + rhs.width, lhs.is_signed or rhs.is_signed)]


@infers("hwarith.div")
def infer_div(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """As wide as the dividend, and one more for a divisor with a sign."""
    lhs, rhs = _integers(operands)
    return [_integer(lhs.width + rhs.is_signed, lhs.is_signed or rhs.is_signed)]


@checks("check_is_hw_arith_integer_type")
def check_is_hw_arith_integer_type(type: Any) -> bool:
    """Whether it is an integer that says whether it has a sign."""
    return isinstance(type, IntegerType) and not type.is_signless and type.width > 0
