"""`ods-replay` and `ods-opt --record` as commands."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli import ods_opt, ods_replay

_TEXT = """
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  return %0 : i32
}
"""


@pytest.fixture
def recording(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> str:
    (tmp_path / "program.mlir").write_text(_TEXT)
    path = str(tmp_path / "run.jsonl")
    program = str(tmp_path / "program.mlir")
    assert ods_opt.run([program, "--canonicalize"]) == 0
    plain = capfd.readouterr()
    assert ods_opt.run([program, "--canonicalize", f"--record={path}"]) == 0
    assert capfd.readouterr() == plain
    return path


def test_commands_between_semicolons(recording: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert ods_replay.run([recording, "-c", "step; why-gone %c0_i32;; back"]) == 0
    out = capfd.readouterr().out.splitlines()
    assert out[0].startswith("step 1 of 2: fold arith.addi at ")
    assert out[1].startswith("%c0_i32 is gone after step 2 of 2: erase-dead arith.constant")
    assert out[-1] == "before everything"


def test_a_mistake_ends_the_commands(recording: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert ods_replay.run([recording, "-c", "go 99; step"]) == 1
    captured = capfd.readouterr()
    assert captured.out == ""
    assert captured.err == "ods-replay: there is no moment 99: they go from 0 to 2\n"


def test_commands_from_standard_input(
    recording: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("nothing\nstep\n\nquit\nstep\n"))
    assert ods_replay.run([recording]) == 0
    captured = capfd.readouterr()
    assert captured.err == "there is no command 'nothing'; `help` lists them\n"
    assert captured.out.startswith("step 1 of 2: fold arith.addi")


def test_files_that_are_not_there(recording: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert ods_replay.run(["/nowhere/run.jsonl"]) == 1
    assert "ods-replay: cannot read '/nowhere/run.jsonl': No such file" in capfd.readouterr().err
    assert ods_replay.run([recording, "--page=/nowhere/page.html"]) == 1
    assert "ods-replay: cannot write '/nowhere/page.html'" in capfd.readouterr().err
    assert ods_replay.run([]) == 1
    assert "expected a recording: ods-opt … --record=FILE writes one" in capfd.readouterr().err


def test_what_a_recording_needs_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "run.jsonl").write_text(
        '{"odsgen-recording":1,"command":["ods-opt","--dialect=mine.yaml"]}\n'
        '{"program":"mine.op","file":"x.mlir"}\n'
    )
    assert ods_replay.run([str(tmp_path / "run.jsonl"), "-c", "print"]) == 1
    assert "it was recorded with --dialect=mine.yaml" in capfd.readouterr().err


def test_nobody_loads_it_who_does_not_record(tmp_path: Path) -> None:
    (tmp_path / "program.mlir").write_text(_TEXT)
    code = (
        "import sys\n"
        "from odsgen.cli import ods_opt\n"
        f"ods_opt.run(['--canonicalize', {str(tmp_path / 'program.mlir')!r}])\n"
        "print([name for name in sys.modules if name.startswith('odsgen.recording')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("}\n\n[]\n")
