"""Custom assembly of the dialect `omp`: canonical loops, transformations, device allocation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import type_class
from odsgen.hooks import form
from odsgen.runtime import Delimiter, DenseArrayAttr, TypeAttr, i32, i64, index
from odsgen_dialects.omp import CanonicalLoopOp, TargetAllocMemOp, UnrollHeuristicOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, UnresolvedOperand, Value
    from odsgen_dialects.omp import TileOp


# --- loops --------------------------------------------------------------------------------------------------------------


@form(CanonicalLoopOp)
class CanonicalLoopForm:
    def parse(self, parser: Parser, state: OperationState[CanonicalLoopOp]) -> None:
        """`(%cli) %iv : i32 in range(%count) { … } {attributes}`, the handle optional"""
        handles: list[Value] = []
        if parser.parse_optional_token("("):
            handle = parser.parse_operand()
            handles.append(parser.resolve_operand(handle, type_class(parser, "omp", "cli").get()))
            parser.parse_token(")")
        variable = parser.parse_argument(allow_type=True, allow_attributes=False)
        parser.parse_keyword("in")
        parser.parse_keyword("range")
        parser.parse_token("(")
        count = parser.parse_operand()
        parser.parse_token(")")
        state.operands.append(parser.resolve_operand(count, variable.type))
        state.regions.append(parser.parse_region([variable]))
        state.operands.extend(handles)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: CanonicalLoopOp, printer: AsmPrinter) -> None:
        if not op.region.arguments:
            printer.print_generic_instead(op)
            return
        if op.cli is not None:
            printer.emit(f"({printer.operand_text(op.cli)})")
        variable = op.region.arguments[0]
        printer.emit(
            f" {printer.operand_text(variable)} : {printer.type_text(variable.type)} in range("
            f"{printer.operand_text(op.trip_count)}) "
        )
        printer.print_region(op.region, print_entry_block_arguments=False)
        printer.print_optional_attr_dict(op.attributes)


@form(UnrollHeuristicOp)
class UnrollHeuristicForm:
    def parse(self, parser: Parser, state: OperationState[UnrollHeuristicOp]) -> None:
        """`(%cli) {attributes}`"""
        parser.parse_token("(")
        handle = parser.parse_operand()
        parser.parse_token(")")
        state.operands.append(
            parser.resolve_operand(handle, type_class(parser, "omp", "cli").get())
        )
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: UnrollHeuristicOp, printer: AsmPrinter) -> None:
        printer.emit(f"({printer.operand_text(op.applyee)})")
        printer.print_optional_attr_dict(op.attributes)


@form("LoopTransformClis")
class LoopTransformClis:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand]]:
        """`(%generated, …) <- (%transformed, …)`, or without the generated ones from `<-` on"""
        made: list[UnresolvedOperand] = []
        if not parser.parse_optional_token("<"):
            made = parser.parse_operand_list(Delimiter.PAREN)
            parser.parse_token("<")
        parser.parse_token("-")
        return made, parser.parse_operand_list(Delimiter.PAREN)

    def print(
        self,
        op: TileOp,
        printer: AsmPrinter,
        generatees: Sequence[Value],
        applyees: Sequence[Value],
    ) -> None:
        if generatees:
            printer.emit(f"({printer.operands_text(generatees)})")
        if applyees:
            printer.emit(f" <- ({printer.operands_text(applyees)})")


# --- memory of other devices --------------------------------------------------------------------------------------------

_IN_TYPE = "in_type"
_SEGMENTS = "operandSegmentSizes"


@form(TargetAllocMemOp)
class TargetAllocMemForm:
    def parse(self, parser: Parser, state: OperationState[TargetAllocMemOp]) -> None:
        """`%device : i32, type(%parameters : types), %size, %size {attributes}`"""
        device = parser.parse_operand()
        state.operands.append(parser.resolve_operand(device, parser.parse_colon_type()))
        parser.parse_token(",")
        state.properties[_IN_TYPE] = TypeAttr.get(parser.parse_type())
        parameters = sizes = 0
        if parser.parse_optional_token("("):
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_token(")")
            state.operands.extend(parser.resolve_operands(operands, types))
            parameters = len(operands)
        if parser.parse_optional_token(","):
            operands = parser.parse_operand_list()
            state.operands.extend(parser.resolve_operands(operands, [index] * len(operands)))
            sizes = len(operands)
        state.properties[_SEGMENTS] = DenseArrayAttr.get(i32, (1, parameters, sizes))
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(i64)

    def print(self, op: TargetAllocMemOp, printer: AsmPrinter) -> None:
        device = op.device
        printer.emit(
            f" {printer.operand_text(device)} : {printer.type_text(device.type)}, "
            f"{printer.type_text(op.in_type)}"
        )
        if op.typeparams:
            types = printer.types_text([value.type for value in op.typeparams])
            printer.emit(f"({printer.operands_text(op.typeparams)} : {types})")
        for size in op.shape:
            printer.emit(f", {printer.operand_text(size)}")
        printer.print_optional_attr_dict(
            {**op.properties_as_attributes(), **op.attributes}, (_IN_TYPE, _SEGMENTS)
        )
