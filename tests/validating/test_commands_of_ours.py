"""`ods-opt` with a wrong pattern or fold: run in copies of this process, which find the one to blame."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli import ods_opt, ods_validate
from odsgen.oracle import Campaign, Command, Outcome, Transformed, Validator
from tests.validating.wrong_rewrites import MUTATIONS, Mutation, mutated

SUM_AND_DIFFERENCE = """
func.func @main(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  %1 = arith.subi %0, %b : i8
  return %1 : i8
}
"""
CONSTANTS = """
func.func @main(%a: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %0 = arith.subi %c3, %a : i8
  %1 = arith.addi %0, %c4 : i8
  return %1 : i8
}
"""
LOOP = """
func.func @main(%a: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a) -> (i8) {
    %1 = arith.addi %x, %a : i8
    scf.yield %1 : i8
  }
  return %0 : i8
}
"""
DIVISION = """
func.func @main(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 3)>()[%n]
  return %0 : index
}
"""
#: The kind of a wrong one, a program that shows it, the passes of the command, and the one that is to blame.
CASES = [
    ("other operand", SUM_AND_DIFFERENCE, ["--cse", "--canonicalize"], "--canonicalize"),
    (
        "swapped operands",
        CONSTANTS,
        ["--pass-pipeline=builtin.module(func.func(cse,canonicalize))"],
        "--pass-pipeline=builtin.module(func.func(canonicalize))",
    ),
    (
        "loop bound off by one",
        LOOP,
        ["--cse", "--convert-scf-to-cf"],
        "--convert-scf-to-cf",
    ),
    ("division rounded to zero", DIVISION, ["--lower-affine"], "--lower-affine"),
]


def mutation_of(kind: str) -> Mutation:
    (found,) = (each for each in MUTATIONS if each.kind == kind)
    return found


def outcome_of(program: str, arguments: list[str]) -> Outcome:
    command = Command(("ods-opt", *arguments), main=ods_opt.run)
    (outcome,) = Campaign(Validator(command), lambda name: program, reduces=False).run(["only"])
    return outcome


@pytest.mark.parametrize("kind, program, arguments, blamed", CASES, ids=[c[0] for c in CASES])
def test_the_wrong_one_is_named_with_its_pass(
    kind: str, program: str, arguments: list[str], blamed: str
) -> None:
    mutation = mutation_of(kind)
    with mutated(mutation):
        outcome = outcome_of(program, arguments)
    assert outcome.finding is not None and outcome.blamed == blamed
    assert outcome.action.startswith(mutation.blamed), outcome.action
    assert outcome_of(program, arguments).finding is None  # the right one


def test_the_tool_tells_the_pattern(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(CONSTANTS)
    command = ["--no-reduce", str(program), "--", "ods-opt", "--canonicalize"]
    with mutated(mutation_of("swapped operands")):
        assert ods_validate.run(command) == 1
    assert "apply-pattern AddISubConstantLHS" in capfd.readouterr().out
    assert ods_validate.run(command) == 0


def test_where_no_action_is_wrong_or_the_tool_is_another_none_is_named() -> None:
    command = Command(("ods-opt", "--canonicalize"), main=ods_opt.run)
    assert command.wrong_action(CONSTANTS, lambda transformed: True) == ""
    assert command.wrong_action(CONSTANTS, lambda transformed: False) == ""
    assert command.wrong_action("no program", lambda transformed: transformed.succeeded) == ""
    assert Command(("cat",)).wrong_action(CONSTANTS, lambda transformed: False) == ""


def test_a_search_leaves_the_process_as_it_was(capfd: pytest.CaptureFixture[str]) -> None:
    """The copies' output is theirs, and an exception ends them alone."""
    command = Command(("ods-opt", "--canonicalize"), main=ods_opt.run)

    def is_right(transformed: Transformed) -> bool:
        print(transformed.text)
        raise KeyboardInterrupt

    print("before")
    assert command.wrong_action(CONSTANTS, is_right) == ""
    print("after")
    assert capfd.readouterr().out == "before\nafter\n"
