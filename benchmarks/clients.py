"""Measure programs of StableHLO, as JAX prints them: reading, verifying and printing, in microseconds an operation.

usage: python -m benchmarks.bench --clients [FILE …], of programs, or of a corpus with one JSON object a line; by default those of
the tests of packs/odsgen-stablehlo.
"""

from __future__ import annotations

import gc
import json
import lzma
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from odsgen.runtime import Context, Dialect, Operation, parse, print_ir

PACK = Path(__file__).resolve().parents[1] / "packs" / "odsgen-stablehlo"
DIALECTS = ("check", "chlo", "sdy", "stablehlo")
OTHER_PROGRAMS = ("vhlo",)  # in a dialect in which JAX does not print
#: What is asked of the programs of JAX, with hooks.
WANTED = {"parse": 10.0, "verify": 4.0, "print": 4.0}


def programs(paths: Sequence[str]) -> Iterator[str]:
    """The texts of all programs."""
    if not paths:
        for path in sorted((PACK / "tests").glob("*/*.mlir")):
            if path.stem not in OTHER_PROGRAMS:
                yield path.read_text("utf-8")
    for name in paths:
        if name.endswith(".jsonl.xz"):
            with lzma.open(name, "rt", encoding="utf-8") as lines:
                for row in map(json.loads, lines):
                    if row.get("project") == "stablehlo" and row.get("custom"):
                        yield row["custom"]
        else:
            yield Path(name).read_text("utf-8")


def best(run: Callable[[], object], rounds: int) -> float:
    """The seconds of the processor in the best of some rounds."""
    found = float("inf")
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        start = time.process_time()
        run()
        found = min(found, time.process_time() - start)
        gc.enable()
    return found


def installed_dialects() -> list[Dialect]:
    """The dialects, imported by the names that they have where the pack is installed."""
    sys.path.append(str(PACK / "src"))
    return [import_module(f"odsgen_stablehlo.{name}").DIALECT for name in DIALECTS]


def _verify(modules: Sequence[Operation]) -> None:
    for module in modules:
        module.verify()


def show(paths: Sequence[str], rounds: int) -> None:
    """Print a line for each row."""
    warnings.simplefilter("ignore")
    context = Context(dialects=installed_dialects())
    texts = list(programs(paths))
    modules = [parse(text, context) for text in texts]
    count = sum(1 for module in modules for _ in module.walk())
    rows: dict[str, Callable[[], object]] = {
        "parse": lambda: [parse(text, context) for text in texts],
        "verify": lambda: _verify(modules),
        "print": lambda: [print_ir(module) for module in modules],
    }
    print(f"{len(texts)} programs of StableHLO, {count} operations; µs an operation")
    for name, run in rows.items():
        run()
        cost = best(run, 2 * rounds) / count * 1e6
        print(f"{name:8}{cost:8.1f}   (wanted: {WANTED[name]:.0f})")
