"""Custom forms of the dialect `gpu`: matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.gpu.types import verify_mma_matrix_type
from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.printer.types import dimensions_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.gpu import AllReduceOp, SubgroupReduceOp


def parse_matrix(parser: Parser) -> tuple[list[int], Type, str]:
    """`16x16xf16, "AOp"`; errors are those of the type, at its name."""
    name_offset = parser.name_offset(parser.index - 2)
    shape = list(parser.parse_dimension_list(allow_dynamic=False))
    element = parser.parse_type()
    parser.parse_token(",")
    operand = parser.parse_optional_string() or ""
    if parser.tokens[parser.index] == ">":
        try:
            verify_mma_matrix_type(shape, element, operand)
        except ValueError as error:
            raise parser.error_at(name_offset, str(error)) from None
    return shape, element, operand


def print_matrix(
    owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type, operand: str
) -> None:
    """As `parse_matrix` reads it."""
    printer.emit(f'{dimensions_text(shape)}{printer.type_text(element)}, "{operand}"')


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
