"""How LLVM writes names, strings and floating-point numbers (LangRef: Identifiers, Constants)."""

from __future__ import annotations

import re

from odsgen.runtime.floats import F32, F64, FloatSemantics
from odsgen.runtime.floats.decimal_text import scientific_text, significant_digits

_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*")
_ESCAPED = re.compile(rb'[^\x20-\x7e]|["\\]')

#: The letter before the digits of a number in hexadecimal, by format.
_LETTERS = {"f16": "H", "bf16": "R", "f80": "K", "f128": "L", "ppc_fp128": "M"}


def bytes_of(text: str) -> bytes:
    """The bytes of a string of MLIR: characters that stand for single bytes are those bytes."""
    return text.encode("utf-8", "surrogateescape")


def escaped(text: str | bytes) -> str:
    """The text between quotes: backslashes twice, other than printable characters in hexadecimal."""
    data = bytes_of(text) if isinstance(text, str) else text
    return _ESCAPED.sub(_escape, data).decode("ascii")


def _escape(found: re.Match[bytes]) -> bytes:
    return b"\\\\" if found[0] == b"\\" else b"\\%02X" % found[0][0]


def quoted(text: str | bytes) -> str:
    """The text in quotes."""
    return f'"{escaped(text)}"'


def name_text(name: str) -> str:
    """A name behind its prefix: in quotes, unless it is plain."""
    return name if _PLAIN_NAME.fullmatch(name) else quoted(name)


def metadata_name_text(name: str) -> str:
    """The name of metadata: what is not a letter, a digit or one of `-$._` is escaped, and a digit in front."""

    def escape(match: re.Match[bytes]) -> bytes:
        return b"\\%02X" % match[0][0]

    data = bytes_of(name)
    first = re.sub(rb"[^-a-zA-Z$._]", escape, data[:1])
    return (first + re.sub(rb"[^-a-zA-Z$._0-9]", escape, data[1:])).decode("ascii")


def float_text(semantics: FloatSemantics, bits: int) -> str:
    """A number: six digits if they say it exactly, else its bits; `float` is written as the same `double`."""
    if semantics is F32 or semantics is F64:
        if semantics.is_finite(bits):
            if semantics.is_zero(bits):
                return "-0.000000e+00" if semantics.is_negative(bits) else "0.000000e+00"
            significand, exponent = semantics.decompose(bits)
            text = scientific_text(*significant_digits(significand, exponent, 6))
            if semantics.is_negative(bits):
                text = f"-{text}"
            if float(text) == semantics.to_float(bits):
                return text
        return f"0x{double_bits(semantics, bits):X}"
    letter = _LETTERS[semantics.name]
    if semantics.width == 16:
        return f"0x{letter}{bits:04X}"
    if letter == "K":
        return f"0xK{bits >> 64:04X}{bits & (1 << 64) - 1:016X}"
    return f"0x{letter}{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"


def double_bits(semantics: FloatSemantics, bits: int) -> int:
    """The bits of a number as `double`; a NaN keeps its payload, and whether it signals."""
    if semantics is F64:
        return bits
    if semantics.is_nan(bits):
        sign = bits >> 31 << 63
        return sign | 0x7FF << 52 | (bits & (1 << 23) - 1) << 29
    return F64.convert(bits, semantics)
