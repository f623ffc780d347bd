"""A conversion's last changes are a step each, by the name of the pattern that wanted it."""

from __future__ import annotations

import io
import sys

import pytest

from odsgen.conversion import ConversionPattern, ConversionTarget, apply_partial_conversion
from odsgen.recording import record
from odsgen.recording.replay import Replay
from odsgen.runtime import Context, Operation, parse
from odsgen_dialects import arith, llvm
from tests.recording.recorded import read, recorded

_TEXT = """
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %0, %b : i32
  %2 = arith.muli %1, %a : i32
  return %2 : i32
}
"""


class LowerMul(ConversionPattern[arith.MulIOp]):
    def match_and_rewrite(self, op, adaptor, rewriter) -> bool:
        rewriter.replace_op_with_new(op, llvm.MulOp.build(adaptor.lhs, adaptor.rhs))
        return True


class LowerAddWrongly(ConversionPattern[arith.AddIOp]):
    def match_and_rewrite(self, op, adaptor, rewriter) -> bool:
        rewriter.replace_op_with_new(op, llvm.SubOp.build(adaptor.lhs, adaptor.rhs))
        return True


def convert(module: Operation) -> None:
    target = ConversionTarget()
    target.add_legal_dialect("llvm")
    target.add_illegal_dialect("arith")
    apply_partial_conversion(module, target, [LowerMul(), LowerAddWrongly()])


@pytest.fixture
def replay() -> Replay:
    module = parse(_TEXT, Context(), filename="program.mlir")
    lines = io.StringIO()
    with record(module, lines):
        convert(module)
    return Replay(read(lines.getvalue()))


def test_each_replacement_is_a_step_and_users_go_before_what_they_use(replay: Replay) -> None:
    steps = replay.recording.steps
    assert [step.title for step in steps] == [
        "apply-pattern LowerMul",
        "apply-pattern LowerAddWrongly",
        "apply-pattern LowerMul",
        "commit-pattern LowerMul",
        "commit-pattern LowerAddWrongly",
        "commit-pattern LowerMul",
        "commit-pattern LowerMul",
        "commit-pattern LowerAddWrongly",
        "commit-pattern LowerMul",
    ]
    assert [step.cause for step in steps] == [0, 0, 0, 1, 2, 3, 6, 5, 4]
    for moment in range(replay.recording.last + 1):
        replay.recording.go_to(moment)
        replay.recording.program.root.verify()


def test_patterns_inside_a_conversion_are_named(replay: Replay) -> None:
    assert replay.run("why-gone %1").splitlines() == [
        "%1 is gone after step 8 of 9: commit-pattern LowerAddWrongly on arith.addi at program.mlir:4:8"
        " (because of step 5)",
        "in its place: %2 = llvm.sub %0, %arg1 : i32",
        "  which followed step 5 of 9: commit-pattern LowerAddWrongly on arith.addi at program.mlir:4:8"
        " (because of step 2)",
        "  which followed step 2 of 9: apply-pattern LowerAddWrongly on arith.addi at program.mlir:4:8",
    ]
    replay.run("go last")
    assert "apply-pattern LowerAddWrongly on arith.addi" in replay.run("who-made %1")


def test_bisect_names_the_wrong_pattern_of_a_conversion(replay: Replay, tmp_path) -> None:
    script = tmp_path / "right.sh"
    script.write_text(
        f'#!/bin/sh\ntest "$({sys.executable} -m odsgen.cli.ods_run "$1" 3 5)" = 60\n'
    )
    script.chmod(0o755)
    answer = replay.run(f"bisect {script}").splitlines()[0]
    assert "step 5 of 9: commit-pattern LowerAddWrongly on arith.addi" in answer


def test_casts_that_become_something_else_name_the_pattern_that_wanted_them() -> None:
    text = (
        "func.func @f(%m: memref<?xf32>, %i: index) -> f32 {\n"
        "  %0 = memref.load %m[%i] : memref<?xf32>\n  return %0 : f32\n}"
    )
    steps = read(recorded(text, "builtin.module(convert-to-llvm)")[2]).steps
    made = [step for step in steps if step.tag == "materialize-cast"]
    assert made and {step.name for step in made} == {"LoadLowering"}
    assert all(step.counts().get("removed") for step in made)


def test_space_is_linear_in_what_is_converted() -> None:
    def size(count: int) -> int:
        body = "".join(f"  %{n + 1} = arith.addi %{n}, %a : i32\n" for n in range(count))
        text = f"func.func @f(%a: i32) {{\n  %0 = arith.addi %a, %a : i32\n{body}  return\n}}"
        return len(recorded(text, "builtin.module(convert-to-llvm)")[2])

    assert size(800) < 2.2 * size(400)
