"""Rewrite patterns of TableGen: what `odsgen import` makes of them, and that they rewrite."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli.commands import cli
from odsgen.codegen import generate
from odsgen.ods import load_dialect
from odsgen.rewriting import apply_patterns_greedily, dialect_patterns
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.pattern_calls import called_by

DATA = Path(__file__).parent / "data"
SUMS = DATA / "sums.td"

HOOKS = """
def rewrite_sorted(a, b):
    return b, a


def rewrite_note(rewriter, location, before):
    print("noted", before.type, location)


def match_is_nice(x):
    return x.has_uses
"""

BEFORE = """
func.func @f(%a: i32, %b: i32) {
  %0 = "sums.add"(%a, %a) : (i32, i32) -> i32
  %1 = "sums.const"() {value = 0 : i32} : () -> i32
  %2 = "sums.add"(%0, %1) : (i32, i32) -> i32
  %3 = "sums.add"(%1, %2) : (i32, i32) -> i32
  "sums.print"(%3) : (i32) -> ()
  %4 = "sums.scale"(%b) {factor = 101 : i32, mode = 0 : i32} : (i32) -> i32
  "sums.print"(%4) : (i32) -> ()
  %5 = "sums.scale"(%b) {factor = 99 : i32, mode = 0 : i32} : (i32) -> i32
  "sums.print"(%5) : (i32) -> ()
  %6 = "sums.scale"(%b) {factor = 101 : i32, mode = 1 : i32} : (i32) -> i32
  "sums.print"(%6) : (i32) -> ()
  %7 = "sums.add"(%a, %b) : (i32, i32) -> i32
  %8:2 = "sums.divide"(%7, %b) : (i32, i32) -> (i32, i32)
  "sums.print"(%8#0) : (i32) -> ()
  return
}
"""

AFTER = """module {
  func.func @f(%arg0: i32, %arg1: i32) {
    %0 = "sums.const"() <{value = 0 : i32}> : () -> i32
    %1 = "sums.scale"(%arg0) <{factor = 2 : i32, mode = 0 : i32}> : (i32) -> i32
    "sums.print"(%1) : (i32) -> ()
    %2 = "sums.scale"(%arg1) <{factor = 100 : i32, mode = 0 : i32}> : (i32) -> i32
    "sums.print"(%2) : (i32) -> ()
    %3 = "sums.scale"(%arg1) <{factor = 99 : i32, mode = 0 : i32}> : (i32) -> i32
    "sums.print"(%3) : (i32) -> ()
    %4 = "sums.scale"(%arg1) <{factor = 101 : i32, mode = 1 : i32}> : (i32) -> i32
    "sums.print"(%4) : (i32) -> ()
    %5 = "sums.add"(%arg0, %arg1) : (i32, i32) -> i32
    %6 = "sums.old"(%arg0) : (i32) -> f64
    %7 = "sums.old"(%6) : (f64) -> i32
    "sums.print"(%7) : (i32) -> ()
    return
  }
}
"""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["import", *map(str, arguments)])


@pytest.fixture(scope="module")
def imported(
    headers: Path, tblgen: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """The spec of the small dialect, and what the command said."""
    output = tmp_path_factory.mktemp("sums") / "sums.yaml"
    result = run(SUMS, "-I", headers, "--tblgen", tblgen, "-o", output)
    assert result.exit_code == 0, result.output
    return output, result.output


def rewritten(spec: Path, directory: Path, text: str) -> str:
    generate([spec], directory)
    dialect = load_dialect_package(directory / "sums")
    module = parse(text, Context(dialects=[dialect]))
    outcome = apply_patterns_greedily(module, dialect_patterns(dialect))
    assert outcome.converged
    module.verify()
    return print_ir(module)


def test_spec_is_the_expected_one(imported: tuple[Path, str]) -> None:
    assert imported[0].read_text() == (DATA / "sums.yaml").read_text()
    load_dialect(imported[0])


def test_imported_patterns_rewrite(imported: tuple[Path, str], tmp_path: Path) -> None:
    assert rewritten(imported[0], tmp_path, BEFORE) == AFTER


def test_patterns_wait_for_their_hooks(
    imported: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        "func.func @f(%a: i32, %b: i32) {\n"
        '  %0 = "sums.const"() {value = 7 : i32} : () -> i32\n'
        '  %3 = "sums.scale"(%0) {factor = 2 : i32, mode = 1 : i32} : (i32) -> i32\n'
        '  "sums.print"(%3) : (i32) -> ()\n'
        '  %1 = "sums.all"(%a, %b) : (i32, i32) -> i32\n'
        '  "sums.print"(%1) : (i32) -> ()\n'
        '  %2 = "sums.old"(%a) : (i32) -> f32\n'
        '  "sums.print"(%2) : (f32) -> ()\n'
        "  return\n"
        "}\n"
    )
    without = rewritten(imported[0], tmp_path / "without", text)
    assert "sums.all" in without and "sums.old" in without
    (tmp_path / "with" / "sums").mkdir(parents=True)
    (tmp_path / "with" / "sums" / "hooks.py").write_text(HOOKS)
    spec = tmp_path / "sums.yaml"
    spec.write_text(imported[0].read_text() + "written_hooks: {matches: all, rewrites: all}\n")
    with_hooks = rewritten(spec, tmp_path / "with", text)
    assert '"sums.add"(%arg0, %arg1)' in with_hooks
    assert '"sums.print"(%arg0)' in with_hooks
    assert "sums.scale" in without and "sums.scale" not in with_hooks
    assert (
        'noted i32 loc("-":3:8)' in capsys.readouterr().out
    )  # what a matcher looks at is not in it


def test_what_is_left_out_is_told(imported: tuple[Path, str]) -> None:
    _, said = imported
    assert "the pattern 'NoType' of 'sums' is left out: the type of the result" in said
    assert "7/8" in said


def test_patterns_of_other_files_stay_there(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "sums.td").write_text(SUMS.read_text())
    (tmp_path / "more.td").write_text(
        'include "sums.td"\ndef More : Pat<(Sums_OldOp (Sums_OldOp $x)), (Sums_OldOp $x)>;\n'
    )
    arguments = ("-I", headers, "-I", tmp_path, "--tblgen", tblgen, "--dialect", "sums")
    result = run(tmp_path / "more.td", *arguments, "-o", tmp_path / "more.yaml")
    assert result.exit_code == 0, result.output
    assert list(load_dialect(tmp_path / "more.yaml").patterns)[0].name == "More"
    assert len(load_dialect(tmp_path / "more.yaml").patterns) == 1


def test_calls_of_a_pattern() -> None:
    assert called_by({"source": "(d.a (F:$x))", "results": ["(G)"]}) == {"F", "G"}
