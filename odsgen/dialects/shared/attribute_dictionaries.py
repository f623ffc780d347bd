"""Attribute dictionaries of custom assembly formats."""

from __future__ import annotations

from collections.abc import Container, Set
from typing import Any

from odsgen.runtime import AsmPrinter, Operation, OperationState, Parser


def print_attributes(op: Operation, printer: AsmPrinter, elided: Container[str] = ()) -> None:
    """Prints properties and discardable attributes in one dictionary, but for those that are written elsewhere."""
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)


def parse_other_attributes(
    parser: Parser,
    state: OperationState[Any],
    written_elsewhere: Set[str],
    *,
    with_keyword: bool = False,
) -> None:
    """Parses the dictionary, with or without `attributes`; refuses what the format has parsed."""
    place = parser.index
    if with_keyword:
        attributes = parser.parse_optional_attr_dict_with_keyword()
    else:
        attributes = parser.parse_optional_attr_dict()
    for name in sorted(written_elsewhere & attributes.keys()):
        raise parser.custom_error(
            f"'{name}' is said elsewhere and should not be specified in the attribute dictionary",
            place,
        )
    state.add_attributes(attributes)
