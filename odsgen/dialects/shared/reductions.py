"""Reduction kinds of `arith`: the combining operation and the neutral element."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.runtime import FloatAttr, FloatType, IntegerAttr, IntegerType

if TYPE_CHECKING:
    from odsgen.runtime import Location, Operation, Type, Value
    from odsgen_dialects.arith import AtomicRMWKind


_INDEX_WIDTH = 64


def joining_operation(
    kind: AtomicRMWKind, left: Value, right: Value, location: Location
) -> Operation | None:
    """The combining operation; None for a kind without one."""
    from odsgen_dialects import arith

    builders: dict[str, Callable[..., Operation]] = {
        "addf": arith.AddFOp.build,
        "addi": arith.AddIOp.build,
        "mulf": arith.MulFOp.build,
        "muli": arith.MulIOp.build,
        "maximumf": arith.MaximumFOp.build,
        "minimumf": arith.MinimumFOp.build,
        "maxnumf": arith.MaxNumFOp.build,
        "minnumf": arith.MinNumFOp.build,
        "maxs": arith.MaxSIOp.build,
        "mins": arith.MinSIOp.build,
        "maxu": arith.MaxUIOp.build,
        "minu": arith.MinUIOp.build,
        "ori": arith.OrIOp.build,
        "andi": arith.AndIOp.build,
        "xori": arith.XOrIOp.build,
    }
    build = builders.get(kind.name)
    return None if build is None else build(left, right, location=location)


def identity_constant(kind: AtomicRMWKind, type: Type, location: Location) -> Operation | None:
    """`arith.constant` of the neutral element; None for a kind without one."""
    from odsgen_dialects import arith

    value: FloatAttr | IntegerAttr
    if isinstance(type, FloatType):
        bits = _float_identity(kind.name, type)
        if bits is None:
            return None
        value = FloatAttr.from_bits(bits, type)
    else:
        number = _integer_identity(kind.name, type)
        if number is None:
            return None
        value = IntegerAttr.get(number, type)
    return arith.ConstantOp.build(value, location=location)


def _float_identity(kind: str, type: FloatType) -> int | None:
    numbers = {"addf": 0.0, "mulf": 1.0}
    if kind in numbers:
        return type.SEMANTICS.from_float(numbers[kind])
    return {
        "maximumf": type.SEMANTICS.infinity(True),
        "minimumf": type.SEMANTICS.infinity(),
        "maxnumf": type.SEMANTICS.nan(True),
        "minnumf": type.SEMANTICS.nan(),
    }.get(kind)


def _integer_identity(kind: str, type: Type) -> int | None:
    width = type.width if isinstance(type, IntegerType) else _INDEX_WIDTH
    least = -(1 << (width - 1))
    return {
        "addi": 0,
        "ori": 0,
        "xori": 0,
        "maxu": 0,
        "muli": 1,
        "andi": -1,
        "minu": -1,
        "maxs": least,
        "mins": ~least,
    }.get(kind)
