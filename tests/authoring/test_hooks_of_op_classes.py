"""A hook that an op class asks for is written once; an operation may have its own."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.formatting import format_source
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.ods import load_dialect_text
from odsgen.runtime import Context, VerifyError, parse, print_ir

SPEC = """
dialect: s
imports: [builtin]
interfaces:
  Cost:
    methods: {cost: {returns: int}}
op_classes:
  Binary:
    arguments: {lhs: AnyInteger, rhs: AnyInteger}
    results: {result: AnyInteger}
    traits: [SameOperandsAndResultType]
    interfaces: [Cost]
    verifier: true
    fold: true
    assembly_format: custom
  Alone: {verifier: true}
ops:
  add: {extends: Binary}
  sub: {extends: Binary, fold: true}
  mul: {extends: Binary, verifier: true}
  only: {extends: Alone}
"""


def parse_binary(parser: Any, state: Any) -> None:
    operands = parser.parse_operand_list()
    parser.parse_token(":")
    type = parser.parse_type()
    state.operands += [parser.resolve_operand(operand, type) for operand in operands]
    state.result_types.append(type)


def print_binary(op: Any, printer: Any) -> None:
    printer.emit(f" {printer.operands_text(op.operands)} : {printer.type_text(op.result.type)}")


def verify_binary(op: Any) -> None:
    raise op.op_error("is binary")


def nothing(op: Any) -> None:
    pass


def test_stubs() -> None:
    dialect = load_dialect_text(SPEC, "s.yaml")
    text = format_source(hooks_scaffold(dialect, lambda name: f"..{name}"))
    assert [line for line in text.splitlines() if line.startswith("@")] == [
        '@implements(BinaryOp, method="cost")',
        "@folds(BinaryOp)",
        "@folds(SubOp)",
        "@form(BinaryOp)",
        "@verifies(BinaryOp)",
        "@verifies(MulOp)",
        "@verifies(OnlyOp)",
    ]
    assert "def verify_binary(op: BinaryOp) -> None:" in text
    assert "from .ops import BinaryOp, MulOp, OnlyOp, SubOp" in text


def hooks(**own: Any) -> dict[str, Any]:
    return {
        "parse_binary": parse_binary,
        "print_binary": print_binary,
        "verify_binary": verify_binary,
        "verify_mul": nothing,
        "verify_only": nothing,
        "cost_binary": lambda op: len(op.operands),
        "fold_binary": lambda op, operands: None,
        "fold_sub": lambda op, operands: [op.lhs],
        **own,
    }


TEXT = '%0 = "t.x"() : () -> i8\n%1 = s.{} %0, %0 : i8\n'


@pytest.mark.parametrize("own, refused", [({}, ["add", "sub"]), ({"verify_sub": nothing}, ["add"])])
def test_who_is_called(own: dict[str, Any], refused: list[str]) -> None:
    context = Context(
        allow_unregistered=True, dialects=[load_in_memory(SPEC, hooks(**own)).DIALECT]
    )
    found = []
    for name in ("add", "sub", "mul"):
        module = parse(TEXT.format(name), context)
        assert f"s.{name} %0, %0 : i8" in print_ir(module)
        op: Any = list(module.walk())[-1]
        assert op.cost() == 2
        try:
            module.verify()
        except VerifyError:
            found.append(name)
    assert found == refused


def test_hooks_of_each_operation_are_enough() -> None:
    """As they were written before a class could ask for one."""
    own: dict[str, Any] = {
        f"{what}_{op}": hooks()[f"{what}_binary"]
        for op in ("add", "sub", "mul")
        for what in ("parse", "print", "cost")
    }
    written: dict[str, Any] = {
        **own,
        "verify_add": nothing,
        "verify_sub": nothing,
        "verify_mul": nothing,
    }
    more: dict[str, Any] = {
        "verify_only": nothing,
        "fold_add": print,
        "fold_sub": print,
        "fold_mul": print,
    }
    context = Context(
        allow_unregistered=True, dialects=[load_in_memory(SPEC, {**written, **more}).DIALECT]
    )
    parse(TEXT.format("add"), context).verify()
