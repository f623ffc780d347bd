"""The interfaces that MLIR ships (mlir/Interfaces/*.td and mlir/IR/*.td), with the methods that they declare."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import Definition, table


@dataclass(frozen=True)
class InterfaceDefinition(Definition):
    """An interface of operations, types or attributes."""

    kind: str  # "op", "type" or "attribute"
    mlir_name: (
        str  # the C++ name, which ``INTERFACES`` of the runtime's classes and diagnostics use
    )
    required: tuple[str, ...] = ()  # methods without a default
    optional: tuple[str, ...] = ()  # methods with one
    bases: tuple[str, ...] = ()  # interfaces that it includes
    has_verifier: bool = False
    verifies_regions: bool = False  # after what is inside the regions

    @property
    def methods(self) -> tuple[str, ...]:
        return (*self.required, *self.optional)


_OF_OPERATIONS = (
    InterfaceDefinition(
        "AlignmentAttrOpInterface", "op", "AlignmentAttrOpInterface", optional=("getMaybeAlign",)
    ),
    InterfaceDefinition(
        "ArgAndResultAttrsOpInterface",
        "op",
        "ArgAndResultAttrsOpInterface",
        required=(
            "getArgAttrsAttr",
            "getResAttrsAttr",
            "setArgAttrsAttr",
            "setResAttrsAttr",
            "removeArgAttrsAttr",
            "removeResAttrsAttr",
        ),
    ),
    InterfaceDefinition(
        "BranchOpInterface",
        "op",
        "BranchOpInterface",
        required=("getSuccessorOperands",),
        optional=("getSuccessorBlockArgument", "getSuccessorForOperands", "areTypesCompatible"),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "CallOpInterface",
        "op",
        "CallOpInterface",
        required=(
            "getCallableForCallee",
            "setCalleeFromCallable",
            "getArgOperands",
            "getArgOperandsMutable",
        ),
        optional=("resolveCallableInTable", "resolveCallable"),
        bases=("ArgAndResultAttrsOpInterface",),
    ),
    InterfaceDefinition(
        "CallableOpInterface",
        "op",
        "CallableOpInterface",
        required=("getCallableRegion", "getArgumentTypes", "getResultTypes"),
        bases=("ArgAndResultAttrsOpInterface",),
    ),
    InterfaceDefinition(
        "CastOpInterface",
        "op",
        "CastOpInterface",
        required=("areCastCompatible",),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "ConditionallySpeculatable",
        "op",
        "ConditionallySpeculatable",
        required=("getSpeculatability",),
    ),
    InterfaceDefinition(
        "DataLayoutOpInterface",
        "op",
        "DataLayoutOpInterface",
        required=("getDataLayoutSpec", "getTargetSystemSpec"),
        optional=(
            "getTypeSize",
            "getTypeSizeInBits",
            "getTypeABIAlignment",
            "getTypePreferredAlignment",
            "getIndexBitwidth",
            "getEndianness",
            "getDefaultMemorySpace",
            "getAllocaMemorySpace",
            "getManglingMode",
            "getProgramMemorySpace",
            "getGlobalMemorySpace",
            "getStackAlignment",
            "getFunctionPointerAlignment",
            "getLegalIntWidths",
            "getDevicePropertyValue",
        ),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "DerivedAttributeOpInterface",
        "op",
        "DerivedAttributeOpInterface",
        required=("isDerivedAttribute", "materializeDerivedAttributes"),
    ),
    InterfaceDefinition(
        "DestinationStyleOpInterface",
        "op",
        "DestinationStyleOpInterface",
        required=("getDpsInitsMutable",),
        has_verifier=True,
        verifies_regions=True,
    ),
    InterfaceDefinition(
        "DestructurableAccessorOpInterface",
        "op",
        "DestructurableAccessorOpInterface",
        required=("canRewire", "rewire"),
    ),
    InterfaceDefinition(
        "DestructurableAllocationOpInterface",
        "op",
        "DestructurableAllocationOpInterface",
        required=("getDestructurableSlots", "destructure", "handleDestructuringComplete"),
    ),
    InterfaceDefinition(
        "FunctionOpInterface",
        "op",
        "FunctionOpInterface",
        required=("getFunctionType", "setFunctionTypeAttr"),
        optional=("cloneTypeWith", "verifyBody", "verifyType"),
        bases=("Symbol", "CallableOpInterface"),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "InParallelOpInterface",
        "op",
        "InParallelOpInterface",
        optional=("getParentResult", "getYieldingOps"),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "IndexingMapOpInterface",
        "op",
        "IndexingMapOpInterface",
        required=("getIndexingMaps",),
        optional=(
            "getIndexingMapsArray",
            "getMatchingIndexingMap",
            "getLoopsToShapesMap",
            "getShapesToLoopsMap",
            "getStaticOperandShape",
            "getStaticLoopRanges",
        ),
    ),
    InterfaceDefinition(
        "InferIntRangeInterface",
        "op",
        "InferIntRangeInterface",
        optional=("inferResultRanges", "inferResultRangesFromOptional"),
    ),
    InterfaceDefinition(
        "InferShapedTypeOpInterface",
        "op",
        "InferShapedTypeOpInterface",
        optional=("inferReturnTypeComponents", "reifyReturnTypeShapes"),
    ),
    InterfaceDefinition(
        "InferStridedMetadataOpInterface",
        "op",
        "InferStridedMetadataOpInterface",
        required=("inferStridedMetadataRanges",),
    ),
    InterfaceDefinition(
        "InferTypeOpInterface",
        "op",
        "InferTypeOpInterface",
        required=("inferReturnTypes",),
        optional=("refineReturnTypes", "isCompatibleReturnTypes"),
        has_verifier=True,
        verifies_regions=True,
    ),
    InterfaceDefinition(
        "LoopLikeOpInterface",
        "op",
        "LoopLikeOpInterface",
        required=("getLoopRegions",),
        optional=(
            "isDefinedOutsideOfLoop",
            "moveOutOfLoop",
            "promoteIfSingleIteration",
            "getLoopInductionVars",
            "getLoopLowerBounds",
            "getLoopSteps",
            "getLoopUpperBounds",
            "getInitsMutable",
            "getRegionIterArgs",
            "getYieldedValuesMutable",
            "getLoopResults",
            "replaceWithAdditionalYields",
            "getStaticTripCount",
        ),
        has_verifier=True,
        verifies_regions=True,
    ),
    InterfaceDefinition(
        "MemoryEffectsOpInterface", "op", "MemoryEffectOpInterface", required=("getEffects",)
    ),
    InterfaceDefinition(
        "MemorySpaceCastConsumerOpInterface",
        "op",
        "MemorySpaceCastConsumerOpInterface",
        required=("bubbleDownCasts",),
    ),
    InterfaceDefinition(
        "MemorySpaceCastOpInterface",
        "op",
        "MemorySpaceCastOpInterface",
        required=(
            "getSourcePtr",
            "getTargetPtr",
            "isValidMemorySpaceCast",
            "cloneMemorySpaceCastOp",
            "isSourcePromotable",
        ),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "OffsetSizeAndStrideOpInterface",
        "op",
        "OffsetSizeAndStrideOpInterface",
        required=("getOffsetSizeAndStrideStartOperandIndex", "getArrayAttrMaxRanks"),
        optional=(
            "getOffsets",
            "getSizes",
            "getStrides",
            "getStaticOffsets",
            "getStaticSizes",
            "getStaticStrides",
            "getMixedOffsets",
            "getMixedSizes",
            "getMixedStrides",
            "isDynamicOffset",
            "isDynamicSize",
            "isDynamicStride",
            "getStaticOffset",
            "getStaticSize",
            "getStaticStride",
            "getIndexOfDynamicOffset",
            "getIndexOfDynamicSize",
            "getIndexOfDynamicStride",
            "getDynamicOffset",
            "getDynamicSize",
            "getDynamicStride",
            "isSameAs",
            "hasUnitStride",
            "hasZeroOffset",
        ),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "OpAsmOpInterface",
        "op",
        "OpAsmOpInterface",
        optional=(
            "getAsmResultNames",
            "getAsmBlockArgumentNames",
            "getAsmBlockNames",
            "getDefaultDialect",
        ),
    ),
    InterfaceDefinition(
        "ParallelCombiningOpInterface",
        "op",
        "ParallelCombiningOpInterface",
        required=("getUpdatedDestinations", "getIteratingParent"),
    ),
    InterfaceDefinition(
        "PartialReductionOpInterface",
        "op",
        "PartialReductionOpInterface",
        optional=(
            "generateInitialTensorForPartialReduction",
            "tileToPartialReduction",
            "mergeReductions",
            "getPartialResultTilePosition",
        ),
        bases=("TilingInterface",),
    ),
    InterfaceDefinition(
        "PromotableAllocationOpInterface",
        "op",
        "PromotableAllocationOpInterface",
        required=(
            "getPromotableSlots",
            "getDefaultValue",
            "handleBlockArgument",
            "handlePromotionComplete",
        ),
    ),
    InterfaceDefinition(
        "PromotableMemOpInterface",
        "op",
        "PromotableMemOpInterface",
        required=("loadsFrom", "storesTo", "getStored", "canUsesBeRemoved", "removeBlockingUses"),
    ),
    InterfaceDefinition(
        "PromotableOpInterface",
        "op",
        "PromotableOpInterface",
        required=("canUsesBeRemoved", "removeBlockingUses"),
        optional=("requiresReplacedValues", "visitReplacedValues"),
    ),
    InterfaceDefinition(
        "RegionBranchOpInterface",
        "op",
        "RegionBranchOpInterface",
        required=("getSuccessorRegions",),
        optional=(
            "getEntrySuccessorOperands",
            "getEntrySuccessorRegions",
            "getPredecessors",
            "getPredecessorValues",
            "getRegionInvocationBounds",
            "areTypesCompatible",
        ),
        has_verifier=True,
        verifies_regions=True,
    ),
    InterfaceDefinition(
        "RegionBranchTerminatorOpInterface",
        "op",
        "RegionBranchTerminatorOpInterface",
        required=("getMutableSuccessorOperands",),
        optional=("getSuccessorRegions",),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "RegionKindInterface",
        "op",
        "RegionKindInterface",
        required=("getRegionKind",),
        optional=("hasSSADominance",),
    ),
    InterfaceDefinition(
        "ReifyRankedShapedTypeOpInterface",
        "op",
        "ReifyRankedShapedTypeOpInterface",
        optional=("reifyResultShapes", "reifyShapeOfResult", "reifyDimOfResult"),
    ),
    InterfaceDefinition(
        "RuntimeVerifiableOpInterface",
        "op",
        "RuntimeVerifiableOpInterface",
        required=("generateRuntimeVerification",),
    ),
    InterfaceDefinition(
        "SafeMemorySlotAccessOpInterface",
        "op",
        "SafeMemorySlotAccessOpInterface",
        required=("ensureOnlySafeAccesses",),
    ),
    InterfaceDefinition(
        "SelectLikeOpInterface",
        "op",
        "SelectLikeOpInterface",
        required=("getFalseValue", "getTrueValue", "getCondition"),
    ),
    InterfaceDefinition(
        "ShapedDimOpInterface",
        "op",
        "ShapedDimOpInterface",
        required=("getShapedValue", "getDimension"),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "SubsetExtractionOpInterface",
        "op",
        "SubsetExtractionOpInterface",
        required=("getSourceOperand",),
        bases=("SubsetOpInterface",),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "SubsetInsertionOpInterface",
        "op",
        "SubsetInsertionOpInterface",
        required=(
            "getSourceOperand",
            "buildSubsetExtraction",
            "getValuesNeededToBuildSubsetExtraction",
        ),
        optional=("getDestinationOperand", "getUpdatedDestination", "isEquivalentSubset"),
        bases=("SubsetOpInterface",),
    ),
    InterfaceDefinition(
        "SubsetOpInterface",
        "op",
        "SubsetOpInterface",
        optional=(
            "operatesOnEquivalentSubset",
            "operatesOnDisjointSubset",
            "getAccessedHyperrectangularSlice",
        ),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "Symbol",
        "op",
        "SymbolOpInterface",
        optional=(
            "getNameAttr",
            "setName",
            "getVisibility",
            "isNested",
            "isPrivate",
            "isPublic",
            "setVisibility",
            "setNested",
            "setPrivate",
            "setPublic",
            "getSymbolUses",
            "symbolKnownUseEmpty",
            "replaceAllSymbolUses",
            "isOptionalSymbol",
            "canDiscardOnUseEmpty",
            "isDeclaration",
        ),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "SymbolUserOpInterface", "op", "SymbolUserOpInterface", required=("verifySymbolUses",)
    ),
    InterfaceDefinition(
        "TilingInterface",
        "op",
        "TilingInterface",
        optional=(
            "getLoopIteratorTypes",
            "getIterationDomain",
            "getTiledImplementation",
            "getResultTilePosition",
            "generateResultTileValue",
            "getTiledImplementationFromOperandTiles",
            "getIterationDomainTileFromOperandTiles",
            "getIterationDomainTileFromResultTile",
            "generateScalarImplementation",
            "isOpFusableWithConsumerSlice",
            "isOpFusableWithProducerSlices",
        ),
    ),
    InterfaceDefinition(
        "ValueBoundsOpInterface",
        "op",
        "ValueBoundsOpInterface",
        optional=("populateBoundsForIndexValue", "populateBoundsForShapedValueDim"),
    ),
    InterfaceDefinition(
        "VectorTransferOpInterface",
        "op",
        "VectorTransferOpInterface",
        required=(
            "getInBoundsAttrName",
            "getPermutationMapAttrName",
            "getInBounds",
            "getBase",
            "getVector",
            "getVectorType",
            "getIndices",
            "getPermutationMap",
            "getMask",
        ),
    ),
    InterfaceDefinition(
        "VectorUnrollOpInterface", "op", "VectorUnrollOpInterface", optional=("getShapeForUnroll",)
    ),
    InterfaceDefinition(
        "ViewLikeOpInterface",
        "op",
        "ViewLikeOpInterface",
        required=("getViewSource",),
        optional=("getViewDest",),
    ),
    InterfaceDefinition(
        "WeightedBranchOpInterface",
        "op",
        "WeightedBranchOpInterface",
        optional=("getWeights", "setWeights"),
        has_verifier=True,
    ),
    InterfaceDefinition(
        "WeightedRegionBranchOpInterface",
        "op",
        "WeightedRegionBranchOpInterface",
        optional=("getWeights", "setWeights"),
        has_verifier=True,
    ),
)

_OF_TYPES = (
    InterfaceDefinition(
        "DataLayoutTypeInterface",
        "type",
        "DataLayoutTypeInterface",
        required=("getTypeSizeInBits", "getABIAlignment"),
        optional=(
            "getTypeSize",
            "getPreferredAlignment",
            "getIndexBitwidth",
            "areCompatible",
            "verifyEntries",
        ),
    ),
    InterfaceDefinition(
        "DestructurableTypeInterface",
        "type",
        "DestructurableTypeInterface",
        required=("getSubelementIndexMap", "getTypeAtIndex"),
    ),
    InterfaceDefinition(
        "FloatTypeInterface",
        "type",
        "FloatType",
        required=("getFloatSemantics",),
        optional=("scaleElementBitwidth",),
        bases=("VectorElementTypeInterface",),
    ),
    InterfaceDefinition("MemRefElementTypeInterface", "type", "MemRefElementTypeInterface"),
    InterfaceDefinition(
        "OpAsmTypeInterface", "type", "OpAsmTypeInterface", optional=("getAsmName", "getAlias")
    ),
    InterfaceDefinition(
        "PtrLikeTypeInterface",
        "type",
        "PtrLikeTypeInterface",
        required=("getMemorySpace", "getElementType", "hasPtrMetadata", "clonePtrWith"),
    ),
    InterfaceDefinition(
        "ShapedTypeInterface",
        "type",
        "ShapedType",
        required=("cloneWith", "getElementType", "hasRank", "getShape"),
    ),
    InterfaceDefinition("VectorElementTypeInterface", "type", "VectorElementTypeInterface"),
)

_OF_ATTRIBUTES = (
    InterfaceDefinition("BlobAttrInterface", "attribute", "BlobAttr", required=("getData",)),
    InterfaceDefinition(
        "DLTIQueryInterface", "attribute", "DLTIQueryInterface", required=("query",)
    ),
    InterfaceDefinition(
        "DataLayoutEntryInterface",
        "attribute",
        "DataLayoutEntryInterface",
        required=("getKey", "getValue"),
        optional=("verifyEntry",),
    ),
    InterfaceDefinition(
        "DataLayoutSpecInterface",
        "attribute",
        "DataLayoutSpecInterface",
        required=(
            "combineWith",
            "getEntries",
            "getEndiannessIdentifier",
            "getDefaultMemorySpaceIdentifier",
            "getAllocaMemorySpaceIdentifier",
            "getProgramMemorySpaceIdentifier",
            "getGlobalMemorySpaceIdentifier",
            "getManglingModeIdentifier",
            "getStackAlignmentIdentifier",
            "getFunctionPointerAlignmentIdentifier",
            "getLegalIntWidthsIdentifier",
        ),
        optional=("getSpecForType", "getSpecForIdentifier", "verifySpec"),
        bases=("DLTIQueryInterface",),
    ),
    InterfaceDefinition(
        "ElementsAttrInterface",
        "attribute",
        "ElementsAttr",
        optional=("getValuesImpl", "isSplat", "getShapedType"),
        bases=("TypedAttrInterface",),
    ),
    InterfaceDefinition(
        "MemRefLayoutAttrInterface",
        "attribute",
        "MemRefLayoutAttrInterface",
        required=("getAffineMap",),
        optional=("isIdentity", "verifyLayout", "getStridesAndOffset"),
    ),
    InterfaceDefinition(
        "OpAsmAttrInterface", "attribute", "OpAsmAttrInterface", optional=("getAlias",)
    ),
    InterfaceDefinition(
        "SymbolUserAttrInterface",
        "attribute",
        "SymbolUserAttrInterface",
        required=("verifySymbolUses",),
    ),
    InterfaceDefinition(
        "TargetDeviceSpecInterface",
        "attribute",
        "TargetDeviceSpecInterface",
        required=("getEntries",),
        optional=("getSpecForIdentifier", "verifyEntry"),
        bases=("DLTIQueryInterface",),
    ),
    InterfaceDefinition(
        "TargetSystemSpecInterface",
        "attribute",
        "TargetSystemSpecInterface",
        required=("getEntries", "getDeviceSpecForDeviceID"),
        optional=("verifySpec",),
        bases=("DLTIQueryInterface",),
    ),
    InterfaceDefinition("TypedAttrInterface", "attribute", "TypedAttr", required=("getType",)),
    InterfaceDefinition(
        "VerifiableTensorEncoding",
        "attribute",
        "VerifiableTensorEncoding",
        required=("verifyEncoding",),
    ),
)

#: Every interface by its name in ODS.
INTERFACES = table(*_OF_OPERATIONS, *_OF_TYPES, *_OF_ATTRIBUTES)
