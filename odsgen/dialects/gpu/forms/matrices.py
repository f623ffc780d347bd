"""Custom forms of the dialect `gpu`: matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.printer.types import dimensions_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.gpu import AllReduceOp, SubgroupReduceOp


def parse_matrix_shape(parser: Parser) -> tuple[list[int], Type]:
    """`16x16xf16`"""
    shape = parser.parse_dimension_list(allow_dynamic=False)
    return list(shape), parser.parse_type()


def print_matrix_shape(
    owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type
) -> None:
    """As `parse_matrix_shape` reads it."""
    printer.emit(f"{dimensions_text(shape)}{printer.type_text(element)}")


def parse_matrix_operand(parser: Parser) -> str:
    """`"AOp"`, a string."""
    return parser.parse_optional_string() or ""


def print_matrix_operand(owner: object, printer: AsmPrinter, operand: str) -> None:
    """As `parse_matrix_operand` reads it."""
    printer.emit(f'"{operand}"')


def parse_all_reduce_operation(parser: Parser) -> Attribute | None:
    """`add`, if a keyword stands here."""
    place = parser.index
    keyword = parser.parse_optional_any_keyword()
    if keyword is None:
        return None
    example: Any = attribute_of_text("#gpu<all_reduce_op add>")
    case = type(example.parameters()[0]).from_keyword(keyword)
    if case is None:
        raise parser.custom_error("invalid op kind", place + 1)
    found: Attribute = type(example).get(case)
    return found


def print_all_reduce_operation(
    op: AllReduceOp | SubgroupReduceOp, printer: AsmPrinter, operation: Attribute | None
) -> None:
    """As `parse_all_reduce_operation` reads it."""
    if operation is not None:
        printer.emit(f" {keyword_of(operation)}")
