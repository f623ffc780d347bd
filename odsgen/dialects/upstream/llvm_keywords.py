"""Keywords in the forms of operations of `llvm`, the defaults of which are not written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.builtin.attributes import IntegerAttr, SymbolRefAttr
from odsgen.runtime.builtin.types import i64

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

LINKAGE = "#llvm.linkage<external>"
CALLING_CONVENTION = "#llvm.cconv<ccc>"
TAIL_CALL_KIND = "#llvm.tailcallkind<none>"
FAST_MATH = "#llvm.fastmath<none>"

VISIBILITIES = ("", "hidden", "protected")
UNNAMED_ADDRESSES = ("", "local_unnamed_addr", "unnamed_addr")


def case_text(op: Operation, name: str, default: str) -> str:
    """The keyword and a blank, or nothing for the default."""
    attribute = op.properties.get(name)
    if attribute is None or attribute is attribute_of_text(default):
        return ""
    return f"{keyword_of(attribute)} "


def parse_optional_number(parser: Parser, keywords: Sequence[str]) -> IntegerAttr:
    """The place of the keyword among `keywords`, the first of which is not written."""
    found = parser.parse_optional_keyword_of(keywords[1:])
    return IntegerAttr.get(0 if found is None else keywords.index(found), i64)


def number_text(op: Operation, name: str, keywords: Sequence[str]) -> str:
    attribute = op.properties.get(name)
    keyword = "" if attribute is None else keywords[attribute.value]
    return f"{keyword} " if keyword else ""


def parse_optional_comdat(parser: Parser, state: OperationState[Any]) -> None:
    if parser.parse_optional_keyword("comdat"):
        parser.parse_token("(")
        place = parser.index
        comdat = parser.parse_attribute()
        if not isinstance(comdat, SymbolRefAttr):
            raise parser.custom_error("expected comdat symbol", place)
        state.properties["comdat"] = comdat
        parser.parse_token(")")


def print_comdat(op: Operation, printer: AsmPrinter) -> None:
    comdat = op.properties.get("comdat")
    if comdat is not None:
        printer.emit(f" comdat({printer.attribute_text(comdat)})")


def print_attributes(op: Operation, printer: AsmPrinter, elided: Collection[str]) -> None:
    """All attributes but those that are written elsewhere, and the flags of arithmetic that say nothing."""
    attributes = {**op.properties_as_attributes(), **op.attributes}
    flags = attributes.get("fastmathFlags")
    if flags is not None and flags is attribute_of_text(FAST_MATH):
        del attributes["fastmathFlags"]
    printer.print_optional_attr_dict(attributes, elided)
