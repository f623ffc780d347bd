"""Links of the README, of CONTRIBUTING.md and of docs/ lead to pages and sections that exist."""

from __future__ import annotations

import re

import pytest

from tests.coverage.documents import DOCS, pages, section

CHECKOUT = DOCS.parent
_LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\(([^)\s]+)\)")
_FENCED = re.compile(r"^```.*?^```$", re.M | re.S)


@pytest.mark.parametrize("page", ["../README.md", "../CONTRIBUTING.md", *pages()])
def test_links(page: str):
    text = _FENCED.sub("", (DOCS / page).read_text("utf-8"))
    broken = []
    for link in _LINK.findall(text):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (DOCS / page).parent / path if path else DOCS / page
        if not target.exists():
            broken.append(link)
        elif anchor and target.parent.resolve() == DOCS.resolve():
            if section(target.name, anchor) is None:
                broken.append(link)
    assert broken == []


def test_every_page_can_be_reached_from_the_reference_or_the_readme():
    reference = (DOCS / "spec-language.md").read_text("utf-8")
    readme = (CHECKOUT / "README.md").read_text("utf-8").replace("](docs/", "](")
    linked = {link.partition("#")[0] for link in _LINK.findall(reference + readme)}
    assert set(pages()) - linked == set()
