"""The operations of the language of semantics on encoded arguments, each at a width that suffices.

The column `smt` of `odsgen.ods.library.semantic_functions` calls these.  Conditions are Bool terms, integers `Int`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import inf, isnan

from odsgen.proof.terms import (
    Float,
    FloatFormat,
    Int,
    OutsideError,
    ScalarType,
    Script,
    bits_sort,
    literal,
    needed_width,
)

#: Wider exact integers are not encoded.
_WIDEST = 4096
_RNE = "roundNearestTiesToEven"


class Encoder:
    """Makes terms of a script."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self._opposites: dict[str, str] = {}  # negated floats, by their terms
        self._magnitudes: dict[str, Float] = {}  # floats without their signs
        self._choices: dict[str, tuple[str, Float, Float]] = {}
        self._encodings: dict[str, str] = {}  # the bits of floats

    # --- integers ---------------------------------------------------------------------------------

    def constant(self, value: int) -> Int:
        width = needed_width(value, value)
        return Int(literal(value, width), value, value, width)

    def bits(self, text: str, width: int) -> Int:
        """A bit vector, read as an unsigned number."""
        return Int(text, 0, (1 << width) - 1, width)

    def of_type(self, text: str, type: ScalarType) -> Int:
        """The bits of a value."""
        bits = self.bits(text, type.width)
        return replace(bits, count=self.width_of(type)) if type.count else bits

    def width_of(self, type: ScalarType) -> Int:
        """The number of bits of a type."""
        if not type.count:
            return self.constant(type.width)
        return Int(type.count, min(type.widths), max(type.widths), needed_width(0, type.width))

    def masked(self, text: str, width: Int) -> Int:
        """The low bits of a term that is as wide as the width may be."""
        most = width.high
        mask = self._all_of(width)
        return Int(self.on_low_bits("bvand", most, text, mask), 0, (1 << most) - 1, most, width)

    def _all_of(self, width: Int) -> str:
        """The number in which so many low bits are 1."""
        most = width.high
        power = self.on_low_bits("bvshl", most, literal(1, most), self.fit(width, most))
        if needed_width(0, most) > most:
            power = self.choose_bits(
                self.less(width, self.constant(most)), power, literal(0, most), most
            )
        return self.on_low_bits("bvsub", most, power, literal(1, most))

    def fit(self, a: Int, width: int) -> str:
        """The low bits of a number, so many."""
        if a.constant is not None:
            return literal(a.constant, width)
        return self.resized(a.text, a.width, width, a.is_signed)

    def resized(self, text: str, width: int, wanted: int, signed: bool) -> str:
        if wanted < width:
            return self.script.define(bits_sort(wanted), f"((_ extract {wanted - 1} 0) {text})")
        if wanted > width:
            extend = "sign_extend" if signed else "zero_extend"
            return self.script.define(bits_sort(wanted), f"((_ {extend} {wanted - width}) {text})")
        return text

    def _made(self, operation: str, low: int, high: int, *arguments: Int, width: int = 0) -> Int:
        """An operation at the width of its result, or a greater one; what it gives is between the bounds."""
        if low == high:
            return self.constant(low)
        wanted = needed_width(low, high)
        width = max(width, wanted)
        if width > _WIDEST:
            raise OutsideError(f"an integer of {width} bits")
        texts = " ".join(self.fit(a, width) for a in arguments)
        text = self.script.define(bits_sort(width), f"({operation} {texts})")
        return Int(self.resized(text, width, wanted, False), low, high, wanted)

    def on_low_bits(self, operation: str, width: int, *texts: str) -> str:
        return self.script.define(bits_sort(width), f"({operation} {' '.join(texts)})")

    def add(self, a: Int, b: Int) -> Int:
        return self._made("bvadd", a.low + b.low, a.high + b.high, a, b)

    def subtract(self, a: Int, b: Int) -> Int:
        return self._made("bvsub", a.low - b.high, a.high - b.low, a, b)

    def multiply(self, a: Int, b: Int) -> Int:
        corners = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return self._made("bvmul", min(corners), max(corners), a, b)

    def negate(self, a: Int) -> Int:
        return self._made("bvneg", -a.high, -a.low, a)

    def invert(self, a: Int) -> Int:
        return self._made("bvnot", ~a.high, ~a.low, a)

    def bitwise(self, operation: str, a: Int, b: Int) -> Int:
        if a.constant is not None and b.constant is not None:
            x, y = a.constant, b.constant
            return self.constant({"bvand": x & y, "bvor": x | y, "bvxor": x ^ y}[operation])
        if operation == "bvand" and not (a.is_signed and b.is_signed):
            high = min(each.high for each in (a, b) if not each.is_signed)
            return self._made(operation, 0, high, a, b)
        width = needed_width(min(a.low, b.low), max(a.high, b.high))
        if a.is_signed or b.is_signed:
            return self._made(operation, -1 << (width - 1), (1 << (width - 1)) - 1, a, b)
        return self._made(operation, 0, (1 << width) - 1, a, b)

    # --- division: of what divides by zero, any result ----------------------------------------------

    def floor_quotient(self, a: Int, b: Int) -> Int:
        if a.constant is not None and b.constant:
            return self.constant(a.constant // b.constant)
        if not a.is_signed and not b.is_signed:
            width = max(a.width, b.width)
            return self._made("bvudiv", 0, a.high // max(1, b.low), a, b, width=width)
        whole, rest = self.quotient(a, b), self.remainder(a, b)
        opposite = self.script.define(
            "Bool", f"(xor {self.is_negative(rest)} {self.is_negative(b)})"
        )
        is_lower = self.script.both(self.negation(self.equal(rest, self.constant(0))), opposite)
        return self.choose(is_lower, self.subtract(whole, self.constant(1)), whole)

    def floor_remainder(self, a: Int, b: Int) -> Int:
        if a.constant is not None and b.constant:
            return self.constant(a.constant % b.constant)
        if not a.is_signed and not b.is_signed:
            width = max(a.width, b.width)
            return self._made("bvurem", 0, min(a.high, max(b.high - 1, 0)), a, b, width=width)
        width = needed_width(min(a.low, b.low, -1), max(a.high, b.high))
        return self._made("bvsmod", min(b.low + 1, 0), max(b.high - 1, 0), a, b, width=width)

    def quotient(self, a: Int, b: Int) -> Int:
        if a.constant is not None and b.constant:
            found = abs(a.constant) // abs(b.constant)
            return self.constant(found if (a.constant < 0) == (b.constant < 0) else -found)
        if not a.is_signed and not b.is_signed:
            return self.floor_quotient(a, b)
        most = max(abs(a.low), abs(a.high))
        width = needed_width(min(-most, b.low), max(most, b.high))
        return self._made("bvsdiv", -most, most, a, b, width=width)

    def remainder(self, a: Int, b: Int) -> Int:
        if a.constant is not None and b.constant:
            found = abs(a.constant) % abs(b.constant)
            return self.constant(-found if a.constant < 0 else found)
        if not a.is_signed and not b.is_signed:
            return self.floor_remainder(a, b)
        width = needed_width(min(a.low, b.low, -1), max(a.high, b.high))
        return self._made("bvsrem", min(a.low, 0), max(a.high, 0), a, b, width=width)

    # --- shifts -------------------------------------------------------------------------------------

    def shift_left(self, a: Int, b: Int) -> Int:
        """The whole product with a power of two."""
        if b.constant is not None and b.constant >= 0:
            low, high = a.low << b.constant, a.high << b.constant
            return self._made("bvmul", low, high, a, self.constant(1 << b.constant))
        if b.high > _WIDEST:
            raise OutsideError("a shift to the left without bound; wrap(x << n, width) has one")
        low, high = min(a.low << b.high, a.low), max(a.high << b.high, a.high)
        width = needed_width(low, high)
        if width > _WIDEST:
            raise OutsideError(f"an integer of {width} bits")
        text = self.shift_left_low(self.fit(a, width), width, b)
        return Int(text, low, high, width)

    def shift_left_low(self, text: str, width: int, b: Int) -> str:
        """The low bits of a product with a power of two."""
        return self._shifted("bvshl", text, width, b, literal(0, width))

    def shift_right(self, a: Int, b: Int) -> Int:
        least = max(b.low, 0)
        if a.constant is not None and b.constant is not None and b.constant >= 0:
            return self.constant(a.constant >> b.constant)
        low = a.low >> (least if a.low < 0 else max(b.high, 0))
        high = a.high >> (least if a.high >= 0 else max(b.high, 0))
        if not a.is_signed:
            text = self._shifted("bvlshr", a.text, a.width, b, literal(0, a.width))
        else:
            sign = self.choose_bits(
                self.is_negative(a), literal(-1, a.width), literal(0, a.width), a.width
            )
            text = self._shifted("bvashr", a.text, a.width, b, sign)
        width = needed_width(low, high)
        return Int(self.resized(text, a.width, width, low < 0), low, high, width)

    def _shifted(self, operation: str, text: str, width: int, b: Int, gone: str) -> str:
        """A shift of `width` bits; `gone` is what is left of a shift by all of them."""
        shifted = self.on_low_bits(operation, width, text, self.fit(b, width))
        if needed_width(0, max(b.high, 0)) <= width:
            return shifted
        return self.choose_bits(self.less(b, self.constant(width)), shifted, gone, width)

    # --- comparisons --------------------------------------------------------------------------------

    def equal(self, a: Int, b: Int) -> str:
        if a.constant is not None and a.constant == b.constant:
            return "true"
        if a.high < b.low or b.high < a.low:
            return "false"
        width = needed_width(min(a.low, b.low), max(a.high, b.high))
        first, second = self.fit(a, width), self.fit(b, width)
        return "true" if first == second else self.script.define("Bool", f"(= {first} {second})")

    def less(self, a: Int, b: Int) -> str:
        if a.high < b.low:
            return "true"
        if a.low >= b.high:
            return "false"
        low = min(a.low, b.low)
        width = needed_width(low, max(a.high, b.high))
        operation = "bvslt" if low < 0 else "bvult"
        return self.script.define(
            "Bool", f"({operation} {self.fit(a, width)} {self.fit(b, width)})"
        )

    def is_negative(self, a: Int) -> str:
        return self.less(a, self.constant(0))

    def negation(self, condition: str) -> str:
        return self.script.negation(condition)

    def both(self, a: str, b: str) -> str:
        return self.script.both(a, b)

    def either(self, a: str, b: str) -> str:
        return self.script.either(a, b)

    def choose(self, condition: str, a: Int, b: Int) -> Int:
        if condition in ("true", "false"):
            return a if condition == "true" else b
        low, high = min(a.low, b.low), max(a.high, b.high)
        if low == high:
            return a
        width = needed_width(low, high)
        text = self.choose_bits(condition, self.fit(a, width), self.fit(b, width), width)
        return Int(text, low, high, width)

    def choose_bits(self, condition: str, a: str, b: str, width: int) -> str:
        return self.script.choose(bits_sort(width), condition, a, b)

    # --- bits ---------------------------------------------------------------------------------------

    def signed(self, a: Int) -> Int:
        """The bits of a number read in two's complement."""
        if a.constant is not None:
            value = a.constant
            if a.count is None:
                return self.constant(value - (1 << a.width) if value >> (a.width - 1) else value)
        if a.count is not None:
            ones = self._all_of(a.count)
            half = self.on_low_bits("bvlshr", a.width, ones, literal(1, a.width))
            sign = self.on_low_bits("bvxor", a.width, ones, half)
            flipped = self.on_low_bits("bvxor", a.width, self.fit(a, a.width), sign)
            text = self.on_low_bits("bvsub", a.width, flipped, sign)
            return Int(text, -1 << (a.width - 1), (1 << (a.width - 1)) - 1, a.width)
        return Int(a.text, -1 << (a.width - 1), (1 << (a.width - 1)) - 1, a.width)

    def wrapped(self, a: Int, width: Int) -> Int:
        if width.constant is None and 0 < width.low and width.high <= _WIDEST:
            return self.masked(self.fit(a, width.high), width)
        count = self.known(width)
        return self.bits(self.fit(a, count), count)

    def known(self, a: Int) -> int:
        if a.constant is None or not 0 < a.constant <= _WIDEST:
            raise OutsideError("a width that is not known beforehand")
        return a.constant

    def concatenated(self, a: Int, b: Int) -> Int:
        width = a.width + b.width
        text = f"(concat {self.fit(a, a.width)} {self.fit(b, b.width)})"
        return self.bits(self.script.define(bits_sort(width), text), width)

    def bit(self, a: Int, position: int) -> Int:
        text = self.script.define(bits_sort(1), f"((_ extract {position} {position}) {a.text})")
        return Int(text, 0, 1, 1)

    def sum(self, parts: Iterable[Int]) -> Int:
        found = list(parts)
        while len(found) > 1:
            pairs = zip(found[::2], found[1::2], strict=False)
            found = [self.add(x, y) for x, y in pairs] + found[len(found) // 2 * 2 :]
        return found[0] if found else self.constant(0)

    def first_bit(self, a: Int, positions: Sequence[int]) -> Int:
        """How many bits at these positions, one after another, are 0."""
        found = self.constant(len(positions))
        for count in reversed(range(len(positions))):
            is_set = self.equal(self.bit(a, positions[count]), self.constant(1))
            found = self.choose(is_set, self.constant(count), found)
        return found

    def from_bits(self, bits: Sequence[Int]) -> Int:
        """A number of bits, the lowest first."""
        if len(bits) == 1:
            return self.bits(bits[0].text, 1)
        texts = " ".join(bit.text for bit in reversed(bits))
        width = len(bits)
        return self.bits(self.script.define(bits_sort(width), f"(concat {texts})"), width)

    def power(self, base: Int, exponent: Int, width: Int) -> Int:
        """The low bits of a power, by squares."""
        count = self.known(width)
        square, found = self.fit(base, count), literal(1, count)
        for position in range(exponent.width):
            is_set = self.equal(self.bit(exponent, position), self.constant(1))
            product = self.on_low_bits("bvmul", count, found, square)
            found = self.choose_bits(is_set, product, found, count)
            square = self.on_low_bits("bvmul", count, square, square)
        return self.bits(found, count)

    # --- floats -------------------------------------------------------------------------------------

    def float_operation(self, operation: str, *floats: Float) -> Float:
        format = floats[0].format
        if operation == "fp.neg":
            return self.float_negation(floats[0])
        if operation.startswith(("fp.mul ", "fp.div ")):  # rounding to nearest is symmetric
            texts = [self._opposites.get(each.text, each.text) for each in floats]
            is_negated = [each.text in self._opposites for each in floats]
            made = self._float(operation, texts, format)
            return self.float_negation(made) if is_negated.count(True) % 2 else made
        made = self._float(operation, [each.text for each in floats], format)
        if operation == "fp.abs":
            self._magnitudes[made.text] = floats[0]
        return made

    def float_remainder(self, a: Float, b: Float) -> Float:
        """The remainder with the sign of the dividend, from the one that is nearest to zero."""
        a_size, b_size = (self.float_operation("fp.abs", each) for each in (a, b))
        rest = self._float("fp.rem", [a_size.text, b_size.text], a.format)
        positive = self.float_operation(f"fp.add {_RNE}", rest, b_size)  # exact
        is_below = self.float_test("fp.lt", rest, self._zero(a.format))
        size = self.float_operation("fp.abs", self.choose_float(is_below, positive, rest))
        return self.choose_float(self.float_sign(a), self.float_negation(size), size)

    def _zero(self, format: FloatFormat) -> Float:
        return Float(f"(_ +zero {format.exponent} {format.significand})", format)

    def _float(self, operation: str, texts: Sequence[str], format: FloatFormat) -> Float:
        return Float(self.script.define(format.sort, f"({operation} {' '.join(texts)})"), format)

    def float_negation(self, a: Float) -> Float:
        """The opposite number; that of an opposite number is the number itself."""
        if a.text in self._opposites:
            return Float(self._opposites[a.text], a.format)
        made = self._float("fp.neg", [a.text], a.format)
        self._opposites[made.text] = a.text
        return made

    def float_test(self, operation: str, *floats: Float) -> str:
        texts = " ".join(each.text for each in floats)
        return self.script.define("Bool", f"({operation} {texts})")

    def float_extreme(self, operation: str, a: Float, b: Float, keeps_nan: bool) -> Float:
        """The greater or the lesser, in which -0 is less than +0."""
        sort = a.format.sort
        on_nan = (a, b) if keeps_nan else (b, a)
        zeros = self.script.both(self.float_test("fp.isZero", a), self.float_test("fp.isZero", b))
        is_negative = self.float_sign(a)
        of_zeros = (b, a) if operation == "fp.max" else (a, b)
        zero = self.script.choose(sort, is_negative, of_zeros[0].text, of_zeros[1].text)
        found = self.float_operation(operation, a, b).text
        found = self.script.choose(sort, zeros, zero, found)
        found = self.script.choose(sort, self.float_test("fp.isNaN", b), on_nan[1].text, found)
        found = self.script.choose(sort, self.float_test("fp.isNaN", a), on_nan[0].text, found)
        return Float(found, a.format)

    def float_sign(self, a: Float) -> str:
        return self.float_test("fp.isNegative", a)

    def choose_float(self, condition: str, a: Float, b: Float) -> Float:
        made = Float(self.script.choose(a.format.sort, condition, a.text, b.text), a.format)
        if made.text not in (a.text, b.text):
            self._choices[made.text] = (condition, a, b)
        return made

    def format_of(self, like: ScalarType) -> FloatFormat:
        if like.format is None:
            raise OutsideError(f"the float format of '{like.name}'")
        return like.format

    def to_float(self, a: Int, like: ScalarType) -> Float:
        format = self.format_of(like)
        function = "to_fp" if a.is_signed else "to_fp_unsigned"
        text = f"((_ {function} {format.exponent} {format.significand}) {_RNE} {a.text})"
        return Float(self.script.define(format.sort, text), format)

    def to_integer(self, a: Float, rounding: str = "roundTowardZero") -> Int:
        """A whole number; 0 of what is not finite."""
        most = 1 << (1 << (a.format.exponent - 1))
        width = needed_width(-most, most)
        whole = self.script.define(bits_sort(width), f"((_ fp.to_sbv {width}) {rounding} {a.text})")
        is_none = self.either(self.float_test("fp.isNaN", a), self.float_test("fp.isInfinite", a))
        return Int(self.choose_bits(is_none, literal(0, width), whole, width), -most, most, width)

    def convert(self, a: Float, like: ScalarType) -> Float:
        format = self.format_of(like)
        if format == a.format:
            return a
        text = f"((_ to_fp {format.exponent} {format.significand}) {_RNE} {a.text})"
        return Float(self.script.define(format.sort, text), format)

    def float_of_bits(self, a: Int, like: ScalarType) -> Float:
        format = self.format_of(like)
        bits = self.fit(a, format.width)
        text = f"((_ to_fp {format.exponent} {format.significand}) {bits})"
        made = Float(self.script.define(format.sort, text), format)
        self._encodings.setdefault(made.text, bits)
        return made

    def float_bits(self, a: Float) -> Int:
        """The bits of a float; of a NaN that is computed any that encode one."""
        return self.bits(self._encoding(a), a.format.width)

    def _encoding(self, a: Float) -> str:
        found = self._encodings.get(a.text)
        if found is None:
            found = self._encodings[a.text] = self._made_encoding(a)
        return found

    def _made_encoding(self, a: Float) -> str:
        width, sort = a.format.width, bits_sort(a.format.width)
        sign = literal(1 << (width - 1), width)
        if a.text in self._opposites:
            opposite = self._encoding(Float(self._opposites[a.text], a.format))
            return self.script.define(sort, f"(bvxor {opposite} {sign})")
        if a.text in self._magnitudes:
            of = self._encoding(self._magnitudes[a.text])
            return self.script.define(sort, f"(bvand {of} (bvnot {sign}))")
        if a.text in self._choices:
            condition, first, second = self._choices[a.text]
            return self.choose_bits(condition, self._encoding(first), self._encoding(second), width)
        bits = self.script.declare("bits", sort)
        again = self.float_of_bits(self.bits(bits, width), ScalarType("float", width, a.format))
        self.script.require(f"(= {again} {a})")
        return bits

    def float_literal(self, value: float, like: ScalarType) -> Float:
        format = self.format_of(like)
        sizes = f"{format.exponent} {format.significand}"
        if isnan(value) or abs(value) == inf:
            name = "NaN" if isnan(value) else "+oo" if value > 0 else "-oo"
            return Float(f"(_ {name} {sizes})", format)
        exact = Fraction(value)
        magnitude = f"(/ {abs(exact.numerator)}.0 {exact.denominator}.0)"
        made = self.script.define(format.sort, f"((_ to_fp {sizes}) {_RNE} {magnitude})")
        if value < 0 or str(value).startswith("-"):
            made = self.script.define(format.sort, f"(fp.neg {made})")
        return Float(made, format)
