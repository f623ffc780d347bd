"""Functions and their blocks; structured control flow becomes blocks with merge instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from odsgen.runtime import (
    ArrayAttr,
    Block,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    IntegerAttr,
    Operation,
    Value,
    none,
)
from odsgen.translation.spirv.serialization.decorations import (
    decorate,
    decorate_by_name,
    named_decoration,
)
from odsgen.translation.spirv.serialization.module import Writer, attributes_of
from odsgen.translation.spirv.serialization.operations import write_operation, writes
from odsgen.translation.spirv.serialization.types import type_id
from odsgen.translation.spirv.words import instruction, low_and_high
from odsgen_dialects import spirv

_Op = spirv.Opcode


# --- functions ------------------------------------------------------------------------------------------------------------


@writes(spirv.FuncOp)
def _function(writer: Writer, op: spirv.FuncOp) -> None:
    type = op.function_type
    function_type = type_id(writer, type, op.location)
    if len(type.results) > 1:
        raise op.error("cannot serialize function with multiple return types")
    result = type_id(writer, type.results[0] if type.results else none, op.location)
    id = writer.function_id(op.sym_name)
    writer.function_header += instruction(
        _Op.OpFunction, (result, id, int(op.function_control), function_type)
    )
    writer.name(id, op.sym_name)
    blocks = op.body.blocks
    linkage = op.linkage_attributes
    is_imported = linkage is not None and linkage.linkage_type.value is spirv.LinkageType.Import
    if not blocks and not is_imported:
        raise op.error(
            "'spirv.module' cannot contain external functions without 'Import' "
            "linkage_attributes (LinkageAttributes)"
        )
    _parameters(writer, op)
    if blocks:
        entry = blocks[0]
        writer.function_header += instruction(_Op.OpLabel, (writer.block_id(entry),))
        _block(writer, entry, with_label=False)
        for block in _in_pretty_order(entry, ()):
            _block(writer, block)
        for value, place in writer.deferred:
            writer.function_body[place] = writer.value_id(value)
        writer.deferred.clear()
    for name, attribute in attributes_of(op).items():
        if named_decoration(name) is not None:
            decorate_by_name(writer, id, name, attribute, op.location)
    writer.put(_Op.OpFunctionEnd, ())
    writer.sections.functions += writer.function_header + writer.function_body
    writer.function_header, writer.function_body = [], []


def _parameters(writer: Writer, op: spirv.FuncOp) -> None:
    arguments: Sequence[Value] = op.body.arguments if op.body.blocks else ()
    attributes = op.arg_attrs_attr
    for number, type in enumerate(op.function_type.inputs):
        parameter = type_id(writer, type, op.location)
        id = writer.new_id()
        given = attributes.elements[number] if isinstance(attributes, ArrayAttr) else None
        for value in given.as_dict().values() if isinstance(given, DictionaryAttr) else ():
            if isinstance(value, spirv.DecorationAttr):
                decorate(writer, id, value.value, value, op.location)
        if arguments:
            writer.value_ids[arguments[number]] = id
        writer.function_header += instruction(_Op.OpFunctionParameter, (parameter, id))


# --- blocks ---------------------------------------------------------------------------------------------------------------


def _in_pretty_order(header: Block, skipped: Sequence[Block]) -> Iterator[Block]:
    """The blocks behind a header, each before those that it branches to, the first branch first."""
    seen = {header, *skipped}
    pending = [iter(header.successors)]
    while pending:
        block = next((each for each in pending[-1] if each not in seen), None)
        if block is None:
            pending.pop()
            continue
        seen.add(block)
        yield block
        pending.append(iter(block.successors))


def _block(
    writer: Writer,
    block: Block,
    *,
    with_label: bool = True,
    merge: Callable[[], None] | None = None,
) -> None:
    """Write a block; `merge` writes a merge instruction before its terminator, or before a construct inside it."""
    if with_label:
        writer.put(_Op.OpLabel, (writer.block_id(block),))
    _phis(writer, block)
    if merge is not None and any(isinstance(op, _STRUCTURED) for op in block):
        merge()
        merge = None
        id = writer.new_id()
        writer.put(_Op.OpBranch, (id,))
        writer.put(_Op.OpLabel, (id,))
    *operations, terminator = block.operations
    for op in operations:
        write_operation(writer, op)
    if merge is not None:
        merge()
    write_operation(writer, terminator)


_STRUCTURED = (spirv.LoopOp, spirv.SelectionOp)


def _merge_block(op: Operation) -> Block | None:
    return op.regions[0].blocks[-1] if isinstance(op, _STRUCTURED) else None


def _incoming_block(block: Block) -> Block:
    """The block of the binary from which the branch at the end of a block comes."""
    parent = block.parent_op
    if block.is_entry_block and isinstance(parent, spirv.LoopOp):
        op = parent.previous
        while op is not None:
            found = _merge_block(op)
            if found is not None:
                return found
            op = op.previous
        outer = parent.parent_block
        assert outer is not None
        return outer
    for op in reversed(block.operations):
        found = _merge_block(op)
        if found is not None:
            return found
    return block


def _phis(writer: Writer, block: Block) -> None:
    """Write the arguments of a block: for each, what its predecessors give."""
    if not block.arguments or block.is_entry_block:
        return
    sources = [(_incoming_block(_block_of(op)), _operands_given(op, block)) for op in _to(block)]
    for number, argument in enumerate(block.arguments):
        type = type_id(writer, argument.type, argument.location)
        id = writer.new_id()
        words = [type, id]
        for source, values in sources:
            source_id, value = writer.block_id(source), writer.value_id(values[number])
            if not value:
                place = len(writer.function_body) + 1 + len(words)
                writer.deferred.append((values[number], place))
            words += value, source_id
        writer.put(_Op.OpPhi, words)
        writer.value_ids[argument] = id


def _to(block: Block) -> list[Operation]:
    """The terminators that name a block, the last one first, as often as they name it."""
    return [op for op in reversed(block.users) for each in op.successors if each is block]


def _block_of(op: Operation) -> Block:
    assert op.parent_block is not None
    return op.parent_block


def _operands_given(op: Operation, block: Block) -> Sequence[Value]:
    """The operands that a terminator gives to a block."""
    match op:
        case spirv.BranchOp():
            return op.operands
        case spirv.BranchConditionalOp():
            # As in MLIR, those of the first target where both are the same block.
            return op.true_target_operands if op.true_target is block else op.false_target_operands
        case spirv.SwitchOp():
            if op.default_target is block:
                return op.default_operands
            return op.target_operands[op.targets.index(block)]
    raise op.error("unimplemented terminator for Phi creation")


# --- branches -------------------------------------------------------------------------------------------------------------


@writes(spirv.BranchOp)
def _branch(writer: Writer, op: spirv.BranchOp) -> None:
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpBranch, (writer.block_id(op.successors[0]),))


@writes(spirv.BranchConditionalOp)
def _branch_conditional(writer: Writer, op: spirv.BranchConditionalOp) -> None:
    condition = writer.value_id(op.condition)
    words = [condition, *map(writer.block_id, op.successors)]
    weights = op.branch_weights_attr
    for weight in weights.elements if isinstance(weights, ArrayAttr) else ():
        assert isinstance(weight, IntegerAttr)
        words.append(weight.value & 0xFFFFFFFF)
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpBranchConditional, words)


@writes(spirv.SwitchOp)
def _switch(writer: Writer, op: spirv.SwitchOp) -> None:
    words = [writer.value_id(op.selector), writer.block_id(op.default_target)]
    literals = op.literals
    if isinstance(literals, DenseIntOrFPElementsAttr):
        bits = literals.number_bits()
        for number, target in enumerate(op.targets):
            literal = bits[0 if literals.is_splat else number]
            is_long = op.selector.type.width == 64
            words += low_and_high(literal) if is_long else (literal & 0xFFFFFFFF,)
            words.append(writer.block_id(target))
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpSwitch, words)


@writes(spirv.SelectionOp)
def _selection(writer: Writer, op: spirv.SelectionOp) -> None:
    blocks = op.body.blocks
    if not blocks:
        raise op.error("cannot serialize a selection without blocks")
    for block in blocks:
        writer.block_id(block)
    header, end = blocks[0], blocks[-1]
    _give_results(writer, op, end)
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpBranch, (writer.block_id(header),))

    def merge() -> None:
        writer.line(writer.function_body, op.location)
        writer.after_merge = True
        words = writer.block_id(end), int(op.selection_control)
        writer.put(_Op.OpSelectionMerge, words)

    _block(writer, header, merge=merge)
    for block in _in_pretty_order(header, (end,)):
        _block(writer, block)
    writer.put(_Op.OpLabel, (writer.block_id(end),))
    _phis(writer, end)


@writes(spirv.LoopOp)
def _loop(writer: Writer, op: spirv.LoopOp) -> None:
    blocks = op.body.blocks
    if not blocks:
        raise op.error("cannot serialize a loop without blocks")
    for block in blocks[1:]:
        writer.block_id(block)
    header, back, end = blocks[1], blocks[-2], blocks[-1]
    _give_results(writer, op, end)
    writer.line(writer.function_body, op.location)
    writer.put(_Op.OpBranch, (writer.block_id(header),))

    def merge() -> None:
        writer.line(writer.function_body, op.location)
        writer.after_merge = True
        words = writer.block_id(end), writer.block_id(back), int(op.loop_control)
        writer.put(_Op.OpLoopMerge, words)

    _block(writer, header, merge=merge)
    for block in _in_pretty_order(header, (back, end)):
        _block(writer, block)
    _block(writer, back)
    writer.put(_Op.OpLabel, (writer.block_id(end),))
    _phis(writer, end)


def _give_results(writer: Writer, op: Operation, end: Block) -> None:
    """Let the results be the values that the merge block gives."""
    writer.same_as.update(zip(op.results, end.operations[-1].operands, strict=True))
