"""Custom forms of the dialect `kanagawa`: methods and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import add_region, attribute_class, parse_other_attributes, type_class
from odsgen.hooks import checks, form, implements, infers
from odsgen.runtime import (
    Argument,
    AsmPrinter,
    Delimiter,
    FlatSymbolRefAttr,
    FunctionType,
    Operation,
    OperationState,
    Parser,
    Region,
    SymbolRefAttr,
    Type,
    TypeAttr,
    Value,
)
from odsgen_circt.hooks.common import (
    enum_beside,
    initializers_text,
    loaded_type_class,
    name_of_argument,
    parse_initializers,
    string_array,
    strings_of,
)
from odsgen_circt.hooks.kanagawa.names import symbol_of

_SYMBOL, _ARGUMENTS, _TYPE = "inner_sym", "argNames", "function_type"
_WRITTEN_ELSEWHERE = frozenset({_SYMBOL, _ARGUMENTS, _TYPE})


@form("kanagawa.method", "kanagawa.method.df")
class MethodForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@name(%a: i32) -> i32 attributes {…} { … }`"""
        properties = state.properties
        name = parser.parse_symbol_name().value
        symbol = attribute_class(parser, "hw", "innerSym")
        properties[_SYMBOL] = symbol.get(str(SymbolRefAttr.get(name)))
        arguments: list[Argument] = parser.parse_comma_separated_list(
            lambda: parser.parse_argument(allow_attributes=False), Delimiter.PAREN
        )
        results = parser.parse_optional_arrow_type_list()
        type = FunctionType.get([argument.type for argument in arguments], results)
        names = [name_of_argument(parser, argument.place) for argument in arguments]
        properties[_TYPE] = TypeAttr.get(type)
        properties[_ARGUMENTS] = string_array(["" if n[:1].isdigit() else n for n in names])
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE, with_keyword=True)
        state.regions.append(parser.parse_region(arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        emit, body = printer.emit, op.regions[0]
        emit(" ")
        printer.print_symbol_name(symbol_of(op))
        emit("(")
        for number, argument in enumerate(body.blocks[0].arguments if body.blocks else ()):
            emit(", " if number else "")
            printer.print_region_argument(argument)
        emit(f")  {printer.arrow_type_list_text(op.properties[_TYPE].value.results)}")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, set(op.PROPERTY_NAMES)
        )
        if body.blocks:
            emit(" ")
            printer.print_region(body, print_entry_block_arguments=False)


@implements("kanagawa.method", method="asm_block_argument_names")
def asm_block_argument_names_method(op: Operation, region: Region) -> list[str | None]:
    """The names of the arguments."""
    return [name or None for name in strings_of(op.properties[_ARGUMENTS])]


class _BlockForm:
    """`(%a : i32 = %b) -> (i32) attributes {…} { … }`"""

    def argument_type(self, parser: Parser, type: Type) -> Type:
        """The type of the block argument for an operand."""
        return type

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        arguments, operands, types = parse_initializers(parser)
        state.result_types += parser.parse_optional_arrow_type_list()
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        state.operands += parser.resolve_operands(operands, types)
        inner = [a._replace(type=self.argument_type(parser, a.type)) for a in arguments]
        region = parser.parse_region(inner)
        _add_terminated(parser, state, region)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        body = op.regions[0]
        printer.emit(f" {initializers_text(printer, op.operands, body.blocks[0].arguments)}")
        if op.results:
            types = [result.type for result in op.results]
            printer.emit(f" {printer.arrow_type_list_text(types)}")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}
        )
        printer.emit(" ")
        printer.print_region(body, print_entry_block_arguments=False)


def _add_terminated(parser: Parser, state: OperationState[Any], region: Region) -> None:
    add_region(parser, state, region, "kanagawa.sblock.return")


@form("kanagawa.sblock", "kanagawa.sblock.isolated")
class StaticBlockForm(_BlockForm):
    pass


@form("kanagawa.sblock.dc")
class DCBlockForm(_BlockForm):
    def argument_type(self, parser: Parser, type: Type) -> Type:
        value: Any = type
        if (value.DIALECT_NAME, value.MNEMONIC) != ("dc", "value"):
            raise parser.custom_error("DCBlockOp inputs must be dc::ValueType")
        found: Type = value.inner_type
        return found


@form("ScopeRefFromName")
class ScopeRefFromName:
    def parse(self, parser: Parser, name: Any) -> Type:
        """Nothing: the target says which scope it is."""
        found: Type = type_class(parser, "kanagawa", "scoperef").get(name)
        return found

    def print(self, op: Operation, printer: AsmPrinter, type: Type, name: Any) -> None:
        """Nothing: the type is known."""


@form("ScopeRefType")
class ScopeRefForm:
    def parse(self, parser: Parser) -> Any:
        """`<@outer::@inner>`, optional"""
        scope = None
        if parser.parse_optional_token("<"):
            place = parser.index
            found = parser.parse_attribute()
            if not isinstance(found, SymbolRefAttr) or len(found.nested) != 1:
                raise parser.custom_error("expected @outer::@inner format", place)
            parser.parse_token(">")
            scope = attribute_class(parser, "hw", "innerNameRef").get(found)
        return type_class(parser, "kanagawa", "scoperef").get(scope)

    def print(self, type: Any, printer: AsmPrinter) -> None:
        if type.scope is not None:
            printer.emit(f"<{printer.attribute_text(type.scope.ref)}>")


@infers("kanagawa.path")
def infer_path(
    operands: Sequence[Value], properties: dict[str, Any], regions: object
) -> list[Type]:
    """The type of the last step."""
    steps = properties["path"].elements
    if not steps:
        raise ValueError("expected a step of the path")
    return [steps[-1].type]


@form("PathStepAttr")
class PathStepForm:
    def parse(self, parser: Parser) -> Any:
        """`<child, @name : type>`; the type is also that of the attribute."""
        parser.parse_token("<")
        direction = parser.parse_optional_keyword_of(("parent", "child"))
        if direction is None:
            raise parser.custom_error("expected 'parent' or 'child'")
        child = None
        if parser.parse_optional_token(","):
            child = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
        type = parser.parse_colon_type()
        parser.parse_token(">")
        return attribute_class(parser, "kanagawa", "step").get(direction, type, child)

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        child = "" if attribute.child is None else f", {printer.attribute_text(attribute.child)}"
        printer.emit(f"<{attribute.direction}{child} : {printer.type_text(attribute.type)}>")


@infers("kanagawa.port.input")
def infer_input(
    operands: Sequence[Value], properties: dict[str, Any], regions: object
) -> list[Type]:
    """A reference to an input of the type."""
    return [_port("in", properties["type"])]


@infers("kanagawa.port.output")
def infer_output(
    operands: Sequence[Value], properties: dict[str, Any], regions: object
) -> list[Type]:
    """A reference to an output of the type."""
    return [_port("out", properties["type"])]


def _port(direction: str, type: TypeAttr) -> Type:
    port = loaded_type_class("kanagawa", "portref")
    found: Type = port.get(type, enum_beside(port, "Direction").of_keyword(direction))
    return found


@checks("make_input_port")
def make_input_port(type: Type) -> Type:
    """A reference to an input of the type."""
    return _port("in", TypeAttr.get(type))


@checks("make_output_port")
def make_output_port(type: Type) -> Type:
    """A reference to an output of the type."""
    return _port("out", TypeAttr.get(type))
