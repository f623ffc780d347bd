"""Answers of the commands of a replay."""

from __future__ import annotations

import pytest

from odsgen.recording import RecordingError
from odsgen.recording.replay import Replay
from tests.recording.recorded import read, recorded

_TEXT = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  %t = arith.constant true
  cf.cond_br %t, ^yes(%0 : i32), ^no
^yes(%x: i32):
  %1 = arith.muli %x, %x : i32
  return %1 : i32
^no:
  return %a : i32
}
"""


@pytest.fixture
def replay() -> Replay:
    return Replay(read(recorded(_TEXT, "builtin.module(canonicalize,cse)")[2]))


def test_passes_say_what_they_changed(replay: Replay) -> None:
    first, second = replay.run("passes").splitlines()
    assert first.startswith("canonicalize on builtin.module, steps 1 to ")
    assert second == "cse on builtin.module, no steps: nothing"


def test_moving(replay: Replay) -> None:
    assert replay.prompt == f"(0/{replay.recording.last}) "
    assert replay.run("step").startswith("step 1 of ")
    assert replay.run("step 2").startswith("step 3 of ")
    assert replay.run("back").startswith("step 2 of ")
    assert replay.run("go first") == "before everything"
    assert replay.run("next-pass").startswith(f"step {replay.recording.last} of ")
    assert replay.run("next-pass") == "no pass changes anything any more"
    assert replay.run("step") == "this is the end"
    assert replay.prompt.endswith(" canonicalize) ")


def test_print_shows_the_program_and_the_numbers_of_operations(replay: Replay) -> None:
    assert replay.run("print").startswith("module {\n  func.func @f(%arg0: i32, %arg1: i1)")
    assert '"arith.addi"(%arg0, ' in replay.run("print --generic")
    assert 'loc("program.mlir":4:8)' in replay.run("print --debuginfo")
    lines = replay.run("print --numbers").splitlines()
    assert lines[0].strip() == "#0 module {"
    assert lines[-1].strip() == "}"


def test_why_gone_of_an_operation_names_what_takes_its_place(replay: Replay) -> None:
    answer = replay.run("why-gone %0").splitlines()
    assert "fold arith.addi at program.mlir:4:8 in canonicalize" in answer[0]
    assert answer[1] == "in its place: %arg0"


def test_why_gone_of_a_block_argument(replay: Replay) -> None:
    name = next(n for n in ("%1", "%2") if "block argument" in _kind(replay, n))
    assert "is gone after step" in replay.run(f"why-gone {name}")


def _kind(replay: Replay, name: str) -> str:
    program = replay.recording.program
    return (
        repr(program.values[replay._subject([name]).value])
        if replay._subject([name]).op < 0
        else ""
    )


def test_what_stays_is_told_by_its_last_line(replay: Replay) -> None:
    assert replay.run("why-gone %arg0") == "%arg0 is there until the end: %arg0"
    assert replay.run("who-made %arg0") == "%arg0 was there from the beginning"


def test_who_made_and_history(replay: Replay) -> None:
    replay.run("go last")
    answer = replay.run("who-made %0")
    assert answer.startswith("%0 was there from the beginning, at program.mlir:8:8")
    assert "changed by step" in answer
    assert replay.run("history %0").startswith("step ")
    assert replay.run("history #0") == "nothing changes #0"


def test_a_new_operation_names_its_maker() -> None:
    text = "func.func @f() -> i32 {\n  %a = arith.constant 1 : i32\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}"
    replay = Replay(read(recorded(text, "builtin.module(canonicalize)")[2]))
    replay.run("go last")
    assert "%c2_i32 was made by step 1 of 2: fold arith.addi" in replay.run("who-made %c2_i32")
    replay.run("go 1")
    assert "(because of step 1)" in replay.run("step")


def test_differences_are_those_of_structure(replay: Replay) -> None:
    before = replay.recording.moment
    lines = replay.run(f"diff 0 {replay.recording.last}").splitlines()
    assert replay.recording.moment == before
    assert "- %0 = arith.addi %arg0, %c0_i32 : i32" in lines
    assert "- return %arg0 : i32" in lines
    assert not any("return %1" in line for line in lines if line.startswith("-"))
    assert replay.run("diff 0 0") == "nothing is different"


def test_find(replay: Replay) -> None:
    assert replay.run("find addi").count("\n") < replay.run("steps 1 99").count("\n")
    assert replay.run("find nothing-of-this-name") == "no steps"


def test_bisect_finds_the_step(replay: Replay, tmp_path) -> None:
    script = tmp_path / "has-addi.sh"
    script.write_text('#!/bin/sh\ngrep -q arith.addi "$1"\n')
    script.chmod(0o755)
    answer = replay.run(f"bisect {script}")
    assert "the script fails first after step" in answer
    assert "fold arith.addi" in answer.splitlines()[0]
    replay.run("go first")
    assert (
        replay.run("bisect true") == "the script does not fail at the end: there is nothing to find"
    )
    assert (
        replay.run("bisect false") == "the script fails on the program as it was before everything"
    )


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("stp", "there is no command 'stp': did you mean step"),
        ("go 99999", "there is no moment 99999: they go from 0 to"),
        ("go", "expected a number from 0 to"),
        ("go x", "expected a number from 0 to"),
        ("show 0", "there is no step 0: they go from 1 to"),
        ("why-gone %nothing", "there is no value %nothing at moment 0"),
        ("why-gone", "expected the name of a value, %0, or the number of an operation, #0"),
        ("history #999", "there is no operation #999 now"),
        ("print --colours", "print takes --debuginfo, --generic, --numbers, not '--colours'"),
        ("diff 0 99999", "there is no moment 99999"),
        ("bisect", "expected the script"),
        ("bisect /nowhere/script", "cannot run the test '/nowhere/script'"),
        ("find", "expected the text to look for"),
        ("print 'x", "No closing quotation"),
        ("s", "did you mean step or steps or show?"),
    ],
)
def test_what_cannot_be_done_is_told(replay: Replay, command: str, message: str) -> None:
    with pytest.raises(RecordingError) as error:
        replay.run(command)
    assert message in str(error.value)
    assert replay.recording.moment == 0
