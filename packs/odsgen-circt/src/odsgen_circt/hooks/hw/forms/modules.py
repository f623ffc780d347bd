"""Custom forms of the dialect `hw`: modules.

A module is `@name<parameters>(ports) attributes {…} { … }`.  An input is named as the block argument that stands for it, and
has its own name behind that where it is called otherwise: `in %a : i1`, `in %0 "" : i1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.dialects.shared import add_region, parse_other_attributes, type_class
from odsgen.hooks import form, implements, verifies
from odsgen.runtime import (
    UNNAMED,
    VISIBILITIES,
    Argument,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    DictionaryAttr,
    FlatSymbolRefAttr,
    Location,
    Operation,
    Parser,
    Region,
    StringAttr,
    Type,
    TypeAttr,
    Value,
    sanitize_identifier,
)
from odsgen_circt.hooks.hw.types import DIRECTIONS, parameters_text, parse_optional_parameters

if TYPE_CHECKING:
    from odsgen.runtime import OperationState

_SYMBOL, _VISIBILITY, _TYPE = "sym_name", "sym_visibility", "module_type"
_PARAMETERS, _PORT_ATTRIBUTES, _KIND = "parameters", "per_port_attrs", "generatorKind"
_RESULT_LOCATIONS, _PORT_LOCATIONS = "result_locs", "port_locs"
_WRITTEN_ELSEWHERE = frozenset(
    {
        _SYMBOL,
        _VISIBILITY,
        _TYPE,
        _PARAMETERS,
        _PORT_ATTRIBUTES,
        _KIND,
        _RESULT_LOCATIONS,
        _PORT_LOCATIONS,
    }
)
_COMMENT, _NO_COMMENT = "comment", StringAttr.get("")
_KEYWORDS = {direction: keyword for keyword, direction in DIRECTIONS.items()}


class Port(NamedTuple):
    """A port in the header of a module; an output has no value name."""

    direction: str
    value: int
    name: str
    type: Type
    attributes: dict[str, Attribute]
    location: Location | None
    place: int


# --- reading ----------------------------------------------------------------------------------------------------------


@form("hw.module")
class ModuleForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A module with a body."""
        ports = _parse_header(parser, state)
        outputs = [port for port in ports if port.direction == "output"]
        _add_locations(parser, state, _RESULT_LOCATIONS, outputs)
        arguments = [
            Argument(
                port.value,
                inner_type(parser, port.direction, port.type),
                {},
                port.location or (parser.positions, port.place),
            )
            for port in ports
            if port.direction != "output"
        ]
        add_region(parser, state, parser.parse_region(arguments), "hw.output")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        body = op.regions[0]
        arguments = iter(body.blocks[0].arguments)
        locations = iter(_locations(op, _RESULT_LOCATIONS))

        def name(direction: str, name: str) -> tuple[str, Location | None]:
            if direction == "output":
                return port_name(printer, name, None), next(locations, None)
            argument = next(arguments)
            return port_name(printer, name, argument), argument.location

        _print_header(op, printer, name)
        printer.emit(" ")
        printer.print_region(body, print_entry_block_arguments=False)


def parse_module_extern(parser: Parser, state: OperationState[Any]) -> None:
    """A module without a body, defined elsewhere."""
    _add_locations(parser, state, _PORT_LOCATIONS, _parse_header(parser, state))
    state.regions.append(Region())


def parse_module_generated(parser: Parser, state: OperationState[Any]) -> None:
    """A module made by a generator: `@name, @kind(ports)`"""
    ports = _parse_header(parser, state, has_kind=True)
    _add_locations(parser, state, _PORT_LOCATIONS, ports)
    state.regions.append(Region())


def _parse_header(
    parser: Parser, state: OperationState[Any], *, has_kind: bool = False
) -> list[Port]:
    properties = state.properties
    visibility = parser.parse_optional_keyword_of(VISIBILITIES)
    if visibility is not None:
        properties[_VISIBILITY] = StringAttr.get(visibility)
    properties[_SYMBOL] = parser.parse_symbol_name()
    if has_kind:
        parser.parse_token(",")
        properties[_KIND] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    properties[_PARAMETERS] = ArrayAttr.get(tuple(parse_optional_parameters(parser)))
    ports = parser.parse_comma_separated_list(lambda: parse_port(parser), Delimiter.PAREN)
    properties[_TYPE] = module_type(parser, ports)
    if any(port.attributes for port in ports):
        properties[_PORT_ATTRIBUTES] = ArrayAttr.get(
            tuple(DictionaryAttr.get(port.attributes) for port in ports)
        )
    parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE, with_keyword=True)
    return ports


def parse_port(parser: Parser) -> Port:
    place = parser.index
    direction = DIRECTIONS.get(parser.parse_keyword())
    if direction is None:
        raise parser.custom_error("expected 'in', 'out' or 'inout'", place)
    place = parser.index
    value = UNNAMED
    if direction == "output":
        name = parser.parse_keyword_or_string()
    else:
        value = parser.parse_operand(allow_result_number=False)
        written = parser.parse_optional_keyword_or_string()
        name = _name_of_value(parser.tokens[value]) if written is None else written
    parser.parse_token(":")
    type = parser.parse_type()
    attributes = parser.parse_optional_attr_dict()
    return Port(direction, value, name, type, attributes, parser.parse_optional_location(), place)


def _name_of_value(token: str) -> str:
    """The port name that the value name implies; a number implies none."""
    return "" if token[1:2].isdigit() else token[1:]


def inner_type(parser: Parser, direction: str, type: Type) -> Type:
    """The type of the block argument for a port."""
    if direction != "inout":
        return type
    found: Type = type_class(parser, "hw", "inout").get(type)
    return found


def _add_locations(
    parser: Parser, state: OperationState[Any], name: str, ports: Sequence[Port]
) -> None:
    if ports and name in state.op_class.PROPERTY_NAMES:
        state.properties[name] = ArrayAttr.get(
            tuple(port.location or parser.location_of(port.place) for port in ports)
        )


# --- writing ----------------------------------------------------------------------------------------------------------


def print_module_extern(op: Operation, printer: AsmPrinter) -> None:
    locations = iter(_locations(op, _PORT_LOCATIONS))

    def name(direction: str, name: str) -> tuple[str, Location | None]:
        return declared_port_name(printer, direction, name), next(locations, None)

    _print_header(op, printer, name)


def _print_header(
    op: Operation, printer: AsmPrinter, name_of: Callable[[str, str], tuple[str, Location | None]]
) -> None:
    emit = printer.emit
    properties = op.properties
    visibility = properties.get(_VISIBILITY)
    emit(" " if visibility is None else f" {visibility.value} ")
    printer.print_symbol_name(properties[_SYMBOL].value)
    if _KIND in op.PROPERTY_NAMES:
        emit(", ")
        printer.print_attribute(properties[_KIND])
    emit(parameters_text(properties[_PARAMETERS].elements, printer))
    attributes = [entry.entries for entry in _elements(op, _PORT_ATTRIBUTES)]
    print_ports(printer, properties[_TYPE].value, attributes, name_of)
    others = {**op.properties_as_attributes(), **op.attributes}
    if others.get(_COMMENT) is _NO_COMMENT:
        del others[_COMMENT]
    printer.print_optional_attr_dict_with_keyword(others, _WRITTEN_ELSEWHERE)


def print_ports(
    printer: AsmPrinter,
    type: Any,
    attributes: Sequence[Mapping[str, Attribute]],
    name_of: Callable[[str, str], tuple[str, Location | None]],
) -> None:
    """`(in %a : i1, out b : i8 {…})`"""
    emit = printer.emit
    emit("(")
    for number, (direction, name) in enumerate(zip(type.directions, type.names, strict=True)):
        text, location = name_of(direction, name)
        port_type = printer.type_text(type.types[number])
        emit(f"{', ' if number else ''}{_KEYWORDS[direction]} {text} : {port_type}")
        if number < len(attributes):
            printer.print_optional_attr_dict(dict(attributes[number]))
        if location is not None:
            printer.print_optional_location(location)
    emit(")")


def module_type(parser: Parser, ports: Sequence[Port]) -> TypeAttr:
    """The type of a module with these ports."""
    return TypeAttr.get(
        type_class(parser, "hw", "modty").get(
            [port.direction for port in ports],
            [port.name for port in ports],
            [port.type for port in ports],
        )
    )


def port_name(printer: AsmPrinter, name: str, argument: Value | None) -> str:
    """`%a`, with the name of an input behind it where its value is called otherwise; `b` of an output."""
    if argument is None:
        return printer.keyword_or_string_text(name)
    text = printer.operand_text(argument)
    if text[1:] != name or text[1:2].isdigit():
        text += f" {printer.keyword_or_string_text(name)}"
    return text


def declared_port_name(printer: AsmPrinter, direction: str, name: str) -> str:
    """The same where there is no body, whose values are called as the ports."""
    text = printer.keyword_or_string_text(name)
    if direction == "output":
        return text
    value = sanitize_identifier(name) if name else "0"
    is_its_name = value == name and not value[:1].isdigit()
    return f"%{value}" if is_its_name else f"%{value} {text}"


def _elements(op: Operation, name: str) -> Sequence[Any]:
    found = op.properties.get(name)
    return found.elements if isinstance(found, ArrayAttr) else ()


def _locations(op: Operation, name: str) -> Sequence[Location]:
    return _elements(op, name)


# --- checks -----------------------------------------------------------------------------------------------------------


@verifies("hw.module")
def verify_module(op: Any) -> None:
    """Checks the block arguments against the input ports, and the attributes of the ports."""
    _verify_ports(op)
    type: Any = op.properties[_TYPE].value
    inputs = [
        (direction, port)
        for direction, port in zip(type.directions, type.types, strict=True)
        if direction != "output"
    ]
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(inputs):
        raise op.op_error(
            f"entry block must have {len(inputs)} arguments to match module signature"
        )
    for number, ((direction, port), argument) in enumerate(zip(inputs, arguments, strict=True)):
        found: Any = argument.type
        if direction == "inout":
            is_same = found.DIALECT_NAME == "hw" and found.MNEMONIC == "inout"
            is_same = is_same and found.element_type == port
        else:
            is_same = found == port
        if not is_same:
            raise op.op_error(
                f"block argument #{number} has the type {found}, which does not match module signature"
            )


@verifies("hw.module.extern", "hw.module.generated")
def verify_module_extern(op: Any) -> None:
    """Checks that there is no body, and the attributes of the ports."""
    _verify_ports(op)
    if op.regions[0].blocks:
        raise op.op_error("must not have a body")


def _verify_ports(op: Any) -> None:
    type: Any = op.properties[_TYPE].value
    attributes = _elements(op, _PORT_ATTRIBUTES)
    if attributes and len(attributes) != len(type.names):
        raise op.op_error(
            f"has attributes of {len(attributes)} ports, but its type has {len(type.names)}"
        )


@implements("hw.module", method="asm_block_argument_names")
def asm_block_argument_names_module(op: Operation, region: Region) -> list[str | None]:
    """The names of the inputs."""
    type: Any = op.properties[_TYPE].value
    return [
        name
        for direction, name in zip(type.directions, type.names, strict=True)
        if direction != "output"
    ]


@form("hw.module.extern")
class ExternModuleForm:
    parse = staticmethod(parse_module_extern)
    print = staticmethod(print_module_extern)


@form("hw.module.generated")
class GeneratedModuleForm:
    parse = staticmethod(parse_module_generated)
    print = staticmethod(print_module_extern)
