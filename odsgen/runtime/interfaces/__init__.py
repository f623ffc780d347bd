"""The interfaces that MLIR ships, as classes: their methods, with MLIR's defaults, and their verifiers.

A generated class extends the interfaces that its spec names, so that the default implementations are its own; what has no
default is a hook.  `as_interface` asks for an interface, `attach_interface` implements one from outside.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.base.interface import (
        AttributeInterface,
        ExternalModel,
        Interface,
        MissingMethodError,
        OpInterface,
        PromisedInterfaceError,
        TypeInterface,
        as_interface,
        attach_interface,
        has_interface,
        promise_interface,
    )
    from odsgen.runtime.builtin.interfaces import (
        MemRefLayoutAttrInterface,
        VerifiableTensorEncoding,
    )
    from odsgen.runtime.interfaces.assembly import (
        OpAsmAttrInterface,
        OpAsmDialectInterface,
        OpAsmOpInterface,
        OpAsmTypeInterface,
    )
    from odsgen.runtime.interfaces.calls import (
        ArgAndResultAttrsOpInterface,
        CallableOpInterface,
        CallOpInterface,
    )
    from odsgen.runtime.interfaces.control_flow import (
        BranchOpInterface,
        InvocationBounds,
        RegionBranchOpInterface,
        RegionBranchTerminatorOpInterface,
        RegionSuccessor,
        SelectLikeOpInterface,
        WeightedBranchOpInterface,
        WeightedRegionBranchOpInterface,
    )
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutEntryInterface,
        DataLayoutSpecInterface,
    )
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen.runtime.interfaces.derived import DerivedAttributeOpInterface
    from odsgen.runtime.interfaces.functions import FunctionOpInterface
    from odsgen.runtime.interfaces.inference import (
        InferShapedTypeOpInterface,
        InferTypeOpInterface,
        ReifyRankedShapedTypeOpInterface,
        ShapedTypeComponents,
        tensor_types_of,
    )
    from odsgen.runtime.interfaces.loops import LoopLikeOpInterface, block_is_in_loop
    from odsgen.runtime.interfaces.memory import (
        CastOpInterface,
        DestinationStyleOpInterface,
        VectorUnrollOpInterface,
        ViewLikeOpInterface,
    )
    from odsgen.runtime.interfaces.memory_slots import (
        DeletionKind,
        DestructurableAccessorOpInterface,
        DestructurableAllocationOpInterface,
        DestructurableMemorySlot,
        MemorySlot,
        PromotableAllocationOpInterface,
        PromotableMemOpInterface,
        PromotableOpInterface,
    )
    from odsgen.runtime.interfaces.side_effects import (
        ConditionallySpeculatable,
        EffectInstance,
        EffectKind,
        MemoryEffectOpInterface,
        MemoryEffectsOpInterface,
        Speculatability,
        is_memory_effect_free,
        is_pure,
        is_speculatable,
        is_trivially_dead,
        memory_effects,
        would_be_trivially_dead,
    )
    from odsgen.runtime.ir.region_kind import RegionKind, RegionKindInterface
    from odsgen.runtime.ir.symbol_interfaces import (
        SymbolOpInterface,
        SymbolUserAttrInterface,
        SymbolUserOpInterface,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.base.interface": (
                "AttributeInterface",
                "ExternalModel",
                "Interface",
                "MissingMethodError",
                "OpInterface",
                "PromisedInterfaceError",
                "TypeInterface",
                "as_interface",
                "attach_interface",
                "has_interface",
                "promise_interface",
            ),
            "odsgen.runtime.builtin.interfaces": (
                "MemRefLayoutAttrInterface",
                "VerifiableTensorEncoding",
            ),
            "odsgen.runtime.interfaces.assembly": (
                "OpAsmAttrInterface",
                "OpAsmDialectInterface",
                "OpAsmOpInterface",
                "OpAsmTypeInterface",
            ),
            "odsgen.runtime.interfaces.calls": (
                "ArgAndResultAttrsOpInterface",
                "CallableOpInterface",
                "CallOpInterface",
            ),
            "odsgen.runtime.interfaces.control_flow": (
                "BranchOpInterface",
                "InvocationBounds",
                "RegionBranchOpInterface",
                "RegionBranchTerminatorOpInterface",
                "RegionSuccessor",
                "SelectLikeOpInterface",
                "WeightedBranchOpInterface",
                "WeightedRegionBranchOpInterface",
            ),
            "odsgen.runtime.interfaces.derived": ("DerivedAttributeOpInterface",),
            "odsgen.runtime.interfaces.functions": ("FunctionOpInterface",),
            "odsgen.runtime.interfaces.inference": (
                "InferShapedTypeOpInterface",
                "InferTypeOpInterface",
                "ReifyRankedShapedTypeOpInterface",
                "ShapedTypeComponents",
                "tensor_types_of",
            ),
            "odsgen.runtime.interfaces.loops": (
                "LoopLikeOpInterface",
                "block_is_in_loop",
            ),
            "odsgen.runtime.interfaces.memory": (
                "CastOpInterface",
                "DestinationStyleOpInterface",
                "VectorUnrollOpInterface",
                "ViewLikeOpInterface",
            ),
            "odsgen.runtime.interfaces.memory_slots": (
                "DeletionKind",
                "DestructurableAccessorOpInterface",
                "DestructurableAllocationOpInterface",
                "DestructurableMemorySlot",
                "MemorySlot",
                "PromotableAllocationOpInterface",
                "PromotableMemOpInterface",
                "PromotableOpInterface",
            ),
            "odsgen.runtime.interfaces.side_effects": (
                "ConditionallySpeculatable",
                "EffectInstance",
                "EffectKind",
                "MemoryEffectOpInterface",
                "MemoryEffectsOpInterface",
                "Speculatability",
                "is_memory_effect_free",
                "is_pure",
                "is_speculatable",
                "is_trivially_dead",
                "memory_effects",
                "would_be_trivially_dead",
            ),
            "odsgen.runtime.ir.region_kind": (
                "RegionKind",
                "RegionKindInterface",
            ),
            "odsgen.runtime.ir.symbol_interfaces": (
                "SymbolOpInterface",
                "SymbolUserAttrInterface",
                "SymbolUserOpInterface",
            ),
            "odsgen.runtime.interfaces.data_layout": (
                "DataLayoutEntryInterface",
                "DataLayoutSpecInterface",
            ),
            "odsgen.runtime.interfaces.data_layout_queries": ("DataLayout",),
        },
    )

__all__ = [
    "ArgAndResultAttrsOpInterface",
    "AttributeInterface",
    "BranchOpInterface",
    "CallOpInterface",
    "CallableOpInterface",
    "CastOpInterface",
    "ConditionallySpeculatable",
    "DataLayout",
    "DataLayoutEntryInterface",
    "DataLayoutSpecInterface",
    "DeletionKind",
    "DerivedAttributeOpInterface",
    "DestinationStyleOpInterface",
    "DestructurableAccessorOpInterface",
    "DestructurableAllocationOpInterface",
    "DestructurableMemorySlot",
    "EffectInstance",
    "EffectKind",
    "ExternalModel",
    "FunctionOpInterface",
    "InferShapedTypeOpInterface",
    "InferTypeOpInterface",
    "Interface",
    "InvocationBounds",
    "LoopLikeOpInterface",
    "MemRefLayoutAttrInterface",
    "MemoryEffectOpInterface",
    "MemoryEffectsOpInterface",
    "MemorySlot",
    "MissingMethodError",
    "OpAsmAttrInterface",
    "OpAsmDialectInterface",
    "OpAsmOpInterface",
    "OpAsmTypeInterface",
    "OpInterface",
    "PromisedInterfaceError",
    "PromotableAllocationOpInterface",
    "PromotableMemOpInterface",
    "PromotableOpInterface",
    "RegionBranchOpInterface",
    "RegionBranchTerminatorOpInterface",
    "RegionKind",
    "RegionKindInterface",
    "RegionSuccessor",
    "ReifyRankedShapedTypeOpInterface",
    "SelectLikeOpInterface",
    "ShapedTypeComponents",
    "Speculatability",
    "SymbolOpInterface",
    "SymbolUserAttrInterface",
    "SymbolUserOpInterface",
    "TypeInterface",
    "VectorUnrollOpInterface",
    "VerifiableTensorEncoding",
    "ViewLikeOpInterface",
    "WeightedBranchOpInterface",
    "WeightedRegionBranchOpInterface",
    "as_interface",
    "attach_interface",
    "block_is_in_loop",
    "has_interface",
    "is_memory_effect_free",
    "is_pure",
    "is_speculatable",
    "is_trivially_dead",
    "memory_effects",
    "promise_interface",
    "tensor_types_of",
    "would_be_trivially_dead",
]
