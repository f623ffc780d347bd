"""Pages of the documentation have their sections; their examples are run by tests/coverage and tests/readme."""

from __future__ import annotations

import pytest

from tests.coverage.documents import sections

PAGES = {
    "reference/runtime.md": ("contexts", "parsing", "building", "walking", "rewriting-and-passes", "cloning", "printing", "diagnostics"),
    "reference/hooks-parser-printer.md": ("an-operation", "a-type", "a-directive", "reading", "writing"),
    "howto/publishing.md": ("the-project", "generating", "building", "using"),
    "reference/index-of-names.md": ("type-constraints", "attribute-constraints", "properties", "traits", "interfaces", "directives-of-formats"),
    "reference/assembly-formats.md": ("what-is-refused", "what-is-warned-of"),
}  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str) -> None:
    assert set(PAGES[page]) <= {section.anchor for section in sections(page)}
