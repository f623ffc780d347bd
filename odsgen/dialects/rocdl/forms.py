"""Custom forms of the dialect `rocdl`: accesses to buffers, `rocdl.raw.buffer.*`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import VectorType, i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.rocdl import RawBufferLoadOp

_RESOURCE = VectorType.get((4,), i32)
#: Where in memory: the resource, two offsets, and flags.
_PLACE: tuple[Type, ...] = (_RESOURCE, i32, i32, i32)


def parse_raw_buffer_load(parser: Parser, state: OperationState[RawBufferLoadOp]) -> None:
    """`%rsrc, %offset, %soffset, %aux : f32`"""
    name = parser.index - 1
    operands = parser.parse_operand_list(required=4)
    state.result_types.append(parser.parse_colon_type())
    state.operands.extend(parser.resolve_operands(operands, _PLACE, name))


def print_raw_buffer_load(op: RawBufferLoadOp, printer: AsmPrinter) -> None:
    """As `parse_raw_buffer_load` reads it."""
    printer.emit(f" {printer.operands_text(op.operands)} : {printer.type_text(op.res.type)}")


def _parse_with_data(parser: Parser, state: OperationState[Any]) -> None:
    """`%vdata, %rsrc, %offset, %soffset, %aux : f32`"""
    name = parser.index - 1
    operands = parser.parse_operand_list(required=5)
    type = parser.parse_colon_type()
    state.operands.extend(parser.resolve_operands(operands, (type, *_PLACE), name))


def _print_with_data(op: Operation, printer: AsmPrinter) -> None:
    """As `_parse_with_data` reads it."""
    type = printer.type_text(op.operands[0].type)
    printer.emit(f" {printer.operands_text(op.operands)} : {type}")


parse_raw_buffer_store = _parse_with_data
print_raw_buffer_store = _print_with_data
parse_raw_buffer_atomic_fadd = _parse_with_data
print_raw_buffer_atomic_fadd = _print_with_data
parse_raw_buffer_atomic_fmax = _parse_with_data
print_raw_buffer_atomic_fmax = _print_with_data
parse_raw_buffer_atomic_smax = _parse_with_data
print_raw_buffer_atomic_smax = _print_with_data
parse_raw_buffer_atomic_umin = _parse_with_data
print_raw_buffer_atomic_umin = _print_with_data
