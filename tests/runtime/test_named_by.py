"""A hook that names the result of an operation by a property is asked once for each value of it."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32, i64
from odsgen.runtime.printer.names import forget_names
from odsgen_dialects.arith import ConstantOp

PROGRAM = """\
module {
  func.func @f() {
    %c7919_i32 = arith.constant 7919 : i32
    %c7919_i32_0 = arith.constant 7919 : i32
    %c7919_i64 = arith.constant 7919 : i64
    %cst = arith.constant 7.919000e+03 : f32
    return
  }
}
"""


def test_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    suggest = ConstantOp.asm_result_names

    def asm_result_names(op: ConstantOp) -> list[str | None]:
        asked.append(str(op.value))
        return suggest(op)

    program = parse(PROGRAM, Context())
    assert print_ir(program) == PROGRAM  # now the hook has said what its names follow from
    forget_names()
    monkeypatch.setattr(ConstantOp, "asm_result_names", asm_result_names)
    for _ in range(2):
        assert print_ir(program) == PROGRAM
    first = "7919 : i32"  # where types suggest names, too, a print asks the first operation of a class in any case
    assert [each for each in asked if each != first] == ["7919 : i64", "7.919000e+03 : f32"]
    assert 1 <= asked.count(first) <= 3


def test_type_of_the_result_counts() -> None:
    """Of a program that does not verify: the value of the second constant is that of the first, its type is not."""
    program = parse(PROGRAM, Context())
    first, second = [op for op in program.walk() if isinstance(op, ConstantOp)][:2]
    assert first.value is second.value is IntegerAttr.get(7919, i32)
    second.result.type = i64
    assert "%c7919_i64 = arith.constant 7919 : i32" in print_ir(program)
