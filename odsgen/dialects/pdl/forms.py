"""Custom forms of the dialect `pdl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.generated.formats import parse_attribute_of, type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.pdl import ResultsOp


_ELEMENTS = ("attribute", "operation", "type", "value")


# --- ranges -------------------------------------------------------------------------------------------------------------


def parse_range_element(parser: Parser, name: int | None = None) -> Type:
    """`value`, or any type of the dialect, without its name; `name` is the place of `range`, two tokens before."""
    place = parser.index
    name = place - 2 if name is None else name
    keyword = parser.parse_keyword()
    if keyword == "range":
        parser.parse_token("<")
        inner = parse_range_element(parser, name)
        parser.parse_token(">")
        raise parser.error_at(
            parser.offset_of(place),
            f"element of pdl.range cannot be another range, but got'!pdl.range<{inner.MNEMONIC}>'",
        )
    if keyword not in _ELEMENTS:
        raise parser.error_at(parser.name_offset(name), f"invalid 'pdl' type: `{keyword}'")
    return type_of_text(f"!pdl.{keyword}")


def print_range_element(owner: object, printer: AsmPrinter, type: Type) -> None:
    """As `parse_range_element` reads it."""
    if (
        type.DIALECT_NAME == "pdl"
    ):  # of another type, in a program that is not valid, nothing is seen
        printer.emit(printer.type_text(type).removeprefix("!pdl."))


def range_of(type: Type) -> Type:
    """The range of such elements, or of the elements of such a range."""
    from odsgen_dialects.pdl import RangeType

    return RangeType.get(range_element_or_self(type))


def parse_range_type(parser: Parser, argument_types: Sequence[Type]) -> Type:
    """Nothing where the arguments tell the type of the range, else `: type`."""
    return range_of(argument_types[0]) if argument_types else parser.parse_colon_type()


def print_range_type(
    op: Operation, printer: AsmPrinter, argument_types: Sequence[Type], type: Type
) -> None:
    """As `parse_range_type` reads it."""
    if not argument_types:
        printer.emit(f": {printer.type_text(type)}")


# --- operations and results ---------------------------------------------------------------------------------------------


def parse_operation_op_attributes(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], ArrayAttr]:
    """`{"name" = %value, …}`, if a brace stands here: the values and the names."""
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


def print_operation_op_attributes(
    op: Operation, printer: AsmPrinter, values: Sequence[Value], names: ArrayAttr
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
    op: ResultsOp, printer: AsmPrinter, number: IntegerAttr | None, type: Type
) -> None:
    """As `parse_results_value_type` reads it."""
    if number is not None:
        printer.emit(f" -> {printer.type_text(type)}")
