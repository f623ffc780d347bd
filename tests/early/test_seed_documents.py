"""Every example of MLIR text in the documents that this project began from, read with the early syntax."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.conformance.test_conformance import conformance_folder
from tests.early.examples import EXAMPLES, Example, Part

_BLOCK = re.compile(r"^```mlir[^\n]*\n(.*?)^```", re.M | re.S)
_HEADING = re.compile(r"^#+ (.*?)\s*(?:\{.*\})?$", re.M)


def _folder() -> Path | None:
    folder = conformance_folder()
    found = None if folder is None else folder / "reference" / "seeds"
    return found if found is not None and found.is_dir() else None


@cache
def _blocks(document: str) -> list[tuple[str, str]]:
    """The blocks of MLIR of a document, each with the section in which it stands."""
    folder = _folder()
    if folder is None:
        pytest.skip("the documents are not here: set ODSGEN_CONFORMANCE to their folder")
    text = (folder / document).read_text(encoding="utf-8")
    headings = [(m.start(), m[1]) for m in _HEADING.finditer(text)]
    return [
        ([name for place, name in headings if place < m.start()][-1], m[1])
        for m in _BLOCK.finditer(text)
    ]


def _definitions_and_rest(text: str) -> tuple[str, str]:
    """The definitions of aliases with the lines that continue them, and the other lines."""
    definitions: list[str] = []
    rest: list[str] = []
    target = rest
    for line in text.splitlines():
        if line[:1] in ("#", "!"):
            target = definitions
        elif line[:1] != " " or not line.strip():
            target = rest
        if line.strip() != "...":
            target.append(line)
    return "\n".join(definitions) + "\n", "\n".join(rest) + "\n"


def _code_paragraphs(text: str) -> list[str]:
    found = re.split(r"\n\s*\n", text)
    return [
        p
        for p in found
        if any(s and not s.startswith("//") for s in map(str.strip, p.splitlines()))
    ]


def _in_function(part: Part, definitions: str, body: str, end: str) -> str:
    inside, behind = ("", end) if end.startswith("func") else (end, "")
    return (
        f"{definitions}func @example({part.arguments}) {{\n{body}\n{inside}  return\n}}\n{behind}"
    )


def _programs(example: Example, text: str) -> list[str]:
    """The text of each part of an example, with what it leaves out."""
    if example.kind == "whole":
        return [example.definitions + text + example.end]
    definitions, rest = _definitions_and_rest(text)
    if example.kind == "types":
        aliases = "".join(f"{line}\n" for line in definitions.splitlines() if "=" in line)
        types = re.findall(r"^(?!//|#)\S.*$", text, re.M)
        return [f'{aliases}"test.use"() : () -> ({type})\n' for type in types]
    definitions = example.definitions + definitions
    bodies = [rest] if example.kind == "together" else _code_paragraphs(rest)
    assert len(bodies) == len(example.parts), bodies
    return [
        _in_function(part, definitions, body, example.end)
        for part, body in zip(example.parts, bodies, strict=True)
    ]


def _outcome(text: str, verifies: bool) -> str | None:
    """The first message about a program; None if it verifies, and its print is read as the same again."""
    try:
        module = parse(text, Context(allow_unregistered=True, early_syntax=True))
        if verifies:
            module.verify()
    except (ParseError, VerifyError) as error:
        return error.diagnostics[0].message
    printed = print_ir(module)
    again = parse(printed, Context(allow_unregistered=True))
    assert print_ir(again) == printed
    return None


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.document[:-3]}-{e.number}")
def test_example(example: Example) -> None:
    section, text = _blocks(example.document)[example.number - 1]
    assert section == example.section
    programs = _programs(example, text)
    parts = example.parts * (len(programs) if len(example.parts) == 1 else 1)
    for part, program in zip(parts, programs, strict=True):
        found = _outcome(program, part.verifies)
        if part.refusal is None:
            assert found is None, f"{found}\n{program}"
        else:
            assert found is not None and part.refusal in found, f"{found}\n{program}"


@pytest.mark.parametrize("document", sorted({e.document for e in EXAMPLES}))
def test_no_example_is_left_out(document: str) -> None:
    numbers = [e.number for e in EXAMPLES if e.document == document]
    assert numbers == list(range(1, len(_blocks(document)) + 1))
