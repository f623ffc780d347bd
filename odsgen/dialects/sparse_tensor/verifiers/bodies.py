"""Verifiers of the dialect `sparse_tensor`: bodies."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.sparse_tensor.encoding import encoding_of_tensor
from odsgen.hooks import verifies
from odsgen.runtime import BlockArgument, Operation, OpResult, Region, ShapedType, Type, i1, index
from odsgen_dialects.arith import ConstantOp
from odsgen_dialects.sparse_tensor import BinaryOp, ForeachOp, ReduceOp, SelectOp, UnaryOp, YieldOp

_YIELD = "sparse_tensor.yield"


def _verify_region(
    op: Operation, region: Region, name: str, inputs: Sequence[Type], output: Type
) -> None:
    """Checks the argument types of a region and the type of its yielded value."""
    arguments = region.arguments
    if len(arguments) != len(inputs):
        raise op.error(f"{name} region must have exactly {len(inputs)} arguments")
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=True), 1):
        if argument.type is not expected:
            raise op.error(f"{name} region argument {number} type mismatch")
    end = region.blocks[0].last
    if not isinstance(end, YieldOp):
        raise op.error(f"{name} region must end with {_YIELD}")
    if len(end.operands) != 1 or end.operands[0].type is not output:
        raise op.error(f"{name} region yield type mismatch")


@verifies(BinaryOp)
def verify_binary(op: BinaryOp) -> None:
    """BinaryOp::verify"""
    left, right = op.operand_types
    output = op.output.type
    overlap, *sides = op.regions
    if overlap.blocks:
        _verify_region(op, overlap, "overlap", (left, right), output)
    names = (("left", left, "first"), ("right", right, "second"))
    for region, (name, type, which) in zip(sides, names, strict=True):
        if region.blocks:
            _verify_region(op, region, name, (type,), output)
        elif f"{name}_identity" in op.properties and type is not output:
            raise op.error(
                f"{name}=identity requires {which} argument to have the same type as the output"
            )


@verifies(UnaryOp)
def verify_unary(op: UnaryOp) -> None:
    """UnaryOp::verify"""
    present, absent = op.regions
    output = op.output.type
    if present.blocks:
        _verify_region(op, present, "present", (op.x.type,), output)
    if not absent.blocks:
        return
    _verify_region(op, absent, "absent", (), output)
    block, parent = absent.blocks[0], op.parent_block
    end = block.last
    assert end is not None
    value = end.operands[0]
    if isinstance(value, BlockArgument) and value.owner is parent:
        raise op.error("absent region cannot yield linalg argument")
    if isinstance(value, OpResult) and not isinstance(value.owner, ConstantOp):
        if value.owner.parent_block in (block, parent):
            raise op.error("absent region cannot yield locally computed value")


@verifies(ReduceOp)
def verify_reduce(op: ReduceOp) -> None:
    """ReduceOp::verify"""
    type = op.x.type
    _verify_region(op, op.region, "reduce", (type, type), type)


@verifies(SelectOp)
def verify_select(op: SelectOp) -> None:
    """SelectOp::verify"""
    _verify_region(op, op.region, "select", (op.x.type,), i1)


@verifies(ForeachOp)
def verify_foreach(op: ForeachOp) -> None:
    """ForeachOp::verify"""
    tensor, *inits = op.operand_types
    assert isinstance(tensor, ShapedType)
    rank, encoding = len(tensor.shape), encoding_of_tensor(tensor)
    arguments = op.region.arguments
    order = op.order
    levels = rank if encoding is None else encoding.level_rank
    if order is not None and order.value.num_dims != levels:
        raise op.error("Level traverse order does not match tensor's level rank")
    if rank + 1 + len(inits) != len(arguments):
        raise op.error("Unmatched number of arguments in the block")
    if len(inits) != len(op.results):
        raise op.error("Mismatch in number of init arguments and results")
    if tuple(inits) != op.result_types:
        raise op.error("Mismatch in types of init arguments and results")
    end = op.region.blocks[0].last
    if end is None or end.operand_types != op.result_types:
        raise op.error("Mismatch in types of yield values and results")
    for number, argument in enumerate(arguments[:rank]):
        if argument.type is not index:
            raise op.error(f"Expecting Index type for argument at index {number}")
    given = arguments[rank].type
    if given is not tensor.element_type:
        raise op.error(
            "Unmatched element type between input tensor and block argument, "
            f"expected:{tensor.element_type}, got: {given}"
        )
