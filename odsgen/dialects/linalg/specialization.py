"""Named operations for `linalg.generic` (MLIR: `specializeGenericOp`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.contractions import contraction_loops
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    Operation,
    ShapedType,
    Value,
)
from odsgen_dialects import arith, linalg, math

_UNARY: dict[type[Operation], Callable[..., Operation]] = {math.ExpOp: building.exp}
_BINARY: dict[type[Operation], Callable[..., Operation]] = {
    arith.AddFOp: building.add,
    arith.SubFOp: building.sub,
    arith.MulFOp: building.mul,
    arith.DivFOp: building.div,
}


def specialized(op: linalg.GenericOp) -> Operation | None:
    """The named operation that does the same, not in the program yet; None if none is known."""
    if len(inits_of(op)) != 1:
        return None
    maps = loop_maps(op)
    if all(loop_kinds(op)) and len(list(op.region.entry_block)) == 1:
        return _movement(op, maps)
    identity = AffineMap.get_multi_dim_identity(len(loop_kinds(op)))
    if all(loop_kinds(op)) and all(map is identity for map in maps):
        return _elementwise(op)
    return _contraction(op)


def _movement(op: linalg.GenericOp, maps: Sequence[AffineMap]) -> Operation | None:
    """A fill, copy, transposition or broadcast: elements as they are, at all places of the output."""
    block = op.region.entry_block
    terminator = block.last
    assert terminator is not None
    [value] = terminator.operands
    identity = AffineMap.get_multi_dim_identity(len(loop_kinds(op)))
    if maps[-1] is not identity or len(op.inputs) > 1:
        return None
    if not op.inputs:
        constant = value.defining_op
        if not isinstance(constant, arith.ConstantOp):
            return None
        return building.fill([value], op.outputs, location=op.location)
    [source], map = op.inputs, maps[0]
    if value is not block.arguments[0]:
        return None
    if not isinstance(source.type, ShapedType):
        return building.fill([source], op.outputs, location=op.location)
    if not map.is_projected_permutation():
        return None
    places = [map.dim_position(number) for number in range(len(map.results))]
    if map is identity:
        return building.copy(op.inputs, op.outputs, location=op.location)
    if len(places) == map.num_dims:
        order = [places.index(number) for number in range(map.num_dims)]
        return building.transpose(source, op.outputs[0], order, location=op.location)
    if places != sorted(places):
        return None
    added = [number for number in range(map.num_dims) if number not in places]
    return building.broadcast(source, op.outputs[0], added, location=op.location)


def _elementwise(op: linalg.GenericOp) -> Operation | None:
    block = op.region.entry_block
    operations = list(block)
    if len(operations) != 2 or operations[1].operands[0] is not operations[0].results[0]:
        return None
    arguments: dict[Value, int] = {
        argument: number for number, argument in enumerate(block.arguments[:-1])
    }
    computation = operations[0]
    used = [arguments.get(value) for value in computation.operands]
    if None in used:
        return None
    inputs = [op.inputs[number] for number in used if number is not None]
    known = _UNARY if len(inputs) == 1 else _BINARY
    build = known.get(type(computation))
    if build is None or len(inputs) != len(op.inputs):
        return None
    return build(inputs, op.outputs, location=op.location)


def _is_multiplication_and_sum(block: Block) -> bool:
    """Whether a block adds the product of its first arguments to the last."""
    operations = list(block)
    if len(operations) != 3:
        return False
    product, sum, terminator = operations
    kinds = {(arith.MulFOp, arith.AddFOp), (arith.MulIOp, arith.AddIOp)}
    if (type(product), type(sum)) not in kinds:
        return False
    left, right, result = block.arguments
    return (
        set(product.operands) == {left, right}
        and set(sum.operands) == {product.results[0], result}
        and terminator.operands[0] is sum.results[0]
    )


def _contraction(op: linalg.GenericOp) -> Operation | None:
    loops = contraction_loops(op)
    if loops is None or not _is_multiplication_and_sum(op.region.entry_block):
        return None
    batch, m, n, k = loops
    if len(m) != 1 or len(n) != 1 or len(k) != 1:
        return None
    if len(batch) > 1:
        return None
    wanted = [[*batch, *m, *k], [*batch, *k, *n], [*batch, *m, *n]]
    positions = [
        [map.dim_position(number) for number in range(len(map.results))] for map in loop_maps(op)
    ]
    swapped = [[*batch, *reversed(each[-2:])] for each in wanted]
    if positions[2] != wanted[2] or not all(
        found in pair for found, *pair in zip(positions[:2], wanted, swapped, strict=False)
    ):
        return None
    build = building.batch_matmul if batch else building.matmul
    if positions == wanted:
        return build(op.inputs, op.outputs, location=op.location)
    order = [*batch, *m, *n, *k]
    maps = [
        AffineMapAttr.get(
            AffineMap.get(len(order), 0, [AffineDimExpr.get(order.index(loop)) for loop in loops])
        )
        for loops in positions
    ]
    return build(op.inputs, op.outputs, indexing_maps=maps, location=op.location)
