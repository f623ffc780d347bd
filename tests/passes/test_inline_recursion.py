"""Inlining of functions that call each other, and of random call graphs."""

from __future__ import annotations

import random

import pytest

from tests.limited import run_limited
from tests.oracle import mlir_opt, requires_oracle

_CIRCLE = """\
func.func @a() { call @b() : () -> ()
 return }
func.func @b() { call @a() : () -> ()
 return }
func.func @c() { call @a() : () -> ()
 return }
"""


def test_functions_that_call_each_other_come_to_an_end() -> None:
    ended = run_limited(["ods-opt", "--inline"], text=_CIRCLE, seconds=10)
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.count("call @") == 3


def _call_graph(seed: int) -> str:
    """Functions that call random ones, themselves and each other among them; some are private."""
    chance = random.Random(seed)
    count = chance.randint(2, 6)
    functions = []
    for number in range(count):
        values = ["%x"]
        lines = []
        for place in range(chance.choice([0, 1, 1, 2, 2, 3])):
            value = chance.choice(values)
            if chance.random() < 0.3:
                lines.append(f"  %c{place} = arith.constant {chance.randrange(9)} : i32")
                lines.append(f"  %v{place} = arith.addi {value}, %c{place} : i32")
            else:
                callee = chance.randrange(count)
                lines.append(f"  %v{place} = func.call @f{callee}({value}) : (i32) -> i32")
            values.append(f"%v{place}")
        lines.append(f"  return {values[-1]} : i32")
        private = "private " if chance.random() < 0.4 else ""
        head = f"func.func {private}@f{number}(%x: i32) -> i32 {{"
        functions.append("\n".join([head, *lines, "}"]))
    return "\n".join(functions) + "\n"


@requires_oracle
@pytest.mark.parametrize(
    "pass_option", ["--inline", "--inline=max-iterations=1", "--inline=default-pipeline="]
)
def test_random_call_graphs_are_inlined_as_by_mlir_opt(pass_option: str) -> None:
    # One grows without measure in mlir-opt, too, unless there is one iteration.
    seeds = [n for n in range(100) if n != 17 or "max-iterations=1" in pass_option]
    program = "// -----\n".join(_call_graph(seed) for seed in seeds)
    arguments = [pass_option, "--split-input-file"]
    ended = run_limited(["ods-opt", *arguments], text=program, seconds=60)
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output == mlir_opt(program, *arguments)
