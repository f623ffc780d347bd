"""Custom forms that are one text: what gives them back, what writes them, and who may override that."""

from __future__ import annotations

import pytest

from odsgen.codegen.python.expressions import Expression, Literal, Name
from odsgen.codegen.python.steps import (
    Advance,
    Assign,
    Emit,
    Evaluate,
    ForEach,
    If,
    Return,
    Steps,
    as_one_text,
)
from odsgen.runtime import parse, print_ir
from odsgen.runtime.printer import AsmPrinter
from odsgen_dialects.arith import AddIOp, CmpIOp
from odsgen_dialects.func import FuncOp

BEFORE, TEXT, CONDITION = Name("before"), Name("text"), Name("condition")


def _f(*pieces: str | Expression) -> Expression:
    return Emit(pieces).text


@pytest.mark.parametrize(
    ("printed", "given"),
    [
        ((), (Return(BEFORE),)),
        ((Emit((" a",)),), (Return(_f(BEFORE, " a")),)),
        (
            (Emit((" a",)), If(CONDITION, (Emit((" b",)),)), Emit((" c",))),
            (
                Assign("text", _f(BEFORE, " a")),
                If(CONDITION, (Advance(TEXT, Literal(" b")),)),
                Return(_f(TEXT, " c")),
            ),
        ),
        (
            (Assign("x", CONDITION), If(CONDITION, (), (Emit((" b",)),))),
            (
                Assign("x", CONDITION),
                Assign("text", BEFORE),
                If(CONDITION, (), (Advance(TEXT, Literal(" b")),)),
                Return(TEXT),
            ),
        ),
        (
            (ForEach(("x",), CONDITION, (Emit((Name("x"),)),)),),
            (
                Assign("text", BEFORE),
                ForEach(("x",), CONDITION, (Advance(TEXT, Name("x")),)),
                Return(TEXT),
            ),
        ),
    ],
)
def test_steps_that_print_become_steps_that_give_the_text(printed: Steps, given: Steps):
    assert as_one_text(printed) == given


@pytest.mark.parametrize("around", ["nothing", "a condition", "a loop"])
def test_steps_that_do_more_than_print_texts_stay(around: str):
    region = Evaluate(Name("printer").method("print_region", Name("region")))
    steps: Steps = (Emit((" a",)), region)
    if around == "a condition":
        steps = (If(CONDITION, (Emit((" a",)),), (region,)),)
    elif around == "a loop":
        steps = (ForEach(("x",), CONDITION, (region,)),)
    assert as_one_text(steps) is None


FUNCTION = """\
func.func @f(%arg0: i32, %arg1: i32) -> i1 {
  %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
  %1 = arith.cmpi slt, %0, %arg1 : i32
  return %1 : i1
}
"""


def test_the_text_stands_behind_another_one_and_print_writes_it():
    module = parse(FUNCTION)
    (function,) = [op for op in module.walk() if isinstance(op, FuncOp)]
    first, second, _ = function.body.blocks[0]
    printer = AsmPrinter()
    printer.number(module)
    assert isinstance(first, AddIOp) and isinstance(second, CmpIOp)
    assert second.custom_text(printer) == " slt, %0, %arg1 : i32"
    assert first.custom_text(printer, "sum") == "sum %arg0, %arg1 overflow<nsw> : i32"
    first.print(printer)
    assert printer.text() == " %arg0, %arg1 overflow<nsw> : i32"


class LoudAddIOp(AddIOp):
    """Prints in another way than the class that it extends."""

    __slots__ = ()

    def print(self, printer: AsmPrinter) -> None:
        printer.emit(" LOUD")


class QuietAddIOp(LoudAddIOp):
    """Inherits that way."""

    __slots__ = ()


class MarkedAddIOp(LoudAddIOp):
    """Gives a text again."""

    __slots__ = ()

    def custom_text(self, printer: AsmPrinter, before: str = "") -> str:
        return f"{before} marked{AddIOp.custom_text(self, printer)}"

    print = AddIOp.print


@pytest.mark.parametrize(
    ("op_class", "shown"),
    [
        (AddIOp, " %arg0, %arg1 : i32"),
        (LoudAddIOp, " LOUD"),
        (QuietAddIOp, " LOUD"),
        (MarkedAddIOp, " marked %arg0, %arg1 : i32"),
    ],
)
def test_the_method_that_a_class_overrides_last_counts(op_class: type[AddIOp], shown: str):
    module = parse(FUNCTION)
    (function,) = [op for op in module.walk() if isinstance(op, FuncOp)]
    block = function.body.blocks[0]
    first = block.first
    assert first is not None
    for _ in range(
        2
    ):  # the first is printed by the printer's general way, the others by the loop over the block
        block.insert_before(first, op_class.build(*block.arguments))
    lines = print_ir(module).splitlines()
    assert [line.strip() for line in lines[2:4]] == [
        f"%0 = arith.addi{shown}",
        f"%1 = arith.addi{shown}",
    ]
