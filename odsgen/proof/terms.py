"""SMT-LIB text: declared constants, defined terms, and integers whose bounds say how many bits suffice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FloatFormat:
    """A float type of SMT-LIB's theory FloatingPoint."""

    name: str
    exponent: int
    significand: int  # with the hidden bit

    @property
    def sort(self) -> str:
        return f"(_ FloatingPoint {self.exponent} {self.significand})"

    @property
    def width(self) -> int:
        return self.exponent + self.significand


FLOAT_FORMATS = {
    each.name: each
    for each in (
        FloatFormat("f16", 5, 11),
        FloatFormat("bf16", 8, 8),
        FloatFormat("f32", 8, 24),
        FloatFormat("f64", 11, 53),
    )
}


@dataclass(frozen=True, slots=True)
class ScalarType:
    """A number type of a fixed width; an index has a width that is assumed."""

    kind: str  # "integer", "unsigned", "index", "float"
    width: int
    format: FloatFormat | None = None
    #: Of an integer of any of several widths, of which `width` is the greatest: the term of its width, and these.
    count: str = ""
    widths: tuple[int, ...] = ()

    @property
    def sort(self) -> str:
        return self.format.sort if self.format is not None else bits_sort(self.width)

    @property
    def name(self) -> str:
        """The name without the width that is assumed for an index: `i8`, `f32`, `index`."""
        if self.format is not None:
            return self.format.name
        if self.widths:
            first, *_, last = self.widths
            if last - first == len(self.widths) - 1:
                return f"i{first} to i{last}"
            return ", ".join(f"i{width}" for width in self.widths)
        if self.kind == "index":
            return "index"
        return f"{'ui' if self.kind == 'unsigned' else 'i'}{self.width}"

    @property
    def sort_of_count(self) -> str:
        return bits_sort(needed_width(0, self.width))

    def each(self) -> Iterator[ScalarType]:
        """The types of known width that it stands for."""
        yield from map(integer_type, self.widths) if self.count else (self,)

    def __str__(self) -> str:
        return f"index ({self.width} bits)" if self.kind == "index" else self.name


def integer_type(width: int) -> ScalarType:
    return ScalarType("integer", width)


def float_type(name: str) -> ScalarType:
    return ScalarType("float", FLOAT_FORMATS[name].width, FLOAT_FORMATS[name])


class OutsideError(Exception):
    """Something that is not encoded; the text says what, and maybe where."""

    def __init__(self, text: str, is_placed: bool = False) -> None:
        super().__init__(text)
        self.is_placed = is_placed


def bits_sort(width: int) -> str:
    return f"(_ BitVec {width})"


def literal(value: int, width: int) -> str:
    """The low bits of a number."""
    return f"(_ bv{value & ((1 << width) - 1)} {width})"


@dataclass(frozen=True, slots=True)
class Int:
    """An exact integer: a bit vector, read in two's complement if the lower bound is negative, and its bounds."""

    text: str
    low: int
    high: int
    width: int
    count: Int | None = None  # of bits of which only so many count: the others are zero

    @property
    def constant(self) -> int | None:
        return self.low if self.low == self.high else None

    @property
    def is_signed(self) -> bool:
        return self.low < 0


@dataclass(frozen=True, slots=True)
class Float:
    """A float term and its format."""

    text: str
    format: FloatFormat

    def __str__(self) -> str:
        return self.text


def needed_width(low: int, high: int) -> int:
    """The number of bits in which all numbers from `low` to `high` fit."""
    if low >= 0:
        return max(1, high.bit_length())
    return max((-low - 1).bit_length(), max(high, 0).bit_length()) + 1


@dataclass(slots=True)
class Script:
    """The declarations, definitions and assertions of one query."""

    lines: list[str] = field(default_factory=list)
    _defined: dict[str, str] = field(default_factory=dict)
    _names: set[str] = field(default_factory=set)

    def declare(self, name: str, sort: str) -> str:
        """A free constant; the name may get a number."""
        name = self._free_name(name)
        self.lines.append(f"(declare-const {name} {sort})")
        return name

    def define(self, sort: str, text: str) -> str:
        """A name for a term; the same name for the same text."""
        if not text.startswith("(") or text.startswith("(_ "):
            return text
        found = self._defined.get(text)
        if found is None:
            found = self._defined[text] = f"t{len(self._defined)}"
            self.lines.append(f"(define-fun {found} () {sort} {text})")
        return found

    def require(self, condition: str) -> None:
        if condition != "true":
            self.lines.append(f"(assert {condition})")

    def _free_name(self, name: str) -> str:
        clean = "".join(c if c.isalnum() or c in "_." else "_" for c in name)
        found, number = f"${clean}", 1
        while found in self._names:
            number += 1
            found = f"${clean}.{number}"
        self._names.add(found)
        return found

    # --- conditions -------------------------------------------------------------------------------

    def both(self, *conditions: str) -> str:
        """The conjunction, simplified where conditions are known."""
        if "false" in conditions:
            return "false"
        parts = [c for c in dict.fromkeys(conditions) if c != "true"]
        if len(parts) < 2:
            return parts[0] if parts else "true"
        return self.define("Bool", f"(and {' '.join(parts)})")

    def either(self, *conditions: str) -> str:
        if "true" in conditions:
            return "true"
        parts = [c for c in dict.fromkeys(conditions) if c != "false"]
        if len(parts) < 2:
            return parts[0] if parts else "false"
        return self.define("Bool", f"(or {' '.join(parts)})")

    def negation(self, condition: str) -> str:
        if condition in ("true", "false"):
            return "false" if condition == "true" else "true"
        return self.define("Bool", f"(not {condition})")

    def choose(self, sort: str, condition: str, first: str, second: str) -> str:
        if condition == "true" or first == second:
            return first
        if condition == "false":
            return second
        return self.define(sort, f"(ite {condition} {first} {second})")
