"""Types that begin with a shape: `<128x64xf16, …>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.runtime import AsmPrinter, Parser, Type


def parse_shape_and_element(parser: Parser) -> tuple[Sequence[int], Type]:
    """`<4x8xf32`"""
    parser.parse_token("<")
    shape = parser.parse_dimension_list(allow_dynamic=False)
    return shape, parser.parse_type()


def shape_text(shape: Sequence[int]) -> str:
    return "".join(f"{size}x" for size in shape)


class DescriptorForm:
    """`<128x64xf16, #layout>`, whose layout may be left out"""

    type: type[Any]

    def parse(self, parser: Parser) -> Any:
        shape, element = parse_shape_and_element(parser)
        layout = parser.parse_attribute() if parser.parse_optional_token(",") else None
        parser.parse_token(">")
        return self.type.get(shape, element, layout)

    def print(self, type: Any, printer: AsmPrinter) -> None:
        printer.emit(f"<{shape_text(type.shape)}{printer.type_text(type.element_type)}")
        if type.shared_layout is not None:
            printer.emit(f", {printer.attribute_text(type.shared_layout)}")
        printer.emit(">")
