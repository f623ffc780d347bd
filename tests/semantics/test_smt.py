"""Operations of `smt` compute the same as z3."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from odsgen.interpreter import Machine
from odsgen.runtime import Context, parse

z3 = pytest.importorskip("z3")

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << b,
    "lshr": lambda a, b: z3.LShR(a, b),
    "ashr": lambda a, b: a >> b,
    "udiv": lambda a, b: z3.UDiv(a, b),
    "urem": lambda a, b: z3.URem(a, b),
    "sdiv": lambda a, b: a / b,
    "srem": lambda a, b: z3.SRem(a, b),
    "smod": lambda a, b: a % b,
}
_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "slt": lambda a, b: a < b,
    "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b,
    "sge": lambda a, b: a >= b,
    "ult": z3.ULT,
    "ule": z3.ULE,
    "ugt": z3.UGT,
    "uge": z3.UGE,
}


def evaluated(body: str, arguments: str, results: str, values: list[int]) -> list[Any]:
    text = f"func.func @f({arguments}) -> ({results}) {{\n{body}\n}}"
    machine = Machine(parse(text, Context()))
    return list(machine.call(machine.function("f"), values))


def pairs(width: int) -> list[tuple[int, int]]:
    random = Random(width)
    most = (1 << width) - 1
    edges = sorted({0, 1, most, most >> 1, (most >> 1) + 1, width & most})
    found = [(a, b) for a in edges for b in edges]
    return found + [(random.randint(0, most), random.randint(0, most)) for _ in range(20)]


@pytest.mark.parametrize("width", [1, 3, 8, 65])
def test_bit_vectors(width: int) -> None:
    names = [f"smt.bv.{name} %a, %b : !smt.bv<{width}>" for name in _BINARY]
    names += [f"smt.bv.cmp {name} %a, %b : !smt.bv<{width}>" for name in _COMPARISONS]
    names += [f"smt.bv.{name} %a : !smt.bv<{width}>" for name in ("neg", "not")]
    lines = [f"%{number} = {text}" for number, text in enumerate(names)]
    types = [f"!smt.bv<{width}>"] * len(_BINARY) + ["!smt.bool"] * len(_COMPARISONS)
    types += [f"!smt.bv<{width}>"] * 2
    values = ", ".join(f"%{number}" for number in range(len(names)))
    lines.append(f"return {values} : {', '.join(types)}")
    arguments = f"%a: !smt.bv<{width}>, %b: !smt.bv<{width}>"
    for a, b in pairs(width):
        one, other = z3.BitVecVal(a, width), z3.BitVecVal(b, width)
        found = evaluated("\n".join(lines), arguments, ", ".join(types), [a, b])
        expected = [compute(one, other) for compute in _BINARY.values()]
        expected += [compute(one, other) for compute in _COMPARISONS.values()]
        expected += [-one, ~one]
        assert found == [number(each) for each in expected], (a, b)


def number(term: Any) -> int:
    simple = z3.simplify(term)
    return int(z3.is_true(simple)) if z3.is_bool(simple) else int(simple.as_long())


def test_parts_of_bit_vectors() -> None:
    body = """
      %c = smt.bv.concat %a, %b : !smt.bv<5>, !smt.bv<3>
      %e = smt.bv.extract %c from 2 : (!smt.bv<8>) -> !smt.bv<4>
      %r = smt.bv.repeat 3 times %b : !smt.bv<3>
      return %c, %e, %r : !smt.bv<8>, !smt.bv<4>, !smt.bv<9>"""
    arguments, results = "%a: !smt.bv<5>, %b: !smt.bv<3>", "!smt.bv<8>, !smt.bv<4>, !smt.bv<9>"
    for a, b in ((0b10110, 0b101), (0, 0b111), (0b11111, 0)):
        one, other = z3.BitVecVal(a, 5), z3.BitVecVal(b, 3)
        whole = z3.Concat(one, other)
        expected = [whole, z3.Extract(5, 2, whole), z3.RepeatBitVec(3, other)]
        assert evaluated(body, arguments, results, [a, b]) == [number(each) for each in expected]


def test_conditions() -> None:
    body = """
      %0 = smt.and %a, %b, %c
      %1 = smt.or %a, %b, %c
      %2 = smt.xor %a, %b, %c
      %3 = smt.not %a
      %4 = smt.implies %a, %b
      %5 = smt.ite %a, %b, %c : !smt.bool
      return %0, %1, %2, %3, %4, %5 : !smt.bool, !smt.bool, !smt.bool, !smt.bool, !smt.bool, !smt.bool"""
    arguments = "%a: !smt.bool, %b: !smt.bool, %c: !smt.bool"
    for bits in range(8):
        a, b, c = (bool(bits >> place & 1) for place in range(3))
        found = evaluated(body, arguments, ", ".join(["!smt.bool"] * 6), [a, b, c])
        assert found == [a and b and c, a or b or c, a ^ b ^ c, not a, not a or b, b if a else c]


def test_constants() -> None:
    body = """
      %0 = smt.bv.constant #smt.bv<-1> : !smt.bv<5>
      %1 = smt.constant true
      return %0, %1 : !smt.bv<5>, !smt.bool"""
    assert evaluated(body, "", "!smt.bv<5>, !smt.bool", []) == [31, 1]
