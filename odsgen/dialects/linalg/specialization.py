"""Named operations for `linalg.generic` (MLIR: `specializeGenericOp`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.contractions import PRODUCTS, contraction_loops
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, shape_of
from odsgen.dialects.shared.emission import emitting
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import (
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
    constant_value,
)
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    Operation,
    RankedTensorType,
    ShapedType,
    Value,
)
from odsgen_dialects import arith, linalg, math, tensor

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
    identity = AffineMap.get_multi_dim_identity(len(loop_kinds(op)))
    if all(loop_kinds(op)):
        if all(map is identity for map in maps) and op.inputs:
            return _elementwise(op)
        return _moved(op, maps, identity)
    return _contraction(op)


def _moved(
    op: linalg.GenericOp, maps: Sequence[AffineMap], identity: AffineMap
) -> Operation | None:
    """A fill, a transpose or a broadcast."""
    block = op.region.entry_block
    end = block.last
    if end is None or end is not block.first or maps[-1] is not identity or len(maps) > 2:
        return None
    value, output, location = end.operands[0], op.outputs[0], op.location
    if not op.inputs:
        known = constant_value(value) is not None
        return building.fill([value], [output], location=location) if known else None
    source, map = op.inputs[0], maps[0]
    if value is not block.arguments[0]:
        return None
    if not isinstance(source.type, ShapedType):
        return building.fill([source], [output], location=location) if not map.results else None
    if not map.is_projected_permutation():
        return None
    positions = [map.dim_position(number) for number in range(len(map.results))]
    rank = identity.num_dims
    if len(positions) == rank:
        order = [positions.index(number) for number in range(rank)]
        return building.transpose(source, output, order, location=location)
    if positions != sorted(positions):
        return None
    added = [number for number in range(rank) if number not in positions]
    return building.broadcast(source, output, added, location=location)


def _elementwise(op: linalg.GenericOp) -> Operation | None:
    block = op.region.entry_block
    operations = list(block)
    if len(operations) == 1:
        if len(op.inputs) == 1 and operations[0].operands[0] is block.arguments[0]:
            return building.copy(op.inputs, op.outputs, location=op.location)
        return None
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


_CASTS: dict[type[Operation], linalg.TypeFn | None] = {
    arith.ExtFOp: None,
    arith.ExtSIOp: None,
    arith.FPToSIOp: None,
    arith.SIToFPOp: None,
    arith.TruncFOp: None,
    arith.TruncIOp: None,
    arith.ExtUIOp: linalg.TypeFn.cast_unsigned,
    arith.FPToUIOp: linalg.TypeFn.cast_unsigned,
    arith.UIToFPOp: linalg.TypeFn.cast_unsigned,
}


def _cast_of_products(block: Block) -> tuple[bool, linalg.TypeFn | None]:
    """Whether a block adds the product of its first arguments to the last, and how it casts these."""
    left, right, result = block.arguments
    end = block.last
    sum = end.operands[0].defining_op if end is not None else None
    no = (False, None)
    if sum is None or len(sum.operands) != 2 or result not in sum.operands:
        return no
    product = sum.operands[sum.operands[0] is result].defining_op
    if product is None or PRODUCTS.get(type(product)) is not type(sum):
        return no
    sources: list[Value] = []
    casts: list[linalg.TypeFn | None] = []
    for value in product.operands:
        cast = value.defining_op
        if cast is not None and type(cast) in _CASTS:
            casts.append(_CASTS[type(cast)])
            value = cast.operands[0]
        sources.append(value)
    if set(sources) != {left, right} or len(set(casts)) > 1:
        return no
    if len(list(block)) != 3 + len(casts):
        return no
    return True, casts[0] if casts else None


def _contraction(op: linalg.GenericOp) -> Operation | None:
    """A product of matrices, of which one may be transposed."""
    loops = contraction_loops(op)
    if loops is None:
        return None
    is_product, cast = _cast_of_products(op.region.entry_block)
    batch, m, n, k = loops
    if not is_product or len(m) != 1 or len(n) != 1 or len(k) != 1 or len(batch) > 1:
        return None
    maps = loop_maps(op)
    of_left, of_right, of_result = (
        [map.dim_position(number) for number in range(len(map.results))] for map in maps
    )
    left, right = [*batch, *m, *k], [*batch, *k, *n]
    transposed_left, transposed_right = [*batch, *k, *m], [*batch, *n, *k]
    found = (of_left, of_right)
    if of_result != [*batch, *m, *n] or found not in (
        (left, right),
        (transposed_left, right),
        (left, transposed_right),
    ):
        return None
    # In the order of a named operation: batches, rows, columns, sums.
    order = [*batch, *m, *n, *k]
    dims = [AffineDimExpr.get(order.index(number)) for number in range(len(order))]
    named = [
        AffineMapAttr.get(map.replace_dims_and_symbols(dims, (), len(order), 0)) for map in maps
    ]
    build: Callable[..., Operation] = building.batch_matmul if batch else building.matmul
    properties = {} if cast is None else {"cast": cast}
    return build(op.inputs, op.outputs, indexing_maps=named, **properties, location=op.location)


class Specialization(RewritePattern[linalg.GenericOp]):
    """Says by a name what a `linalg.generic` does."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        found = specialized(op)
        if found is None:
            return rewriter.match_failure(op, "no named operation is known")
        rewriter.replace_op_with_new(op, found)
        return True


class UnfoldPermutations(RewritePattern[linalg.GenericOp]):
    """Transposes and broadcasts inputs before instead of by their maps (`DecomposeProjectedPermutation`)."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        block = op.region.entry_block
        if not has_pure_tensor_semantics(op) or not all(loop_kinds(op)):
            return False
        if (len(op.inputs) == 1 and len(op.outputs) == 1) or block.first is block.last:
            return False
        maps = loop_maps(op)
        types = [value.type for value in op.operands]
        if not all(map.is_projected_permutation() for map in maps):
            return False
        if not all(isinstance(type, RankedTensorType) and type.has_static_shape for type in types):
            return False
        rank = len(loop_kinds(op))
        shape = [0] * rank
        for value, map in zip(op.operands, maps, strict=True):
            for number, size in enumerate(shape_of(value.type)):
                shape[map.dim_position(number)] = size
        inputs = list(op.inputs)
        identity = AffineMap.get_multi_dim_identity(rank)
        unfolded = [number for number in range(len(inputs)) if not maps[number].is_identity()]
        with emitting(rewriter, op.location):
            for number in unfolded:
                inputs[number] = _unfolded(inputs[number], maps[number], shape)
                maps[number] = identity
        if not unfolded:
            return False
        body = copied_body(op)
        made = build_generic(inputs, op.outputs, maps, [True] * rank, body, op.location)
        rewriter.replace_op_with_new(op, made)
        return True


def _unfolded(value: Value, map: AffineMap, shape: Sequence[int]) -> Value:
    """A value transposed and broadcast to the shape of the loops."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    positions = [map.dim_position(number) for number in range(len(map.results))]
    ordered = sorted(positions)
    if positions != ordered:
        order = [positions.index(position) for position in ordered]
        sizes = [type.shape[number] for number in order]
        empty = tensor.empty(RankedTensorType.get(sizes, type.element_type), ())
        value = building.transpose(value, empty, order).results[0]
    added = [number for number in range(len(shape)) if number not in positions]
    if not added:
        return value
    empty = tensor.empty(RankedTensorType.get(shape, type.element_type), ())
    return building.broadcast(value, empty, added).results[0]


@register_pass
class LinalgSpecializeGenericOpsPass(Pass):
    """Brings `linalg.generic` to named operations."""

    ARGUMENT = "linalg-specialize-generic-ops"
    NAME = "LinalgSpecializeGenericOpsPass"
    SUMMARY = "Convert generic ops back to named ops"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (Specialization(), UnfoldPermutations()))
