"""Expected diagnostics: which comment stands for which diagnostic. (What mlir-opt says is in test_ods_opt.)"""

import re

import pytest

from odsgen.drivers.posix_regex import InvalidRegex
from odsgen.drivers.verify_diagnostics import (
    DiagnosticVerifier,
    VerifyLevel,
    compile_expected,
)
from odsgen.runtime.builtin.locations import FileLineColLoc, Location, UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.support.source import SourceFile

ERROR, NOTE, WARNING = Severity.ERROR, Severity.NOTE, Severity.WARNING


def at(line: int, filename: str = "in.mlir") -> Location:
    return FileLineColLoc.get(filename, line, 1)


def failures(
    text: str, *diagnostics: Diagnostic, level: VerifyLevel = VerifyLevel.ALL
) -> list[str]:
    """The messages of the failures, after all these diagnostics."""
    verifier = DiagnosticVerifier(SourceFile(text, "in.mlir"), level)
    for diagnostic in diagnostics:
        verifier.process(diagnostic)
    assert verifier.finish() is not bool(verifier.failures)
    return [failure.diagnostic.message for failure in verifier.failures]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("// expected-error {{here}}", 1),
        ("\n// expected-error@+1 {{here}}\n", 3),
        ("\n\n// expected-error @-2   {{here}}", 1),
        ("\n// expected-error @above {{here}}", 1),
        ("x\n// expected-note {{no}}\n// expected-error @above {{here}}", 1),
        ("// expected-error @below {{here}}\n// expected-note {{no}}\nx", 3),
        ("// expected-error @below {{here}}", 1),
        ("x // expected-error-re {{h{{e+}}re}}   ", 1),
    ],
)
def test_lines(text: str, line: int) -> None:
    assert 'expected error "here" was not produced' in failures(text) or "-re" in text
    found = failures(text, Diagnostic(ERROR, at(line), "it is here"))
    assert not any("error" in message for message in found)
    elsewhere = failures(text, Diagnostic(ERROR, at(line + 50), "it is here"))
    assert "unexpected error: it is here" in elsewhere


def test_notes_are_looked_at_too() -> None:
    diagnostic = Diagnostic(ERROR, at(1), "first", [Diagnostic(NOTE, at(2), "second")])
    assert failures("// expected-error {{first}}\n// expected-note {{second}}", diagnostic) == []
    assert failures("// expected-error {{first}}\n", diagnostic) == ["unexpected note: second"]


def test_one_expectation_for_several_diagnostics() -> None:
    diagnostic = Diagnostic(ERROR, at(1), "again")
    assert failures("// expected-error {{again}}", diagnostic, diagnostic) == []


def test_other_severity() -> None:
    assert failures("// expected-error {{x}}", Diagnostic(WARNING, at(1), "x")) == [
        "'warning' diagnostic emitted when expecting a 'error'",
        'expected error "x" was not produced',
    ]


def test_unknown_location() -> None:
    unknown = Diagnostic(ERROR, UnknownLoc.get(), "x")
    assert failures("// expected-error @unknown {{x}}", unknown) == []
    assert failures("// expected-error {{x}}", unknown) == [
        "unexpected error: x",
        'expected error "x" was not produced',
    ]


def test_other_file() -> None:
    other = Diagnostic(ERROR, at(1, "other.mlir"), "x")
    assert failures("// expected-error {{x}}", other)[0] == "unexpected error: x"


def test_only_expected() -> None:
    unexpected = Diagnostic(ERROR, at(1), "x")
    only = VerifyLevel.ONLY_EXPECTED
    assert failures("", unexpected, level=only) == []
    assert failures("// expected-note {{y}}", level=only) == ['expected note "y" was not produced']


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a {{b", "found start of regex with no end '}}'"),
        ("a {{(}}", "invalid regex: parentheses not balanced"),
        ("a {{}}", r"invalid regex: empty \(sub\)expression"),
    ],
)
def test_expressions_that_are_none(text: str, message: str) -> None:
    with pytest.raises(InvalidRegex, match=message):
        compile_expected(text)
    (found,) = failures("// expected-error-re {{" + text + "}}")
    assert re.fullmatch(message, found)


def test_text_outside_of_expressions_is_literal() -> None:
    expected = compile_expected("a.c {{[0-9]+}} (d)")
    assert expected.search("x a.c 42 (d)")
    assert not expected.search("abc 42 (d)")


def test_offset_off_every_scale() -> None:
    assert failures("// expected-error @+99999999999999999999 {{x}}") == [
        'expected error "x" was not produced'
    ]
