"""A pass that changes nothing leaves what was verified before it as sound as it was; all else is verified again."""

from __future__ import annotations

import pytest

from odsgen.passes import Pass, PassFailure, PassManager
from odsgen.runtime import Operation, parse

PROGRAM = """
func.func @f(%a: i32, %b: i32, %w: i64) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
"""
#: `canonicalize` moves the constant to the beginning, which it does not count as a change.
MOVED = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %c = arith.constant 5 : i32
  %1 = arith.muli %0, %c : i32
  return %1 : i32
}
"""


class Break(Pass):
    """Leaves an operation that does not verify: its second operand is of another type."""

    ARGUMENT = NAME = "break"

    def run_on_operation(self, op: Operation) -> None:
        adder = next(inner for inner in op.walk() if inner.name == "arith.addi")
        assert adder.parent_block is not None
        adder.set_operand(1, adder.parent_block.arguments[2])


class BreakAndCanonicalize(Break):
    """Breaks the program behind a pipeline that has verified it."""

    ARGUMENT = NAME = "break-and-canonicalize"

    def run_on_operation(self, op: Operation) -> None:
        self.run_pipeline(PassManager.parse("any(canonicalize)"), op)
        super().run_on_operation(op)


def verifications(pipeline: str, text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a pipeline verifies a program."""
    module = parse(text)
    verify, count = Operation.verify, 0

    def counted(op: Operation) -> None:
        nonlocal count
        count += 1
        verify(op)

    with monkeypatch.context() as patched:
        patched.setattr(Operation, "verify", counted)
        PassManager.parse(pipeline).run(module)
    return count


@pytest.mark.parametrize(
    ("pipeline", "text", "expected"),
    [
        ("builtin.module(canonicalize)", PROGRAM, 1),
        ("builtin.module(canonicalize,canonicalize)", PROGRAM, 1),
        ("builtin.module(canonicalize,canonicalize)", MOVED, 1),
        ("builtin.module(convert-arith-to-llvm,canonicalize)", MOVED, 2),
        ("builtin.module(func.func(canonicalize),canonicalize)", PROGRAM, 2),
        ("builtin.module(canonicalize,func.func(canonicalize))", PROGRAM, 2),
        ("builtin.module(canonicalize,func.func(canonicalize),canonicalize)", PROGRAM, 3),
    ],
)
def test_what_is_untouched_is_verified_once(
    pipeline: str, text: str, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verifications(pipeline, text, monkeypatch) == expected


def test_what_was_never_verified_is_verified() -> None:
    module = parse(PROGRAM)
    Break().run_on_operation(module)
    with pytest.raises(PassFailure, match="same type"):
        PassManager.parse("builtin.module(canonicalize)").run(module)


@pytest.mark.parametrize("broken_by", [Break, BreakAndCanonicalize])
def test_what_a_pass_breaks_is_told_by_it(broken_by: type[Pass]) -> None:
    manager = PassManager.parse("builtin.module(canonicalize)")
    manager.add(broken_by())
    manager.entries.append(manager.entries[0])
    with pytest.raises(PassFailure, match="same type"):
        manager.run(parse(PROGRAM))
