"""Write a deterministic module of func, arith and cf operations, the input of the benchmark.

usage: generate_module.py [--operations N] [--seed N] [-o FILE]
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path

INTEGERS = ("i8", "i16", "i32", "i64")
FLOATS = ("f32", "f64")
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "f32": 32, "f64": 64}
INTEGER_BINARY = ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrsi", "shrui")
INTEGER_DIVISION = ("divsi", "divui", "remsi", "remui", "maxsi", "minui")
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf")
INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "uge")
FLOAT_PREDICATES = ("oeq", "ogt", "olt", "une", "ord", "uno")
ARGUMENT_TYPES = ("i32", "i64", "index", "f32", "f64", "i1")

Values = dict[str, list[str]]  # the values that are visible, by type


class FunctionWriter:
    """Writes one function; `callees` are the functions written before it, that it may call."""

    def __init__(
        self, random_source: random.Random, name: str, callees: list[tuple[str, str, str]]
    ) -> None:
        self.random = random_source
        self.name = name
        self.callees = callees
        self.lines: list[str] = []
        self.operations = 0
        self.next_value = 0

    def emit(self, text: str) -> None:
        self.lines.append("    " + text)
        self.operations += 1

    def define(self, visible: Values, type_: str, text: str) -> str:
        """Emit an operation with one result."""
        name = f"%{self.next_value}"
        self.next_value += 1
        self.emit(f"{name} = {text}")
        visible.setdefault(type_, []).append(name)
        return name

    def value(self, visible: Values, type_: str) -> str:
        """A visible value of the type, most often a recent one; a constant where there is none."""
        names = visible.get(type_)
        if not names or self.random.random() < 0.04:
            return self.constant(visible, type_)
        return names[-1 - min(int(self.random.expovariate(0.3)), len(names) - 1)]

    def constant(self, visible: Values, type_: str) -> str:
        if type_ == "i1":
            return self.define(
                visible, type_, f"arith.constant {self.random.choice(('true', 'false'))}"
            )
        if type_ in FLOATS:
            mantissa = self.random.choice((1.0, 2.5, -0.125, 3.0, 6.25, -7.5))
            return self.define(visible, type_, f"arith.constant {mantissa:e} : {type_}")
        return self.define(
            visible, type_, f"arith.constant {self.random.randint(-100, 100)} : {type_}"
        )

    def compute(self, visible: Values) -> None:
        """Emit one arith operation or call, with what operands it lacks."""
        kinds: tuple[tuple[Callable[[Values], None], int], ...] = (
            (self.integer_binary, 36),
            (self.float_binary, 16),
            (self.compare_integers, 9),
            (self.compare_floats, 3),
            (self.select, 7),
            (self.cast, 12),
            (self.fresh_constant, 12),
            (self.call, 5),
        )
        chosen = self.random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        chosen[0](visible)

    def integer_binary(self, visible: Values) -> None:
        type_ = self.random.choice((*INTEGERS, "i32", "i32", "index", "i64"))
        operation = self.random.choice((*INTEGER_BINARY, *INTEGER_BINARY, *INTEGER_DIVISION))
        left, right = self.value(visible, type_), self.value(visible, type_)
        overflow = ""
        if operation in ("addi", "subi", "muli", "shli") and self.random.random() < 0.15:
            overflow = self.random.choice((" overflow<nsw>", " overflow<nsw, nuw>"))
        self.define(visible, type_, f"arith.{operation} {left}, {right}{overflow} : {type_}")

    def float_binary(self, visible: Values) -> None:
        type_ = self.random.choice(FLOATS)
        operation = self.random.choice(FLOAT_BINARY)
        left, right = self.value(visible, type_), self.value(visible, type_)
        flags = " fastmath<fast>" if self.random.random() < 0.15 else ""
        self.define(visible, type_, f"arith.{operation} {left}, {right}{flags} : {type_}")

    def compare_integers(self, visible: Values) -> None:
        type_ = self.random.choice((*INTEGERS, "index"))
        predicate = self.random.choice(INTEGER_PREDICATES)
        left, right = self.value(visible, type_), self.value(visible, type_)
        self.define(visible, "i1", f"arith.cmpi {predicate}, {left}, {right} : {type_}")

    def compare_floats(self, visible: Values) -> None:
        type_ = self.random.choice(FLOATS)
        predicate = self.random.choice(FLOAT_PREDICATES)
        left, right = self.value(visible, type_), self.value(visible, type_)
        self.define(visible, "i1", f"arith.cmpf {predicate}, {left}, {right} : {type_}")

    def select(self, visible: Values) -> None:
        type_ = self.random.choice((*INTEGERS, *FLOATS, "index"))
        condition = self.value(visible, "i1")
        left, right = self.value(visible, type_), self.value(visible, type_)
        self.define(visible, type_, f"arith.select {condition}, {left}, {right} : {type_}")

    def cast(self, visible: Values) -> None:
        source = self.random.choice((*INTEGERS, *FLOATS, "index"))
        target = self.random.choice([t for t in (*INTEGERS, *FLOATS) if t != source])
        if source == "index":
            target = self.random.choice(INTEGERS)
            operation = "index_cast"
        elif source in FLOATS and target in FLOATS:
            operation = "extf" if WIDTH[target] > WIDTH[source] else "truncf"
        elif source in FLOATS:
            operation = self.random.choice(("fptosi", "fptoui"))
        elif target in FLOATS:
            operation = self.random.choice(("sitofp", "uitofp"))
        elif WIDTH[target] > WIDTH[source]:
            operation = self.random.choice(("extsi", "extui"))
        else:
            operation = "trunci"
        operand = self.value(visible, source)
        self.define(visible, target, f"arith.{operation} {operand} : {source} to {target}")

    def fresh_constant(self, visible: Values) -> None:
        self.constant(visible, self.random.choice((*INTEGERS, *FLOATS, "index", "i1", "i32")))

    def call(self, visible: Values) -> None:
        if not self.callees:
            self.fresh_constant(visible)
            return
        name, argument, result = self.random.choice(self.callees[-20:])
        operand = self.value(visible, argument)
        self.define(visible, result, f"func.call @{name}({operand}) : ({argument}) -> {result}")

    def write(self, blocks: int, block_size: int) -> tuple[str, str, str]:
        """Write the function; return its name, argument type and result type."""
        argument = self.random.choice(ARGUMENT_TYPES)
        result = self.random.choice(("i32", "i64", "f32", "index"))
        self.lines.append(f"  func.func @{self.name}(%arg0: {argument}) -> {result} {{")
        self.operations += 1
        block_types = [self.random.choice(("i32", "f64", "index")) for _ in range(blocks + 1)]
        entry: Values = {argument: ["%arg0"]}
        for block in range(blocks):
            visible = entry
            if block:
                visible = {type_: list(names) for type_, names in entry.items()}
                label = f"%b{block}"
                self.lines.append(f"  ^bb{block}({label}: {block_types[block]}):")
                visible.setdefault(block_types[block], []).append(label)
            for _ in range(max(1, int(self.random.gauss(block_size, block_size / 4)))):
                self.compute(visible)
            self.terminate(visible, block, blocks, block_types, result)
        self.lines.append("  }")
        return self.name, argument, result

    def terminate(
        self, visible: Values, block: int, blocks: int, block_types: list[str], result: str
    ) -> None:
        if block == blocks - 1:
            self.emit(f"return {self.value(visible, result)} : {result}")
            return
        first = block + 1
        type_ = block_types[first]
        if self.random.random() < 0.4:
            self.emit(f"cf.br ^bb{first}({self.value(visible, type_)} : {type_})")
            return
        second = self.random.randint(
            1, blocks - 1
        )  # back edges too: the entry dominates every block
        other = block_types[second]
        condition = self.value(visible, "i1")
        one, two = self.value(visible, type_), self.value(visible, other)
        self.emit(
            f"cf.cond_br {condition}, ^bb{first}({one} : {type_}), ^bb{second}({two} : {other})"
        )


def module_text(operations: int, seed: int = 22) -> tuple[str, int]:
    """A module of at least that many operations; returns the text and the exact number (the module counts)."""
    random_source = random.Random(seed)
    callees: list[tuple[str, str, str]] = []
    lines = ["module {"]
    count = 1
    while count < operations:
        writer = FunctionWriter(random_source, f"f{len(callees)}", callees)
        callees.append(writer.write(random_source.randint(1, 6), random_source.randint(8, 24)))
        lines.extend(writer.lines)
        count += writer.operations
    lines.append("}")
    return "\n".join(lines) + "\n", count


def foldable_text(operations: int) -> str:
    """A module of about that many operations, of which a quarter folds, and a quarter are constants; the others stay."""
    lines = ["module {"]
    for function in range(max(1, operations // 202)):
        lines.append(f"  func.func @f{function}(%a: i32, %b: i32) -> i32 {{")
        value = "%a"
        for number in range(25):
            lines += [
                f"    %one{number} = arith.constant {number + 1} : i32",
                f"    %zero{number} = arith.constant 0 : i32",
                f"    %same{number} = arith.addi %one{number}, %zero{number} : i32",
                f"    %left{number} = arith.addi {value}, %zero{number} : i32",
                f"    %product{number} = arith.muli %left{number}, %b : i32",
                f"    %mixed{number} = arith.xori %product{number}, %same{number} : i32",
                f"    %masked{number} = arith.andi %mixed{number}, %a : i32",
                f"    %less{number} = arith.subi %masked{number}, %b : i32",
            ]
            value = f"%less{number}"
        lines += [f"    return {value} : i32", "  }"]
    return "\n".join([*lines, "}"]) + "\n"


def loops_text(operations: int) -> str:
    """A module of about that many operations of scf, arith, cf and func, to be brought to llvm."""
    lines = ["module {"]
    for function in range(max(1, operations // 52)):
        callee = f"func.call @f{function - 1}(%n, %q9, %x) : (index, i32, f32) -> i32"
        lines += [
            f"  func.func @f{function}(%n: index, %a: i32, %x: f32) -> i32 {{",
            "    %c0 = arith.constant 0 : index",
            "    %c1 = arith.constant 1 : index",
            "    %zero = arith.constant 0 : i32",
            "    %seven = arith.constant 7 : i32",
            "    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {",
            "      %number = arith.index_cast %i : index to i32",
            "      %product = arith.muli %number, %a : i32",
            "      %more = arith.addi %s, %product : i32",
            "      %small = arith.cmpi slt, %more, %seven : i32",
            "      %chosen = scf.if %small -> (i32) {",
            "        %left = arith.subi %more, %seven : i32",
            "        %mixed = arith.xori %left, %number : i32",
            "        scf.yield %mixed : i32",
            "      } else {",
            "        %float = arith.sitofp %more : i32 to f32",
            "        %scaled = arith.mulf %float, %x : f32",
            "        %back = arith.fptosi %scaled : f32 to i32",
            "        scf.yield %back : i32",
            "      }",
            "      %either = arith.ori %chosen, %a : i32",
            "      %greater = arith.maxsi %either, %more : i32",
            "      scf.yield %greater : i32",
            "    }",
        ]
        value = "%a"
        for number in range(10):
            lines += [
                f"    %p{number} = arith.addi %sum, {value} : i32",
                f"    %q{number} = arith.muli %p{number}, %seven : i32",
            ]
            value = f"%q{number}"
        lines += [
            f"    %called = {callee if function else 'arith.addi %q9, %q9 : i32'}",
            "    %same = arith.cmpi eq, %called, %seven : i32",
            "    cf.cond_br %same, ^masked(%called : i32), ^other",
            "  ^masked(%y: i32):",
            "    %masked = arith.andi %y, %a : i32",
            "    return %masked : i32",
            "  ^other:",
            "    cf.br ^masked(%seven : i32)",
            "  }",
        ]
    return "\n".join([*lines, "}"]) + "\n"


def half_foldable_text(operations: int) -> str:
    """A module of about that many operations, of which half fold, to constants and to operands of theirs."""
    lines = ["module {"]
    for function in range(max(1, operations // 204)):
        lines += [
            f"  func.func @f{function}(%a: i32, %b: i32) -> i32 {{",
            "    %zero = arith.constant 0 : i32",
            "    %one = arith.constant 1 : i32",
        ]
        value = "%a"
        for number in range(25):
            lines += [
                f"    %c{number} = arith.constant {number + 2} : i32",
                f"    %sum{number} = arith.addi %c{number}, %one : i32",
                f"    %same{number} = arith.addi {value}, %zero : i32",
                f"    %product{number} = arith.muli %same{number}, %b : i32",
                f"    %once{number} = arith.muli %product{number}, %one : i32",
                f"    %mixed{number} = arith.xori %once{number}, %sum{number} : i32",
                f"    %less{number} = arith.subi %mixed{number}, %zero : i32",
                f"    %masked{number} = arith.andi %less{number}, %a : i32",
            ]
            value = f"%masked{number}"
        lines += [f"    return {value} : i32", "  }"]
    return "\n".join([*lines, "}"]) + "\n"


def main() -> None:
    """Write the module to a file or standard output."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--operations", type=int, default=44_000)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("-o", "--output", type=Path)
    arguments = parser.parse_args()
    text, count = module_text(arguments.operations, arguments.seed)
    if arguments.output is None:
        sys.stdout.write(text)
    else:
        arguments.output.write_text(text, encoding="utf-8")
    print(f"{count} operations", file=sys.stderr)


if __name__ == "__main__":
    main()
