"""The interfaces of MLIR for which the runtime has a class; what these define is read from them."""

from __future__ import annotations

from functools import cache
from importlib import import_module

_PACKAGE = "odsgen.runtime.interfaces"
#: The interfaces of MLIR whose methods have defaults that the runtime gives, by MLIR's names, and where they are.
RUNTIME_INTERFACES = {
    name: f"{_PACKAGE}.{module}"
    for module, names in {
        "attributes": "MemRefLayoutAttrInterface VerifiableTensorEncoding",
        "calls": "ArgAndResultAttrsOpInterface CallOpInterface CallableOpInterface",
        "control_flow": (
            "BranchOpInterface RegionBranchOpInterface RegionBranchTerminatorOpInterface "
            "RegionKindInterface SelectLikeOpInterface WeightedBranchOpInterface "
            "WeightedRegionBranchOpInterface"
        ),
        "derived": "DerivedAttributeOpInterface",
        "data_layout": (
            "DLTIQueryInterface DataLayoutEntryInterface DataLayoutOpInterface "
            "DataLayoutSpecInterface DataLayoutTypeInterface TargetDeviceSpecInterface "
            "TargetSystemSpecInterface"
        ),
        "functions": "FunctionOpInterface",
        "inference": (
            "InferShapedTypeOpInterface InferTypeOpInterface ReifyRankedShapedTypeOpInterface"
        ),
        "loops": "LoopLikeOpInterface",
        "memory": (
            "CastOpInterface DestinationStyleOpInterface VectorUnrollOpInterface "
            "ViewLikeOpInterface"
        ),
        "side_effects": "ConditionallySpeculatable MemoryEffectOpInterface",
        "symbols": "SymbolOpInterface SymbolUserAttrInterface",
    }.items()
    for name in names.split()
}


@cache
def interface_members(name: str) -> frozenset[str]:
    """What the class of an interface defines for all that implement it; nothing if the runtime has none."""
    module = RUNTIME_INTERFACES.get(name)
    if module is None:
        return frozenset()
    return frozenset(dir(getattr(import_module(module), name))) - frozenset(dir(object))
