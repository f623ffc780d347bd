"""The playground and the site as they were built, served from this machine to a real browser: `make test-playground`."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.playground import CHECKOUT

BUILT = os.environ.get("ODSGEN_PLAYGROUND")
#: The documentation as `make docs` built it, with the playground.
DOCUMENTATION = os.environ.get("ODSGEN_SITE")
_CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
#: Nothing but the page is asked for.
_QUIET = (
    "disable-background-networking",
    "disable-component-update",
    "disable-gpu",
    "disable-quic",
    "disable-sync",
    "no-first-run",
    "no-sandbox",
)
#: Milliseconds, on a machine that does other things beside.
PATIENCE = 60_000

collect_ignore_glob = [] if BUILT else ["test_*.py"]


@dataclass
class Site:
    """A running server, and the paths that were asked for."""

    address: str
    asked: list[str] = field(default_factory=list)


@contextmanager
def served(folder: str | Path) -> Iterator[Site]:
    """A server of the files in a folder."""
    found = Site("")

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = {
            **SimpleHTTPRequestHandler.extensions_map,
            ".mjs": "text/javascript",
            ".wasm": "application/wasm",
        }

        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments, directory=str(folder))

        def log_message(self, format: str, *arguments: Any) -> None:
            found.asked.append(self.path)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.address = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield found
    server.shutdown()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The playground."""
    with served(str(BUILT)) as found:
        yield found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser."""
    assert _CHROMIUM is not None, "there is no chromium on this machine"
    with sync_playwright() as playwright:
        arguments = [f"--{each}" for each in _QUIET]
        started = playwright.chromium.launch(executable_path=_CHROMIUM, args=arguments)
        yield started
        started.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def kept(browser: Browser, site: Site) -> Iterator[Watched]:
    """The playground, opened once for a module: most of the time of a test would go to starting Python."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    found = Watched(context.new_page())
    found.watch()
    found.page.goto(site.address)
    yield found
    context.close()


@pytest.fixture
def page(kept: Watched) -> Iterator[Page]:
    """The playground with its first example, and ready; what it complains of fails the test."""
    kept.complaints.clear()
    for tab in ("spec", "custom"):
        kept.page.locator(f"#tab-{tab}").click()
    kept.page.locator("#gallery").select_option(index=0)
    is_ready(kept.page)
    yield kept.page
    assert kept.complaints == []


@dataclass
class Watched:
    """A page of a fresh profile, with what it asked for and what it complained of: scripts that ran among it."""

    page: Page
    asked: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self) -> None:
        """Note from now on."""
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: self.complaints.append(f"a dialog: {dialog.message}"))


@contextmanager
def opened(browser: Browser, *, width: int = 1400, dark: bool = False) -> Iterator[Watched]:
    """A page in a window; fails where it complained of something."""
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if dark else "light",
        bypass_csp=True,
    )
    found = Watched(context.new_page())
    found.watch()
    yield found
    context.close()
    assert found.complaints == []


def axe_complaints(page: Page) -> list[str]:
    """Violations of the rules of axe on a page, each with its places."""
    axe = (CHECKOUT / "playground" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    page.evaluate(axe)
    found: list[str] = page.evaluate(
        "axe.run().then((found) => found.violations.map((each) => `${each.id}: ${each.nodes.map((n) => n.target)}`))"
    )
    return found


def is_ready(page: Page) -> None:
    """Wait until all that was asked of Python is answered."""
    expect(page.locator("#status")).to_have_text("Up to date", timeout=PATIENCE)


def write(page: Page, editor: str, text: str) -> None:
    """Put a text into the place of another one, as by pasting it."""
    content = page.locator(f"#panel-{editor} .cm-content")
    content.focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


def text_of(page: Page, editor: str) -> str:
    """The text of an editor, as far as it is in sight."""
    return "\n".join(page.locator(f"#panel-{editor} .cm-line").all_inner_texts())
