"""Custom forms of the dialect `hw`: paths through the hierarchy of modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class, parse_other_attributes
from odsgen.hooks import form, verifies
from odsgen.runtime import (
    VISIBILITIES,
    ArrayAttr,
    Delimiter,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
)

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser

_SYMBOL, _VISIBILITY, _PATH = "sym_name", "sym_visibility", "namepath"
_WRITTEN_ELSEWHERE = frozenset({_SYMBOL, _VISIBILITY, _PATH})


@form("hw.hierpath")
class HierPathForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`private @path [@Top::@instance, @Module]`"""
        visibility = parser.parse_optional_keyword_of(VISIBILITIES)
        if visibility is not None:
            state.properties[_VISIBILITY] = StringAttr.get(visibility)
        state.properties[_SYMBOL] = parser.parse_symbol_name()
        inner = attribute_class(parser, "hw", "innerNameRef")

        def part() -> Attribute:
            place = parser.index
            symbol = parser.parse_attribute()
            if isinstance(symbol, FlatSymbolRefAttr):
                return symbol
            if not isinstance(symbol, SymbolRefAttr):
                raise parser.custom_error("expected a symbol", place)
            found: Attribute = inner.get(symbol)
            return found

        parts = parser.parse_comma_separated_list(part, Delimiter.SQUARE)
        state.properties[_PATH] = ArrayAttr.get(tuple(parts))
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties = op.properties
        visibility = properties.get(_VISIBILITY)
        printer.emit(" " if visibility is None else f" {visibility.value} ")
        printer.print_symbol_name(properties[_SYMBOL].value)
        parts = [
            printer.attribute_text(part if isinstance(part, FlatSymbolRefAttr) else part.ref)
            for part in properties[_PATH].elements
        ]
        printer.emit(f" [{', '.join(parts)}]")
        printer.print_optional_attr_dict(
            {**op.properties_as_attributes(), **op.attributes}, _WRITTEN_ELSEWHERE
        )


@verifies("hw.hierpath")
def verify_hierpath(op: Any) -> None:
    """Checks that each part of the path is a module or inside one."""
    for part in op.properties[_PATH].elements:
        if not isinstance(part, FlatSymbolRefAttr) and isinstance(part.ref, FlatSymbolRefAttr):
            raise op.op_error(f"names '{part}', which is nothing inside a module")
