"""Broken programs by the thousand: odsgen accepts what mlir-opt accepts and says what it says, where it says it.

Tokens of small programs are deleted, doubled, exchanged, replaced and cut off; the texts are the same in every run.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.oracle import requires_oracle
from tests.runtime.diagnostic_cases import Found, diagnostics_of, oracle_diagnostics

PROGRAMS = sorted((Path(__file__).parent / "data" / "mutations").glob("*.mlir"))

_TOKEN = re.compile(r'//[^\n]*|"(?:[^"\\\n]|\\.)*"|[\w.$%#!^@-]*\w|->|\S')
_REPLACEMENTS = (
    '"s" %x %0 %arg0 ^bb1 @s #m !t foo a.b i32 index ( ) { } [ ] < > , : :: = -> - 1 0x1F 1.5 ? * + ... loc dense true '
    "unknown x affine_map tensor<2xi32> tensor memref #foo.x<1> !foo.y distinct strided array unit none at fused @ . % ^ ! #"
    ' # / \\ " | 4x8xf32 $ return arith.addi private to overflow attributes'
).split()


def spans(text: str) -> list[tuple[int, int]]:
    return [match.span() for match in _TOKEN.finditer(text) if not match[0].startswith("//")]


def every_token_changed(text: str) -> Iterator[str]:
    """Each token deleted, doubled, exchanged with the next, cut in half, and the text cut off before it."""
    places = spans(text)
    for number, (start, end) in enumerate(places):
        yield text[:start]
        yield text[:start] + text[end:]
        yield f"{text[:end]} {text[start:end]}{text[end:]}"
        if end - start > 1:
            yield text[: (start + end) // 2]
        if number + 1 < len(places):
            after, stop = places[number + 1]
            yield text[:start] + text[after:stop] + text[end:after] + text[start:end] + text[stop:]


def random_changes(text: str, count: int, seed: str) -> Iterator[str]:
    """One or two tokens replaced by others, or others put before them."""
    chance = random.Random(seed)
    for _ in range(count):
        changed = text
        for _ in range(chance.choice((1, 1, 2))):
            places = spans(changed)
            if places:
                start, end = chance.choice(places)
                token = chance.choice(_REPLACEMENTS)
                end = chance.choice((start, end))
                changed = f"{changed[:start]}{token}{chance.choice(('', ' '))}{changed[end:]}"
        yield changed


def first_error(found: list[Found]) -> list[Found]:
    """The first error with its notes."""
    errors = [number for number, diagnostic in enumerate(found) if diagnostic[0] == "error"]
    return found[: errors[1]] if len(errors) > 1 else found


@requires_oracle
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_mutations(path: Path) -> None:
    differences: list[str] = []
    for program in path.read_text(encoding="utf-8").split("// -----\n"):
        texts = [*every_token_changed(program), *random_changes(program, 100, path.stem)]
        texts = [text for text in dict.fromkeys(texts) if "// -----" not in text]
        for text, expected in zip(texts, oracle_diagnostics(texts), strict=True):
            found = diagnostics_of(f"{text}\n")
            if first_error(found) != first_error(expected):
                differences.append(f"{text!r}\n  mlir-opt: {expected}\n  odsgen:   {found}")
    assert not differences, "\n".join([str(len(differences)), *differences[:5]])
