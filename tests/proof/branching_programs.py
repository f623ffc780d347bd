"""Random functions with branches on few small integers, their changed copies, and comparison by all inputs."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

from odsgen.interpreter import POISON, EvaluationError, Machine, UndefinedBehavior
from odsgen.runtime import IntegerType, Operation

_BINARY = "addi subi muli andi ori xori maxsi minui shli shrui divui remsi floordivsi".split() + [
    "addi@ overflow<nsw>",
    "shli@ overflow<nuw>",
    "subi@ overflow<nuw>",
]
_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()


class BranchingFunction:
    """Writes one function over values of one type."""

    def __init__(self, seed: int, width: int) -> None:
        self.random = random.Random(seed)
        self.type = f"i{width}"
        self.width = width
        self.lines: list[str] = []
        self.names = 0
        self.blocks = 0

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def line(self, text: str) -> str:
        """An operation with one result."""
        name = self.name()
        self.lines.append(f"{name} = {text}")
        return name

    def text(self) -> str:
        """The function, and one that it calls."""
        callee = self._function("helper", ["%x", "%y"], 1, False)
        return f"{callee}\n{self._function('main', ['%x', '%y'], 2, True)}\n"

    def _function(self, name: str, arguments: list[str], depth: int, calls: bool) -> str:
        self.lines = []
        values = self._straight(list(arguments), 2)
        result = self._structure(values, depth, calls)
        result = self._blocks([*values, result])
        given = ", ".join(f"{each}: {self.type}" for each in arguments)
        body = "\n".join(self.lines)
        visibility = "" if calls else "private "
        return f"func.func {visibility}@{name}({given}) -> {self.type} {{\n{body}\nreturn {result} : {self.type}\n}}"

    def _value(self, values: list[str]) -> str:
        return self.random.choice(values[-4:] if self.random.random() < 0.6 else values)

    def _straight(self, values: list[str], count: int) -> list[str]:
        for _ in range(count):
            kind = self.random.random()
            if kind < 0.15:
                number = self.random.randrange(1 << self.width)
                made = f"arith.constant {'true' if self.width == 1 and number else number if self.width > 1 else 'false'}"
                values.append(self.line(made + (f" : {self.type}" if self.width > 1 else "")))
            elif kind < 0.3:
                chosen = f"{self._condition(values)}, {self._value(values)}, {self._value(values)}"
                values.append(self.line(f"arith.select {chosen} : {self.type}"))
            else:
                operation, _, flags = self.random.choice(_BINARY).partition("@")
                operands = f"{self._value(values)}, {self._value(values)}"
                values.append(self.line(f"arith.{operation} {operands}{flags} : {self.type}"))
        return values

    def _condition(self, values: list[str]) -> str:
        predicate = self.random.choice(_PREDICATES)
        return self.line(
            f"arith.cmpi {predicate}, {self._value(values)}, {self._value(values)} : {self.type}"
        )

    def _structure(self, values: list[str], depth: int, calls: bool) -> str:
        """The value of a nested operation."""
        kind = self.random.random()
        if depth == 0 or kind < 0.15:
            return self._straight(list(values), 1)[-1]
        if calls and kind < 0.3:
            arguments = f"{self._value(values)}, {self._value(values)}"
            types = f"({self.type}, {self.type}) -> {self.type}"
            return self.line(f"func.call @helper({arguments}) : {types}")
        if kind < 0.5:
            return self._switch(values, depth, calls)
        condition = self._condition(values)
        name = self.name()
        self.lines.append(f"{name} = scf.if {condition} -> {self.type} {{")
        self._yield(values, depth, calls)
        self.lines.append("} else {")
        self._yield(values, depth, calls)
        self.lines.append("}")
        return name

    def _yield(self, values: list[str], depth: int, calls: bool) -> None:
        inner = self._straight(list(values), self.random.randrange(2))
        found = self._structure(inner, depth - 1, calls)
        self.lines.append(f"scf.yield {found} : {self.type}")

    def _switch(self, values: list[str], depth: int, calls: bool) -> str:
        selector = self.line(f"arith.index_castui {self._value(values)} : {self.type} to index")
        name = self.name()
        self.lines.append(f"{name} = scf.index_switch {selector} -> {self.type}")
        for case in self.random.sample(range(1 << self.width), min(2, 1 << self.width)):
            self.lines.append(f"case {case} {{")
            self._yield(values, depth, calls)
            self.lines.append("}")
        self.lines.append("default {")
        self._yield(values, depth, calls)
        self.lines.append("}")
        return name

    def _blocks(self, values: list[str]) -> str:
        """Branches between blocks; the value in the last one."""
        self.blocks += 1
        first, second, end = (f"^{part}{self.blocks}" for part in "abe")
        joined = self.name()
        if self.random.random() < 0.3:
            case = self.random.randrange(1 << (self.width - 1)) if self.width > 1 else 0
            self.lines.append(
                f"cf.switch {self._value(values)} : {self.type}, [default: {first}, {case}: {second}]"
            )
        else:
            self.lines.append(f"cf.cond_br {self._condition(values)}, {first}, {second}")
        for block in (first, second):
            self.lines.append(f"{block}:")
            inner = self._straight(list(values), 1)
            if self.random.random() < 0.1:
                self.lines.append(f'cf.assert {self._condition(inner)}, "holds"')
            self.lines.append(f"cf.br {end}({inner[-1]} : {self.type})")
        self.lines.append(f"{end}({joined}: {self.type}):")
        return joined


def changed(text: str, seed: int) -> str:
    """The program with some things exchanged: operations, predicates, flags, operands, numbers."""
    chance = random.Random(seed)
    for _ in range(chance.randrange(1, 6)):
        text = _changed(text, chance)
    return text


def _changed(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    changes = []
    for number, line in enumerate(lines):
        for old, new in (
            *((f"arith.{a} ", f"arith.{b} ") for a in _PLAIN for b in _PLAIN if a != b),
            *((f"cmpi {a},", f"cmpi {b},") for a in _PREDICATES for b in _PREDICATES if a != b),
            (" overflow<nsw>", ""),
            (" overflow<nuw>", ""),
        ):
            if old in line and ("overflow" not in line or new.strip() not in _WITHOUT_FLAGS):
                changes.append((number, line.replace(old, new)))
        operands = re.search(r"(%\w+), (%\w+) ", line)
        if operands and operands[1] != operands[2] and "cond_br" not in line:
            swapped = f"{operands[2]}, {operands[1]} "
            changes += [(number, line.replace(operands[0], swapped))] * 4
        if re.search(r"constant \d", line):
            changes.append((number, re.sub(r"constant \d+", "constant 1", line)))
        condition = re.match(r"(%\w+) = arith.addi (%\w+), (%\w+) :(.*)", line)
        if condition:
            changes.append((number, line.replace(" :", " overflow<nsw> :", 1)))
    number, line = chance.choice(changes)
    return "\n".join([*lines[:number], line, *lines[number + 1 :]])


_PLAIN = "addi subi xori ori andi muli".split()
_WITHOUT_FLAGS = ("arith.xori", "arith.ori", "arith.andi")


class _StrictMachine(Machine):
    """A machine for which division by poison is undefined, as in LLVM."""

    def _evaluate(self, frame: Any, op: Operation) -> Any:
        if "div" in op.name or "rem" in op.name:
            type = op.operands[0].type
            assert isinstance(type, IntegerType)
            dividend, divisor = (frame.values[operand] for operand in op.operands)
            overflows = dividend is POISON and divisor == (1 << type.width) - 1
            if divisor is POISON or divisor == 0 or overflows and not op.name.endswith("ui"):
                raise UndefinedBehavior("divides by poison")
        return super()._evaluate(frame, op)


def refutation(before: Operation, after: Operation, width: int) -> tuple[Any, ...] | None:
    """Arguments for which the second program does what the first cannot."""
    for arguments in product([*range(1 << width), POISON], repeat=2):
        first, second = _result(before, arguments), _result(after, arguments)
        if first is not None and (second is None or first is not POISON and first != second):
            return arguments
    return None


def _result(module: Operation, arguments: tuple[Any, ...]) -> Any:
    """The number that a program gives, or poison; None if its behavior is undefined."""
    machine = _StrictMachine(module)
    try:
        [found] = machine.call(machine.function("main"), arguments)
    except EvaluationError:
        return None
    return found
