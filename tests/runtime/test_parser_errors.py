"""Errors of the parser and their places, as mlir-opt has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, parse
from tests.oracle import requires_oracle
from tests.runtime.diagnostic_cases import (
    DiagnosticCase,
    diagnostics_of,
    oracle_diagnostics,
    read_cases,
)

CASES = read_cases(Path(__file__).parent / "data" / "parser_errors")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_diagnostics(case: DiagnosticCase) -> None:
    assert diagnostics_of(case.text) == case.expected


@requires_oracle
def test_mlir_opt_says_the_same() -> None:
    for case, found in zip(CASES, oracle_diagnostics([case.text for case in CASES]), strict=True):
        # With the end of the line that stands before the marker.
        assert diagnostics_of(f"{case.text}\n") == found, case.name


def test_unknown_operations_need_permission() -> None:
    with pytest.raises(ParseError) as caught:
        parse('"a.b"() : () -> ()', Context(), filename="x.mlir")
    assert str(caught.value) == (
        "x.mlir:1:6: error: operation being parsed with an unregistered dialect. If this is intended, "
        "please use -allow-unregistered-dialect with the MLIR tool used\n"
        '"a.b"() : () -> ()\n'
        "     ^"
    )


def test_a_dialect_that_is_not_there_comes_with_those_that_are() -> None:
    with pytest.raises(ParseError) as caught:
        parse("nowhere.to_be_found", Context())
    (note,) = caught.value.diagnostics[0].notes
    assert note.message.startswith("Available dialects: ")
    assert ", builtin, " in note.message


def test_an_error_of_the_lexer_is_the_only_one() -> None:
    with pytest.raises(ParseError) as caught:
        parse('"a.b"() {x = distinct[0]<$>} : () -> ()', Context(allow_unregistered=True))
    assert [d.message for d in caught.value.diagnostics] == ["unexpected character"]
