"""Every link of the built site leads to a page, a place in one, a file, or a file of the checkout."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from odsgen import __version__
from tools.site_pages import API, CHECKOUT, REPOSITORY

SITE = Path(os.environ.get("ODSGEN_SITE", "build/site"))
LATEST = SITE / "latest"

if not os.environ.get("ODSGEN_SITE"):
    pytest.skip("make docs has built no site", allow_module_level=True)


class _Links(HTMLParser):
    """The links of a page, and its places."""

    def __init__(self) -> None:
        super().__init__()
        self.links: dict[str, None] = {}
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.places.add(value)
            elif name in ("href", "src"):
                self.links[value] = None


@cache
def _page(path: Path) -> _Links:
    found = _Links()
    found.feed(path.read_text("utf-8"))
    return found


def broken(page: Path, link: str) -> bool:
    """Whether a link of a page leads nowhere, as far as that can be known without a network."""
    parts = urlsplit(link)
    if link.startswith(REPOSITORY):
        return not (CHECKOUT / unquote(link.removeprefix(REPOSITORY)).partition("#")[0]).exists()
    if parts.scheme or parts.netloc:
        return False
    target = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return True
    place = unquote(parts.fragment)
    is_page = target.suffix == ".html" and "playground" not in target.parts[-2:]
    return bool(place) and is_page and place not in _page(target).places | {"__top"}


def pages() -> Iterator[Path]:
    """The pages of the newest version, but for the playground, and for what servers show for any address."""
    for path in sorted(LATEST.resolve().rglob("*.html")):
        if path.parent.name != "playground" and path.name != "404.html":
            yield path


def test_no_link_is_broken() -> None:
    found = [
        f"{page.relative_to(LATEST.resolve())}: {link}"
        for page in pages()
        for link in _page(page).links
        if broken(page, link)
    ]
    assert found == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    """Scripts, styles, pictures and fonts are beside the pages."""

    class Fetched(HTMLParser):
        found: set[str] = set()

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            given = dict(attrs)
            if tag != "a" and given.get("rel") != "canonical":
                self.found |= {given.get("src") or "", given.get("href") or ""}

    for page in pages():
        Fetched().feed(page.read_text("utf-8"))
    assert [link for link in Fetched.found if urlsplit(link).netloc] == []


def test_versions() -> None:
    versions = json.loads((SITE / "versions.json").read_text("utf-8"))
    (newest,) = (each for each in versions if each["aliases"] == ["latest"])
    assert (SITE / newest["version"] / "index.html").is_file()
    assert __version__ in [each["version"] for each in versions]
    front = _page(SITE / "index.html").links
    assert list(front) == ["latest/index.html"]


def test_pages_of_the_api_have_signatures_with_types() -> None:
    for name in API:
        text = (LATEST / "api" / f"{name}.html").read_text("utf-8")
        assert "doc-signature" in text or 'class="doc doc-object doc-class"' in text, name
    text = (LATEST / "api" / "odsgen.pictures.html").read_text("utf-8")
    for part in ("html_page", "Operation", "bool"):
        assert part in text
