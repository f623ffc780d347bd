"""Verifiers of the dialect `sparse_tensor`: bodies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.sparse_tensor.encoding import encoding_of_tensor
from odsgen.runtime.builtin.types import ShapedType, i1, index
from odsgen.runtime.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen_dialects.sparse_tensor import BinaryOp, ForeachOp, ReduceOp, SelectOp, UnaryOp


_YIELD = "sparse_tensor.yield"


def _verify_region(
    op: Operation, region: Region, name: str, inputs: Sequence[Type], output: Type
) -> None:
    """Arguments of the inputs' types, and one value of the output's that is yielded."""
    arguments = region.arguments
    if len(arguments) != len(inputs):
        raise op.error(f"{name} region must have exactly {len(inputs)} arguments")
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=True), 1):
        if argument.type is not expected:
            raise op.error(f"{name} region argument {number} type mismatch")
    end = region.blocks[0].last
    if end is None or end.name != _YIELD:
        raise op.error(f"{name} region must end with {_YIELD}")
    if len(end.operands) != 1 or end.operands[0].type is not output:
        raise op.error(f"{name} region yield type mismatch")


def verify_binary(op: BinaryOp) -> None:
    """Checks the regions for elements of both tensors or of one alone; an identity needs the output's type."""
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


def verify_unary(op: UnaryOp) -> None:
    """Checks the regions for present and absent elements; the latter yields a constant or an outer value."""
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
    if isinstance(value, OpResult) and value.owner.name != "arith.constant":
        if value.owner.parent_block in (block, parent):
            raise op.error("absent region cannot yield locally computed value")


def verify_reduce(op: ReduceOp) -> None:
    """Two elements become one."""
    type = op.x.type
    _verify_region(op, op.region, "reduce", (type, type), type)


def verify_select(op: SelectOp) -> None:
    """Whether an element is kept."""
    _verify_region(op, op.region, "select", (op.x.type,), i1)


def verify_foreach(op: ForeachOp) -> None:
    """Coordinates, an element and what is carried along."""
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
