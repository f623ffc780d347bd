"""`lift-cf-to-scf` on random graphs of blocks: mlir-opt's text, and the results of the program before."""

from __future__ import annotations

import random

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.interpreting.results import results_of_call
from tests.oracle import mlir_opt, requires_oracle


def program(seed: int) -> str:
    """Blocks that branch to random ones until the fuel is used up, and remember in `%x` which they were."""
    choose = random.Random(seed)
    count = choose.randrange(2, 12)
    targets = {n: [choose.randrange(1, count) for _ in range(choose.choice((1, 2, 2, 4)))] for n in range(count)}  # fmt: skip
    reached, pending = {0}, [0]
    while pending:
        for target in targets[pending.pop()]:
            if target not in reached:
                reached.add(target)
                pending.append(target)
    lines = [f"func.func @f{seed}(%x0: i32, %fuel0: i32) -> (i32, i32) {{"]
    lines += ["  %one = arith.constant 1 : i32", "  %three = arith.constant 3 : i32"]
    for n in sorted(reached):
        if n:
            lines.append(f"^bb{n}(%x{n}: i32, %fuel{n}: i32):")
        lines += [
            f"  %t{n} = arith.muli %x{n}, %three : i32",
            f"  %y{n} = arith.addi %t{n}, %fuel{n} : i32",
            f"  %left{n} = arith.subi %fuel{n}, %one : i32",
            f"  %goes{n} = arith.cmpi sgt, %left{n}, %one : i32",
            f"  cf.cond_br %goes{n}, ^go{n}, ^end{n % 2}(%y{n}, %left{n} : i32, i32)",
            f"^go{n}:",
        ]
        # Values of the block itself are used behind it, too.
        passed = [f"^bb{t}(%y{n}, %left{n} : i32, i32)" for t in targets[n]]
        if len(passed) == 1:
            lines.append(f"  cf.br {passed[0]}")
        elif len(passed) == 2:
            lines += [
                f"  %c{n} = arith.cmpi slt, %t{n}, %y{n} : i32",
                f"  cf.cond_br %c{n}, {passed[0]}, {passed[1]}",
            ]
        else:
            cases = ", ".join(f"{number}: {target}" for number, target in enumerate(passed[1:]))
            lines += [
                f"  %k{n} = arith.andi %y{n}, %three : i32",
                f"  cf.switch %k{n} : i32, [default: {passed[0]}, {cases}]",
            ]
    for end in {n % 2 for n in reached}:
        lines += [f"^end{end}(%r{end}: i32, %s{end}: i32):", f"  return %r{end}, %x0 : i32, i32"]
    return "\n".join([*lines, "}"])


def lifted(text: str) -> str:
    module = parse(text, Context(), filename="program.mlir")
    PassManager.parse("builtin.module(lift-cf-to-scf)").run(module)
    module.verify()
    return print_ir(module)


@pytest.mark.parametrize("seed", range(12))
def test_results_stay_the_same(seed):
    text = program(seed)
    after = lifted(text)
    assert " cf." not in after
    for x, fuel in (("0", "9"), ("-5", "4"), ("7", "1")):
        expected = results_of_call(text, f"f{seed}", [x, fuel])
        assert expected is not None
        assert results_of_call(after, f"f{seed}", [x, fuel]) == expected


@requires_oracle
def test_text_is_that_of_mlir_opt():
    text = "\n".join(map(program, range(100, 140)))
    assert lifted(text) == mlir_opt(text, "--lift-cf-to-scf").rstrip("\n") + "\n"


@pytest.mark.parametrize(
    "body, message",
    [
        (
            "return\n^bb1:\n  return",
            "'func.return' op transformation does not support unreachable blocks",
        ),
        (
            "scf.execute_region {\n cf.br ^a\n^a:\n cf.br ^a\n}\nreturn",
            "Cannot create unreachable terminator for 'scf.execute_region'",
        ),
    ],
)
def test_what_is_refused(body, message):
    with pytest.raises(PassFailure) as failure:
        lifted(f"func.func @f() {{\n{body}\n}}")
    assert message in str(failure.value)


def test_loop_without_end_returns_poison():
    text = lifted("func.func @f() -> i32 {\n  cf.br ^a\n^a:\n  cf.br ^a\n}")
    assert "scf.while" in text and "ub.poison : i32" in text
