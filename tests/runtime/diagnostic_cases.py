"""Programs with the diagnostics that are expected of them.

In a file of cases, chunks stand between lines `// -----`.  Each begins with the diagnostics, places being counted from
the line after them::

    //! error 1:7: use of undeclared SSA value name
    "a.b"(%0) : (i32) -> ()
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from odsgen.runtime import Context, Diagnostic, ParseError, VerifyError, parse
from odsgen.runtime.diagnostics import Hint
from tests.oracle import mlir_opt_path

_EXPECTED = re.compile(r"//! (error|note) ([0-9]+):([0-9]+): (.*)\n")
_REPORTED = re.compile(r"<stdin>:([0-9]+):([0-9]+): (error|note): (.*)")
_SPLIT = "// -----\n"

Found = tuple[str, int, int, str]
"""The severity, line, column and message of a diagnostic."""

_context = Context(allow_unregistered=True)


@dataclass(frozen=True)
class DiagnosticCase:
    """One chunk: its text and what is expected."""

    name: str
    text: str
    expected: list[Found]


def read_cases(folder: Path) -> list[DiagnosticCase]:
    """All cases of the files of a folder."""
    cases: list[DiagnosticCase] = []
    for path in sorted(folder.glob("*.mlir")):
        chunks = path.read_text(encoding="utf-8").split(_SPLIT)
        for number, chunk in enumerate(chunks):
            expected = _EXPECTED.findall(chunk)
            assert expected, f"{path}: chunk {number} expects nothing"
            text = _EXPECTED.sub("", chunk)
            # The end of the line before the marker belongs to the marker.
            text = text.removesuffix("\n")
            found = [(s, int(line), int(column), m) for s, line, column, m in expected]
            cases.append(DiagnosticCase(f"{path.stem}-{number}", text, found))
    return cases


def _shown(message: str) -> bool:
    """Whether a message does not depend on the tool: which dialects it has, what it notes about every error."""
    return not message.startswith(("Available dialects: ", "see current operation: "))


def _flatten(diagnostics: list[Diagnostic]) -> Iterator[Found]:
    for diagnostic in diagnostics:
        if isinstance(diagnostic, Hint):  # which mlir-opt does not have
            continue
        message = diagnostic.message.partition("\n")[0]
        if _shown(message):
            line, column = diagnostic.location.line, diagnostic.location.column
            yield diagnostic.severity.value, line or 0, column or 0, message
        yield from _flatten(diagnostic.notes)


def diagnostics_of(text: str) -> list[Found]:
    """The diagnostics of odsgen for a text; empty if it accepts it."""
    try:
        parse(text, _context, filename="<stdin>").verify()
    except (ParseError, VerifyError) as error:
        return list(_flatten(error.diagnostics))
    return []


def oracle_diagnostics(texts: list[str]) -> list[list[Found]]:
    """The diagnostics of mlir-opt for each text; the texts must not contain the split marker."""
    path = mlir_opt_path()
    assert path is not None
    starts: list[int] = []
    source = ""
    line = 1
    for text in texts:
        chunk = f"\n{_SPLIT}{text}"
        source += chunk
        starts.append(line + 2)
        line += chunk.count("\n")
    process = subprocess.run(
        [path, "--allow-unregistered-dialect", "--split-input-file"],
        input=source.encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=300,
        check=False,
    )
    found: list[list[Found]] = [[] for _ in texts]
    # In the message about the number of operand types, the plural of one is a NUL.
    output = process.stderr.decode("utf-8", "surrogateescape").replace("\0", "")
    number = 0
    for reported in output.splitlines():
        match = _REPORTED.match(reported)
        if match is None or not _shown(match[4]):
            continue
        at = int(match[1])
        number = max(n for n, start in enumerate(starts) if start <= at) if at >= starts[0] else 0
        found[number].append((match[3], at - starts[number] + 1, int(match[2]), match[4]))
    return found
