"""What a dialect *is*: the resolved definitions that every generator reads.

Everything here is decided: names are bound, classes are expanded, constraint expressions are predicates with a summary, and
assembly formats are trees.  Nothing in this module knows YAML or Python source text.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from odsgen.spec.source import Place as Place

if TYPE_CHECKING:
    from odsgen.ods.format.model import OpFormat, ParameterFormat
    from odsgen.ods.predicates import Expression, Predicate
    from odsgen.ods.rewriting.model import NativeCall, PatternConstraint, PatternDef


# --- constraints ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TypeBuilder:
    """How to obtain the one type that a buildable constraint stands for, e.g. `IntegerType.get(32)`."""

    class_name: str
    arguments: tuple[object, ...] = ()
    text: str | None = None  # or: as MLIR writes it, where no class and arguments are known


@dataclass(frozen=True, slots=True)
class TypeConstraint:
    """A set of types: what operands, results and element types must satisfy (DefiningDialects/Constraints)."""

    name: str | None  # its name in the spec or in ODS; None for an anonymous expression
    summary: str  # as it appears in "operand #0 must be {summary}, but got 'i32'"
    predicate: Predicate
    python_type: str = "Type"  # the narrowest runtime class that covers it, for annotations
    builder: TypeBuilder | None = (
        None  # set when exactly one type satisfies it and it can be built (BuildableType)
    )
    is_written_whole: bool = False  # in formats, although it has one class: C++ knows it as a Type


class AttributeKind(Enum):
    """How an attribute value is seen through its accessor."""

    ATTRIBUTE = "attribute"  # the attribute itself
    UNIT = "unit"  # presence; accessor gives bool
    ENUM = "enum"  # the Python enum
    STRING = "string"
    SYMBOL_NAME = "symbol_name"  # a StringAttr that the format prints as @name
    INTEGER = "integer"
    FLOAT = "float"
    BOOL = "bool"
    TYPE = "type"
    DENSE_ARRAY = "dense_array"
    ARRAY = "array"


@dataclass(frozen=True, slots=True)
class AttrConstraint:
    """A set of attributes (CommonAttrConstraints)."""

    name: str | None
    summary: str  # as in "attribute 'x' failed to satisfy constraint: {summary}"
    predicate: Predicate
    python_class: str = "Attribute"  # the runtime or generated class that stores it
    accessor_type: str = "Attribute"  # what the typed accessor returns, as an annotation
    kind: AttributeKind = AttributeKind.ATTRIBUTE
    value_type: TypeBuilder | None = (
        None  # the type of the value when the constraint fixes it: it is not printed then
    )
    enum: EnumDef | None = None
    element: AttrConstraint | None = None  # of typed arrays
    attribute_def: AttributeDef | None = (
        None  # when it names a dialect attribute: its own format is used unqualified
    )
    element_type: TypeBuilder | None = None  # of dense arrays
    constant: DefaultValue | None = None  # the one attribute that satisfies it (ConstantAttr)


@dataclass(frozen=True, slots=True)
class PropertyConstraint:
    """A property that is not an attribute (Properties.td): a native value with its conversion to an attribute."""

    name: str | None
    summary: str
    predicate: Predicate
    python_type: str  # annotation of the native value: int, str, bool, list[int], …
    storage: str  # name of the runtime conversion, e.g. "i64", "string", "unit", "array<i64>"
    enum: EnumDef | None = None
    constant: DefaultValue | None = None  # the one value that satisfies it (ConstantProp)


@dataclass(frozen=True, slots=True)
class RegionConstraint:
    summary: str  # "any region", "region with 1 blocks"
    predicate: Predicate


@dataclass(frozen=True, slots=True)
class SuccessorConstraint:
    summary: str
    predicate: Predicate


@dataclass(frozen=True, slots=True)
class MemoryEffect:
    """An effect on an operand, a result or a symbol, e.g. MemRead<DefaultResource, 0> (SideEffectInterfaces)."""

    kind: str  # "allocate", "free", "read" or "write"
    resource: str = "DefaultResource"
    stage: int = 0
    on_full_region: bool = False


# --- parts of an operation ----------------------------------------------------------------------------------------------


class Arity(Enum):
    REQUIRED = "required"
    OPTIONAL = "optional"
    VARIADIC = "variadic"
    VARIADIC_OF_VARIADIC = "variadic_of_variadic"


@dataclass(frozen=True, slots=True)
class Operand:
    name: str  # as ODS writes it
    python_name: str  # the accessor
    constraint: TypeConstraint
    arity: Arity
    index: int  # position among the operand definitions
    segment_attribute: str | None = (
        None  # of VariadicOfVariadic: the attribute that holds the inner sizes
    )
    summary: str = ""
    place: Place | None = None
    effects: tuple[MemoryEffect, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    name: str
    python_name: str
    constraint: TypeConstraint
    arity: Arity
    index: int
    summary: str = ""
    place: Place | None = None
    effects: tuple[MemoryEffect, ...] = ()


@dataclass(frozen=True, slots=True)
class DefaultValue:
    """A default that has been checked against its constraint; rendered by the generator, printed never."""

    value: object  # bool, int, float, str, None, tuple of these, or an enum case name
    text: str  # the MLIR text of the attribute when that is clearer, e.g. "#arith.fastmath<none>"


@dataclass(frozen=True, slots=True)
class AttributeArgument:
    """An inherent attribute of an operation."""

    name: str
    python_name: str
    constraint: AttrConstraint
    optional: bool = False
    default: DefaultValue | None = None
    summary: str = ""
    place: Place | None = None
    effects: tuple[MemoryEffect, ...] = ()


@dataclass(frozen=True, slots=True)
class PropertyArgument:
    """A native property of an operation."""

    name: str
    python_name: str
    constraint: PropertyConstraint
    optional: bool = False
    default: DefaultValue | None = None
    summary: str = ""
    place: Place | None = None

    @property
    def has_default(self) -> bool:
        """Whether it has a value when nothing is said of it."""
        return self.default is not None or self.optional or self.constraint.storage == "unit"


Argument = Operand | AttributeArgument | PropertyArgument


@dataclass(frozen=True, slots=True)
class RegionDef:
    name: str
    python_name: str
    constraint: RegionConstraint
    variadic: bool
    index: int
    summary: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class SuccessorDef:
    name: str
    python_name: str
    constraint: SuccessorConstraint
    variadic: bool
    index: int
    summary: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class TraitUse:
    """A trait of an operation with its arguments resolved, e.g. AllTypesMatch<[lhs, rhs]>."""

    name: str  # ODS's name
    arguments: tuple[object, ...] = ()
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class InterfaceUse:
    name: str
    methods: tuple[str, ...] = ()  # the methods that hooks implement
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class OpInvariant:
    """ODS's PredOpTrait: checked after operands, attributes, results and regions: "failed to verify that {summary}"."""

    summary: str
    expression: Expression


class InferenceKind(Enum):
    """Where the type of a result comes from when the text or the builder does not give it."""

    BUILDABLE = "buildable"  # its constraint allows one type
    SAME_AS = "same_as"  # the type of another operand or result (SameOperandsAndResultType, AllTypesMatch)
    TRANSFORM = "transform"  # an expression over the type of another one (TypesMatchWith, element type, shape)
    ATTRIBUTE_TYPE = "attribute_type"  # the type of a typed attribute (FirstAttrDerivedResultType, AllTypesMatch)
    HOOK = "hook"  # infer_<op>_return_types


@dataclass(frozen=True, slots=True)
class ResultInference:
    kind: InferenceKind
    source: str | None = None  # name of the operand, result or attribute
    expression: Expression | None = None
    builder: TypeBuilder | None = None


@dataclass(frozen=True, slots=True)
class BuilderParameter:
    name: str
    annotation: str
    default: DefaultValue | None = None


@dataclass(frozen=True, slots=True)
class BuilderDef:
    name: str
    parameters: tuple[BuilderParameter, ...]
    summary: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class DerivedAttribute:
    """ODS's DerivedAttr: computed from the rest of the operation by the hook `derive_<op>_<name>`."""

    name: str
    python_name: str
    annotation: str
    summary: str = ""


class FormatKind(Enum):
    NONE = "none"  # only the generic form exists
    DECLARATIVE = "declarative"
    CUSTOM = "custom"  # hooks parse_<op> and print_<op>
    FUNCTION = "function"  # of operations: symbol, signature, attributes and body, as all functions have it
    TEXT = "text"  # of types and attributes: carried as it is written


class SegmentKind(Enum):
    """How several variadics of an operation are told apart."""

    NONE = "none"  # at most one variadic: its size follows from the total
    ATTRIBUTE = "attribute"  # AttrSizedOperandSegments / AttrSizedResultSegments
    SAME_SIZE = "same_size"  # SameVariadicOperandSize / SameVariadicResultSize


@dataclass(frozen=True, slots=True)
class OpDef:
    """One operation."""

    mnemonic: str  # "addi"
    name: str  # "arith.addi"
    class_name: str  # "AddIOp"
    hook_name: str  # "addi": verify_addi, parse_addi, …
    summary: str
    description: str
    arguments: tuple[Argument, ...]  # in the order of the spec: the order of builder parameters
    results: tuple[Result, ...]
    regions: tuple[RegionDef, ...]
    successors: tuple[SuccessorDef, ...]
    traits: tuple[TraitUse, ...]
    interfaces: tuple[InterfaceUse, ...]
    invariants: tuple[OpInvariant, ...]
    inference: tuple[ResultInference | None, ...]  # one for each result; None: must be given
    format_kind: FormatKind
    format: OpFormat | None
    operand_segments: SegmentKind
    result_segments: SegmentKind
    builders: tuple[BuilderDef, ...] = ()
    skip_default_builders: bool = False
    has_verifier: bool = False
    has_region_verifier: bool = False
    has_fold: bool = False
    place: Place | None = None
    default_dialect: str | None = None  # whose operations need no prefix inside the regions
    derived_attributes: tuple[DerivedAttribute, ...] = ()
    has_canonicalizer: bool = False
    has_canonicalize_method: bool = False
    #: The hooks that nobody has written and without which there is no custom form.
    missing_format_hooks: tuple[str, ...] = ()
    #: Whether the types of the results are tensors of components that a hook infers (ODS: InferTensorType).
    infers_components: bool = False
    #: The traits and interfaces by name in the order of their declaration, in which MLIR verifies them.
    verification_order: tuple[str, ...] = ()
    #: The op classes of its own dialect that it extends.
    op_classes: tuple[str, ...] = ()

    @property
    def operands(self) -> tuple[Operand, ...]:
        return tuple(a for a in self.arguments if isinstance(a, Operand))

    @property
    def attributes(self) -> tuple[AttributeArgument, ...]:
        return tuple(a for a in self.arguments if isinstance(a, AttributeArgument))

    @property
    def properties(self) -> tuple[PropertyArgument, ...]:
        return tuple(a for a in self.arguments if isinstance(a, PropertyArgument))

    @property
    def has_memory_effects(self) -> bool:
        """Whether the definition says what the operation does to memory (ODS: MemoryEffects, MemRead and the like)."""
        parts: tuple[Operand | AttributeArgument | Result, ...] = (
            *self.operands,
            *self.attributes,
            *self.results,
        )
        return self.trait("MemoryEffects") is not None or any(part.effects for part in parts)

    def trait(self, name: str) -> TraitUse | None:
        """The first use of the trait of that name, or None."""
        return next((t for t in self.traits if t.name == name), None)


@dataclass(frozen=True, slots=True)
class OpClassDef:
    """What several operations share, by name: a base class of theirs."""

    name: str
    summary: str
    description: str
    extends: tuple[str, ...]  # the op classes of the same dialect that it extends


# --- types, attributes, enums ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a type or attribute (DefiningDialects/AttributesAndTypes)."""

    name: str
    python_name: str
    kind: str  # "type", "attribute", "integer", "float", "string", "bool", "enum", "list", "self_type", …
    annotation: str  # Python annotation of the value
    element: Parameter | None = None  # of lists
    width: int | None = None  # of sized integers
    signed: bool = True
    class_name: str | None = None  # narrower runtime or generated class of types and attributes
    constraint: TypeConstraint | AttrConstraint | None = None
    enum: EnumDef | None = None
    optional: bool = False
    default: DefaultValue | None = None
    summary: str = ""
    place: Place | None = None
    cpp_type: str | None = None  # in diagnostics, where it is not the usual one of the kind
    is_cpp_enum: bool = False  # an enum that ODS knows by its C++ type alone, not as EnumParameter


@dataclass(frozen=True, slots=True)
class TypeDef:
    name: str  # "StructType": the Python class
    mnemonic: str | None
    hook_name: str  # "struct_type"
    summary: str
    description: str
    parameters: tuple[Parameter, ...]
    format_kind: FormatKind
    format: ParameterFormat | None
    traits: tuple[TraitUse, ...] = ()
    interfaces: tuple[InterfaceUse, ...] = ()
    builders: tuple[BuilderDef, ...] = ()
    has_verifier: bool = False
    alias: str | None = (
        None  # suggested alias name (OpAsmDialectInterface); a hook when it is computed
    )
    place: Place | None = None
    dialect: str = ""
    skip_default_builders: bool = False
    key: str = ""  # its name in the spec, by which MLIR speaks of it
    constraint_summary: str | None = (
        None  # as in "operand #0 must be {…}"; None: the summary or the name
    )


@dataclass(frozen=True, slots=True)
class AttributeDef:
    name: str  # "RoundingAttr"
    mnemonic: str | None
    hook_name: str  # "rounding_attr"
    summary: str
    description: str
    parameters: tuple[Parameter, ...]
    format_kind: FormatKind
    format: ParameterFormat | None
    enum: EnumDef | None = None  # an attribute that wraps an enum
    traits: tuple[TraitUse, ...] = ()
    interfaces: tuple[InterfaceUse, ...] = ()
    builders: tuple[BuilderDef, ...] = ()
    has_verifier: bool = False
    alias: str | None = None
    place: Place | None = None
    dialect: str = ""
    skip_default_builders: bool = False
    key: str = ""  # its name in the spec, by which MLIR speaks of it
    constraint_summary: str | None = (
        None  # as in "operand #0 must be {…}"; None: the summary or the name
    )


@dataclass(frozen=True, slots=True)
class EnumCase:
    name: str  # the symbol
    python_name: str  # member of the Python enum
    value: int  # for bit enums the mask of bits
    text: str  # what the textual form spells
    summary: str = ""


@dataclass(frozen=True, slots=True)
class EnumDef:
    name: str  # the Python class
    summary: str
    width: int  # bits of the storage
    signed: bool
    is_bit_enum: bool
    cases: tuple[EnumCase, ...]
    separator: str = "|"
    print_groups: bool = True  # of bit enums: prefer group names (printBitEnumPrimaryGroups)
    is_string: bool = False
    place: Place | None = None
    description: str = ""
    dialect: str = ""
    constraint_summary: str = (
        ""  # as in "failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1"
    )
    cpp_namespace: str | None = None  # of the name in diagnostics; None: that of the dialect
    reads_as_field: bool = False  # errors call it by its summary (ODS's I32Enum, not I32EnumAttr)


@dataclass(frozen=True, slots=True)
class CheckHook:
    """A hand-written function that a predicate calls: its name and the classes of its arguments."""

    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InterfaceMethod:
    name: str
    python_name: str
    parameters: tuple[BuilderParameter, ...]
    returns: str
    summary: str = ""
    has_default: bool = False
    is_static: bool = False
    is_property: bool = False  # takes no arguments and is read like an attribute


@dataclass(frozen=True, slots=True)
class InterfaceDef:
    name: str
    kind: str  # "op", "type" or "attribute"
    summary: str
    methods: tuple[InterfaceMethod, ...]
    place: Place | None = None
    dialect: str = ""
    description: str = ""
    bases: tuple[str, ...] = ()  # names of interfaces that it includes
    has_verifier: bool = False
    has_region_verifier: bool = False
    hook_name: str = ""  # "cost_interface": verify_cost_interface


@dataclass(frozen=True, slots=True)
class TraitDef:
    """A trait of the author's own: other traits together, a predicate over the operation, or a hook."""

    name: str
    kind: str  # "op", "type" or "attribute"
    summary: str
    bases: tuple[TraitUse, ...] = ()
    invariant: OpInvariant | None = None
    has_verifier: bool = False
    hook_name: str = ""
    place: Place | None = None
    dialect: str = ""
    requires: tuple[str, ...] = ()  # traits that stand before it in the list of an operation
    description: str = ""


@dataclass(frozen=True, slots=True)
class DialectDef:
    """A whole dialect."""

    name: str
    python_name: str  # of the package
    summary: str
    description: str
    imports: tuple[str, ...]  # dialects whose generated packages this one refers to
    dependencies: tuple[str, ...]  # dialects loaded with it
    version: int | None
    hooks_module: str | None  # dotted path; None: the package's own hooks.py
    op_classes: tuple[OpClassDef, ...]
    ops: tuple[OpDef, ...]
    types: tuple[TypeDef, ...]
    attributes: tuple[AttributeDef, ...]
    enums: tuple[EnumDef, ...]
    type_constraints: tuple[TypeConstraint, ...]  # the named ones
    attr_constraints: tuple[AttrConstraint, ...]
    interfaces: tuple[InterfaceDef, ...] = ()
    cpp_namespace: str | None = None  # of the names in diagnostics; None: `::mlir::` and the name
    allow_unknown_operations: bool = False
    allow_unknown_types: bool = False
    place: Place | None = None
    source: str = ""  # the file name of the spec, without folders
    traits: tuple[TraitDef, ...] = ()
    has_constant_materializer: bool = False
    has_canonicalizer: bool = False
    has_operation_attribute_verifier: bool = False
    has_region_argument_attribute_verifier: bool = False
    has_region_result_attribute_verifier: bool = False
    has_type_parser: bool = False
    has_attribute_parser: bool = False
    has_upgrade: bool = False
    has_alias: bool = False
    has_data_layout_entry_verifier: bool = False
    extensible: bool = False
    external_traits: tuple[TraitDef, ...] = ()  # of imports, where something has them
    allows_missing_hooks: bool = False
    missing_hooks: tuple[str, ...] = ()  # those that nobody has written: what they do is left out
    external_interfaces: tuple[
        InterfaceDef, ...
    ] = ()  # of ODS and of imports, where something implements them
    patterns: tuple[PatternDef, ...] = ()
    native_calls: tuple[NativeCall, ...] = ()
    pattern_constraints: tuple[PatternConstraint, ...] = ()
    checks: tuple[CheckHook, ...] = ()  # hooks that predicates call
