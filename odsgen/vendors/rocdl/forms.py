"""Custom forms of the dialect `rocdl`: accesses to buffers, `rocdl.raw.buffer.*`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Operation, Parser, Type, VectorType, i32
from odsgen_dialects import rocdl

if TYPE_CHECKING:
    from odsgen.runtime import OperationState

_RESOURCE = VectorType.get((4,), i32)
#: Resource, two offsets, and flags.
_PLACE: tuple[Type, ...] = (_RESOURCE, i32, i32, i32)


@form(rocdl.RawBufferLoadOp)
class RawBufferLoadForm:
    def parse(self, parser: Parser, state: OperationState[rocdl.RawBufferLoadOp]) -> None:
        """`%rsrc, %offset, %soffset, %aux : f32`"""
        name = parser.index - 1
        operands = parser.parse_operand_list(required=4)
        state.result_types.append(parser.parse_colon_type())
        state.operands.extend(parser.resolve_operands(operands, _PLACE, name))

    def print(self, op: rocdl.RawBufferLoadOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)} : {printer.type_text(op.res.type)}")


@form(
    rocdl.RawBufferStoreOp,
    rocdl.RawBufferAtomicFAddOp,
    rocdl.RawBufferAtomicFMaxOp,
    rocdl.RawBufferAtomicSMaxOp,
    rocdl.RawBufferAtomicUMinOp,
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
