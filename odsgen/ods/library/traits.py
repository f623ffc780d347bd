"""The traits of ODS (mlir/IR/OpBase.td, Traits.td, SymbolInterfaces.td, RegionKindInterface.td, mlir/Interfaces/*.td).

``verifier`` and ``region_verifier`` name functions of ``odsgen.runtime.ir.traits``, or of ``type_traits`` beside it. MLIR
runs the structural ones before the invariants of an operation, the others after them, in the order in which the operation
lists its traits, and the region verifiers when everything inside the regions was found good. A structural trait without a
verifier either checks nothing or is inline in generated code (``odsgen/codegen/views/trait_verifiers.py``). A row with
``summary`` is MLIR's PredOpTrait; ``ConstraintTable.trait_invariant`` makes the invariant.
"""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import Definition, table
from odsgen.runtime.ir import traits, type_traits


@dataclass(frozen=True)
class TraitDefinition(Definition):
    """A trait of operations, types or attributes (``kind``: "op", "type" or "attribute")."""

    kind: str = "op"
    #: The class of odsgen.runtime.ir.traits that is put into ``Operation.TRAITS``; none if it only steers generation.
    runtime_class: str = ""
    is_structural: bool = False
    verifier: str = ""
    region_verifier: str = ""
    #: The traits and interfaces that come with it, as those of ODS's TraitList.
    includes: tuple[str, ...] = ()
    #: The traits that an operation must have beside it.
    requires: tuple[str, ...] = ()
    #: ODS's dependentTraits: those that must stand before it, because they are verified before it.
    after: tuple[str, ...] = ()
    summary: str = ""
    #: The condition; a parameter that is a name stands for the value of that name.
    predicate: str = ""
    #: Or: what must be equal of the types of all ``names``.
    matched: str = ""
    #: Or: ``transform`` of the type of ``lhs`` is the type of ``rhs``.
    transform: bool = False


def _native(
    name: str, runtime_class: str = "", verifier: str = "", **more: object
) -> TraitDefinition:
    return TraitDefinition(
        name,
        runtime_class=runtime_class or name.partition("<")[0],
        verifier=verifier,
        **more,  # type: ignore[arg-type]
    )


# --- structure ------------------------------------------------------------------------------------------------------

_STRUCTURE = (
    _native("Terminator", "IsTerminator", "verify_is_terminator"),
    _native("SingleBlock", is_structural=True),
    _native(
        "SingleBlockImplicitTerminator<op terminator>",
        region_verifier="verify_single_block_implicit_terminator",
        is_structural=True,
        includes=("SingleBlock",),
    ),
    _native(
        "SingleBlockImplicitTerminatorImpl<op terminator>",
        "SingleBlockImplicitTerminator",
        region_verifier="verify_single_block_implicit_terminator",
        is_structural=True,
        after=("SingleBlock",),
    ),
    _native("NoTerminator", is_structural=True),
    _native("NoRegionArguments", is_structural=True),
    _native("HasParent<op parent>", is_structural=True),
    _native("ParentOneOf<list<op> parents>", "HasParent", is_structural=True),
    # Checked by the verifier while it looks at every operand for dominance.
    _native("IsolatedFromAbove", "IsIsolatedFromAbove"),
    _native("HasOnlyGraphRegion"),
    TraitDefinition("GraphRegion", includes=("RegionKindInterface", "HasOnlyGraphRegion")),
    TraitDefinition(
        "GraphRegionNoTerminator",
        includes=("NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"),
    ),
    _native("SymbolTable", region_verifier="verify_symbol_table"),
    _native("AttrSizedOperandSegments", is_structural=True),
    _native("AttrSizedResultSegments", is_structural=True),
    TraitDefinition("SameVariadicOperandSize"),
    TraitDefinition("SameVariadicResultSize"),
    TraitDefinition("FirstAttrDerivedResultType"),
    _native("AffineScope"),
    _native("AutomaticAllocationScope"),
    _native("HasParallelRegion", verifier="verify_has_parallel_region"),
)

# --- types ----------------------------------------------------------------------------------------------------------

_TYPES = (
    _native("SameTypeOperands", verifier="verify_same_type_operands"),
    _native("SameOperandsShape", verifier="verify_same_operands_shape"),
    _native("SameOperandsAndResultShape", verifier="verify_same_operands_and_result_shape"),
    _native("SameOperandsElementType", verifier="verify_same_operands_element_type"),
    _native(
        "SameOperandsAndResultElementType", verifier="verify_same_operands_and_result_element_type"
    ),
    _native("SameOperandsAndResultType", verifier="verify_same_operands_and_result_type"),
    _native("SameOperandsAndResultRank", verifier="verify_same_operands_and_result_rank"),
    _native("ResultsAreBoolLike", verifier="verify_results_are_bool_like"),
    _native("ResultsAreFloatLike", verifier="verify_results_are_float_like"),
    _native("ResultsAreSignlessIntegerLike", verifier="verify_results_are_signless_integer_like"),
    _native("OperandsAreFloatLike", verifier="verify_operands_are_float_like"),
    _native("OperandsAreSignlessIntegerLike", verifier="verify_operands_are_signless_integer_like"),
    _native("ResultsBroadcastableShape", verifier="verify_results_broadcastable_shape"),
    _native("Elementwise", verifier="verify_elementwise"),
    _native("Scalarizable", after=("Elementwise",)),
    _native("Vectorizable", after=("Elementwise",)),
    _native("Tensorizable", after=("Elementwise",)),
    TraitDefinition(
        "ElementwiseMappable",
        includes=("Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"),
    ),
)

# --- predicates over the operation ----------------------------------------------------------------------------------


def _all_match(name: str, what: str, matched: str) -> TraitDefinition:
    return TraitDefinition(
        f"{name}<list<name> names>",
        summary=f"all of {{{{{{$names|, }}}}}} have same {what}",
        matched=matched,
    )


_TRANSFORM = "string summary, name lhs, name rhs, expression transform"

_PREDICATES = (
    TraitDefinition(
        "PredOpTrait<string summary, Pred predicate>", summary="{$summary}", predicate="$predicate"
    ),
    _all_match("AllTypesMatch", "type", "$_self"),
    _all_match("AllTypeIDsMatch", "type IDs", "type_id($_self)"),
    _all_match("AllElementTypesMatch", "element type", "element_type_or_self($_self)"),
    _all_match("AllShapesMatch", "shape", "shape_of($_self)"),
    _all_match("AllRanksMatch", "rank", "rank_of($_self)"),
    _all_match("AllElementCountsMatch", "element count", "element_count_of($_self)"),
    TraitDefinition(
        f"TypesMatchWith<{_TRANSFORM}, string comparator = ''>",
        summary="{$summary}",
        transform=True,
    ),
    TraitDefinition(f"RangedTypesMatchWith<{_TRANSFORM}>", summary="{$summary}", transform=True),
    TraitDefinition(
        f"OptionalTypesMatchWith<{_TRANSFORM}, string comparator = ''>",
        summary="{$summary}",
        transform=True,
    ),
    TraitDefinition(
        "ShapedTypeMatchesElementCountAndTypes<name shaped, name elements>",
        summary="shaped type '{$shaped}' matches '{$elements}' element count and types",
        predicate=(
            "element_count_of($shaped.type) == len($elements)"
            " and all(t == element_type_or_self($shaped.type) for t in $elements.types)"
        ),
    ),
    TraitDefinition(
        "TypeIs<name value, Type type>",
        summary="'{$value}' is {$type}",
        predicate="satisfies($value.type, $type)",
    ),
    TraitDefinition(
        "ElementTypeIs<name value, Type type>",
        summary="'{$value}' is {$type}",
        predicate=(
            "isa($value.type, ShapedType) and satisfies(element_type_or_self($value.type), $type)"
        ),
    ),
    TraitDefinition(
        "InputMatchesTypes<list<name> names, list<Type> types>",
        summary="operands {{{$names|, }}} match expected types",
    ),
    TraitDefinition(
        "InputAddressIsCombinationOf<list<name> names, list<list<Type>> combinations, string description = ''>",
        summary="operands {{{$names|, }}} match one of the allowed type combinations",
    ),
)

# --- meaning --------------------------------------------------------------------------------------------------------

_MEANING = (
    _native("Commutative", "IsCommutative"),
    _native("Idempotent", "IsIdempotent"),
    _native("Involution", "IsInvolution"),
    _native("ConstantLike"),
    _native(
        "ReturnLike", includes=("RegionBranchTerminatorOpInterface",), requires=("Terminator",)
    ),
    _native("MemRefsNormalizable"),
    _native("DistinctObjectsTrait"),
    _native("NoMemoryEffect"),
    _native("RecursiveMemoryEffects", "HasRecursiveMemoryEffects"),
    TraitDefinition("MemoryEffects<list<Effect> effects = []>"),
    _native("AlwaysSpeculatableImplTrait"),
    _native("RecursivelySpeculatableImplTrait"),
    TraitDefinition(
        "AlwaysSpeculatable",
        includes=("ConditionallySpeculatable", "AlwaysSpeculatableImplTrait"),
    ),
    TraitDefinition(
        "RecursivelySpeculatable",
        includes=("ConditionallySpeculatable", "RecursivelySpeculatableImplTrait"),
    ),
    TraitDefinition("Pure", includes=("AlwaysSpeculatable", "NoMemoryEffect")),
)

# --- inference of types ---------------------------------------------------------------------------------------------


def _declared(interface: str, methods: str) -> str:
    """The use of an interface with methods that hooks implement."""
    return f"DeclareOpInterfaceMethods<{interface}, [{methods}]>"


_TYPES_INFERRED = _declared("InferTypeOpInterface", "inferReturnTypes")
_COMPONENTS = _declared("InferShapedTypeOpInterface", "inferReturnTypeComponents")
_COMPONENTS_AND_SHAPES = _declared(
    "InferShapedTypeOpInterface", "inferReturnTypeComponents, reifyReturnTypeShapes"
)

_INFERENCE = (
    TraitDefinition("InferTypeOpAdaptor", includes=(_TYPES_INFERRED,)),
    TraitDefinition(
        "InferTypeOpAdaptorWithIsCompatible",
        includes=(_declared("InferTypeOpInterface", "inferReturnTypes, isCompatibleReturnTypes"),),
    ),
    TraitDefinition("InferShapedTypeOpAdaptor", includes=(_COMPONENTS,)),
    TraitDefinition("InferShapedTypeOpAdaptorWithReify", includes=(_COMPONENTS_AND_SHAPES,)),
    *(
        TraitDefinition(name, includes=(_TYPES_INFERRED, _COMPONENTS))
        for name in ("InferTensorType", "InferTensorTypeAdaptor")
    ),
    *(
        TraitDefinition(name, includes=(_TYPES_INFERRED, _COMPONENTS_AND_SHAPES))
        for name in ("InferTensorTypeWithReify", "InferTensorTypeAdaptorWithReify")
    ),
)

# --- types and attributes -------------------------------------------------------------------------------------------

_OF_TYPES = (
    TraitDefinition("MutableType", kind="type", runtime_class="IsMutable"),
    TraitDefinition("ValueSemantics", kind="type", runtime_class="ValueSemantics"),
)

#: Every trait of ODS by its name; interfaces are in interfaces.py.
TRAITS = table(*_STRUCTURE, *_TYPES, *_PREDICATES, *_MEANING, *_INFERENCE, *_OF_TYPES)


def verifier_module(name: str) -> str:
    """The module of the runtime that has a verifier."""
    return next(module.__name__ for module in (traits, type_traits) if hasattr(module, name))
