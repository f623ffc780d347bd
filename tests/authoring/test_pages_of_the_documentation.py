"""Each page of the documentation has its sections and is linked; its examples are run by tests/coverage and tests/readme."""

from __future__ import annotations

import pytest

from tests.coverage.documents import DOCS, sections

PAGES = {
    "runtime.md": ("contexts", "parsing", "building", "walking", "rewriting-and-passes", "cloning", "printing", "diagnostics"),
    "hooks-parser-printer.md": ("an-operation", "a-type", "a-directive", "reading", "writing"),
    "publishing.md": ("the-project", "generating", "building", "using"),
    "index-of-names.md": ("type-constraints", "attribute-constraints", "properties", "traits", "interfaces", "directives-of-formats"),
    "assembly-formats.md": ("what-is-refused", "what-is-warned-of"),
}  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str) -> None:
    assert set(PAGES[page]) <= {section.anchor for section in sections(page)}
    for source in (DOCS / "spec-language.md", DOCS.parent / "README.md"):
        assert f"{page})" in source.read_text("utf-8"), f"{source.name} has no link to {page}"
