"""Custom forms of the dialect `amdgpu`."""

from __future__ import annotations

from odsgen.dialects.shared import DynamicIndexList
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, IntegerAttr, Operation, Parser, i32

form("DynamicIndexList")(DynamicIndexList)


@form("MNKDimensionList")
class MNKDimensionList:
    def parse(self, parser: Parser) -> tuple[IntegerAttr, IntegerAttr, IntegerAttr]:
        """`16x16x4`"""
        place = parser.index
        sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False)
        if len(sizes) != 3:
            raise parser.custom_error("expected 3 dimensions in MNK dimension list", place)
        m, n, k = (IntegerAttr.get(size, i32) for size in sizes)
        return m, n, k

    def print(
        self, op: Operation, printer: AsmPrinter, m: IntegerAttr, n: IntegerAttr, k: IntegerAttr
    ) -> None:
        printer.emit(f"{m.value}x{n.value}x{k.value}")
