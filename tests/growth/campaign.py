"""Measures how time grows with the size of a program (`make growth`): nothing may grow faster than linearly.

    python -m tests.growth.campaign [--only NAME] [--seconds S]

Each shape is measured at three sizes, each twice the one before: the size is doubled until the smallest of the three
takes long enough to be told from noise, or the text would be too long.  All times are of the processor.  A step whose
time grows by more than 2.6 for a doubling, both times, fails; what is known to (`KNOWN`) is shown.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from odsgen.drivers.unused import free_unused_attributes
from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir, write_bytecode
from odsgen.runtime.ir.operation import Operation
from tests.growth import passes
from tests.growth.calls import CALLS
from tests.growth.texts import SHAPES

#: The most that a doubling of the size may cost.
MOST = 2.6

#: The smallest size of the three is at most that.
LARGEST = 4096

#: What is above linear, and why it stays so (docs/explanation/performance.md).
KNOWN = {
    "nested_back_edges: canonicalize": "each looks along the chain for a circle, as in MLIR",
    "call: split_from_the_front": "each operation behind learns its new block, as in MLIR",
    "call: split_blocks": "a list of pointers moves up",
    "call: split_each_block": "a list of pointers moves up",
    "call: erase_middle_argument": "a list of pointers moves up",
    "call: rename_symbols_one_by_one": "each looks at all that is in the table, as in MLIR",
    "passes: affine_full_tiles, builtin.module(func.func(affine-loop-fusion))": (
        "each loop is tried with each, as in MLIR"
    ),
    "passes: llvm_inline_allocations": "n calls of a function that is n times as long are inlined",
    "passes: affine_edges, builtin.module(func.func(affine-pipeline-data-transfer))": (
        "each loop copies the list of users of the one buffer"
    ),
    "passes: transform_tile_for_threads": "each of n steps of the script tiles all n products again",
    "passes: transform_tile_using_for": "each of n steps of the script tiles all n products again",
    "passes: transform_tile_using_forall": "each of n steps of the script tiles all n products again",
}

Measured = Callable[[], object]
Prepared = Callable[[int], Measured]


@dataclass(frozen=True, slots=True)
class Growth:
    """The seconds of a step at three sizes."""

    name: str
    size: int
    seconds: tuple[float, float, float]

    @property
    def ratios(self) -> tuple[float, float]:
        """The factors by which the two doublings lengthen it."""
        first, second, third = self.seconds
        return second / first, third / second

    @property
    def is_linear(self) -> bool:
        """Whether a doubling of the size does not cost much more than twice the time."""
        return min(self.ratios) <= MOST and self.seconds[2] <= MOST**2 * self.seconds[0]

    def row(self) -> str:
        """The line of the table."""
        seconds = " ".join([f"{value:8.3f}" for value in self.seconds])
        ratios = " ".join([f"{ratio:5.2f}" for ratio in self.ratios])
        judged = "" if self.is_linear else f"  <<< {KNOWN.get(self.name, '')}".rstrip()
        return f"{self.name:44} {self.size:8} {seconds}  {ratios}{judged}"


def _parsed(text: str) -> Operation:
    return parse(text, Context(allow_unregistered=True))


def _pipeline(name: str) -> Callable[[Operation], Measured]:
    def prepared(module: Operation) -> Measured:
        manager = PassManager.parse(name)
        return lambda: manager.run(module)

    return prepared


#: What is done with a parsed program.
STEPS: dict[str, Callable[[Operation], Measured]] = {
    "verify": lambda module: module.verify,
    "print": lambda module: lambda: print_ir(module, locations=True),
    "clone": lambda module: module.clone,
    "write": lambda module: lambda: write_bytecode(module),
    "canonicalize": _pipeline("builtin.module(canonicalize)"),
    "cse": _pipeline("builtin.module(cse)"),
}


def steps() -> Iterator[tuple[str, Prepared]]:
    """All that is measured, by name."""
    for name, shape in SHAPES.items():
        yield f"{name}: parse", lambda n, shape=shape: _measured_parse(shape(n))  # type: ignore[misc]
        for step, prepare in STEPS.items():
            yield f"{name}: {step}", lambda n, shape=shape, prepare=prepare: prepare(  # type: ignore[misc]
                _parsed(shape(n))
            )
    for name, call in CALLS.items():
        yield f"call: {name}", call
    yield from passes.steps()


def _measured_parse(text: str) -> Measured:
    return lambda: _parsed(text)


def seconds_of(prepare: Prepared, size: int, rounds: int, collects: bool = False) -> float:
    """The shortest time of some runs, each on a program of its own.

    Python's collector is off unless it `collects`: when it looks at all that there is, is chance.
    """
    best = float("inf")
    for _ in range(rounds):
        run = prepare(size)
        gc.collect()
        if not collects:
            gc.disable()
        try:
            start = time.process_time()
            run()
            best = min(best, time.process_time() - start)
        finally:
            gc.enable()
    return max(best, 1e-6)


def growth_of(name: str, prepare: Prepared, least: float, rounds: int = 1) -> Growth:
    """The growth of a step, from the first size that takes long enough."""
    collects = "clone" in name  # which is what it is about

    def seconds(size: int) -> float:
        return seconds_of(prepare, size, rounds, collects)

    prepare(4)()  # loads what is loaded once
    size = 4 if name.startswith("passes: ") else 64  # where each copy is a whole program
    first = seconds(size)
    while first < least and size < LARGEST:
        size *= 2
        first = seconds(size)
    return Growth(name, size, (first, seconds(2 * size), seconds(4 * size)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints; returns 1 if something grows too fast."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="steps whose name contains this")
    parser.add_argument(
        "--seconds", type=float, default=0.01, help="the least time of the smallest size"
    )
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    measured = 0
    above: list[str] = []
    for name, prepare in steps():
        if options.only in name:
            found = growth_of(name, prepare, options.seconds)
            if not found.is_linear:  # once more, before it counts: the machine may have been busy
                found = growth_of(name, prepare, options.seconds, rounds=5)
            measured += 1
            free_unused_attributes()
            if not found.is_linear:
                above.append(name)
            print(found.row(), flush=True)
    failed = [name for name in above if name not in KNOWN]
    print(f"{measured} steps, of which {measured - len(above)} grow linearly")
    for name in above:
        print(f"{name}: {KNOWN.get(name, 'grows faster than linearly')}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
