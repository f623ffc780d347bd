"""Answers to who asks: walks by class, users, help, hints of types, and messages about what was written."""

from __future__ import annotations

import pydoc
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, get_type_hints

import pytest

from odsgen.building import AnyValue, Body
from odsgen.runtime import Block, Builder, FunctionType, Value, parse
from odsgen.runtime.builtin import types
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.interfaces import FunctionOpInterface
from odsgen_dialects import arith, func, linalg, scf

if TYPE_CHECKING:
    from typing import assert_type

#: As a program sees them that no type checker has looked at.
OPS: Any = arith
FUNC: Any = func
TYPES: Any = types

TEXT = """\
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return %0 : i32
}
"""


def test_a_walk_is_of_a_class() -> None:
    module = parse(TEXT)
    (function,) = module.walk(func.FuncOp)
    (sum,) = module.walk(arith.AddIOp, post_order=True)
    if TYPE_CHECKING:
        assert_type(function, func.FuncOp)
        assert_type(sum, arith.AddIOp)
    assert function.sym_name == "f" and sum.overflow_flags == arith.IntegerOverflowFlags.none
    assert list(module.walk(FunctionOpInterface)) == [function]
    assert len(list(module.walk())) == 5


def test_an_operation_has_users() -> None:
    (sum,) = parse(TEXT).walk(arith.AddIOp)
    assert [user.name for user in sum.users] == ["arith.muli", "func.return"]
    (product,) = sum.users[0].walk(arith.MulIOp)
    assert product.users == ()


def test_help_shows_syntax_operands_and_builders() -> None:
    plain = pydoc.plaintext  # type: ignore[attr-defined]
    text = pydoc.render_doc(arith.AddIOp, renderer=plain)
    assert "arith.addi %a, %b overflow<nsw, nuw> : i64" in text
    before_bases = text.partition("Methods inherited from")[0]
    assert "build(lhs: 'Value', rhs: 'Value', *, overflow_flags" in before_bases
    assert " |  lhs\n" in text and " |  rhs\n" in text


def test_builders_have_hints_of_types() -> None:
    hints = get_type_hints(arith.AddIOp.build)
    assert hints["lhs"] is Value and hints["return"] is Self
    assert hints["overflow_flags"] is arith.IntegerOverflowFlags
    assert get_type_hints(func.FuncOp.build)["function_type"] is FunctionType
    assert get_type_hints(arith.cmpi)["predicate"] is arith.CmpIPredicate
    assert get_type_hints(linalg.matmul)["return"] is linalg.MatmulOp
    hints = get_type_hints(scf.for_)
    assert hints["return"] == Body[scf.ForOp] and hints["iter_args"] == Sequence[AnyValue]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x: OPS.AddIOp.build(x), "AddIOp.build() missing 1 required positional argument: 'rhs'"),
        (lambda x: OPS.MulIOp.build(x, x, z=1), "MulIOp.build() got an unexpected keyword argument 'z'"),
        (lambda x: FUNC.FuncOp.build("f", i32), "the parameter 'function_type' of FuncOp.build ('func.func'): expected a FunctionType, got <IntegerType i32>"),
        (lambda x: OPS.CmpIOp.build("less", x, x), "'less' is no case of CmpIPredicate: there are eq, ne, slt, sle,"),
        (lambda x: arith.CmpIPredicate.of_keyword("less"), "'less' is no case of CmpIPredicate: there are eq, ne,"),
        (lambda x: TYPES.IntegerType(32), "use IntegerType.get(32)"),
        (lambda x: TYPES.IntegerType(width=32), "use IntegerType.get(width=32)"),
    ],
)  # fmt: skip
def test_messages_are_about_what_was_written(call: object, message: str) -> None:
    (x,) = Block([i32]).arguments
    with Builder.at_end(Block()), pytest.raises((TypeError, ValueError)) as caught:
        call(x)  # type: ignore[operator]
    assert message in str(caught.value)
