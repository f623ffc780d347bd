"""Random loop nests of `affine`, and what passes make of them here and in mlir-opt."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt

SPLIT = "// -----\n"


@dataclass
class Shape:
    """The contents of programs."""

    nests: int = 3
    depth: int = 3
    most_iterations: int = 12
    symbols: bool = True
    conditions: bool = True
    #: The percentage of conditions that have another branch.
    other_branches: int = 30
    steps: bool = True
    reductions: bool = True
    quotients: bool = True
    #: Subscripts that stay inside the memory, whatever the iteration is.
    in_bounds: bool = False
    #: Memory of their own, in front of the loops.
    allocations: bool = True
    #: Loops that mostly count from 0 to 8 or 16.
    equal_bounds: bool = False
    #: Loops from more than zero to an argument.
    later_starts: bool = True


class Nests:
    """One function with nests of loops."""

    def __init__(self, chance: Random, shape: Shape) -> None:
        self.chance = chance
        self.shape = shape
        self.lines: list[str] = []
        self.indent = "  "
        self.count = 0
        self.memory: dict[str, tuple[int, str]] = {}

    def function(self, name: str) -> str:
        chance = self.chance
        arguments = ["%n: index", "%x: f32"]
        for number in range(chance.randint(1, 2)):
            arguments.append(f"%a{number}: {self._memref(f'%a{number}')}")
        for number in range(chance.randint(1, 3) if self.shape.allocations else 0):
            self._line(f"%m{number} = memref.alloc() : {self._memref(f'%m{number}')}")
        for _ in range(chance.randint(1, self.shape.nests)):
            self._loop([], ["%x"], chance.randint(1, self.shape.depth))
        lines = "\n".join(self.lines)
        return f"func.func @{name}({', '.join(arguments)}) {{\n{lines}\n  return\n}}\n"

    def _memref(self, name: str) -> str:
        rank = self.chance.choice([1, 1, 2])
        sizes = (64,) if self.shape.in_bounds else (16, 32, 64)
        type = f"memref<{'x'.join(str(self.chance.choice(sizes)) for _ in range(rank))}xf32>"
        self.memory[name] = rank, type
        return type

    def _line(self, text: str) -> None:
        self.lines.append(self.indent + text)

    def _value(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def _subscript(self, counters: list[str]) -> str:
        chance, shape = self.chance, self.shape
        counter, which = chance.choice(counters), chance.random()
        if which < 0.45:
            return counter
        if which < 0.6:
            return f"{counter} + {chance.randint(1, 3)}"
        if which < 0.66 and not shape.in_bounds:
            return f"{counter} - {chance.randint(1, 3)}"
        if which < 0.72:
            return f"{counter} * {chance.randint(2, 3)}"
        if which < 0.8 and len(counters) > 1:
            return f"{counter} + {chance.choice(counters)}"
        if which < 0.9 and shape.quotients:
            return f"{counter} {chance.choice(('floordiv', 'mod'))} {chance.randint(2, 4)}"
        if which < 0.94 and shape.symbols:
            return f"{counter} + symbol(%n)"
        return str(chance.randint(0, 4))

    def _access(self, counters: list[str], name: str) -> str:
        rank, type = self.memory[name]
        return f"{name}[{', '.join(self._subscript(counters) for _ in range(rank))}] : {type}"

    def _bounds(self, counters: list[str]) -> str:
        chance, shape = self.chance, self.shape
        which = chance.random()
        if shape.equal_bounds and which < 0.75:
            return f"0 to {chance.choice((8, 16))}"
        if which < 0.6 or not shape.symbols:
            first = chance.choice((0, 0, 0, 1, 2))
            return f"{first} to {first + chance.randint(0, shape.most_iterations)}"
        if which < 0.75:
            return "0 to %n"
        if which < 0.85 and counters:
            outer, size = chance.choice(counters), chance.randint(1, 8)
            return (
                f"affine_map<(d0) -> (d0)>({outer}) to affine_map<(d0) -> (d0 + {size})>({outer})"
            )
        if which < 0.9:
            return f"0 to min affine_map<()[s0] -> (s0, {chance.randint(4, 16)})>()[%n]"
        if which < 0.95 and counters:
            return (
                f"0 to affine_map<(d0) -> (d0 + {chance.randint(1, 8)})>({chance.choice(counters)})"
            )
        return "2 to %n" if shape.later_starts else "0 to %n"

    def _loop(self, counters: list[str], values: list[str], depth: int) -> list[str]:
        chance, shape = self.chance, self.shape
        counter = f"%i{self.count}"
        self.count += 1
        head = f"affine.for {counter} = {self._bounds(counters)}"
        if shape.steps and chance.random() < 0.2:
            head += f" step {chance.choice((2, 3, 4))}"
        inner, outer = [*counters, counter], self.indent
        if not shape.reductions or chance.random() < 0.8:
            self._line(f"{head} {{")
            self.indent += "  "
            self._body(inner, values, depth - 1)
            self.indent = outer
            self._line("}")
            return []
        result, carried = self._value(), self._value()
        self._line(f"{result} = {head} iter_args({carried} = %x) -> (f32) {{")
        self.indent += "  "
        seen = [*values, carried] if chance.random() < 0.2 else values
        operands = [carried, chance.choice(self._body(inner, seen, depth - 1))]
        chance.shuffle(operands)
        joined = self._value()
        kind = chance.choice(("addf", "mulf", "maximumf", "subf"))
        self._line(f"{joined} = arith.{kind} {operands[0]}, {operands[1]} : f32")
        self._line(f"affine.yield {joined} : f32")
        self.indent = outer
        self._line("}")
        return [result]

    def _body(self, counters: list[str], values: list[str], depth: int) -> list[str]:
        chance = self.chance
        values = list(values)
        if depth > 0 and chance.random() < 0.65:
            return values + self._loop(counters, values, depth)
        for _ in range(chance.randint(1, 4)):
            which, name = chance.random(), chance.choice(list(self.memory))
            if which < 0.4:
                values.append(value := self._value())
                self._line(f"{value} = affine.load {self._access(counters, name)}")
            elif which < 0.7:
                self._line(f"affine.store {chance.choice(values)}, {self._access(counters, name)}")
            elif which < 0.85:
                value = self._value()
                self._line(f"{value} = arith.addf {', '.join(chance.choices(values, k=2))} : f32")
                values.append(value)
            elif which < 0.92 and depth > 0:
                values += self._loop(counters, values, depth)
            elif self.shape.conditions:
                self._condition(counters, values)
        return values

    def _condition(self, counters: list[str], values: list[str]) -> None:
        chance, outer = self.chance, self.indent
        holds = f"affine_set<(d0) : (d0 - {chance.randint(1, 6)} >= 0)>"
        self._line(f"affine.if {holds}({chance.choice(counters)}) {{")
        self.indent += "  "
        self._body(counters, values, 0)
        if chance.randrange(100) < self.shape.other_branches:
            self.lines.append(outer + "} else {")
            self._body(counters, values, 0)
        self.indent = outer
        self._line("}")


def program(seed: int, count: int, **shape: Any) -> str:
    """So many functions, each a program of its own."""
    chance = Random(seed)
    return SPLIT.join(
        Nests(chance, Shape(**shape)).function(f"f{number}") for number in range(count)
    )


def by_odsgen(text: str, pipeline: str) -> str:
    module = parse(text, Context())
    PassManager.parse(pipeline).run(module)
    return print_ir(module)


def by_mlir_opt(text: str, pipeline: str) -> list[str]:
    found = mlir_opt(text, f"--pass-pipeline={pipeline}", "--split-input-file")
    return found.split(SPLIT)
