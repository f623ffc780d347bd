"""The form of descriptors of memory."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser

from ...shapes import parse_shape_and_element, shape_text
from ..types import MemDescType


@form(MemDescType)
class MemDescForm:
    def parse(self, parser: Parser) -> MemDescType:
        """`<128x32xf16, #shared, #smem, mutable, 3x128x32>`"""
        shape, element = parse_shape_and_element(parser)
        parser.parse_token(",")
        encoding = parser.parse_attribute()
        parser.parse_token(",")
        space = parser.parse_attribute()
        is_mutable = False
        allocated = shape
        if parser.parse_optional_token(","):
            is_mutable = bool(parser.parse_optional_keyword("mutable"))
            if not is_mutable or parser.parse_optional_token(","):
                allocated = (
                    parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False) or shape
                )
        parser.parse_token(">")
        return MemDescType.get(shape, element, encoding, space, is_mutable, allocated)

    def print(self, type: MemDescType, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{shape_text(type.shape)}{printer.type_text(type.element_type)}, "
            f"{printer.attribute_text(type.encoding)}, {printer.attribute_text(type.memory_space)}"
        )
        if type.mutable_memory:
            printer.emit(", mutable")
        if type.alloc_shape != type.shape:
            printer.emit(f", {'x'.join(map(str, type.alloc_shape))}")
        printer.emit(">")
