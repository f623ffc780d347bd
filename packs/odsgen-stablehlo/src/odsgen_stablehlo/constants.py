"""The form of constants, which `stablehlo` and `sdy` share."""

from __future__ import annotations

from typing import Any

from odsgen.runtime import AsmPrinter, ElementsAttr, OperationState, Parser


class ConstantForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{attributes} dense<…> : type`, or the generic form without quotes"""
        place = parser.index
        token = parser.tokens[place]
        if token == "(":
            self._parse_generic(parser, state)
            return
        if token == "{":
            state.add_attributes(parser.parse_attr_dict())
            place = parser.index
        value = parser.parse_attribute()
        if not isinstance(value, ElementsAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        state.properties["value"] = value
        state.result_types.append(value.type)

    def _parse_generic(self, parser: Parser, state: OperationState[Any]) -> None:
        """`() <{value = …}> {attributes} : () -> type`"""
        parser.parse_token("(")
        parser.parse_token(")")
        if parser.parse_optional_token("<"):
            state.add_attributes(parser.parse_attr_dict())
            parser.parse_token(">")
        state.add_attributes(parser.parse_optional_attr_dict())
        for token in (":", "(", ")", "->"):
            parser.parse_token(token)
        state.result_types.append(parser.parse_type())

    def print(self, op: Any, printer: AsmPrinter) -> None:
        value, type = op.stored_properties["value"], op.single_result.type
        if isinstance(value, ElementsAttr) and value.type is type:
            attributes = printer.attr_dict_text(op.attributes) if op.stored_attributes else ""
            printer.emit(f"{attributes} {printer.attribute_text(value)}")
            return
        printer.emit(f"() <{{value = {printer.attribute_text(value)}}}>")
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(f" : () -> {printer.type_text(type)}")
