"""Folds of extracts and inserts of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    element_attribute,
    elements_of,
    is_poison,
    row_major,
    split_mixed,
    vector_type,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import Attribute, DenseIntOrFPElementsAttr, IntegerAttr, Value, VectorType
from odsgen_dialects import vector

POISON_INDEX = -1
"""The position of a poison element."""

LARGE = 256
"""Constants with more elements are folded only if they have one use."""


def rank_of(value: Value) -> int:
    """The rank of a vector; 0 for another type."""
    return value.type.rank if isinstance(value.type, VectorType) else 0


def _fold_positions(
    op: vector.ExtractOp | vector.InsertOp, constants: Constants, shape: Sequence[int]
) -> bool:
    """Makes constant dynamic positions within bounds static; returns whether there were any."""
    dynamic = list(op.dynamic_position)
    if not dynamic:
        return False
    numbers, kept = list(op.static_position), []
    pairs = iter(zip(dynamic, constants, strict=True))
    changed = False
    for place, number in enumerate(numbers):
        if number != DYNAMIC_INDEX:
            continue
        value, constant = next(pairs)
        if isinstance(constant, IntegerAttr) and -1 <= constant.value < shape[place]:
            numbers[place] = constant.value
            changed = True
        else:
            kept.append(value)
    if changed:
        op.operands = [*op.operands[: len(op.operands) - len(dynamic)], *kept]
        op.static_position = numbers
    return changed


def _poison() -> Attribute:
    from odsgen_dialects.ub import PoisonAttr

    poison: Attribute = PoisonAttr.get()
    return poison


# --- extract ------------------------------------------------------------------------------------------------------------


@folds(vector.ExtractOp)
def fold_extract(op: vector.ExtractOp, operands: Constants) -> Folded:
    """ExtractOp::fold"""
    if not list(op.static_position) and op.source.type is op.result.type:
        return [op.source]
    constant = operands[0]
    if constant is not None and is_poison(constant):
        return [constant]
    changed = _fold_positions(op, operands[1:], vector_type(op.source).shape)
    if POISON_INDEX in op.static_position:
        return [_poison()]
    found = _extract_from_constant(op, constant)
    if found is not None:
        return [found]
    if _extract_from_extract(op):
        return op.results
    value = _extract_from_insert(op) or _extract_from_broadcast(op)
    if value is not None:
        return [value]
    if _extracts_poison(op):
        return [_poison()]
    for fold in _SEARCHES:
        if fold(op):
            return op.results
    value = _extract_from_elements(op)
    if value is not None:
        return [value]
    return op.results if changed else None


def _extract_from_constant(op: vector.ExtractOp, constant: Attribute | None) -> Attribute | None:
    if not isinstance(constant, DenseIntOrFPElementsAttr):
        return None
    type = op.result.type
    if constant.is_splat:
        if isinstance(type, VectorType):
            return DenseIntOrFPElementsAttr.from_raw(type, constant.raw_data)
        return element_attribute(constant, 0)
    source = vector_type(op.source)
    if any(source.scalable_dims) or list(op.dynamic_position):
        return None
    position = list(op.static_position)
    start = row_major([*position, *[0] * (source.rank - len(position))], source.shape)
    if not isinstance(type, VectorType):
        return element_attribute(constant, start)
    count = type.num_elements
    return elements_of(
        type, [element_attribute(constant, start + number) for number in range(count)]
    )


def _extract_from_extract(op: vector.ExtractOp) -> bool:
    """Merges a chain of extracts."""
    if not isinstance(op.source.defining_op, vector.ExtractOp) or list(op.dynamic_position):
        return False
    position, source = list(op.static_position), op.source
    while isinstance(before := source.defining_op, vector.ExtractOp):
        if list(before.dynamic_position):
            return False
        position = [*before.static_position, *position]
        source = before.source
    op.set_operand(0, source)
    op.static_position = position
    return True


def _extract_from_insert(op: vector.ExtractOp) -> Value | None:
    """The inserted value; looks through other inserts and transposes.

    Dimensions that are extracted whole have positions -1, -2 and so on, to track transposes.
    """
    if list(op.dynamic_position):
        return None
    source: Value = op.source
    position = list(op.static_position)
    count = len(position)
    whole = [-1 - number for number in range(rank_of(source) - count)]
    position += whole
    while isinstance(before := source.defining_op, (vector.InsertOp, vector.TransposeOp)):
        if isinstance(before, vector.TransposeOp):
            moved = dict(zip(before.permutation, position, strict=True))
            source, position = before.vector, [moved[number] for number in range(len(position))]
            continue
        inserted = list(before.static_position)
        is_known = not list(before.dynamic_position)
        if is_known and inserted == position[:count] and position[count:] == whole:
            return before.value_to_store
        if is_known and inserted == position[: len(inserted)]:
            source, position = before.value_to_store, position[len(inserted) :]
            count = len(position) - len(whole)
            break
        if _may_meet(position, inserted):
            return None
        source = before.dest
    if source is op.source or position[count:] != whole:
        return None
    op.set_operand(0, source)
    op.static_position = position[:count]
    return op.result


def _may_meet(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two positions may overlap, as far as they are static."""
    return all(a == b or a < 0 or b < 0 for a, b in zip(one, other, strict=False))


def _extract_from_broadcast(op: vector.ExtractOp) -> Value | None:
    broadcast = op.source.defining_op
    if not isinstance(broadcast, vector.BroadcastOp):
        return None
    value, type = broadcast.source, op.result.type
    if value.type is type:
        return value
    wanted, given = rank_of(op.result), rank_of(value)
    if wanted > given or not isinstance(value.type, VectorType):
        return None
    shape = value.type.shape
    if isinstance(type, VectorType) and type.shape != shape[given - wanted :]:
        return None
    lead = rank_of(op.source) - given
    before = mixed_values(op.static_position, op.dynamic_position)
    position = [
        0 if shape[number] == 1 else before[number + lead] for number in range(given - wanted)
    ]
    values, numbers = split_mixed(position)
    op.operands = [value, *values]
    op.static_position = numbers
    return op.result


def _place_in_shuffle(op: vector.ExtractOp) -> tuple[vector.ShuffleOp, int] | None:
    """The shuffle that an element is extracted from, and the element's mask entry."""
    shuffle = op.source.defining_op
    if list(op.dynamic_position) or not isinstance(shuffle, vector.ShuffleOp):
        return None
    if rank_of(shuffle.vector) != 1 or rank_of(shuffle.v1) != 1:
        return None
    return shuffle, shuffle.mask[op.static_position[0]]


def _extracts_poison(op: vector.ExtractOp) -> bool:
    found = _place_in_shuffle(op)
    return found is not None and found[1] == POISON_INDEX


def _extract_from_shuffle(op: vector.ExtractOp) -> bool:
    found = _place_in_shuffle(op)
    if found is None:
        return False
    shuffle, position = found
    size = vector_type(shuffle.v1).shape[0]
    op.set_operand(0, shuffle.v1 if position < size else shuffle.v2)
    op.static_position = [position if position < size else position - size]
    return True


def _extract_from_shape_cast(op: vector.ExtractOp) -> bool:
    cast = op.source.defining_op
    if list(op.dynamic_position) or not isinstance(cast, vector.ShapeCastOp):
        return False
    source, type = vector_type(cast.source), op.result.type
    rank = rank_of(op.result)
    if rank > source.rank:
        return False
    if isinstance(type, VectorType) and source.shape[source.rank - rank :] != type.shape:
        return False
    shape = vector_type(op.source).shape
    place = row_major(list(op.static_position), shape[: len(shape) - rank])
    position: list[int] = []
    for size in reversed(source.shape[: source.rank - rank]):
        position.insert(0, place % size)
        place //= size
    op.set_operand(0, cast.source)
    op.static_position = position
    return True


def _extract_from_slice(op: vector.ExtractOp) -> bool:
    """Extracts from the source of the slice."""
    slice = op.source.defining_op
    if list(op.dynamic_position) or not isinstance(slice, vector.ExtractStridedSliceOp):
        return False
    if any(stride != 1 for stride in slice.strides):
        return False
    source, result = vector_type(slice.source), vector_type(slice.result)
    offsets = list(slice.offsets)
    while offsets:
        last = len(offsets) - 1
        if offsets[-1] != 0 or result.shape[last] != source.shape[last]:
            break
        offsets.pop()
    position = list(op.static_position)
    if rank_of(op.result) > source.rank - len(offsets) or len(position) < len(offsets):
        return False
    for number, offset in enumerate(offsets):
        position[number] += offset
    op.set_operand(0, slice.source)
    op.static_position = position
    return True


def _extract_from_inserted_slice(op: vector.ExtractOp) -> bool:
    """Extracts from the inserted slice that has all of it; looks through slices elsewhere."""
    position, rank = list(op.static_position), rank_of(op.result)
    if list(op.dynamic_position) or (isinstance(op.result.type, VectorType) and rank == 0):
        return False
    shape, insert = vector_type(op.source).shape, op.source.defining_op
    while isinstance(insert, vector.InsertStridedSliceOp):
        if any(stride != 1 for stride in insert.strides):
            return False
        inserted = vector_type(insert.value_to_store).shape
        lead = len(shape) - len(inserted)
        places = [offset - start for offset, start in zip(position, insert.offsets, strict=False)]
        lengths = (*[1] * lead, *inserted)
        if all(0 <= place < length for place, length in zip(places, lengths, strict=False)):
            if len(position) < lead or inserted[len(position) - lead :] != shape[len(position) :]:
                return False
            op.set_operand(0, insert.value_to_store)
            op.static_position = places[lead:]
            return True
        insert = insert.dest.defining_op
    return False


_SEARCHES = (
    _extract_from_shuffle,
    _extract_from_shape_cast,
    _extract_from_slice,
    _extract_from_inserted_slice,
)


def _extract_from_elements(op: vector.ExtractOp) -> Value | None:
    made = op.source.defining_op
    if list(op.dynamic_position) or not isinstance(made, vector.FromElementsOp):
        return None
    type = vector_type(op.source)
    if any(type.scalable_dims) or op.result.type is not type.element_type:
        return None
    return made.elements[row_major(list(op.static_position), type.shape)]


# --- insert -------------------------------------------------------------------------------------------------------------


@folds(vector.InsertOp)
def fold_insert(op: vector.InsertOp, operands: Constants) -> Folded:
    """InsertOp::fold"""
    if not list(op.static_position) and op.value_to_store.type is op.result.type:
        return [op.value_to_store]
    changed = _fold_positions(op, operands[2:], vector_type(op.dest).shape)
    if POISON_INDEX in op.static_position:
        return [_poison()]
    found = _insert_into_constant(op, operands[0], operands[1])
    if found is not None:
        return [found]
    return op.results if _insert_over_insert(op) or changed else None


def _insert_over_insert(op: vector.InsertOp) -> bool:
    """Removes an earlier insert at the same position."""
    before = op.dest.defining_op
    if not isinstance(before, vector.InsertOp):
        return False
    if list(before.static_position) != list(op.static_position):
        return False
    if list(before.dynamic_position) != list(op.dynamic_position):
        return False
    op.set_operand(1, before.dest)
    return True


def _all_elements(constant: DenseIntOrFPElementsAttr) -> list[Attribute | None]:
    return [element_attribute(constant, number) for number in range(constant.type.num_elements)]


def _insert_into_constant(
    op: vector.InsertOp, value: Attribute | None, dest: Attribute | None
) -> Attribute | None:
    type = vector_type(op.dest)
    if list(op.dynamic_position) or any(type.scalable_dims):
        return None
    if not isinstance(dest, DenseIntOrFPElementsAttr) or value is None:
        return None
    if type.num_elements > LARGE and not op.result.has_one_use:
        return None
    elements = _all_elements(dest)
    position = list(op.static_position)
    start = row_major([*position, *[0] * (type.rank - len(position))], type.shape)
    if isinstance(value, DenseIntOrFPElementsAttr):
        inserted = _all_elements(value)
        if start + len(inserted) > len(elements):
            return None  # a tensor at the place of an element
        elements[start : start + len(inserted)] = inserted
    else:
        elements[start] = value
    return elements_of(type, elements)


# --- strided slices -----------------------------------------------------------------------------------------------------


@folds(vector.ExtractStridedSliceOp)
def fold_extract_strided_slice(op: vector.ExtractStridedSliceOp, operands: Constants) -> Folded:
    """ExtractStridedSliceOp::fold"""
    type = vector_type(op.result)
    if op.source.type is type:
        return [op.source]
    if _slice_from_inserted(op):
        return op.results
    constant = operands[0]
    if not isinstance(constant, DenseIntOrFPElementsAttr):
        return None
    if constant.is_splat:
        return [DenseIntOrFPElementsAttr.from_raw(type, constant.raw_data)]
    source = vector_type(op.source)
    if any(stride != 1 for stride in op.strides) or any(source.scalable_dims):
        return None
    if source.num_elements > LARGE and not op.source.has_one_use:
        return None
    offsets = [*op.offsets, *[0] * (source.rank - len(list(op.offsets)))]
    places = positions_of(type.shape)
    chosen = [
        element_attribute(
            constant, row_major([a + b for a, b in zip(place, offsets, strict=True)], source.shape)
        )
        for place in places
    ]
    found = elements_of(type, chosen)
    return None if found is None else [found]


def _slice_from_inserted(op: vector.ExtractStridedSliceOp) -> bool:
    """Extracts from the inserted value; looks through inserts elsewhere.

    A slice that begins before the inserted one and meets it is not elsewhere; MLIR takes it so.
    """
    offsets, sizes = list(op.offsets), list(op.sizes)
    shape, count = vector_type(op.source).shape, len(offsets)
    if any(stride != 1 for stride in op.strides):
        return False
    insert = op.source.defining_op
    while isinstance(insert, vector.InsertStridedSliceOp):
        inserted = vector_type(insert.value_to_store).shape
        if len(inserted) != len(shape) or inserted[count:] != shape[count:]:
            return False
        places = [offset - start for offset, start in zip(offsets, insert.offsets, strict=False)]
        ends = [place + size for place, size in zip(places, sizes, strict=True)]
        limits = list(zip(places, ends, inserted, strict=False))
        if all(place < length and end > 0 for place, end, length in limits):
            if any(place < 0 or end > length for place, end, length in limits):
                return False
            op.set_operand(0, insert.value_to_store)
            op.offsets = places
            return True
        insert = insert.dest.defining_op
    return False


def positions_of(shape: Sequence[int]) -> list[list[int]]:
    """The positions of all elements, in row-major order."""
    positions: list[list[int]] = [[]]
    for size in shape:
        positions = [[*position, number] for position in positions for number in range(size)]
    return positions
