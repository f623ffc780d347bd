"""Custom forms of the dialect `rocdl`: accesses to buffers, `rocdl.raw.buffer.*`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import form
from odsgen.runtime.builtin.types import VectorType, i32
from odsgen_dialects.rocdl import (
    RawBufferAtomicFAddOp,
    RawBufferAtomicFMaxOp,
    RawBufferAtomicSMaxOp,
    RawBufferAtomicUMinOp,
    RawBufferLoadOp,
    RawBufferStoreOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

_RESOURCE = VectorType.get((4,), i32)
#: Resource, two offsets, and flags.
_PLACE: tuple[Type, ...] = (_RESOURCE, i32, i32, i32)


@form(RawBufferLoadOp)
class RawBufferLoadForm:
    def parse(self, parser: Parser, state: OperationState[RawBufferLoadOp]) -> None:
        """`%rsrc, %offset, %soffset, %aux : f32`"""
        name = parser.index - 1
        operands = parser.parse_operand_list(required=4)
        state.result_types.append(parser.parse_colon_type())
        state.operands.extend(parser.resolve_operands(operands, _PLACE, name))

    def print(self, op: RawBufferLoadOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)} : {printer.type_text(op.res.type)}")


@form(
    RawBufferStoreOp,
    RawBufferAtomicFAddOp,
    RawBufferAtomicFMaxOp,
    RawBufferAtomicSMaxOp,
    RawBufferAtomicUMinOp,
)
class WithDataForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%vdata, %rsrc, %offset, %soffset, %aux : f32`"""
        name = parser.index - 1
        operands = parser.parse_operand_list(required=5)
        type = parser.parse_colon_type()
        state.operands.extend(parser.resolve_operands(operands, (type, *_PLACE), name))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        type = printer.type_text(op.operands[0].type)
        printer.emit(f" {printer.operands_text(op.operands)} : {type}")
