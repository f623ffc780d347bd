"""Hooks of the dialect `pdl`: its forms; what its operations must satisfy is in `pdl_verifiers`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.pdl_verifiers import (
    verify_apply_native_constraint,
    verify_apply_native_rewrite,
    verify_attribute,
    verify_operand,
    verify_operands,
    verify_operation,
    verify_pattern_regions,
    verify_range,
    verify_replace,
    verify_results,
    verify_rewrite_regions,
    verify_type,
    verify_types,
)
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "verify_apply_native_constraint",
    "verify_apply_native_rewrite",
    "verify_attribute",
    "verify_operand",
    "verify_operands",
    "verify_operation",
    "verify_pattern_regions",
    "verify_range",
    "verify_replace",
    "verify_results",
    "verify_rewrite_regions",
    "verify_type",
    "verify_types",
]

_ELEMENTS = ("attribute", "operation", "type", "value")


# --- ranges -------------------------------------------------------------------------------------------------------------


def parse_range_element(parser: Parser) -> Type:
    """`value`, or any type of the dialect, without its name."""
    place = parser.index
    keyword = parser.parse_keyword()
    if keyword == "range":
        raise parser.error_at(
            parser.offset_of(place), "element of pdl.range cannot be another range, but got"
        )
    if keyword not in _ELEMENTS:
        raise parser.error_at(
            parser.offset_of(place), f"unknown  type `{keyword}` in dialect `pdl`"
        )
    return type_of_text(f"!pdl.{keyword}")


def print_range_element(printer: AsmPrinter, type: Type) -> str:
    """As `parse_range_element` reads it."""
    return printer.type_text(type).removeprefix("!pdl.")


def range_element_or_self(type: Type) -> Type:
    """The type of the elements of a range, or the type itself."""
    element: Type = type.parameters()[0] if type.MNEMONIC == "range" else type
    return element


def range_of(type: Type) -> Type:
    """The range of such elements, or of the elements of such a range."""
    return type_of_text(f"!pdl.range<{range_element_or_self(type).MNEMONIC}>")


def parse_range_type(parser: Parser, argument_types: Sequence[Type]) -> Type:
    """Nothing where the arguments tell the type of the range, else `: type`."""
    return range_of(argument_types[0]) if argument_types else parser.parse_colon_type()


def print_range_type(
    printer: AsmPrinter, op: Operation, argument_types: Sequence[Type], type: Type
) -> None:
    """As `parse_range_type` reads it."""
    if not argument_types:
        printer.emit(f": {printer.type_text(type)}")


def check_get_element_type(type: Type) -> bool:
    """Whether a range is one of types."""
    return range_element_or_self(type).MNEMONIC == "type"


def check_get_element_type_2(type: Type) -> bool:
    """Whether a range is one of values."""
    return range_element_or_self(type).MNEMONIC == "value"


# --- operations and results ---------------------------------------------------------------------------------------------


def parse_operation_op_attributes(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """`{"name" = %value, …}`, if a brace stands here: the values and the names."""
    values: list[UnresolvedOperand] = []
    names: list[Attribute] = []

    def entry() -> None:
        place = parser.index
        name = parser.parse_attribute()
        if not isinstance(name, StringAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        names.append(name)
        parser.parse_token("=")
        values.append(parser.parse_operand())

    if parser.parse_optional_token("{"):
        parser.parse_comma_separated_list(entry)
        parser.parse_token("}")
    return values, ArrayAttr.get(tuple(names))


def print_operation_op_attributes(
    printer: AsmPrinter, op: Operation, values: Sequence[Value], names: ArrayAttr
) -> None:
    """As `parse_operation_op_attributes` reads it."""
    if names.elements:
        texts = [
            f"{printer.attribute_text(name)} = {printer.operand_text(value)}"
            for name, value in zip(names.elements, values, strict=False)
        ]
        printer.emit(f" {{{', '.join(texts)}}}")


def parse_results_value_type(parser: Parser, number: IntegerAttr | None) -> Type:
    """`-> type` for one group of results; all results are a range of values."""
    if number is None:
        return type_of_text("!pdl.range<value>")
    parser.parse_token("->")
    return parser.parse_type()


def print_results_value_type(
    printer: AsmPrinter, op: Operation, number: IntegerAttr | None, type: Type
) -> None:
    """As `parse_results_value_type` reads it."""
    if number is not None:
        printer.emit(f" -> {printer.type_text(type)}")
