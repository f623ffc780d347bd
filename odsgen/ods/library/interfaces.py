"""The interfaces that MLIR ships (mlir/Interfaces/*.td and mlir/IR/*.td), with the methods that they declare."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import Definition, table


@dataclass(frozen=True)
class InterfaceDefinition(Definition):
    """An interface of operations, types or attributes."""

    kind: str  # "op", "type" or "attribute"
    mlir_name: str  # the C++ name, in which diagnostics speak of it
    required: tuple[str, ...] = ()  # methods without a default
    optional: tuple[str, ...] = ()  # methods with one
    bases: tuple[str, ...] = ()  # interfaces that it includes
    has_verifier: bool = False
    verifies_regions: bool = False  # after what is inside the regions
    after: tuple[
        str, ...
    ] = ()  # traits that must stand before it, because they are verified before it

    @property
    def methods(self) -> tuple[str, ...]:
        return (*self.required, *self.optional)


def _interface(
    kind: str,
    name: str,
    required: str = "",
    optional: str = "",
    bases: str = "",
    mlir_name: str = "",
    verifier: str = "",
    after: str = "",
) -> InterfaceDefinition:
    """A row; ``verifier`` is "op" for one that looks at the operation alone, "regions" for one that looks inside."""
    return InterfaceDefinition(
        name,
        kind,
        mlir_name or name,
        tuple(required.split()),
        tuple(optional.split()),
        tuple(bases.split()),
        bool(verifier),
        verifier == "regions",
        tuple(after.split()),
    )


_OF_OPERATIONS = (
    _interface("op", "AlignmentAttrOpInterface", optional="getMaybeAlign"),
    _interface(
        "op",
        "ArgAndResultAttrsOpInterface",
        required=(
            "getArgAttrsAttr getResAttrsAttr setArgAttrsAttr setResAttrsAttr removeArgAttrsAttr "
            "removeResAttrsAttr"
        ),
    ),
    _interface(
        "op",
        "BranchOpInterface",
        required="getSuccessorOperands",
        optional="getSuccessorBlockArgument getSuccessorForOperands areTypesCompatible",
        verifier="op",
    ),
    _interface(
        "op",
        "CallOpInterface",
        required=(
            "getCallableForCallee setCalleeFromCallable getArgOperands getArgOperandsMutable"
        ),
        optional="resolveCallableInTable resolveCallable",
        bases="ArgAndResultAttrsOpInterface",
    ),
    _interface(
        "op",
        "CallableOpInterface",
        required="getCallableRegion getArgumentTypes getResultTypes",
        bases="ArgAndResultAttrsOpInterface",
    ),
    _interface("op", "CastOpInterface", required="areCastCompatible", verifier="op"),
    _interface("op", "ConditionallySpeculatable", required="getSpeculatability"),
    _interface(
        "op",
        "DataLayoutOpInterface",
        required="getDataLayoutSpec getTargetSystemSpec",
        optional=(
            "getTypeSize getTypeSizeInBits getTypeABIAlignment getTypePreferredAlignment "
            "getIndexBitwidth getEndianness getDefaultMemorySpace getAllocaMemorySpace "
            "getManglingMode getProgramMemorySpace getGlobalMemorySpace getStackAlignment "
            "getFunctionPointerAlignment getLegalIntWidths getDevicePropertyValue"
        ),
        verifier="op",
        after="IsolatedFromAbove",
    ),
    _interface(
        "op",
        "DerivedAttributeOpInterface",
        required="isDerivedAttribute materializeDerivedAttributes",
    ),
    _interface(
        "op", "DestinationStyleOpInterface", required="getDpsInitsMutable", verifier="regions"
    ),
    _interface("op", "DestructurableAccessorOpInterface", required="canRewire rewire"),
    _interface(
        "op",
        "DestructurableAllocationOpInterface",
        required="getDestructurableSlots destructure handleDestructuringComplete",
    ),
    _interface(
        "op",
        "FunctionOpInterface",
        required="getFunctionType setFunctionTypeAttr",
        optional="cloneTypeWith verifyBody verifyType",
        bases="Symbol CallableOpInterface",
        verifier="op",
    ),
    _interface(
        "op", "InParallelOpInterface", optional="getParentResult getYieldingOps", verifier="op"
    ),
    _interface(
        "op",
        "IndexingMapOpInterface",
        required="getIndexingMaps",
        optional=(
            "getIndexingMapsArray getMatchingIndexingMap getLoopsToShapesMap getShapesToLoopsMap "
            "getStaticOperandShape getStaticLoopRanges"
        ),
    ),
    _interface(
        "op", "InferIntRangeInterface", optional="inferResultRanges inferResultRangesFromOptional"
    ),
    _interface(
        "op",
        "InferShapedTypeOpInterface",
        optional="inferReturnTypeComponents reifyReturnTypeShapes",
    ),
    _interface("op", "InferStridedMetadataOpInterface", required="inferStridedMetadataRanges"),
    _interface(
        "op",
        "InferTypeOpInterface",
        required="inferReturnTypes",
        optional="refineReturnTypes isCompatibleReturnTypes",
        verifier="regions",
    ),
    _interface(
        "op",
        "LoopLikeOpInterface",
        required="getLoopRegions",
        optional=(
            "isDefinedOutsideOfLoop moveOutOfLoop promoteIfSingleIteration getLoopInductionVars "
            "getLoopLowerBounds getLoopSteps getLoopUpperBounds getInitsMutable getRegionIterArgs "
            "getYieldedValuesMutable getLoopResults replaceWithAdditionalYields "
            "getStaticTripCount"
        ),
        verifier="regions",
    ),
    _interface(
        "op", "MemoryEffectsOpInterface", required="getEffects", mlir_name="MemoryEffectOpInterface"
    ),
    _interface("op", "MemorySpaceCastConsumerOpInterface", required="bubbleDownCasts"),
    _interface(
        "op",
        "MemorySpaceCastOpInterface",
        required=(
            "getSourcePtr getTargetPtr isValidMemorySpaceCast cloneMemorySpaceCastOp "
            "isSourcePromotable"
        ),
        verifier="op",
    ),
    _interface(
        "op",
        "OffsetSizeAndStrideOpInterface",
        required="getOffsetSizeAndStrideStartOperandIndex getArrayAttrMaxRanks",
        optional=(
            "getOffsets getSizes getStrides getStaticOffsets getStaticSizes getStaticStrides "
            "getMixedOffsets getMixedSizes getMixedStrides isDynamicOffset isDynamicSize "
            "isDynamicStride getStaticOffset getStaticSize getStaticStride "
            "getIndexOfDynamicOffset getIndexOfDynamicSize getIndexOfDynamicStride "
            "getDynamicOffset getDynamicSize getDynamicStride isSameAs hasUnitStride "
            "hasZeroOffset"
        ),
        verifier="op",
    ),
    _interface(
        "op",
        "OpAsmOpInterface",
        optional="getAsmResultNames getAsmBlockArgumentNames getAsmBlockNames getDefaultDialect",
    ),
    _interface(
        "op", "ParallelCombiningOpInterface", required="getUpdatedDestinations getIteratingParent"
    ),
    _interface(
        "op",
        "PartialReductionOpInterface",
        optional=(
            "generateInitialTensorForPartialReduction tileToPartialReduction mergeReductions "
            "getPartialResultTilePosition"
        ),
        bases="TilingInterface",
    ),
    _interface(
        "op",
        "PromotableAllocationOpInterface",
        required=("getPromotableSlots getDefaultValue handleBlockArgument handlePromotionComplete"),
    ),
    _interface(
        "op",
        "PromotableMemOpInterface",
        required="loadsFrom storesTo getStored canUsesBeRemoved removeBlockingUses",
    ),
    _interface(
        "op",
        "PromotableOpInterface",
        required="canUsesBeRemoved removeBlockingUses",
        optional="requiresReplacedValues visitReplacedValues",
    ),
    _interface(
        "op",
        "RegionBranchOpInterface",
        required="getSuccessorRegions",
        optional=(
            "getEntrySuccessorOperands getEntrySuccessorRegions getPredecessors "
            "getPredecessorValues getRegionInvocationBounds areTypesCompatible"
        ),
        verifier="regions",
    ),
    _interface(
        "op",
        "RegionBranchTerminatorOpInterface",
        required="getMutableSuccessorOperands",
        optional="getSuccessorRegions",
        verifier="op",
    ),
    _interface("op", "RegionKindInterface", required="getRegionKind", optional="hasSSADominance"),
    _interface(
        "op",
        "ReifyRankedShapedTypeOpInterface",
        optional="reifyResultShapes reifyShapeOfResult reifyDimOfResult",
    ),
    _interface("op", "RuntimeVerifiableOpInterface", required="generateRuntimeVerification"),
    _interface("op", "SafeMemorySlotAccessOpInterface", required="ensureOnlySafeAccesses"),
    _interface("op", "SelectLikeOpInterface", required="getFalseValue getTrueValue getCondition"),
    _interface("op", "ShapedDimOpInterface", required="getShapedValue getDimension", verifier="op"),
    _interface(
        "op",
        "SubsetExtractionOpInterface",
        required="getSourceOperand",
        bases="SubsetOpInterface",
        verifier="op",
    ),
    _interface(
        "op",
        "SubsetInsertionOpInterface",
        required="getSourceOperand buildSubsetExtraction getValuesNeededToBuildSubsetExtraction",
        optional="getDestinationOperand getUpdatedDestination isEquivalentSubset",
        bases="SubsetOpInterface",
    ),
    _interface(
        "op",
        "SubsetOpInterface",
        optional=(
            "operatesOnEquivalentSubset operatesOnDisjointSubset getAccessedHyperrectangularSlice"
        ),
        verifier="op",
    ),
    _interface(
        "op",
        "Symbol",
        optional=(
            "getNameAttr setName getVisibility isNested isPrivate isPublic setVisibility "
            "setNested setPrivate setPublic getSymbolUses symbolKnownUseEmpty "
            "replaceAllSymbolUses isOptionalSymbol canDiscardOnUseEmpty isDeclaration"
        ),
        mlir_name="SymbolOpInterface",
        verifier="op",
    ),
    _interface("op", "SymbolUserOpInterface", required="verifySymbolUses"),
    _interface(
        "op",
        "TilingInterface",
        optional=(
            "getLoopIteratorTypes getIterationDomain getTiledImplementation getResultTilePosition "
            "generateResultTileValue getTiledImplementationFromOperandTiles "
            "getIterationDomainTileFromOperandTiles getIterationDomainTileFromResultTile "
            "generateScalarImplementation isOpFusableWithConsumerSlice "
            "isOpFusableWithProducerSlices"
        ),
    ),
    _interface(
        "op",
        "ValueBoundsOpInterface",
        optional="populateBoundsForIndexValue populateBoundsForShapedValueDim",
    ),
    _interface(
        "op",
        "VectorTransferOpInterface",
        required=(
            "getInBoundsAttrName getPermutationMapAttrName getInBounds getBase getVector "
            "getVectorType getIndices getPermutationMap getMask"
        ),
    ),
    _interface("op", "VectorUnrollOpInterface", optional="getShapeForUnroll"),
    _interface("op", "ViewLikeOpInterface", required="getViewSource", optional="getViewDest"),
    _interface("op", "WeightedBranchOpInterface", optional="getWeights setWeights", verifier="op"),
    _interface(
        "op", "WeightedRegionBranchOpInterface", optional="getWeights setWeights", verifier="op"
    ),
)

_OF_TYPES = (
    _interface(
        "type",
        "DataLayoutTypeInterface",
        required="getTypeSizeInBits getABIAlignment",
        optional=("getTypeSize getPreferredAlignment getIndexBitwidth areCompatible verifyEntries"),
    ),
    _interface(
        "type", "DestructurableTypeInterface", required="getSubelementIndexMap getTypeAtIndex"
    ),
    _interface(
        "type",
        "FloatTypeInterface",
        required="getFloatSemantics",
        optional="scaleElementBitwidth",
        bases="VectorElementTypeInterface",
        mlir_name="FloatType",
    ),
    _interface("type", "MemRefElementTypeInterface"),
    _interface("type", "OpAsmTypeInterface", optional="getAsmName getAlias"),
    _interface(
        "type",
        "PtrLikeTypeInterface",
        required="getMemorySpace getElementType hasPtrMetadata clonePtrWith",
    ),
    _interface(
        "type",
        "ShapedTypeInterface",
        required="cloneWith getElementType hasRank getShape",
        mlir_name="ShapedType",
    ),
    _interface("type", "VectorElementTypeInterface"),
)

_OF_ATTRIBUTES = (
    _interface("attribute", "BlobAttrInterface", required="getData", mlir_name="BlobAttr"),
    _interface("attribute", "DLTIQueryInterface", required="query"),
    _interface(
        "attribute", "DataLayoutEntryInterface", required="getKey getValue", optional="verifyEntry"
    ),
    _interface(
        "attribute",
        "DataLayoutSpecInterface",
        required=(
            "combineWith getEntries getEndiannessIdentifier getDefaultMemorySpaceIdentifier "
            "getAllocaMemorySpaceIdentifier getProgramMemorySpaceIdentifier "
            "getGlobalMemorySpaceIdentifier getManglingModeIdentifier getStackAlignmentIdentifier "
            "getFunctionPointerAlignmentIdentifier getLegalIntWidthsIdentifier"
        ),
        optional="getSpecForType getSpecForIdentifier verifySpec",
        bases="DLTIQueryInterface",
    ),
    _interface(
        "attribute",
        "ElementsAttrInterface",
        optional="getValuesImpl isSplat getShapedType",
        bases="TypedAttrInterface",
        mlir_name="ElementsAttr",
    ),
    _interface(
        "attribute",
        "MemRefLayoutAttrInterface",
        required="getAffineMap",
        optional="isIdentity verifyLayout getStridesAndOffset",
    ),
    _interface("attribute", "OpAsmAttrInterface", optional="getAlias"),
    _interface("attribute", "SymbolUserAttrInterface", required="verifySymbolUses"),
    _interface(
        "attribute",
        "TargetDeviceSpecInterface",
        required="getEntries",
        optional="getSpecForIdentifier verifyEntry",
        bases="DLTIQueryInterface",
    ),
    _interface(
        "attribute",
        "TargetSystemSpecInterface",
        required="getEntries getDeviceSpecForDeviceID",
        optional="verifySpec",
        bases="DLTIQueryInterface",
    ),
    _interface("attribute", "TypedAttrInterface", required="getType", mlir_name="TypedAttr"),
    _interface("attribute", "VerifiableTensorEncoding", required="verifyEncoding"),
)

#: Every interface by its name in ODS.
INTERFACES = table(*_OF_OPERATIONS, *_OF_TYPES, *_OF_ATTRIBUTES)


def interface_dependencies(name: str) -> tuple[str, ...]:
    """The traits that must stand before the interface of that name."""
    shipped = INTERFACES.get(name)
    return shipped.after if shipped is not None else ()
