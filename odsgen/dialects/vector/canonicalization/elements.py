"""Canonicalization of broadcasts, extracts, inserts and `vector.from_elements`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import DYNAMIC_INDEX, constant_integer, row_major, vector_type
from odsgen.dialects.vector.element_folds import POISON_INDEX, positions_of
from odsgen.dialects.vector.masks import MaskFormat, mask_format
from odsgen.dialects.vector.shapes import is_broadcastable, splat_source
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, Value, VectorType
from odsgen_dialects.vector import (
    BroadcastOp,
    CreateMaskOp,
    ExtractOp,
    FromElementsOp,
    InsertOp,
    ShapeCastOp,
    ToElementsOp,
)


def replace_with_broadcast(rewriter: PatternRewriter, op: Operation, value: Value) -> None:
    """Replaces an operation by a broadcast of a value to its result type."""
    rewriter.replace_op_with_new(op, BroadcastOp.build(op.results[0].type, value))


# --- broadcast ----------------------------------------------------------------------------------------------------------


@pattern(BroadcastOp)
def _broadcast_of_broadcast(op: BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Merges two broadcasts."""
    before = op.source.defining_op
    if not isinstance(before, BroadcastOp):
        return False
    replace_with_broadcast(rewriter, op, before.source)
    return True


# --- extract ------------------------------------------------------------------------------------------------------------


@pattern(ExtractOp)
def _extract_of_broadcast(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts the source to the extracted type."""
    before, type = op.source.defining_op, op.result.type
    if not isinstance(before, BroadcastOp) or not isinstance(type, VectorType):
        return False
    if not is_broadcastable(before.source.type, type):
        return False
    replace_with_broadcast(rewriter, op, before.source)
    return True


@pattern(ExtractOp)
def _extract_of_create_mask(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """Creates only the extracted part of a mask."""
    from odsgen_dialects.arith import ConstantOp

    mask, type = op.source.defining_op, op.result.type
    if not isinstance(mask, CreateMaskOp) or not isinstance(type, VectorType):
        return False
    bounds, position = list(mask.operands), list(op.static_position)
    nothing = mask_format(op.source) is MaskFormat.ALL_FALSE
    unknown = False
    shape = vector_type(op.source).shape
    for number, place in enumerate(position):
        if nothing:
            break
        bound = constant_integer(bounds[number])
        if bound is None:
            unknown = True
        elif place != DYNAMIC_INDEX:
            nothing = place >= bound
        elif bound < shape[number]:
            unknown = True
    if nothing:
        value = DenseIntOrFPElementsAttr.from_bits(type, [0])
        rewriter.replace_op_with_new(op, ConstantOp.build(value))
        return True
    if unknown:
        return False
    rewriter.replace_op_with_new(op, CreateMaskOp.build(type, bounds[len(position) :]))
    return True


@pattern(ExtractOp)
def _extract_of_shape_cast(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """Casts the source if all elements are extracted."""
    cast, type = op.source.defining_op, op.result.type
    if not isinstance(cast, ShapeCastOp) or not isinstance(type, VectorType):
        return False
    if vector_type(cast.source).num_elements != type.num_elements:
        return False
    rewriter.replace_op_with_new(op, ShapeCastOp.build(type, cast.source))
    return True


@pattern(ExtractOp)
def _extract_of_elements(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """Makes a vector of the extracted elements."""
    made_of, type = op.source.defining_op, op.result.type
    if not isinstance(made_of, FromElementsOp) or not isinstance(type, VectorType):
        return False
    source = vector_type(op.source)
    if list(op.dynamic_position) or any(type.scalable_dims) or any(source.scalable_dims):
        return False
    start = row_major([*op.static_position, *[0] * type.rank], source.shape)
    elements = list(made_of.elements)[start : start + type.num_elements]
    rewriter.replace_op_with_new(op, FromElementsOp.build(type, elements))
    return True


# --- insert -------------------------------------------------------------------------------------------------------------


@pattern(InsertOp)
def _insert_of_all(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Replaces an insert of all elements by a broadcast."""
    type = op.value_to_store.type
    if not isinstance(type, VectorType) or type.num_elements != vector_type(op.dest).num_elements:
        return False
    replace_with_broadcast(rewriter, op, op.value_to_store)
    return True


@pattern(InsertOp)
def _insert_of_splat(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Replaces an insert of a splat into the same splat by a broadcast."""
    splat = splat_source(op.value_to_store)
    if splat is None or splat_source(op.dest) is not splat:
        return False
    replace_with_broadcast(rewriter, op, splat)
    return True


@pattern(InsertOp)
def _insertions_of_all(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Replaces a chain of inserts that sets every element by `vector.from_elements`."""
    type = vector_type(op.dest)
    if any(type.scalable_dims):
        return False
    if any(isinstance(user, InsertOp) and user.dest is op.result for user in op.result.users):
        return False
    chain: list[InsertOp] = []
    current: Operation | None = op
    while isinstance(current, InsertOp):
        if current is not op and not current.result.has_one_use:
            return False
        if list(current.dynamic_position):
            return False
        chain.append(current)
        current = current.dest.defining_op
    covered: set[int] = set()
    starts: list[int] = []
    for insert in chain:
        position = list(insert.static_position)
        if POISON_INDEX in position:
            return False
        starts.append(row_major([*position, *[0] * (type.rank - len(position))], type.shape))
        value = insert.value_to_store.type
        count = value.num_elements if isinstance(value, VectorType) else 1
        covered.update(range(starts[-1], starts[-1] + count))
    if len(covered) != type.num_elements:
        return False
    elements: dict[int, Value] = {}
    for insert, start in zip(reversed(chain), reversed(starts), strict=True):
        stored = insert.value_to_store
        if isinstance(stored.type, VectorType):
            parts: Sequence[Value] = rewriter.insert(
                ToElementsOp.build(stored, location=op.location)
            ).results
        else:
            parts = [stored]
        for number, part in enumerate(parts):
            elements[start + number] = part
    ordered = [elements[number] for number in range(type.num_elements)]
    rewriter.replace_op_with_new(op, FromElementsOp.build(type, ordered))
    return True


# --- from_elements ------------------------------------------------------------------------------------------------------


@pattern(FromElementsOp)
def _same_elements(op: FromElementsOp, rewriter: PatternRewriter) -> bool:
    """Replaces equal elements by a broadcast."""
    elements = list(op.elements)
    if any(element is not elements[0] for element in elements):
        return False
    replace_with_broadcast(rewriter, op, elements[0])
    return True


@pattern(FromElementsOp)
def _elements_in_a_row(op: FromElementsOp, rewriter: PatternRewriter) -> bool:
    """Replaces consecutive elements of a vector by an extract and a shape cast."""
    elements = list(op.elements)
    if len(elements) == 1:
        return False
    extracts = [element.defining_op for element in elements]
    first = extracts[0]
    if not isinstance(first, ExtractOp):
        return False
    source = first.source
    shape = vector_type(source).shape
    position = list(first.static_position)
    kept, count = len(position), 1
    while kept and position[kept - 1] == 0 and count < len(elements):
        kept -= 1
        count *= shape[kept]
    if count != len(elements):
        return False
    start = None if DYNAMIC_INDEX in position else row_major(position, shape)
    if start is None:
        return False
    for number, extract in enumerate(extracts):
        if not isinstance(extract, ExtractOp) or extract.source is not source:
            return False
        place = list(extract.static_position)
        if DYNAMIC_INDEX in place or row_major(place, shape) != start + number:
            return False
    part: Value = source
    if kept:
        part = rewriter.insert(
            ExtractOp.build(source, (), position[:kept], location=op.location)
        ).result
    rewriter.replace_op_with_new(op, ShapeCastOp.build(op.dest.type, part))
    return True


# --- to_elements --------------------------------------------------------------------------------------------------------


@pattern(ToElementsOp)
def _elements_of_broadcast(op: ToElementsOp, rewriter: PatternRewriter) -> bool:
    """Takes the elements of the broadcast's source."""
    broadcast = op.source.defining_op
    if not isinstance(broadcast, BroadcastOp):
        return False
    type = vector_type(op.source)
    source = broadcast.source.type
    if not isinstance(source, VectorType):
        rewriter.replace_op(op, [broadcast.source] * len(op.results))
        return True
    if any(type.scalable_dims) or any(source.scalable_dims):
        return False
    elements = rewriter.insert(ToElementsOp.build(broadcast.source, location=op.location)).results
    lead = type.rank - source.rank
    values: list[Value] = []
    for place in positions_of(type.shape):
        inner = [
            0 if size == 1 else number
            for number, size in zip(place[lead:], source.shape, strict=True)
        ]
        values.append(elements[row_major(inner, source.shape)])
    rewriter.replace_op(op, values)
    return True
