"""The parts of an operation, and what its kin share with it: traits, interfaces, builders, kinds of formats."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.ods.model.constraints import (
        AttrConstraint,
        DefaultValue,
        PropertyConstraint,
        RegionConstraint,
        SuccessorConstraint,
        TypeBuilder,
        TypeConstraint,
    )
    from odsgen.ods.model.definitions import EnumDef
    from odsgen.ods.model.predicates import Expression
    from odsgen.places import Place


@dataclass(frozen=True, slots=True)
class MemoryEffect:
    """An effect on an operand, a result or a symbol, e.g. MemRead<DefaultResource, 0> (SideEffectInterfaces)."""

    kind: str  # "allocate", "free", "read" or "write"
    resource: str = "DefaultResource"
    stage: int = 0
    on_full_region: bool = False


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
    since: int = 0  # the version of the dialect that added it; 0: it was always there


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
    asm_name: str | None = None  # in the text: `c{value}`


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
    since: int = 0


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
    since: int = 0

    @property
    def has_default(self) -> bool:
        """Whether it has a value when nothing is said of it."""
        return self.default is not None or self.optional or self.constraint.storage == "unit"


Argument = Operand | AttributeArgument | PropertyArgument


@dataclass(frozen=True, slots=True)
class TypesOfPart:
    """The types of the values of an operand or result, or of their elements."""

    part: str
    of_elements: bool


@dataclass(frozen=True, slots=True)
class RegionDef:
    name: str
    python_name: str
    constraint: RegionConstraint
    variadic: bool
    index: int
    summary: str = ""
    place: Place | None = None
    #: The types of the arguments that builders give its first block; None where the spec does not say.
    block_arguments: tuple[TypeBuilder | TypesOfPart, ...] | None = None
    #: Names of the arguments of its first block in the text; the last one is for the rest.
    asm_names: tuple[str, ...] = ()


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
class DeclaredMethod:
    """A method of an interface of which the spec says what it gives."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class InterfaceUse:
    name: str
    methods: tuple[str, ...] = ()  # the methods that hooks implement
    place: Place | None = None
    unwritten: tuple[str, ...] = ()  # the Python names of methods that need a hook and have none
    declared: tuple[DeclaredMethod, ...] = ()  # those that need none


@dataclass(frozen=True, slots=True)
class BuilderParameter:
    name: str
    annotation: str
    default: DefaultValue | None = None
    enum: EnumDef | None = None  # whose case the default is


@dataclass(frozen=True, slots=True)
class BuilderDef:
    name: str
    parameters: tuple[BuilderParameter, ...]
    summary: str = ""
    place: Place | None = None


class FormatKind(Enum):
    NONE = "none"  # only the generic form exists
    DECLARATIVE = "declarative"
    CUSTOM = "custom"  # hooks parse_<op> and print_<op>
    FUNCTION = "function"  # of operations: symbol, signature, attributes and body, as all functions have it
    TEXT = "text"  # of types and attributes: carried as it is written
