"""Canonicalization of `shape`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shape.constants import broadcast_extents, extents_attribute, extents_of
from odsgen.dialects.shape.interfaces import is_extent_tensor
from odsgen.dialects.shared import index_constant, patterns_of
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    DYNAMIC,
    BoolAttr,
    IndexType,
    IntegerAttr,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    TensorType,
    Type,
    Value,
    index,
)
from odsgen_dialects.shape import (
    AssumingAllOp,
    AssumingOp,
    AssumingYieldOp,
    BroadcastOp,
    ConstShapeOp,
    ConstSizeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    FromExtentTensorOp,
    IndexToSizeOp,
    IsBroadcastableOp,
    RankOp,
    ShapeOfOp,
    ShapeType,
    SizeToIndexOp,
    WitnessType,
)
from odsgen_dialects.tensor import CastOp, DimOp, ExtractOp, ReshapeOp

if TYPE_CHECKING:
    from odsgen.dialects.shared import Rewrite


def _with_operands(
    op: Operation, rewriter: PatternRewriter, operands: Sequence[Value], keep: bool = True
) -> bool:
    """Replaces the operation by one of other operands; ``keep``: with its attributes."""
    made = type(op).build_generic(
        operands=operands,
        attributes={**op.properties_as_attributes(), **op.attributes} if keep else {},
        result_types=op.result_types,
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _constant_shape(
    rewriter: PatternRewriter, extents: Sequence[int], op: Operation, type: Type | None = None
) -> Value:
    """Builds `shape.const_shape`; a tensor if no type is given."""
    value = extents_attribute(extents)
    made = ConstShapeOp.build_generic(
        attributes={"shape": value}, result_types=[type or value.type], location=op.location
    )
    return rewriter.insert(made).results[0]


def _replace_with_constant(
    op: Operation, rewriter: PatternRewriter, extents: Sequence[int]
) -> bool:
    """Replaces the operation by a constant shape, cast to the result type."""
    type = op.results[0].type
    if isinstance(type, ShapeType):
        rewriter.replace_op(op, [_constant_shape(rewriter, extents, op, type)])
    else:
        rewriter.replace_op(op, [_cast(rewriter, _constant_shape(rewriter, extents, op), op)])
    return True


def _cast(rewriter: PatternRewriter, shape: Value, op: Operation) -> Value:
    """Casts a shape to the result type of `op`."""
    type = op.results[0].type
    if shape.type is type:
        return shape
    return rewriter.insert(CastOp.build(type, shape, location=op.location)).dest


def _true_witness(op: Operation, rewriter: PatternRewriter) -> bool:
    made = ConstWitnessOp.build_generic(
        attributes={"passing": BoolAttr.get(True)}, result_types=op.result_types
    )
    rewriter.replace_op_with_new(op, made)
    return True


# --- redundant operands -----------------------------------------------------------------------------------------------


@pattern(IsBroadcastableOp)
def _without_duplicate_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Drops duplicate operands."""
    unique = tuple(dict.fromkeys(op.operands))
    return len(unique) < len(op.operands) and _with_operands(op, rewriter, unique)


def _without_empty_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Drops empty shapes; if none is left, the result is the empty shape or a passing witness."""
    left = [operand for operand in op.operands if not _is_empty(operand)]
    if not left:
        if isinstance(op.results[0].type, WitnessType):
            return _true_witness(op, rewriter)
        return _replace_with_constant(op, rewriter, ())
    return len(left) < len(op.operands) and _with_operands(op, rewriter, left)


def _is_empty(shape: Value) -> bool:
    type, op = shape.type, shape.defining_op
    if isinstance(type, RankedTensorType) and type.shape[0] == 0:
        return True
    return isinstance(op, ConstShapeOp) and not extents_of(op.shape)


def _of_cast_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Skips operand casts to a tensor of dynamic size."""
    operands = tuple(map(_before_cast, op.operands))
    return operands != op.operands and _with_operands(op, rewriter, operands, keep=False)


def _before_cast(operand: Value) -> Value:
    cast = operand.defining_op
    if not isinstance(cast, CastOp):
        return operand
    type = operand.type
    assert isinstance(type, RankedTensorType)
    return cast.operands[0] if type.shape[0] == DYNAMIC else operand


# --- assuming ---------------------------------------------------------------------------------------------------------


def _assuming_what_holds(op: AssumingOp, rewriter: PatternRewriter) -> bool:
    """Inlines the region of a constant witness; a failing one is undefined behaviour."""
    witness = op.witness.defining_op
    if not isinstance(witness, ConstWitnessOp):
        return False
    block = op.do_region.entry_block
    terminator = block.last
    assert terminator is not None
    rewriter.inline_block_before(block, op)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)
    return True


def _unused_results(op: AssumingOp, rewriter: PatternRewriter) -> bool:
    """Drops unused results and what is yielded for them."""
    block = op.do_region.entry_block
    terminator = block.last
    assert terminator is not None
    used = [result for result in op.results if result.has_uses]
    if len(used) == len(op.results):
        return False
    yielded = [terminator.operands[result.index] for result in used]
    rewriter.set_insertion_point_before(terminator)
    rewriter.replace_op_with_new(
        terminator,
        AssumingYieldOp.build_generic(operands=yielded, result_types=()),
    )
    rewriter.set_insertion_point_before(op)
    region = Region()
    region.take_body(op.do_region)
    made = AssumingOp.build_generic(
        operands=[op.witness],
        result_types=[value.type for value in yielded],
        regions=[region],
        location=op.location,
    )
    rewriter.insert(made)
    new = iter(made.results)
    rewriter.replace_op(op, [next(new) if result.has_uses else result for result in op.results])
    return True


@canonicalization_patterns(AssumingOp)
def canonicalization_patterns_assuming() -> Sequence[RewritePattern]:
    """AssumingOp::getCanonicalizationPatterns"""
    return patterns_of("shape.assuming", _unused_results, _assuming_what_holds)


def _merged(op: AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Flattens nested `assuming_all`."""
    operands: list[Value] = []
    for operand in op.operands:
        inner = operand.defining_op
        operands += inner.operands if isinstance(inner, AssumingAllOp) else (operand,)
    return len(operands) != len(op.operands) and _with_operands(op, rewriter, operands, keep=False)


def _one_witness(op: AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Replaces an `assuming_all` of one witness by it."""
    if len(op.operands) != 1:
        return False
    rewriter.replace_op(op, op.operands)
    return True


def _subsumed_witnesses(op: AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Drops `cstr_broadcastable` witnesses whose operands are a subset of another's."""
    witnesses: list[Operation] = []
    for operand in dict.fromkeys(op.operands):
        witness = operand.defining_op
        if not isinstance(witness, CstrBroadcastableOp):
            return False
        witnesses.append(witness)
    witnesses.sort(key=lambda witness: -len(witness.operands))
    kept: list[tuple[Operation, set[Value]]] = []
    dropped: list[Operation] = []
    for witness in witnesses:
        shapes = set(witness.operands)
        if any(shapes <= others for _, others in kept):
            dropped.append(witness)
        else:
            kept.append((witness, shapes))
    if not dropped:
        return False
    _with_operands(op, rewriter, [witness.results[0] for witness, _ in kept], keep=False)
    for witness in dropped:
        if not witness.results[0].has_uses:
            rewriter.erase_op(witness)
    return True


def _of_equalities(op: AssumingAllOp, rewriter: PatternRewriter) -> bool:
    """Merges `cstr_eq` witnesses with common operands."""
    shapes: list[Value] = []
    for operand in op.operands:
        witness = operand.defining_op
        if not isinstance(witness, CstrEqOp):
            return False
        if shapes and witness.operands and set(shapes).isdisjoint(witness.operands):
            return False
        shapes += witness.operands
    made = CstrEqOp.build_generic(operands=shapes, result_types=op.result_types)
    rewriter.replace_op_with_new(op, made)
    return True


@canonicalization_patterns(AssumingAllOp)
def canonicalization_patterns_assuming_all() -> Sequence[RewritePattern]:
    """AssumingAllOp::getCanonicalizationPatterns"""
    return patterns_of(
        "shape.assuming_all",
        _merged,
        _one_witness,
        _subsumed_witnesses,
        _of_equalities,
        _without_duplicate_operands,
    )


# --- broadcast --------------------------------------------------------------------------------------------------------


def _with_known_rank(op: BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Refines the result type from the ranks of the operands."""
    type = op.result.type
    if not isinstance(type, RankedTensorType) or type.shape[0] != DYNAMIC:
        return False
    ranks = [each.type.shape[0] for each in op.operands if isinstance(each.type, RankedTensorType)]
    if DYNAMIC in ranks:
        return False
    made = BroadcastOp.build_generic(
        operands=op.operands,
        result_types=[RankedTensorType.get((max(ranks, default=0),), index)],
        location=op.location,
    )
    rewriter.replace_op(op, [_cast(rewriter, rewriter.insert(made).result, op)])
    return True


def _of_constants(op: BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Folds the constant operands into one."""
    extents: tuple[int, ...] = ()
    operands: list[Value] = []
    for operand in op.operands:
        constant = operand.defining_op
        if isinstance(constant, ConstShapeOp):
            found = broadcast_extents(extents, extents_of(constant.shape) or ())
            if found is not None:
                extents = found
                continue
        operands.append(operand)
    if len(op.operands) - len(operands) < 2:
        return False
    operands.append(_constant_shape(rewriter, extents, op))
    return _with_operands(op, rewriter, operands, keep=False)


def _of_one_shape(op: BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Replaces a broadcast of one shape by it, cast to the result type."""
    if len(op.operands) != 1:
        return False
    shape = op.operands[0]
    if isinstance(op.result.type, ShapeType):
        if shape.type is not op.result.type:
            made = FromExtentTensorOp.build_generic(
                operands=[shape], result_types=op.result_types, location=op.location
            )
            shape = rewriter.insert(made).results[0]
    else:
        shape = _cast(rewriter, shape, op)
    rewriter.replace_op(op, [shape])
    return True


@canonicalization_patterns(BroadcastOp)
def canonicalization_patterns_broadcast() -> Sequence[RewritePattern]:
    """BroadcastOp::getCanonicalizationPatterns"""
    return patterns_of(
        "shape.broadcast",
        _with_known_rank,
        _of_constants,
        _of_one_shape,
        _of_cast_operands,
        _without_duplicate_operands,
        _without_empty_operands,
    )


# --- conditions -------------------------------------------------------------------------------------------------------


@pattern(CstrEqOp)
def _equal_shapes(op: Operation, rewriter: PatternRewriter) -> bool:
    """A value equals itself."""
    return len(set(op.operands)) == 1 and _true_witness(op, rewriter)


@canonicalization_patterns(CstrBroadcastableOp)
def canonicalization_patterns_cstr_broadcastable() -> Sequence[RewritePattern]:
    """CstrBroadcastableOp::getCanonicalizationPatterns"""
    return patterns_of(
        "shape.cstr_broadcastable",
        _of_cast_operands,
        _equal_shapes,
        _without_duplicate_operands,
        _without_empty_operands,
    )


# --- casts and shapes of values ---------------------------------------------------------------------------------------


def _back_from(op_class: type[Operation]) -> Rewrite:
    def back(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = op.operands[0].defining_op
        if not isinstance(inner, op_class):
            return False
        if inner.operands[0].type is not op.results[0].type:
            return False
        rewriter.replace_op(op, [inner.operands[0]])
        return True

    return back


pattern(IndexToSizeOp)(_back_from(SizeToIndexOp))


pattern(SizeToIndexOp)(_back_from(IndexToSizeOp))


@pattern(RankOp)
def _rank_of_ranked(op: RankOp, rewriter: PatternRewriter) -> bool:
    """The rank of a ranked value is constant."""
    shape_of = op.shape.defining_op
    if not isinstance(shape_of, ShapeOfOp):
        return False
    type = shape_of.operands[0].type
    if not isinstance(type, RankedTensorType):
        return False
    if isinstance(op.rank.type, IndexType):
        rewriter.replace_op(op, [index_constant(rewriter, len(type.shape), op.location)])
        return True
    made = ConstSizeOp.build_generic(
        attributes={"value": IntegerAttr.get(len(type.shape), index)}, result_types=[op.rank.type]
    )
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(ConstShapeOp, root="tensor.cast")
def _cast_of_constant(op: CastOp, rewriter: PatternRewriter) -> bool:
    """`tensor.cast` of a constant shape is a constant shape of that type."""
    constant = op.source.defining_op
    type = op.dest.type
    if not isinstance(constant, ConstShapeOp) or not isinstance(type, RankedTensorType):
        return False
    if not type.has_static_shape:
        return False
    made = ConstShapeOp.build_generic(
        attributes={"shape": constant.shape}, result_types=op.result_types
    )
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(ShapeOfOp, root="tensor.cast")
def _cast_of_shape(op: CastOp, rewriter: PatternRewriter) -> bool:
    """`tensor.cast(shape_of x)` is `shape_of` with that type."""
    type, shape_of = op.dest.type, op.source.defining_op
    if not is_extent_tensor(type) or not isinstance(shape_of, ShapeOfOp):
        return False
    assert isinstance(type, RankedTensorType)
    source = shape_of.arg.type
    if not isinstance(source, RankedTensorType) or type.shape[0] not in (
        DYNAMIC,
        len(source.shape),
    ):
        return False
    made = ShapeOfOp.build_generic(operands=[shape_of.arg], result_types=[type])
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(ShapeOfOp)
def _shape_of_reshape(op: ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """`shape_of(tensor.reshape)` is the shape operand."""
    from odsgen_dialects.arith import IndexCastOp

    reshape = op.arg.defining_op
    type = op.result.type
    if not isinstance(reshape, ReshapeOp):
        return False
    if not isinstance(type, RankedTensorType):
        return False
    shape = reshape.operands[1]
    given = shape.type
    assert isinstance(given, RankedTensorType)
    if given.element_type is type.element_type:
        shape = _cast(rewriter, shape, op)
    else:
        made = IndexCastOp.build_generic(
            operands=[shape], result_types=[type], location=op.location
        )
        shape = rewriter.insert(made).results[0]
    rewriter.replace_op(op, [shape])
    return True


@pattern(ShapeOfOp, root="tensor.extract")
def _extent_of_shape(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """`tensor.extract(shape_of x)` is `tensor.dim x`."""
    shape_of = op.tensor.defining_op
    if not isinstance(shape_of, ShapeOfOp) or len(op.indices) != 1:
        return False
    if not isinstance(shape_of.operands[0].type, TensorType):
        return False
    rewriter.replace_op_with_new(op, DimOp.build(shape_of.operands[0], op.indices[0]))
    return True


@pattern(ShapeOfOp)
def _shape_that_is_known(op: ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """`shape_of` of a static shape is constant."""
    type = op.arg.type
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return False
    return _replace_with_constant(op, rewriter, type.shape)
