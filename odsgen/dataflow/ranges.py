"""Ranges of integers, and what operations make of them (MLIR: `ConstantIntRanges`, `mlir::intrange`).

A range bounds a value of some width twice: read without a sign, and with one.  What cannot be an integer has the width 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import IndexType, IntegerType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type

#: What arithmetic makes of two numbers; None for an overflow.
Arithmetic: TypeAlias = "Callable[[int, int], int | None]"


def signed(value: int, width: int) -> int:
    """The low bits of a number, read with a sign."""
    value &= (1 << width) - 1
    return value - (1 << width) if width and value >> (width - 1) else value


def unsigned(value: int, width: int) -> int:
    """The low bits of a number, read without a sign."""
    return value & ((1 << width) - 1)


class IntegerRange(NamedTuple):
    """The least and the greatest number that a value may be, without and with a sign; they belong to the range."""

    width: int
    umin: int
    umax: int
    smin: int
    smax: int

    @classmethod
    def everything(cls, width: int) -> IntegerRange:
        """All numbers of a width."""
        if not width:
            return cls(0, 0, 0, 0, 0)
        half = 1 << (width - 1)
        return cls(width, 0, 2 * half - 1, -half, half - 1)

    @classmethod
    def of_type(cls, type: Type) -> IntegerRange:
        """All numbers of a type, or of its elements."""
        return cls.everything(storage_width(type))

    @classmethod
    def constant(cls, value: int, width: int) -> IntegerRange:
        """One number."""
        low, high = unsigned(value, width), signed(value, width)
        return cls(width, low, low, high, high)

    @classmethod
    def from_unsigned(cls, least: int, greatest: int, width: int) -> IntegerRange:
        """The bounds without a sign; those with one follow where the sign is known."""
        one, other = signed(least, width), signed(greatest, width)
        if (one < 0) == (other < 0):
            return cls(width, least, greatest, min(one, other), max(one, other))
        return cls.everything(width)._replace(umin=least, umax=greatest)

    @classmethod
    def from_signed(cls, least: int, greatest: int, width: int) -> IntegerRange:
        """The bounds with a sign; those without one follow where the sign is known."""
        if (least < 0) == (greatest < 0):
            one, other = unsigned(least, width), unsigned(greatest, width)
            return cls(width, min(one, other), max(one, other), least, greatest)
        return cls.everything(width)._replace(smin=least, smax=greatest)

    @property
    def constant_value(self) -> int | None:
        """The number, without a sign, if it can be one only."""
        if not self.width:
            return None
        if self.umin == self.umax:
            return self.umin
        return unsigned(self.smin, self.width) if self.smin == self.smax else None

    @property
    def is_non_negative(self) -> bool:
        """Whether the value, read with a sign, is never negative."""
        return self.width > 0 and self.smin >= 0

    def union(self, other: IntegerRange) -> IntegerRange:
        """The least range with both."""
        return IntegerRange(
            max(self.width, other.width),
            min(self.umin, other.umin),
            max(self.umax, other.umax),
            min(self.smin, other.smin),
            max(self.smax, other.smax),
        )

    def intersection(self, other: IntegerRange) -> IntegerRange:
        """The range of what is in both."""
        return IntegerRange(
            self.width,
            max(self.umin, other.umin),
            min(self.umax, other.umax),
            max(self.smin, other.smin),
            min(self.smax, other.smax),
        )


def storage_width(type: Type) -> int:
    """The width in which ranges of a type, or of its elements, are kept."""
    element = element_type_or_self(type)
    if isinstance(element, IndexType):
        return 64
    return element.width if isinstance(element, IntegerType) else 0


# --- bounds -----------------------------------------------------------------------------------------------------------


def _range(numbers: Iterable[int | None], width: int, is_signed: bool) -> IntegerRange:
    found: list[int] = []
    for number in numbers:
        if number is None:
            return IntegerRange.everything(width)
        found.append(number)
    make = IntegerRange.from_signed if is_signed else IntegerRange.from_unsigned
    return make(min(found), max(found), width)


def _between(least: int | None, greatest: int | None, width: int, is_signed: bool) -> IntegerRange:
    """Two ends in their order, which overflows that saturate may have turned around."""
    if least is None or greatest is None:
        return IntegerRange.everything(width)
    make = IntegerRange.from_signed if is_signed else IntegerRange.from_unsigned
    return make(least, greatest, width)


def _corners(
    function: Arithmetic, lhs: tuple[int, int], rhs: tuple[int, int], width: int, is_signed: bool
) -> IntegerRange:
    """The range of the values of a function for the ends of two ranges."""
    return _range((function(*ends) for ends in product(lhs, rhs)), width, is_signed)


def _unsigned_ends(range: IntegerRange) -> tuple[int, int]:
    return range.umin, range.umax


def _signed_ends(range: IntegerRange) -> tuple[int, int]:
    return range.smin, range.smax


def _limited(width: int, is_signed: bool, saturates: bool) -> Callable[[int], int | None]:
    """A function that tells numbers that a width does not hold: None, or the nearest that it holds."""
    everything = IntegerRange.everything(width)
    least, greatest = _signed_ends(everything) if is_signed else _unsigned_ends(everything)

    def limited(value: int) -> int | None:
        if least <= value <= greatest:
            return value
        return min(max(value, least), greatest) if saturates else None

    return limited


# --- sums and products ------------------------------------------------------------------------------------------------


def add(lhs: IntegerRange, rhs: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    """A sum."""
    width = lhs.width
    without, with_sign = _limited(width, False, nuw), _limited(width, True, nsw)
    u = _between(without(lhs.umin + rhs.umin), without(lhs.umax + rhs.umax), width, False)
    s = _between(with_sign(lhs.smin + rhs.smin), with_sign(lhs.smax + rhs.smax), width, True)
    return u.intersection(s)


def sub(lhs: IntegerRange, rhs: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    """A difference."""
    width = lhs.width
    without, with_sign = _limited(width, False, nuw), _limited(width, True, nsw)
    u = _between(without(lhs.umin - rhs.umax), without(lhs.umax - rhs.umin), width, False)
    s = _between(with_sign(lhs.smin - rhs.smax), with_sign(lhs.smax - rhs.smin), width, True)
    return u.intersection(s)


def mul(lhs: IntegerRange, rhs: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    """A product."""
    width = lhs.width
    without, with_sign = _limited(width, False, nuw), _limited(width, True, nsw)
    u = _corners(
        lambda a, b: without(a * b), _unsigned_ends(lhs), _unsigned_ends(rhs), width, False
    )
    s = _corners(lambda a, b: with_sign(a * b), _signed_ends(lhs), _signed_ends(rhs), width, True)
    return u.intersection(s)


def shl(lhs: IntegerRange, rhs: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    """A shift to the left."""
    width = lhs.width

    def shift(is_signed: bool, saturates: bool) -> Arithmetic:
        limited = _limited(width, is_signed, saturates)
        # A shift by the width or more overflows whatever the value.
        return lambda a, b: limited(a << b if b < width else (-1 if a < 0 else 1) << 2 * width)

    u = _corners(shift(False, nuw), _unsigned_ends(lhs), _unsigned_ends(rhs), width, False)
    s = _corners(shift(True, nsw), _signed_ends(lhs), _unsigned_ends(rhs), width, True)
    return u.intersection(s)


def shru(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A shift to the right that fills with zeros."""
    return _shift_right(_unsigned_ends(lhs), rhs, False)


def shrs(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A shift to the right that fills with the sign."""
    return _shift_right(_signed_ends(lhs), rhs, True)


def _shift_right(ends: tuple[int, int], rhs: IntegerRange, is_signed: bool) -> IntegerRange:
    width = rhs.width
    return _corners(
        lambda a, b: a >> b if b < width else None, ends, _unsigned_ends(rhs), width, is_signed
    )


# --- quotients --------------------------------------------------------------------------------------------------------


def divu(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A quotient without a sign, rounded down."""
    return _divided_unsigned(lhs, rhs, lambda a, b: a // b)


def ceildivu(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A quotient without a sign, rounded up."""
    return _divided_unsigned(lhs, rhs, lambda a, b: -(-a // b))


def _divided_unsigned(lhs: IntegerRange, rhs: IntegerRange, divide: Arithmetic) -> IntegerRange:
    width = lhs.width
    if rhs.umin:
        return _corners(divide, _unsigned_ends(lhs), _unsigned_ends(rhs), width, False)
    least = lhs.umin // rhs.umax if rhs.umax and lhs.umin >= rhs.umax else 0
    return IntegerRange.from_unsigned(least, lhs.umax, width)


def divs(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A quotient with a sign, rounded to zero."""
    return _divided_signed(lhs, rhs, truncated)


def truncated(a: int, b: int) -> int:
    """A quotient rounded to zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def ceildivs(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A quotient with a sign, rounded up."""
    return _divided_signed(lhs, rhs, lambda a, b: -(-a // b))


def floordivs(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A quotient with a sign, rounded down."""
    return _divided_signed(lhs, rhs, lambda a, b: a // b)


def _divided_signed(
    lhs: IntegerRange, rhs: IntegerRange, divide: Callable[[int, int], int]
) -> IntegerRange:
    width = lhs.width
    if rhs.smin <= 0 <= rhs.smax:
        return IntegerRange.everything(width)
    limited = _limited(width, True, False)
    return _corners(
        lambda a, b: limited(divide(a, b)), _signed_ends(lhs), _signed_ends(rhs), width, True
    )


def rems(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A remainder with the sign of the dividend."""
    width = lhs.width
    if rhs.smin <= 0 <= rhs.smax:
        return IntegerRange.everything(width)
    divisor = rhs.smax if rhs.smin > 0 else abs(rhs.smin)
    least = 1 - divisor if lhs.smin < 0 else 0
    greatest = divisor - 1 if lhs.smax > 0 else 0
    if rhs.smin == rhs.smax and lhs.smax - lhs.smin < divisor:
        first, last = (n - divisor * truncated(n, divisor) for n in _signed_ends(lhs))
        if first <= last:
            least, greatest = first, last
    return IntegerRange.from_signed(least, greatest, width)


def remu(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A remainder without a sign."""
    width = lhs.width
    least, greatest = 0, min(unsigned(rhs.umax - 1, width), lhs.umax)
    if rhs.umin and rhs.umin == rhs.umax and lhs.umax - lhs.umin < rhs.umax:
        first, last = lhs.umin % rhs.umax, lhs.umax % rhs.umax
        if first <= last:
            least, greatest = first, last
    return IntegerRange.from_unsigned(least, greatest, width)


# --- minima, maxima, bits ---------------------------------------------------------------------------------------------


def maxs(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A maximum with signs."""
    return IntegerRange.from_signed(max(lhs.smin, rhs.smin), max(lhs.smax, rhs.smax), lhs.width)


def maxu(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A maximum without signs."""
    return IntegerRange.from_unsigned(max(lhs.umin, rhs.umin), max(lhs.umax, rhs.umax), lhs.width)


def mins(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A minimum with signs."""
    return IntegerRange.from_signed(min(lhs.smin, rhs.smin), min(lhs.smax, rhs.smax), lhs.width)


def minu(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """A minimum without signs."""
    return IntegerRange.from_unsigned(min(lhs.umin, rhs.umin), min(lhs.umax, rhs.umax), lhs.width)


def _varying(range: IntegerRange) -> int:
    """A mask of the bits behind the first in which the ends of a range differ."""
    return (1 << (range.umin ^ range.umax).bit_length()) - 1


def _bit_ends(range: IntegerRange) -> tuple[int, int]:
    mask = _varying(range)
    return range.umin & ~mask, range.umax | mask


def and_(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """The bits that are set in both."""
    return _corners(lambda a, b: a & b, _bit_ends(lhs), _bit_ends(rhs), lhs.width, False)


def or_(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """The bits that are set in one."""
    return _corners(lambda a, b: a | b, _bit_ends(lhs), _bit_ends(rhs), lhs.width, False)


def xor(lhs: IntegerRange, rhs: IntegerRange) -> IntegerRange:
    """The bits that differ."""
    mask = _varying(lhs) | _varying(rhs)
    bits = lhs.umin ^ rhs.umin
    return IntegerRange.from_unsigned(bits & ~mask, bits | mask, lhs.width)


# --- widths -----------------------------------------------------------------------------------------------------------


def extended(range: IntegerRange, width: int) -> IntegerRange:
    """Both readings extended, each in its way."""
    return range._replace(width=width)


def extui(range: IntegerRange, width: int) -> IntegerRange:
    """Extended with zeros."""
    return IntegerRange.from_unsigned(range.umin, range.umax, width)


def extsi(range: IntegerRange, width: int) -> IntegerRange:
    """Extended with the sign."""
    return IntegerRange.from_signed(range.smin, range.smax, width)


def trunci(range: IntegerRange, width: int) -> IntegerRange:
    """The low bits."""
    everything = IntegerRange.everything(width)
    umin, umax = everything.umin, everything.umax
    if range.umin >> width == range.umax >> width:
        umin, umax = unsigned(range.umin, width), unsigned(range.umax, width)
    smin, smax = everything.smin, everything.smax
    low, high = range.smin >> (width - 1), range.smax >> (width - 1)
    if low == high or (low == -1 and high in (-1, 0)):
        smin, smax = signed(range.smin, width), signed(range.smax, width)
    return IntegerRange(width, umin, umax, smin, smax)


def resized(range: IntegerRange, width: int, extend: Callable[..., IntegerRange]) -> IntegerRange:
    """Extended in some way, or truncated, or as it is."""
    if width == range.width:
        return range
    return extend(range, width) if width > range.width else trunci(range, width)


def of_index(
    infer: Callable[..., IntegerRange], ranges: Sequence[IntegerRange], readings: str = "us"
) -> IntegerRange:
    """The range that holds for an `index` of 32 bits and for one of 64; of which ``readings`` the result is compared."""
    wide = infer(*ranges)
    narrow = infer(*(trunci(range, 32) for range in ranges))
    cut = trunci(wide, 32)
    equal = ("u" not in readings or _unsigned_ends(narrow) == _unsigned_ends(cut)) and (
        "s" not in readings or _signed_ends(narrow) == _signed_ends(cut)
    )
    return wide if equal else wide.union(extended(narrow, 64))


# --- comparisons ------------------------------------------------------------------------------------------------------

_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sle": "sgt", "sgt": "sle", "sge": "slt",
    "ult": "uge", "ule": "ugt", "ugt": "ule", "uge": "ult",
}  # fmt: skip


def compared(predicate: str, lhs: IntegerRange, rhs: IntegerRange) -> bool | None:
    """Whether a comparison holds; None if that cannot be told."""
    if _always(predicate, lhs, rhs):
        return True
    return False if _always(_INVERSE[predicate], lhs, rhs) else None


def _always(predicate: str, lhs: IntegerRange, rhs: IntegerRange) -> bool:
    match predicate:
        case "eq":
            one = lhs.constant_value
            return one is not None and one == rhs.constant_value
        case "ne":
            return (_always("slt", lhs, rhs) or _always("slt", rhs, lhs)) and (
                _always("ult", lhs, rhs) or _always("ult", rhs, lhs)
            )
        case "slt":
            return lhs.smax < rhs.smin
        case "sle":
            return lhs.smax <= rhs.smin
        case "ult":
            return lhs.umax < rhs.umin
        case "ule":
            return lhs.umax <= rhs.umin
    return _always(predicate.replace("g", "l"), rhs, lhs)
