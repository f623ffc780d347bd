"""The table of a document that says how far odsgen and mlir-opt agree about the programs of each dialect."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.import_upstream import AGREEMENT_HEADING

_INTRODUCTION = """
Programs made from the definitions of each dialect and valid ones with one thing changed, as `make differential` makes them;
`make differential ARGS="--document docs/reference/upstream.md"` writes the figures. *Agreement*: both accept a program, or both refuse
it with the same first message. *Text too*: both also print the same text in both forms, or name the same line and column.
Left out are dialects that mlir-opt 22 does not register, so that it knows none of their operations: `std` and `tf` of MLIR's
early specification, `toy` of the tutorial, and `vcix`, which only `mlir-translate` knows, for its translation to LLVM IR.

| dialect | programs | seed | agreement | text too |
| --- | ---: | ---: | ---: | ---: |
"""
_ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \| ([\d.]+) % \| ([\d.]+) % \|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of a dialect."""

    dialect: str
    programs: int
    seed: int
    agreement: float
    text: float

    def __str__(self) -> str:
        return (
            f"| {self.dialect} | {self.programs} | {self.seed} "
            f"| {_percent(self.agreement)} % | {_percent(self.text)} % |"
        )


def _percent(share: float) -> str:
    """Two digits, never rounded up."""
    return f"{int(share * 10000 + 1e-9) / 100:.2f}"


def read_rows(text: str) -> list[Row]:
    """The rows of the table in the text of a document."""
    _, found, section = text.partition(AGREEMENT_HEADING)
    return [
        Row(name, int(programs), int(seed), float(agreement) / 100, float(share) / 100)
        for name, programs, seed, agreement, share in _ROW.findall(section if found else "")
    ]


def section_of(rows: Iterable[Row]) -> str:
    """The section of a document with the table."""
    return f"{AGREEMENT_HEADING}\n{_INTRODUCTION}" + "".join(f"{row}\n" for row in rows)


def with_rows(text: str, rows: Iterable[Row]) -> str:
    """The text of a document with these rows in its table; those of other dialects stay."""
    known = {row.dialect: row for row in (*read_rows(text), *rows)}
    before, _, _ = text.partition(AGREEMENT_HEADING)
    return f"{before.rstrip()}\n\n{section_of(known[name] for name in sorted(known))}"


def write_rows(document: Path, rows: Iterable[Row]) -> None:
    """Put rows into the table of a document, at its end if it has none."""
    text = document.read_text(encoding="utf-8")
    document.write_text(with_rows(text, rows), encoding="utf-8")
