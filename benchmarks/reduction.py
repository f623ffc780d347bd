"""ods-reduce beside mlir-reduce: the size of what they leave of failing programs, and the time, with the same test scripts.

    python -m benchmarks.reduction [--only N ...]

Programs of 200 to 2,000 operations are made at random, the same ones each time.  A test fails ("is interesting") where mlir-opt
accepts the program and what it prints has some traits at once, as programs have that a pass gets wrong.
"""

from __future__ import annotations

import argparse
import re
import resource
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from odsgen.runtime import Context, parse

#: How many operations a program has, about.
SIZES = (200, 300, 400, 500, 600, 800, 1000, 1200, 1600, 2000)
KINDS = ("arithmetic", "structured")

_BINARY = ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "divsi", "remui", "minsi")


class Program:
    """A program with functions of so many operations."""

    def __init__(self, kind: str, size: int, seed: int) -> None:
        self.random = Random(seed)
        self.kind = kind
        self.lines: list[str] = []
        self.count = 0
        self.names = 0
        number = 0
        while self.count < size:
            self._function(number, min(self.random.randrange(20, 120), size - self.count))
            number += 1

    @property
    def text(self) -> str:
        """The text of the program."""
        return "\n".join(self.lines) + "\n"

    def _name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def _add(self, depth: int, text: str) -> None:
        self.lines.append("  " * depth + text)
        self.count += 1

    def _function(self, number: int, size: int) -> None:
        self._add(0, f"func.func @f{number}(%a: i32, %b: i32, %c: i1, %m: memref<8xi32>) -> i32 {{")
        end = self.count + size
        values = ["%a", "%b"]
        while self.count < end:
            self._operation(1, values, end)
        self._add(1, f"return {values[-1]} : i32")
        self.lines.append("}")

    def _operation(self, depth: int, values: list[str], end: int) -> None:
        random = self.random
        name = self._name()
        choice = random.random()
        if choice < 0.1:
            self._add(depth, f"{name} = arith.constant {random.randrange(-9, 99)} : i32")
        elif choice < 0.2:
            index = self._name()
            self._add(depth, f"{index} = arith.constant {random.randrange(8)} : index")
            if random.random() < 0.5:
                self._add(
                    depth, f"memref.store {random.choice(values)}, %m[{index}] : memref<8xi32>"
                )
            self._add(depth, f"{name} = memref.load %m[{index}] : memref<8xi32>")
        elif self.kind == "structured" and choice < 0.3 and depth < 4:
            self._add(depth, f"{name} = scf.if %c -> (i32) {{")
            for number in range(2):
                inner = list(values)
                for _ in range(random.randrange(1, 5)):
                    if self.count < end:
                        self._operation(depth + 1, inner, end)
                self._add(depth + 1, f"scf.yield {inner[-1]} : i32")
                self.lines.append("  " * depth + ("} else {" if number == 0 else "}"))
        else:
            operands = f"{random.choice(values[-8:])}, {random.choice(values)}"
            self._add(depth, f"{name} = arith.{random.choice(_BINARY)} {operands} : i32")
        values.append(name)


#: What is looked for in the program, after a pipeline, by the lines of a script.
TESTS = (
    ("divsi whose result a store takes", "--canonicalize", ["arith.divsi", "memref.store"]),
    ("two kinds of division", "--cse", ["arith.divsi", "arith.remui"]),
    ("minimum in a loop-free function", "--canonicalize --cse", ["arith.minsi", "memref.load"]),
    ("a shift and a store", "--cse", ["arith.shli", "memref.store"]),
)


def script(folder: Path, pipeline: str, wanted: list[str], mlir_opt: str) -> Path:
    """A test for both tools: another exit code than 0 where the program is interesting."""
    path = folder / "test.sh"
    checks = "\n".join(f'case "$out" in *{each}*) ;; *) exit 0 ;; esac' for each in wanted)
    path.write_text(
        f'#!/bin/sh\nout=$({mlir_opt} {pipeline} "$1" 2>/dev/null) || exit 0\n{checks}\nexit 1\n'
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def operations(text: str) -> int:
    """How many operations a program has."""
    return sum(1 for _ in parse(text, Context(allow_unregistered=True)).walk()) - 1


class Run(NamedTuple):
    """A run of a command: its output, and the seconds that it takes, of the processors with those of its scripts, too."""

    output: str
    seconds: float
    busy: float
    #: After how many seconds it had told of how many operations.
    steps: Sequence[tuple[int, float]]


def run(command: list[str]) -> Run:
    """Run a command; no output where it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    steps = []
    with tempfile.TemporaryFile("w+") as output:
        with subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            for line in process.stderr:
                told = re.match(r"ods-reduce: (\d+) operations", line)
                if told is not None:
                    steps.append((int(told[1]) - 1, time.perf_counter() - start))
        seconds = time.perf_counter() - start
        output.seek(0)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        busy = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        return Run(output.read() if process.returncode == 0 else "", seconds, busy, steps)


def main() -> int:
    """Print the table; 1 where ods-reduce leaves more than 1.2 times as much, or ends later."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of some programs")
    parser.add_argument("--bin", default="/usr/lib/llvm-22/bin", help="the folder of mlir-reduce")
    parser.add_argument("--effort", default="full", help="that of ods-reduce: full or quick")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often both run; the least counts"
    )
    arguments = parser.parse_args()
    mlir_reduce = shutil.which("mlir-reduce", path=arguments.bin)
    mlir_opt = shutil.which("mlir-opt", path=arguments.bin)
    if mlir_reduce is None or mlir_opt is None:
        print(f"there is no mlir-reduce in {arguments.bin}", file=sys.stderr)
        return 1
    ours = str(Path(sys.executable).with_name("ods-reduce"))
    print(
        "| program | operations | test | left by mlir-reduce | seconds | busy | left by ods-reduce | seconds | busy "
        "| seconds to mlir-reduce's size |"
    )
    print("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    cases = [(kind, size) for size in SIZES for kind in KINDS]
    worse = 0
    for number, (kind, size) in enumerate(cases):
        if arguments.only and number not in arguments.only:
            continue
        name, pipeline, wanted = TESTS[number % len(TESTS)]
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            program = folder / "program.mlir"
            program.write_text(Program(kind, size, number).text)
            test = script(folder, pipeline, wanted, mlir_opt)
            tree = f"--reduction-tree=traversal-mode=0 test={test}"
            command = [ours, f"--test={test}", f"--effort={arguments.effort}", str(program)]
            rounds = [
                (run([mlir_reduce, str(program), tree]), run(command))
                for _ in range(arguments.rounds)
            ]
        theirs, left = (
            min(runs, key=lambda each: each.seconds) for runs in zip(*rounds, strict=True)
        )
        their_busy, busy = (min(each.busy for each in runs) for runs in zip(*rounds, strict=True))
        their_size = operations(theirs.output) if theirs.output else 0
        size_left = operations(left.output) if left.output else 0
        reached = next((at for count, at in left.steps if count <= their_size), left.seconds)
        print(
            f"| {number} {kind} | {size} | {name} | {their_size or 'fails'} | {theirs.seconds:.1f} "
            f"| {their_busy:.1f} | {size_left} | {left.seconds:.1f} | {busy:.1f} "
            f"| {f'{reached:.1f}' if their_size else ''} |",
            flush=True,
        )
        is_smaller = 0 < size_left <= 1.2 * (their_size or size)
        worse += not (is_smaller and (left.seconds < theirs.seconds or not their_size))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
