"""Constraints of regions and successors (mlir/IR/OpBase.td)."""

from __future__ import annotations

from odsgen.ods.library.definitions import RegionDefinition, SuccessorDefinition, table

REGIONS = table(
    RegionDefinition("AnyRegion", "True", "any region"),
    RegionDefinition(
        "SizedRegion<int blocks>", "len($_self.blocks) == $blocks", "region with {$blocks} blocks"
    ),
    RegionDefinition(
        "MinSizedRegion<int blocks>",
        "len($_self.blocks) >= $blocks",
        "region with at least {$blocks} blocks",
    ),
    RegionDefinition(
        "MaxSizedRegion<int blocks>",
        "len($_self.blocks) <= $blocks",
        "region with at most {$blocks} blocks",
    ),
)

SUCCESSORS = table(SuccessorDefinition("AnySuccessor", "any successor"))
