"""Attribute dictionaries behind a custom assembly format."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from odsgen.runtime import OperationState, Parser


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
