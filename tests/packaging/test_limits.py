"""The table of limits: what the documentation shows, what the commands take and what holds in Python are the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.batch import Settings
from odsgen.interpreter import Limits
from odsgen.runtime.support.limits import LIMITS, Limit
from tests.limited import run_limited

_DOCS = Path(__file__).parents[2] / "docs"
_ROW = re.compile(r"\| `(ods-\w+) --([\w-]+)` \| (.*) \| (.*) \|")


def test_the_documentation_shows_the_table() -> None:
    section = (_DOCS / "security.md").read_text().partition("## Limits\n")[2].partition("\n## ")[0]
    shown = _ROW.findall(section)
    assert shown == [
        (limit.tool, limit.option, limit.shown, limit.summary[0].lower() + limit.summary[1:])
        for limit in LIMITS
    ]


def test_defaults_are_written_as_they_are() -> None:
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    for limit in LIMITS:
        number, _, word = limit.shown.replace(",", "").partition(" ")
        factor = units.get(number[-1], 1)
        value = 0 if number == "no" else int(number.rstrip("KMG")) * factor
        assert value * (1_000_000 if word == "million" else 1) == limit.default


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.option)
def test_each_limit_has_an_option_and_holds_in_python(limit: Limit) -> None:
    help = run_limited([limit.tool, "--help"]).output
    assert re.search(rf"--{limit.option} <{limit.unit}> +{re.escape(limit.help)}\n", help)
    values = {**Limits()._asdict(), **Settings()._asdict()}
    assert (
        values[
            limit.option.replace("-", "_").removeprefix("max_" if "ods-run" == limit.tool else "")
        ]
        == limit.default
    )


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.option)
def test_what_is_no_limit_is_refused(limit: Limit, tmp_path: Path) -> None:
    given = ["-o", str(tmp_path / "out"), str(tmp_path)] if limit.tool == "ods-batch" else []
    ended = run_limited([limit.tool, f"--{limit.option}=much", *given])
    assert ended.code == 1
    assert f"for the --{limit.option} option: 'much' is no " in ended.errors
