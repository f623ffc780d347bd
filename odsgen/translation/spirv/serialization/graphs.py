"""Graphs of tensors as instructions (SPV_ARM_graph)."""

from __future__ import annotations

from odsgen.runtime import GraphType, IntegerAttr, i32
from odsgen.translation.spirv.serialization.constants import scalar_id
from odsgen.translation.spirv.serialization.module import Writer
from odsgen.translation.spirv.serialization.operations import (
    interface_ids,
    write_operation,
    writes,
)
from odsgen.translation.spirv.serialization.types import type_id
from odsgen.translation.spirv.words import instruction, string_words
from odsgen_dialects import spirv

_Op = spirv.Opcode


@writes(spirv.GraphARMOp)
def _graph(writer: Writer, op: spirv.GraphARMOp) -> None:
    type = op.function_type
    if not isinstance(type, GraphType) or not type.results:
        raise op.error("cannot serialize graph with no return types")
    id = writer.graph_id(op.sym_name)
    words = instruction(_Op.OpGraphARM, (type_id(writer, type, op.location), id))
    for number, argument in enumerate(op.body.arguments):
        input_type = type_id(writer, argument.type, op.location)
        id = writer.value_ids[argument] = writer.new_id()
        index = scalar_id(writer, IntegerAttr.get(number, i32), op.location)
        words += instruction(_Op.OpGraphInputARM, (input_type, id, index))
    for inner in op.body.entry_block:
        write_operation(writer, inner)
    writer.sections.graphs += [*words, *writer.function_body]
    writer.function_body = []
    writer.sections.graphs += instruction(_Op.OpGraphEndARM, ())


@writes(spirv.GraphOutputsARMOp)
def _outputs(writer: Writer, op: spirv.GraphOutputsARMOp) -> None:
    for number, value in enumerate(op.operands):
        index = scalar_id(writer, IntegerAttr.get(number, i32), op.location)
        writer.put(_Op.OpGraphSetOutputARM, (writer.value_id(value), index))


@writes(spirv.GraphConstantARMOp)
def _constant(writer: Writer, op: spirv.GraphConstantARMOp) -> None:
    [result] = op.results
    type = type_id(writer, result.type, op.location)
    id = writer.value_ids[result] = writer.new_id()
    writer.put_global(_Op.OpGraphConstantARM, (type, id, op.graph_constant_id & 0xFFFFFFFF))


@writes(spirv.GraphEntryPointARMOp)
def _entry_point(writer: Writer, op: spirv.GraphEntryPointARMOp) -> None:
    words = [writer.graph_id(op.fn), *string_words(op.fn)]
    words += interface_ids(writer, op, op.interface_attr)
    writer.sections.graphs += instruction(_Op.OpGraphEntryPointARM, words)
