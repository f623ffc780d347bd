"""Custom forms of the dialect `arc`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.dialects.shared import parse_other_attributes, parse_untyped_argument, type_class
from odsgen.hooks import checks, form, implements
from odsgen.runtime import (
    AsmPrinter,
    FlatSymbolRefAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    StringAttr,
    Type,
)
from odsgen_circt.hooks.common import loaded_type_class
from odsgen_circt.hooks.hw.predicates import array_size, is_hw

_MOST_ELEMENTS = 1 << 16
_MODEL, _ARGUMENTS = "runtimeModel", "runtimeArgs"


@form("arc.sim.instantiate")
class SimInstantiateForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@model as %argument runtime @r("…") attributes {…} { … }`"""
        model = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
        parser.parse_keyword("as")
        argument = parse_untyped_argument(parser)
        if parser.parse_optional_keyword("runtime"):
            symbol = parser.parse_optional_symbol_name()
            parser.parse_token("(")
            if symbol is not None:
                state.properties[_MODEL] = FlatSymbolRefAttr.get(symbol.value)
            if parser.tokens[parser.index] != ")":
                state.properties[_ARGUMENTS] = StringAttr.get(parser.parse_string())
            parser.parse_token(")")
        parse_other_attributes(parser, state, {_MODEL, _ARGUMENTS}, with_keyword=True)
        type = type_class(parser, "arc", "sim.instance").get(model)
        state.regions.append(parser.parse_region([argument._replace(type=type)]))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        body = op.regions[0]
        argument: Any = body.blocks[0].arguments[0]
        printer.emit(f" {printer.attribute_text(argument.type.model)} as ")
        printer.print_region_argument(argument, omit_type=True)
        model, arguments = op.properties.get(_MODEL), op.properties.get(_ARGUMENTS)
        if model is not None or arguments is not None:
            texts = ["" if a is None else printer.attribute_text(a) for a in (model, arguments)]
            printer.emit(f" runtime {texts[0]}({texts[1]})")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, {_MODEL, _ARGUMENTS}
        )
        printer.emit(" ")
        printer.print_region(body, print_entry_block_arguments=False)


@form("XInDimList")
class XInDimList:
    def parse(self, parser: Parser) -> Type:
        """`xi32`, behind a size"""
        parser.parse_x_in_dimension_list()
        return parser.parse_type()

    def print(self, owner: object, printer: AsmPrinter, element_type: Type) -> None:
        printer.emit(f"x{printer.type_text(element_type)}")


def _names(prefix: str) -> Callable[[Operation], list[str | None]]:
    return lambda op: [f"{prefix}{op.properties['name'].value}"]


implements("arc.root_input", method="asm_result_names")(_names("in_"))
implements("arc.root_output", method="asm_result_names")(_names("out_"))


@checks("check_type_isa")
def check_type_isa(type: Type) -> bool:
    """Whether it is an array of `hw`."""
    return is_hw(type, "array")


@checks("make_elements_type")
def make_elements_type(type: Any) -> tuple[Type, ...]:
    """The types of all elements of `!arc.arrayref`."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("arc", "arrayref") or type.size > _MOST_ELEMENTS:
        raise ValueError(f"'{type}' is not '!arc.arrayref', or has too many elements")
    types: tuple[Type, ...] = (type.element_type,) * type.size
    return types


@checks("make_output_type")
def make_output_type(type: Any) -> Type:
    """The reference to an array of `hw`."""
    size = array_size(type) if is_hw(type, "array") else None
    if size is None:
        raise ValueError(f"'{type}' is not '!hw.array' of a known size")
    found: Type = loaded_type_class("arc", "arrayref").get(type.element_type, size)
    return found


@checks("make_result_type")
def make_result_type(type: Any) -> Type:
    """The array of `hw` that a reference stands for."""
    size = IntegerAttr.get(type.size, IntegerType.get(64))
    found: Type = loaded_type_class("hw", "array").get(type.element_type, size)
    return found
