"""Custom forms of the dialect `pdl`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    IntegerAttr,
    Operation,
    Parser,
    StringAttr,
    Type,
    UnresolvedOperand,
    Value,
    parse_attribute_of,
)
from odsgen_dialects.pdl import AttributeType, OperationType, ResultsOp, TypeType, ValueType
from odsgen_dialects.pdl import RangeType as RangeOfPdl

_ELEMENTS: dict[str, Type] = {
    "attribute": AttributeType.get(),
    "operation": OperationType.get(),
    "type": TypeType.get(),
    "value": ValueType.get(),
}


# --- ranges -------------------------------------------------------------------------------------------------------------


@form("RangeElement")
class RangeElement:
    def parse(self, parser: Parser, name: int | None = None) -> Type:
        """`value`, or a type of the dialect without its prefix; `name` is the token index of
        `range`
        """
        place = parser.index
        name = place - 2 if name is None else name
        keyword = parser.parse_keyword()
        if keyword == "range":
            parser.parse_token("<")
            inner = self.parse(parser, name)
            parser.parse_token(">")
            raise parser.error_at(
                parser.offset_of(place),
                f"element of pdl.range cannot be another range, but got'!pdl.range<{inner.MNEMONIC}>'",
            )
        if keyword not in _ELEMENTS:
            raise parser.error_at(parser.name_offset(name), f"invalid 'pdl' type: `{keyword}'")
        return _ELEMENTS[keyword]

    def print(self, owner: object, printer: AsmPrinter, type: Type) -> None:
        if type.DIALECT_NAME == "pdl":  # invalid program: the type is another one
            printer.emit(printer.type_text(type).removeprefix("!pdl."))


def range_of(type: Type) -> Type:
    """The range type of an element type, or of the element type of a range."""
    return RangeOfPdl.get(range_element_or_self(type))


@form("RangeType")
class RangeType:
    def parse(self, parser: Parser, argument_types: Sequence[Type]) -> Type:
        """`: type`, or nothing if the arguments determine the type"""
        return range_of(argument_types[0]) if argument_types else parser.parse_colon_type()

    def print(
        self, op: Operation, printer: AsmPrinter, argument_types: Sequence[Type], type: Type
    ) -> None:
        if not argument_types:
            printer.emit(f": {printer.type_text(type)}")


# --- operations and results ---------------------------------------------------------------------------------------------


@form("OperationOpAttributes")
class OperationOpAttributes:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        """`{"name" = %value, …}`, optional: values and names"""
        values: list[UnresolvedOperand] = []
        names: list[Attribute] = []

        def entry() -> None:
            name = parse_attribute_of(parser, StringAttr)
            names.append(name)
            parser.parse_token("=")
            values.append(parser.parse_operand())

        if parser.parse_optional_token("{"):
            parser.parse_comma_separated_list(entry)
            parser.parse_token("}")
        return values, ArrayAttr.get(tuple(names))

    def print(
        self, op: Operation, printer: AsmPrinter, values: Sequence[Value], names: ArrayAttr
    ) -> None:
        if names.elements:
            texts = [
                f"{printer.attribute_text(name)} = {printer.operand_text(value)}"
                for name, value in zip(names.elements, values, strict=False)
            ]
            printer.emit(f" {{{', '.join(texts)}}}")


@form("ResultsValueType")
class ResultsValueType:
    def parse(self, parser: Parser, number: IntegerAttr | None) -> Type:
        """`-> type` for one group of results; otherwise a range of values"""
        if number is None:
            return RangeOfPdl.get(ValueType.get())
        parser.parse_token("->")
        return parser.parse_type()

    def print(
        self, op: ResultsOp, printer: AsmPrinter, number: IntegerAttr | None, type: Type
    ) -> None:
        if number is not None:
            printer.emit(f" -> {printer.type_text(type)}")
