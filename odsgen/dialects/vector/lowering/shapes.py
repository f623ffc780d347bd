"""Shape casts, transposes and strided slices as extracts, inserts and shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import gcd, prod
from typing import Any

from odsgen.dialects.vector.lowering.elements import Elements, positions_in
from odsgen.dialects.vector.lowering.unrolling import without_first
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Value, VectorType
from odsgen_dialects import vector

# --- shape casts --------------------------------------------------------------------------------------------------------


class ShapeCastOfSlices(RewritePattern[vector.ShapeCastOp]):
    """Moves slices that are as large as both shapes allow.

    Behind the last dimension that differs the shapes agree; a slice has the greatest size of that dimension that
    divides both.
    """

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.source.type, op.results[0].type
        if any(source.scalable_dims) or any(target.scalable_dims):
            return rewriter.match_failure(op, "a scalable vector")
        from_dim, to_dim = len(source.shape) - 1, len(target.shape) - 1
        while from_dim >= 0 and to_dim >= 0 and source.shape[from_dim] == target.shape[to_dim]:
            from_dim, to_dim = from_dim - 1, to_dim - 1
        elements = Elements(op, rewriter)
        result = elements.poison(target)
        if from_dim < 0 or to_dim < 0:
            difference = len(source.shape) - len(target.shape)
            inner = elements.insert(
                vector.ExtractOp.build(op.source, (), (0,) * max(difference, 0))
            )
            position = (0,) * max(-difference, 0)
            result = elements.insert(vector.InsertOp.build(inner, result, (), position))
            rewriter.replace_op(op, [result])
            return True
        size = gcd(source.shape[from_dim], target.shape[to_dim])
        if size == 1:
            places = zip(
                positions_in(source.shape[: from_dim + 1]),
                positions_in(target.shape[: to_dim + 1]),
                strict=True,
            )
            for taken_from, put_to in places:
                result = elements.put(elements.get(op.source, taken_from), result, put_to)
        else:
            result = self._moved(elements, op.source, result, (from_dim, to_dim, size))
        rewriter.replace_op(op, [result])
        return True

    @staticmethod
    def _moved(
        elements: Elements, value: Value, result: Value, where: tuple[int, int, int]
    ) -> Value:
        from_dim, to_dim, size = where
        source, target = value.type, result.type
        assert isinstance(source, VectorType) and isinstance(target, VectorType)
        slice_shape = (size, *source.shape[from_dim + 1 :])
        ones = (1,) * len(slice_shape)
        slice_type = VectorType.get(slice_shape, source.element_type)
        empty = elements.poison(VectorType.get(target.shape[to_dim:], target.element_type))
        sources = positions_in(source.shape[:from_dim])
        targets = positions_in(target.shape[:to_dim])
        per_source, per_target = source.shape[from_dim] // size, target.shape[to_dim] // size
        taken = filled = empty
        for number in range(prod(source.shape) // prod(slice_shape)):
            if number % per_source == 0:
                taken = elements.insert(vector.ExtractOp.build(value, (), next(sources)))
            offsets = (number % per_source * size, *ones[1:])
            offsets = (offsets[0], *(0 for _ in ones[1:]))
            piece = elements.insert(
                vector.ExtractStridedSliceOp.build(slice_type, taken, offsets, slice_shape, ones)
            )
            if number % per_target == 0:
                filled = empty
            offsets = (number % per_target * size, *(0 for _ in ones[1:]))
            filled = elements.insert(
                vector.InsertStridedSliceOp.build(piece, filled, offsets, ones)
            )
            if number % per_target + 1 == per_target:
                result = elements.insert(vector.InsertOp.build(filled, result, (), next(targets)))
        return result


class ShapeCastOfScalableRows(RewritePattern[vector.ShapeCastOp]):
    """Moves parts of rows where the last dimension, and no other, is scalable."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.source.type, op.results[0].type
        if not (_has_scalable_rows(source) and _has_scalable_rows(target)):
            return rewriter.match_failure(op, "not the last dimension alone is scalable")
        elements = Elements(op, rewriter)
        size = min(source.shape[-1], target.shape[-1])
        part_type = VectorType.get((size,), target.element_type, (True,))
        result = elements.poison(target)
        row_taken: Value | None = None
        from_positions = _parts(source, size)
        for (taken_from, first), (put_to, offset) in zip(
            from_positions, _parts(target, size), strict=True
        ):
            if first == 0 or row_taken is None:
                row_taken = elements.insert(vector.ExtractOp.build(op.source, (), taken_from))
            part = row_taken
            if source.shape[-1] != size:
                part = elements.insert(vector.ScalableExtractOp.build(part_type, part, first))
            if target.shape[-1] != size:
                row = elements.insert(vector.ExtractOp.build(result, (), put_to))
                part = elements.insert(vector.ScalableInsertOp.build(part, row, offset))
            result = elements.insert(vector.InsertOp.build(part, result, (), put_to))
        rewriter.replace_op(op, [result])
        return True


def _has_scalable_rows(type: VectorType) -> bool:
    return bool(type.shape) and type.scalable_dims[-1] and not any(type.scalable_dims[:-1])


def _parts(type: VectorType, size: int) -> list[tuple[tuple[int, ...], int]]:
    """The positions of rows, with the offsets of the parts in them."""
    return [
        (position, offset)
        for position in product(*map(range, type.shape[:-1]))
        for offset in range(0, type.shape[-1], size)
    ]


# --- transposes -----------------------------------------------------------------------------------------------------------


class TransposeOfElements(RewritePattern[vector.TransposeOp]):
    """Moves vectors of the dimensions that stay last, element by element where none does."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self._strategy = strategy

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.vector.type, op.results[0].type
        permutation = tuple(op.permutation)
        if self._strategy.startswith("shuffle") and _has_two_large(source):
            return rewriter.match_failure(op, "the other patterns transpose it")
        kept = len(permutation)
        while kept and permutation[kept - 1] == kept - 1:
            kept -= 1
        if any(source.scalable_dims[:kept]):
            return rewriter.match_failure(op, "a dimension that moves is scalable")
        elements = Elements(op, rewriter)
        result = elements.poison(target)
        if not kept:
            rewriter.replace_op(op, [op.vector])
            return True
        for position in positions_in(source.shape[:kept]):
            moved = tuple(position[dim] for dim in permutation[:kept])
            result = elements.put(elements.get(op.vector, position), result, moved)
        rewriter.replace_op(op, [result])
        return True


def _large_dims(type: VectorType) -> list[int]:
    return [dim for dim, size in enumerate(type.shape) if size != 1]


def _has_two_large(type: VectorType) -> bool:
    return len(_large_dims(type)) == 2


class TransposeByShapeCast(RewritePattern[vector.TransposeOp]):
    """Casts the shape where only dimensions of one element move."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.vector.type, op.results[0].type
        if len(source.shape) < 1 or any(source.scalable_dims):
            return rewriter.match_failure(op, "a scalable vector")
        if [source.shape[dim] for dim in op.permutation if source.shape[dim] != 1] != [
            source.shape[dim] for dim in _large_dims(source)
        ] or sorted(kept := [d for d in op.permutation if source.shape[d] != 1]) != kept:
            return rewriter.match_failure(op, "other dimensions move, too")
        cast = Elements(op, rewriter).insert(vector.ShapeCastOp.build(target, op.vector))
        rewriter.replace_op(op, [cast])
        return True


class TransposeByShuffle(RewritePattern[vector.TransposeOp]):
    """Shuffles the elements as one row: two dimensions change places."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.vector.type, op.results[0].type
        large = _large_dims(source)
        if any(source.scalable_dims) or len(large) != 2:
            return rewriter.match_failure(op, "no two dimensions that change places")
        moved = [dim for dim in op.permutation if dim in large]
        if moved == large:
            return rewriter.match_failure(op, "the dimensions keep their order")
        rows, columns = (source.shape[dim] for dim in large)
        elements = Elements(op, rewriter)
        row = VectorType.get((rows * columns,), source.element_type)
        flat = elements.insert(vector.ShapeCastOp.build(row, op.vector))
        mask = [number * columns + column for column in range(columns) for number in range(rows)]
        shuffled = elements.insert(vector.ShuffleOp.build(flat, flat, mask))
        rewriter.replace_op(op, [elements.insert(vector.ShapeCastOp.build(target, shuffled))])
        return True


# --- strided slices -------------------------------------------------------------------------------------------------------


class ExtractStridedRows(RewritePattern[vector.ExtractStridedSliceOp]):
    """Shuffles a row; takes the parts of the outermost dimension one by one where inner ones are cut, too."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        offsets, sizes, strides = map(tuple, (op.offsets, op.sizes, op.strides))
        target = op.results[0].type
        source = op.source.type
        if not offsets:
            return rewriter.match_failure(op, "nothing is cut")
        elements = Elements(op, rewriter)
        numbers = range(offsets[0], offsets[0] + sizes[0] * strides[0], strides[0])
        if len(offsets) == 1:
            if any(source.scalable_dims[:1]):
                return rewriter.match_failure(op, "the dimension that is cut is scalable")
            made = vector.ShuffleOp.build(op.source, op.source, list(numbers))
            rewriter.replace_op(op, [elements.insert(made)])
            return True
        if source.scalable_dims[0]:
            return rewriter.match_failure(op, "the outermost dimension is scalable")
        zero = 0.0 if hasattr(target.element_type, "mantissa") else 0
        result = elements.constant(target, [zero])
        inner = without_first(target)
        for place, number in enumerate(numbers):
            part = elements.get(op.source, (number,))
            piece = vector.ExtractStridedSliceOp.build(
                inner, part, offsets[1:], sizes[1:], strides[1:]
            )
            result = elements.put(elements.insert(piece), result, (place,))
        rewriter.replace_op(op, [result])
        return True


class InsertStridedIntoLarger(RewritePattern[vector.InsertStridedSliceOp]):
    """Inserts into the part of the target that has the rank of the source."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        offsets = tuple(op.offsets)
        difference = len(op.dest.type.shape) - len(op.value_to_store.type.shape)
        if not offsets or not difference:
            return rewriter.match_failure(op, "source and target have the same rank")
        elements = Elements(op, rewriter)
        position = offsets[:difference]
        part = elements.get(op.dest, position)
        made = vector.InsertStridedSliceOp.build(
            op.value_to_store, part, offsets[difference:], tuple(op.strides)
        )
        rewriter.replace_op(op, [elements.put(elements.insert(made), op.dest, position)])
        return True


class InsertStridedRows(RewritePattern[vector.InsertStridedSliceOp]):
    """Shuffles a row into another; inserts the parts of the outermost dimension one by one."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, target = op.value_to_store.type, op.dest.type
        offsets, strides = tuple(op.offsets), tuple(op.strides)
        if not offsets or len(source.shape) != len(target.shape):
            return rewriter.match_failure(op, "the ranks differ")
        if source.shape == target.shape:
            rewriter.replace_op(op, [op.value_to_store])
            return True
        if source.scalable_dims[0] or target.scalable_dims[0]:
            return rewriter.match_failure(op, "the outermost dimension is scalable")
        elements = Elements(op, rewriter)
        first, stride, size = offsets[0], strides[0], source.shape[0]
        numbers = range(first, first + size * stride, stride)
        if len(source.shape) == 1:
            rewriter.replace_op(op, [_shuffled_in(elements, op, numbers)])
            return True
        result = op.dest
        for place, number in enumerate(numbers):
            part = elements.get(op.value_to_store, (place,))
            if source.shape[1:] != target.shape[1:]:
                row = elements.get(op.dest, (number,))
                part = elements.insert(
                    vector.InsertStridedSliceOp.build(part, row, offsets[1:], strides[1:])
                )
            result = elements.put(part, result, (number,))
        rewriter.replace_op(op, [result])
        return True


def _shuffled_in(elements: Elements, op: Any, numbers: Sequence[int]) -> Value:
    """The row of the source, widened, and put among the elements of the target."""
    size = op.value_to_store.type.shape[0]
    length = op.dest.type.shape[0]
    widened = [place if place < size else 0 for place in range(length)]
    made = elements.insert(vector.ShuffleOp.build(op.value_to_store, op.value_to_store, widened))
    mask = list(range(length, 2 * length))
    for place, number in enumerate(numbers):
        mask[number] = place
    return elements.insert(vector.ShuffleOp.build(made, op.dest, mask))


SHAPE_CASTS = (ShapeCastOfSlices(), ShapeCastOfScalableRows())
STRIDED_SLICES = (ExtractStridedRows(), InsertStridedIntoLarger(), InsertStridedRows())


def transposes(strategy: str) -> tuple[RewritePattern[Any], ...]:
    """The patterns of a strategy: `eltwise`, `shuffle1d` …"""
    found: tuple[RewritePattern[Any], ...] = (
        TransposeByShapeCast(),
        TransposeOfElements(strategy),
    )
    return (*found, TransposeByShuffle()) if strategy.startswith("shuffle") else found
