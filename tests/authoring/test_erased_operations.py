"""Errors for operations that are erased or in another place, and for patterns that misreport what they did."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.rewriting import RewriteError, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, Operation, VerifyError, parse
from odsgen_dialects import arith

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
"""


def program() -> tuple[Operation, list[Any]]:
    module = parse(TEXT, Context())
    return module, list(module.walk())[2:]


def test_erased_operations() -> None:
    module, (first, second, last) = program()
    second.replace_with(first)
    assert second.is_erased and not first.is_erased
    for again in (second.erase, lambda: second.replace_with(first)):
        with pytest.raises(ValueError, match="'arith.addi' was erased already"):
            again()
    with pytest.raises(ValueError, match="'arith.addi' was erased"):
        first.move_before(second)
    assert repr(second) == "<AddIOp 'arith.addi' : () -> (i32), erased>"
    last.set_operand(0, second.result)
    with pytest.raises(VerifyError) as caught:
        module.verify()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == "'func.return' op uses a result of 'arith.addi', which was erased"
    assert repr(second.result) == "<result #0 of 'arith.addi', which was erased, of type 'i32'>"


def test_operations_that_stand_elsewhere() -> None:
    _, (first, second, last) = program()
    with pytest.raises(ValueError, match="'arith.addi' stands in a block already; move it instead"):
        last.parent_block.append(first)
    with pytest.raises(ValueError, match="'arith.addi' cannot replace itself"):
        first.replace_with(first)
    with pytest.raises(
        TypeError, match="'arith.addi' is replaced by an operation or by values, got 3"
    ):
        first.replace_with(3)
    second.replace_with(first.result)  # a single value
    assert last.operands == (first.result,)


class Forgets(RewritePattern):
    root = "arith.addi"

    def match_and_rewrite(self, op: Operation, rewriter: Any) -> Any:
        if op.operands[0] is not op.operands[1]:
            rewriter.replace_op_with_new(op, arith.MulIOp.build(op.operands[0], op.operands[0]))


class Misspelt(RewritePattern):
    root = "arith.adi"


class WrongKind(RewritePattern):
    root = "arith.addi"

    def match_and_rewrite(self, op: Operation, rewriter: Any) -> bool:
        rewriter.replace_op(op, [op.operands[0].type])
        return True


@pytest.mark.parametrize(
    "pattern, message",
    [
        (Forgets(), "the pattern 'Forgets' changed the program and returned nothing: it returns whether it did, `return True`"),
        (Misspelt(), "the pattern 'Misspelt' is for 'arith.adi', which the dialect 'arith' does not define; did you mean 'arith.andi'?"),
        (WrongKind(), "'arith.addi' is replaced by an operation or by values, got [<IntegerType i32>]"),
    ],
)  # fmt: skip
def test_patterns(pattern: RewritePattern, message: str) -> None:
    module, _ = program()
    with pytest.raises((RewriteError, ValueError, TypeError)) as caught:
        apply_patterns_greedily(module, [pattern], fold=False)
    assert str(caught.value) == message
