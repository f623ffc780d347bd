"""The paths of people through the documentation, which `make docs` built with the playground."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.playground.browser.conftest import (
    DOCUMENTATION,
    PATIENCE,
    Site,
    axe_complaints,
    is_ready,
    opened,
    served,
    text_of,
)

if DOCUMENTATION is None:
    pytest.skip("make docs has built no site", allow_module_level=True)

#: A page of each kind.
PAGES = (
    "index.html",
    "tutorial/1-first-dialect.html",
    "howto/passes.html",
    "explanation/performance.html",
    "reference/index-of-names.html",
    "dialects/index.html",
    "dialects/scf.html",
    "api/odsgen.pictures.html",
)
#: What is wider than its place by more than the padding of a word in code, so that a part of it is out of sight.
_CUT = """() => [...document.querySelectorAll(".md-content :is(p, li, h1, h2, h3, pre, code, table, dl)")]
  .filter((each) => each.scrollWidth > each.clientWidth + 6 && getComputedStyle(each).display !== "inline")
  .map((each) => `${each.tagName}: ${each.textContent.trim().slice(0, 60)}`)"""


@pytest.fixture(scope="module")
def documentation() -> Iterator[Site]:
    with served(str(DOCUMENTATION)) as found:
        yield found


@pytest.mark.parametrize("width, dark", [(1400, False), (360, True)])
def test_pages_can_be_read(browser: Browser, documentation: Site, width: int, dark: bool) -> None:
    """By whoever listens, too: the rules of axe find nothing; nothing is cut, and nothing comes from elsewhere."""
    with opened(browser, width=width, dark=dark) as found:
        for name in PAGES:
            found.page.goto(f"{documentation.address}latest/{name}")
            assert axe_complaints(found.page) == [], name
            assert found.page.evaluate(
                "document.documentElement.scrollWidth <= window.innerWidth"
            ), name
            assert found.page.evaluate(_CUT) == [], name
        assert [url for url in found.asked if not url.startswith(documentation.address)] == []


def test_the_front_door(browser: Browser, documentation: Site) -> None:
    """From the root to the playground, and to one of its examples."""
    with opened(browser) as found:
        page = found.page
        page.goto(documentation.address)
        page.get_by_role("link", name="Open the playground").click()
        expect(page.locator("#panel-spec")).to_contain_text("dialect: bits", timeout=PATIENCE)
        page.go_back()
        page.get_by_role("list", name="Examples in the playground").get_by_role(
            "link", name="loops scf"
        ).click()
        is_ready(page)
        assert "scf.for" in text_of(page, "program")


def test_an_example_of_a_dialect_opens(browser: Browser, documentation: Site) -> None:
    with opened(browser) as found:
        page = found.page
        page.goto(f"{documentation.address}latest/dialects/scf.html")
        page.get_by_role("link", name="Open in the playground").first.click()
        page.get_by_role("button", name="Run").first.click()
        is_ready(page)
        expect(page.locator("#custom")).to_contain_text("scf.", timeout=PATIENCE)
        expect(page.locator("#program-problems")).to_be_empty()


def test_search(browser: Browser, documentation: Site) -> None:
    with opened(browser) as found:
        page = found.page
        page.goto(f"{documentation.address}latest/index.html")
        page.keyboard.press("/")
        page.keyboard.type("arith.ceildivsi")
        first = page.locator(".md-search-result__link").first
        expect(first).to_contain_text("arith", timeout=PATIENCE)
        first.click()
        page.wait_for_url("**/arith.html**")
        expect(page.locator("h1")).to_contain_text("arith")


def test_versions(browser: Browser, documentation: Site) -> None:
    with opened(browser) as found:
        found.page.goto(f"{documentation.address}latest/howto/passes.html")
        chooser = found.page.get_by_role("button", name="Select version")
        expect(chooser).to_be_visible(timeout=PATIENCE)


def test_by_keyboard(browser: Browser, documentation: Site) -> None:
    """The first key leads past the head of the page; kinds of pages, search and text are reached."""
    with opened(browser) as found:
        page = found.page
        page.goto(f"{documentation.address}latest/howto/passes.html")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent.trim()") == "Skip to content"
        page.keyboard.press("Enter")
        assert page.evaluate("location.hash") == "#passes"
        page.goto(f"{documentation.address}latest/howto/passes.html")
        reached = []
        for _ in range(20):
            page.keyboard.press("Tab")
            reached.append(page.evaluate("document.activeElement.textContent.trim()"))
        for kind in ("Tutorial", "How to", "Reference", "Explanation", "API", "Dialects"):
            assert kind in reached, reached
        tree = page.locator("body").aria_snapshot()
        for part in (
            "banner",
            "navigation",
            "main",
            "heading",
            "searchbox" if "searchbox" in tree else "textbox",
        ):
            assert part in tree
