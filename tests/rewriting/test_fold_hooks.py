"""The hooks that fold: called by an operation's method and by the driver, which leaves their check out only where they fit."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import FoldError, apply_patterns_greedily, fold_operation
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.glue.folds import FoldMethod
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.registry.hook_errors import WrongHookError

SPEC = """
dialect: h
ops:
  constant: {arguments: {value: I32Attr}, results: {result: I32}, traits: [Pure, ConstantLike], fold: true}
  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure], fold: true}
  many: {arguments: {a: Variadic<I32>}, results: {r: I32}, traits: [Pure], fold: true}
  use: {arguments: {a: Variadic<I32>}}
"""
TEXT = """
^bb0(%x: i32, %y: i32):
  %c = "h.constant"() <{value = 1 : i32}> : () -> i32
  %0 = "h.add"(%x, %y) : (i32, i32) -> i32
  %1 = "h.many"(%x, %y, %x) : (i32, i32, i32) -> i32
  %2 = "h.add"(%x, %c) : (i32, i32) -> i32
  "h.use"(%0, %1, %2) : (i32, i32, i32) -> ()
"""


def dialect(**hooks: Any) -> ModuleType:
    nothing = {"fold_add": lambda op, operands: None, "fold_many": lambda op, operands: None}
    return load_in_memory(
        SPEC, {"fold_constant": lambda op, operands: [op._properties["value"]], **nothing, **hooks}
    )


def read(h: ModuleType) -> Operation:
    text = f'"t.around"() ({{{TEXT}}}) : () -> ()'
    return parse(text, Context(True, dialects=[h.DIALECT]), filename="h.mlir")


def test_an_operation_folds_by_its_method() -> None:
    h = dialect(fold_add=lambda op, operands: operands and [op.a])
    ops: list[Any] = [op for op in read(h).walk() if isinstance(op, h.AddOp)]
    assert ops[0].fold([None, None]) == [ops[0].a]
    assert isinstance(h.AddOp.fold, FoldMethod)
    assert h.AddOp.fold.hook(ops[1], [None, None]) == [ops[1].a]


@pytest.mark.parametrize(
    "results",
    [lambda op: [op.operands[0]], lambda op: (op.operands[0],), lambda op: op.operands[:1]],
)
def test_results_may_be_any_sequence(results: Any) -> None:
    h = dialect(
        fold_add=lambda op, operands: results(op), fold_many=lambda op, operands: results(op)
    )
    module = read(h)
    assert apply_patterns_greedily(module, []).converged
    assert '"h.use"(%arg0, %arg0, %arg0)' in print_ir(module)


@pytest.mark.parametrize("name", ["fold_add", "fold_many"])
@pytest.mark.parametrize("result", [1, [1], [None], "a", IntegerAttr.get(1, i32)])
def test_what_does_not_fit_is_refused_wherever_it_comes_from(name: str, result: Any) -> None:
    """Also after the driver has found the hook, and knows what defines the operands."""
    seen: list[Operation] = []

    def fold(op: Operation, operands: Any) -> Any:
        seen.append(op)
        return None if len(seen) < 4 else result

    h = dialect(**{name: fold})
    module = read(h)
    with pytest.raises(WrongHookError) as caught:
        for _ in range(4):
            apply_patterns_greedily(module, [])
    decorator = {"fold_add": "@folds(AddOp)", "fold_many": "@folds(ManyOp)"}[name]
    assert str(caught.value).startswith(f"the hook {decorator} returned")
    assert "expected Sequence[Attribute | Value] | None" in str(caught.value)


def test_a_constant_that_is_none() -> None:
    for wrong in (1, ["a"], IntegerAttr.get(1, i32)):
        h = dialect(fold_constant=lambda op, operands, wrong=wrong: wrong)
        with pytest.raises(WrongHookError, match=r"the hook @folds\(ConstantOp\) returned"):
            apply_patterns_greedily(read(h), [])


def test_several_results_for_one() -> None:
    h = dialect(fold_add=lambda op, operands: [op.a, op.b])
    [op, *_] = [op for op in read(h).walk() if isinstance(op, h.AddOp)]
    with pytest.raises(FoldError, match="has 1 results, but its fold hook returned 2"):
        fold_operation(op)
