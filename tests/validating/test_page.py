"""The page of findings: one file without scripts, in which whatever a program or tool says is text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from odsgen.cli import ods_validate
from odsgen.oracle import Campaign, Totals, Transformed, Validator
from odsgen.oracle.page import findings_page

EVIL = "<script>document.title='hacked'</script>"
SUM = f"""
func.func @"{EVIL}"(%a: i8, %b: i8) -> i8 {{
  %0 = arith.addi %a, %b : i8
  %1 = arith.muli %0, %b : i8
  return %1 : i8
}}
"""


class Elements(HTMLParser):
    """The elements of a page, with the texts of those that hold lines."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.lines: list[tuple[str, str]] = []
        self.open: str | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self.open = dict(attrs).get("class") or "" if tag == "span" else None

    def handle_data(self, data: str) -> None:
        if self.open is not None:
            self.lines.append((self.open, data.strip()))
            self.open = None


def page_of(old: str, new: str, *programs: str) -> str:
    validator = Validator(lambda text: Transformed(text.replace(old, new)))
    campaign = Campaign(validator, lambda name: programs[int(name[0])], reduces=False)
    totals = Totals()
    for outcome in campaign.run([f"{number} {EVIL}" for number in range(len(programs))]):
        totals.add(outcome)
    return findings_page(f"tool {EVIL}", totals)


def test_nothing_of_a_program_is_markup_and_nothing_is_loaded() -> None:
    found = Elements(page_of("addi", "subi", SUM))
    assert "script" not in found.tags and "img" not in found.tags
    assert not any(name.startswith("on") or name == "src" for name, _ in found.attributes)
    assert ("http-equiv", "Content-Security-Policy") in found.attributes


def test_lines_that_are_different_are_marked_on_both_sides() -> None:
    lines = Elements(page_of("addi", "subi", SUM)).lines
    assert [each for each in lines if each[0] in ("gone", "new")] == [
        ("gone", "%0 = arith.addi %a, %b : i8"),
        ("new", "%0 = arith.subi %a, %b : i8"),
    ]


def test_each_finding_is_in_the_list_and_the_keyboard_reaches_long_lines() -> None:
    page = page_of("i %", "i_ %", SUM, SUM.replace("muli", "xori"))
    assert re.findall(r"href='#(.*?)'", page) == re.findall(r"section id=(\S+)", page)
    assert page.count("<pre tabindex=0>") == page.count("<pre")
    assert "1 finding" in page_of("addi", "subi", SUM) and "<nav" not in page_of(
        "addi", "subi", SUM
    )


def test_what_is_no_text_can_be_written(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program, page = tmp_path / "program.mlir", tmp_path / "page.html"
    program.write_text("func.func @main(%a: i8) -> i8 {\n  return %a : i8\n}\n")
    command = [str(program), "--no-reduce", f"--page={page}", "--", "printf", r"// \377\n\\"]
    assert ods_validate.run(command) == 1
    assert "<pre" in page.read_text("utf-8")
    assert capfd.readouterr().err == ""
