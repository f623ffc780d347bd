"""Checking that a text produces exactly the diagnostics that its comments announce (mlir-opt's `--verify-diagnostics`).

    // expected-error @+1 {{part of the message}}
    // expected-note-re @below {{op '{{[a-z]+}}' is here}}

The designators and what they mean: MLIR's Diagnostics, "SourceMgr Diagnostic Verifier Handler".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from odsgen.drivers.posix_regex import (
    Expression,
    InvalidRegex,
    Literal,
    Regex,
    Sequence,
    parse_regex,
)
from odsgen.runtime.builtin.locations import FileLineColLoc, Location, UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, Hint, Severity
from odsgen.runtime.support.source import SourceFile

_DESIGNATOR = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)


class VerifyLevel(Enum):
    """The rule of failure."""

    ALL = "all"
    ONLY_EXPECTED = "only-expected"


class ExpectedDiagnostic:
    """One `expected-…` comment."""

    __slots__ = ("severity", "text", "line", "place", "regex", "matched")

    def __init__(self, severity: Severity, text: str, line: int, place: Location) -> None:
        self.severity = severity
        self.text = text
        self.line = line  # the line where the diagnostic shall be
        self.place = place  # of the comment; unknown for `@unknown`
        self.regex: Regex | None = None
        self.matched = False

    def matches(self, message: str) -> bool:
        if self.regex is not None:
            return self.regex.search(message)
        return self.text in message


@dataclass(frozen=True, slots=True)
class VerificationFailure:
    """An error at an expectation or at an unexpected diagnostic, and how many columns are underlined there."""

    diagnostic: Diagnostic
    underlined: int = 1


class DiagnosticVerifier:
    """Compares diagnostics, as they come, with the expectations written in a source text.

    `failures` grows with what is wrong.
    """

    def __init__(self, source: SourceFile, level: VerifyLevel = VerifyLevel.ALL) -> None:
        self.failures: list[VerificationFailure] = []
        self._level = level
        self._filename = source.filename
        self._expected: list[ExpectedDiagnostic] = []
        self._expected_unknown: list[ExpectedDiagnostic] = []
        self._by_line: dict[int, list[ExpectedDiagnostic]] = {}
        self._read(source)

    def _read(self, source: SourceFile) -> None:
        last_plain_line = 0
        below: list[ExpectedDiagnostic] = []
        lines = source.text.split("\n")
        for number, line in enumerate(lines, 1):
            match = _DESIGNATOR.search(line.rstrip(" \t\n\v\f\r"))
            if match is None:
                for expected in below:
                    expected.line = number
                below.clear()
                last_plain_line = number
                continue
            severity, is_regex, offset, text = match.groups()
            column = len(line[: match.start()].encode("utf-8", "surrogateescape")) + 1
            place: Location = FileLineColLoc.get(source.filename, number, column)
            expected = ExpectedDiagnostic(Severity(severity), text, number, place)
            if is_regex:
                try:
                    expected.regex = compile_expected(text)
                except InvalidRegex as error:
                    self._fail(expected, str(error))
                    continue
            if offset == "unknown":
                expected.place = UnknownLoc.get()
                self._expected_unknown.append(expected)
                continue
            if offset == "above":
                expected.line = last_plain_line
            elif offset == "below":
                below.append(expected)
                expected.line = len(lines)  # unless a line that is no designator follows
            elif offset is not None:
                expected.line = _moved(number, offset)
            self._expected.append(expected)
        for expected in self._expected:
            self._by_line.setdefault(expected.line, []).append(expected)

    def process(self, diagnostic: Diagnostic) -> None:
        """Take a diagnostic, and then each of its notes."""
        self._process(diagnostic)
        for note in diagnostic.notes:
            if not isinstance(note, Hint):
                self._process(note)

    def _process(self, diagnostic: Diagnostic) -> None:
        location = diagnostic.location
        candidates: Iterable[ExpectedDiagnostic]
        if location.filename is None:
            candidates = self._expected_unknown
        elif location.filename == self._filename and location.line is not None:
            candidates = self._by_line.get(location.line, ())
        else:
            candidates = ()
        near_miss = None
        for expected in candidates:
            if expected.matches(diagnostic.message):
                if expected.severity is diagnostic.severity:
                    expected.matched = True
                    return
                near_miss = expected
        if self._level is VerifyLevel.ONLY_EXPECTED:
            return
        kind = diagnostic.severity.value
        if near_miss is not None:
            wanted = near_miss.severity.value
            message = f"'{kind}' diagnostic emitted when expecting a '{wanted}'"
            self._add(near_miss.place, message)
        else:
            message = f"unexpected {kind}: {diagnostic.message}"
            self._add(location, message)

    def finish(self) -> bool:
        """Add a failure for each expectation without its diagnostic; return whether there is no failure at all."""
        for expected in (*self._expected, *self._expected_unknown):
            if not expected.matched:
                kind = expected.severity.value
                self._fail(expected, f'expected {kind} "{expected.text}" was not produced')
        return not self.failures

    def _fail(self, expected: ExpectedDiagnostic, message: str) -> None:
        self._add(expected.place, message, len(expected.text.encode("utf-8", "surrogateescape")))

    def _add(self, place: Location, message: str, underlined: int = 1) -> None:
        diagnostic = Diagnostic(Severity.ERROR, place, message)
        self.failures.append(VerificationFailure(diagnostic, underlined))


def compile_expected(text: str) -> Regex:
    """The regular expression of an `expected-…-re`: plain text, with expressions between `{{` and `}}`.

    Raises InvalidRegex with the message of MLIR.
    """
    parts: list[Expression] = []
    position = 0
    while (found := text.find("{{", position)) >= 0:
        parts.append(Literal(text[position:found]))
        end = text.find("}}", found + 2)
        if end < 0:
            raise InvalidRegex("found start of regex with no end '}}'")
        try:
            parts.append(parse_regex(text[found + 2 : end]))
        except InvalidRegex as error:
            raise InvalidRegex(f"invalid regex: {error}") from None
        position = end + 2
    parts.append(Literal(text[position:]))
    return Regex(Sequence(tuple(parts)))


def _moved(line: int, offset: str) -> int:
    """The line at an offset such as `+2` from a line; 0, where no diagnostic is, for one that is off every scale."""
    digits = offset[1:]
    if len(digits) > 9:
        return 0
    # LLVM reads a number that begins with 0 as octal.
    is_octal = digits[0] == "0" and not any(digit in "89" for digit in digits)
    distance = int(digits, 8 if is_octal else 10)
    return line + distance if offset[0] == "+" else line - distance
