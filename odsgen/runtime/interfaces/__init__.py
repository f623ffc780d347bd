"""The interfaces that MLIR ships, as classes: their methods, with MLIR's defaults, and their verifiers.

A generated class extends the interfaces that its spec names, so that the default implementations are its own; what has no
default is a hook.  `as_interface` asks for an interface, `attach_interface` implements one from outside.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.base.interface": (
            "AttributeInterface ExternalModel Interface MissingMethodError OpInterface "
            "PromisedInterfaceError TypeInterface as_interface attach_interface has_interface "
            "promise_interface"
        ),
        "odsgen.runtime.builtin.interfaces": "MemRefLayoutAttrInterface VerifiableTensorEncoding",
        "odsgen.runtime.interfaces.assembly": (
            "OpAsmAttrInterface OpAsmDialectInterface OpAsmOpInterface OpAsmTypeInterface"
        ),
        "odsgen.runtime.interfaces.calls": (
            "ArgAndResultAttrsOpInterface CallOpInterface CallableOpInterface"
        ),
        "odsgen.runtime.interfaces.computations": (
            "CastOpInterface SelectLikeOpInterface VectorUnrollOpInterface"
        ),
        "odsgen.runtime.interfaces.control_flow": (
            "BranchOpInterface InvocationBounds RegionBranchOpInterface RegionSuccessor "
            "WeightedBranchOpInterface WeightedRegionBranchOpInterface"
        ),
        "odsgen.runtime.interfaces.data_layout": "DataLayoutEntryInterface DataLayoutSpecInterface",
        "odsgen.runtime.interfaces.data_layout_queries": "DataLayout",
        "odsgen.runtime.interfaces.derived": "DerivedAttributeOpInterface",
        "odsgen.runtime.interfaces.effects_of_operations": (
            "is_memory_effect_free is_pure is_speculatable is_trivially_dead memory_effects "
            "would_be_trivially_dead"
        ),
        "odsgen.runtime.interfaces.functions": "FunctionOpInterface",
        "odsgen.runtime.interfaces.inference": "InferTypeOpInterface",
        "odsgen.runtime.interfaces.loops": "LoopLikeOpInterface block_is_in_loop",
        "odsgen.runtime.interfaces.memory": "DestinationStyleOpInterface ViewLikeOpInterface",
        "odsgen.runtime.interfaces.memory_slots": (
            "DeletionKind DestructurableAccessorOpInterface DestructurableAllocationOpInterface "
            "DestructurableMemorySlot MemorySlot PromotableAllocationOpInterface "
            "PromotableMemOpInterface PromotableOpInterface SafeMemorySlotAccessOpInterface"
        ),
        "odsgen.runtime.interfaces.region_terminators": "RegionBranchTerminatorOpInterface",
        "odsgen.runtime.interfaces.shape_inference": (
            "InferShapedTypeOpInterface ReifyRankedShapedTypeOpInterface ShapedTypeComponents "
            "tensor_types_of"
        ),
        "odsgen.runtime.interfaces.side_effects": (
            "ConditionallySpeculatable EffectInstance EffectKind MemoryEffectOpInterface "
            "MemoryEffectsOpInterface Speculatability"
        ),
        "odsgen.runtime.ir.region_kind": "RegionKind RegionKindInterface",
        "odsgen.runtime.ir.symbol_interfaces": (
            "SymbolOpInterface SymbolUserAttrInterface SymbolUserOpInterface"
        ),
    },
)
