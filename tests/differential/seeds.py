"""Valid programs to start from: the examples of the specs, those of the tests, and those of a corpus if one is given."""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.bundled import CHECKOUT, SPECS
from tests.differential.oracle_batch import SEPARATOR

_EXAMPLE = re.compile(r"^( *)```mlir\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_OTHERS = re.compile(
    "|".join(
        rf'(?:(?:^|[\s"=(]){path.stem}\.|[!#]{path.stem}[.<])'
        for path in SPECS
        if path.stem not in ("builtin", "func", "arith", "cf")
    ),
    re.MULTILINE,
)
_TEST_EXTENSION = re.compile(
    r"\btransform\.(?:[\w.]+\.)?test[_.]"
)  # operations of MLIR's tests, nobody else's
_LONGEST = 4000  # characters; a change somewhere in a longer program is one of many


def seeds(dialect: str, corpus: Path | None = None) -> list[str]:
    """The programs that mention the dialect, in a fixed order, some of which mlir-opt may refuse."""
    mention = mention_of(dialect)
    wanted = [text for text in (*_bundled(), *_of_corpus(corpus)) if len(text) <= _LONGEST]
    if dialect == "builtin":  # every program mentions it; those that are not about others
        wanted = [text for text in wanted if not _OTHERS.search(text)]
    return list(
        dict.fromkeys(
            text for text in wanted if mention.search(text) and not _TEST_EXTENSION.search(text)
        )
    )


def mention_of(dialect: str) -> re.Pattern[str]:
    """Finds an operation, a type or an attribute of the dialect in a program; of the builtin one, anything."""
    if dialect == "builtin":
        return re.compile(r"\S")
    return re.compile(rf'(?:^|[\s"=(]){dialect}\.|[!#]{dialect}[.<]', re.MULTILINE)


@cache
def _bundled() -> tuple[str, ...]:
    return (*_of_specs(), *_of_tests())


def _of_specs() -> Iterator[str]:
    """The examples in the descriptions of operations."""
    for path in SPECS:
        for indent, body in _EXAMPLE.findall(path.read_text(encoding="utf-8")):
            yield "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))


def _of_tests() -> Iterator[str]:
    for folder in ("upstream", "roundtrip"):
        for path in sorted((CHECKOUT / "tests" / "dialects" / folder).rglob("*.mlir")):
            if "dies" not in path.name:
                yield from path.read_text(encoding="utf-8").split(f"{SEPARATOR}\n")


@cache
def _of_corpus(path: Path | None) -> tuple[str, ...]:
    """The accepted programs of a corpus of JSON lines with the key `custom`."""
    if path is None:
        return ()
    opened = lzma.open if path.suffix == ".xz" else open
    with opened(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return tuple(f"{row['custom'].rstrip()}\n" for row in rows if "custom" in row)
