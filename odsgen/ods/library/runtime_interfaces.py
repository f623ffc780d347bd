"""The interfaces of MLIR for which the runtime has a class; what these define is read from them."""

from __future__ import annotations

from functools import cache
from importlib import import_module

_RUNTIME = "odsgen.runtime"
#: The interfaces of MLIR whose methods have defaults that the runtime gives, by MLIR's names, and where they are.
RUNTIME_INTERFACES = {
    name: f"{_RUNTIME}.{module}"
    for module, names in {
        "builtin.interfaces": "MemRefLayoutAttrInterface VerifiableTensorEncoding",
        "interfaces.calls": "ArgAndResultAttrsOpInterface CallOpInterface CallableOpInterface",
        "interfaces.control_flow": (
            "BranchOpInterface RegionBranchOpInterface RegionBranchTerminatorOpInterface "
            "SelectLikeOpInterface WeightedBranchOpInterface "
            "WeightedRegionBranchOpInterface"
        ),
        "ir.region_kind": "RegionKindInterface",
        "interfaces.derived": "DerivedAttributeOpInterface",
        "interfaces.data_layout": (
            "DLTIQueryInterface DataLayoutEntryInterface DataLayoutOpInterface "
            "DataLayoutSpecInterface DataLayoutTypeInterface TargetDeviceSpecInterface "
            "TargetSystemSpecInterface"
        ),
        "interfaces.functions": "FunctionOpInterface",
        "interfaces.inference": (
            "InferShapedTypeOpInterface InferTypeOpInterface ReifyRankedShapedTypeOpInterface"
        ),
        "interfaces.loops": "LoopLikeOpInterface",
        "interfaces.memory": (
            "CastOpInterface DestinationStyleOpInterface VectorUnrollOpInterface "
            "ViewLikeOpInterface"
        ),
        "interfaces.side_effects": "ConditionallySpeculatable MemoryEffectOpInterface",
        "ir.symbol_interfaces": "SymbolOpInterface SymbolUserAttrInterface",
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
