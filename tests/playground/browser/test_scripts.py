"""Scripts in a spec or a program do nothing on any page that is made of it."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import Browser, expect

from odsgen.cli.commands import cli
from odsgen.pictures import html_fragment, html_page
from odsgen.recording.page import recording_page
from odsgen.runtime import Context, parse
from tests.playground.browser.conftest import PATIENCE, opened, served
from tests.recording.recorded import read, recorded

SCRIPT = "</script><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>"
SPEC = f"""\
dialect: shop
summary: "{SCRIPT} [a](javascript:alert(4))"
description: |
  {SCRIPT} *x*{{: onmouseover=alert(5) }} [here](javascript:alert(6))

  ```mlir
  "other.x"() {{a = "{SCRIPT}"}} : () -> ()
  ```
enums:
  Size: {{storage: i32, cases: {{small: {{value: 0, summary: "{SCRIPT}"}}}}, summary: "{SCRIPT}"}}
ops:
  sell:
    summary: "{SCRIPT}"
    arguments: {{price: {{constraint: I32, summary: "{SCRIPT}"}}}}
    description: "{SCRIPT}"
"""
PROGRAM = f"""\
func.func @"{SCRIPT}"(%a: i1) {{
  cf.cond_br %a, ^b, ^c
^b:
  cf.br ^c
^c:
  "test.x"() {{text = "{SCRIPT}"}} : () -> () loc("{SCRIPT}")
  return
}} loc(fused<"{SCRIPT}">["{SCRIPT}":1:2])
"""


def nothing_runs(browser: Browser, address: str) -> None:
    """Open a page and all that unfolds in it, and wait; a dialog or an error fails."""
    with opened(browser) as found:
        found.page.goto(address)
        expect(found.page.locator("body")).to_contain_text("<script>alert(1)</script>")
        found.page.evaluate(
            "document.querySelectorAll('details').forEach((each) => { each.open = true; })"
        )
        found.page.wait_for_timeout(300)
        assert found.page.locator("img[onerror], svg[onload]").count() == 0
        assert found.page.locator("a[href^='javascript' i]").count() == 0


def test_a_site(browser: Browser, tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC, "utf-8")
    site = tmp_path / "site"
    arguments = [str(spec), "-o", str(tmp_path / "pages"), "--site", str(site), "--no-check"]
    result = CliRunner().invoke(cli, ["docs", *arguments, "--name", SCRIPT])
    assert result.exit_code == 0, result.output
    with served(site) as server:
        for page in ("index.html", "shop.html"):
            nothing_runs(browser, server.address + page)
        with opened(browser) as found:
            found.page.goto(f"{server.address}index.html")
            found.page.keyboard.press("/")
            found.page.keyboard.type("shop")
            expect(found.page.locator(".md-search-result__link").first).to_contain_text(
                "shop", timeout=PATIENCE
            )
            found.page.wait_for_timeout(300)


def test_pages_and_cells_of_programs(browser: Browser, tmp_path: Path) -> None:
    module = parse(PROGRAM, Context(allow_unregistered=True))
    page = tmp_path / "page.html"
    for text in (
        html_page(module, title=SCRIPT, control_flow=True),
        html_page(module, generic=True),
        html_fragment(module, depth=0),
        recording_page(read(recorded(PROGRAM, "builtin.module(canonicalize)")[2], SCRIPT)),
    ):
        page.write_text(f"<meta charset='utf-8'>{text}" if "<html" not in text else text, "utf-8")
        nothing_runs(browser, page.as_uri())
