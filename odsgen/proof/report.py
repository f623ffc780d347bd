"""Verdicts as text and JSON."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from odsgen.places import Place
from odsgen.proof.claims import FreeAttribute
from odsgen.proof.refinement import Shown
from odsgen.proof.terms import FloatFormat, ScalarType


@dataclass(frozen=True, slots=True)
class Line:
    """A value of a counter-example."""

    name: str
    type: str
    value: str
    bits: int
    poison: bool = False

    def __str__(self) -> str:
        return f"{self.name} = {'poison' if self.poison else self.value}" + (
            f" : {self.type}" if self.type else ""
        )

    def json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "type": self.type,
            "value": self.value,
            "bits": self.bits,
            "poison": self.poison,
        }


@dataclass(frozen=True, slots=True)
class CounterExample:
    """Values for which the target does what the source does not."""

    types: tuple[ScalarType, ...]
    inputs: tuple[Line, ...]
    sources: tuple[Line, ...]
    targets: tuple[Line, ...]
    source_undefined: bool = False
    target_undefined: bool = False
    invalid: str = ""

    def lines(self) -> Iterator[str]:
        if self.invalid:
            yield self.invalid
            return
        for line in self.inputs:
            yield str(line)
        if self.target_undefined:
            yield "before: " + ", ".join(map(str, self.sources))
            yield "after:  undefined behavior"
            return
        for source, target in zip(self.sources, self.targets, strict=True):
            if source.value == target.value and source.poison == target.poison:
                continue
            yield f"before: {source}"
            yield f"after:  {target}"

    def json(self) -> dict[str, Any]:
        return {
            "types": [str(type) for type in self.types],
            "inputs": [line.json() for line in self.inputs],
            "before": {
                "undefined": self.source_undefined,
                "values": [line.json() for line in self.sources],
            },
            "after": {
                "undefined": self.target_undefined,
                "values": [line.json() for line in self.targets],
                "invalid": self.invalid or None,
            },
        }


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of a counter-example of two programs in the interpreter."""

    before: str
    after: str
    #: How that differs from what the model says, which is a mistake of one of them.
    disagreement: str = ""

    def lines(self) -> Iterator[str]:
        yield f"ods-run before: {self.before}"
        yield f"ods-run after:  {self.after}"
        if self.disagreement:
            yield f"error: the interpreter disagrees, which is a mistake of odsgen: {self.disagreement}"

    def json(self) -> dict[str, Any]:
        return {
            "before": self.before,
            "after": self.after,
            "disagreement": self.disagreement or None,
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of a claim."""

    name: str
    kind: str  # "pattern", "trait", "function"
    place: Place | None
    #: "proved", "refuted", "undecided", "outside"; of two programs that are proved, "equal" or "refined"
    status: str
    summary: str = ""
    variables: tuple[str, ...] = ()  # values whose types vary
    proved: tuple[tuple[ScalarType, ...], ...] = ()
    reason: str = ""
    stopped_at: tuple[ScalarType, ...] = ()
    counter_example: CounterExample | None = None
    run: Run | None = None

    def __str__(self) -> str:
        """The line of it."""
        match self.status:
            case "proved":
                return f"proved ({proved_text(self)})"
            case "equal":
                return "equal"
            case "refined" if self.reason:
                return f"refined, or equal: {self.reason}"
            case "refined":
                return "refined: the function after does more than the one before defines"
            case "undecided":
                before = f"; proved ({proved_text(self)})" if self.proved else ""
                return f"undecided: {self.reason} at {_types(self.stopped_at)}{before}"
            case "outside":
                return f"outside: {self.reason}"
        assert self.counter_example is not None
        at = _types(self.counter_example.types)
        return f"refuted{f' at {at}' if at else ''}"

    def json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "file": self.place.file if self.place else None,
            "line": self.place.line if self.place else None,
            "verdict": self.status,
            "reason": self.reason or None,
            "variables": list(self.variables),
            "proved": [[str(type) for type in types] for types in self.proved],
            "undecided_at": [str(type) for type in self.stopped_at] or None,
            "interpreter": self.run.json() if self.run else None,
            "counter_example": self.counter_example.json() if self.counter_example else None,
        }


def proved_text(verdict: Verdict) -> str:
    """Which types were proved: `i1 to i64, index`."""
    if not verdict.variables:
        return "for all values"
    columns = [
        ranges([types[i] for types in verdict.proved]) for i in range(len(verdict.variables))
    ]
    if len(columns) == 1 or all(len({*types}) == 1 for types in verdict.proved):
        return columns[0]  # all have one type
    texts = [f"{name}: {column}" for name, column in zip(verdict.variables, columns, strict=True)]
    proved = dict.fromkeys(verdict.proved)
    single = [types for types in proved if not any(type.count for type in types)]
    if len(single) < len(proved):
        texts.append("all combinations" if not single else f"all of integers, {len(single)} others")
    elif len(single) > 1:
        texts.append(f"{len(single)} combinations")
    return "; ".join(texts)


def ranges(types: Sequence[ScalarType]) -> str:
    """The types in short: `i1 to i64, index, f32`."""
    widths = sorted({w for t in types if t.kind == "integer" for w in t.widths or (t.width,)})
    runs: list[list[int]] = []
    for width in widths:
        if runs and runs[-1][1] == width - 1:
            runs[-1][1] = width
        else:
            runs.append([width, width])
    texts = [f"i{first}" if first == last else f"i{first} to i{last}" for first, last in runs]
    indices = sorted({t.width for t in types if t.kind == "index"})
    if indices:
        texts.append(f"index of {' and '.join(map(str, indices))} bits")
    floats = dict.fromkeys(t.name for t in types if t.kind == "float")
    return ", ".join([*texts, *floats])


def _types(types: Sequence[ScalarType]) -> str:
    return ", ".join(map(str, types))


def line_of(shown: Shown, bits: int, poison: int, given: int) -> Line:
    """The value that a model gives a quantity."""
    quantity, described = shown.quantity, shown.attribute
    type = quantity.type
    if not given:
        return Line(shown.label, "", "absent", bits)
    if type is None:
        return Line(shown.label, "", "true" if bits else "false", bits, bool(poison))
    if described is not None and described.enum is not None:
        return Line(shown.label, "", _enum_text(described, bits), bits)
    if type.format is not None:
        return Line(shown.label, type.name, float_text(bits, type.format), bits, bool(poison))
    return Line(shown.label, str(type), integer_text(bits, type.width), bits, bool(poison))


def integer_text(bits: int, width: int) -> str:
    """As MLIR writes it: signed, but for a single bit."""
    if width > 1 and bits >> (width - 1):
        return str(bits - (1 << width))
    return str(bits)


def _enum_text(described: FreeAttribute, bits: int) -> str:
    enum = described.enum
    assert enum is not None
    if not enum.is_bit_enum:
        return next((case.text for case in enum.cases if case.value == bits), str(bits))
    single = [
        c.text for c in enum.cases if c.value and c.value & (c.value - 1) == 0 and c.value & bits
    ]
    zero = next((case.text for case in enum.cases if case.value == 0), "none")
    return enum.separator.strip().join(single) or zero


def float_text(bits: int, format: FloatFormat) -> str:
    """The shortest decimal that double precision writes, with the bits where that is not exact."""
    exponent_bits, fraction_bits = format.exponent, format.significand - 1
    fraction = bits & ((1 << fraction_bits) - 1)
    exponent = bits >> fraction_bits & ((1 << exponent_bits) - 1)
    sign = "-" if bits >> (format.width - 1) else ""
    if exponent == (1 << exponent_bits) - 1:
        return "NaN" if fraction else f"{sign}inf"
    bias = (1 << (exponent_bits - 1)) - 1
    if format.name == "f64":
        return repr(struct.unpack("<d", struct.pack("<Q", bits))[0])
    scale = max(exponent, 1) - bias - fraction_bits
    whole = fraction | (1 << fraction_bits if exponent else 0)
    return f"{sign}{whole * 2.0**scale!r}"
