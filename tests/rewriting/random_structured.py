"""Random functions of arith, cf, scf and func, canonicalized by odsgen and by mlir-opt, and run by both.

``python -m tests.rewriting.random_structured --seed 7 --count 1000`` says where they differ, in their text or in what they
compute: the interpreter runs the function, and what canonicalization made of it, and LLVM what mlir-opt lowers it to.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from typing import NamedTuple

from odsgen.interpreter import POISON
from odsgen.interpreter.machine import Machine, function_type
from odsgen.runtime import Context, parse
from tests.interpreting.native import NativeCall, results_of
from tests.interpreting.random_functions import Program, random_program
from tests.interpreting.results import number, results_of_call
from tests.oracle import mlir_opt
from tests.rewriting.random_arithmetic import canonicalized, functions

_BATCH = 25
_PIPELINE = "builtin.module(canonicalize)"


class Difference(NamedTuple):
    """A function for which there are two answers."""

    function: str
    expected: str
    found: str


def differing_texts(program: Program) -> list[Difference]:
    """The functions that mlir-opt canonicalizes to another text."""
    expected = functions(mlir_opt(program.text, f"--pass-pipeline={_PIPELINE}"))
    found = functions(canonicalized(program.text, _PIPELINE))
    sources = _sources(program)
    assert len(sources) == len(expected) == len(found)
    return [
        Difference(source, want, got)
        for source, want, got in zip(sources, expected, found, strict=True)
        if want != got
    ]


def differing_values(program: Program) -> list[Difference]:
    """The functions that compute something else once canonicalized, or run by LLVM."""
    module = parse(program.text, Context())
    rewritten = parse(canonicalized(program.text, _PIPELINE), Context())
    calls = [
        NativeCall(name, values, arguments, results)
        for name, arguments, results, values in program.functions
    ]
    differing = []
    for source, call, bits in zip(
        _sources(program), calls, results_of(program.text, calls), strict=True
    ):
        type = function_type(Machine(module).function(call.function))
        native = [number(each, t) for each, t in zip(bits, type.results, strict=True)]
        for version in (module, rewritten):
            found = results_of_call(version, call.function, list(call.arguments))
            if found is None or any(
                a is not POISON and a != b for a, b in zip(found, native, strict=True)
            ):
                differing.append(Difference(source, str(native), str(found)))
    return differing


def _sources(program: Program) -> list[str]:
    return re.findall(r"^func\.func .*?^}$", program.text, flags=re.S | re.M)


def main() -> int:
    """The campaign; 1 if anything computes another value, or more than one in fifty is another text."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200, help="how many functions")
    parser.add_argument("--show", type=int, default=3)
    arguments = parser.parse_args()
    texts: list[Difference] = []
    values: list[Difference] = []
    batches = range(max(1, arguments.count // _BATCH))
    for batch in batches:
        source = random.Random(arguments.seed * 1_000_003 + batch)
        program = random_program(source, count=_BATCH, is_defined=True)
        texts += differing_texts(program)
        values += differing_values(program)
    for kind, found in (("text", texts), ("value", values)):
        for each in found[: arguments.show]:
            print(f"another {kind}\n{each.function}\n--- mlir-opt\n{each.expected}")
            print(f"--- odsgen\n{each.found}\n")
    count = len(batches) * _BATCH
    print(f"{count} functions: {len(texts)} are other texts, {len(values)} compute other values")
    return 1 if values or len(texts) * 50 > count else 0


if __name__ == "__main__":
    sys.exit(main())
