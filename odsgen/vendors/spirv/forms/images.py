"""Custom assembly of the dialect `spirv`: images."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Operation, Parser
from odsgen.vendors.spirv.forms.enums import parse_text_case
from odsgen_dialects.spirv import ImageOperands, ImageOperandsAttr

# --- the form ---------------------------------------------------------------------------------------------------------


@form("ImageOperands")
class ImageOperandsForm:
    def parse(self, parser: Parser) -> Any:
        """`["Bias|Lod"]`, or nothing"""
        if not parser.parse_optional_token("["):
            return None
        found = parse_text_case(parser, ImageOperandsAttr, ImageOperands)
        parser.parse_token("]")
        return found

    def print(self, op: Operation, printer: AsmPrinter, operands: Any) -> None:
        if operands is not None:
            printer.emit(f'["{keyword_of(operands)}"]')
