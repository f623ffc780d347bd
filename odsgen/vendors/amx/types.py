"""Types of the dialect `amx`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import checks, form
from odsgen.runtime.builtin.types import ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


@checks("check_get_rank")
def check_get_rank(value: Type) -> bool:
    """Whether the type has rank 2."""
    return isinstance(value, ShapedType) and len(value.shape) == 2


@form("TileShape")
class TileShape:
    def parse(self, parser: Parser) -> tuple[tuple[int, ...], Type]:
        """`16x64xi8`"""
        shape = parser.parse_dimension_list(allow_dynamic=False)
        return shape, parser.parse_type()

    def print(
        self, owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type
    ) -> None:
        printer.emit(f"{'x'.join(map(str, shape))}x{printer.type_text(element)}")
