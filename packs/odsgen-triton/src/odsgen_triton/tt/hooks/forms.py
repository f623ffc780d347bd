"""Forms of the types of `tt`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser

from ...shapes import DescriptorForm
from ..enums import PtrAddrSpace
from ..types import PointerType, TensorDescType


@form(PointerType)
class PointerForm:
    def parse(self, parser: Parser) -> PointerType:
        """`<f32>`, `<f32, "constant">`"""
        parser.parse_token("<")
        pointee = parser.parse_type()
        space = PtrAddrSpace.GLOBAL
        if parser.parse_optional_token(","):
            place = parser.index
            name = parser.parse_string()
            found = PtrAddrSpace.from_keyword(name)
            if found is None:
                raise parser.error(f"invalid pointer address space '{name}'", place)
            space = found
        parser.parse_token(">")
        return PointerType.get(pointee, space)

    def print(self, type: PointerType, printer: AsmPrinter) -> None:
        space = type.address_space
        shown = "" if space is PtrAddrSpace.GLOBAL else f', "{space.keyword}"'
        printer.emit(f"<{printer.type_text(type.pointee_type)}{shown}>")


@form(TensorDescType)
class TensorDescForm(DescriptorForm):
    type = TensorDescType
