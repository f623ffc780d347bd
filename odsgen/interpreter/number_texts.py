"""Numbers as the functions of MLIR's runners write them: six digits, as C++ does."""

from __future__ import annotations

import math
from typing import Any

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.types import ComplexType, FloatType, IndexType, IntegerType


def number_text(value: Any, type: Type) -> str:
    """A number as `vector.print` writes it: an index has no sign, and neither has a bit."""
    if isinstance(type, FloatType):
        return float_text(type.SEMANTICS.to_float(value), type.SEMANTICS.is_negative(value))
    if isinstance(type, ComplexType):
        return f"({','.join(number_text(part, type.element_type) for part in value)})"
    if isinstance(type, IntegerType) and not type.is_unsigned and type.width > 1:
        return str(value - (1 << type.width) if value >> type.width - 1 else value)
    return str(value)


def float_text(number: float, is_negative: bool) -> str:
    """As `%g` writes it, which says the sign of a NaN."""
    if math.isnan(number):
        return "-nan" if is_negative else "nan"
    return f"{number:g}"


def element_text(value: Any, type: Type) -> str:
    """An element as `printMemref…` writes it: that of eight bits is a character, an index has a sign."""
    if isinstance(type, IntegerType) and type.width == 8:
        return chr(value) if value < 0x80 else chr(0xDC00 + value)
    if isinstance(type, IndexType):
        return str(value - (1 << 64) if value >> 63 else value)
    return number_text(value, type)
