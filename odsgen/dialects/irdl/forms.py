"""Custom directives of the dialect `irdl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    Operation,
    Parser,
    Region,
    StringAttr,
    UnresolvedOperand,
    Value,
    ensure_block,
)
from odsgen_dialects.irdl import AttributesOp, Variadicity, VariadicityArrayAttr, VariadicityAttr

_SINGLE = "single"
_VARIADICITIES = (_SINGLE, "optional", "variadic")


@form("SingleBlockRegion")
class SingleBlockRegion:
    def parse(self, parser: Parser) -> Region:
        """`{ … }`; nothing and `{}` give an empty block"""
        region = parser.parse_optional_region() or Region()
        ensure_block(region)
        return region

    def print(self, op: Operation, printer: AsmPrinter, body: Region) -> None:
        if len(body.entry_block):
            printer.print_region(body)


def _parse_named(
    parser: Parser, operands: list[UnresolvedOperand], variadicities: list[Attribute] | None
) -> Attribute:
    name = parser.parse_keyword()
    parser.parse_token(":")
    if variadicities is not None:
        keyword = next((k for k in _VARIADICITIES if parser.parse_optional_keyword(k)), _SINGLE)
        variadicities.append(VariadicityAttr.get(Variadicity.of_keyword(keyword)))
    operands.append(parser.parse_operand())
    return StringAttr.get(name)


@form("NamedValueList")
class NamedValueList:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        """`(name: %a, other: %b)`"""
        operands: list[UnresolvedOperand] = []
        names = parser.parse_comma_separated_list(
            lambda: _parse_named(parser, operands, None), Delimiter.PAREN
        )
        return operands, ArrayAttr.get(names)

    def print(
        self, op: Operation, printer: AsmPrinter, args: Sequence[Value], names: ArrayAttr
    ) -> None:
        _print_named(printer, args, names, [_SINGLE] * len(args))


@form("NamedValueListWithVariadicity")
class NamedValueListWithVariadicity:
    def parse(
        self, parser: Parser
    ) -> tuple[list[UnresolvedOperand], ArrayAttr, VariadicityArrayAttr]:
        """`(name: %a, other: variadic %b)`"""
        operands: list[UnresolvedOperand] = []
        kinds: list[Any] = []
        names = parser.parse_comma_separated_list(
            lambda: _parse_named(parser, operands, kinds), Delimiter.PAREN
        )
        return operands, ArrayAttr.get(names), VariadicityArrayAttr.get(kinds)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        args: Sequence[Value],
        names: ArrayAttr,
        variadicity: VariadicityArrayAttr,
    ) -> None:
        _print_named(printer, args, names, [entry.value.keyword for entry in variadicity.value])


def _print_named(
    printer: AsmPrinter, args: Sequence[Value], names: ArrayAttr, kinds: Sequence[str]
) -> None:
    entries = []
    for value, name, kind in zip(args, names.elements, kinds, strict=False):
        prefix = "" if kind == _SINGLE else f"{kind} "
        text = name.value if isinstance(name, StringAttr) else str(name)
        entries.append(f"{text}: {prefix}{printer.operand_text(value)}")
    printer.emit(f"({', '.join(entries)})")


@form("AttributesOp")
class AttributesOpForm:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], ArrayAttr]:
        """`{"name" = %a, "other" = %b}`"""
        operands: list[UnresolvedOperand] = []
        names: list[Attribute] = []
        if parser.parse_optional_token("{"):
            while True:
                names.append(parser.parse_attribute())
                parser.parse_token("=")
                operands.append(parser.parse_operand())
                if not parser.parse_optional_token(","):
                    break
            parser.parse_token("}")
        return operands, ArrayAttr.get(names)

    def print(
        self, op: AttributesOp, printer: AsmPrinter, values: Sequence[Value], names: ArrayAttr
    ) -> None:
        if names.elements:
            entries = [
                f"{printer.attribute_text(name)} = {printer.operand_text(value)}"
                for name, value in zip(names.elements, values, strict=False)
            ]
            printer.emit(f"{{{', '.join(entries)}}}")
