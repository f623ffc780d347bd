"""Pictures of every kind of page that there is, those of the documentation among them: `make pictures`.

usage: python -m tests.playground.browser.pictures [FOLDER [NAME ...]]

With a folder, each page is shown there wide and narrow, light and dark, with a text of what the rules of axe complain of, of the
order in which keys reach its parts, and of the tree that screen readers have; else the pictures in docs/pictures are made anew.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.playground.browser.conftest import (
    PATIENCE,
    axe_complaints,
    chromium,
    is_ready,
    opened,
    served,
    write,
)
from tests.playground.browser.made_pages import MADE, make_pages
from tools.playground import CHECKOUT

WIDTHS = {"wide": 1280, "narrow": 360}
DOCUMENTED = CHECKOUT / "docs" / "pictures"
#: How many times the key that goes on is pressed to see where it leads.
_KEYS = 60


@dataclass(frozen=True, slots=True)
class Shown:
    """A page: the site that it is on, its address there, and what is done on it before it is looked at."""

    site: str
    path: str
    prepare: Callable[[Page], None] = lambda page: None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the documentation."""

    page: str
    width: str = "wide"
    dark: bool = False


def _example(name: str, tab: str) -> Callable[[Page], None]:
    """Choose an example of the playground and one of its results."""

    def prepare(page: Page) -> None:
        is_ready(page)
        page.locator("#gallery").select_option(label=f"{name}: {_summary(page, name)}")
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(500)
        is_ready(page)

    return prepare


def _summary(page: Page, name: str) -> str:
    labels = page.locator("#gallery option").all_inner_texts()
    return next(label for label in labels if label.startswith(f"{name}: ")).partition(": ")[2]


def _completing(page: Page) -> None:
    is_ready(page)
    write(page, "program", "func.func @f(%a: i32) {\n  bits.")
    expect(page.locator("#program-problems")).not_to_be_empty(timeout=PATIENCE)
    page.keyboard.press("Control+Space")
    expect(page.locator(".cm-tooltip-autocomplete")).to_be_visible(timeout=PATIENCE)


def _at_a_step(page: Page) -> None:
    for _ in range(3):
        page.get_by_role("button", name="A step on").click()


def _searching(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("ceildivsi")
    expect(page.locator(".md-search-result__link").first).to_be_visible(timeout=PATIENCE)


PAGES: Mapping[str, Shown] = {
    "playground": Shown("playground", "", _example("bits", "Passes")),
    "playground-passes": Shown("playground", "", _example("loops", "Passes")),
    "playground-reference": Shown("playground", "", _example("rel", "Reference")),
    "playground-code": Shown("playground", "", _example("fixed", "Code")),
    "playground-run": Shown("playground", "", _example("loops", "Run")),
    "playground-wrong": Shown("playground", "", _example("wrong", "Passes")),
    "playground-completion": Shown("playground", "", _completing),
    "site": Shown("site", "latest/index.html"),
    "site-search": Shown("site", "latest/index.html", _searching),
    "site-howto": Shown("site", "latest/howto/passes.html"),
    "site-reference": Shown("site", "latest/reference/traits.html"),
    "site-dialects": Shown("site", "latest/dialects/index.html"),
    "site-dialect": Shown("site", "latest/dialects/arith.html#addiop"),
    "site-api": Shown("site", "latest/api/odsgen.pictures.html"),
    **{name: Shown("made", path) for name, path in MADE.items()},
    "recording": Shown("made", MADE["recording"], _at_a_step),
}

#: Those of docs/pictures.
PICTURES: Mapping[str, Picture] = {
    "playground": Picture("playground-passes"),
    "playground-dark": Picture("playground-reference", dark=True),
    "playground-narrow": Picture("playground-wrong", "narrow"),
    "site": Picture("site"),
    "site-dialect": Picture("site-dialect"),
    "site-dialect-narrow-dark": Picture("site-dialect", "narrow", dark=True),
    "site-api-dark": Picture("site-api", dark=True),
    "tablegen-site": Picture("tablegen-site"),
    "recording": Picture("recording"),
    "recording-narrow-dark": Picture("recording", "narrow", dark=True),
    "findings": Picture("findings"),
    "control-flow": Picture("control-flow"),
    "notebook": Picture("notebook", dark=True),
}


def main(arguments: list[str]) -> int:
    """Take the pictures."""
    with ExitStack() as stack:
        browser = stack.enter_context(chromium())
        sites = {name: stack.enter_context(served(path)) for name, path in _folders(stack).items()}
        addresses = {name: site.address for name, site in sites.items()}
        if not arguments:
            for name, each in PICTURES.items():
                with _shown(browser, addresses, each) as page:
                    page.screenshot(path=DOCUMENTED / f"{name}.png", animations="disabled")
            return 0
        folder = Path(arguments[0])
        folder.mkdir(parents=True, exist_ok=True)
        for name in arguments[1:] or PAGES:
            for width, dark in product(WIDTHS, (False, True)):
                _look(browser, addresses, Picture(name, width, dark), folder)
    return 0


def _folders(stack: ExitStack) -> Mapping[str, Path]:
    made = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    make_pages(made)
    build = CHECKOUT / "build"
    return {"playground": build / "playground", "site": build / "site", "made": made}


@contextmanager
def _shown(browser: Browser, addresses: Mapping[str, str], picture: Picture) -> Iterator[Page]:
    """The page of a picture, ready to be taken."""
    shown = PAGES[picture.page]
    with opened(browser, width=WIDTHS[picture.width], dark=picture.dark) as found:
        found.page.goto(addresses[shown.site] + shown.path)
        shown.prepare(found.page)
        found.page.wait_for_timeout(300)
        yield found.page


def _look(browser: Browser, addresses: Mapping[str, str], picture: Picture, folder: Path) -> None:
    """Take a picture, and write down what it does not show."""
    face = "dark" if picture.dark else "light"
    path = folder / f"{picture.page}-{picture.width}-{face}"
    with _shown(browser, addresses, picture) as page:
        page.screenshot(path=path.with_suffix(".png"), animations="disabled")
        told = [f"axe: {each}" for each in axe_complaints(page)]
        if not page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"):
            told.append("it is wider than the window")
        tree = page.locator("body").aria_snapshot()
        stops = list(_tab_stops(page))
    text = "\n".join([*told, "", "Tab stops:", *stops, "", "Tree:", tree]) + "\n"
    path.with_suffix(".txt").write_text(text, "utf-8")
    print(path.name, *told, sep="\n  ", flush=True)


def _tab_stops(page: Page) -> Iterator[str]:
    """The elements that the tabulator reaches, and whether the focus is seen on each."""
    page.evaluate("document.activeElement.blur()")
    for _ in range(_KEYS):
        page.keyboard.press("Tab")
        yield page.evaluate("""() => {
              const at = document.activeElement;
              if (at === document.body) return "(the end)";
              const look = getComputedStyle(at);
              const name = at.ariaLabel || at.labels?.[0]?.textContent || at.textContent || at.id;
              const seen = look.outlineStyle !== "none" || look.boxShadow !== "none";
              const box = at.getBoundingClientRect();
              return `${at.tagName} ${name.trim().replace(/\\s+/g, " ").slice(0, 60)}`
                + (seen ? "" : "  -- no outline") + (box.width && box.height ? "" : "  -- no size");
            }""")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
