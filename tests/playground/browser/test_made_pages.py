"""The pages that commands write can be read: in narrow windows, in the dark, by keys alone and by listening."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.playground.browser.conftest import Site, axe_complaints, opened, served
from tests.playground.browser.made_pages import MADE, make_pages

#: Of each page, parts of the tree that screen readers have.
PARTS = {
    "recording": (
        'heading "run.jsonl"',
        'slider "Moment"',
        'listbox "Steps"',
        'region "The program"',
    ),
    "findings": ('navigation "Findings"', 'region "1. muli"', 'heading "1. muli"'),
    "control-flow": ('searchbox "Search the program"', 'button "Collapse all"', "status: 20 lines"),
    "notebook": ('heading "A cell"', "group"),
    "tablegen-site": ('dialog "Search"', 'heading "The dialect comb"', "main"),
}
#: What keys reach although it has no size; inputs of the theme stand behind their labels.
_UNSEEN = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  return at.tagName !== "INPUT" && !(box.width && box.height) ? at.outerHTML.slice(0, 80) : "";
}"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("made")
    make_pages(folder)
    with served(folder) as found:
        yield found


@pytest.mark.parametrize("width, dark", [(1280, False), (1280, True), (360, False), (360, True)])
def test_pages_can_be_read(browser: Browser, made: Site, width: int, dark: bool) -> None:
    with opened(browser, width=width, dark=dark) as found:
        for name, path in MADE.items():
            found.page.goto(made.address + path)
            assert axe_complaints(found.page) == [], name
            is_narrow = "document.documentElement.scrollWidth <= window.innerWidth"
            assert found.page.evaluate(is_narrow), name
        assert [url for url in found.asked if not url.startswith(made.address)] == []


def test_by_listening_and_by_keys(browser: Browser, made: Site) -> None:
    """A screen reader has the parts of each page; the key that goes on comes to its end, and stops at nothing out of sight."""
    with opened(browser, width=1280) as found:
        for name, path in MADE.items():
            found.page.goto(made.address + path)
            tree = found.page.locator("body").aria_snapshot()
            assert [part for part in PARTS[name] if part not in tree] == []
            assert _stops_out_of_sight(found.page) == [], name


def _stops_out_of_sight(page: Page) -> list[str]:
    unseen: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            return [each for each in unseen if each]
        unseen.append(page.evaluate(_UNSEEN))
    return ["the end of the page is not reached"]


def test_values_by_keys(browser: Browser, made: Site) -> None:
    """Enter lights the places of a value up and out again; the arrows lead to the next definition."""
    with opened(browser) as found:
        page = found.page
        page.goto(made.address + MADE["control-flow"])
        defined = page.locator("#program b.v.d")
        first, second = defined.first, page.locator("#program div > b.v.d").first
        whole = page.locator("#count").inner_text()
        page.locator("#unfold").focus()
        page.keyboard.press("Tab")
        for _ in range(9):  # regions that fold come before it
            if first.evaluate("each => each === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(first).to_be_focused()
        page.keyboard.press("Enter")
        expect(first).to_have_class("v d lit")
        for _ in range(defined.count()):
            if second.evaluate("each => each === document.activeElement"):
                break
            page.keyboard.press("ArrowRight")
        expect(second).to_be_focused()
        page.keyboard.press("Enter")
        lit = page.locator("#program .lit")
        expect(second).to_have_attribute("aria-pressed", "true")
        assert {second.inner_text()} == {*lit.all_inner_texts()}
        expect(page.locator("#count")).to_contain_text(
            f"{second.inner_text()}: {lit.count()} places"
        )
        page.keyboard.press("Enter")
        expect(lit).to_have_count(0)
        expect(page.locator("#count")).to_have_text(whole)


def test_a_recording_by_keys(browser: Browser, made: Site) -> None:
    with opened(browser) as found:
        page = found.page
        page.goto(made.address + MADE["recording"])
        page.get_by_role("listbox", name="Steps").focus()
        page.keyboard.press("Home")
        expect(page.get_by_role("option", selected=True)).to_have_text("Before everything")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#moment")).to_have_text("1 of 7")


def test_a_region_folds_by_keys(browser: Browser, made: Site) -> None:
    """A folded region shows that something is left out, and one closing brace."""
    with opened(browser) as found:
        page = found.page
        page.goto(made.address + MADE["notebook"])
        function = page.locator("summary", has_text="func.func")
        assert function.evaluate("(each) => getComputedStyle(each, '::after').content") == '" …"'
        function.focus()
        page.keyboard.press("Enter")
        expect(page.locator("summary", has_text="scf.if")).to_be_visible()
