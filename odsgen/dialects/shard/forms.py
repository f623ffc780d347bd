"""Custom directives of the dialect `shard`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import DYNAMIC_INDEX, DynamicIndexList
from odsgen.hooks import form
from odsgen.runtime import DYNAMIC, AsmPrinter, DenseArrayAttr, Parser, i64

if TYPE_CHECKING:
    from odsgen_dialects.shard import GridOp

form("DynamicIndexList")(DynamicIndexList)


@form("DimensionList")
class DimensionList:
    def parse(self, parser: Parser) -> DenseArrayAttr:
        """`2x?x4` or `[]`"""
        if parser.parse_optional_token("["):
            parser.parse_token("]", "Failed parsing dimension list.")
            return DenseArrayAttr.get(i64)
        sizes = parser.parse_dimension_list(with_trailing_x=False)
        if not sizes:
            raise parser.custom_error(
                'Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".'
            )
        return DenseArrayAttr.get(
            i64, [DYNAMIC_INDEX if size == DYNAMIC else size for size in sizes]
        )

    def print(self, op: GridOp, printer: AsmPrinter, shape: DenseArrayAttr) -> None:
        sizes = [int(size) for size in shape.values]
        if not sizes:
            printer.emit("[]")
            return
        printer.emit("x".join("?" if size == DYNAMIC_INDEX else str(size) for size in sizes))
