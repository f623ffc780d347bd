"""Warnings have names; a spec silences each with a reason, where it arises or everywhere; --werror makes errors of them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.ods import load_dialect_text
from odsgen.ods.resolve.format_warnings import warnings_of
from odsgen.spec import SpecErrors
from odsgen.spec.errors import SpecDiagnostic
from odsgen.spec.schema import json_schema
from odsgen.spec.warning_kinds import WARNINGS

CHECKOUT = Path(__file__).parents[2]
SPEC = """\
dialect: shop
{dialect}
op_classes:
  Pair:
    arguments: {{a: Optional<I32>, b: I32}}
    assembly_format: $a $b attr-dict
    {op_class}
ops:
  one: {{extends: Pair}}
  two:
    extends: Pair
    {op}
  three:
    arguments: {{a: Variadic<I32>, b: I32}}
    assembly_format: $a `,` $b attr-dict
"""
ABSENT = 'allow: {ambiguous-absence: "only ever printed"}'


def told(dialect: str = "", op_class: str = "", op: str = "") -> list[str | None]:
    text = SPEC.format(dialect=dialect, op_class=op_class, op=op)
    return [each.name for each in warnings_of(load_dialect_text(text, "shop.yaml"))]


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ({}, ["ambiguous-absence", "greedy-element"]),
        ({"dialect": ABSENT}, ["greedy-element"]),
        ({"op_class": ABSENT}, ["greedy-element"]),
        ({"op": ABSENT}, ["ambiguous-absence", "greedy-element"]),  # `one` has it all the same
        ({"dialect": ABSENT.replace("ambiguous-absence", "greedy-element")}, ["ambiguous-absence"]),
        (
            {"dialect": ABSENT.replace("ambiguous-absence", "empty-list")},
            ["ambiguous-absence", "greedy-element", "unused-allow"],
        ),
        ({"dialect": ABSENT, "op_class": ABSENT}, ["greedy-element", "unused-allow"]),
        # What only the hooks of a package tell is not looked for here.
        (
            {"dialect": ABSENT.replace("ambiguous-absence", "unused-hook")},
            ["ambiguous-absence", "greedy-element"],
        ),
    ],
)
def test_what_is_allowed_is_not_told(places: dict[str, str], expected: list[str]) -> None:
    assert told(**places) == expected


@pytest.mark.parametrize(
    ("entry", "message", "hint"),
    [
        ("{ambigous-absence: x}", "there is no warning 'ambigous-absence'", "ambiguous-absence"),
        ('{ambiguous-absence: " "}', "say why 'ambiguous-absence' is allowed", "the reason"),
        ("{unused-allow: x}", "'unused-allow' cannot be allowed", "delete"),
        ("[ambiguous-absence]", "expected a mapping for 'allow'", None),
    ],
)
def test_an_entry_that_means_nothing_is_refused(entry: str, message: str, hint: str | None) -> None:
    with pytest.raises(SpecErrors) as caught:
        told(dialect=f"allow: {entry}")
    [error] = caught.value.diagnostics
    assert error.message.startswith(message)
    assert hint is None or hint in (error.hint or "")


def test_every_warning_has_a_name_of_the_table() -> None:
    with pytest.raises(ValueError, match="no warning 'other'"):
        SpecDiagnostic("something", severity="warning", name="other")
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in WARNINGS)


def test_the_table_of_warnings_is_documented() -> None:
    page = (CHECKOUT / "docs" / "reference" / "spec-language.md").read_text("utf-8")
    section = page.partition("## Warnings\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w-]+)` \| ([\w, -]+) \| (.*) \|$", section, re.M)
    shown = [(name, meaning) for name, _, meaning in rows]
    assert shown == [(kind.name, kind.meaning) for kind in WARNINGS.values()]


def test_editors_complete_the_names() -> None:
    names = json_schema()["properties"]["allow"]["propertyNames"]["enum"]
    assert set(names) == set(WARNINGS) - {"unused-allow"}


def odsgen(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "odsgen.cli.odsgen", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_commands(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC.format(dialect="", op_class="", op=""))
    generate = ("generate", "shop.yaml", "-o", "packages")
    done = odsgen(*generate, cwd=tmp_path)
    assert (
        done.returncode == 0 and "warning: " in done.stderr and "[greedy-element]\n" in done.stderr
    )
    done = odsgen(*generate, "--werror", cwd=tmp_path)
    assert done.returncode == 1 and "error: " in done.stderr and "2 errors" in done.stderr
    done = odsgen("check", "shop.yaml", "--werror", "--json", cwd=tmp_path)
    assert done.returncode == 1
    listed = [(each["severity"], each["name"]) for each in json.loads(done.stdout)]
    assert listed == [("error", "ambiguous-absence"), ("error", "greedy-element")]
    hooks = tmp_path / "packages" / "shop" / "hooks.py"
    hooks.write_text(
        "from odsgen.hooks import verifies\n\n@verifies('NothingOp')\ndef nothing(op): ...\n"
    )
    assert "[unused-hook]" in odsgen(*generate, "--check", cwd=tmp_path).stderr
    allowed = "allow: {greedy-element: a, ambiguous-absence: b, unused-hook: c}"
    spec.write_text(SPEC.format(dialect=allowed, op_class="", op=""))
    assert odsgen(*generate, "--werror", cwd=tmp_path).returncode == 0
    done = odsgen(*generate, "--check", "--werror", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    hooks.write_text("")
    done = odsgen(*generate, "--check", cwd=tmp_path)
    assert "there is no warning 'unused-hook' to be allowed [unused-allow]" in done.stderr


def test_exports(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    text = (
        "dialect: shop\n{}\nops:\n  o: {{arguments: {{a: I32}}, assembly_format: $a attr-dict}}\n"
    )
    spec.write_text(text.format(""))
    export = ("export", "shop.yaml", "--irdl", "-o", "shop.irdl")
    done = odsgen(*export, cwd=tmp_path)
    assert done.returncode == 0 and "[not-exported]" in done.stderr
    assert odsgen(*export, "--werror", cwd=tmp_path).returncode == 1
    spec.write_text(text.format("allow: {not-exported: mlir-opt reads the generic form}"))
    done = odsgen(*export, "--werror", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
