"""Custom forms of the dialect `sv`: statements and interfaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    attribute_class,
    parse_untyped_argument,
    print_attributes,
    type_class,
)
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Block,
    Delimiter,
    FlatSymbolRefAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    SymbolRefAttr,
    Type,
    UnitAttr,
    UnresolvedOperand,
    Value,
)
from odsgen_circt.hooks.common import enum_beside, name_of_argument
from odsgen_circt.hooks.hw.forms.aggregates import enum_field
from odsgen_circt.hooks.hw.predicates import bit_width, is_hw

_i32 = IntegerType.get(32)
_EVENTS = ("posedge", "negedge", "edge")
_STYLES = ("case", "casex", "casez")
_QUALIFIERS = frozenset({"plain", "priority", "unique", "unique0"})
_PATTERNS, _STYLE, _QUALIFIER = "casePatterns", "caseStyle", "validationQualifier"
_INDUCTION = "inductionVarName"


def _index(keyword: str, keywords: Sequence[str]) -> IntegerAttr:
    return IntegerAttr.get(keywords.index(keyword), _i32)


def _induction_name(name: str) -> StringAttr | None:
    return None if name[:1].isdigit() else StringAttr.get(name)


@form("EventList")
class EventList:
    def parse(self, parser: Parser) -> tuple[ArrayAttr, list[UnresolvedOperand]]:
        """`posedge %clock, negedge %reset`"""
        events: list[Attribute] = []
        operands: list[UnresolvedOperand] = []

        def event() -> None:
            keyword = parser.parse_optional_keyword_of(_EVENTS)
            if keyword is None:
                raise parser.custom_error("expected 'posedge', 'negedge', or 'edge'")
            events.append(_index(keyword, _EVENTS))
            operands.append(parser.parse_operand())

        if parser.at_identifier():
            parser.parse_comma_separated_list(event)
        return ArrayAttr.get(tuple(events)), operands

    def print(
        self, op: Operation, printer: AsmPrinter, events: ArrayAttr | None, clocks: Sequence[Value]
    ) -> None:
        numbers: list[Any] = [] if events is None else list(events.elements)
        texts = [
            f"{_EVENTS[number.value]} {printer.operand_text(clock)}"
            for number, clock in zip(numbers, clocks, strict=False)
        ]
        printer.emit(", ".join(texts))


# --- case -------------------------------------------------------------------------------------------

#: The bits of a pattern, by their two-bit codes.
_BITS = "01xz"


def _bit_pattern(parser: Parser, width: int) -> IntegerAttr:
    """`b01xz`: two bits of an integer for each bit, the last one lowest."""
    place = parser.index
    text = parser.parse_keyword()
    if text[0] != "b":
        raise parser.custom_error("expected case value starting with 'b'", place)
    bits = text[1:]
    for bit in bits:
        if bit not in _BITS:
            raise parser.custom_error(f"unexpected case bit '{bit}'", place)
    if len(bits) > width:
        raise parser.custom_error("too many bits specified in pattern", place)
    value = 0
    for bit in bits:
        value = value << 2 | _BITS.index(bit)
    type = IntegerType.get(2 * width)
    signed = value - (1 << 2 * width) if width and value >> (2 * width - 1) else value
    return IntegerAttr.get(signed, type)


def _pattern_text(pattern: Any) -> str:
    value = pattern.unsigned_value
    digits = (_BITS[value >> at & 3] for at in range(pattern.type.width - 2, -1, -2))
    return f"case b{''.join(digits)}"


@form("sv.case")
class CaseForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`casex unique %a : type {…} case b01: { … } default: { … }`"""
        place = parser.index
        properties = state.properties
        if (style := parser.parse_optional_keyword_of(_STYLES)) is not None:
            properties[_STYLE] = _index(style, _STYLES)
        if (qualifier := parser.parse_optional_keyword_of(_QUALIFIERS)) is not None:
            made: Any = state.op_class.PROPERTY_STORAGE[_QUALIFIER]
            enum = enum_beside(made, "ValidationQualifierTypeEnum")
            properties[_QUALIFIER] = made.get(enum.of_keyword(qualifier))
        condition = parser.parse_operand()
        type = parser.parse_colon_type()
        state.add_attributes(parser.parse_optional_attr_dict())
        state.operands.append(parser.resolve_operand(condition, type))
        if not is_hw(type, "enum") and not isinstance(type, IntegerType):
            raise parser.custom_error("condition must have signless integer type", place)
        patterns: list[Attribute] = []
        while (pattern := self._parse_pattern(parser, state, type)) is not None:
            patterns.append(pattern)
            parser.parse_token(":")
            state.regions.append(parser.parse_region())
        properties[_PATTERNS] = ArrayAttr.get(tuple(patterns))

    def _parse_pattern(
        self, parser: Parser, state: OperationState[Any], type: Type
    ) -> Attribute | None:
        if parser.parse_optional_keyword("default"):
            return UnitAttr.get()
        if not parser.parse_optional_keyword("case"):
            return None
        place = parser.index
        if is_hw(type, "enum"):
            field: Attribute = enum_field(parser, parser.parse_keyword(), type, place)
            return field
        value = parser.parse_optional_operand()
        if value is not None:
            state.operands.append(parser.resolve_operand(value, type))
            expression: Attribute = attribute_class(parser, "sv", "expr").get()
            return expression
        return _bit_pattern(parser, bit_width(type))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        emit, properties = printer.emit, op.properties
        condition, *values = op.operands
        if (style := properties.get(_STYLE)) is not None and style.value:
            emit(f" {_STYLES[style.value]}")
        qualifier = properties.get(_QUALIFIER)
        if qualifier is not None and qualifier.value:
            emit(f" {qualifier.value}")
        emit(f" {printer.operand_text(condition)} : {printer.type_text(condition.type)}")
        print_attributes(op, printer, (_PATTERNS, _STYLE, _QUALIFIER))
        remaining = iter(values)
        for pattern, region in zip(properties[_PATTERNS].elements, op.regions, strict=False):
            printer.print_newline()
            if isinstance(pattern, UnitAttr):
                text = "default"
            elif isinstance(pattern, IntegerAttr):
                text = _pattern_text(pattern)
            elif pattern.MNEMONIC == "enum.field":
                text = f"case {pattern.field}"
            else:
                text = f"case {printer.operand_text(next(remaining))}"
            emit(f"{text}: ")
            printer.print_region(region, print_entry_block_arguments=False)


@form("CaseRegions")
class CaseRegions:
    def parse(self, parser: Parser) -> tuple[ArrayAttr, ArrayAttr, list[Region]]:
        """`case (8 : i64, "name") { … }`"""
        patterns: list[Attribute] = []
        names: list[Attribute] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case"):
            parser.parse_token("(")
            patterns.append(parser.parse_attribute())
            parser.parse_token(",")
            names.append(StringAttr.get(parser.parse_string()))
            parser.parse_token(")")
            region = parser.parse_region()
            if not region.blocks:
                region.append(Block())
            regions.append(region)
        return ArrayAttr.get(tuple(patterns)), ArrayAttr.get(tuple(names)), regions

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        patterns: ArrayAttr,
        names: ArrayAttr,
        regions: Sequence[Region],
    ) -> None:
        for pattern, name, region in zip(patterns.elements, names.elements, regions, strict=True):
            printer.print_newline()
            texts = ", ".join(printer.attribute_text(each) for each in (pattern, name))
            printer.emit(f"case ({texts}) ")
            printer.print_region(region)
        printer.print_newline()


# --- loops ------------------------------------------------------------------------------------------


@form("sv.for")
class ForForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%i = %a to %b step %c : type { … } {…}`"""
        argument = parse_untyped_argument(parser)
        operands = []
        for keyword in ("=", "to", "step"):
            parser.parse_token(keyword)
            operands.append(parser.parse_operand())
        type = parser.parse_colon_type()
        state.operands += parser.resolve_operands_of_type(operands, type)
        state.regions.append(parser.parse_region([argument._replace(type=type)]))
        state.add_attributes(parser.parse_optional_attr_dict())
        name = _induction_name(name_of_argument(parser, argument.place))
        if name is not None:
            state.properties[_INDUCTION] = name

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        variable = op.regions[0].blocks[0].arguments[0]
        texts = [printer.operand_text(value) for value in (variable, *op.operands)]
        printer.emit(f" {texts[0]} = {texts[1]} to {texts[2]} step {texts[3]}")
        printer.emit(f" : {printer.type_text(variable.type)} ")
        printer.print_region(
            op.regions[0], print_entry_block_arguments=False, print_block_terminators=False
        )
        print_attributes(op, printer, (_INDUCTION,))


@form("GenerateFor")
class GenerateFor:
    def parse(
        self, parser: Parser
    ) -> tuple[Attribute, Attribute, Attribute, StringAttr | None, StringAttr, Region]:
        """`%i : i32 = 0 to 4 step 1 name "block" { … }`"""
        argument = parser.parse_argument(allow_attributes=False)
        bounds = []
        for keyword in ("=", "to", "step"):
            parser.parse_token(keyword)
            bounds.append(parser.parse_attribute(argument.type))
            if parser.tokens[parser.index] == ":":
                place = parser.index
                if parser.parse_colon_type() != argument.type:
                    raise parser.custom_error(
                        f"expected typed attribute with type {argument.type}", place
                    )
        parser.parse_keyword("name")
        block_name = StringAttr.get(parser.parse_string())
        name = _induction_name(name_of_argument(parser, argument.place))
        lower, upper, step = bounds
        return lower, upper, step, name, block_name, parser.parse_region([argument])

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        lower: Attribute,
        upper: Attribute,
        step: Attribute,
        name: StringAttr | None,
        block_name: StringAttr,
        body: Region,
    ) -> None:
        variable = body.blocks[0].arguments[0]
        bounds = [printer.attribute_text(each) for each in (lower, upper, step)]
        printer.emit(
            f"{printer.operand_text(variable)} : {printer.type_text(variable.type)} = {bounds[0]} "
            f"to {bounds[1]} step {bounds[2]} name {printer.attribute_text(block_name)} "
        )
        printer.print_region(body, print_entry_block_arguments=False)


# --- interfaces -------------------------------------------------------------------------------------


@form("ModportStructs")
class ModportStructs:
    def parse(self, parser: Parser) -> ArrayAttr:
        """`(input @a, output @b)`"""
        struct = attribute_class(parser, "sv", "mod_port")
        direction_class = attribute_class(parser, "sv", "modport_direction")
        ports: list[Attribute] = []

        def port() -> None:
            direction = direction_class.parse(parser)
            signal = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
            ports.append(struct.get(direction, signal))

        parser.parse_comma_separated_list(port, Delimiter.PAREN)
        return ArrayAttr.get(tuple(ports))

    def print(self, op: Operation, printer: AsmPrinter, ports: ArrayAttr) -> None:
        elements: list[Any] = list(ports.elements)
        texts = [f"{p.direction.value} {printer.attribute_text(p.signal)}" for p in elements]
        printer.emit(f"({', '.join(texts)})")


@form("IfaceTypeAndSignal")
class IfaceTypeAndSignal:
    def parse(self, parser: Parser) -> tuple[Type, FlatSymbolRefAttr]:
        """`@interface::@signal`"""
        place = parser.index
        found = parser.parse_attribute()
        if not isinstance(found, SymbolRefAttr) or len(found.nested) != 1:
            raise parser.custom_error("expected the signal of an interface", place)
        interface = type_class(parser, "sv", "interface").get(FlatSymbolRefAttr.get(found.root))
        return interface, FlatSymbolRefAttr.get(found.nested[0])

    def print(
        self, op: Operation, printer: AsmPrinter, type: Any, signal: FlatSymbolRefAttr
    ) -> None:
        texts = [printer.attribute_text(each) for each in (type.interface, signal)]
        printer.emit("::".join(texts))


@form("XMRPath")
class XMRPath:
    def parse(self, parser: Parser) -> tuple[ArrayAttr, StringAttr]:
        """`a, "b c", d`"""
        names = parser.parse_comma_separated_list(parser.parse_keyword_or_string)
        *path, terminal = (StringAttr.get(name) for name in names)
        return ArrayAttr.get(tuple(path)), terminal

    def print(
        self, op: Operation, printer: AsmPrinter, path: ArrayAttr, terminal: StringAttr
    ) -> None:
        texts = [printer.attribute_text(name) for name in path.elements]
        printer.emit(f"{', '.join(texts)}, {printer.attribute_text(terminal)}")
