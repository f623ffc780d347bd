"""The interfaces that MLIR ships, with those of their methods that hooks can implement, typed for Python.

`odsgen.ods.library.interfaces` has every interface and method by name; the signatures here say what
a method takes and gives in the runtime.  A Python name is the C++ one without `get`, unless another stands behind
`=`; what takes no arguments and only looks is a property, so that an accessor of its name implements it.
"""

from __future__ import annotations

from functools import cache

from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.model import BuilderParameter, DefaultValue, InterfaceDef, InterfaceMethod
from odsgen.ods.model.names import identifier, snake_case

_NAMES = "list[str | None]"

_SIGNATURES = """
ArgAndResultAttrsOpInterface.getArgAttrsAttr: ArrayAttr | None
ArgAndResultAttrsOpInterface.getResAttrsAttr: ArrayAttr | None
ArgAndResultAttrsOpInterface.setArgAttrsAttr(attributes: ArrayAttr) -> None
ArgAndResultAttrsOpInterface.setResAttrsAttr(attributes: ArrayAttr) -> None
ArgAndResultAttrsOpInterface.removeArgAttrsAttr() -> ArrayAttr | None
ArgAndResultAttrsOpInterface.removeResAttrsAttr() -> ArrayAttr | None
BranchOpInterface.getSuccessorOperands(index: int) -> Sequence[Value | None]
BranchOpInterface.getSuccessorBlockArgument(operand_index: int) -> BlockArgument | None
BranchOpInterface.getSuccessorForOperands(operands: Sequence[Attribute | None]) -> Block | None
BranchOpInterface.areTypesCompatible(lhs: Type, rhs: Type) -> bool
CallOpInterface.getCallableForCallee: SymbolRefAttr | Value
CallOpInterface.setCalleeFromCallable(callee: SymbolRefAttr | Value) -> None
CallOpInterface.getArgOperands: Sequence[Value]
CallOpInterface.resolveCallable(\
symbol_tables: SymbolTableCollection | None = None) -> Operation | None
CallableOpInterface.getCallableRegion: Region | None
CallableOpInterface.getArgumentTypes: Sequence[Type]
CallableOpInterface.getResultTypes=callable_result_types: Sequence[Type]
CastOpInterface.areCastCompatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool
ConditionallySpeculatable.getSpeculatability: Speculatability
DataLayoutOpInterface.getDataLayoutSpec: DataLayoutSpecInterface | None
DataLayoutOpInterface.getTargetSystemSpec: TargetSystemSpecInterface | None
DestinationStyleOpInterface.getDpsInitsMutable: Sequence[Value]
FunctionOpInterface.getFunctionType: Type
FunctionOpInterface.setFunctionTypeAttr(type: TypeAttr) -> None
FunctionOpInterface.cloneTypeWith(inputs: Sequence[Type], results: Sequence[Type]) -> Type
FunctionOpInterface.verifyBody() -> None
FunctionOpInterface.verifyType() -> None
InferShapedTypeOpInterface.inferReturnTypeComponents(\
operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region] = ()) -> Sequence[ShapedTypeComponents] static
InferShapedTypeOpInterface.reifyReturnTypeShapes(\
builder: Any, operands: Sequence[Value]) -> Sequence[Value]
InferTypeOpInterface.inferReturnTypes(\
operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region] = ()) -> Sequence[Type] static
InferTypeOpInterface.refineReturnTypes() -> Sequence[Type]
InferTypeOpInterface.isCompatibleReturnTypes(\
inferred: Sequence[Type], actual: Sequence[Type]) -> bool
LoopLikeOpInterface.isDefinedOutsideOfLoop(value: Value) -> bool
LoopLikeOpInterface.getLoopRegions: Sequence[Region]
LoopLikeOpInterface.moveOutOfLoop(op: Operation) -> None
LoopLikeOpInterface.promoteIfSingleIteration(rewriter: Any) -> bool
LoopLikeOpInterface.getLoopInductionVars: Sequence[Value] | None
LoopLikeOpInterface.getLoopLowerBounds: Sequence[Value | Attribute] | None
LoopLikeOpInterface.getLoopSteps: Sequence[Value | Attribute] | None
LoopLikeOpInterface.getLoopUpperBounds: Sequence[Value | Attribute] | None
LoopLikeOpInterface.getInitsMutable: Sequence[Value]
LoopLikeOpInterface.getRegionIterArgs: Sequence[BlockArgument]
LoopLikeOpInterface.getYieldedValuesMutable: Sequence[Value] | None
LoopLikeOpInterface.getLoopResults: Sequence[OpResult] | None
LoopLikeOpInterface.replaceWithAdditionalYields(\
rewriter: Any, new_inits: Sequence[Value], replace_init_uses_in_loop: bool, new_yield_values: Any) -> Operation | None
LoopLikeOpInterface.getStaticTripCount: int | None
MemoryEffectsOpInterface.getEffects: Sequence[EffectInstance]
OpAsmOpInterface.getAsmResultNames() -> list[str | None]
OpAsmOpInterface.getAsmBlockArgumentNames(region: Region) -> list[str | None]
OpAsmOpInterface.getAsmBlockNames() -> dict[Block, str]
RegionBranchOpInterface.getSuccessorRegions(point: Operation | None) -> Sequence[RegionSuccessor]
RegionBranchOpInterface.getEntrySuccessorOperands(successor: RegionSuccessor) -> Sequence[Value]
RegionBranchOpInterface.getEntrySuccessorRegions(\
operands: Sequence[Attribute | None]) -> Sequence[RegionSuccessor]
RegionBranchOpInterface.getPredecessors(successor: RegionSuccessor) -> Sequence[Operation | None]
RegionBranchOpInterface.getPredecessorValues(\
successor: RegionSuccessor, index: int) -> Sequence[Value]
RegionBranchOpInterface.getRegionInvocationBounds(\
operands: Sequence[Attribute | None]) -> Sequence[InvocationBounds]
RegionBranchOpInterface.areTypesCompatible(lhs: Type, rhs: Type) -> bool
RegionBranchTerminatorOpInterface.getMutableSuccessorOperands(\
successor: RegionSuccessor) -> Sequence[Value]
RegionBranchTerminatorOpInterface.getSuccessorRegions=terminator_successor_regions(\
operands: Sequence[Attribute | None]) -> Sequence[RegionSuccessor]
RegionKindInterface.getRegionKind(index: int) -> RegionKind
RegionKindInterface.hasSSADominance(index: int) -> bool
ReifyRankedShapedTypeOpInterface.reifyResultShapes(\
builder: Any) -> Sequence[Sequence[Value | Attribute | None]]
ReifyRankedShapedTypeOpInterface.reifyShapeOfResult(\
builder: Any, result_index: int) -> Sequence[Value | Attribute | None]
ReifyRankedShapedTypeOpInterface.reifyDimOfResult(\
builder: Any, result_index: int, dimension: int) -> Value | Attribute | None
SelectLikeOpInterface.getFalseValue: Value
SelectLikeOpInterface.getTrueValue: Value
SelectLikeOpInterface.getCondition: Value
Symbol.getNameAttr=symbol_name: str | None
Symbol.setName=set_symbol_name(name: str) -> None
Symbol.getVisibility: str
Symbol.setVisibility(visibility: str) -> None
Symbol.isNested: bool
Symbol.isPrivate: bool
Symbol.isPublic: bool
Symbol.setNested() -> None
Symbol.setPrivate() -> None
Symbol.setPublic() -> None
Symbol.getSymbolUses(within: Operation) -> list[SymbolUse]
Symbol.symbolKnownUseEmpty(within: Operation) -> bool
Symbol.replaceAllSymbolUses(new_name: str, within: Operation) -> None
Symbol.isOptionalSymbol: bool
Symbol.canDiscardOnUseEmpty: bool
Symbol.isDeclaration: bool
SymbolUserOpInterface.verifySymbolUses(symbol_tables: SymbolTableCollection) -> None
VectorUnrollOpInterface.getShapeForUnroll: Sequence[int] | None
ViewLikeOpInterface.getViewSource: Value
ViewLikeOpInterface.getViewDest: Value
WeightedBranchOpInterface.getWeights: Sequence[int]
WeightedBranchOpInterface.setWeights(weights: Sequence[int]) -> None
WeightedRegionBranchOpInterface.getWeights: Sequence[int]
WeightedRegionBranchOpInterface.setWeights(weights: Sequence[int]) -> None
DataLayoutTypeInterface.getTypeSize(layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int
DataLayoutTypeInterface.getTypeSizeInBits(layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int
DataLayoutTypeInterface.getABIAlignment(layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int
DataLayoutTypeInterface.getPreferredAlignment(layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int
DataLayoutTypeInterface.getIndexBitwidth(layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int | None
DataLayoutTypeInterface.areCompatible(old: Sequence[DataLayoutEntryInterface], \
new: Sequence[DataLayoutEntryInterface], new_spec: DataLayoutSpecInterface) -> bool
DataLayoutTypeInterface.verifyEntries(entries: Sequence[DataLayoutEntryInterface], location: Location) -> None
DLTIQueryInterface.query(key: Type | StringAttr) -> Attribute | None
DataLayoutEntryInterface.getKey: Type | StringAttr
DataLayoutEntryInterface.getValue: Attribute
DataLayoutEntryInterface.verifyEntry(location: Location) -> None
DataLayoutSpecInterface.combineWith(specs: Sequence[DataLayoutSpecInterface]) -> DataLayoutSpecInterface | None
DataLayoutSpecInterface.getEntries: Sequence[DataLayoutEntryInterface]
DataLayoutSpecInterface.getEndiannessIdentifier: str
DataLayoutSpecInterface.getDefaultMemorySpaceIdentifier: str
DataLayoutSpecInterface.getAllocaMemorySpaceIdentifier: str
DataLayoutSpecInterface.getProgramMemorySpaceIdentifier: str
DataLayoutSpecInterface.getGlobalMemorySpaceIdentifier: str
DataLayoutSpecInterface.getManglingModeIdentifier: str
DataLayoutSpecInterface.getStackAlignmentIdentifier: str
DataLayoutSpecInterface.getFunctionPointerAlignmentIdentifier: str
DataLayoutSpecInterface.getLegalIntWidthsIdentifier: str
DataLayoutSpecInterface.getSpecForType(type_class: type[Type]) -> list[DataLayoutEntryInterface]
DataLayoutSpecInterface.getSpecForIdentifier(identifier: str) -> DataLayoutEntryInterface | None
DataLayoutSpecInterface.verifySpec(location: Location) -> None
TargetDeviceSpecInterface.getEntries: Sequence[DataLayoutEntryInterface]
TargetDeviceSpecInterface.getSpecForIdentifier(identifier: str) -> DataLayoutEntryInterface | None
TargetDeviceSpecInterface.verifyEntry(location: Location) -> None
TargetSystemSpecInterface.getEntries: Sequence[DataLayoutEntryInterface]
TargetSystemSpecInterface.getDeviceSpecForDeviceID(device_id: str) -> TargetDeviceSpecInterface | None
TargetSystemSpecInterface.verifySpec(location: Location) -> None
ShapedTypeInterface.cloneWith(shape: Sequence[int] | None, element_type: Type) -> ShapedType
ShapedTypeInterface.getElementType: Type
ShapedTypeInterface.hasRank: bool
ShapedTypeInterface.getShape: tuple[int, ...]
FloatTypeInterface.getFloatSemantics: FloatSemantics
ElementsAttrInterface.isSplat: bool
ElementsAttrInterface.getShapedType: ShapedType
MemRefLayoutAttrInterface.getAffineMap: AffineMap
MemRefLayoutAttrInterface.isIdentity=is_identity_layout: bool
MemRefLayoutAttrInterface.verifyLayout(shape: Sequence[int]) -> None
MemRefLayoutAttrInterface.getStridesAndOffset(shape: Sequence[int]) -> tuple[Sequence[int], int]
VerifiableTensorEncoding.verifyEncoding(shape: Sequence[int], element_type: Type) -> None
OpAsmAttrInterface.getAlias=suggested_alias() -> str | None
OpAsmTypeInterface.getAsmName() -> str | None
OpAsmTypeInterface.getAlias=suggested_alias() -> str | None
SymbolUserAttrInterface.verifySymbolUses(\
op: Operation, symbol_tables: SymbolTableCollection) -> None
TypedAttrInterface.getType: Type
"""


@cache
def _methods() -> dict[str, tuple[InterfaceMethod, ...]]:
    found: dict[str, list[InterfaceMethod]] = {}
    for line in _SIGNATURES.strip().splitlines():
        is_static = line.endswith(" static")
        signature = line.removesuffix(" static")
        head, arrow, returns = signature.partition(" -> ")
        if arrow:
            name, _, rest = head.partition("(")
        else:
            (name, _, returns), rest = signature.partition(": "), ""
        name, _, python_name = name.partition("=")
        interface, _, method = name.partition(".")
        definition = INTERFACES[interface]
        if method not in definition.methods:
            raise ValueError(f"the interface '{interface}' has no method '{method}'")
        found.setdefault(interface, []).append(
            InterfaceMethod(
                name=method,
                python_name=python_name or python_method_name(method),
                parameters=_parameters(rest.removesuffix(")")),
                returns=returns,
                has_default=method in definition.optional,
                is_static=is_static,
                is_property=not arrow,
            )
        )
    return {interface: tuple(methods) for interface, methods in found.items()}


def _parameters(text: str) -> tuple[BuilderParameter, ...]:
    parameters: list[BuilderParameter] = []
    depth = start = 0
    for index, character in enumerate(text + ","):
        depth += (character == "[") - (character == "]")
        if character == "," and depth == 0 and text[start:index].strip():
            name, _, annotation = text[start:index].strip().partition(": ")
            annotation, equals, default = annotation.partition(" = ")
            value = DefaultValue(() if default == "()" else None, default) if equals else None
            parameters.append(BuilderParameter(name, annotation, value))
            start = index + 1
    return tuple(parameters)


def python_method_name(name: str) -> str:
    """`getAsmResultNames` → `asm_result_names`."""
    if name.startswith("get") and name[3:4].isupper():
        name = name[3:]
    return identifier(snake_case(name))


_BY_MLIR_NAME = {definition.mlir_name: definition for definition in INTERFACES.values()}


@cache
def shipped_interface(name: str) -> InterfaceDef | None:
    """The interface of ODS of that name, or of that name in C++, which classes of the runtime carry; else None."""
    definition = INTERFACES.get(name) or _BY_MLIR_NAME.get(name)
    return None if definition is None else _interface(definition)


def _interface(definition: InterfaceDefinition) -> InterfaceDef:
    return InterfaceDef(
        name=definition.mlir_name,
        kind=definition.kind,
        summary="",
        methods=_methods().get(definition.name, ()),
        bases=definition.bases,
        has_verifier=definition.has_verifier,
    )


def required_methods(name: str) -> tuple[str, ...]:
    """The methods of an interface of ODS that have no default and a signature here."""
    definition = INTERFACES[name]
    known = {method.name for method in _methods().get(name, ())}
    return tuple(method for method in definition.required if method in known)
