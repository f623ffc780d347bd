"""The parameters of quantized types, and their text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.dialects.shared import attribute_of_text
from odsgen.runtime import FloatAttr, FloatType, IntegerType, OpaqueType, ParseError, TypeAttr, f64

if TYPE_CHECKING:
    from odsgen.runtime import Type


@dataclass(frozen=True, slots=True)
class Quantization:
    """A scale and a zero point."""

    scale: float
    zero_point: int

    def text(self, type: FloatType) -> str:
        """`1.0:2`; a zero point of 0 is left out."""
        scale = double_text(self.scale, type)
        return f"{scale}:{self.zero_point}" if self.zero_point else scale


@dataclass(frozen=True, slots=True)
class Storage:
    """The storage type: its integer type, signedness, minimum and maximum."""

    type: IntegerType
    is_signed: bool
    low: int
    high: int

    def text(self) -> str:
        """`u8<1:3>`; default bounds are left out."""
        bounds = storage_bounds(self.type.width, self.is_signed)
        shown = "" if bounds == (self.low, self.high) else f"<{self.low}:{self.high}>"
        return f"{'i' if self.is_signed else 'u'}{self.type.width}{shown}"


@dataclass(frozen=True, slots=True)
class QuantizedType:
    """The parameters of a quantized type; ``axis`` is set for per-axis quantization.

    ``blocks`` maps dimensions to block sizes for sub-channel quantization.
    """

    stored: Storage | None
    expressed: FloatType | None
    parameters: tuple[Quantization, ...] = ()
    shape: tuple[int, ...] = ()
    axis: int | None = None
    blocks: tuple[tuple[int, int], ...] | None = None
    range: tuple[float, float] | None = None

    @property
    def storage(self) -> IntegerType | None:
        """The storage integer type; None for a calibrated type."""
        return self.stored.type if self.stored is not None else None

    @property
    def width(self) -> int:
        """The storage width; 0 for a calibrated type."""
        return self.stored.type.width if self.stored is not None else 0

    @property
    def is_per_tensor(self) -> bool:
        """Whether there is a single scale."""
        return bool(self.parameters) and self.axis is None and self.blocks is None

    def text(self) -> str:
        """`uniform<i8:f32, 1.0>`"""
        if self.range is not None:
            low, high = map(double_text, self.range)
            return f"calibrated<{self.expressed}<{low}:{high}>>"
        assert self.stored is not None
        types = self.stored.text()
        if self.expressed is not None:
            types = f"{types}:{self.expressed}"
        if not self.parameters:
            return f"any<{types}>"
        assert self.expressed is not None
        if self.blocks is not None:
            blocks = ", ".join(f"{dimension}:{size}" for dimension, size in self.blocks)
            numbers = [entry.text(self.expressed) for entry in self.parameters]
            return f"uniform<{types}:{{{blocks}}}, {nested_text(numbers, self.shape)}>"
        numbers = [entry.text(f64) for entry in self.parameters]
        if self.axis is not None:
            return f"uniform<{types}:{self.axis}, {{{','.join(numbers)}}}>"
        return f"uniform<{types}, {numbers[0]}>"


def storage_bounds(width: int, is_signed: bool) -> tuple[int, int]:
    """The default minimum and maximum of a width."""
    if is_signed:
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    return 0, (1 << width) - 1


def double_text(value: float, type: FloatType = f64) -> str:
    """A number as the assembly shows it."""
    return str(FloatAttr.get(value, type)).partition(" ")[0]


def nested_text(texts: Sequence[str], shape: Sequence[int]) -> str:
    """`{{a, b}, {c, d}}`"""
    if not shape:
        return "".join(texts)
    size = len(texts) // shape[0] if shape[0] else 0
    inner = [nested_text(texts[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
    return f"{{{', '.join(inner)}}}"


_KNOWN: dict[OpaqueType, QuantizedType] = {}


def type_of(description: QuantizedType) -> OpaqueType:
    """The type with these parameters."""
    type = OpaqueType.get("quant", description.text())
    _KNOWN[type] = description
    return type


@lru_cache(maxsize=1024)
def quantized_type(type: Type) -> QuantizedType | None:
    """The parameters of a type of `quant`; None for any other type."""
    if not isinstance(type, OpaqueType) or type.dialect != "quant":
        return None
    if type not in _KNOWN:
        try:
            read = attribute_of_text(f"!quant.{type.data}")
        except ParseError:
            return None
        if not isinstance(read, TypeAttr) or not isinstance(read.value, OpaqueType):
            return None
        type = read.value
    return _KNOWN.get(type)
