"""Names of values are the same whether a print gives them one after another or somebody asks for some of them first."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen.runtime.ir.value import Value
from odsgen.runtime.printer import AsmPrinter, block_text
from odsgen.runtime.printer.names import NUMBERED

NESTED = """
func.func @nested(%a: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %x = arith.addi %a, %c1 : i32
  cf.cond_br %c, ^left(%x : i32), ^right
^left(%l: i32):
  %pair:2 = "test.regions"(%l) ({
  ^bb0(%arg: i32, %other: i32):
    %c1_0 = arith.constant 1 : i32
    %inner = "test.inner"() ({
      %deep = arith.subi %arg, %c1_0 : i32
      "test.end"(%deep) : (i32) -> ()
    }) : () -> i32
    %after = arith.muli %inner, %other : i32
    "test.end"(%after) : (i32) -> ()
  }, {
    %c1_1 = arith.constant 1 : i32
    %second = arith.addi %c1_1, %x : i32
    "test.end"(%second) : (i32) -> ()
  }) : (i32) -> (i32, i32)
  %y = arith.addi %pair#0, %pair#1 : i32
  cf.br ^right
^right:
  %z = arith.muli %x, %x : i32
  func.return %z : i32
}
"""

GRAPH = """
"test.graph"() ({
  %sum = arith.addi %late, %later : i32
  %late = arith.constant 3 : i32
  %more = arith.addi %sum, %late : i32
  %later = arith.muli %late, %late : i32
}) : () -> ()
"""


class GivenUp(Exception):
    """Ends a print."""


@pytest.fixture(params=[NESTED, GRAPH], ids=["nested", "graph"])
def program(request: pytest.FixtureRequest) -> Operation:
    return parse(request.param, Context(allow_unregistered=True))


def values_of(root: Operation) -> Iterator[Value]:
    for op in root.walk():
        yield from op.results
        for region in op.regions:
            for block in region.blocks:
                yield from block.arguments


def names_after_print(root: Operation) -> dict[Value, str]:
    """The names by which a printer knows all values, once it has printed them and has forgotten those of functions."""
    printer = AsmPrinter()
    printer.number(root)
    printer.print_operation(root)
    names = {value: printer.names[value] for value in values_of(root)}
    text = printer.text()
    assert all(name.replace("#0", ":2").replace("#1", ":2") in text for name in names.values())
    return names


def test_asked_in_any_order(program: Operation) -> None:
    expected = names_after_print(program)
    values = list(values_of(program))
    source = random.Random(7)
    for _ in range(50):
        source.shuffle(values)
        printer = AsmPrinter()
        printer.number(program)
        assert {value: printer.names[value] for value in values} == expected


def test_asked_before_and_between(program: Operation) -> None:
    """Each operation alone, in any order, has the names that it has in the whole text."""
    text = print_ir(program)
    operations = [op for op in program.walk() if not op.regions]
    source = random.Random(11)
    for _ in range(20):
        source.shuffle(operations)
        printer = AsmPrinter()
        printer.number(program)
        for op in operations:
            part = AsmPrinter()
            part.share_names(printer)
            part.print_operation(op)
            line = part.text().removeprefix("func.")  # which the function around it allows to omit
            assert f" {line}\n" in text
        printer.print_operation(program)
        assert printer.text() + "\n" == text


def test_print_that_is_given_up(program: Operation) -> None:
    """A print may end anywhere, as with an error of a hook; the next one with its names begins anew."""
    expected = print_ir(program)
    for most in range(1, 60):
        first = AsmPrinter()
        first.number(program)

        def emit(text: str, printer: AsmPrinter = first, most: int = most) -> None:
            if len(printer.pieces) == most:
                raise GivenUp
            printer.pieces.append(text)

        first.emit = emit
        with suppress(GivenUp):
            first.print_operation(program)
        second = AsmPrinter()
        second.share_names(first)
        second.print_operation(program)
        assert second.text() + "\n" == expected


def test_block_alone() -> None:
    program = parse(NESTED, Context(allow_unregistered=True))
    text = print_ir(program)
    function = next(op for op in program.walk() if op.name == "func.func")
    for block in function.regions[0].blocks[1:]:
        lines = [line.strip().removeprefix("func.") for line in block_text(block).splitlines()]
        assert "\n".join(lines) in "\n".join(line.strip() for line in text.splitlines())


def test_value_from_outside() -> None:
    program = parse(NESTED, Context(allow_unregistered=True))
    other = parse(NESTED, Context(allow_unregistered=True))
    printer = AsmPrinter()
    printer.number(program)
    assert {printer.names[value] for value in values_of(other)} == {"<<UNKNOWN SSA VALUE>>"}
    printer.print_operation(program)
    assert printer.text() + "\n" == print_ir(other)


def test_many_values() -> None:
    """More values than there are names ready, in a region that is entered and in those behind it."""
    count = len(NUMBERED) + 10
    lines = "".join(f"    %v{n} = arith.addi %a, %a : i32\n" for n in range(count))
    text = (
        f"module {{\n  func.func @f(%a: i32) {{\n{lines}    return\n  }}\n"
        f"  func.func @g(%a: i32) {{\n{lines}    return\n  }}\n}}\n"
    )
    printed = print_ir(parse(text, Context()))
    assert printed == text.replace("%v", "%").replace("%a", "%arg0")
