"""Regions, and their arguments in the header of an operation: `(%i, %j)`, `iter_args(%a = %b)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.runtime import (
    Argument,
    AsmPrinter,
    BlockArgument,
    Delimiter,
    OperationState,
    Parser,
    Region,
    Type,
    UnresolvedOperand,
    Value,
    ensure_terminator,
    none,
)


def parse_untyped_argument(parser: Parser) -> Argument:
    """Parses `%name`, an argument without a type yet (see `with_types`)."""
    return parser.parse_argument(allow_type=False, allow_attributes=False, type=none)


def parse_untyped_arguments(
    parser: Parser, delimiter: Delimiter = Delimiter.PAREN, context: str = " in argument list"
) -> list[Argument]:
    """Parses `(%a, %b)`, arguments without types; `context` completes errors about brackets."""
    if delimiter is Delimiter.NONE and not parser.tokens[parser.index].startswith("%"):
        return []
    return parser.parse_comma_separated_list(
        lambda: parse_untyped_argument(parser), delimiter, context
    )


def with_types(arguments: Sequence[Argument], types: Sequence[Type]) -> list[Argument]:
    """The arguments with these types."""
    return [argument._replace(type=type) for argument, type in zip(arguments, types, strict=True)]


def with_type(arguments: Sequence[Argument], type: Type) -> list[Argument]:
    """The arguments with one type."""
    return [argument._replace(type=type) for argument in arguments]


def parse_assignment_list(parser: Parser) -> tuple[list[Argument], list[UnresolvedOperand]]:
    """Parses `(%a = %b, %c = %d)` or `()`: arguments without types, and their initial values."""
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
    """Prints `prefix(%a = %b, …)`, or nothing for no arguments."""
    if values:
        print_assignments(printer, prefix, arguments, values)


def print_assignments(
    printer: AsmPrinter, prefix: str, arguments: Sequence[BlockArgument], values: Sequence[Value]
) -> None:
    """Prints `prefix(%a = %b, …)`, even for no arguments."""
    pairs = [
        f"{printer.operand_text(argument)} = {printer.operand_text(value)}"
        for argument, value in zip(arguments, values, strict=False)
    ]
    printer.emit(f"{prefix}({', '.join(pairs)})")


def add_region(parser: Parser, state: OperationState[Any], region: Region, terminator: str) -> None:
    """Adds a region to what is parsed; it gets a terminator of that name if it has none."""
    location = state.location
    assert isinstance(location, tuple)
    ensure_terminator(parser, region, terminator, location)
    state.regions.append(region)


def print_body(printer: AsmPrinter, region: Region, *, with_terminator: bool = True) -> None:
    """Prints a region whose arguments stand elsewhere."""
    printer.print_region(
        region, print_entry_block_arguments=False, print_block_terminators=with_terminator
    )


def name_place(state: OperationState[Any]) -> int | None:
    """The token index of the operation's name, where some errors are shown."""
    location = state.location
    return location[1] if isinstance(location, tuple) else None
