"""Types of the dialect `amx`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def check_get_rank(value: Type) -> bool:
    """Whether it is a type with two dimensions."""
    return isinstance(value, ShapedType) and len(value.shape) == 2


def parse_tile_shape(parser: Parser) -> tuple[tuple[int, ...], Type]:
    """`16x64xi8`"""
    shape = parser.parse_dimension_list(allow_dynamic=False)
    return shape, parser.parse_type()


def print_tile_shape(
    owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type
) -> None:
    """As `parse_tile_shape` reads it."""
    printer.emit(f"{'x'.join(map(str, shape))}x{printer.type_text(element)}")
