"""The traits and interfaces of ODS that resolving needs to know more of than the name."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import ParameterSignature, parse_signature
from odsgen.ods.model import BuilderParameter, InterfaceDef, InterfaceMethod


@dataclass(frozen=True, slots=True)
class KnownTrait:
    name: str
    parameters: tuple[ParameterSignature, ...] = ()
    kind: str = "op"
    includes: tuple[str, ...] = ()  # a list of traits
    same: tuple[str, str] | None = None  # AllMatchSameOperatorTrait: operator and what is the same
    predicate: str = ""
    message: str = ""


def _trait(
    signature: str,
    *includes: str,
    kind: str = "op",
    same: tuple[str, str] | None = None,
) -> KnownTrait:
    name, parameters = parse_signature(signature)
    return KnownTrait(name, parameters, kind, includes, same)


_ALL = (
    *map(
        _trait,
        """
        AffineScope AlwaysSpeculatableImplTrait AttrSizedOperandSegments AttrSizedResultSegments
        AutomaticAllocationScope Commutative ConstantLike DistinctObjectsTrait Elementwise
        FirstAttrDerivedResultType HasOnlyGraphRegion HasParallelRegion Idempotent Involution
        IsolatedFromAbove MemRefsNormalizable NoMemoryEffect NoRegionArguments NoTerminator
        RecursiveMemoryEffects RecursivelySpeculatableImplTrait ResultsAreFloatLike
        ResultsBroadcastableShape SameOperandsAndResultElementType SameOperandsAndResultRank
        SameOperandsAndResultShape SameOperandsAndResultType SameOperandsElementType
        SameOperandsShape SameTypeOperands SameVariadicOperandSize SameVariadicResultSize
        Scalarizable SingleBlock SymbolTable Tensorizable Terminator Vectorizable
        """.split(),
    ),
    _trait("AlwaysSpeculatable", "ConditionallySpeculatable", "AlwaysSpeculatableImplTrait"),
    _trait("RecursivelySpeculatable", "ConditionallySpeculatable", "RecursivelySpeculatableImplTrait"),
    _trait("Pure", "AlwaysSpeculatable", "NoMemoryEffect"),
    _trait("ElementwiseMappable", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"),
    _trait(
        "GraphRegionNoTerminator",
        "NoTerminator",
        "SingleBlock",
        "RegionKindInterface",
        "HasOnlyGraphRegion",
    ),
    _trait("ReturnLike", "RegionBranchTerminatorOpInterface"),
    _trait("SingleBlockImplicitTerminator<op terminator>", "SingleBlock"),
    _trait("HasParent<op parent>"),
    _trait("ParentOneOf<list<op> parents>"),
    _trait("MemoryEffects<list<Effect> effects>"),
    _trait("AllTypesMatch<list<name> names>", same=("$_self", "type")),
    _trait(
        "AllElementTypesMatch<list<name> names>",
        same=("element_type_or_self($_self)", "element type"),
    ),
    _trait("AllShapesMatch<list<name> names>", same=("$_self.shape", "shape")),
    _trait("AllRanksMatch<list<name> names>", same=("$_self.rank", "rank")),
    _trait("AllElementCountsMatch<list<name> names>", same=("$_self.num_elements", "element count")),
    _trait(
        "TypesMatchWith<string summary, name lhs, name rhs, expression transform, string comparator = ''>"
    ),
    _trait("OptionalTypesMatchWith<string summary, name lhs, name rhs, expression transform>"),
    _trait("RangedTypesMatchWith<string summary, name lhs, name rhs, expression transform>"),
    _trait("ShapedTypeMatchesElementCountAndTypes<name shaped, name elements>"),
)

TRAITS = {trait.name: trait for trait in _ALL}


def _interface(name: str, *methods: InterfaceMethod, kind: str = "op") -> InterfaceDef:
    return InterfaceDef(name, kind, "", methods)


def _method(
    name: str, python_name: str, returns: str, *parameters: tuple[str, str], has_default: bool = False
) -> InterfaceMethod:
    return InterfaceMethod(
        name,
        python_name,
        tuple(BuilderParameter(*parameter) for parameter in parameters),
        returns,
        "",
        has_default,
    )


_INTERFACES = (
    *map(
        _interface,
        """
        CallOpInterface CallableOpInterface ConditionallySpeculatable DestinationStyleOpInterface
        FunctionOpInterface InferIntRangeInterface LoopLikeOpInterface MemoryEffectsOpInterface
        RegionBranchOpInterface RegionBranchTerminatorOpInterface RegionKindInterface
        SelectLikeOpInterface Symbol SymbolOpInterface VectorUnrollOpInterface ViewLikeOpInterface
        WeightedBranchOpInterface InferShapedTypeOpInterface
        """.split(),
    ),
    _interface(
        "BranchOpInterface",
        _method("getSuccessorOperands", "successor_operands", "Sequence[Value]", ("index", "int")),
    ),
    _interface(
        "CastOpInterface",
        _method(
            "areCastCompatible",
            "are_cast_compatible",
            "bool",
            ("inputs", "Sequence[Type]"),
            ("outputs", "Sequence[Type]"),
        ),
    ),
    _interface(
        "OpAsmOpInterface",
        _method("getAsmResultNames", "asm_result_names", "list[str | None]", has_default=True),
    ),
    _interface(
        "SymbolUserOpInterface",
        _method(
            "verifySymbolUses",
            "verify_symbol_uses",
            "None",
            ("symbol_tables", "SymbolTableCollection"),
        ),
    ),
    _interface(
        "InferTypeOpInterface",
        _method("inferReturnTypes", "infer_return_types", "list[Type]"),
    ),
)

INTERFACES = {interface.name: interface for interface in _INTERFACES}
