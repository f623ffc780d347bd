"""The playground as `make playground` built it, served from this machine to a real browser; `make test-playground` runs these."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

BUILT = os.environ.get("ODSGEN_PLAYGROUND")
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


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    found = Site("")

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = {
            **SimpleHTTPRequestHandler.extensions_map,
            ".mjs": "text/javascript",
            ".wasm": "application/wasm",
        }

        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments, directory=str(BUILT))

        def log_message(self, format: str, *arguments: Any) -> None:
            found.asked.append(self.path)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.address = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield found
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert _CHROMIUM is not None, "there is no chromium on this machine"
    with sync_playwright() as playwright:
        arguments = [f"--{each}" for each in _QUIET]
        started = playwright.chromium.launch(executable_path=_CHROMIUM, args=arguments)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """A page of a fresh profile, opened and ready; what it complains of fails the test."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = context.new_page()
    complaints: list[str] = []
    made.on("pageerror", lambda error: complaints.append(str(error)))
    made.on("dialog", lambda dialog: complaints.append(f"a dialog: {dialog.message}"))
    made.goto(site.address)
    is_ready(made)
    yield made
    context.close()
    assert complaints == []


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
