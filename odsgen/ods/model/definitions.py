"""Types, attributes, enums, interfaces and traits of a dialect, resolved (MLIR: "Defining Dialects")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.ods.model.constraints import AttrConstraint, DefaultValue, TypeConstraint
    from odsgen.ods.model.format import ParameterFormat
    from odsgen.ods.model.operation import OpInvariant
    from odsgen.ods.model.parts import (
        BuilderDef,
        BuilderParameter,
        FormatKind,
        InterfaceUse,
        TraitUse,
    )
    from odsgen.places import Place


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


#: The parameter of a definition that is carried as text.
TEXT_PARAMETER = Parameter(
    name="text",
    python_name="text",
    kind="string",
    annotation="str",
    summary="what follows the mnemonic, as it is written",
)


#: What a text-carried attribute has, too: the type behind it, which C++ may have given it.
TEXT_TYPE = Parameter(
    name="type",
    python_name="type",
    kind="self_type",
    annotation="Type",
    summary="the type that stands behind it; none without one",
)


def text_parameters(is_attribute: bool) -> tuple[Parameter, ...]:
    """The parameters of a type or attribute that is carried as text."""
    return (TEXT_PARAMETER, TEXT_TYPE) if is_attribute else (TEXT_PARAMETER,)


@dataclass(frozen=True, slots=True)
class EncodedMember:
    """A parameter in an encoding: its name in Python, and how it is written (odsgen/bytecode/spec_encodings.py)."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Encoding:
    """An encoding of a type or attribute in bytecode; parameters that it lacks have their defaults."""

    code: int
    members: tuple[EncodedMember, ...]


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
    asm_name: str | None = None  # of its values (OpAsmTypeInterface::getAsmName)
    place: Place | None = None
    dialect: str = ""
    skip_default_builders: bool = False
    key: str = ""  # its name in the spec, by which MLIR speaks of it
    constraint_summary: str | None = (
        None  # as in "operand #0 must be {…}"; None: the summary or the name
    )
    converts_to: str | None = None  # the text of the type that takes its place in conversions
    encodings: tuple[Encoding, ...] = ()  # in bytecode; the first that fits is written
    #: Of what is carried as text: the parameters that C++ has, which are read when somebody asks.
    declared: tuple[Parameter, ...] = ()


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
    encodings: tuple[Encoding, ...] = ()  # in bytecode; the first that fits is written
    #: Of what is carried as text: the parameters that C++ has, which are read when somebody asks.
    declared: tuple[Parameter, ...] = ()


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
    lacks_default: bool = False  # it is declared by another dialect, and nobody has written it
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
    has_external_models: bool = False  # which of other dialects implement it is not known


@dataclass(frozen=True, slots=True)
class TraitDef:
    """A trait of the author's own: other traits together, a predicate over the operation, or a hook."""

    name: str
    kind: str  # "op", "type" or "attribute"
    summary: str
    bases: tuple[TraitUse, ...] = ()
    invariant: OpInvariant | None = None
    has_verifier: bool = False
    holds_of_one_type: bool = False  # of operands and results, which is then that inferred
    hook_name: str = ""
    place: Place | None = None
    dialect: str = ""
    requires: tuple[str, ...] = ()  # traits that stand before it in the list of an operation
    description: str = ""
