"""The table of limits: what the documentation shows, what the commands take and what holds in Python are the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.batch import Settings
from odsgen.cli.commands import cli
from odsgen.interpreter import Limits
from odsgen.ods import SpecErrors, SpecLimits, load_dialect_dict, load_dialect_text, spec_limits
from odsgen.runtime.support.limits import (
    DEPTH,
    ELEMENTS,
    LIMITS,
    MEMORY,
    RATIO,
    ROWS,
    SIZE,
    SPEC_DEPTH,
    SPEC_LIMITS,
    SPEC_SIZE,
    SPEC_VALUES,
    STEPS,
    TIME,
    UNPACKED,
    Limit,
)
from tests.batch.corpus import write_tar
from tests.limited import GIGABYTE, run_limited

_DOCS = Path(__file__).parents[2] / "docs"
_ROW = re.compile(r"\| `(ods[\w-]*) --([\w-]+)` \| (.*) \| (.*) \|")
#: Commands of `odsgen` read specs whose argument has one of these names.
_SPEC_ARGUMENTS = {"spec", "specs", "old", "new"}


def _option(limit: Limit) -> str:
    return f"{limit.tool}-{limit.option}"


def test_the_documentation_shows_the_table() -> None:
    section = (
        (_DOCS / "explanation/security.md")
        .read_text()
        .partition("## Limits\n")[2]
        .partition("\n## ")[0]
    )
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


@pytest.mark.parametrize("limit", LIMITS, ids=_option)
def test_each_limit_has_an_option_and_holds_in_python(limit: Limit) -> None:
    command = ["odsgen", "check"] if limit.tool == "odsgen" else [limit.tool]
    help = " ".join(run_limited([*command, "--help"]).output.split())
    assert f"--{limit.option} <{limit.unit}> {limit.help} " in help
    values = {"ods-run": Limits(), "ods-batch": Settings(), "odsgen": SpecLimits()}[limit.tool]
    name = limit.option.replace("-", "_")
    short = name.removeprefix("max_")
    assert getattr(values, short if hasattr(values, short) else name) == limit.default


@pytest.mark.parametrize("limit", LIMITS, ids=_option)
def test_what_is_no_limit_is_refused(limit: Limit, tmp_path: Path) -> None:
    given = {
        "ods-run": ["ods-run"],
        "ods-batch": ["ods-batch", "-o", str(tmp_path / "out"), str(tmp_path)],
        "odsgen": ["odsgen", "check", "small.yaml"],
    }[limit.tool]
    ended = run_limited([*given, f"--{limit.option}=much"])
    assert ended.code == (2 if limit.tool == "odsgen" else 1)
    where = "Invalid value for '--{}':" if limit.tool == "odsgen" else "for the --{} option:"
    assert f"{where.format(limit.option)} 'much' is no " in ended.errors


# --- each option at work ----------------------------------------------------------------------------------------------------

#: A value that the inputs below exceed, and one that is enough for them.
_LOW_AND_HIGH = {
    STEPS: ("1", "9"),
    ELEMENTS: ("3", "100"),
    DEPTH: ("1", "3"),
    SIZE: ("10", "1M"),
    UNPACKED: ("1K", "1G"),
    ROWS: ("1", "2"),
    RATIO: ("2", "200000"),
    TIME: ("0.01", "60"),
    SPEC_SIZE: ("20", "1K"),
    SPEC_VALUES: ("4", "30"),
    SPEC_DEPTH: ("3", "5"),
}
_PROGRAM = """
func.func @main() -> tensor<4xi8> {
  %t = tensor.empty() : tensor<4xi8>
  %r = func.call @same(%t) : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @same(%t: tensor<4xi8>) -> tensor<4xi8> {
  return %t : tensor<4xi8>
}
"""
_SPEC = "dialect: small\nops:\n  a: {arguments: {x: I32, y: I32}}\n"


def _told(limit: Limit, value: str, folder: Path) -> str:
    """Complaints of a command under a limit."""
    option = f"--{limit.option}={value}"
    if limit.tool == "ods-run":
        return run_limited(["ods-run", "-", option], text=_PROGRAM).errors
    if limit.tool == "odsgen":
        (folder / "small.yaml").write_text(_SPEC)
        checked = CliRunner().invoke(cli, ["check", option, str(folder / "small.yaml")])
        return "" if checked.exit_code == 0 else checked.output
    programs = folder / "programs.tar.gz"
    # Of two programs one is large, and nothing but white space: past 16 MB the ratio counts.
    white = 20_000_000 if limit is RATIO else 0
    write_tar(programs, [("a.mlir", _PROGRAM), ("b.mlir", _PROGRAM + "\n" * white)], "w:gz")
    given = ["ods-batch", str(programs), "-o", str(folder / value), "--quiet", option]
    ended = run_limited(given, memory=4 * GIGABYTE, seconds=60)
    rows = (json.loads(line) for part in (folder / value).glob("part-*") for line in part.open())
    return ended.errors + "".join(d["message"] for row in rows for d in row["diagnostics"])


@pytest.mark.parametrize("limit", _LOW_AND_HIGH, ids=_option)
def test_an_option_lowers_and_raises_its_limit(limit: Limit, tmp_path: Path) -> None:
    low, high = _LOW_AND_HIGH[limit]
    assert f"--{limit.option}" in _told(limit, low, tmp_path)
    assert _told(limit, high, tmp_path) == ""


def test_every_limit_is_tried() -> None:
    assert {*LIMITS} - {*_LOW_AND_HIGH} == {MEMORY}  # tests/batch/test_memory.py


# --- specs ------------------------------------------------------------------------------------------------------------------


def test_every_command_that_reads_specs_has_their_limits() -> None:
    wanted = {limit.option.replace("-", "_") for limit in SPEC_LIMITS}
    for name, command in cli.commands.items():
        names = {parameter.name for parameter in command.params}
        assert names & wanted == (wanted if names & _SPEC_ARGUMENTS else set()), name


@pytest.mark.parametrize("jobs", [1, 2])
def test_imports_have_the_limits_in_each_process(jobs: int, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(f"dialect: {name}\nimports: [small]\n")
    (tmp_path / "small.yaml").write_text(_SPEC)
    specs = [str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml")]
    given = ["generate", *specs, "-o", str(tmp_path / "out"), f"--jobs={jobs}"]
    refused = CliRunner().invoke(cli, [*given, "--max-values=5"])
    assert refused.exit_code == 1
    assert "small.yaml:3:22: error: a spec has at most 5 values" in refused.output
    assert not (tmp_path / "out" / "a").exists()


def test_limits_of_specs_in_python() -> None:
    deep = "dialect: x\nsummary: " + "[" * 190 + "]" * 190
    with pytest.raises(SpecErrors, match="nests at most 64"):
        load_dialect_text(deep)
    with spec_limits(depth=200), pytest.raises(SpecErrors, match="a list"):
        load_dialect_text(deep)
    with spec_limits(values=3), pytest.raises(SpecErrors, match="at most 3 values"):
        load_dialect_dict({"dialect": "x", "ops": {"a": {"arguments": {"b": "I32"}}}})
    load_dialect_text(_SPEC)
