"""Links of the documents lead to files and sections that exist, and every page can be reached."""

from __future__ import annotations

import re

import pytest
import yaml

from tests.coverage.documents import DOCS, pages, section, target

CHECKOUT = DOCS.parent
OTHERS = sorted(
    f"../{path.relative_to(CHECKOUT)}"
    for path in (*CHECKOUT.glob("*.md"), *CHECKOUT.glob("examples/*/README.md"))
)
_LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
_FENCED = re.compile(r"^```.*?^```$", re.M | re.S)


def links(page: str) -> list[str]:
    """The links of a page to other files and to sections."""
    text = _FENCED.sub("", (DOCS / page).read_text("utf-8"))
    return [link for link in _LINK.findall(text) if "://" not in link]


@pytest.mark.parametrize("page", [*OTHERS, *pages()])
def test_links(page: str) -> None:
    broken = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        to = target(page, path) if path else page
        exists = (DOCS / to).exists()
        if not exists or (anchor and to in pages() and section(to, anchor) is None):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", OTHERS)
def test_paths_of_pages_in_other_documents(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    named = set(re.findall(r"\bdocs/([\w/-]+\.md)", text))
    assert named - set(pages()) == set()


def nav_of_the_site() -> list[str]:
    """The pages that the site shows in its navigation, in order."""

    def files(entries: list[dict[str, object]]) -> list[str]:
        found: list[str] = []
        for entry in entries:
            (value,) = entry.values()
            found += files(value) if isinstance(value, list) else [str(value)]
        return found

    site = yaml.safe_load((CHECKOUT / "mkdocs.yml").read_text("utf-8"))
    return files(site["nav"])


def test_every_page_is_in_the_navigation() -> None:
    shown = nav_of_the_site()
    assert len(shown) == len(set(shown))
    made = {file for file in shown if file.startswith(("api/", "dialects/")) or file == "index.md"}
    assert set(shown) - made == set(pages())


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached: set[str] = set()
    pending = ["../README.md"]
    while pending:
        page = pending.pop()
        for link in links(page):
            to = target(page, link) if not link.startswith("#") else page
            if to in pages() and to not in reached:
                reached.add(to)
                pending.append(to)
    assert set(pages()) - reached == set()
