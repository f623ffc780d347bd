"""The interfaces that MLIR ships, with those of their methods that hooks can implement, typed for Python.

`odsgen.ods.library.interfaces` has every interface and method by name; the signatures here say what
a method takes and gives in the runtime.  A Python name is the C++ one without `get`.
"""

from __future__ import annotations

from functools import cache

from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.model import BuilderParameter, InterfaceDef, InterfaceMethod
from odsgen.ods.resolve.names import identifier, snake_case

_NAMES = "list[str | None]"

_SIGNATURES = """
BranchOpInterface.getSuccessorOperands(index: int) -> Sequence[Value | None]
BranchOpInterface.getSuccessorForOperands(operands: Sequence[Attribute | None]) -> Block | None
BranchOpInterface.areTypesCompatible(lhs: Type, rhs: Type) -> bool
CallOpInterface.getCallableForCallee() -> SymbolRefAttr | Value
CallOpInterface.setCalleeFromCallable(callee: SymbolRefAttr | Value) -> None
CallOpInterface.getArgOperands() -> Sequence[Value]
CallableOpInterface.getCallableRegion() -> Region | None
CallableOpInterface.getArgumentTypes() -> Sequence[Type]
CallableOpInterface.getResultTypes() -> Sequence[Type]
CastOpInterface.areCastCompatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool
DestinationStyleOpInterface.getDpsInitsMutable() -> Sequence[Value]
FunctionOpInterface.getFunctionType() -> Type
FunctionOpInterface.setFunctionTypeAttr(type: TypeAttr) -> None
FunctionOpInterface.verifyBody() -> None
FunctionOpInterface.verifyType() -> None
InferTypeOpInterface.isCompatibleReturnTypes(inferred: Sequence[Type], actual: Sequence[Type]) -> bool
LoopLikeOpInterface.getLoopRegions() -> Sequence[Region]
LoopLikeOpInterface.getLoopInductionVars() -> Sequence[Value] | None
LoopLikeOpInterface.getLoopLowerBounds() -> Sequence[Value | Attribute] | None
LoopLikeOpInterface.getLoopSteps() -> Sequence[Value | Attribute] | None
LoopLikeOpInterface.getLoopUpperBounds() -> Sequence[Value | Attribute] | None
LoopLikeOpInterface.getInitsMutable() -> Sequence[Value]
LoopLikeOpInterface.getRegionIterArgs() -> Sequence[BlockArgument]
LoopLikeOpInterface.getYieldedValuesMutable() -> Sequence[Value]
LoopLikeOpInterface.getLoopResults() -> Sequence[OpResult] | None
OpAsmOpInterface.getAsmResultNames() -> list[str | None]
OpAsmOpInterface.getAsmBlockArgumentNames(region: Region) -> list[str | None]
OpAsmOpInterface.getAsmBlockNames() -> dict[Block, str]
RegionBranchOpInterface.getSuccessorRegions(region: Region | None) -> Sequence[Region | None]
RegionBranchOpInterface.getEntrySuccessorOperands(region: Region | None) -> Sequence[Value]
RegionBranchOpInterface.getEntrySuccessorRegions(operands: Sequence[Attribute | None]) -> Sequence[Region | None]
RegionBranchOpInterface.areTypesCompatible(lhs: Type, rhs: Type) -> bool
RegionBranchTerminatorOpInterface.getMutableSuccessorOperands(region: Region | None) -> Sequence[Value]
RegionBranchTerminatorOpInterface.getSuccessorRegions(operands: Sequence[Attribute | None]) -> Sequence[Region | None]
RegionKindInterface.hasSSADominance(index: int) -> bool
SelectLikeOpInterface.getFalseValue() -> Value
SelectLikeOpInterface.getTrueValue() -> Value
SelectLikeOpInterface.getCondition() -> Value
Symbol.isOptionalSymbol() -> bool
Symbol.canDiscardOnUseEmpty() -> bool
Symbol.isDeclaration() -> bool
SymbolUserOpInterface.verifySymbolUses(symbol_tables: SymbolTableCollection) -> None
VectorUnrollOpInterface.getShapeForUnroll() -> Sequence[int] | None
ViewLikeOpInterface.getViewSource() -> Value
ViewLikeOpInterface.getViewDest() -> Value
WeightedBranchOpInterface.getWeights() -> Sequence[int]
WeightedRegionBranchOpInterface.getWeights() -> Sequence[int]
ShapedTypeInterface.getElementType() -> Type
ShapedTypeInterface.hasRank() -> bool
ShapedTypeInterface.getShape() -> Sequence[int]
FloatTypeInterface.getFloatSemantics() -> FloatSemantics
ElementsAttrInterface.isSplat() -> bool
ElementsAttrInterface.getShapedType() -> ShapedType
MemRefLayoutAttrInterface.getAffineMap() -> AffineMap
MemRefLayoutAttrInterface.isIdentity() -> bool
OpAsmAttrInterface.getAlias() -> str | None
OpAsmTypeInterface.getAsmName() -> str | None
TypedAttrInterface.getType() -> Type
"""


@cache
def _methods() -> dict[str, tuple[InterfaceMethod, ...]]:
    found: dict[str, list[InterfaceMethod]] = {}
    for line in _SIGNATURES.strip().splitlines():
        head, _, returns = line.partition(" -> ")
        name, _, rest = head.partition("(")
        interface, _, method = name.partition(".")
        definition = INTERFACES[interface]
        if method not in definition.methods:
            raise ValueError(f"the interface '{interface}' has no method '{method}'")
        found.setdefault(interface, []).append(
            InterfaceMethod(
                name=method,
                python_name=python_method_name(method),
                parameters=_parameters(rest.removesuffix(")")),
                returns=returns,
                has_default=method in definition.optional,
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
            parameters.append(BuilderParameter(name, annotation))
            start = index + 1
    return tuple(parameters)


def python_method_name(name: str) -> str:
    """`getAsmResultNames` → `asm_result_names`."""
    if name.startswith("get") and name[3:4].isupper():
        name = name[3:]
    return identifier(snake_case(name))


@cache
def shipped_interface(name: str) -> InterfaceDef | None:
    """The interface of ODS of that name, or None.  Its own name is the one that classes of the runtime carry."""
    definition = INTERFACES.get(name)
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
