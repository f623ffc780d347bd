"""Custom assembly of the dialect `spirv`: control flow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.cf.forms import SwitchOpCases
from odsgen.hooks import form
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    IntegerAttr,
)
from odsgen.runtime.builtin.types import (
    i1,
    i32,
)
from odsgen.runtime.glue.enums import BitEnum
from odsgen.runtime.glue.formats import parse_attribute_of
from odsgen.vendors.spirv.forms.enums import parse_case
from odsgen_dialects.spirv import (
    BranchConditionalOp,
    LoopControl,
    LoopControlAttr,
    LoopOp,
    SelectionControl,
    SelectionControlAttr,
    SelectionOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

form("SwitchOpCases")(SwitchOpCases)


# --- structured control flow --------------------------------------------------------------------------------------------


def _parse_control(parser: Parser, definition: type[Any], enum: type[BitEnum]) -> Any:
    """`control(Unroll)`, or nothing"""
    if not parser.parse_optional_keyword("control"):
        return definition.get(enum(0))
    parser.parse_token("(")
    control = parse_case(parser, definition, enum)
    parser.parse_token(")")
    return control


def _parse_construct(parser: Parser, state: OperationState[Any]) -> None:
    """`-> types { … }`"""
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    state.regions.append(parser.parse_region())


def _print_construct(op: LoopOp | SelectionOp, printer: AsmPrinter, control: BitEnum) -> None:
    printer.emit(" ")
    if control:
        printer.emit(f"control({control.keyword}) ")
    if op.results:
        printer.emit(f"-> {printer.types_text(op.result_types)} ")
    printer.print_region(op.body, print_entry_block_arguments=False)


@form(SelectionOp)
class SelectionForm:
    def parse(self, parser: Parser, state: OperationState[SelectionOp]) -> None:
        """`control(Flatten) -> type { … }`"""
        state.properties["selection_control"] = _parse_control(
            parser, SelectionControlAttr, SelectionControl
        )
        _parse_construct(parser, state)

    def print(self, op: SelectionOp, printer: AsmPrinter) -> None:
        _print_construct(op, printer, op.selection_control)


@form(LoopOp)
class LoopForm:
    def parse(self, parser: Parser, state: OperationState[LoopOp]) -> None:
        """`control(Unroll) -> type { … }`"""
        state.properties["loop_control"] = _parse_control(parser, LoopControlAttr, LoopControl)
        _parse_construct(parser, state)

    def print(self, op: LoopOp, printer: AsmPrinter) -> None:
        _print_construct(op, printer, op.loop_control)


# --- branches -----------------------------------------------------------------------------------------------------------


@form(BranchConditionalOp)
class BranchConditionalForm:
    def parse(self, parser: Parser, state: OperationState[BranchConditionalOp]) -> None:
        """`%condition [2, 3], ^a(%x : i32), ^b`"""
        state.operands.append(parser.resolve_operand(parser.parse_operand(), i1))
        if parser.parse_optional_token("["):
            weights = [parse_attribute_of(parser, IntegerAttr, i32)]
            parser.parse_token(",")
            weights.append(parse_attribute_of(parser, IntegerAttr, i32))
            parser.parse_token("]")
            state.properties["branch_weights"] = ArrayAttr.get(tuple(weights))
        counts = [1]
        for _ in range(2):
            parser.parse_token(",")
            block, operands, types = parser.parse_successor_and_operands()
            state.successors.append(block)
            state.operands.extend(parser.resolve_operands(operands, types))
            counts.append(len(operands))
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, tuple(counts))

    def print(self, op: BranchConditionalOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operand_text(op.condition)}")
        weights = op.branch_weights
        if weights is not None:
            printer.emit(f" [{', '.join(map(str, weights))}]")
        for block, operands in (
            (op.true_target, op.true_target_operands),
            (op.false_target, op.false_target_operands),
        ):
            printer.emit(", ")
            printer.print_successor_and_operands(block, operands)
