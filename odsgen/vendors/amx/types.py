"""Types of the dialect `amx`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import checks, form
from odsgen.runtime import AsmPrinter, Parser, ShapedType, Type


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
