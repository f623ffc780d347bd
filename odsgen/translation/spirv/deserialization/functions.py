"""Functions, their blocks and the variables of a module."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    Block,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    FunctionType,
    IntegerType,
    Operation,
    Region,
    StringAttr,
    Type,
    TypeAttr,
    Value,
    VectorType,
    none,
)
from odsgen.translation.spirv.deserialization.decorations import attribute_name
from odsgen.translation.spirv.deserialization.module import Merge, Reader, Words, reads, refusal
from odsgen.translation.spirv.deserialization.operations import enum_attribute, read_operation
from odsgen_dialects import spirv

_Op = spirv.Opcode
_D = spirv.Decoration


# --- variables ------------------------------------------------------------------------------------------------------------


@reads(_Op.OpVariable)
def _variable(reader: Reader, opcode: int, operands: Words) -> None:
    if reader.function is not None:
        read_operation(reader, opcode, operands)
        return
    if len(operands) < 3:
        raise refusal("OpVariable needs at least 3 operands, type, <id> and storage class")
    type_id, id, storage, *rest = operands
    type = reader.type(type_id)
    if type is None:
        raise refusal(f"unknown result type <id> : {type_id}")
    if not isinstance(type, spirv.PointerType):
        raise refusal(f"expected a result type <id> to be a spirv.ptr, found : '{type}'")
    if type.storage_class != storage:
        raise refusal(
            f"mismatch in storage class of pointer type '{type}' and that specified in OpVariable "
            f"instruction  : {storage}"
        )
    name = reader.names.get(id) or f"spirv_var_{id}"
    attributes: dict[str, Attribute] = {
        "type": TypeAttr.get(type),
        "sym_name": StringAttr.get(name),
    }
    if rest:
        initializer = reader.symbols.get(rest[0])
        if initializer is None:
            raise refusal(f"unknown <id> {rest[0]}used as initializer")
        symbol = initializer.property_attribute("sym_name")
        assert isinstance(symbol, StringAttr)
        attributes["initializer"] = FlatSymbolRefAttr.get(symbol.value)
    if len(rest) > 1:
        raise refusal(
            "found more operands than expected when deserializing OpVariable instruction, only 4 of "
            f"{len(operands)} processed"
        )
    attributes.update(reader.decorations.get(id, {}))
    op = spirv.GlobalVariableOp.build_generic((), attributes, (), location=reader.location())
    reader.append(op)
    reader.symbols[id] = op


# --- functions ------------------------------------------------------------------------------------------------------------


@reads(_Op.OpFunction)
def _function(reader: Reader, opcode: int, operands: Words) -> None:
    if reader.function is not None:
        raise refusal("found function inside function")
    if len(operands) != 4:
        raise refusal("OpFunction must have 4 parameters")
    result_id, id, control, type_id = operands
    result = reader.type(result_id)
    if result is None:
        raise refusal(f"undefined result type from <id> {result_id}")
    if id in reader.functions:
        raise refusal("duplicate function definition/declaration")
    try:
        spirv.FunctionControl(control)
    except ValueError:
        raise refusal(f"unknown Function Control: {control}") from None
    type = reader.type(type_id)
    if not isinstance(type, FunctionType):
        raise refusal(f"unknown function type from <id> {type_id}")
    if type.results != (() if result is none else (result,)):
        raise refusal(f"mismatch in function type '{type}' and return type '{result}' specified")
    function = _made_function(reader, id, type, control)
    reader.append(function)
    reader.function = reader.functions[id] = function
    entry = Block(list(type.inputs))
    function.body.append(entry)
    _parameters(reader, function, type, entry)
    linkage = function.linkage_attributes
    if linkage is not None and linkage.linkage_type.value is spirv.LinkageType.Import:
        function.body.remove(entry)
    _body(reader, entry)


def _made_function(reader: Reader, id: int, type: FunctionType, control: int) -> spirv.FuncOp:
    attributes: dict[str, Attribute] = {
        "sym_name": StringAttr.get(reader.names.get(id) or f"spirv_fn_{id}"),
        "function_type": TypeAttr.get(type),
        "function_control": enum_attribute("FunctionControlAttr", control),
        **reader.decorations.get(id, {}),
    }
    return spirv.FuncOp.build_generic((), attributes, (), (), (Region(),))


def _parameters(reader: Reader, function: spirv.FuncOp, type: FunctionType, entry: Block) -> None:
    given: list[Attribute] = []
    for number, argument in enumerate(entry.arguments):
        opcode, operands = reader.next_instruction("OpFunctionParameter")
        if opcode != _Op.OpFunctionParameter:
            raise refusal(f"missing OpFunctionParameter instruction for argument {number}")
        if len(operands) != 2:
            raise refusal("expected result type and result <id> for OpFunctionParameter")
        defined = reader.type(operands[0])
        if defined is not argument.type:
            raise refusal(
                f"mismatch in argument type between function type definition '{type}' and argument "
                f"type definition '{defined}' at argument {number}"
            )
        if operands[1] in reader.values:
            raise refusal(f"duplicate definition of result <id> {operands[1]}")
        reader.values[operands[1]] = argument
        given.append(_parameter_attributes(reader, operands[1]))
    if any(isinstance(each, DictionaryAttr) and len(each.as_dict()) for each in given):
        function.set_property_attribute("arg_attrs", ArrayAttr.get(given))


def _parameter_attributes(reader: Reader, id: int) -> DictionaryAttr:
    decorations = reader.decorations.get(id)
    if decorations is None:
        return DictionaryAttr.get({})
    found: list[spirv.Decoration] = []
    for decoration in (
        _D.Aliased,
        _D.Restrict,
        _D.AliasedPointer,
        _D.RestrictPointer,
        _D.RelaxedPrecision,
    ):
        if attribute_name(decoration) not in decorations:
            continue
        if found:
            if decoration is _D.RelaxedPrecision:
                what = "already found a decoration"
            else:
                what = "more than one Aliased/Restrict decorations"
            raise refusal(f"{what} for function argument with result <id> {id}")
        found.append(decoration)
    if not found:
        raise refusal(
            f"unimplemented decoration support for function argument with result <id> {id}"
        )
    return DictionaryAttr.get({"spirv.decoration": spirv.DecorationAttr.get(found[0])})


def _body(reader: Reader, entry: Block) -> None:
    opcode, operands = reader.next_instruction("OpFunctionEnd")
    if opcode != _Op.OpFunctionEnd:
        if opcode != _Op.OpLabel:
            raise refusal("a basic block must start with OpLabel")
        if len(operands) != 1:
            raise refusal("OpLabel should only have result <id>")
        reader.blocks[operands[0]] = entry
        reader.process(opcode, operands)
        while True:
            opcode, operands = reader.next_instruction("OpFunctionEnd")
            if opcode == _Op.OpFunctionEnd:
                break
            reader.process(opcode, operands)
    _end(reader, operands)


def _end(reader: Reader, operands: Words) -> None:
    if operands:
        raise refusal("unexpected operands for OpFunctionEnd")
    _give_arguments(reader)
    function = reader.function
    assert function is not None
    for block in function.body.blocks:
        if block.last is None:
            raise refusal("a block of a function has no instructions: its OpLabel is missing")
    if reader.structurizes:
        from odsgen.translation.spirv.deserialization.structure import structurize

        structurize(reader.merges)
    reader.merges = {}
    reader.block = reader.module.region.entry_block
    reader.in_block = False
    reader.function = None


# --- blocks ---------------------------------------------------------------------------------------------------------------


def _block(reader: Reader, id: int) -> Block:
    """The block of a label, which may come later."""
    found = reader.blocks.get(id)
    if found is None:
        assert reader.function is not None
        found = reader.blocks[id] = Block()
        reader.function.body.append(found)
    return found


@reads(_Op.OpLabel)
def _label(reader: Reader, opcode: int, operands: Words) -> None:
    if reader.function is None:
        raise refusal("OpLabel must appear inside a function")
    if len(operands) != 1:
        raise refusal("OpLabel should only have result <id>")
    block = _block(reader, operands[0])
    if block.last is not None or not reader.function.body.blocks:
        raise refusal(f"duplicate definition of result <id> {operands[0]}")
    reader.block = block
    reader.in_block = True


def _check_in_block(reader: Reader, what: str) -> None:
    if not reader.in_block:
        raise refusal(what)


@reads(_Op.OpBranch)
def _branch(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpBranch must appear inside a block")
    if len(operands) != 1:
        raise refusal("OpBranch must take exactly one target label")
    target = _block(reader, operands[0])
    _terminate(reader, spirv.BranchOp.build_generic((), {}, (), (target,)))


def _terminate(reader: Reader, op: Operation) -> None:
    op.location = reader.location()
    reader.append(op)
    reader.line = None


@reads(_Op.OpBranchConditional)
def _branch_conditional(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpBranchConditional must appear inside a block")
    if len(operands) not in (3, 5):
        raise refusal(
            "OpBranchConditional must have condition, true label, false label, and optionally two "
            "branch weights"
        )
    condition = _known(reader, operands[0])
    targets = [_block(reader, id) for id in operands[1:3]]
    weights = [_signed(word) for word in operands[3:]] or None
    _terminate(reader, _conditional(condition, targets, (), (), weights))


def _conditional(
    condition: Value,
    targets: Sequence[Block],
    of_true: Sequence[Value],
    of_false: Sequence[Value],
    weights: Sequence[int] | None,
) -> spirv.BranchConditionalOp:
    return spirv.BranchConditionalOp.build(
        condition,
        of_true,
        of_false,
        true_target=targets[0],
        false_target=targets[1],
        branch_weights=weights,
    )


def _signed(word: int) -> int:
    return word - (word >> 31 << 32)


def _known(reader: Reader, id: int) -> Value:
    value = reader.value(id)
    if value is None:
        raise refusal(f"unknown result <id> : {id}")
    return value


@reads(_Op.OpSwitch)
def _switch(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpSwitch must appear in a block")
    if len(operands) < 2:
        raise refusal("OpSwitch must at least specify selector and a default target")
    selector = _known(reader, operands[0])
    default = _block(reader, operands[1])
    rest = operands[2:]
    type = selector.type
    width = type.width if isinstance(type, IntegerType) else 32
    step = 3 if width == 64 else 2
    if len(rest) % step:
        raise refusal(
            "OpSwitch must at have an even number of operands: selector, default target and any "
            "number of literal and label <id> pairs"
        )
    literals, targets = [], []
    for at in range(0, len(rest), step):
        *words, label = rest[at : at + step]
        bits = words[0] | (words[1] << 32 if step == 3 else 0)
        literals.append(bits & ((1 << width) - 1))
        targets.append(_block(reader, label))
    _terminate(reader, _made_switch(selector, type, default, (), literals, targets))


def _made_switch(
    selector: Value,
    type: Type,
    default: Block,
    given: Sequence[Value],
    literals: Sequence[int],
    targets: Sequence[Block],
) -> spirv.SwitchOp:
    values = None
    if literals:
        made = DenseIntOrFPElementsAttr.from_bits(VectorType.get((len(literals),), type), literals)
        assert isinstance(made, DenseIntElementsAttr)
        values = made
    return spirv.SwitchOp.build(
        selector,
        given,
        [() for _ in targets],
        literals=values,
        default_target=default,
        targets=targets,
    )


@reads(_Op.OpSelectionMerge)
def _selection_merge(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpSelectionMerge must appear in a block")
    if len(operands) < 2:
        raise refusal("OpSelectionMerge must specify merge target and selection control")
    merge = Merge(reader.location(), operands[1], _block(reader, operands[0]))
    enum_attribute("SelectionControlAttr", operands[1])
    if reader.merges.setdefault(reader.block, merge) is not merge:
        raise refusal("a block cannot have more than one OpSelectionMerge instruction")


@reads(_Op.OpLoopMerge)
def _loop_merge(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpLoopMerge must appear in a block")
    if len(operands) < 3:
        raise refusal("OpLoopMerge must specify merge target, continue target and loop control")
    end, back = _block(reader, operands[0]), _block(reader, operands[1])
    merge = Merge(reader.location(), operands[2], end, back)
    enum_attribute("LoopControlAttr", operands[2])
    if reader.merges.setdefault(reader.block, merge) is not merge:
        raise refusal("a block cannot have more than one OpLoopMerge instruction")


# --- phis -----------------------------------------------------------------------------------------------------------------


@reads(_Op.OpPhi)
def _phi(reader: Reader, opcode: int, operands: Words) -> None:
    _check_in_block(reader, "OpPhi must appear in a block")
    if len(operands) < 4 or len(operands) % 2:
        raise refusal("OpPhi must specify result type, result <id>, and variable-parent pairs")
    type = reader.type(operands[0])
    if type is None:
        raise refusal(f"unknown type result <id> : {operands[0]}")
    reader.values[operands[1]] = reader.block.add_argument(type)
    for at in range(2, len(operands), 2):
        source = _block(reader, operands[at + 1])
        reader.phis.setdefault((source, reader.block), []).append(operands[at])


def _give_arguments(reader: Reader) -> None:
    """Let branches give what the phis of their targets take from them."""
    phis, reader.phis = reader.phis, {}
    for (block, target), ids in phis.items():
        branch = block.last
        if branch is None:
            raise refusal("unimplemented terminator for Phi creation")
        block.remove(branch)
        reader.block = block
        given = []
        for id in ids:
            value = reader.value(id)
            if value is None:
                raise refusal("OpPhi references undefined value!")
            given.append(value)
        reader.append(_with_operands(branch, target, given))


def _with_operands(op: Operation, target: Block, given: Sequence[Value]) -> Operation:
    """A branch with operands for one of its targets; the old one is gone."""
    if target not in op.successors:
        raise refusal("OpPhi names a block that does not branch to it")
    made: Operation
    match op:
        case spirv.BranchOp():
            made = spirv.BranchOp.build_generic(given, {}, (), (target,))
        case spirv.BranchConditionalOp():
            of_true, of_false = op.true_target_operands, op.false_target_operands
            if op.true_target is target:
                of_true = tuple(given)
            else:
                of_false = tuple(given)
            made = _conditional(op.condition, op.successors, of_true, of_false, op.branch_weights)
        case spirv.SwitchOp():
            if op.default_target is target:
                op.default_operands = tuple(given)
            else:
                cases = list(op.target_operands)
                cases[op.targets.index(target)] = tuple(given)
                op.target_operands = cases
            return op
        case _:
            raise refusal("unimplemented terminator for Phi creation")
    made.location = op.location
    op.erase()
    return made
