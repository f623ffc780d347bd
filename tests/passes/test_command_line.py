"""`ods-opt` with passes, word for word as mlir-opt where that is installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli.ods_opt import run
from odsgen.passes import PassInstrumentation, PassManager
from odsgen.runtime import Context, parse
from tests.oracle import mlir_opt_path, requires_oracle

ADD = """\
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func private @g()
"""

WRONG = (
    "foo",
    "builtin.module(foo)",
    "builtin.module(cse,foo)",
    "builtin.module(func.func( foo ))",
    "builtin.module(cse",
    "builtin.module(cse))",
    "builtin.module((cse)",
    "builtin.module(func.func(cse)",
    "builtin.module(func.func(cse)))",
    "builtin.module(cse,)",
    "builtin.module(,cse)",
    "builtin.module(canonicalize{foo=1})",
    "builtin.module(canonicalize{max-iterations=a})",
    "builtin.module(canonicalize{max-iterations})",
    "builtin.module(canonicalize{top-down=a})",
    "builtin.module(canonicalize{region-simplify=a})",
    "builtin.module(canonicalize{top-down=1)",
    "builtin.module(canonicalize{top-down=1}cse)",
    "func.func(cse)",
    "cse",
    "",
    "(cse)",
)

RIGHT = (
    "builtin.module()",
    "builtin.module(cse)",
    "builtin.module( func.func( cse , canonicalize ) )",
    "any(cse)",
    "any(func.func(cse),any(canonicalize{top-down=false max-iterations=3}))",
    "builtin.module(func.func(cse),func.func(canonicalize),symbol-dce)",
    "builtin.module(canonicalize{disable-patterns=a,b})",
    "builtin.module(canonicalize(cse))",
)


def outputs(arguments: list[str], path: Path, capfdbinary) -> tuple[tuple[int, str, str], ...]:
    capfdbinary.readouterr()
    code = run([*arguments, str(path)])
    ours = capfdbinary.readouterr()
    oracle = subprocess.run(
        [mlir_opt_path() or "", *arguments, str(path)], capture_output=True, check=False
    )
    return (
        (code, ours.out.decode(), ours.err.decode().replace("ods-opt", "mlir-opt")),
        (oracle.returncode, oracle.stdout.decode(), _text(oracle.stderr)),
    )


def _text(stderr: bytes) -> str:
    """The standard error of mlir-opt, with any name of the program replaced by `mlir-opt`."""
    return re.sub(r"^mlir-opt[-.\d]*:", "mlir-opt:", stderr.decode(), flags=re.M)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.mlir"
    path.write_text(ADD)
    return path


@requires_oracle
@pytest.mark.parametrize("pipeline", [*WRONG, *RIGHT])
def test_pipelines(pipeline, program, capfdbinary):
    options = [f"--pass-pipeline={pipeline}", "--dump-pass-pipeline"]
    ours, oracle = outputs(options, program, capfdbinary)
    assert ours == oracle


@requires_oracle
@pytest.mark.parametrize(
    "options",
    [
        ["--cse", "--canonicalize", "--mlir-print-ir-after-all"],
        ["--canonicalize", "--cse", "--mlir-print-ir-before-all"],
        ["--cse", "--canonicalize", "--mlir-print-ir-after-change"],
        ["--cse", "--canonicalize", "--mlir-print-ir-after=cse", "--mlir-print-ir-before=canonicalize"],
        ["--cse", "--mlir-print-ir-after=foo"],
        ["--cse", "--pass-pipeline=builtin.module(cse)"],
        [
            "--pass-pipeline=builtin.module(func.func(cse),cse)",
            "--mlir-print-ir-after-all",
            "--mlir-disable-threading",  # threads of mlir-opt print their functions in any order
        ],
        ["--pass-pipeline=builtin.module(cse)", "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope"],
        [
            "--pass-pipeline=builtin.module(func.func(cse,canonicalize),cse)",
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-module-scope",
            "--mlir-disable-threading",
        ],
        ["--symbol-dce", "--symbol-privatize=exclude=f", "--symbol-dce", "--dump-pass-pipeline"],
        ["--pass-pipeline=builtin.module(func.func(symbol-dce))"],
        [
            "--pass-pipeline=builtin.module(func.func(symbol-dce))",
            "--mlir-print-ir-after-failure",
            "--mlir-disable-threading",
        ],
        ["--pass-pipeline=builtin.module(func.func(arith.addi(cse)))"],
        ["--cse=4"],
        ["--canonicalize=test-convergence"],
    ],
)  # fmt: skip
def test_options(options, program, capfdbinary):
    ours, oracle = outputs(options, program, capfdbinary)
    assert ours == oracle


@requires_oracle
@pytest.mark.parametrize("more", [[], ["--mlir-pass-pipeline-local-reproducer"]])
def test_reproducer(more, program, tmp_path, capfdbinary):
    program.write_text(ADD.replace("func.func private @g()\n", ""))
    path = tmp_path / "reproducer.mlir"
    options = [
        "--pass-pipeline=builtin.module(cse,func.func(canonicalize,symbol-dce))",
        "--mlir-disable-threading",
        f"--mlir-pass-pipeline-crash-reproducer={path}",
        *more,
    ]
    capfdbinary.readouterr()
    assert run([*options, str(program)]) == 1
    ours = capfdbinary.readouterr().err.decode(), path.read_text()
    oracle = subprocess.run(
        [mlir_opt_path() or "", *options, program], capture_output=True, check=False
    )
    assert ours == (_text(oracle.stderr), path.read_text())
    again, theirs = outputs(["--run-reproducer"], path, capfdbinary)
    assert again == theirs


def test_statistics(program, capfdbinary):
    pipeline = "builtin.module(func.func(cse),symbol-dce)"
    assert run([f"--pass-pipeline={pipeline}", "--mlir-pass-statistics", str(program)]) == 0
    report = capfdbinary.readouterr().err.decode()
    assert report == (
        "===-------------------------------------------------------------------------===\n"
        "                         ... Pass statistics report ...\n"
        "===-------------------------------------------------------------------------===\n"
        "'func.func' Pipeline\n"
        "  CSE\n"
        "    (S)  1 num-cse'd - Number of operations CSE'd\n"
        "    (S)  0 num-dce'd - Number of operations DCE'd\n"
        "SymbolDCE\n"
        "  (S)  1 num-dce'd - Number of symbols DCE'd\n\n"
    )
    options = ["--cse", "--cse", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list"]
    assert run([*options, str(program)]) == 0
    assert "CSE\n  (S)  1 num-cse'd" in capfdbinary.readouterr().err.decode()


def test_timing(program, capfdbinary):
    assert run(["--cse", "--mlir-timing", str(program)]) == 0
    lines = capfdbinary.readouterr().err.decode().splitlines()
    names = [line[21:] for line in lines[6:]]
    assert names == ["Parser", "CSE", "  (A) DominanceInfo", "Output", "Rest", "Total"]
    assert lines[-1].endswith("(100.0%)  Total")


@requires_oracle
def test_timing_names_what_mlir_opt_names(program):
    command = [str(mlir_opt_path()), "--cse", "--canonicalize", "--mlir-timing", str(program)]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    ours = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_opt", *command[1:]],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    expected = [line[21:] for line in found.splitlines()[6:]]
    assert [line[21:] for line in ours.splitlines()[6:]] == expected


class Told(PassInstrumentation):
    """Writes down which analyses are computed."""

    def __init__(self) -> None:
        self.events: list[tuple[str, str, str]] = []

    def before_analysis(self, analysis, op):
        self.events.append(("before", analysis.NAME, op.name))

    def after_analysis(self, analysis, op):
        self.events.append(("after", analysis.NAME, op.name))


def test_instrumentation_is_told_of_analyses_that_are_computed():
    told = Told()
    manager = PassManager.parse("builtin.module(func.func(cse,cse))")
    manager.instrumentations.append(told)
    manager.run(parse(ADD, Context(), filename="add.mlir"))
    computed = [("before", "DominanceInfo", "func.func"), ("after", "DominanceInfo", "func.func")]
    assert told.events == computed * 2  # of two functions, each once for both passes
