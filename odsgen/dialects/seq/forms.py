"""Custom forms of the dialect `seq`: registers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.dialect_classes import type_class
from odsgen.dialects.shared.implicit_names import asm_result_names_of_name
from odsgen.dialects.shared.implicit_names import parse_implicit_ssa_name as parse_implicit_ssa_name
from odsgen.dialects.shared.implicit_names import print_implicit_ssa_name as print_implicit_ssa_name

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

asm_result_names_compreg = asm_result_names_of_name
asm_result_names_compreg_ce = asm_result_names_of_name
asm_result_names_shiftreg = asm_result_names_of_name
asm_result_names_firreg = asm_result_names_of_name


def parse_optional_type_match(
    parser: Parser, data_type: Type, reset_value: UnresolvedOperand | None
) -> Type | None:
    """The type of the value after a reset, which is that of the register."""
    return None if reset_value is None else data_type


def print_optional_type_match(
    op: Operation,
    printer: AsmPrinter,
    data_type: Type,
    reset_value: Value | None,
    reset_value_type: Type | None,
) -> None:
    """Nothing: the type is known."""


def parse_optional_immutable_type_match(
    parser: Parser, data_type: Type, initial_value: UnresolvedOperand | None
) -> Type | None:
    """The type of the first value, `!seq.immutable` of that of the register."""
    if initial_value is None:
        return None
    found: Type = type_class(parser, "seq", "immutable").get(data_type)
    return found


def print_optional_immutable_type_match(
    op: Operation,
    printer: AsmPrinter,
    data_type: Type,
    initial_value: Value | None,
    initial_value_type: Type | None,
) -> None:
    """Nothing: the type is known."""


def verify_compreg(op: Any) -> None:
    """A register, its value after a reset and its first value have one type."""
    data = op.results[0].type
    for name in ("reset_value", "initial_value"):
        value = getattr(op, name, None)
        if value is None:
            continue
        type = value.type
        if name == "initial_value" and type.MNEMONIC == "immutable":
            type = type.inner_type
        if type != data:
            raise op.op_error(f"has the type {data}, but its {name.replace('_', ' ')} has {type}")


verify_compreg_ce = verify_compreg
verify_shiftreg = verify_compreg
