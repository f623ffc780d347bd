"""Folds of `index`, where 32 and 64 bits give the same result."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import signed
from odsgen.hooks import canonicalizes, folds, materializes_constants
from odsgen.rewriting import constant_value
from odsgen.runtime import BoolAttr, IndexType, IntegerAttr, IntegerType, i1, index
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
    SubOp,
    XOrOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Attribute, Location, Operation, Type, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None
    #: Computes from two unsigned operands and the width; None if undefined.
    Compute = Callable[[int, int, int], int | None]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `index.bool.constant` for a boolean, `index.constant` for an index."""
    from odsgen_dialects.index import BoolConstantOp, ConstantOp

    if isinstance(value, BoolAttr):
        return (
            BoolConstantOp.build_generic(
                attributes={"value": value}, result_types=[type], location=location
            )
            if type is i1
            else None
        )
    if isinstance(value, IntegerAttr) and value.type is index and type is index:
        return ConstantOp.build_generic(
            attributes={"value": value}, result_types=[type], location=location
        )
    return None


@folds(ConstantOp, BoolConstantOp)
def fold_constant(op: ConstantOp | BoolConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold, BoolConstantOp::fold"""
    return [op.value_attr]


def _number(constant: Attribute | None) -> int | None:
    return constant.unsigned_value if isinstance(constant, IntegerAttr) else None


def _both(operands: Constants, compute: Compute) -> Folded:
    """The 64-bit result if its low half is the 32-bit result."""
    a, b = (_number(constant) for constant in operands)
    if a is None or b is None:
        return None
    wide = compute(a, b, 64)
    narrow = compute(a & 0xFFFFFFFF, b & 0xFFFFFFFF, 32)
    if wide is None or narrow is None or (wide ^ narrow) & 0xFFFFFFFF:
        return None
    return [IntegerAttr.get(signed(wide & ((1 << 64) - 1), 64), index)]


def _with_neutral(op: Operation, operands: Constants, neutral: int, compute: Compute) -> Folded:
    found = _both(operands, compute)
    if found is None and _number(operands[1]) == neutral:
        return [op.operands[0]]
    return found


@folds(AddOp)
def fold_add(op: Operation, operands: Constants) -> Folded:
    """x + 0 is x."""
    return _with_neutral(op, operands, 0, lambda a, b, width: a + b)


@folds(SubOp)
def fold_sub(op: Operation, operands: Constants) -> Folded:
    """x - 0 is x."""
    return _with_neutral(op, operands, 0, lambda a, b, width: a - b)


@folds(MulOp)
def fold_mul(op: Operation, operands: Constants) -> Folded:
    """x * 1 is x, x * 0 is 0."""
    found = _with_neutral(op, operands, 1, lambda a, b, width: a * b)
    factor = operands[1]
    if found is None and factor is not None and _number(factor) == 0:
        return [factor]
    return found


def _truncated(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _ceiling(a: int, b: int, width: int) -> int:
    """Rounds a quotient up; as in MLIR, the negated minimum wraps."""
    if a and (a > 0) != (b > 0):
        return -_truncated(signed(-a & ((1 << width) - 1), width), b)
    return -(-a // b)


@folds(DivSOp)
def fold_divs(op: Operation, operands: Constants) -> Folded:
    """DivSOp::fold"""
    return _both(operands, lambda a, b, w: _truncated(signed(a, w), signed(b, w)) if b else None)


@folds(DivUOp)
def fold_divu(op: Operation, operands: Constants) -> Folded:
    """DivUOp::fold"""
    return _both(operands, lambda a, b, w: a // b if b else None)


@folds(CeilDivSOp)
def fold_ceildivs(op: Operation, operands: Constants) -> Folded:
    """CeilDivSOp::fold"""
    return _both(operands, lambda a, b, w: _ceiling(signed(a, w), signed(b, w), w) if b else None)


@folds(CeilDivUOp)
def fold_ceildivu(op: Operation, operands: Constants) -> Folded:
    """CeilDivUOp::fold"""
    return _both(operands, lambda a, b, w: -(-a // b) if b else None)


@folds(FloorDivSOp)
def fold_floordivs(op: Operation, operands: Constants) -> Folded:
    """FloorDivSOp::fold"""
    return _both(operands, lambda a, b, w: signed(a, w) // signed(b, w) if b else None)


@folds(RemSOp)
def fold_rems(op: Operation, operands: Constants) -> Folded:
    """RemSOp::fold"""

    def compute(a: int, b: int, width: int) -> int | None:
        if not b:
            return None
        left = abs(signed(a, width)) % abs(signed(b, width))
        return -left if signed(a, width) < 0 else left

    return _both(operands, compute)


@folds(RemUOp)
def fold_remu(op: Operation, operands: Constants) -> Folded:
    """RemUOp::fold"""
    return _both(operands, lambda a, b, w: a % b if b else None)


@folds(MaxSOp)
def fold_maxs(op: Operation, operands: Constants) -> Folded:
    """MaxSOp::fold"""
    return _both(operands, lambda a, b, w: max(signed(a, w), signed(b, w)))


@folds(MaxUOp)
def fold_maxu(op: Operation, operands: Constants) -> Folded:
    """MaxUOp::fold"""
    return _both(operands, lambda a, b, w: max(a, b))


@folds(MinSOp)
def fold_mins(op: Operation, operands: Constants) -> Folded:
    """MinSOp::fold"""
    return _both(operands, lambda a, b, w: min(signed(a, w), signed(b, w)))


@folds(MinUOp)
def fold_minu(op: Operation, operands: Constants) -> Folded:
    """MinUOp::fold"""
    return _both(operands, lambda a, b, w: min(a, b))


@folds(ShlOp)
def fold_shl(op: Operation, operands: Constants) -> Folded:
    """ShlOp::fold"""
    return _both(operands, lambda a, b, w: a << b if b < w else None)


@folds(ShrSOp)
def fold_shrs(op: Operation, operands: Constants) -> Folded:
    """ShrSOp::fold"""
    return _both(operands, lambda a, b, w: signed(a, w) >> b if b < w else None)


@folds(ShrUOp)
def fold_shru(op: Operation, operands: Constants) -> Folded:
    """ShrUOp::fold"""
    return _both(operands, lambda a, b, w: a >> b if b < w else None)


@folds(AndOp)
def fold_and(op: Operation, operands: Constants) -> Folded:
    """AndOp::fold"""
    return _both(operands, lambda a, b, w: a & b)


@folds(OrOp)
def fold_or(op: Operation, operands: Constants) -> Folded:
    """OrOp::fold"""
    return _both(operands, lambda a, b, w: a | b)


@folds(XOrOp)
def fold_xor(op: Operation, operands: Constants) -> Folded:
    """XOrOp::fold"""
    return _both(operands, lambda a, b, w: a ^ b)


def _fold_cast(op: Operation, operands: Constants, read: Callable[[int, int], int]) -> Folded:
    """The constant, if it does not depend on the width of an index."""
    constant = operands[0]
    type = op.results[0].type
    if not isinstance(constant, IntegerAttr):
        return None
    bits = constant.unsigned_value
    if isinstance(type, IndexType):
        source = constant.type
        assert isinstance(source, IntegerType)
        value = read(bits, source.width)
        if source.width > 32 and read(bits & 0xFFFFFFFF, 32) & 0xFFFFFFFF != value & 0xFFFFFFFF:
            return None
        return [IntegerAttr.get(signed(value & ((1 << 64) - 1), 64), index)]
    assert isinstance(type, IntegerType)
    mask = (1 << type.width) - 1
    wide, narrow = read(bits, 64) & mask, read(bits & 0xFFFFFFFF, 32) & mask
    if wide != narrow:
        return None
    return [IntegerAttr.get(signed(wide, type.width), type)]


@folds(CastSOp)
def fold_casts(op: Operation, operands: Constants) -> Folded:
    """CastSOp::fold"""
    return _fold_cast(op, operands, signed)


@folds(CastUOp)
def fold_castu(op: Operation, operands: Constants) -> Folded:
    """CastUOp::fold"""
    return _fold_cast(op, operands, lambda bits, width: bits & ((1 << width) - 1))


# --- reassociation ------------------------------------------------------------------------------------------------------


@canonicalizes(AddOp, MulOp, AndOp, OrOp, XOrOp, MaxSOp, MaxUOp, MinSOp, MinUOp)
def reassociate(op: Operation, rewriter: PatternRewriter) -> bool:
    """(x op c) op d is x op (c op d): AddOp::canonicalize, MulOp::canonicalize …"""
    lhs, rhs = op.operands
    inner = lhs.defining_op
    second = constant_value(rhs)
    if inner is None or type(inner) is not type(op) or second is None:
        return False
    first = constant_value(inner.operands[1])
    if first is None:
        return False
    folded = op.fold([first, second])  # type: ignore[attr-defined]
    if folded is None or not isinstance(folded[0], IntegerAttr):
        return False
    made = materialize_constant(folded[0], index, op.location)
    assert made is not None
    constant = rewriter.insert(made).results[0]
    with rewriter.modifying(op):
        op.operands = (inner.operands[0], constant)
    return True


# --- comparisons --------------------------------------------------------------------------------------------------------

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}


def _holds(predicate: str, a: int, b: int, width: int) -> bool:
    """Whether a predicate holds for two numbers, truncated to a width."""
    mask = (1 << width) - 1
    a, b = a & mask, b & mask
    if predicate.startswith("s"):
        a, b = signed(a, width), signed(b, width)
    return _COMPARE[predicate.removeprefix("s").removeprefix("u")](a, b)


#: Signed and unsigned minimum and maximum.
_Range = tuple[int, int, int, int]


def _range_of_choice(choice: Operation, bound: int, width: int) -> _Range:
    """The range of a minimum or maximum with a constant."""
    half, full = 1 << (width - 1), 1 << width
    if isinstance(choice, (MinSOp, MaxSOp)):
        bound = signed(bound, width)
        low, high = (-half, bound) if isinstance(choice, MinSOp) else (bound, half - 1)
        if (low < 0) == (high < 0):
            return low, high, low % full, high % full
        return low, high, 0, full - 1
    low, high = (0, bound) if isinstance(choice, MinUOp) else (bound, full - 1)
    if (low < half) == (high < half):
        return signed(low, width), signed(high, width), low, high
    return -half, half - 1, low, high


def _must_hold(predicate: str, one: _Range, b: int, width: int) -> bool:
    low, high, unsigned_low, unsigned_high = one
    if predicate == "eq":
        return low == high == signed(b, width)
    if predicate == "ne":
        return any(_must_hold(other, one, b, width) for other in ("slt", "ult", "sgt", "ugt"))
    if predicate.startswith("s"):
        b = signed(b, width)
    else:
        low, high = unsigned_low, unsigned_high
    return _COMPARE[predicate[1:]](high if predicate[1] == "l" else low, b)


_OPPOSITES = {"eq": "ne", "slt": "sge", "sle": "sgt", "ult": "uge", "ule": "ugt"}
_OPPOSITES |= {opposite: predicate for predicate, opposite in _OPPOSITES.items()}


def _compare_choice(choice: Operation, predicate: str, a: int, b: int, width: int) -> bool | None:
    mask = (1 << width) - 1
    found = _range_of_choice(choice, a & mask, width)
    if _must_hold(predicate, found, b & mask, width):
        return True
    return False if _must_hold(_OPPOSITES[predicate], found, b & mask, width) else None


@folds(CmpOp)
def fold_cmp(op: CmpOp, operands: Constants) -> Folded:
    """CmpOp::fold"""
    predicate = op.pred.name.lower()
    a, b = (_number(constant) for constant in operands)
    if a is not None and b is not None:
        answer = _holds(predicate, a, b, 64)
        if answer == _holds(predicate, a, b, 32):
            return [BoolAttr.get(answer)]
    choice = op.lhs.defining_op
    if isinstance(choice, _CHOICES) and b is not None:
        bound = _number(constant_value(choice.operands[1]))
        if bound is not None:
            wide, narrow = (
                _compare_choice(choice, predicate, bound, b, width) for width in (64, 32)
            )
            if wide is not None and wide == narrow:
                return [BoolAttr.get(wide)]
    if op.lhs is op.rhs:
        return [BoolAttr.get(predicate in ("eq", "sge", "sle", "uge", "ule"))]
    return None


_CHOICES = (MinSOp, MinUOp, MaxSOp, MaxUOp)


@canonicalizes(CmpOp)
def canonicalize_cmp(op: CmpOp, rewriter: PatternRewriter) -> bool:
    """CmpOp::canonicalize"""
    from odsgen_dialects.index import SubOp

    if _number(constant_value(op.rhs)) == 0:
        difference = op.lhs.defining_op
        if not isinstance(difference, SubOp):
            return False
        operands = (difference.lhs, difference.rhs)
    elif _number(constant_value(op.lhs)) == 0:
        difference = op.rhs.defining_op
        if not isinstance(difference, SubOp):
            return False
        operands = (difference.rhs, difference.lhs)
    else:
        return False
    rewriter.replace_op_with_new(op, op.build(op.pred, *operands, location=op.location))
    return True
