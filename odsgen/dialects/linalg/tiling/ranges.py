"""Tileable operations: the loops over one, and a tile of it (MLIR: TilingInterface)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, Self

from odsgen.dialects.shared import Mixed, MixedSlice
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Operation, Value


class Range(NamedTuple):
    """The iterations of a loop."""

    offset: Mixed
    size: Mixed
    stride: Mixed


class Tile(NamedTuple):
    """The operations that compute a tile, and the values that they give."""

    operations: list[Operation]
    values: list[Value]


class Tileable(ABC):
    """An operation that can be computed tile by tile."""

    def __init__(self, op: Operation) -> None:
        self.op = op

    @abstractmethod
    def is_parallel(self) -> list[bool]:
        """For each loop whether it is parallel."""

    @abstractmethod
    def iteration_domain(self, rewriter: PatternRewriter) -> list[Range]:
        """The iterations of each loop; built before the operation."""

    @abstractmethod
    def with_destinations(self, rewriter: PatternRewriter, inits: Sequence[Value]) -> Self:
        """A copy of the operation that writes to others."""

    @abstractmethod
    def destinations(self, rewriter: PatternRewriter) -> list[Value]:
        """The tensors that the results are written to."""

    @abstractmethod
    def tile(
        self, rewriter: PatternRewriter, offsets: Sequence[Mixed], sizes: Sequence[Mixed]
    ) -> Tile:
        """Builds the computation of a tile."""

    @abstractmethod
    def result_slice(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> MixedSlice:
        """The part of a result that a tile gives."""

    def tile_of_result(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> Tile | None:
        """Builds the computation of a part of a result: one value; None where it cannot be."""
        tile = self.tile(rewriter, offsets, sizes)
        return Tile(tile.operations, [tile.values[number]])
