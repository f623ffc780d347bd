"""Custom assembly of the dialect `spirv`: control flow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from odsgen.dialects.cf.forms import SwitchOpCases
from odsgen.hooks import form
from odsgen.runtime import ArrayAttr, DenseArrayAttr, IntegerAttr, i1, i32, parse_attribute_of
from odsgen.runtime.glue.enums import BitEnum
from odsgen.vendors.spirv.forms.enums import parse_case
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser

form("SwitchOpCases")(SwitchOpCases)


# --- structured control flow --------------------------------------------------------------------------------------------


class _Construct:
    CONTROL: ClassVar[str]  # the property
    DEFINITION: ClassVar[type[Any]]
    ENUM: ClassVar[type[BitEnum]]

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`control(Unroll) -> types { … }`"""
        control = self.DEFINITION.get(self.ENUM(0))
        if parser.parse_optional_keyword("control"):
            parser.parse_token("(")
            control = parse_case(parser, self.DEFINITION, self.ENUM)
            parser.parse_token(")")
        state.properties[self.CONTROL] = control
        if parser.parse_optional_token("->"):
            state.result_types.extend(parser.parse_type_list())
        state.regions.append(parser.parse_region())

    def print(self, op: spirv.LoopOp | spirv.SelectionOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        control: BitEnum = getattr(op, self.CONTROL)
        if control:
            printer.emit(f"control({control.keyword}) ")
        if op.results:
            printer.emit(f"-> {printer.types_text(op.result_types)} ")
        printer.print_region(op.body, print_entry_block_arguments=False)


@form(spirv.SelectionOp)
class SelectionForm(_Construct):
    CONTROL = "selection_control"
    DEFINITION = spirv.SelectionControlAttr
    ENUM = spirv.SelectionControl


@form(spirv.LoopOp)
class LoopForm(_Construct):
    CONTROL = "loop_control"
    DEFINITION = spirv.LoopControlAttr
    ENUM = spirv.LoopControl


# --- branches -----------------------------------------------------------------------------------------------------------


@form(spirv.BranchConditionalOp)
class BranchConditionalForm:
    def parse(self, parser: Parser, state: OperationState[spirv.BranchConditionalOp]) -> None:
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

    def print(self, op: spirv.BranchConditionalOp, printer: AsmPrinter) -> None:
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
