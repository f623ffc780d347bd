"""Custom forms of the dialect `bufferization`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import print_attributes
from odsgen.hooks import form
from odsgen.runtime import DenseArrayAttr, RankedTensorType, UnrankedTensorType, i32, index
from odsgen_dialects.bufferization import AllocTensorOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, UnresolvedOperand


SEGMENT_SIZES = "operandSegmentSizes"


@form(AllocTensorOp)
class AllocTensorForm:
    def parse(self, parser: Parser, state: OperationState[AllocTensorOp]) -> None:
        """`(%sizes) copy(%tensor) size_hint=%size {attributes} : type`"""
        parser.parse_token("(")
        sizes = [] if parser.tokens[parser.index] == ")" else parser.parse_operand_list()
        parser.parse_token(")")
        copied: UnresolvedOperand | None = None
        if parser.parse_optional_keyword("copy"):
            parser.parse_token("(")
            copied = parser.parse_operand()
            parser.parse_token(")")
        size_hint: UnresolvedOperand | None = None
        if parser.parse_optional_keyword("size_hint"):
            parser.parse_token("=")
            size_hint = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        type_place = parser.index
        type = parser.parse_type()
        if not isinstance(type, (RankedTensorType, UnrankedTensorType)):
            raise parser.custom_error("invalid kind of type specified", type_place)
        state.result_types.append(type)
        state.operands += parser.resolve_operands_of_type(sizes, index)
        if copied is not None:
            state.operands.append(parser.resolve_operand(copied, type))
        if size_hint is not None:
            state.operands.append(parser.resolve_operand(size_hint, index))
        counts = (len(sizes), int(copied is not None), int(size_hint is not None))
        state.properties[SEGMENT_SIZES] = DenseArrayAttr.get(i32, counts)

    def print(self, op: AllocTensorOp, printer: AsmPrinter) -> None:
        printer.emit(f"({printer.operands_text(op.dynamic_sizes)})")
        if op.copy is not None:
            printer.emit(f" copy({printer.operand_text(op.copy)})")
        if op.size_hint is not None:
            printer.emit(f" size_hint={printer.operand_text(op.size_hint)}")
        print_attributes(op, printer, (SEGMENT_SIZES,))
        printer.emit(f" : {printer.type_text(op.result.type)}")
