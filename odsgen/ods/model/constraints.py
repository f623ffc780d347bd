"""Constraints of types, attributes, properties, regions and successors: sets with a summary (MLIR: Operations, "Constraints")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.ods.model.definitions import AttributeDef, EnumDef
    from odsgen.ods.model.predicates import Predicate


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
    alternatives: tuple[str, ...] = ()  # the classes that cover it together, where no one does

    @property
    def annotation(self) -> str:
        """The annotation of its types."""
        return " | ".join(self.alternatives) or self.python_type


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
    storage: Predicate | None = None  # what MLIR's storage type takes, if it isn't the class


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
class DefaultValue:
    """A default that has been checked against its constraint; rendered by the generator, printed never."""

    value: object  # bool, int, float, str, None, tuple of these, or an enum case name
    text: str  # the MLIR text of the attribute when that is clearer, e.g. "#arith.fastmath<none>"
