"""Ranges of integers: the values of a program that runs lie in them."""

from __future__ import annotations

import random

import pytest

from odsgen.dataflow import IntegerRange, range_of, ranges_inside
from odsgen.dataflow.ranges import signed
from odsgen.interpreter import POISON
from odsgen.runtime import Context, parse
from tests.interpreting.results import results_of_call

_BINARY = (
    "addi subi muli divui divsi ceildivui ceildivsi floordivsi remui remsi andi ori xori maxsi "
    "maxui minsi minui shli shrui shrsi"
).split()


def program(seed: int) -> str:
    """A function that returns all that it computes of two arguments."""
    choose = random.Random(seed)
    values = ["%a", "%b"]
    lines = []
    for number in range(14):
        value = f"%v{number}"
        kind = choose.randrange(8)
        if kind == 0:
            line = f"arith.constant {choose.randrange(-128, 128)} : i8"
        elif kind == 1:
            line = f"arith.select %c, {choose.choice(values)}, {choose.choice(values)} : i8"
        elif kind == 2:
            lines.append(f"%n{number} = arith.trunci {choose.choice(values)} : i8 to i4")
            line = f"arith.{choose.choice(('extui', 'extsi'))} %n{number} : i4 to i8"
        elif kind == 3:
            step = choose.randrange(1, 5)
            lines.append(f"%s{number} = arith.constant {step} : i8")
            line = (
                f"scf.for %i = {values[-1]} to {values[-2]} step %s{number} "
                f"iter_args(%x = {choose.choice(values)}) -> i8 : i8 {{\n"
                f"  %y = arith.maxsi %x, %i : i8\n  scf.yield %y : i8\n}}"
            )
        else:
            op = choose.choice(_BINARY)
            line = f"arith.{op} {choose.choice(values)}, {choose.choice(values)} : i8"
        lines.append(f"{value} = {line}")
        values.append(value)
    computed = values[2:]
    types = ", ".join(["i8"] * len(computed))
    body = "\n".join(lines)
    return (
        f"func.func @f(%a: i8, %b: i8, %c: i1) -> ({types}) {{\n{body}\n"
        f"return {', '.join(computed)} : {types}\n}}"
    )


@pytest.mark.parametrize("seed", range(40))
def test_values_lie_in_their_ranges(seed):
    text = program(seed)
    module = parse(text, Context())
    solver = ranges_inside(module)
    function = module.regions[0].entry_block.first
    assert function is not None
    end = function.regions[0].entry_block.last
    assert end is not None
    for a, b, c in (("0", "1", "true"), ("-128", "16", "false"), ("7", "-3", "true")):
        found = results_of_call(text, "f", [a, b, c])
        for operand, value in zip(end.operands, found or (), strict=False):
            if value is POISON:
                continue
            known = range_of(solver, operand)
            assert known is not None
            assert known.umin <= value & 255 <= known.umax
            assert known.smin <= signed(value, 8) <= known.smax


@pytest.mark.parametrize(
    "range, expected",
    [
        (IntegerRange.from_unsigned(3, 3, 8), 3),
        (IntegerRange.from_signed(-1, -1, 8), 255),
        (IntegerRange.from_signed(-1, 0, 8), None),
        (IntegerRange.everything(0), None),
    ],
)
def test_one_number_is_a_constant(range, expected):
    assert range.constant_value == expected


def ranges(text: str) -> dict[int, IntegerRange | None]:
    """The ranges of the results of calls of `@note`, by the argument's order."""
    module = parse(text + "\nfunc.func private @note(index)", Context())
    solver = ranges_inside(module)
    calls = [op for op in module.walk() if op.name == "func.call"]
    return {number: range_of(solver, call.operands[0]) for number, call in enumerate(calls)}


def test_counters_of_loops():
    found = ranges("""func.func @f(%n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c9 = arith.constant 9 : index
          scf.for %i = %c0 to %c9 step %c1 {
            func.call @note(%i) : (index) -> ()
          }
          scf.for %i = %c1 to %n step %c1 {
            func.call @note(%i) : (index) -> ()
          }
          return
        }""")
    assert found[0] == IntegerRange.from_signed(0, 8, 64)
    assert found[1] == IntegerRange.from_signed(1, (1 << 63) - 2, 64)


def test_arguments_and_results_of_private_functions():
    found = ranges("""func.func private @g(%x: index) -> index {
          func.call @note(%x) : (index) -> ()
          return %x : index
        }
        func.func @f() {
          %c2 = arith.constant 2 : index
          %c5 = arith.constant 5 : index
          %a = func.call @g(%c2) : (index) -> index
          %b = func.call @g(%c5) : (index) -> index
          func.call @note(%b) : (index) -> ()
          return
        }""")
    assert found[0] == IntegerRange.from_signed(2, 5, 64)
    assert found[3] == IntegerRange.from_signed(2, 5, 64)
