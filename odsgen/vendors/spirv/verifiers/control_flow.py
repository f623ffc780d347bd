"""Verifiers of the dialect `spirv`: control flow."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Block, Operation
from odsgen_dialects import spirv

_MERGE = "spirv.mlir.merge"


# --- loop, selection --------------------------------------------------------------------------------------------------


def _is_merge_block(block: Block) -> bool:
    return (
        block.first is not None
        and block.first is block.last
        and isinstance(block.first, spirv.MergeOp)
    )


def _branches_only_to(block: Block, target: Block) -> bool:
    branch = block.first
    return (
        branch is not None
        and branch is block.last
        and isinstance(branch, spirv.BranchOp)
        and branch.successors == (target,)
    )


def _branches_to(block: Block, target: Block) -> bool:
    return block.last is not None and target in block.last.successors


def _verify_merge(op: Operation, blocks: list[Block]) -> None:
    """Checks that the last block is the only merge block."""
    if not _is_merge_block(blocks[-1]):
        raise op.op_error(f"last block must be the merge block with only one '{_MERGE}' op")
    if any(isinstance(inner, spirv.MergeOp) for block in blocks[:-1] for inner in block):
        raise op.op_error(f"should not have '{_MERGE}' op outside the merge block")


@verifies_regions(spirv.LoopOp)
def verify_mlir_loop_regions(op: spirv.LoopOp) -> None:
    """LoopOp::verifyRegions"""
    blocks = list(op.body.blocks)
    if not blocks:
        return
    _verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise op.op_error("must have a loop header block branched from the entry block")
    header, back = blocks[1], blocks[-2]
    if not _branches_only_to(blocks[0], header):
        raise op.op_error("entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        raise op.op_error("requires a loop continue block branching to the loop header block")
    if not _branches_to(back, header):
        raise op.op_error(
            "second to last block must be the loop continue block that branches to the loop header "
            "block"
        )
    if any(_branches_to(block, header) for block in blocks[2:-2]):
        raise op.op_error(
            "can only have the entry and loop continue block branching to the loop header block"
        )


@verifies_regions(spirv.SelectionOp)
def verify_mlir_selection_regions(op: spirv.SelectionOp) -> None:
    """SelectionOp::verifyRegions"""
    blocks = list(op.body.blocks)
    if not blocks:
        return
    _verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have a selection header block")


# --- branches ---------------------------------------------------------------------------------------------------------


@verifies(spirv.UnreachableOp)
def verify_Unreachable(op: spirv.UnreachableOp) -> None:
    """UnreachableOp::verify"""
    block, region = op.parent_block, op.parent_region
    if region is not None and region.blocks[0] is block:
        raise op.op_error("cannot be used in reachable block")


# --- graphs -----------------------------------------------------------------------------------------------------------


@verifies(spirv.GraphOutputsARMOp)
def verify_ARM_GraphOutputs(op: spirv.GraphOutputsARMOp) -> None:
    """GraphOutputsARMOp::verify"""
    graph = op.parent_op
    if not isinstance(graph, spirv.GraphARMOp):
        raise op.op_error("must be directly in spirv.ARM.Graph")
    type: Any = graph.function_type
    name, results = graph.sym_name, type.results
    if len(op.operands) != len(results):
        raise op.op_error(
            f"has {len(op.operands)} operands, but enclosing  spirv.ARM.Graph (@{name}) returns "
            f"{len(results)}"
        )
    for number, (operand, type) in enumerate(zip(op.operands, results, strict=True)):
        if operand.type is not type:
            raise op.error(
                f"type of return operand {number} ('{operand.type}') doesn't match  "
                f"spirv.ARM.Graph result type ('{type}') in graph @{name}"
            )
