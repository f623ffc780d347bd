"""docs/reference/ods-coverage.md is whole and true: each feature has an example that shows it and a test that exists."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.coverage.documents import DOCS, section, sections, target

CHECKOUT = DOCS.parent
PAGE = "reference/ods-coverage.md"
FEATURES: dict[str, list[str]] = yaml.safe_load(
    (Path(__file__).parent / "features.yaml").read_text("utf-8")
)

_LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")
_TEST = re.compile(r"`(tests/[\w/]+\.py::[^`]+)`")
_HEAD = ["| feature | example | test |", "| --- | --- | --- |"]


@dataclass(frozen=True)
class Line:
    """One line of the table."""

    feature: str
    example: str
    test: str

    @property
    def links(self) -> list[str]:
        return _LINK.findall(self.example)

    @property
    def tests(self) -> list[str]:
        return _TEST.findall(self.test)


def lines(area: str) -> list[Line]:
    found = next((s for s in sections(PAGE) if s.title == area), None)
    if found is None:
        return []
    rows = [row for row in found.text.splitlines() if row.startswith("|")]
    assert rows[:2] == _HEAD, area
    # A `|` inside of a cell is written `\|`.
    cells = [re.split(r"(?<!\\)\|", row.strip("|")) for row in rows[2:]]
    assert all(len(row) == 3 for row in cells), area
    return [Line(*(cell.strip().replace("\\|", "|") for cell in row)) for row in cells]


def all_lines() -> list[tuple[str, Line]]:
    return [(area, line) for area in FEATURES for line in lines(area)]


def test_no_section_and_no_feature_is_unknown():
    areas = {s.title for s in sections(PAGE) if s.text.find(_HEAD[0]) >= 0}
    assert areas <= set(FEATURES)
    for area in FEATURES:
        given = [line.feature for line in lines(area)]
        assert len(given) == len(set(given)), area
        assert not set(given) - set(FEATURES[area]), area


@pytest.mark.parametrize("area", FEATURES)
def test_every_feature_has_its_line(area: str):
    given = {line.feature: line for line in lines(area)}
    assert [feature for feature in FEATURES[area] if feature not in given] == []
    assert [line.feature for line in given.values() if not line.links or not line.tests] == []


@pytest.mark.parametrize("area", FEATURES)
def test_examples_are_there_and_show_the_feature(area: str):
    wrong = []
    for line in lines(area):
        for link in line.links:
            page, anchor = target(PAGE, link), link.partition("#")[2]
            found = section(page, anchor) if (DOCS / page).is_file() else None
            if found is None:
                wrong.append(f"{line.feature}: there is no {link}")
                continue
            examples = "\n".join(block.text for block in found.blocks)
            if not examples:
                wrong.append(f"{line.feature}: no example in {link}")
            wrong += [
                f"{line.feature}: '{name}' is in no example of {link}"
                for name in re.findall(r"`([^`]+)`", line.feature)
                if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", examples)
            ]
    assert wrong == []


@cache
def collected() -> frozenset[str]:
    """The tests of the files that the table names, with and without their parameters."""
    files = sorted({test.partition("::")[0] for _, line in all_lines() for test in line.tests})
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *files],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )
    ids = {line for line in found.stdout.splitlines() if "::" in line}
    assert ids, found.stdout + found.stderr
    return frozenset(ids | {test.partition("[")[0] for test in ids})


@pytest.mark.parametrize("area", FEATURES)
def test_the_tests_exist(area: str):
    tests = [test for line in lines(area) for test in line.tests]
    assert [test for test in tests if test not in collected()] == []
