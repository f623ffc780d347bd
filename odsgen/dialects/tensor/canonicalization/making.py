"""Canonicalization of `empty`, `generate`, `from_elements`, `concat`, `dim` and `extract`."""

from __future__ import annotations

from odsgen.dialects.shared import (
    as_shape,
    constant_integer,
    fold_constants,
    mixed_sizes,
    ranked_tensor,
    split_mixed,
)
from odsgen.dialects.tensor.canonicalization.casts import cast_to
from odsgen.dialects.tensor.cast_information import folds_into_producer
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    CloneMap,
    DestinationStyleOpInterface,
    MissingMethodError,
    OpResult,
    RankedTensorType,
    as_interface,
    element_type_or_self,
    would_be_trivially_dead,
)
from odsgen_dialects import tensor

# --- empty and generate -------------------------------------------------------------------------------------------------


@pattern(tensor.EmptyOp, root="tensor.cast")
def _cast_of_empty(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """`cast(empty)` is `empty` of the more static type."""
    empty = op.source.defining_op
    if not isinstance(empty, tensor.EmptyOp) or not folds_into_producer(op):
        return False
    before = mixed_sizes(ranked_tensor(empty.result).shape, empty.dynamic_sizes)
    shape = ranked_tensor(op.dest).shape
    sizes = [size if known == DYNAMIC else known for known, size in zip(shape, before, strict=True)]
    type = RankedTensorType.get(shape, ranked_tensor(op.dest).element_type)
    rewriter.replace_op_with_new(op, tensor.EmptyOp.build(type, split_mixed(sizes)[0]))
    return True


@pattern(tensor.EmptyOp, root="tensor.dim")
def _dim_of_empty(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """`dim(empty)` is the size operand."""
    empty = op.source.defining_op
    number = constant_integer(op.index)
    if not isinstance(empty, tensor.EmptyOp) or number is None:
        return False
    shape = ranked_tensor(empty.result).shape
    if not 0 <= number < len(shape) or shape[number] != DYNAMIC:
        return False
    rewriter.replace_op(op, [empty.dynamic_sizes[shape[:number].count(DYNAMIC)]])
    return True


@pattern(tensor.EmptyOp)
def _empty_of_constants(op: tensor.EmptyOp, rewriter: PatternRewriter) -> bool:
    """Folds constant sizes into the type."""
    type = ranked_tensor(op.result)
    sizes = mixed_sizes(type.shape, op.dynamic_sizes)
    if not fold_constants(sizes, non_negative=True):
        return False
    known = RankedTensorType.get(as_shape(sizes), type.element_type, type.encoding)
    made = rewriter.insert(op.build(known, split_mixed(sizes)[0], location=op.location))
    rewriter.replace_op(op, [cast_to(rewriter, made.result, type, op)])
    return True


@pattern(tensor.GenerateOp, root="tensor.extract")
def _extract_of_generate(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """`extract(generate)` inlines the body."""
    generate = op.tensor.defining_op
    if not isinstance(generate, tensor.GenerateOp) or not would_be_trivially_dead(generate):
        return False
    mapping = CloneMap()
    block = generate.body.entry_block
    for argument, index in zip(block.arguments, op.indices, strict=True):
        mapping.map_value(argument, index)
    terminator = block.last
    assert terminator is not None
    for inner in block:
        if inner is not terminator:
            rewriter.clone(inner, mapping)
    value = terminator.operands[0]
    rewriter.replace_op(op, [mapping.values.get(value, value)])
    return True


@pattern(tensor.GenerateOp)
def _generate_of_constants(op: tensor.GenerateOp, rewriter: PatternRewriter) -> bool:
    """Folds constant sizes into the type."""
    type = ranked_tensor(op.result)
    sizes = mixed_sizes(type.shape, op.dynamic_extents)
    if not fold_constants(sizes, non_negative=True):
        return False
    known = RankedTensorType.get(as_shape(sizes), type.element_type, type.encoding)
    made = op.build(known, split_mixed(sizes)[0], location=op.location)
    made.body.take_body(op.body)
    rewriter.insert(made)
    rewriter.replace_op(op, [cast_to(rewriter, made.result, type, op)])
    return True


# --- extract ------------------------------------------------------------------------------------------------------------


@pattern(tensor.ExtractOp)
def _extract_of_cast(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """`extract(cast x)` is `extract x`."""
    cast = op.tensor.defining_op
    if not isinstance(cast, tensor.CastOp):
        return False
    source = cast.operands[0]
    if not isinstance(source.type, RankedTensorType):
        return False
    rewriter.replace_op_with_new(op, op.build(source, op.indices))
    return True


@pattern(tensor.FromElementsOp, root="tensor.extract")
def _extract_of_index_cast(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """`extract(index_cast x)` is `index_cast(extract x)`."""
    from odsgen_dialects.arith import IndexCastOp

    cast = op.tensor.defining_op
    if not isinstance(cast, IndexCastOp):
        return False
    element = op.build(cast.in_, op.indices, location=op.location)
    assert element.result.type is element_type_or_self(cast.in_.type)
    rewriter.insert(element)
    rewriter.replace_op_with_new(op, IndexCastOp.build(op.result.type, element.result))
    return True


# --- dim ----------------------------------------------------------------------------------------------------------------


@pattern(tensor.DimOp)
def _dim_of_cast(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """`dim(cast x)` is `dim x`."""
    cast = op.source.defining_op
    if not isinstance(cast, tensor.CastOp):
        return False
    rewriter.replace_op_with_new(op, op.build(cast.operands[0], op.index))
    return True


@pattern(tensor.DimOp)
def _dim_of_destination(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """`dim` of a destination-style result is `dim` of the init."""
    source = op.source
    maker = source.defining_op
    style = None if maker is None else as_interface(maker, DestinationStyleOpInterface)
    if style is None or not isinstance(source, OpResult):
        return False
    try:
        tied = style.tied_op_operand(source)
    except MissingMethodError:  # not implemented
        return False
    with rewriter.modifying(op):
        op.set_operand(0, tied)
    return True


@pattern(tensor.DimOp)
def _dim_of_reshape(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """`dim(reshape)` is an element of the shape operand."""
    from odsgen_dialects.arith import IndexCastOp

    reshape = op.source.defining_op
    if not isinstance(reshape, tensor.ReshapeOp):
        return False
    rewriter.set_insertion_point_after(op)
    extract = tensor.ExtractOp.build(reshape.shape, [op.index], location=op.location)
    size = rewriter.insert(extract).result
    if size.type is not op.result.type:
        cast = IndexCastOp.build(op.result.type, size, location=op.location)
        size = rewriter.insert(cast).out
    rewriter.replace_op(op, [size])
    return True


# --- concat -------------------------------------------------------------------------------------------------------------


@pattern(tensor.ConcatOp)
def _concat_of_one(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Replaces a concat of one operand by a cast."""
    if len(op.inputs) != 1:
        return False
    rewriter.replace_op(op, [cast_to(rewriter, op.inputs[0], op.result.type, op)])
    return True


def _inferred(op: tensor.ConcatOp) -> RankedTensorType:
    """The result type inferred from the operands."""
    shapes = [ranked_tensor(value).shape for value in op.inputs]
    joined: list[int] = []
    for number, sizes in enumerate(zip(*shapes, strict=True)):
        if number == op.dim:
            joined.append(DYNAMIC if DYNAMIC in sizes else sum(sizes))
        else:
            joined.append(next((size for size in sizes if size != DYNAMIC), DYNAMIC))
    return RankedTensorType.get(joined, ranked_tensor(op.inputs[0]).element_type)


@pattern(tensor.ConcatOp)
def _concat_casts_operands(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Casts operands to static sizes known from others."""
    if not 0 <= op.dim < ranked_tensor(op.result).rank:
        return False  # which the verifier, as that of MLIR, lets pass
    known = _inferred(op).shape
    changed = False
    for number, operand in enumerate(op.inputs):
        shape = list(known)
        shape[op.dim] = ranked_tensor(operand).shape[op.dim]
        if any(
            size != DYNAMIC and before == DYNAMIC
            for size, before in zip(shape, ranked_tensor(operand).shape, strict=True)
        ):
            type = RankedTensorType.get(shape, ranked_tensor(op.result).element_type)
            cast = cast_to(rewriter, operand, type, op)
            with rewriter.modifying(op):
                op.set_operand(number, cast)
            changed = True
    return changed


@pattern(tensor.ConcatOp)
def _concat_casts_result(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Casts the result to static sizes known from the operands."""
    inferred, result = _inferred(op), ranked_tensor(op.result)
    if not any(
        size != DYNAMIC and before == DYNAMIC
        for size, before in zip(inferred.shape, result.shape, strict=True)
    ):
        return False
    made = rewriter.insert(op.build(inferred, op.dim, op.inputs, location=op.location))
    rewriter.replace_op(op, [cast_to(rewriter, made.result, result, op)])
    return True
