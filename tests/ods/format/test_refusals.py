"""Formats that are refused: mlir-tblgen's message, at a place in the format."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from odsgen.ods.format import Report, parse_op_format, parse_parameter_format
from odsgen.ods.format.parser import MAX_NESTING
from tests.ods.format.subjects import (
    OPTIONAL_PARTS,
    PARAMETERS,
    PARAMETERS_TABLEGEN,
    PLAIN,
    RICH,
    Subject,
)
from tests.ods.format.tablegen import first_errors, op_record, requires_tablegen, type_record

_FOLDER = Path(__file__).parent / "refusals"

# Where mlir-tblgen crashes or accepts what cannot work, and we refuse.
_OURS = {
    "attr-dict oilist(` ` $o)",
}


@dataclass(frozen=True)
class Refusal:
    format: str
    message: str
    offset: int
    note: str | None = None


def _read(name: str) -> list[Refusal]:
    refusals: list[Refusal] = []
    format = ""
    for line in (_FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith("    note: "):
            last = refusals.pop()
            refusals.append(Refusal(last.format, last.message, last.offset, line[10:]))
        elif line.startswith("    "):
            offset, _, message = line.strip().partition(": ")
            refusals.append(Refusal(format, message, int(offset)))
        else:
            format = line
    return refusals


OPERATIONS = _read("operations.txt")
TYPES = _read("parameters.txt")


def _errors(parse: Callable[[Report], object]) -> list[tuple[str, int, str | None]]:
    found: list[tuple[str, int, str | None]] = []
    format = parse(lambda message, offset, note: found.append((message, offset, note)))
    assert (format is None) == bool(found), "a refusal comes with a message, and only then"
    return found


def _op_errors(format: str, subject: Subject = RICH) -> list[tuple[str, int, str | None]]:
    return _errors(lambda report: parse_op_format(format, subject.subject, report))


@pytest.mark.parametrize("refusal", OPERATIONS, ids=lambda r: r.format)
def test_refused_formats_of_operations(refusal: Refusal):
    assert _op_errors(refusal.format)[0] == (refusal.message, refusal.offset, refusal.note)


@pytest.mark.parametrize("refusal", TYPES, ids=lambda r: r.format)
def test_refused_formats_of_types(refusal: Refusal):
    found = _errors(lambda report: parse_parameter_format(refusal.format, PARAMETERS, report))
    assert found[0] == (refusal.message, refusal.offset, refusal.note)


@requires_tablegen
def test_mlir_tblgen_says_the_same_of_operations():
    refusals = [r for r in OPERATIONS if r.format not in _OURS]
    found = first_errors(
        "-gen-op-defs", [op_record(i, r.format, RICH) for i, r in enumerate(refusals)]
    )
    assert [found.get(i) for i in range(len(refusals))] == [r.message for r in refusals]


@requires_tablegen
def test_mlir_tblgen_says_the_same_of_types():
    found = first_errors(
        "-gen-typedef-defs",
        [type_record(i, r.format, PARAMETERS_TABLEGEN) for i, r in enumerate(TYPES)],
    )
    messages = [(found.get(i) or "").replace(f"A{i} has", "A has") for i in range(len(TYPES))]
    assert messages == [r.message for r in TYPES]


def test_everything_missing_is_reported_at_once():
    assert [message for message, _, _ in _op_errors("$lhs", PLAIN)] == [
        "'attr-dict' directive not found in custom assembly format",
        "type of result #0, named 'res', is not buildable and a buildable type cannot be inferred",
        "type of operand #0, named 'lhs', is not buildable and a buildable type cannot be inferred",
        "operand #1, named 'rhs', not found",
    ]


def test_an_unknown_variable_gets_the_nearest_name():
    message, offset, note = _op_errors("attr-dict $lsh", PLAIN)[0]
    assert message == "expected variable to refer to an argument, region, result, or successor"
    assert (offset, note) == (10, "did you mean '$lhs'?")


@pytest.mark.parametrize(
    "format",
    [
        "(" * 100_000,
        "attr-dict " + "(`a` " * (MAX_NESTING + 1),
        "attr-dict " + "qualified(" * 100_000,
        "attr-dict custom<A>(" + "ref(" * 100_000,
        "`" * 100_001,
        "\0" * 1000,
        "attr-dict $" + "x" * 100_000,
        "attr-dict (`a`^):(`b`^)?",
        "attr-dict (` ` ``)?",
        "attr-dict (`x` $oi^):()?",
        "attr-dict custom<a-b>($o)",
        'attr-dict custom<A>("\\")',
        "é",
    ],
    ids=lambda f: f[:40],
)
def test_broken_formats_are_refused(format: str):
    assert _op_errors(format, OPTIONAL_PARTS)
