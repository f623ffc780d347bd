"""`ods-opt` with logs, profiles and counters of actions, as mlir-opt where that is installed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli.ods_opt import run
from tests.oracle import mlir_opt_path, requires_oracle

PROGRAM = """\
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  cf.br ^bb1
^bb1:
  return %1 : i32
}
func.func @g() {
  return
}
"""

PASSES = ["--canonicalize", "--cse", "--convert-arith-to-llvm"]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("f.mlir").write_text(PROGRAM)
    return "f.mlir"


def log_of(program: str, *arguments: str) -> list[str]:
    assert run([program, *PASSES, "--log-actions-to=log", *arguments]) == 0
    return Path("log").read_text().splitlines()


#: The tags of actions that mlir-opt has, too, and of which there are as many whatever patterns are called.
ALIKE = re.compile(r"pass-execution|GreedyPatternRewriteIteration|apply-conversion")


def alike(lines: list[str]) -> list[str]:
    return [re.sub(r"\[thread .*?\]", "", line) for line in lines if ALIKE.search(line)]


@requires_oracle
@pytest.mark.parametrize(
    "passes",
    [
        PASSES,
        ["--pass-pipeline=builtin.module(func.func(canonicalize,cse))"],
        ["--pass-pipeline=builtin.module(cse,func.func(canonicalize),symbol-dce)"],
    ],
)
def test_log_and_profile_are_as_those_of_mlir_opt(program: str, passes: list[str]) -> None:
    executable = mlir_opt_path()
    assert executable is not None
    options = ["--log-actions-to=log", "--profile-actions-to=profile", "--mlir-disable-threading"]
    found = []
    for tool in (executable, None):
        arguments = [program, *passes, *options]
        if tool is None:
            assert run(arguments) == 0
        else:
            subprocess.run([tool, *arguments], check=True, capture_output=True)
        log, profile = Path("log").read_text(), json.loads(Path("profile").read_text())
        for event in profile:
            del event["tid"], event["ts"]
        found.append((alike(log.splitlines()), [e for e in profile if ALIKE.search(e["name"])]))
    assert found[0] == found[1]
    assert found[0][0]


def test_log_has_each_action_with_its_operation(program: str) -> None:
    text = "\n".join(log_of(program))
    begins = "[thread ods-opt] begins (no breakpoint) Action"
    assert f"{begins} fold (%0 = arith.addi %arg0, %c1_i32 : i32)`" in text
    pattern = (
        f"{begins} `apply-pattern pattern: AddIAddConstant (%1 = arith.addi %0, %c1_i32 : i32)`"
    )
    assert f"{pattern}\n[thread ods-opt] completed `apply-pattern`" in text
    assert text.count("begins") == text.count("completed")


def test_log_of_some_places(program: str) -> None:
    log = log_of(program, "--log-mlir-actions-filter=f.mlir:4")
    assert log and not any("%c1 = " in line or "cf.br" in line or "func" in line for line in log)
    assert len(log_of(program, "--log-mlir-actions-filter=f.mlir:2:9,f.mlir:4:8")) > len(log)
    assert log_of(program, "--log-mlir-actions-filter=f.mlir:2:10,g.mlir") == []


def test_counters_skip_and_are_printed(program: str) -> None:
    arguments = [
        "--mlir-debug-counter=apply-pattern-count=1,x-skip=3",
        "--mlir-print-debug-counter",
    ]
    # In a process of its own: patterns of dialects that others have loaded are tried, too.
    command = [sys.executable, "-m", "odsgen.cli.ods_opt", program, *PASSES, "--log-actions-to=log"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=True)
    log = Path("log").read_text().splitlines()
    assert sum("begins" in line and "apply-pattern" in line for line in log) == 1
    assert any("skipped (no breakpoint) Action `apply-pattern" in line for line in log)
    assert "cf.br" in done.stdout
    assert done.stderr == (
        "DebugCounter counters:\n"
        "apply-pattern                   : {5,0,1}\n"
        "x                               : {0,3,-1}\n"
    )


@requires_oracle
@pytest.mark.parametrize(
    "counters",
    [
        "pass-execution-skip=1",
        "pass-execution-skip=1,pass-execution-count=1",
        "pass-execution-skip=-1,pass-execution-count=0",
        "pass-execution-count=2",
        "apply-pattern-count=0",
        "GreedyPatternRewriteIteration-count=0",
        "apply-conversion-skip=0x1",
    ],
)
def test_counters_do_what_those_of_mlir_opt_do(
    program: str, counters: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    executable = mlir_opt_path()
    assert executable is not None
    passes = [f"--mlir-debug-counter={counters}", *PASSES, "--mlir-print-debug-counter"]
    mlir = subprocess.run([executable, program, *passes], capture_output=True, text=True)
    assert run([program, *passes]) == 0
    captured = capfdbinary.readouterr()
    assert captured.out.decode() == mlir.stdout
    if not counters.startswith("apply-pattern"):  # of which mlir-opt tries others
        assert mlir.stderr.endswith(captured.err.decode())


@pytest.mark.parametrize(
    "option, message",
    [
        (
            "--mlir-debug-counter=fold=1",
            "for the --mlir-debug-counter option: expected DebugCounter counter name to end with "
            "either `-skip` or `-count`, but got `fold`",
        ),
        (
            "--debug-counter=fold-skip=x",
            "for the --mlir-debug-counter option: expected DebugCounter counter value to be numeric, "
            "but got `x`",
        ),
        (
            "--mlir-debug-counter=fold-skip",
            "for the --mlir-debug-counter option: expected DebugCounter argument to have an `=` "
            "separating the counter name and value, but the provided argument was: `fold-skip`",
        ),
        (
            "--log-actions-to=no/such",
            "Opening file for --log-actions-to failed: cannot open output file 'no/such': "
            "No such file or directory",
        ),
        (
            "--log-mlir-actions-filter=f.mlir:x",
            "for the --log-mlir-actions-filter option: expected file, file:line or "
            "file:line:column, got 'f.mlir:x'",
        ),
    ],
)
def test_refusals(
    program: str, option: str, message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run([program, "--log-actions-to=log", option]) == 1
    assert capfd.readouterr() == ("", f"ods-opt: {message}\n")


def test_to_standard_output(program: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([program, "--cse", "--profile-actions-to=-", "--log-actions-to=-"]) == 0
    text = capfd.readouterr().out
    assert text.startswith("[thread ods-opt] begins") and text.endswith("}\n\n]")
