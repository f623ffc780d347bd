"""Custom forms of the dialect `sv`: functions, and modules whose text is written as it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from odsgen.dialects.shared import parse_other_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    VISIBILITIES,
    Argument,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    BlockArgument,
    Delimiter,
    DictionaryAttr,
    Location,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    UnknownLoc,
)
from odsgen_circt.hooks.hw.forms.modules import (
    Port,
    declared_port_name,
    inner_type,
    module_type,
    parse_port,
    port_name,
    print_ports,
)
from odsgen_circt.hooks.hw.types import parameters_text, parse_optional_parameters

_NAME, _VISIBILITY, _TYPE = "sym_name", "sym_visibility", "module_type"
_ARGUMENTS, _INPUTS, _RESULTS = "per_argument_attrs", "input_locs", "result_locs"
_PARAMETERS, _PORTS, _PLACES = "parameters", "per_port_attrs", "port_locs"
_OF_FUNCTIONS = frozenset({_NAME, _VISIBILITY, _TYPE, _ARGUMENTS, _INPUTS, _RESULTS})
_OF_MODULES = frozenset({_NAME, _VISIBILITY, _TYPE, _PARAMETERS, _PORTS, _PLACES})


def _parse_name(parser: Parser, state: OperationState[Any]) -> None:
    visibility = parser.parse_optional_keyword_of(VISIBILITIES)
    if visibility is not None:
        state.properties[_VISIBILITY] = StringAttr.get(visibility)
    state.properties[_NAME] = parser.parse_symbol_name()


def _parse_ports(parser: Parser, state: OperationState[Any]) -> list[Port]:
    ports = parser.parse_comma_separated_list(lambda: parse_port(parser), Delimiter.PAREN)
    state.properties[_TYPE] = module_type(parser, ports)
    return ports


def _print_name(op: Operation, printer: AsmPrinter) -> None:
    visibility = op.properties.get(_VISIBILITY)
    printer.emit(" " if visibility is None else f" {visibility.value} ")
    printer.print_symbol_name(op.properties[_NAME].value)


def _print_other(op: Operation, printer: AsmPrinter, elided: frozenset[str]) -> None:
    printer.print_optional_attr_dict_with_keyword(
        {**op.properties_as_attributes(), **op.attributes}, elided
    )


def _places(ports: Sequence[Port]) -> ArrayAttr:
    places: list[Attribute] = [port.location or UnknownLoc.get() for port in ports]
    return ArrayAttr.get(tuple(places))


def _attributes(ports: Sequence[Port]) -> ArrayAttr:
    return ArrayAttr.get(tuple(DictionaryAttr.get(port.attributes) for port in ports))


def _elements(op: Operation, name: str) -> Sequence[Any]:
    found = op.properties.get(name)
    return found.elements if isinstance(found, ArrayAttr) else ()


def _dictionaries(op: Operation, name: str) -> list[Mapping[str, Attribute]]:
    return [each.entries for each in _elements(op, name)]


@form("sv.func")
class FuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`private @name(in %a : i8, out b : i8) attributes {…} { … }`"""
        _parse_name(parser, state)
        ports = _parse_ports(parser, state)
        inputs = [port for port in ports if port.direction != "output"]
        outputs = [port for port in ports if port.direction == "output"]
        state.properties[_ARGUMENTS] = _attributes(ports)
        if any(port.location is not None for port in outputs):
            state.properties[_RESULTS] = _places(outputs)
        parse_other_attributes(parser, state, _OF_FUNCTIONS, with_keyword=True)
        arguments = [
            Argument(
                port.value,
                inner_type(parser, port.direction, port.type),
                {},
                port.location or (parser.positions, port.place),
            )
            for port in inputs
        ]
        body = parser.parse_optional_region(arguments)
        if body is None and any(port.location is not None for port in inputs):
            state.properties[_INPUTS] = _places(inputs)
        state.regions.append(body or Region())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        body = op.regions[0]
        _print_name(op, printer)
        arguments: Iterator[BlockArgument] = iter(body.blocks[0].arguments if body.blocks else ())
        results, inputs = iter(_elements(op, _RESULTS)), iter(_elements(op, _INPUTS))

        def name_of(direction: str, name: str) -> tuple[str, Location | None]:
            if direction == "output":
                return port_name(printer, name, None), next(results, None)
            if not body.blocks:
                return declared_port_name(printer, direction, name), next(inputs, None)
            argument = next(arguments)
            return port_name(printer, name, argument), argument.location

        print_ports(printer, op.properties[_TYPE].value, _dictionaries(op, _ARGUMENTS), name_of)
        _print_other(op, printer, _OF_FUNCTIONS)
        if body.blocks:
            printer.emit(" ")
            printer.print_region(body, print_entry_block_arguments=False)


@form("sv.verbatim.source")
class VerbatimSourceForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@name<N: i32 = 4> attributes {…}`"""
        _parse_name(parser, state)
        state.properties[_PARAMETERS] = ArrayAttr.get(tuple(parse_optional_parameters(parser)))
        written = {_NAME, _VISIBILITY, _PARAMETERS}
        parse_other_attributes(parser, state, written, with_keyword=True)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_name(op, printer)
        printer.emit(parameters_text(_elements(op, _PARAMETERS), printer))
        _print_other(op, printer, frozenset({_NAME, _VISIBILITY, _PARAMETERS}))


@form("sv.verbatim.module")
class VerbatimModuleForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@name<N: i32>(in %a : i8) attributes {…}`"""
        _parse_name(parser, state)
        state.properties[_PARAMETERS] = ArrayAttr.get(tuple(parse_optional_parameters(parser)))
        ports = _parse_ports(parser, state)
        if ports:
            state.properties[_PORTS] = _attributes(ports)
            state.properties[_PLACES] = _places(ports)
        parse_other_attributes(parser, state, _OF_MODULES, with_keyword=True)
        if "source" not in state.properties:
            raise parser.custom_error("sv.verbatim.module requires 'source' attribute")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_name(op, printer)
        printer.emit(parameters_text(_elements(op, _PARAMETERS), printer))
        places = iter(_elements(op, _PLACES))

        def name_of(direction: str, name: str) -> tuple[str, Location | None]:
            return declared_port_name(printer, direction, name), next(places, None)

        print_ports(printer, op.properties[_TYPE].value, _dictionaries(op, _PORTS), name_of)
        _print_other(op, printer, _OF_MODULES)
