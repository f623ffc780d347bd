"""Custom forms of the dialect `gpu`: matrices."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.gpu.types import verify_mma_matrix_type
from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Attribute, Parser, Type, dimensions_text
from odsgen_dialects.gpu import AllReduceOp, AllReduceOperationAttr, SubgroupReduceOp
from odsgen_dialects.gpu import AllReduceOperation as AllReduceOperationCase


@form("Matrix")
class Matrix:
    def parse(self, parser: Parser) -> tuple[list[int], Type, str]:
        """`16x16xf16, "AOp"`; errors of the type are reported at its keyword"""
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

    def print(
        self, owner: object, printer: AsmPrinter, shape: Sequence[int], element: Type, operand: str
    ) -> None:
        printer.emit(f'{dimensions_text(shape)}{printer.type_text(element)}, "{operand}"')


@form("AllReduceOperation")
class AllReduceOperation:
    def parse(self, parser: Parser) -> Attribute | None:
        """`add`, if there is a keyword"""
        place = parser.index
        keyword = parser.parse_optional_any_keyword()
        if keyword is None:
            return None
        case = AllReduceOperationCase.from_keyword(keyword)
        if case is None:
            raise parser.custom_error("invalid op kind", place + 1)
        return AllReduceOperationAttr.get(case)

    def print(
        self, op: AllReduceOp | SubgroupReduceOp, printer: AsmPrinter, operation: Attribute | None
    ) -> None:
        if operation is not None:
            printer.emit(f" {keyword_of(operation)}")
