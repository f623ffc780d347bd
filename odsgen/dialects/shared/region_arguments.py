"""Arguments of regions that the header of an operation names: `(%i, %j)`, `iter_args(%a = %b)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import none
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.operations import Argument
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


def parse_untyped_argument(parser: Parser) -> Argument:
    """`%name`, an argument whose type is known later (see `with_types`)."""
    return parser.parse_argument(allow_type=False, allow_attributes=False, type=none)


def parse_untyped_arguments(
    parser: Parser,
    delimiter: Delimiter = Delimiter.PAREN,
    context: str = " in argument list",
) -> list[Argument]:
    """`(%a, %b)`, arguments whose types are known later (see `with_types`); `context` ends the errors about brackets."""
    if delimiter is Delimiter.NONE and not parser.tokens[parser.index].startswith("%"):
        return []
    return parser.parse_comma_separated_list(
        lambda: parse_untyped_argument(parser), delimiter, context
    )


def with_types(arguments: Sequence[Argument], types: Sequence[Type]) -> list[Argument]:
    """The arguments, each with its type."""
    return [argument._replace(type=type) for argument, type in zip(arguments, types, strict=True)]


def with_type(arguments: Sequence[Argument], type: Type) -> list[Argument]:
    """The arguments, all with one type."""
    return [argument._replace(type=type) for argument in arguments]


def parse_assignment_list(parser: Parser) -> tuple[list[Argument], list[UnresolvedOperand]]:
    """`(%a = %b, %c = %d)` or `()`: the arguments, without types, and the values they begin with."""
    arguments: list[Argument] = []
    operands: list[UnresolvedOperand] = []

    if not parser.parse_optional_token("("):
        raise parser.custom_error("expected '('")
    if parser.parse_optional_token(")"):
        return arguments, operands
    while True:
        arguments.append(parse_untyped_argument(parser))
        parser.parse_token("=")
        operands.append(parser.parse_operand())
        if not parser.parse_optional_token(","):
            break
    parser.parse_token(")", "expected ',' or ')'")
    return arguments, operands


def print_assignment_list(
    printer: AsmPrinter, prefix: str, arguments: Sequence[BlockArgument], values: Sequence[Value]
) -> None:
    """`prefix(%a = %b, …)`, or nothing if there is none."""
    if values:
        print_assignments(printer, prefix, arguments, values)


def print_assignments(
    printer: AsmPrinter, prefix: str, arguments: Sequence[BlockArgument], values: Sequence[Value]
) -> None:
    """`prefix(%a = %b, …)`, though there may be none."""
    pairs = [
        f"{printer.operand_text(argument)} = {printer.operand_text(value)}"
        for argument, value in zip(arguments, values, strict=False)
    ]
    printer.emit(f"{prefix}({', '.join(pairs)})")


def name_place(state: OperationState[Any]) -> int | None:
    """The token of the name of the operation that is being read, where some of its errors are shown."""
    location = state.location
    return location[1] if isinstance(location, tuple) else None
