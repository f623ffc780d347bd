"""Operations as instructions: by the table of the dialect, or each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    FlatSymbolRefAttr,
    IntegerAttr,
    Location,
    Operation,
    SymbolRefAttr,
    TypeAttr,
    TypedAttr,
    Value,
    i32,
    lookup_nearest_symbol_from,
    none,
)
from odsgen.translation.spirv.instructions import BY_CONSTANT, INSTRUCTION_OF, OPERANDS
from odsgen.translation.spirv.serialization.constants import constant_id, scalar_id
from odsgen.translation.spirv.serialization.decorations import decorate_by_name
from odsgen.translation.spirv.serialization.module import Writer, attributes_of, refusal
from odsgen.translation.spirv.serialization.types import type_id
from odsgen.translation.spirv.words import string_words
from odsgen_dialects import spirv

_Op = spirv.Opcode
OpT = TypeVar("OpT", bound=Operation)
_Write = Callable[[Writer, Any], None]

#: How operations are written that are no instruction, or not as the table says.
WRITERS: dict[type[Operation], _Write] = {}


def writes(*op_classes: type[OpT]) -> Callable[[Callable[[Writer, OpT], None]], _Write]:
    """Decorates the function that writes the operations of these classes."""

    def register(function: Callable[[Writer, OpT], None]) -> _Write:
        WRITERS.update(dict.fromkeys(op_classes, function))
        return function

    return register


def write_operation(writer: Writer, op: Operation) -> None:
    """Write an operation with all that is inside it."""
    write = WRITERS.get(op.__class__)
    if write is not None:
        write(writer, op)
        return
    if op.__class__ not in INSTRUCTION_OF:
        raise op.error("unhandled operation serialization")
    _write_instruction(writer, op)


# --- by the table ---------------------------------------------------------------------------------------------------------


def _write_instruction(writer: Writer, op: Operation) -> None:
    extended_set, number, _, arguments = INSTRUCTION_OF[op.__class__]
    words: list[int] = []
    result = 0
    if op.results:
        words.append(type_id(writer, op.results[0].type, op.location))
        result = writer.new_id()
        writer.value_ids[op.results[0]] = result
        words.append(result)
    operands = list(op.operands)
    behind = sum(kind in OPERANDS for _, kind in arguments)
    for name, kind in arguments:
        if kind in OPERANDS:
            behind -= 1
            count = 1 if kind == "operand" else len(operands) - behind
            for value in operands[:count]:
                words.append(_operand_id(writer, op, value, len(op.operands) - len(operands)))
            del operands[:count]
        elif (attribute := op.property_attribute(name)) is not None:
            words += _attribute_words(writer, kind, attribute, op.location)
    writer.line(writer.function_body, op.location)
    if extended_set:
        if len(words) < 2:
            raise op.error("extended instructions must have a result encoding")
        words[2:2] = writer.extended_set_id(extended_set), number
        number = _Op.OpExtInst
    writer.put(number, words)
    elided = {name for name, _ in arguments}
    for name, attribute in attributes_of(op).items():
        if name not in elided:
            decorate_by_name(writer, result, name, attribute, op.location)


def _operand_id(writer: Writer, op: Operation, value: Value, number: int) -> int:
    id = writer.value_id(value)
    if not id:
        raise refusal(op.location, f"operand #{number} has a use before def")
    return id


def _attribute_words(
    writer: Writer, kind: str, attribute: Attribute, location: Location
) -> Sequence[int]:
    """The words of an argument that is an attribute."""
    if isinstance(attribute, TypeAttr):
        return (type_id(writer, attribute.value, location),)
    if isinstance(attribute, ArrayAttr):
        return [_word(each) for each in attribute.elements]
    if isinstance(attribute, IntegerAttr):
        return (_word(attribute),)
    value: Any = attribute
    number = int(value.value)
    if kind in BY_CONSTANT:
        return (scalar_id(writer, IntegerAttr.get(number, i32), location),)
    return (number,)


def _word(attribute: Attribute) -> int:
    assert isinstance(attribute, IntegerAttr)
    return attribute.value & 0xFFFFFFFF


@writes(spirv.CopyMemoryOp)
def _copy_memory(writer: Writer, op: spirv.CopyMemoryOp) -> None:
    words = [_operand_id(writer, op, value, number) for number, value in enumerate(op.operands)]
    for name in ("memory_access", "alignment", "source_memory_access", "source_alignment"):
        attribute = op.property_attribute(name)
        if attribute is not None:
            words += _attribute_words(writer, "", attribute, op.location)
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpCopyMemory, words)
    _decorate_rest(
        writer, op, 0, ("memory_access", "alignment", "source_memory_access", "source_alignment")
    )


@writes(spirv.GenericCastToPtrExplicitOp)
def _cast(writer: Writer, op: spirv.GenericCastToPtrExplicitOp) -> None:
    type = op.results[0].type
    assert isinstance(type, spirv.PointerType)
    words = [type_id(writer, type, op.location), writer.new_id()]
    writer.value_ids[op.results[0]] = words[1]
    words += [writer.value_id(value) for value in op.operands]
    writer.put(_Op.OpGenericCastToPtrExplicit, [*words, type.storage_class])


def _decorate_rest(writer: Writer, op: Operation, id: int, elided: Sequence[str]) -> None:
    for name, attribute in attributes_of(op).items():
        if name not in elided:
            decorate_by_name(writer, id, name, attribute, op.location)


# --- constants ------------------------------------------------------------------------------------------------------------


@writes(spirv.ConstantOp)
def _constant(writer: Writer, op: spirv.ConstantOp) -> None:
    [result] = op.results
    writer.value_ids[result] = constant_id(writer, result.type, op.value, op.location)


@writes(spirv.UndefOp)
def _undefined(writer: Writer, op: spirv.UndefOp) -> None:
    [result] = op.results
    id = writer.undefined_ids.get(result.type)
    if id is None:
        id = writer.undefined_ids[result.type] = writer.new_id()
        writer.put_global(_Op.OpUndef, (type_id(writer, result.type, op.location), id))
    writer.value_ids[result] = id


@writes(spirv.EXTConstantCompositeReplicateOp)
def _replicated(writer: Writer, op: spirv.EXTConstantCompositeReplicateOp) -> None:
    [result] = op.results
    type = type_id(writer, result.type, op.location)
    value = op.value
    if not isinstance(value, TypedAttr):
        raise refusal(op.location, f"cannot serialize attribute: {value}")
    part = constant_id(writer, value.type, value, op.location)
    id = writer.value_ids[result] = writer.new_id()
    writer.put_global(_Op.OpConstantCompositeReplicateEXT, (type, id, part))


@writes(spirv.SpecConstantOp)
def _spec_constant(writer: Writer, op: spirv.SpecConstantOp) -> None:
    id = scalar_id(writer, op.default_value, op.location, is_spec=True)
    number = op.attribute("spec_id")
    if isinstance(number, IntegerAttr):
        writer.decorate(id, spirv.Decoration.SpecId, (_word(number),))
    writer.spec_constant_ids[op.sym_name] = id
    writer.name(id, op.sym_name)


@writes(spirv.SpecConstantCompositeOp)
def _spec_constant_composite(writer: Writer, op: spirv.SpecConstantCompositeOp) -> None:
    words = [type_id(writer, op.type, op.location), writer.new_id()]
    for constituent in op.constituents_attr.elements:
        if not isinstance(constituent, FlatSymbolRefAttr):
            raise op.error(
                f"expected flat symbol reference for constituent instead of {constituent}"
            )
        words.append(_spec_constant_id(writer, op, constituent.root))
    writer.put_global(_Op.OpSpecConstantComposite, words)
    writer.spec_constant_ids[op.sym_name] = words[1]
    writer.name(words[1], op.sym_name)


def _spec_constant_id(writer: Writer, op: Operation, name: str) -> int:
    id = writer.spec_constant_ids.get(name)
    if id is None:
        raise op.error(f"unknown result <id> for specialization constant {name}")
    return id


@writes(spirv.EXTSpecConstantCompositeReplicateOp)
def _spec_constant_replicated(
    writer: Writer, op: spirv.EXTSpecConstantCompositeReplicateOp
) -> None:
    words = [type_id(writer, op.type, op.location), writer.new_id()]
    part = op.constituent
    if not isinstance(part, FlatSymbolRefAttr):
        raise op.error(f"expected flat symbol reference for constituent instead of {part}")
    id = writer.spec_constant_ids.get(part.root)
    if id is None:
        raise op.error(f"unknown result <id> for replicated spec constant {part.root}")
    writer.put_global(_Op.OpSpecConstantCompositeReplicateEXT, [*words, id])
    writer.spec_constant_ids[op.sym_name] = words[1]
    writer.name(words[1], op.sym_name)


@writes(spirv.SpecConstantOperationOp)
def _spec_constant_operation(writer: Writer, op: spirv.SpecConstantOperationOp) -> None:
    [result] = op.results
    words = [type_id(writer, result.type, op.location), writer.new_id()]
    inner = op.body.entry_block.first
    assert inner is not None  # the verifier sees to it
    opcode = _Op.from_keyword(f"Op{inner.name.partition('.')[2]}")
    if opcode is None:
        raise op.error(f"Couldn't find op code for op {inner.name}")
    words.append(opcode)
    words += [_operand_id(writer, op, value, at) for at, value in enumerate(inner.operands)]
    writer.put_global(_Op.OpSpecConstantOp, words)
    writer.value_ids[result] = words[1]


@writes(spirv.ReferenceOfOp)
def _reference_of(writer: Writer, op: spirv.ReferenceOfOp) -> None:
    name = op.property_attribute("spec_const")
    assert isinstance(name, SymbolRefAttr)
    writer.value_ids[op.results[0]] = _spec_constant_id(writer, op, name.root)


# --- variables, entry points ----------------------------------------------------------------------------------------------


@writes(spirv.GlobalVariableOp)
def _global_variable(writer: Writer, op: spirv.GlobalVariableOp) -> None:
    type = op.type
    assert isinstance(type, spirv.PointerType)
    words = [type_id(writer, type, op.location), writer.new_id(), type.storage_class]
    id = words[1]
    writer.name(id, op.sym_name)
    writer.variable_ids[op.sym_name] = id
    if op.initializer is not None:
        symbol = FlatSymbolRefAttr.get(op.initializer)
        parent = op.parent_op
        assert parent is not None
        value = lookup_nearest_symbol_from(parent, symbol)
        is_variable = isinstance(value, spirv.GlobalVariableOp)
        ids = writer.variable_ids if is_variable else writer.spec_constant_ids
        if op.initializer not in ids:
            raise refusal(op.location, "invalid usage of undefined variable as initializer")
        words.append(ids[op.initializer])
    writer.line(writer.sections.globals, op.location)
    writer.put_global(_Op.OpVariable, words)
    _decorate_rest(writer, op, id, ("initializer", "sym_name", "type"))


@writes(spirv.VariableOp)
def _variable(writer: Writer, op: spirv.VariableOp) -> None:
    [result] = op.results
    words = [type_id(writer, result.type, op.location), writer.new_id(), int(op.storage_class)]
    writer.value_ids[result] = words[1]
    for value in op.operands:
        id = writer.value_id(value)
        if not id:
            raise refusal(op.location, "operand 0 has a use before def")
        words.append(id)
    writer.line(writer.function_header, op.location)
    function, writer.function_body = writer.function_body, writer.function_header
    writer.put(_Op.OpVariable, words)
    writer.function_body = function
    _decorate_rest(writer, op, words[1], ("storage_class",))


@writes(spirv.AddressOfOp)
def _address_of(writer: Writer, op: spirv.AddressOfOp) -> None:
    id = writer.variable_ids.get(op.variable)
    if id is None:
        raise op.error(f"unknown result <id> for variable {op.variable}")
    writer.value_ids[op.results[0]] = id


@writes(spirv.EntryPointOp)
def _entry_point(writer: Writer, op: spirv.EntryPointOp) -> None:
    function = writer.function_ids.get(op.fn)
    if function is None:
        raise op.error(
            f"missing <id> for function {op.fn}; function needs to be defined before "
            "spirv.EntryPoint is serialized"
        )
    words = [int(op.execution_model), function, *string_words(op.fn)]
    words += interface_ids(writer, op, op.interface_attr)
    section, writer.function_body = writer.function_body, writer.sections.entry_points
    writer.put(_Op.OpEntryPoint, words)
    writer.function_body = section


def interface_ids(writer: Writer, op: Operation, variables: ArrayAttr | None) -> list[int]:
    """The ids of the variables of an entry point."""
    ids = []
    for symbol in variables.elements if variables is not None else ():
        assert isinstance(symbol, SymbolRefAttr)
        if symbol.root not in writer.variable_ids:
            raise op.error(
                f"referencing undefined global variable.{op.name} is at the end of spirv.module. "
                "All referenced variables should already be defined"
            )
        ids.append(writer.variable_ids[symbol.root])
    return ids


@writes(spirv.ExecutionModeOp)
def _execution_mode(writer: Writer, op: spirv.ExecutionModeOp) -> None:
    function = writer.function_ids.get(op.fn)
    if function is None:
        raise op.error(
            f"missing <id> for function {op.fn}; function needs to be serialized before "
            "ExecutionModeOp is serialized"
        )
    values = op.property_attribute("values")
    numbers = map(_word, values.elements) if isinstance(values, ArrayAttr) else ()
    section, writer.function_body = writer.function_body, writer.sections.execution_modes
    writer.put(_Op.OpExecutionMode, (function, int(op.execution_mode), *numbers))
    writer.function_body = section


@writes(spirv.FunctionCallOp)
def _call(writer: Writer, op: spirv.FunctionCallOp) -> None:
    type = type_id(writer, op.results[0].type if op.results else none, op.location)
    function, id = writer.function_id(op.callee), writer.new_id()
    words = [type, id, function]
    words += [_operand_id(writer, op, value, at) for at, value in enumerate(op.operands)]
    if op.results:
        writer.value_ids[op.results[0]] = id
    writer.put(_Op.OpFunctionCall, words)
