"""Elementwise operations that compute in the tensor of their result what is computed in an empty one."""

from __future__ import annotations

from odsgen.dialects.bufferization.one_shot.state import OneShotState
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DominanceInfo, Operation, RankedTensorType, Use, Value
from odsgen_dialects import tensor


def eliminate_empty_inputs(op: Operation, state: OneShotState, rewriter: PatternRewriter) -> None:
    """Let what inputs are made of be computed in outputs (`linalgOpAnchoredEmptyTensorEliminationStep`)."""
    dominance = DominanceInfo()
    for inner in list(op.walk(post_order=True)):
        if "LinalgOp" in inner.INTERFACES and all(loop_kinds(inner)):
            for number in range(len(inner.operands) - len(inits_of(inner))):
                _eliminate_behind(inner, number, state, rewriter, dominance)


def _eliminate_behind(
    op: Operation,
    number: int,
    state: OneShotState,
    rewriter: PatternRewriter,
    dominance: DominanceInfo,
) -> None:
    source = op.operands[number]
    if not isinstance(source.type, RankedTensorType):
        return
    empties = state.find_in_reverse_use_def_chain(
        Use(op, number),
        lambda value: isinstance(value.defining_op, tensor.EmptyOp) and value.type is source.type,
        always_include_leaves=False,
        follow_equivalent_only=True,
    )
    output = _output_like(op, number)
    if not empties or output is None:
        return
    target, block = op.operands[output], op.regions[0].entry_block
    if not all(_is_known_before(target, value.owner, dominance) for value in empties):
        return
    for value in empties:
        rewriter.replace_all_uses_with(value, target)
    with rewriter.modifying(op):
        op.set_operand(output, source)
        op.set_operand(number, next(iter(empties)))
    rewriter.replace_all_uses_with(block.arguments[number], block.arguments[output])
    state.reset_cache()


def _output_like(op: Operation, number: int) -> int | None:
    """The output of the type and map of an input, whose elements the body does not read."""
    maps, arguments = loop_maps(op), op.regions[0].entry_block.arguments
    for output in range(len(op.operands) - len(inits_of(op)), len(op.operands)):
        has_type = op.operands[output].type is op.operands[number].type
        if has_type and maps[output] is maps[number]:
            return None if arguments[output].has_uses else output
    return None


def _is_known_before(value: Value, op: Operation, dominance: DominanceInfo) -> bool:
    definition = value.defining_op
    if definition is not None:
        return dominance.properly_dominates(definition, op)
    block = op.parent_block
    while block is not None and block is not value.parent_block:
        parent = block.parent_op
        block = None if parent is None else parent.parent_block
    return block is not None
