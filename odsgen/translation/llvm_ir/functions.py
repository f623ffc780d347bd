"""Functions: their declarations, and their bodies block by block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.types import is_compatible
from odsgen.runtime import Block, Operation, Value
from odsgen.translation.llvm_ir.errors import error_at
from odsgen.translation.llvm_ir.function_attributes import (
    add_body_attributes,
    add_function_attributes,
    add_kernel_metadata,
    argument_dictionaries,
    named_attributes,
    parameter_attributes,
)
from odsgen.translation.llvm_ir.keywords import (
    convention_text,
    linkage_text,
    unnamed_text,
    visibility_text,
)
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.values import BasicBlock
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Region
    from odsgen.translation.llvm_ir.translation import Translation


def declare_functions(translation: Translation, body: Block) -> None:
    """Declares all functions, and then says what they are."""
    ops = [op for op in body if isinstance(op, llvm.LLVMFuncOp)]
    for op in ops:
        type = translation.convert_type.function(op.function_type)
        translation.symbols[op.sym_name] = translation.module.function(op.sym_name, type)
    for op in ops:
        _describe(translation, op)


def _describe(translation: Translation, op: Any) -> None:
    function = translation.symbols[op.sym_name]
    assert isinstance(function, Function)
    function.linkage = linkage_text(op.linkage.linkage)
    function.calling_convention = convention_text(op.c_conv.calling_conv)
    function.dso_local = op.dso_local
    add_function_attributes(op, function)
    add_kernel_metadata(translation, op, function)
    if op.res_attrs_attr is not None and op.res_attrs:
        function.result_attributes.merge(_parameter(translation, op, function, -1, op.res_attrs[0]))
    count = len(function.arguments)
    for number, attributes in enumerate(argument_dictionaries(op, count)[:count]):
        if attributes is not None:
            function.parameter_attributes[number].merge(
                _parameter(translation, op, function, number, attributes)
            )
    function.attributes.merge(named_attributes(op.passthrough, "passthrough", op.location))
    function.visibility = visibility_text(op.visibility_)
    if op.comdat is not None:
        function.comdat = op.comdat.leaf
    function.garbage_collector = op.garbage_collector
    function.unnamed_addr = unnamed_text(op.unnamed_addr)
    function.alignment = op.alignment
    translation.debug.attach_subprogram(op, function)


def _parameter(
    translation: Translation, op: Operation, function: Function, number: int, attributes: Any
) -> Any:
    from odsgen.translation.llvm_ir.targets import translate_parameter_attribute

    found = parameter_attributes(translation, attributes, op.location)
    for name, _ in attributes.entries:
        if not name.startswith("llvm."):
            translate_parameter_attribute(function, number, name)
    return found


def translate_functions(translation: Translation, body: Block) -> None:
    """Translates the bodies; of a declaration, what its attributes of dialects ask for."""
    for op in body:
        if isinstance(op, llvm.LLVMFuncOp):
            if op.body.blocks:
                _translate_body(translation, op)
            translation.translate_attributes(op, [])


def _translate_body(translation: Translation, op: Any) -> None:
    function = translation.symbols[op.sym_name]
    assert isinstance(function, Function)
    translation.function = function
    region: Region = op.body
    blocks = list(region.blocks)
    values = translation.values
    for argument, made in zip(blocks[0].arguments, function.arguments, strict=False):
        values[argument] = made
    if op.personality is not None:
        function.personality = translation.symbol_constant(op.personality)
    function.section = op.section
    add_body_attributes(op, function)
    function.blocks = [BasicBlock() for _ in (*blocks, *split_successors(blocks))]
    translation.blocks.clear()
    translation.ends.clear()
    translation.phis.clear()
    translation.trampolines.clear()
    translate_blocks(translation, blocks, list(function.blocks))
    values.clear()
    translation.function = None


def translate_blocks(
    translation: Translation, blocks: list[Block], made: list[BasicBlock]
) -> list[Block]:
    """Translates the blocks of a region into those that were made, of which the last ones stand in between: the order."""
    translation.blocks.update(zip(blocks, made, strict=False))
    split = split_successors(blocks)
    translation.trampolines.update(zip(split, made[len(blocks) :], strict=True))
    order = _by_dominance(translation, blocks)
    for node in order:
        if isinstance(node, Block):
            translate_block(translation, node, is_entry=node is blocks[0])
        else:
            _translate_trampoline(translation, node)
    _connect(translation, blocks, split)
    return [node for node in order if isinstance(node, Block)]


def translate_block(translation: Translation, block: Block, is_entry: bool) -> None:
    """Translates a block: phi nodes for its arguments, and its operations."""
    builder, debug = translation.builder, translation.debug
    builder.block = translation.blocks[block]
    scope = translation.function.subprogram if translation.function is not None else None
    if not is_entry:
        phis = []
        for argument in block.arguments:
            if not is_compatible(argument.type):
                first = block.first
                assert first is not None
                raise error_at(first.location, "block argument does not have an LLVM type")
            builder.location = debug.location(argument.location, scope)
            phi = builder.phi(translation.convert_type(argument.type))
            translation.values[argument] = phi
            phis.append(phi)
        translation.phis[block] = phis
    for op in block:
        builder.location = debug.location(op.location, scope)
        translation.translate(op)
    builder.location = None
    translation.ends[block] = builder.block


#: A terminator and the number of a successor that it names for the second time, with other arguments.
Split = tuple[Operation, int]


def split_successors(blocks: list[Block]) -> list[Split]:
    """The successors, with arguments, that a terminator has named before: control gets there by a block of its own."""
    found: list[Split] = []
    for block in blocks:
        op = block.last
        if op is None or len(op.stored_successors) < 2:
            continue
        seen: set[Block] = set()
        for number, successor in enumerate(op.stored_successors):
            if successor in seen and successor.arguments:
                found.append((op, number))
            seen.add(successor)
    return found


def _translate_trampoline(translation: Translation, key: Split) -> None:
    """A block in between: phi nodes for what is passed on, and a branch."""
    builder, debug = translation.builder, translation.debug
    scope = translation.function.subprogram if translation.function is not None else None
    op, number = key
    builder.block = translation.trampolines[key]
    target = op.stored_successors[number]
    for argument in target.arguments:
        builder.location = debug.location(argument.location, scope)
        builder.phi(translation.convert_type(argument.type))
    builder.location = debug.location(op.location, scope)
    builder.branch(translation.blocks[target])


def _connect(translation: Translation, blocks: list[Block], split: list[Split]) -> None:
    """Gives phi nodes their incoming values: predecessors from the last to the first, those in between before them."""
    values = translation.values
    for op, number in reversed(split):
        between = translation.trampolines[op, number]
        assert op.parent_block is not None
        source = translation.ends[op.parent_block]
        target = translation.phis[op.stored_successors[number]]
        operands = _successor_operands(op, number)
        for phi, passed, operand in zip(target, between.instructions, operands, strict=False):
            passed.incoming.append((values[operand], source))
            phi.incoming.append((passed, between))
    for block in reversed(blocks):
        last = block.last
        if last is None:
            continue
        source = translation.ends[block]
        for number in range(len(last.stored_successors) - 1, -1, -1):
            if (last, number) in translation.trampolines:
                continue
            phis = translation.phis.get(last.stored_successors[number])
            if phis:
                operands = _successor_operands(last, number)
                for phi, operand in zip(phis, operands, strict=False):
                    phi.incoming.append((values[operand], source))


def _successor_operands(op: Any, number: int) -> list[Value]:
    """The values that a terminator passes to a successor."""
    if isinstance(op, llvm.BrOp):
        return list(op.stored_operands)
    if isinstance(op, llvm.CondBrOp):
        return list(op.false_dest_operands if number else op.true_dest_operands)
    if isinstance(op, llvm.InvokeOp):
        return list(op.unwind_dest_operands if number else op.normal_dest_operands)
    if isinstance(op, llvm.SwitchOp):
        return list(op.case_operands[number - 1] if number else op.default_operands)
    if isinstance(op, llvm.IndirectBrOp):
        return list(op.succ_operands[number])
    return []


def _by_dominance(translation: Translation, blocks: list[Block]) -> list[Block | Split]:
    """The blocks, and those in between, so that each stands behind those that dominate it."""
    order: list[Block | Split] = []
    seen: set[Block | Split] = set()
    for start in blocks:
        if start in seen:
            continue
        found: list[Block | Split] = []
        seen.add(start)
        waiting: list[tuple[Block | Split, Iterator[Block | Split]]] = [
            (start, iter(_successors(translation, start)))
        ]
        while waiting:
            block, successors = waiting[-1]
            for successor in successors:
                if successor not in seen:
                    seen.add(successor)
                    waiting.append((successor, iter(_successors(translation, successor))))
                    break
            else:
                waiting.pop()
                found.append(block)
        order += reversed(found)
    return order


def _successors(translation: Translation, block: Block | Split) -> list[Block | Split]:
    if not isinstance(block, Block):
        op, number = block
        return [op.stored_successors[number]]
    last = block.last
    if last is None:
        return []
    return [
        (last, number) if (last, number) in translation.trampolines else successor
        for number, successor in enumerate(last.stored_successors)
    ]
