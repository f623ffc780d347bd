"""Texts of types, attributes and locations, with what mlir-opt prints for them or says against them.

The files in ``cases/`` have, after each ``> text``, either ``= what is printed`` or the errors and
notes: ``error 3: message``. Columns count from 1 at the first character of the text.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from odsgen.runtime import AsmPrinter, Context, Diagnostic, Dialect, ParseError, Parser
from odsgen.runtime.support.source import SourceFile
from tests.oracle import mlir_opt_path

FOLDER = Path(__file__).parent / "cases"
_PREFIX = '"u.op"() {a = '
_NUMBER = re.compile(r'\s*"u\.number"\(\) \{n = (\d+) : i32\} : \(\) -> \(\)')
_OPERATION = re.compile(r'\s*"u\.op"\(\) \{(.*)\} : \(\) -> \(\)')
_DIAGNOSTIC = re.compile(r".*?:(\d+):(\d+): (error|note): (.*)")


@dataclass
class TextCase:
    """One text and the lines that are expected of it."""

    text: str
    expected: list[str] = field(default_factory=list)


def text_cases(name: str) -> list[TextCase]:
    """The cases of a file in ``cases/``."""
    cases: list[TextCase] = []
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            cases.append(TextCase(line[2:]))
        else:
            cases[-1].expected.append(line)
    return cases


def context() -> Context:
    """A context that knows no dialect but an empty ``builtin``."""
    return Context(allow_unregistered=True, dialects=[Dialect("builtin")], dialect_path=())


def attribute_parser(text: str) -> Parser:
    """A parser at the attribute dictionary of an operation whose attribute ``a`` is the text."""
    parser = Parser(SourceFile(f"{_PREFIX}{text}}} : () -> ()\n", "x.mlir"), context())
    parser.index = parser.tokens.index("{")
    return parser


def outcome(text: str) -> list[str]:
    """The value that odsgen reads from the text, or its diagnostics, as the files write them."""
    try:
        attribute = attribute_parser(text).parse_attr_dict()["a"]
    except ParseError as error:
        return [line for diagnostic in error.diagnostics for line in _lines(diagnostic)]
    return ["= " + AsmPrinter().attribute_text(attribute)]


def _lines(diagnostic: Diagnostic) -> list[str]:
    found = []
    for said in (diagnostic, *diagnostic.notes):
        assert said.location.line == 1 and said.location.column is not None
        column = said.location.column - len(_PREFIX)
        found.append(f"{said.severity.value} {column}: {said.message}")
    return found


def mlir_outcomes(texts: list[str]) -> list[list[str]]:
    """The outcome of mlir-opt for each of the texts, in the same form."""
    path = mlir_opt_path()
    assert path is not None
    chunks = [
        f'"u.number"() {{n = {number} : i32}} : () -> ()\n{_PREFIX}{text}}} : () -> ()'
        for number, text in enumerate(texts)
    ]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "x.mlir"
        file.write_text("\n// -----\n".join(chunks) + "\n", encoding="utf-8")
        process = subprocess.run(
            [
                path,
                "--allow-unregistered-dialect",
                "--mlir-print-local-scope",
                "--split-input-file",
                str(file),
            ],
            capture_output=True,
            check=False,
            timeout=120,
        )
    found: list[list[str]] = [[] for _ in texts]
    number = 0
    for line in process.stdout.decode("utf-8").splitlines():
        numbered, printed = _NUMBER.fullmatch(line), _OPERATION.fullmatch(line)
        if numbered is not None:
            number = int(numbered[1])
        elif printed is not None:
            # A unit attribute is its name alone.
            shown = printed[1].removeprefix("a").removeprefix(" = ")
            found[number] = [f"= {shown or 'unit'}"]
    for line in process.stderr.decode("utf-8", "replace").splitlines():
        said = _DIAGNOSTIC.fullmatch(line)
        if said is not None:
            # Three lines for each text, of which it is the second.
            number, column = (int(said[1]) - 2) // 3, int(said[2]) - len(_PREFIX)
            found[number].append(f"{said[3]} {column}: {said[4]}")
    return found
