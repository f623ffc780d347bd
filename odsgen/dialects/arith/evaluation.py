"""Evaluation of `arith`.

Fast-math flags change nothing; overflow flags turn an overflow into poison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import (
    charge_width,
    constant,
    divisor,
    each,
    float_operation,
    in_signed_range,
    number_type,
    semantics_of,
    signed,
    signed_operation,
    truncated,
    unsigned_operation,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, Unsupported
from odsgen.runtime import FloatType, Operation, Type
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.dialects.shared.evaluation import Evaluator

    Values = Sequence[Any]


@evaluates(arith.ConstantOp)
def evaluate_constant(op: arith.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value."""
    return [constant(op.value, machine)]


# --- sums, differences, products --------------------------------------------------------------------------------------------


def _overflowing(compute: Callable[[int, int], int]) -> Evaluator:
    """Evaluates integer arithmetic; an overflow that a flag excludes is poison."""

    def evaluate(op: Any, operands: Values, machine: Machine) -> Values:
        charge_width(op.operands[0].type, operands, machine)
        width = width_of(op.operands[0].type)
        flags = op.overflow_flags
        no_signed, no_unsigned = bool(flags & type(flags).nsw), bool(flags & type(flags).nuw)

        def with_flags(a: int, b: int) -> Any:
            whole = compute(a, b)
            bits = whole & ((1 << width) - 1)
            if no_unsigned and whole != bits:
                return POISON
            if no_signed and compute(signed(a, width), signed(b, width)) != signed(bits, width):
                return POISON
            return bits

        return [each(with_flags, operands, machine, op.results[0].type)]

    return evaluate


evaluates(arith.AddIOp)(_overflowing(lambda a, b: a + b))
evaluates(arith.SubIOp)(_overflowing(lambda a, b: a - b))
evaluates(arith.MulIOp)(_overflowing(lambda a, b: a * b))


@evaluates(arith.AddUIExtendedOp)
def evaluate_addui_extended(op: Operation, operands: Values, machine: Machine) -> Values:
    """The sum and the overflow bit."""
    width = width_of(op.operands[0].type)
    mask = (1 << width) - 1
    return [
        each(lambda a, b: a + b & mask, operands, machine, op.results[0].type),
        each(lambda a, b: a + b >> width, operands, machine, op.results[1].type),
    ]


def _extended(product: Callable[[int, int, int], int]) -> Evaluator:
    """Evaluates a product as its low and high half."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        charge_width(op.operands[0].type, operands, machine)
        width = width_of(op.operands[0].type)
        mask = (1 << width) - 1
        return [
            each(lambda a, b: product(a, b, width) & mask, operands, machine, op.results[0].type),
            each(
                lambda a, b: product(a, b, width) >> width & mask,
                operands,
                machine,
                op.results[0].type,
            ),
        ]

    return evaluate


evaluates(arith.MulUIExtendedOp)(_extended(lambda a, b, width: a * b))
evaluates(arith.MulSIExtendedOp)(_extended(lambda a, b, width: signed(a, width) * signed(b, width)))


# --- quotients and remainders -----------------------------------------------------------------------------------------------


def _exact(
    compute: Callable[[int, int, int], Any],
    left_over: Callable[[int, int], bool],
    is_shift: bool = False,
) -> Any:
    """Evaluates a quotient; with `exact`, a remainder makes it poison."""

    def evaluate(op: Any, operands: Values, machine: Machine) -> Values:
        if not is_shift:
            charge_width(op.operands[0].type, operands, machine)
        width = width_of(op.operands[0].type)
        is_exact = bool(op.is_exact)
        mask = (1 << width) - 1

        def with_flag(a: int, b: int) -> Any:
            found = compute(a, b, width)
            if found is POISON or (is_exact and left_over(a, b)):
                return POISON
            return found & mask

        return [each(with_flag, operands, machine, op.results[0].type)]

    return evaluate


def _signed_quotient(a: int, b: int, width: int) -> int:
    return in_signed_range(truncated(signed(a, width), signed(b, width)), width)


@evaluates(arith.DivSIOp)
def evaluate_divsi(op: Any, operands: Values, machine: Machine) -> Values:
    """The signed quotient, rounded towards zero."""
    width = width_of(op.operands[0].type)

    def left_over(a: int, b: int) -> bool:
        return bool(signed(a, width) % signed(b, width))

    return _exact(_signed_quotient, left_over)(op, operands, machine)  # type: ignore[no-any-return]


evaluates(arith.DivUIOp)(_exact(lambda a, b, width: a // divisor(b), lambda a, b: bool(a % b)))
evaluates(arith.CeilDivUIOp)(unsigned_operation(lambda a, b, width: -(-a // divisor(b))))
evaluates(arith.CeilDivSIOp)(
    signed_operation(lambda a, b, width: in_signed_range(-(-a // divisor(b)), width))
)
evaluates(arith.FloorDivSIOp)(
    signed_operation(lambda a, b, width: in_signed_range(a // divisor(b), width))
)
evaluates(arith.RemUIOp)(unsigned_operation(lambda a, b, width: a % divisor(b)))


def _signed_remainder(a: int, b: int, width: int) -> int:
    return a - b * in_signed_range(truncated(a, b), width)


evaluates(arith.RemSIOp)(signed_operation(_signed_remainder))


# --- bits -------------------------------------------------------------------------------------------------------------------

evaluates(arith.AndIOp)(unsigned_operation(lambda a, b, width: a & b))
evaluates(arith.OrIOp)(unsigned_operation(lambda a, b, width: a | b))
evaluates(arith.XOrIOp)(unsigned_operation(lambda a, b, width: a ^ b))


@evaluates(arith.ShLIOp)
def evaluate_shli(op: Any, operands: Values, machine: Machine) -> Values:
    """Shifts left; poison for a shift by the width or more, or an overflow that a flag excludes."""
    width = width_of(op.operands[0].type)
    flags = op.overflow_flags
    no_signed, no_unsigned = bool(flags & type(flags).nsw), bool(flags & type(flags).nuw)

    def shift(a: int, b: int) -> Any:
        if b >= width:
            return POISON
        bits = a << b & ((1 << width) - 1)
        if no_unsigned and bits >> b != a:
            return POISON
        if no_signed and signed(bits, width) >> b != signed(a, width):
            return POISON
        return bits

    return [each(shift, operands, machine, op.results[0].type)]


def _lost_bits(a: int, b: int) -> bool:
    return bool(a & ((1 << b) - 1))


evaluates(arith.ShRUIOp)(
    _exact(lambda a, b, width: POISON if b >= width else a >> b, _lost_bits, True)
)
evaluates(arith.ShRSIOp)(
    _exact(lambda a, b, width: POISON if b >= width else signed(a, width) >> b, _lost_bits, True)
)
evaluates(arith.MaxSIOp)(signed_operation(lambda a, b, width: max(a, b)))
evaluates(arith.MinSIOp)(signed_operation(lambda a, b, width: min(a, b)))
evaluates(arith.MaxUIOp)(unsigned_operation(lambda a, b, width: max(a, b)))
evaluates(arith.MinUIOp)(unsigned_operation(lambda a, b, width: min(a, b)))


# --- floats -----------------------------------------------------------------------------------------------------------------


def _rounding(compute: Callable[..., Any]) -> Evaluator:
    """Evaluates an operation that rounds to nearest even; other rounding modes are refused."""
    nearest = float_operation(compute)

    def evaluate(op: Any, operands: Values, machine: Machine) -> Values:
        _check_rounding(op)
        return nearest(op, operands, machine)

    return evaluate


def _check_rounding(op: Any) -> None:
    mode = getattr(op, "roundingmode", None)
    if mode is not None and int(mode) != 0:
        raise Unsupported(f"cannot be evaluated with the rounding mode '{mode}'")


evaluates(arith.AddFOp)(_rounding(arithmetic.add))
evaluates(arith.SubFOp)(_rounding(arithmetic.subtract))
evaluates(arith.MulFOp)(_rounding(arithmetic.multiply))
evaluates(arith.DivFOp)(_rounding(arithmetic.divide))
evaluates(arith.RemFOp)(_rounding(arithmetic.remainder))
evaluates(arith.NegFOp)(float_operation(arithmetic.negate))
evaluates(arith.MaximumFOp)(float_operation(arithmetic.maximum))
evaluates(arith.MinimumFOp)(float_operation(arithmetic.minimum))
evaluates(arith.MaxNumFOp)(float_operation(arithmetic.maximum_number))
evaluates(arith.MinNumFOp)(float_operation(arithmetic.minimum_number))


# --- casts ------------------------------------------------------------------------------------------------------------------


def _integer_cast(is_signed: bool) -> Evaluator:
    """Evaluates an integer extension or index cast."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        source, target = width_of(op.operands[0].type), width_of(op.results[0].type)
        mask = (1 << target) - 1
        if is_signed:
            return [each(lambda a: signed(a, source) & mask, operands, machine, op.results[0].type)]
        return [each(lambda a: a & mask, operands, machine, op.results[0].type)]

    return evaluate


@evaluates(arith.TruncIOp)
def evaluate_trunci(op: Any, operands: Values, machine: Machine) -> Values:
    """The low bits; poison if a flag excludes the loss."""
    source, target = width_of(op.operands[0].type), width_of(op.results[0].type)
    flags = op.overflow_flags
    no_signed, no_unsigned = bool(flags & type(flags).nsw), bool(flags & type(flags).nuw)
    mask = (1 << target) - 1

    def truncate(a: int) -> Any:
        bits = a & mask
        if no_unsigned and bits != a or no_signed and signed(bits, target) != signed(a, source):
            return POISON
        return bits

    return [each(truncate, operands, machine, op.results[0].type)]


evaluates(arith.ExtUIOp)(_integer_cast(is_signed=False))
evaluates(arith.ExtSIOp)(_integer_cast(is_signed=True))
evaluates(arith.IndexCastOp)(_integer_cast(is_signed=True))
evaluates(arith.IndexCastUIOp)(_integer_cast(is_signed=False))


@evaluates(arith.TruncFOp, arith.ExtFOp)
def evaluate_truncf(op: Any, operands: Values, machine: Machine) -> Values:
    """The nearest value of the other float format."""
    _check_rounding(op)
    source, target = semantics_of(op.operands[0].type), semantics_of(op.results[0].type)
    return [each(lambda a: target.convert(a, source), operands, machine, op.results[0].type)]


def _to_float(is_signed: bool) -> Evaluator:
    """Evaluates a cast from integer to float, rounded to nearest."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        width, target = width_of(op.operands[0].type), semantics_of(op.results[0].type)

        def convert(a: int) -> int:
            return arithmetic.from_integer(target, signed(a, width) if is_signed else a)

        return [each(convert, operands, machine, op.results[0].type)]

    return evaluate


evaluates(arith.SIToFPOp)(_to_float(is_signed=True))
evaluates(arith.UIToFPOp)(_to_float(is_signed=False))


def _to_integer(is_signed: bool) -> Evaluator:
    """Evaluates a cast from float to integer, rounded towards zero; poison if out of range."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        source, width = semantics_of(op.operands[0].type), width_of(op.results[0].type)
        least = -(1 << width >> 1) if is_signed else 0
        limit = 1 << width >> 1 if is_signed else 1 << width

        def convert(bits: int) -> Any:
            whole = arithmetic.to_integer(source, bits)
            if whole is None or not least <= whole < limit:
                return POISON
            return whole & ((1 << width) - 1)

        return [each(convert, operands, machine, op.results[0].type)]

    return evaluate


evaluates(arith.FPToSIOp)(_to_integer(is_signed=True))
evaluates(arith.FPToUIOp)(_to_integer(is_signed=False))


@evaluates(arith.BitcastOp)
def evaluate_bitcast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same bits."""
    target: Type | None = number_type(op.results[0].type)
    if target is None or number_type(op.operands[0].type) is None:
        raise Unsupported("cannot be evaluated with operands that are no numbers")
    if isinstance(target, FloatType):
        return [each(target.SEMANTICS.canonical, operands, machine, op.results[0].type)]
    return [each(lambda a: a, operands, machine, op.results[0].type)]


# --- comparisons and choices ------------------------------------------------------------------------------------------------

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def compare_integers(predicate: str, op: Operation, operands: Values, machine: Machine) -> Values:
    """Compares two integers by the keyword of a predicate; returns a bit."""
    width = width_of(op.operands[0].type)
    if predicate in ("eq", "ne"):
        holds = COMPARISONS[predicate]
        return [each(lambda a, b: int(holds(a, b)), operands, machine, op.results[0].type)]
    holds = COMPARISONS[predicate[1:]]
    if predicate[0] == "u":
        return [each(lambda a, b: int(holds(a, b)), operands, machine, op.results[0].type)]
    type = op.results[0].type
    return [
        each(lambda a, b: int(holds(signed(a, width), signed(b, width))), operands, machine, type)
    ]


@evaluates(arith.CmpIOp)
def evaluate_cmpi(op: arith.CmpIOp, operands: Values, machine: Machine) -> Values:
    """The bit of the comparison."""
    return compare_integers(str(op.predicate), op, operands, machine)


@evaluates(arith.CmpFOp)
def evaluate_cmpf(op: arith.CmpFOp, operands: Values, machine: Machine) -> Values:
    """The bit of the comparison; an unordered predicate holds for NaN."""
    predicate = op.predicate.name.lower()
    if predicate in ("alwaysfalse", "alwaystrue"):
        return [
            each(lambda a, b: int(predicate == "alwaystrue"), operands, machine, op.results[0].type)
        ]
    semantics = semantics_of(op.operands[0].type)

    def compare(a: int, b: int) -> int:
        order = arithmetic.compare(semantics, a, b)
        if predicate in ("ord", "uno"):
            return int((order is None) == (predicate == "uno"))
        if order is None:
            return int(predicate[0] == "u")
        return int(COMPARISONS[predicate[1:]](order, 0))

    return [each(compare, operands, machine, op.results[0].type)]


@evaluates(arith.SelectOp)
def evaluate_select(op: arith.SelectOp, operands: Values, machine: Machine) -> Values:
    """Selects a value, or element by element."""
    condition, if_true, if_false = operands
    if condition is POISON:
        return [POISON]
    if not isinstance(condition, Elements):
        return [if_true if condition else if_false]
    machine.reserve(len(condition.values))
    columns = [
        value.values if isinstance(value, Elements) else [POISON] * len(condition.values)
        for value in (if_true, if_false)
    ]
    rows = zip(condition.values, *columns, strict=True)
    return [
        Elements(condition.shape, [POISON if c is POISON else a if c else b for c, a, b in rows])
    ]
