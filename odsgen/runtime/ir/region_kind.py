"""The kinds of regions, and the interface by which an operation says which its own are (MLIR: `RegionKindInterface.td`)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import OpInterface, as_interface
from odsgen.runtime.ir.traits import HasOnlyGraphRegion

if TYPE_CHECKING:
    from odsgen.runtime.ir.region import Region


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


def has_ssa_dominance(region: Region) -> bool:
    """Whether values must be defined before their uses in a region; operations with graph regions and unknown ones waive it."""
    op = region.parent_op
    if op is None:
        return True
    return not region_is_graph(region)


def region_is_graph(region: Region) -> bool:
    """Whether a region is a graph region, as far as its operation says so (RegionKindInterface)."""
    op = region.parent_op
    if op is None or not op.REGISTERED:
        return True
    if "RegionKindInterface" not in op.INTERFACES:
        return False
    if HasOnlyGraphRegion in op.TRAITS:
        return True
    kinds = as_interface(op, RegionKindInterface)
    if kinds is None:
        return False
    if type(kinds).region_kind is RegionKindInterface.region_kind:
        # Each such operation says of which kind they are; the hook of this one is not written.
        return True
    return not kinds.has_ssa_dominance(op.regions.index(region))
