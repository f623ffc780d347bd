"""Graphs of tensors from instructions (SPV_ARM_graph)."""

from __future__ import annotations

from odsgen.runtime import (
    ArrayAttr,
    Block,
    BoolAttr,
    FlatSymbolRefAttr,
    GraphType,
    IntegerAttr,
    Region,
    StringAttr,
    TypeAttr,
    Value,
    i32,
)
from odsgen.translation.spirv.deserialization.module import Reader, Words, reads, refusal
from odsgen.translation.spirv.words import string_at
from odsgen_dialects import spirv

_Op = spirv.Opcode


@reads(_Op.OpGraphConstantARM)
def _constant(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpGraphConstantARM must have at least 2 operands")
    type = reader.type(operands[0])
    if type is None:
        raise refusal(f"undefined result type from <id> {operands[0]}")
    if not isinstance(type, spirv.TensorArmType):
        raise refusal("result must be of type OpTypeTensorARM")
    number = IntegerAttr.get(operands[2] if len(operands) > 2 else 0, i32)
    reader.graph_constants[operands[1]] = number, type


@reads(_Op.OpGraphARM)
def _graph(reader: Reader, opcode: int, operands: Words) -> None:
    if reader.function is not None:
        raise refusal("found graph inside graph")
    if len(operands) < 2:
        raise refusal("OpGraphARM must have at least 2 parameters")
    type, id = reader.type(operands[0]), operands[1]
    if not isinstance(type, GraphType):
        raise refusal(f"unknown graph type from <id> {operands[0]}")
    if not type.results:
        raise refusal("expected at least one result")
    if id in reader.graphs:
        raise refusal("duplicate graph definition/declaration")
    graph = spirv.GraphARMOp.build_generic(
        (),
        {
            "sym_name": StringAttr.get(reader.names.get(id) or f"spirv_graph_{id}"),
            "function_type": TypeAttr.get(type),
            "entry_point": BoolAttr.get(False),
        },
        (),
        (),
        (Region(),),
    )
    reader.append(graph)
    reader.graphs[id] = graph
    reader.block = Block(list(type.inputs))
    graph.body.append(reader.block)
    outputs: dict[int, Value] = {}
    while True:
        inner, words = reader.next_instruction("OpGraphEndARM")
        if inner == _Op.OpGraphInputARM:
            _input(reader, type, reader.block, words)
        elif inner == _Op.OpGraphSetOutputARM:
            _output(reader, outputs, words)
        elif inner == _Op.OpGraphEndARM:
            break
        else:
            reader.process(inner, words)
    if words:
        raise refusal("unexpected operands for OpGraphEndARM")
    values = [value for _, value in sorted(outputs.items())]
    reader.append(spirv.GraphOutputsARMOp.build_generic(values, {}, ()))
    reader.block = reader.module.region.entry_block


def _input(reader: Reader, type: GraphType, block: Block, words: Words) -> None:
    if len(words) < 3:
        raise refusal("expected result type, result <id> and input index for OpGraphInputARM")
    number = _index(reader, words[2], "inputIndex")
    defined = reader.type(words[0])
    if defined is None:
        raise refusal(f"unknown operand type <id> {words[0]}")
    if number >= len(type.inputs) or defined is not type.inputs[number]:
        raise refusal(
            f"mismatch in argument type between graph type definition '{type}' and argument type "
            f"definition '{defined}' at argument {number}"
        )
    if words[1] in reader.values:
        raise refusal(f"duplicate definition of result <id> {words[1]}")
    reader.values[words[1]] = block.arguments[number]


def _output(reader: Reader, outputs: dict[int, Value], words: Words) -> None:
    if len(words) < 2:
        raise refusal("expected value id and output index for OpGraphSetOutputARM")
    number = _index(reader, words[1], "outputIndex")
    value = reader.value(words[0])
    if value is None:
        raise refusal(f"could not find result <id> {words[0]}")
    outputs[number] = value


def _index(reader: Reader, id: int, what: str) -> int:
    constant = reader.constants.get(id)
    if constant is None or not isinstance(constant[0], IntegerAttr):
        raise refusal(f"unable to read {what} value from constant op {id}")
    return constant[0].value & 0xFFFFFFFF


@reads(_Op.OpGraphEntryPointARM)
def _entry_point(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("missing graph defintion in OpGraphEntryPointARM")
    graph = reader.graphs.get(operands[0])
    if graph is None:
        raise refusal(f"missing graph definition/declaration with id {operands[0]}")
    name, place = string_at(operands, 1)
    graph.sym_name = name
    graph.entry_point = True
    interface = []
    for id in operands[place:]:
        variable = reader.symbols.get(id)
        if not isinstance(variable, spirv.GlobalVariableOp):
            raise refusal(f"undefined result <id> {id} while decoding OpGraphEntryPoint")
        interface.append(FlatSymbolRefAttr.get(variable.sym_name))
    attributes = {"fn": FlatSymbolRefAttr.get(name), "interface": ArrayAttr.get(interface)}
    block = graph.parent_block
    assert block is not None
    block.insert_before(graph, spirv.GraphEntryPointARMOp.build_generic((), attributes, ()))
