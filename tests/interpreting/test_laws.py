"""Laws over random programs: canonicalization keeps what a program computes, and LLVM computes the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from odsgen.interpreter import POISON, Machine
from odsgen.interpreter.machine import function_type
from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.interpreting.native import NativeCall, requires_lli, results_of
from tests.interpreting.random_functions import Program, random_program
from tests.interpreting.results import number, results_of_call

HEALTH_CHECKS: Any = list(HealthCheck)


def _rewritten(text: str, pipeline: str) -> str:
    module = parse(text, Context())
    module.verify()
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    module.verify()
    return print_ir(module)


def _check_refinement(program: Program, pipeline: str) -> None:
    rewritten = _rewritten(program.text, pipeline)
    for name, _, _, arguments in program.functions:
        before = results_of_call(program.text, name, arguments)
        if before is None:
            continue
        after = results_of_call(rewritten, name, arguments)
        assert after is not None, rewritten
        for a, b in zip(before, after, strict=True):
            assert (
                a is POISON or a == b
            ), f"{name}: {before} became {after}\n{program.text}\n{rewritten}"


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=HEALTH_CHECKS)
@given(st.randoms(use_true_random=False))
def test_canonicalization_keepsresults_of_call(source: random.Random) -> None:
    _check_refinement(random_program(source), "canonicalize")


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=HEALTH_CHECKS)
@given(st.randoms(use_true_random=False))
def test_pipelines_keepresults_of_call(source: random.Random) -> None:
    _check_refinement(
        random_program(source), "canonicalize,cse,sccp,loop-invariant-code-motion,inline"
    )


@requires_lli
@pytest.mark.parametrize("seed", range(3))
def test_llvm_computes_the_same(seed: int) -> None:
    program = random_program(random.Random(seed), count=25, is_defined=True)
    calls = [
        NativeCall(name, values, arguments, results)
        for name, arguments, results, values in program.functions
    ]
    native = results_of(program.text, calls)
    module = parse(program.text, Context())
    for call, bits in zip(calls, native, strict=True):
        found = results_of_call(program.text, call.function, list(call.arguments))
        type = function_type(Machine(module).function(call.function))
        expected = [number(b, t) for b, t in zip(bits, type.results, strict=True)]
        assert found == expected, call.function
