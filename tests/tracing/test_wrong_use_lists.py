"""The expensive check of use lists finds hooks and patterns that break them, and says which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, parse
from odsgen.runtime.ir.operation import Operation
from odsgen.tracing import ExpensiveCheckError, ExpensiveChecks, tracing

SPEC = """
dialect: h
ops:
  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure], fold: true}
  use: {arguments: {a: Variadic<I32>}}
"""
TEXT = """
"t.around"() ({
^bb0(%x: i32, %y: i32):
  %0 = "h.add"(%x, %x) : (i32, i32) -> i32
  %1 = "h.add"(%0, %y) : (i32, i32) -> i32
  "h.use"(%1, %y) : (i32, i32) -> ()
}) : () -> ()
"""


def of_operand(number: int) -> Callable[[Operation], None]:
    """Let an operand forget who uses it."""
    return lambda op: op.operands[number].order_users([])


def of_result(op: Operation) -> None:
    """Let the result have another user."""
    assert op.parent_block is not None and op.parent_block.last is not None
    op.results[0].order_users([*op.users, op])


def once_too_often(op: Operation) -> None:
    """Let an operand count the operation twice that uses it once."""
    op.operands[0].order_users([op, op])


def once_for_twice(op: Operation) -> None:
    """Let an operand count the operation once that uses it twice."""
    op.operands[0].order_users([op])


#: What is wrong, at which addition, and what is said of it.
WRONG: list[tuple[Callable[[Operation], None], int, str]] = [
    (of_operand(0), 0, "operand 0 of 'h.add' does not have it among its users"),
    (of_operand(1), 1, "operand 1 of 'h.add' does not have it among its users"),
    (
        of_result,
        1,
        "result 0 of 'h.add' has 'h.add' among its users, whose operands do not have it",
    ),
    (once_too_often, 1, "operand 0 of 'h.add' counts several uses where there is not"),
    (once_for_twice, 0, "operand 0 of 'h.add' counts one use where there is not"),
]


def additions(h: Any, module: Operation) -> list[Operation]:
    return [op for op in module.walk() if isinstance(op, h.AddOp)]


def failure(fold: Callable[[Operation], None], pattern: Any = None, number: int = 0) -> str:
    """The message where the fold of one addition, or a pattern on it, does this."""
    chosen: list[Operation] = []

    def fold_add(op: Operation, operands: Any) -> None:
        if pattern is None and op in chosen:
            fold(op)

    h = load_in_memory(SPEC, {"fold_add": fold_add})
    module = parse(TEXT, Context(True, dialects=[h.DIALECT]))
    chosen.append(additions(h, module)[number])
    patterns = [] if pattern is None else [pattern(chosen[0])]
    with tracing(ExpensiveChecks()), pytest.raises(ExpensiveCheckError) as caught:
        apply_patterns_greedily(module, patterns)
    return caught.value.diagnostics[0].message


@pytest.mark.parametrize("breaks, number, problem", WRONG)
def test_a_fold_that_breaks_a_use_list_is_named(
    breaks: Callable[[Operation], None], number: int, problem: str
) -> None:
    assert failure(breaks, number=number) == f"the fold of 'h.add' {problem}"


@pytest.mark.parametrize("breaks, number, problem", WRONG)
def test_a_pattern_that_breaks_a_use_list_is_named(
    breaks: Callable[[Operation], None], number: int, problem: str
) -> None:
    def pattern(chosen: Operation) -> RewritePattern[Operation]:
        class Breaking(RewritePattern[Operation]):
            def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
                if op is not chosen:
                    return False
                with rewriter.modifying(op):
                    breaks(op)
                return True

        return Breaking()

    message = failure(breaks, pattern, number)
    assert message == f"the pattern 'Breaking' on 'h.add' {problem}"


def test_a_pattern_that_breaks_a_use_list_far_away_is_found_at_the_end_of_the_iteration() -> None:
    def pattern(chosen: Operation) -> RewritePattern[Operation]:
        class Breaking(RewritePattern[Operation]):
            def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
                if op.name == "t.around":
                    chosen.operands[0].order_users([])
                return False

        return Breaking()

    assert failure(of_result, pattern) == (
        "a pattern or fold in iteration 1: operand 0 of 'h.add' does not have it among its users"
    )


def test_right_use_lists_pass() -> None:
    h = load_in_memory(SPEC, {"fold_add": lambda op, operands: None})
    module = parse(TEXT, Context(True, dialects=[h.DIALECT]))
    with tracing(ExpensiveChecks()):
        apply_patterns_greedily(module, [])
