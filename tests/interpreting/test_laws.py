"""Laws over random programs: canonicalization keeps what a program computes, and LLVM computes the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.types import FloatType
from odsgen.runtime.interpreter import POISON, EvaluationError, Limits, Machine, from_text
from odsgen.runtime.interpreter.machine import function_type
from odsgen.runtime.passes import PassManager
from tests.interpreting.native import NativeCall, requires_lli, results_of
from tests.interpreting.random_functions import Program, random_program

HEALTH_CHECKS: Any = list(HealthCheck)
_LIMITS = Limits(steps=100_000, elements=100_000)


def _results(text: str, name: str, arguments: list[str]) -> list[Any] | None:
    """The results of a function, NaN as such; None where the program does what is undefined."""
    module = parse(text, Context())
    machine = Machine(module, limits=_LIMITS)
    function = machine.function(name)
    type = function_type(function)
    values = [from_text(a, t) for a, t in zip(arguments, type.inputs, strict=True)]
    try:
        found = machine.call(function, values)
    except EvaluationError as error:
        assert "cannot be evaluated" not in str(error), error
        assert "limit" not in str(error), error
        return None
    return [_number(value, t) for value, t in zip(found, type.results, strict=True)]


def _number(value: Any, type: Any) -> Any:
    """A result to compare: of NaN, MLIR does not say which bits it has."""
    if value is not POISON and isinstance(type, FloatType) and type.SEMANTICS.is_nan(value):
        return "nan"
    return value


def _rewritten(text: str, pipeline: str) -> str:
    module = parse(text, Context())
    module.verify()
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    module.verify()
    return print_ir(module)


def _check_refinement(program: Program, pipeline: str) -> None:
    rewritten = _rewritten(program.text, pipeline)
    for name, _, _, arguments in program.functions:
        before = _results(program.text, name, arguments)
        if before is None:
            continue
        after = _results(rewritten, name, arguments)
        assert after is not None, rewritten
        for a, b in zip(before, after, strict=True):
            assert (
                a is POISON or a == b
            ), f"{name}: {before} became {after}\n{program.text}\n{rewritten}"


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=HEALTH_CHECKS)
@given(st.randoms(use_true_random=False))
def test_canonicalization_keeps_results(source: random.Random) -> None:
    _check_refinement(random_program(source), "canonicalize")


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=HEALTH_CHECKS)
@given(st.randoms(use_true_random=False))
def test_pipelines_keep_results(source: random.Random) -> None:
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
        found = _results(program.text, call.function, list(call.arguments))
        type = function_type(Machine(module).function(call.function))
        expected = [_number(b, t) for b, t in zip(bits, type.results, strict=True)]
        assert found == expected, call.function
