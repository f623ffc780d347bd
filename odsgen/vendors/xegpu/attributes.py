"""Attributes of the dialect `xegpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form, verifies
from odsgen.runtime import DictionaryAttr, ParseError
from odsgen.vendors.xegpu.layouts import is_layout, layout_of
from odsgen_dialects import xegpu

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, DenseArrayAttr, IntegerAttr, Parser


@verifies(xegpu.ScatterTensorDescAttr)
def verify_xe_gpu_scatter_tensor_desc_attr(
    memory_space: Any, chunk_size: IntegerAttr | None
) -> None:
    """ScatterTensorDescAttr::verify"""
    if chunk_size is not None and chunk_size.value <= 0:
        raise ValueError("invalid chunk size")


@verifies(xegpu.LayoutAttr)
def verify_xe_gpu_layout_attr(
    sg_layout: DenseArrayAttr | None,
    sg_data: DenseArrayAttr | None,
    inst_data: DenseArrayAttr | None,
    lane_layout: DenseArrayAttr | None,
    lane_data: DenseArrayAttr | None,
    order: DenseArrayAttr | None,
) -> None:
    """LayoutAttr::verify"""
    if sg_layout is None and inst_data is None and lane_layout is None:
        raise ValueError("expected at least one of sg_layout, inst_data or lane_layout")
    for first, second, names in (
        (sg_layout, inst_data, "sg_layout and inst_data"),
        (sg_layout, lane_layout, "sg_layout and lane_layout"),
        (inst_data, lane_layout, "inst_data and lane_layout"),
    ):
        _verify_same_rank(first, second, names)
    for data, layout, name in ((sg_data, sg_layout, "sg"), (lane_data, lane_layout, "lane")):
        if data is not None:
            if layout is None:
                raise ValueError(f"expected {name}_layout being used with {name}_data")
            _verify_same_rank(data, layout, f"{name}_data and {name}_layout")
    if order is not None:
        if sg_layout is None and lane_layout is None:
            raise ValueError("expected sg_layout/lane_layout being used with order")
        _verify_same_rank(order, sg_layout, "order and sg_layout")
        _verify_same_rank(order, lane_layout, "order and lane_layout")


def _verify_same_rank(
    first: DenseArrayAttr | None, second: DenseArrayAttr | None, names: str
) -> None:
    if first is not None and second is not None and len(first) != len(second):
        raise ValueError(f"expected {names} to have the same rank")


@verifies(xegpu.SliceAttr)
def verify_xe_gpu_slice_attr(parent: Attribute | None, dims: DenseArrayAttr | None) -> None:
    """SliceAttr::verify"""
    if parent is None or dims is None or not is_layout(parent):
        raise ValueError("expected parent layout and dims attribute")
    rank = layout_of(parent).rank
    seen: set[int] = set()
    for dimension in map(int, dims.values):
        if not 0 <= dimension < rank:
            raise ValueError(f"invalid dim ({dimension}) in slice attribute.")
        if dimension in seen:
            raise ValueError(f"repeated dim ({dimension}) in slice attribute.")
        seen.add(dimension)


@verifies(xegpu.RangeAttr)
def verify_xe_gpu_range_attr(start: IntegerAttr, end: IntegerAttr) -> None:
    """RangeAttr::verify"""
    if start.value >= end.value:
        raise ValueError(f"'end' : {end.value} must be greater than 'start' : {start.value}")


@form(xegpu.MemLayoutAttr)
class MemLayoutAttrForm:
    def parse(self, parser: Parser) -> xegpu.MemLayoutAttr:
        """`<stride = [256, 1], block = [16, 16]>`, at least one attribute"""
        start = parser.index
        entries: dict[str, Attribute] = {}
        parser.parse_token("<")
        while True:
            try:
                name = parser.parse_keyword()
            except ParseError as error:
                invalid = parser.error("expected valid attribute name", start)
                raise ParseError([*error.diagnostics, *invalid.diagnostics]) from None
            parser.parse_token("=")
            if name in entries:
                raise parser.error(f"duplicate key '{name} in mem layout attribute", start)
            entries[name] = parser.parse_attribute()
            if not parser.parse_optional_token(","):
                break
        parser.parse_token(">")
        found: xegpu.MemLayoutAttr = attribute_class(parser, "xegpu", "mem_layout").get(
            DictionaryAttr.get(entries)
        )
        return found

    def print(self, attribute: xegpu.MemLayoutAttr, printer: AsmPrinter) -> None:
        entries = ", ".join(
            [
                f"{name} = {printer.attribute_text(attribute.attrs[name])}"
                for name in attribute.attrs
            ]
        )
        printer.emit(f"<{entries}>")
