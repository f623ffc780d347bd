"""The short way in which the driver replaces and erases: the outcome is that of the calls which tell a listener."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmarks.generate_module import foldable_text, half_foldable_text, module_text
from odsgen.rewriting import (
    PatternRewriter,
    RewriteError,
    RewriteListener,
    RewritePattern,
    apply_patterns_greedily,
    canonicalization_patterns,
)
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.registry.context import loaded_dialects
from odsgen_dialects import arith

CASES = Path(__file__).parent.parent / "passes" / "cases"
PROGRAMS = {
    "a quarter folds": foldable_text(400),
    "half folds": half_foldable_text(400),
    **{f"module {seed}": module_text(150, seed)[0] for seed in range(6)},
    **{
        name: (CASES / f"{name}.mlir").read_text(encoding="utf-8")
        for name in ("edges", "vector_masked_reductions")
    },
}


def outcome(module: Operation) -> tuple[str, list[list[int]]]:
    """A program with its locations, and the users of all values in their order."""
    numbers = {op: number for number, op in enumerate(module.walk())}
    values: list[Any] = []
    for op in numbers:
        values += op.results
        values += [a for region in op.regions for block in region.blocks for a in block.arguments]
    return print_ir(module, locations=True), [[numbers[u] for u in v.users] for v in values]


@pytest.mark.parametrize("top_down", [True, False])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_outcome_is_the_same_whether_somebody_listens(name: str, top_down: bool) -> None:
    found = []
    for listener in (None, RewriteListener()):
        module = parse(PROGRAMS[name], Context(allow_unregistered=True), filename="a.mlir")
        patterns = canonicalization_patterns(loaded_dialects())
        apply_patterns_greedily(module, patterns, top_down=top_down, listener=listener)
        module.verify()
        found.append(outcome(module))
    assert found[0] == found[1]


Rewrite = Callable[[arith.SubIOp, PatternRewriter], bool]


def rewritten(text: str, rewrite: Rewrite) -> str:
    """The body of a function, once a pattern was applied to its differences, and nothing else done."""

    class Pattern(RewritePattern[arith.SubIOp]):
        def match_and_rewrite(self, op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
            return rewrite(op, rewriter)

    module = parse(
        f"func.func @f(%a: i32, %b: i32) -> i32 {{\n{text}\n}}", Context(), filename="a.mlir"
    )
    apply_patterns_greedily(module, [Pattern()], fold=False, cse_constants=False)
    module.verify()
    return "\n".join(line.strip() for line in print_ir(module).splitlines()[2:-2])


def test_an_operation_that_is_both_operands_of_one() -> None:
    def add(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op_with_new(op, arith.AddIOp.build(op.lhs, op.rhs))
        return True

    text = "%0 = arith.muli %a, %b : i32\n%1 = arith.subi %0, %0 : i32\n%2 = arith.subi %1, %1 : i32\nreturn %2 : i32"
    assert rewritten(text, add) == (
        "%0 = arith.muli %arg0, %arg1 : i32\n%1 = arith.addi %0, %0 : i32\n"
        "%2 = arith.addi %1, %1 : i32\nreturn %2 : i32"
    )


def test_what_only_the_replaced_operation_used_goes() -> None:
    def left(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op(op, op.lhs)
        return True

    text = "%0 = arith.muli %a, %b : i32\n%1 = arith.divsi %0, %0 : i32\n%2 = arith.subi %a, %0 : i32\nreturn %2 : i32"
    assert rewritten(text, left) == "return %arg0 : i32"


def test_more_is_inserted_where_the_replaced_operation_was() -> None:
    def twice(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        total = rewriter.replace_op_with_new(op, arith.AddIOp.build(op.lhs, op.rhs))
        [user] = total.result.users
        more = rewriter.insert(arith.MulIOp.build(total.result, total.result))
        with rewriter.modifying(user):
            user.replace_uses_of_with(total.result, more.result)
        return True

    text = "%0 = arith.subi %a, %b : i32\n%1 = arith.andi %0, %b : i32\nreturn %1 : i32"
    assert rewritten(text, twice) == (
        "%0 = arith.addi %arg0, %arg1 : i32\n%1 = arith.muli %0, %0 : i32\n"
        "%2 = arith.andi %1, %arg1 : i32\nreturn %2 : i32"
    )


def test_what_is_used_is_not_erased() -> None:
    def erase(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        rewriter.erase_op(op)
        return True

    def by_itself(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op(op, op.result)
        return True

    text = "%0 = arith.subi %a, %b : i32\nreturn %0 : i32"
    for rewrite in (erase, by_itself):
        with pytest.raises(
            RewriteError, match="cannot erase 'arith.subi': it is still used by 'func.return'"
        ):
            rewritten(text, rewrite)


def test_a_rewriting_that_returns_nothing_is_refused() -> None:
    def nothing(op: arith.SubIOp, rewriter: PatternRewriter) -> Any:
        rewriter.replace_op(op, op.lhs)

    with pytest.raises(RewriteError, match="changed the program and returned nothing"):
        rewritten("%0 = arith.subi %a, %b : i32\nreturn %0 : i32", nothing)
