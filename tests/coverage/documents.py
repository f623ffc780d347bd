"""The pages of docs/: their sections and fenced blocks.

What stands behind the three backticks says what a block is; the tests of examples and of the coverage table read it.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"

#: Pages that are read from top to bottom, by tests of their own.
RUN_AS_A_WHOLE = {
    "howto/batch.md",  # tests/batch/test_documentation.py
    "howto/conversion.md",  # tests/conversion/test_documentation.py
    "reference/early-specification.md",  # tests/early/test_documentation.py
    "howto/dataflow.md",  # tests/dataflow/test_documentation.py
    "howto/interop.md",  # tests/interop/test_documentation.py
    "howto/interpreting.md",  # tests/interpreting/test_documentation.py
    "howto/passes.md",  # tests/passes/test_documentation.py
    "howto/running-natively.md",  # tests/native/test_documentation.py
    "howto/proving.md",  # tests/proof/test_documentation.py
    "howto/publishing.md",  # tests/readme/test_publishing.py
    "howto/reducing.md",  # tests/validating/test_documentation.py
    "howto/tracing.md",  # the same
    "howto/validating.md",  # the same
    "howto/translating.md",  # tests/translation/test_documentation.py
    "howto/toy.md",  # tests/toy/test_documentation.py
    # tests/readme/test_tutorial.py
    *(f"tutorial/{path.name}" for path in (DOCS / "tutorial").glob("*.md")),
}

_HEADING = re.compile(r"(#{1,6}) (.+)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Block:
    """A fenced block: ``kind`` is all that stands behind its backticks, ``yaml refused``."""

    kind: str
    text: str
    line: int


@dataclass(frozen=True)
class Section:
    """The text under one heading, up to the next of any level."""

    page: str
    title: str
    anchor: str
    text: str
    blocks: tuple[Block, ...]


@cache
def sections(page: str) -> tuple[Section, ...]:
    """The sections of a page of docs/, given by its path there."""
    found: list[Section] = []
    seen: dict[str, int] = {}
    title, lines = "", list[tuple[int, str]]()
    fenced = False

    def close() -> None:
        if title:
            text = "\n".join(line for _, line in lines)
            found.append(Section(page, title, _anchor(title, seen), text, _blocks(lines)))

    for number, line in enumerate((DOCS / page).read_text("utf-8").splitlines(), 1):
        heading = None if fenced else _HEADING.fullmatch(line)
        if line.startswith("```"):
            fenced = not fenced
        if heading is None:
            lines.append((number, line))
        else:
            close()
            title, lines = heading[2], []
    close()
    return tuple(found)


def section(page: str, anchor: str) -> Section | None:
    """The section with that anchor, as a link `page.md#anchor` names it."""
    return next((s for s in sections(page) if s.anchor == anchor), None)


def pages() -> list[str]:
    """All pages, each by its path in docs/."""
    return sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


def target(page: str, link: str) -> str:
    """The page to which a relative link of a page leads, without its anchor, as `pages` names it."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page), link.partition("#")[0]))
    return path.removeprefix("../docs/")


def _anchor(title: str, seen: dict[str, int]) -> str:
    """The anchor that a forge gives a heading."""
    plain = _LINK.sub(r"\1", title).lower()
    anchor = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
    count = seen.get(anchor, 0)
    seen[anchor] = count + 1
    return f"{anchor}-{count}" if count else anchor


def _blocks(lines: list[tuple[int, str]]) -> tuple[Block, ...]:
    found: list[Block] = []
    kind: str | None = None
    body: list[str] = []
    start = 0
    for number, line in lines:
        if not line.startswith("```"):
            body.append(line)
        elif kind is None:
            kind, body, start = line.removeprefix("```").strip(), [], number
        else:
            found.append(Block(kind, "\n".join(body) + "\n", start))
            kind = None
    return tuple(found)
