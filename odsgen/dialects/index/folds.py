"""Folds of `index`: what is the same whether an index has 32 or 64 bits."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.constant_folding import signed
from odsgen.runtime.builtin.attributes import BoolAttr, IntegerAttr
from odsgen.runtime.builtin.types import IndexType, IntegerType, i1, index
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.index import BoolConstantOp, CmpOp, ConstantOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None
    #: The result of two operands, read without signs, and the number of bits; None if there is none.
    Compute = Callable[[int, int, int], int | None]


def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """`index.bool.constant` for a truth value, `index.constant` for an index."""
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


def fold_constant(op: ConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def fold_bool_constant(op: BoolConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def _number(constant: Attribute | None) -> int | None:
    return constant.unsigned_value if isinstance(constant, IntegerAttr) else None


def _both(operands: Constants, compute: Compute) -> Folded:
    """The result if 32 bits give the low half of what 64 bits give."""
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


def fold_add(op: Operation, operands: Constants) -> Folded:
    """x + 0 is x."""
    return _with_neutral(op, operands, 0, lambda a, b, width: a + b)


def fold_sub(op: Operation, operands: Constants) -> Folded:
    """x - 0 is x."""
    return _with_neutral(op, operands, 0, lambda a, b, width: a - b)


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
    """The quotient rounded up; as in MLIR, the least number negated is itself."""
    if a and (a > 0) != (b > 0):
        return -_truncated(signed(-a & ((1 << width) - 1), width), b)
    return -(-a // b)


def fold_divs(op: Operation, operands: Constants) -> Folded:
    """Rounded towards zero."""
    return _both(operands, lambda a, b, w: _truncated(signed(a, w), signed(b, w)) if b else None)


def fold_divu(op: Operation, operands: Constants) -> Folded:
    """Rounded down."""
    return _both(operands, lambda a, b, w: a // b if b else None)


def fold_ceildivs(op: Operation, operands: Constants) -> Folded:
    """Rounded up."""
    return _both(operands, lambda a, b, w: _ceiling(signed(a, w), signed(b, w), w) if b else None)


def fold_ceildivu(op: Operation, operands: Constants) -> Folded:
    """Rounded up."""
    return _both(operands, lambda a, b, w: -(-a // b) if b else None)


def fold_floordivs(op: Operation, operands: Constants) -> Folded:
    """Rounded down."""
    return _both(operands, lambda a, b, w: signed(a, w) // signed(b, w) if b else None)


def fold_rems(op: Operation, operands: Constants) -> Folded:
    """With the sign of the dividend."""

    def compute(a: int, b: int, width: int) -> int | None:
        if not b:
            return None
        left = abs(signed(a, width)) % abs(signed(b, width))
        return -left if signed(a, width) < 0 else left

    return _both(operands, compute)


def fold_remu(op: Operation, operands: Constants) -> Folded:
    """The remainder."""
    return _both(operands, lambda a, b, w: a % b if b else None)


def fold_maxs(op: Operation, operands: Constants) -> Folded:
    """The greater."""
    return _both(operands, lambda a, b, w: max(signed(a, w), signed(b, w)))


def fold_maxu(op: Operation, operands: Constants) -> Folded:
    """The greater."""
    return _both(operands, lambda a, b, w: max(a, b))


def fold_mins(op: Operation, operands: Constants) -> Folded:
    """The lesser."""
    return _both(operands, lambda a, b, w: min(signed(a, w), signed(b, w)))


def fold_minu(op: Operation, operands: Constants) -> Folded:
    """The lesser."""
    return _both(operands, lambda a, b, w: min(a, b))


def fold_shl(op: Operation, operands: Constants) -> Folded:
    """Nothing is known of a shift by the width or more."""
    return _both(operands, lambda a, b, w: a << b if b < w else None)


def fold_shrs(op: Operation, operands: Constants) -> Folded:
    """Nothing is known of a shift by the width or more."""
    return _both(operands, lambda a, b, w: signed(a, w) >> b if b < w else None)


def fold_shru(op: Operation, operands: Constants) -> Folded:
    """Nothing is known of a shift by the width or more."""
    return _both(operands, lambda a, b, w: a >> b if b < w else None)


def fold_and(op: Operation, operands: Constants) -> Folded:
    """Bit by bit."""
    return _both(operands, lambda a, b, w: a & b)


def fold_or(op: Operation, operands: Constants) -> Folded:
    """Bit by bit."""
    return _both(operands, lambda a, b, w: a | b)


def fold_xor(op: Operation, operands: Constants) -> Folded:
    """Bit by bit."""
    return _both(operands, lambda a, b, w: a ^ b)


def _fold_cast(op: Operation, operands: Constants, read: Callable[[int, int], int]) -> Folded:
    """A constant, if nothing depends on the width of an index."""
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


def fold_casts(op: Operation, operands: Constants) -> Folded:
    """With the sign."""
    return _fold_cast(op, operands, signed)


def fold_castu(op: Operation, operands: Constants) -> Folded:
    """With zeros."""
    return _fold_cast(op, operands, lambda bits, width: bits & ((1 << width) - 1))


# --- constants of the same operation, one after another -----------------------------------------------------------------


def _reassociate(op: Operation, rewriter: PatternRewriter) -> bool:
    """(x + c) + d is x + (c + d), and so for whatever is associative."""
    lhs, rhs = op.operands
    inner = lhs.defining_op
    second = constant_value(rhs)
    if inner is None or inner.name != op.name or second is None:
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


def canonicalize_add(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_mul(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_and(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_or(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_xor(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_maxs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_maxu(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_mins(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


def canonicalize_minu(op: Operation, rewriter: PatternRewriter) -> bool:
    """Join the constants."""
    return _reassociate(op, rewriter)


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
    """Whether a predicate holds for the low bits of two numbers."""
    mask = (1 << width) - 1
    a, b = a & mask, b & mask
    if predicate.startswith("s"):
        a, b = signed(a, width), signed(b, width)
    return _COMPARE[predicate.removeprefix("s").removeprefix("u")](a, b)


#: The lowest and the highest number, and these read without a sign.
_Range = tuple[int, int, int, int]


def _range_of_choice(name: str, bound: int, width: int) -> _Range:
    """The numbers that a minimum or maximum of a constant may be."""
    half, full = 1 << (width - 1), 1 << width
    if name in ("index.mins", "index.maxs"):
        bound = signed(bound, width)
        low, high = (-half, bound) if name == "index.mins" else (bound, half - 1)
        if (low < 0) == (high < 0):
            return low, high, low % full, high % full
        return low, high, 0, full - 1
    low, high = (0, bound) if name == "index.minu" else (bound, full - 1)
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


def _compare_choice(name: str, predicate: str, a: int, b: int, width: int) -> bool | None:
    mask = (1 << width) - 1
    found = _range_of_choice(name, a & mask, width)
    if _must_hold(predicate, found, b & mask, width):
        return True
    return False if _must_hold(_OPPOSITES[predicate], found, b & mask, width) else None


def fold_cmp(op: CmpOp, operands: Constants) -> Folded:
    """Compares constants, what is at least or at most a constant, and a value with itself."""
    predicate = op.pred.name.lower()
    a, b = (_number(constant) for constant in operands)
    if a is not None and b is not None:
        answer = _holds(predicate, a, b, 64)
        if answer == _holds(predicate, a, b, 32):
            return [BoolAttr.get(answer)]
    choice = op.lhs.defining_op
    if choice is not None and choice.name in _CHOICES and b is not None:
        bound = _number(constant_value(choice.operands[1]))
        if bound is not None:
            wide, narrow = (
                _compare_choice(choice.name, predicate, bound, b, width) for width in (64, 32)
            )
            if wide is not None and wide == narrow:
                return [BoolAttr.get(wide)]
    if op.lhs is op.rhs:
        return [BoolAttr.get(predicate in ("eq", "sge", "sle", "uge", "ule"))]
    return None


_CHOICES = ("index.mins", "index.minu", "index.maxs", "index.maxu")


def canonicalize_cmp(op: CmpOp, rewriter: PatternRewriter) -> bool:
    """Compares two values rather than their difference with 0."""
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
