"""The kinds of regions, and the interface by which an operation says which its own are (MLIR: `RegionKindInterface.td`)."""

from __future__ import annotations

from enum import Enum

from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.ir.traits import HasOnlyGraphRegion


class RegionKind(Enum):
    """The meaning of the order of operations in a region."""

    SSACFG = "SSACFG"
    GRAPH = "graph"


class RegionKindInterface(OpInterface):
    """An operation that says of its regions whether definitions come before uses in them."""

    __slots__ = ()

    def region_kind(self, index: int) -> RegionKind:
        """The kind of a region: a graph with the trait HasOnlyGraphRegion, unless the operation says otherwise."""
        is_graph = HasOnlyGraphRegion in self._op.TRAITS
        return RegionKind.GRAPH if is_graph else RegionKind.SSACFG

    def has_ssa_dominance(self, index: int) -> bool:
        """Whether each use in the region is dominated by its definition."""
        return self.region_kind(index) is RegionKind.SSACFG
