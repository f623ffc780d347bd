"""The first action to blame is found by skipping those behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.ir.operation import Operation
from odsgen.tracing import first_wrong_action

PROGRAM = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.muli %1, %b : i32
  %3 = arith.muli %1, %b : i32
  %4 = arith.subi %2, %3 : i32
  %5 = arith.xori %4, %b : i32
  return %5 : i32
}
"""


def running(pipeline: str) -> Callable[[], Operation]:
    def run() -> Operation:
        module = parse(PROGRAM, Context())
        PassManager.parse(pipeline).run(module)
        return module

    return run


@pytest.mark.parametrize(
    "pipeline, marker, tag, name, shown",
    [
        # The text that is wrong is the outcome of the action.
        (
            "builtin.module(canonicalize,cse)",
            "arith.constant 3",
            "apply-pattern",
            "AddIAddConstant",
            "%1 = arith.addi %0, %c2_i32 : i32",
        ),
        (
            "builtin.module(canonicalize,cse)",
            "arith.subi %1, %1",
            "cse",
            "arith.muli",
            "%2 = arith.muli %0, %arg1 : i32",
        ),
        (
            "builtin.module(convert-arith-to-llvm)",
            "llvm.xor",
            "apply-pattern",
            "CounterpartLowering of arith.xori",
            "%12 = arith.xori %11, %arg1 : i32",
        ),
        (
            # Without the patterns behind it, no program would verify.
            "builtin.module(canonicalize,convert-to-llvm)",
            "llvm.func",
            "apply-conversion",
            "builtin.module",
            "module {...}",
        ),
    ],
)
def test_wrong_action_is_found(pipeline: str, marker: str, tag: str, name: str, shown: str) -> None:
    found = first_wrong_action(running(pipeline), lambda module: marker not in print_ir(module))
    assert found is not None
    assert (found.tag, found.name, found.shown) == (tag, name, shown)


def test_where_nothing_can_be_told_the_action_around_is_blamed() -> None:
    def is_right(module: Operation) -> bool:
        text = print_ir(module)
        if "llvm." in text and "arith." in text:
            raise ValueError("cannot run a program that is half converted")
        return "llvm." not in text

    found = first_wrong_action(running("builtin.module(cse,convert-to-llvm)"), is_right)
    assert found is not None and found.tag == "apply-conversion"


CONDITION = """
#set = affine_set<(d0) : (d0 >= 0)>
func.func @f(%a: index, %b: index) -> index {
  %0 = affine.if #set(%a) -> index {
    affine.yield %b : index
  } else {
    affine.yield %a : index
  }
  return %0 : index
}
"""


def test_patterns_that_must_be_applied_together_are_blamed_together() -> None:
    """A yield cannot stay where its operation is converted, nor the operation where its blocks are not."""
    program = parse(CONDITION, Context())

    def run() -> Operation:
        module = program.clone()
        PassManager.parse("builtin.module(lower-affine)").run(module)
        return module

    found = first_wrong_action(run, lambda module: "scf.if" not in print_ir(module))
    assert found is not None and found.name == "IfLowering"
    assert [each.name for each in found.together] == ["YieldLowering"]


def test_right_results_and_wrong_programs_blame_nothing() -> None:
    assert first_wrong_action(running("builtin.module(cse)"), lambda module: True) is None
    assert first_wrong_action(running("builtin.module(cse)"), lambda module: False) is None
