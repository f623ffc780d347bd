"""Custom forms of the dialect `rtg`: tests, sequences, containers and effects."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import parse_other_attributes, print_attributes, type_class
from odsgen.hooks import form, implements
from odsgen.runtime import (
    Argument,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Block,
    Delimiter,
    FlatSymbolRefAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    NoneType,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    Type,
    TypeAttr,
)
from odsgen_circt.hooks.common import ElementsOfOneType, element_type_of_result

_NAME, _SEQUENCE_TYPE, _TARGET_TYPE = "sym_name", "sequenceType", "targetType"
_TARGET, _TEMPLATE, _EFFECTS, _EFFECT = "target", "templateName", "effects", "effect"
_BASE, _END = "baseAddress", "endAddress"


@form("rtg.set_create")
class SetCreateForm(ElementsOfOneType):
    DIALECT, MNEMONIC = "rtg", "set"


@form("rtg.array_create")
class ArrayCreateForm(ElementsOfOneType):
    DIALECT, MNEMONIC = "rtg", "array"
    ATTRIBUTES_FIRST = False


def _parse_body(parser: Parser, arguments: list[Argument]) -> Region:
    """A region that has a block even if nothing stands in it."""
    region = parser.parse_region(arguments)
    if not region.blocks:
        region.append(Block())
    return region


def _print_body(printer: AsmPrinter, op: Operation, elided: set[str]) -> None:
    printer.print_optional_attr_dict_with_keyword(
        {**op.properties_as_attributes(), **op.attributes}, elided
    )
    printer.emit(" ")
    printer.print_region(op.regions[0], print_entry_block_arguments=False)


def _print_arguments(printer: AsmPrinter, region: Region, names: list[str]) -> None:
    printer.emit("(")
    for number, argument in enumerate(region.blocks[0].arguments):
        name = f"{names[number]} = " if number < len(names) else ""
        printer.emit(f"{', ' if number else ''}{name}")
        printer.print_region_argument(argument)
    printer.emit(")")


@form("rtg.sequence")
class SequenceForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@name(%a: type) attributes {…} { … }`"""
        state.properties[_NAME] = parser.parse_symbol_name()
        arguments: list[Argument] = parser.parse_comma_separated_list(
            parser.parse_argument, Delimiter.PAREN
        )
        type = type_class(parser, "rtg", "sequence").get([a.type for a in arguments])
        state.properties[_SEQUENCE_TYPE] = TypeAttr.get(type)
        parse_other_attributes(parser, state, {_NAME, _SEQUENCE_TYPE}, with_keyword=True)
        state.regions.append(_parse_body(parser, arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.properties[_NAME].value)
        _print_arguments(printer, op.regions[0], [])
        _print_body(printer, op, {_NAME, _SEQUENCE_TYPE})


@form("DictEntries")
class DictEntries:
    def parse(self, parser: Parser) -> tuple[list[str], list[Type]]:
        """`a: i32, "b c": index`"""
        names: list[str] = []
        types: list[Type] = []

        def entry() -> None:
            names.append(parser.parse_keyword_or_string())
            parser.parse_token(":")
            types.append(parser.parse_type())

        if parser.tokens[parser.index] != ">":
            parser.parse_comma_separated_list(entry)
        return names, types

    def print(
        self, owner: object, printer: AsmPrinter, names: list[str], types: list[Type]
    ) -> None:
        texts = [
            f"{printer.keyword_or_string_text(name)}: {printer.type_text(type)}"
            for name, type in zip(names, types, strict=True)
        ]
        printer.emit(", ".join(texts))


@form("rtg.test")
class TestForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@name(a = %a: type) template "t" target @t attributes {…} { … }`"""
        properties = state.properties
        name = parser.parse_symbol_name()
        properties[_NAME] = name
        names: list[str] = []
        arguments: list[Argument] = []

        def argument() -> None:
            names.append(parser.parse_keyword_or_string())
            parser.parse_token("=")
            arguments.append(parser.parse_argument())

        parser.parse_comma_separated_list(argument, Delimiter.PAREN)
        type = type_class(parser, "rtg", "dict").get(names, [a.type for a in arguments])
        properties[_TARGET_TYPE] = TypeAttr.get(type)
        properties[_TEMPLATE] = name
        if parser.parse_optional_keyword("template"):
            place = parser.index
            template = parser.parse_string()
            if not template:
                raise parser.custom_error("template name must not be empty", place)
            properties[_TEMPLATE] = StringAttr.get(template)
        if parser.parse_optional_keyword("target"):
            properties[_TARGET] = parser.parse_symbol_name()
        written = {_NAME, _TARGET_TYPE, _TEMPLATE, _TARGET}
        parse_other_attributes(parser, state, written, with_keyword=True)
        state.regions.append(_parse_body(parser, arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties = op.properties
        name, template, target = (properties.get(key) for key in (_NAME, _TEMPLATE, _TARGET))
        printer.emit(" ")
        printer.print_symbol_name(properties[_NAME].value)
        _print_arguments(printer, op.regions[0], list(properties[_TARGET_TYPE].value.names))
        if name != template:
            printer.emit(f" template {printer.attribute_text(properties[_TEMPLATE])}")
        if target is not None:
            printer.emit(" target ")
            printer.print_symbol_name(properties[_TARGET].value)
        _print_body(printer, op, {_NAME, _TARGET_TYPE, _TEMPLATE, _TARGET})


@implements("rtg.test", method="asm_block_argument_names")
def asm_block_argument_names_test(op: Operation, region: Region) -> list[str | None]:
    """The names of the entries of the target type."""
    return list(op.properties[_TARGET_TYPE].value.names)


@form("rtg.substitute_sequence")
class SubstituteSequenceForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%sequence(%a, %b) : sequence type {…}`"""
        sequence = parser.parse_operand()
        place = parser.index
        replacements = parser.parse_operand_list(Delimiter.PAREN)
        type: Any = parser.parse_colon_type()
        if (type.DIALECT_NAME, type.MNEMONIC) != ("rtg", "sequence"):
            raise parser.custom_error(
                f"'sequence' must be handle to a sequence or sequence family, but got {type}", place
            )
        state.add_attributes(parser.parse_optional_attr_dict())
        count = len(replacements)
        state.operands.append(parser.resolve_operand(sequence, type))
        state.operands += parser.resolve_operands(replacements, type.element_types[:count], place)
        state.result_types.append(type.get(type.element_types[count:]))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        sequence, *replacements = op.operands
        printer.emit(
            f" {printer.operand_text(sequence)}({printer.operands_text(replacements)})"
            f" : {printer.type_text(sequence.type)}"
        )
        print_attributes(op, printer)


@form("rtg.bag_create")
class BagCreateForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`(%n x %a, %m x %b) : element type {…}`"""
        elements: list[int] = []
        multiples: list[int] = []

        def entry() -> None:
            multiples.append(parser.parse_operand())
            parser.parse_keyword("x")
            elements.append(parser.parse_operand())

        if parser.tokens[parser.index] == "(":
            parser.parse_comma_separated_list(entry, Delimiter.PAREN)
        element_type = parser.parse_colon_type()
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(type_class(parser, "rtg", "bag").get(element_type))
        state.operands += parser.resolve_operands_of_type(elements, element_type)
        state.operands += parser.resolve_operands_of_type(multiples, IndexType.get())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        half = len(op.operands) // 2
        pairs = zip(op.operands[:half], op.operands[half:], strict=False)
        text = printer.operand_text
        entries = ", ".join(f"{text(multiple)} x {text(element)}" for element, multiple in pairs)
        printer.emit(f" {f'({entries})' if entries else ''}")
        printer.emit(f" : {printer.type_text(element_type_of_result(op))}")
        print_attributes(op, printer)


@form("rtg.isa.memory_block_declare")
class MemoryBlockForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[0x0 - 0x1f] : memory block type {…}`"""
        parser.parse_token("[")
        places = [parser.index]
        addresses = [parser.parse_integer()]
        parser.parse_token("-")
        places.append(parser.index)
        addresses.append(parser.parse_integer())
        parser.parse_token("]")
        type: Any = parser.parse_colon_type()
        if (type.DIALECT_NAME, type.MNEMONIC) != ("rtg", "isa.memory_block"):
            raise parser.custom_error("invalid kind of type specified")
        width = type.address_width
        for name, address, place in zip((_BASE, _END), addresses, places, strict=True):
            if not 0 <= address < 1 << width:
                raise parser.custom_error(
                    f"address out of range for memory block with address width {width}", place
                )
            signed = address - (1 << width) if width and address >> (width - 1) else address
            state.properties[name] = IntegerAttr.get(signed, IntegerType.get(width))
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        base, end = (op.properties[name].unsigned_value for name in (_BASE, _END))
        printer.emit(f" [0x{base:x} - 0x{end:x}] : {printer.type_text(op.results[0].type)}")
        print_attributes(op, printer, (_BASE, _END))


@form("rtg.with_handlers")
class WithHandlersForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{ handle @effect(%a: type) { … } do { … } }`"""
        effects: list[Attribute] = []
        handlers: list[Region] = []
        parser.parse_token("{")
        while not parser.parse_optional_keyword("do"):
            parser.parse_keyword("handle")
            effects.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))
            arguments: list[Argument] = parser.parse_comma_separated_list(
                lambda: parser.parse_argument(allow_attributes=False), Delimiter.PAREN
            )
            handlers.append(_parse_body(parser, arguments))
        state.properties[_EFFECTS] = ArrayAttr.get(tuple(effects))
        state.regions += [_parse_body(parser, []), *handlers]
        parser.parse_token("}")
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        body, *handlers = op.regions
        printer.emit(" {")
        printer.increase_indent()
        for effect, handler in zip(op.properties[_EFFECTS].elements, handlers, strict=False):
            printer.print_newline()
            printer.emit(f"handle {printer.attribute_text(effect)}")
            _print_arguments(printer, handler, [])
            printer.emit(" ")
            printer.print_region(handler, print_entry_block_arguments=False)
        printer.print_newline()
        printer.emit("do ")
        printer.print_region(body)
        printer.decrease_indent()
        printer.print_newline()
        printer.emit("}")
        printer.print_optional_attr_dict(op.attributes)


@form("rtg.perform")
class PerformForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@effect(%a) : (type) -> type {…}`; `none` stands for no result."""
        state.properties[_EFFECT] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
        place = parser.index
        operands = parser.parse_operand_list(Delimiter.PAREN)
        parser.parse_token(":")
        types = parser.parse_comma_separated_list(parser.parse_type, Delimiter.PAREN)
        parser.parse_token("->")
        result = parser.parse_type()
        state.operands += parser.resolve_operands(operands, types, place)
        if not isinstance(result, NoneType):
            state.result_types.append(result)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        result = op.results[0].type if op.results else NoneType.get()
        printer.emit(
            f" {printer.attribute_text(op.properties[_EFFECT])}({printer.operands_text(op.operands)})"
            f" : ({printer.types_of_values_text(op.operands)}) -> {printer.type_text(result)}"
        )
        printer.print_optional_attr_dict(op.attributes)
