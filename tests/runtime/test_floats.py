"""Floats: every format, against mlir-opt and against the laws of rounding."""

from __future__ import annotations

import math
import random
import re
import struct
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime import f32
from odsgen.runtime.floats import FLOAT_SEMANTICS, FloatSemantics, NonFinite
from odsgen.runtime.floats import semantics as formats
from odsgen.runtime.floats.arithmetic import convert_exactly
from odsgen.runtime.floats.functions import fused
from tests.oracle import OracleError, mlir_opt, requires_oracle

ALL = list(FLOAT_SEMANTICS.values())
SMALL = [semantics for semantics in ALL if semantics.width <= 8]
LARGE = [semantics for semantics in ALL if semantics.width > 8]

any_format = st.sampled_from(ALL)


def ids(semantics: FloatSemantics) -> str:
    return semantics.name


def oracle_texts(literals: list[str], semantics: FloatSemantics) -> list[str]:
    """The text that mlir-opt prints for each literal as an attribute of this type."""
    body = ", ".join(f"{literal} : {semantics.name}" for literal in literals)
    printed = mlir_opt(f'"test.op"() {{a = [{body}]}} : () -> ()', "-allow-unregistered-dialect")
    inside = printed[printed.index("a = [") + 5 : printed.rindex("]}")]
    # The type is left out where it is f64.
    return [part.split(" : ")[0].strip() for part in inside.split(",")]


def literal_of(semantics: FloatSemantics, bits: int) -> str:
    return f"0x{bits:X}"


def sample_bits(semantics: FloatSemantics, count: int) -> list[int]:
    """Random patterns, most of them near places where something changes."""
    source = random.Random(semantics.name)
    sign = 1 << (semantics.width - 1)
    marks = [
        0,
        semantics.smallest_normal(),
        semantics.largest(),
        semantics.infinity(),
        semantics.nan(),
        semantics.from_literal("1.0"),
        semantics.from_literal("1000000.0"),
        semantics.from_literal("0.0001"),
    ]
    patterns = [source.getrandbits(semantics.width) for _ in range(count)]
    for mark in marks:
        for delta in range(-3, 4):
            patterns.append((mark + delta) % sign)
            patterns.append((mark + delta) % sign | sign)
    for _ in range(count):
        patterns.append(semantics.from_float(source.uniform(-1, 1) * 10.0 ** source.randint(-9, 9)))
        patterns.append(semantics.from_float(source.randint(-9999999, 9999999)))
        digits = source.randint(1, 6)
        number = source.randint(1, 10**digits) / 10 ** source.randint(0, 9)
        patterns.append(semantics.from_float(number))
    return patterns


@requires_oracle
@pytest.mark.parametrize("semantics", SMALL, ids=ids)
def test_every_pattern_prints_as_in_mlir(semantics: FloatSemantics):
    patterns = range(1 << semantics.width)
    expected = oracle_texts([literal_of(semantics, bits) for bits in patterns], semantics)
    assert [
        semantics.text(semantics.from_hexadecimal(f"{bits:X}")) for bits in patterns
    ] == expected


@requires_oracle
@pytest.mark.parametrize("semantics", LARGE, ids=ids)
def test_patterns_print_as_in_mlir(semantics: FloatSemantics):
    patterns = sample_bits(semantics, 2000)
    expected = oracle_texts([literal_of(semantics, bits) for bits in patterns], semantics)
    actual = [semantics.text(semantics.from_hexadecimal(f"{bits:X}")) for bits in patterns]
    for bits, ours, theirs in zip(patterns, actual, expected, strict=True):
        assert ours == theirs, f"{semantics.name} {bits:#x}"


@requires_oracle
@pytest.mark.parametrize("semantics", ALL, ids=ids)
def test_literals_are_rounded_as_in_mlir(semantics: FloatSemantics):
    source = random.Random(f"literals {semantics.name}")
    literals = ["0.0", "-0.0", "1.0e400", "-1.0e400", "1.0e-400", "-1.0e-400", "0.1", "16777217.0"]
    for bits in sample_bits(semantics, 100):
        bits = semantics.canonical(bits)
        if not semantics.is_finite(bits):
            continue
        # The number, the midpoint to its neighbour, and numbers close to the midpoint.
        value = semantics.to_float(bits)
        if not math.isfinite(value):
            continue
        neighbour = semantics.canonical(bits ^ 1)
        other = semantics.to_float(neighbour) if semantics.is_finite(neighbour) else value * 2
        middle = value / 2 + other / 2
        for number in (value, middle, math.nextafter(middle, value), math.nextafter(middle, other)):
            if math.isfinite(number):
                literals.append(f"{number:.17e}")
    for _ in range(200):
        exponent = source.randint(-340, 340) if source.random() < 0.3 else source.randint(-12, 12)
        literals.append(f"{source.uniform(-10, 10):.{source.randint(1, 20)}f}e{exponent}")
    expected = oracle_texts(literals, semantics)
    for literal, theirs in zip(literals, expected, strict=True):
        assert semantics.text(semantics.from_literal(literal)) == theirs, literal


@requires_oracle
def test_nan_is_converted_as_in_mlir():
    # extf of a NaN that is quiet or has no other form is folded; anything else is not.
    sources = [
        (formats.F8E4M3FN, 0x7F, formats.F32),
        (formats.F8E4M3FN, 0xFF, formats.F64),
        (formats.F8E4M3FNUZ, 0x80, formats.F32),
        (formats.F8E8M0FNU, 0xFF, formats.F32),
        (formats.F32, 0xFFC01234, formats.F64),
        (formats.F32, 0x7FC00001, formats.F128),
        (formats.F16, 0xFE01, formats.F80),
        (formats.BF16, 0x7FC1, formats.F32),
        (formats.F16, 0x7C00, formats.F80),
    ]
    for source, bits, destination in sources:
        text = f"""func.func @f() -> {destination.name} {{
  %0 = arith.constant 0x{bits:X} : {source.name}
  %1 = arith.extf %0 : {source.name} to {destination.name}
  return %1 : {destination.name}
}}"""
        found = re.search(r"arith.constant (\S+) : (\S+)", mlir_opt(text, "-canonicalize"))
        assert found is not None
        assert found.group(2) == destination.name, "not folded"
        assert destination.text(destination.convert(bits, source)) == found.group(1)


@requires_oracle
@pytest.mark.parametrize("semantics", ALL, ids=ids)
def test_memory_is_as_in_mlir(semantics: FloatSemantics):
    """Numbers that have no encoding are kept in a dense attribute as mlir-opt keeps them."""
    literals = ["-1.0", "-2.0", "1.0e400", "-1.0e400", "0.5"]
    printed = mlir_opt(
        f'"test.op"() {{a = dense<[{", ".join(literals)}]> : tensor<5x{semantics.name}>}} : () -> ()',
        "-allow-unregistered-dialect",
    )
    found = re.search(r"dense<\[(.*)\]>", printed)
    assert found is not None
    stored = [semantics.storage(semantics.from_literal(literal)) for literal in literals]
    assert all(bits <= semantics.storage_mask for bits in stored)
    assert [semantics.text(bits) for bits in stored] == found.group(1).split(", ")


@requires_oracle
@pytest.mark.parametrize("semantics", ALL, ids=ids)
def test_hexadecimal_out_of_range(semantics: FloatSemantics):
    literal = f"0x1{0:0{(semantics.width + 3) // 4}}"
    with pytest.raises(ValueError, match="hexadecimal float constant out of range for type"):
        semantics.from_hexadecimal(literal)
    with pytest.raises(OracleError, match="hexadecimal float constant out of range for type"):
        oracle_texts([literal], semantics)


@pytest.mark.parametrize(
    ("semantics", "number", "text"),
    [
        (formats.F32, "1.0", "1.000000e+00"),
        (formats.F32, "0.1", "1.000000e-01"),
        (formats.F64, "0.7", "0.69999999999999996"),
        (formats.F64, "1234567.0", "0x4132D68700000000"),
        (formats.F64, "1.0e-320", "9.999880e-321"),
        (formats.F64, "1234567891234567891234.0", "1.234567891234568E+21"),
        (formats.F128, "0.1", "0.100000000000000005551115123125782702"),
        (formats.F32, "1.0e400", "0x7F800000"),
        (formats.F8E4M3FN, "-465.0", "0xFF"),
        (formats.F8E4M3FN, "464.0", "4.480000e+02"),
        (formats.F8E4M3FNUZ, "-0.0", "0.000000e+00"),
        (formats.F8E8M0FNU, "0.0", "5.877470e-39"),
        (formats.F8E8M0FNU, "-1.0", "-1.000000e+00"),
        (formats.F4E2M1FN, "1.0e10", "6.000000e+00"),
        (formats.F4E2M1FN, "1.0e400", "0x0"),
    ],
)
def test_text_of_literal(semantics: FloatSemantics, number: str, text: str):
    """A few answers of mlir-opt, for where it is not installed."""
    assert semantics.text(semantics.from_literal(number)) == text


@given(st.floats(allow_nan=False))
def test_f64_is_python_float(number: float):
    bits = struct.unpack("<Q", struct.pack("<d", number))[0]
    assert formats.F64.from_float(number) == bits
    assert formats.F64.to_float(bits) == number
    if math.isfinite(number):
        assert formats.F64.to_fraction(bits) == Fraction(number)
        assert formats.F64.from_decimal(repr(number)) == bits


@given(st.floats(allow_nan=False))
def test_general_rounding_agrees_with_struct(number: float):
    """The integer arithmetic gives what the processor gives."""
    f64 = formats.F64.from_float(number)
    assert formats.F32.convert(f64, formats.F64) == formats.F32.from_float(number)
    try:
        half = struct.unpack("<H", struct.pack("<e", number))[0]
    except OverflowError:
        half = formats.F16.infinity(number < 0)
    assert formats.F16.from_float(number) == half


@given(any_format, st.integers(min_value=0))
def test_conversion_through_f128_and_back(semantics: FloatSemantics, pattern: int):
    bits = semantics.canonical(pattern & semantics.storage_mask)
    if semantics.is_nan(bits):
        return
    wide = formats.F128.convert(bits, semantics)
    assert semantics.convert(wide, formats.F128) == bits
    if semantics.is_finite(bits):
        assert formats.F128.to_fraction(wide) == semantics.to_fraction(bits)
        assert semantics.from_fraction(semantics.to_fraction(bits)) == bits or semantics.is_zero(
            bits
        )


@given(any_format, st.integers(min_value=0))
def test_text_that_is_decimal_reads_back(semantics: FloatSemantics, pattern: int):
    bits = semantics.canonical(pattern & semantics.storage_mask)
    text = semantics.text(bits)
    if text.startswith("0x"):
        assert semantics.from_hexadecimal(text) == bits
    else:
        assert semantics.from_decimal(text) == bits


@given(any_format, st.fractions())
def test_rounding_is_to_the_nearest(semantics: FloatSemantics, value: Fraction):
    bits = semantics.from_fraction(value)
    if not semantics.is_finite(bits):
        assert abs(value) > semantics.to_fraction(semantics.largest())
        return
    error = abs(semantics.to_fraction(bits) - value)
    for neighbour in (bits - 1, bits + 1):
        if 0 <= neighbour <= semantics.storage_mask and semantics.is_finite(neighbour):
            neighbour = semantics.canonical(neighbour)
            if semantics.is_finite(neighbour):
                assert error <= abs(semantics.to_fraction(neighbour) - value)


@given(any_format, st.booleans())
def test_numbers_that_stand_out(semantics: FloatSemantics, negative: bool):
    assert semantics.is_finite(semantics.largest(negative))
    assert semantics.is_finite(semantics.smallest_normal(negative))
    assert not semantics.is_finite(semantics.infinity(negative))
    assert not semantics.is_finite(semantics.nan(negative))
    assert semantics.is_nan(semantics.nan()) or semantics.non_finite is NonFinite.FINITE_ONLY
    assert semantics.is_zero(semantics.zero(negative)) == semantics.has_zero
    assert semantics.is_negative(semantics.largest(negative)) == negative
    twice = 2 * semantics.to_fraction(semantics.largest(negative))
    if semantics.non_finite is NonFinite.FINITE_ONLY:
        assert semantics.from_fraction(twice) == semantics.largest(negative)
    else:
        assert semantics.from_fraction(twice) == semantics.infinity(negative)


@pytest.mark.parametrize(
    "text",
    ["", ".", "1", "1e5", ".5", "1.0e", "0x1.0", "1_0.0", " 1.0", "nan", "inf", "1.0.0", "--1.0"],
)
def test_text_that_is_no_literal(text: str):
    with pytest.raises(ValueError, match="is not a floating-point literal"):
        formats.F32.from_literal(text)


@pytest.mark.parametrize("semantics", ALL, ids=ids)
def test_enormous_text_is_read_at_once(semantics: FloatSemantics):
    overflow = semantics.from_decimal("1.0e400000")
    assert semantics.from_decimal("1.0e99999999999999999999") == overflow
    assert semantics.from_decimal("9" * 20000 + ".0") == overflow
    assert semantics.from_decimal("-1.0e-99999999999999999999") == semantics.zero(True)
    assert semantics.from_decimal("1." + "0" * 20000 + "1") == semantics.from_literal("1.0")
    assert semantics.from_decimal("0." + "0" * 20000 + "1") == semantics.zero()
    assert semantics.from_literal("9" * 20000 + ".0") == semantics.infinity()


@pytest.mark.parametrize("semantics", ALL, ids=ids)
def test_sticky_digits_break_a_tie(semantics: FloatSemantics):
    """A tie plus something very small is no tie."""
    one = semantics.from_literal("1.0")
    tie = Fraction(1) + Fraction(1, 1 << semantics.precision)
    # As decimal: 1/2**p has p digits.
    digits = f"1.{10**semantics.precision * tie.numerator // tie.denominator - 10**semantics.precision:0{semantics.precision}}"
    above = semantics.from_decimal(digits + "0" * 15000 + "1")
    assert semantics.to_fraction(above) > 1
    if semantics.precision > 1:
        assert semantics.from_decimal(digits) == one


def test_largest_number_that_a_format_has_not_is_not_converted_exactly() -> None:
    bits = formats.F6E2M3FN.from_float(-7.5)
    assert convert_exactly(formats.F8E5M2FNUZ, bits, formats.F6E2M3FN) is None
    assert convert_exactly(formats.F16, bits, formats.F6E2M3FN) == formats.F16.from_float(-7.5)


def test_nan_is_converted_to_a_format_without_nan_if_no_digit_is_lost() -> None:
    assert convert_exactly(formats.F4E2M1FN, 0x7E, formats.F8E5M2) == formats.F4E2M1FN.nan()
    assert convert_exactly(formats.F4E2M1FN, 0x7F, formats.F8E5M2) is None


def test_fused_products_and_sums_are_rounded_once() -> None:
    of = f32.SEMANTICS
    tiny, large = 0x00000002, 0x7F000000
    negative = 0x916891C6
    assert fused(of, tiny, negative, 0) == 0x80000000  # not a sum with what underflowed
    assert fused(of, large, large, 0xFF800000) == 0xFF800000  # nor with what overflowed
    one = 0x3F800000
    assert fused(of, one, one, one | 1 << 31) == 0
    assert fused(of, 0, one, 1 << 31) == 0
