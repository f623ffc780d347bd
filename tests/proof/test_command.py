"""The command `odsgen prove` and its neighbours: options, output for tools, what is wrong in specs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli import prove_command
from odsgen.cli.commands import cli
from odsgen.ods import SpecErrors, load_dialect_text

pytest.importorskip("z3")

SPEC = """
dialect: small
ops:
  add:
    arguments: {a: AnySignlessInteger, b: AnySignlessInteger}
    results: {r: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    semantics: $a + $b
  widen:
    arguments: {a: AnySignlessInteger}
    results: {r: AnySignlessInteger}
    traits: [Pure]
    semantics: {result: signed($a), requires: {the result is wider: width($r) > width($a)}}
  mystery: {arguments: {a: I8}, results: {r: I8}, traits: [Pure]}
patterns:
  Swap: {source: "(add $x, $y)", results: "(add $y, $x)"}
  Forget: {source: "(add $x, $y)", results: "(add $x, $x)"}
  Twice: {source: "(widen (widen $x))", results: "(widen $x)"}
  Mystery: {source: "(mystery $x)", results: (replaceWithValue $x)}
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "small.yaml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["prove", *map(str, arguments)])


def test_verdicts_for_tools(spec: Path) -> None:
    result = run(spec, "--json", "--widths", "1-4")
    found = {each["name"]: each for each in json.loads(result.output)}
    verdicts = {name: each["verdict"] for name, each in found.items()}
    assert verdicts == {
        "Swap": "proved",
        "Forget": "refuted",
        "Twice": "proved",
        "Mystery": "outside",
    }
    assert result.exit_code == 1
    assert found["Swap"]["proved"] == [["i1"], ["i2"], ["i3"], ["i4"]]
    assert found["Mystery"]["reason"] == "small.mystery has no semantics"
    counter = found["Forget"]["counter_example"]
    values = {line["name"]: line["bits"] for line in counter["inputs"]}
    [before], [after] = counter["before"]["values"], counter["after"]["values"]
    assert before["bits"] == (values["x"] + values["y"]) % 2
    assert after["poison"] or after["bits"] == 0


def test_several_processes_say_the_same(spec: Path) -> None:
    options = (spec, "--widths", "1-4")
    assert run(*options, "--jobs", 2).output == run(*options).output


def test_one_pattern(spec: Path) -> None:
    result = run(spec, "--pattern", "Swap", "--widths", "3,5")
    assert (result.exit_code, result.output) == (0, "proved Swap (i3, i5)\n1 proved\n")
    assert "there is no pattern 'Swop'" in run(spec, "--pattern", "Swop").output


def test_queries_are_written(spec: Path, tmp_path: Path) -> None:
    folder = tmp_path / "queries"
    run(spec, "--pattern", "Swap", "--widths", "1-2", "--smtlib", folder)
    assert sorted(path.name for path in folder.iterdir()) == ["Swap-i1.smt2", "Swap-i2.smt2"]
    text = (folder / "Swap-i2.smt2").read_text(encoding="utf-8")
    assert text.startswith("; (add $x, $y) to (add $y, $x)\n") and "(check-sat)" in text


@pytest.mark.parametrize("widths", ["0", "8-4", "x", "1-9999"])
def test_widths_that_are_none(spec: Path, widths: str) -> None:
    result = run(spec, "--widths", widths)
    assert result.exit_code == 2 and "width" in result.output


def test_time_limit(spec: Path) -> None:
    """The quotient of a product by one of its factors takes longer than a hundredth of a second."""
    spec.write_text(
        SPEC.replace("semantics: $a + $b", "semantics: $a * $b * $a // ($b * $b * $a + 1)")
        .replace("(add $y, $x)", "(add $y, (add $x, $y))"),
        encoding="utf-8",
    )  # fmt: skip
    result = run(spec, "--pattern", "Swap", "--timeout", "0.0001", "--widths", "64")
    assert "undecided Swap: the time limit of 0.0001 seconds at i64" in result.output
    assert result.exit_code == 0


def test_refuted_patterns_are_refused(spec: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = CliRunner().invoke(cli, ["generate", str(spec), "-o", str(out), "--refuse-refuted"])
    assert result.exit_code == 1 and not out.exists()
    assert "small.yaml:17:3: error: the pattern 'Forget' is refuted at i1" in result.output
    spec.write_text("\n".join(line for line in SPEC.splitlines() if "Forget" not in line))
    result = CliRunner().invoke(cli, ["generate", str(spec), "-o", str(out), "--refuse-refuted"])
    assert result.exit_code == 0 and out.exists(), result.output


def test_without_the_solver(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove_command, "is_installed", lambda: False)
    result = run(spec)
    assert result.exit_code == 1
    assert "proofs need the solver Z3:" in result.output and "[prove]" in result.output


CALL = (
    "dialect: t\nnative_calls:\n  f: {parameters: {like: Value, a: Attribute}, returns: TypedAttr, "
)
CONDITION = "dialect: t\npattern_constraints:\n  C: {parameters: {v: Value, a: Attribute}, "


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CALL + "semantics: {result: $a + 1}}", "3:88: the type of the result is not known"),
        (CALL + "semantics: {result: $like + 1, like: $a}}", "expected an integer"),
        (CALL + "semantics: {result: $b, like: $a}}", "there is no '$b'"),
        (CALL + "matcher: true, semantics: {result: $a, like: $a}}", "matches computes nothing"),
        (CONDITION + "semantics: $a + 1}", "expected a condition"),
        (CONDITION + "semantics: $v == 1}", "expected an integer"),
        (CONDITION + "semantics: $a == 1, predicate: $a == $a}", "write one of them"),
    ],
)
def test_what_is_wrong_in_a_spec(text: str, message: str) -> None:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text)
    assert message in str(caught.value)
