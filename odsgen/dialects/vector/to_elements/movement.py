"""Operations that move elements: transposes, slices, shuffles, shape casts, broadcasts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from odsgen.dialects.vector.lowering.elements import (
    Elements,
    Position,
    is_static,
    positions_in,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Operation, Value, VectorType


class Move(NamedTuple):
    """An element of the result and where it comes from."""

    target: Position
    source: Value
    position: Position


#: The moves of each result, by the number of the result.
Moves = Callable[[Any, int], Iterator[Move]]


def _transposed(op: Any, number: int) -> Iterator[Move]:
    for target in positions_in(op.results[0].type.shape):
        position = [0] * len(target)
        for place, dimension in enumerate(op.permutation):
            position[dimension] = target[place]
        yield Move(target, op.vector, tuple(position))


def _reshaped(op: Any, number: int) -> Iterator[Move]:
    targets = positions_in(op.results[0].type.shape)
    for target, position in zip(targets, positions_in(op.source.type.shape), strict=True):
        yield Move(target, op.source, position)


def _broadcast(op: Any, number: int) -> Iterator[Move]:
    shape = op.source.type.shape
    for target in positions_in(op.results[0].type.shape):
        last = target[len(target) - len(shape) :]
        position = [0 if size == 1 else place for place, size in zip(last, shape, strict=True)]
        yield Move(target, op.source, tuple(position))


def _extracted_slice(op: Any, number: int) -> Iterator[Move]:
    offsets, strides = op.offsets, op.strides
    for target in positions_in(op.results[0].type.shape):
        position = list(target)
        for dimension, (offset, stride) in enumerate(zip(offsets, strides, strict=True)):
            position[dimension] = offset + target[dimension] * stride
        yield Move(target, op.source, tuple(position))


def _inserted_slice(op: Any, number: int) -> Iterator[Move]:
    source = op.value_to_store
    outer = len(op.offsets) - len(source.type.shape)
    strides = [1] * outer + list(op.strides)
    for position in positions_in(source.type.shape):
        full = (0,) * outer + position
        parts = zip(op.offsets, full, strides, strict=True)
        yield Move(tuple(offset + at * stride for offset, at, stride in parts), source, position)


def _shuffled(op: Any, number: int) -> Iterator[Move]:
    first = op.v1.type.shape[0]
    inner = op.results[0].type.shape[1:]
    for place, chosen in enumerate(op.mask):
        if chosen < 0:
            continue  # poison
        source = op.v1 if chosen < first else op.v2
        row = chosen if chosen < first else chosen - first
        for rest in positions_in(inner):
            yield Move((place, *rest), source, (row, *rest))


def _interleaved(op: Any, number: int) -> Iterator[Move]:
    for target in positions_in(op.results[0].type.shape):
        place, other = divmod(target[-1], 2)
        yield Move(target, op.rhs if other else op.lhs, (*target[:-1], place))


def _deinterleaved(op: Any, number: int) -> Iterator[Move]:
    for target in positions_in(op.results[0].type.shape):
        yield Move(target, op.source, (*target[:-1], 2 * target[-1] + number))


class Movement(RewritePattern[Operation]):
    """Moves elements one by one, rows where they are moved as a whole."""

    def __init__(self, root: str, moves: Moves, starts_with: str | None = None) -> None:
        super().__init__()
        self.root = root
        self._moves = moves
        self._starts_with = starts_with

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        types = [*op.operand_types, *op.result_types]
        if not is_static(*types) or not isinstance(op.operands[0].type, VectorType):
            return rewriter.match_failure(op, "no vectors of known sizes")
        if self._is_lowered_to_shuffle(op):
            return rewriter.match_failure(op, "llvm.shufflevector does it")
        elements = Elements(op, rewriter)
        results: list[Value] = []
        for number, result in enumerate(op.results):
            if self._starts_with is None:
                made = elements.poison(result.type)
            else:
                made = getattr(op, self._starts_with)
            for move in _rows(self._moves(op, number), result.type):
                value = elements.get(move.source, move.position)
                made = elements.put(value, made, move.target)
            results.append(made)
        rewriter.replace_op(op, results)
        return True

    @staticmethod
    def _is_lowered_to_shuffle(op: Any) -> bool:
        from odsgen_dialects.vector import ShuffleOp

        return isinstance(op, ShuffleOp) and len(op.v1.type.shape) == 1 and op.v1.type is op.v2.type


def _rows(moves: Iterator[Move], type: VectorType) -> Iterator[Move]:
    """The moves, those of the elements of a row made one where they are all of a row in order."""
    size = type.shape[-1]
    pending: list[Move] = []
    for move in moves:
        if pending and move.target[:-1] != pending[0].target[:-1]:
            yield from _joined(pending, size)
            pending = []
        pending.append(move)
    yield from _joined(pending, size)


def _joined(moves: list[Move], size: int) -> list[Move]:
    if not moves or len(moves) != size:
        return moves
    source, first = moves[0].source, moves[0].position
    assert isinstance(source.type, VectorType)
    is_row = source.type.shape[-1] == size and all(
        move.source is source and move.target[-1] == place and move.position == (*first[:-1], place)
        for place, move in enumerate(moves)
    )
    if not is_row or (len(moves[0].target) == 1 and len(first) == 1):
        return moves
    return [Move(moves[0].target[:-1], source, first[:-1])]


MOVEMENTS = (
    Movement("vector.transpose", _transposed),
    Movement("vector.shape_cast", _reshaped),
    Movement("vector.broadcast", _broadcast),
    Movement("vector.extract_strided_slice", _extracted_slice),
    Movement("vector.insert_strided_slice", _inserted_slice, "dest"),
    Movement("vector.shuffle", _shuffled),
    Movement("vector.interleave", _interleaved),
    Movement("vector.deinterleave", _deinterleaved),
)
