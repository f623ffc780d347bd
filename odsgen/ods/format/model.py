"""Assembly formats as trees in which everything is decided.

A generator walks the tree and lays it out: which blank goes where, how each attribute is spelled, which entries the attribute
dictionary leaves out and where every type comes from is all recorded here.

Elements are compared by identity.  `space_before` says that the printer emits one blank before the element; the rules are those
of `spacing.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.ods.model import (
        AttributeArgument,
        Operand,
        Parameter,
        PropertyArgument,
        RegionDef,
        Result,
        SuccessorDef,
        TypeBuilder,
    )
    from odsgen.ods.predicates import Expression


# --- elements of both languages ---------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Literal:
    """A keyword or punctuation."""

    text: str
    offset: int
    space_before: bool = False

    @property
    def is_keyword(self) -> bool:
        return self.text[0] == "_" or self.text[0].isalpha()


@dataclass(frozen=True, slots=True, eq=False)
class Whitespace:
    """Printed and never parsed: " ", "\\n" (a new line at the indentation of the operation) or "" (no blank here)."""

    text: str
    offset: int


@dataclass(frozen=True, slots=True, eq=False)
class StringArgument:
    """A string given to a custom directive: handed to its functions as it is."""

    text: str
    offset: int


# --- elements of operations -------------------------------------------------------------------


class AttributeStyle(Enum):
    """How a format spells an attribute."""

    ENUM = "enum"  # the text of the case; a string where it is no keyword
    SYMBOL_NAME = "symbol_name"  # @name
    TYPED = "typed"  # its constraint fixes the type of the value: the type is not printed
    STRIPPED = "stripped"  # a dialect attribute without `#dialect.mnemonic`, any other in full
    GENERIC = "generic"  # in full


@dataclass(frozen=True, slots=True, eq=False)
class AttributeVariable:
    attribute: AttributeArgument
    offset: int
    style: AttributeStyle
    qualified: bool = False
    parse_optional: bool = False  # its absence is accepted
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class PropertyVariable:
    property: PropertyArgument
    offset: int
    parse_optional: bool = False
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class OperandVariable:
    operand: Operand
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ResultVariable:
    """Only a `type` directive refers to a result."""

    result: Result
    offset: int


@dataclass(frozen=True, slots=True, eq=False)
class RegionVariable:
    region: RegionDef
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class SuccessorVariable:
    successor: SuccessorDef
    offset: int
    space_before: bool = False


class All(Enum):
    """What the directives `operands`, `results`, `regions` and `successors` stand for."""

    OPERANDS = "operands"
    RESULTS = "results"
    REGIONS = "regions"
    SUCCESSORS = "successors"


@dataclass(frozen=True, slots=True, eq=False)
class AllDirective:
    """`operands`, `results`, `regions` or `successors`."""

    of: All
    offset: int
    space_before: bool = False


TypeTarget = OperandVariable | ResultVariable | AllDirective


@dataclass(frozen=True, slots=True, eq=False)
class TypeDirective:
    """`type($x)`, `type(operands)`, `type(results)`."""

    target: TypeTarget
    offset: int
    qualified: bool = False
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class FunctionalTypeDirective:
    """`functional-type(inputs, results)`."""

    inputs: TypeTarget
    results: TypeTarget
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class AttrDictDirective:
    """`attr-dict` and `attr-dict-with-keyword`; what it leaves out is in OpFormat.  Its blank is the printer's own."""

    with_keyword: bool
    offset: int


@dataclass(frozen=True, slots=True, eq=False)
class PropDictDirective:
    """`prop-dict`: always preceded by one blank."""

    offset: int


RefTarget = (
    AttributeVariable
    | PropertyVariable
    | OperandVariable
    | RegionVariable
    | SuccessorVariable
    | AllDirective
    | TypeDirective
    | AttrDictDirective
)


@dataclass(frozen=True, slots=True, eq=False)
class RefDirective:
    """`ref(x)`: an argument of a custom directive that was parsed before."""

    target: RefTarget
    offset: int


CustomArgument = (
    AttributeVariable
    | PropertyVariable
    | OperandVariable
    | RegionVariable
    | SuccessorVariable
    | TypeDirective
    | AttrDictDirective
    | PropDictDirective
    | RefDirective
    | StringArgument
)


@dataclass(frozen=True, slots=True, eq=False)
class CustomDirective:
    """`custom<Name>(arguments)`: the hooks parse_name and print_name."""

    name: str
    arguments: tuple[CustomArgument, ...]
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class OptionalGroup:
    """`(then)?` and `(then) : (else)?`."""

    then_elements: tuple[FormatElement, ...]
    else_elements: tuple[FormatElement, ...]
    anchor: int  # index into then_elements, or into else_elements when inverted
    inverted: bool
    elides_anchor: (
        bool  # the anchor is a unit attribute or property that the presence of the group stands for
    )
    offset: int

    @property
    def anchor_element(self) -> FormatElement:
        return (self.else_elements if self.inverted else self.then_elements)[self.anchor]

    @property
    def guard(self) -> FormatElement:
        """The first element that is parsed: its presence decides for the group."""
        return next(e for e in self.then_elements if not isinstance(e, Whitespace))


@dataclass(frozen=True, slots=True, eq=False)
class OIListClause:
    literal: Literal
    elements: tuple[FormatElement, ...]
    unit: AttributeVariable | PropertyVariable | None = (
        None  # the only element, when it is a unit: its keyword stands for it
    )


@dataclass(frozen=True, slots=True, eq=False)
class OIList:
    """`oilist(a … | b …)`: clauses in any order, each at most once; printed in the order of the format."""

    clauses: tuple[OIListClause, ...]
    offset: int


FormatElement = (
    Literal
    | Whitespace
    | AttributeVariable
    | PropertyVariable
    | OperandVariable
    | RegionVariable
    | SuccessorVariable
    | AllDirective
    | TypeDirective
    | FunctionalTypeDirective
    | AttrDictDirective
    | PropDictDirective
    | CustomDirective
    | OptionalGroup
    | OIList
)


class TypeSource(Enum):
    """Where the parser takes the type of an operand or result from."""

    DIRECTIVE = "directive"  # the format has `type($x)`, or the functional type has it
    ALL = "all"  # `type(operands)` or `type(results)`
    BUILDABLE = "buildable"
    VARIABLE = "variable"  # the type of another operand or result, perhaps transformed
    ATTRIBUTE = "attribute"  # the type of a typed attribute, perhaps transformed
    INFERRED = "inferred"  # infer_<op>_return_types


@dataclass(frozen=True, slots=True)
class TypeResolution:
    source: TypeSource
    builder: TypeBuilder | None = None
    variable: Operand | Result | None = None
    attribute: AttributeArgument | None = None
    transform: Expression | None = None  # over `$_self`, the type of the variable or attribute
    elements_of_shape: bool = (
        False  # ShapedTypeMatchesElementCountAndTypes: as many element types as the shape has elements
    )


@dataclass(frozen=True, slots=True, eq=False)
class OpFormat:
    """The assembly format of an operation."""

    text: str
    elements: tuple[FormatElement, ...]
    operand_types: tuple[TypeResolution, ...]  # one for each operand definition
    result_types: tuple[TypeResolution, ...]  # one for each result definition
    all_operands: bool  # `operands` is used
    all_operand_types: bool
    all_result_types: bool
    all_regions: bool
    all_successors: bool
    has_prop_dict: bool
    used_attributes: tuple[str, ...]  # named in the format: the dictionaries leave them out
    used_properties: tuple[str, ...]
    inferred_attributes: tuple[str, ...]  # segment sizes of VariadicOfVariadic operands: likewise
    default_attributes: tuple[str, ...]  # left out while equal to their default
    default_properties: tuple[str, ...]
    elides_operand_segments: bool  # `operandSegmentSizes` follows from the format
    elides_result_segments: bool
    custom_directives: tuple[str, ...]  # their names, sorted


# --- types and attributes ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class ParameterVariable:
    """A parameter.  An optional one is printed only when present (not its default), with its blank."""

    parameter: Parameter
    offset: int
    qualified: bool = False
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ParamsDirective:
    """`params`: every parameter, separated by commas.  The blank is printed only if some parameter is."""

    parameters: tuple[ParameterVariable, ...]
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ParameterRef:
    """`ref($x)` in a custom directive."""

    parameter: Parameter
    offset: int


ParameterCustomArgument = ParameterVariable | ParameterRef | StringArgument


@dataclass(frozen=True, slots=True, eq=False)
class ParameterCustomDirective:
    """`custom<Name>(arguments)`."""

    name: str
    arguments: tuple[ParameterCustomArgument, ...]
    offset: int
    space_before: bool = False

    @property
    def bound(self) -> tuple[ParameterVariable, ...]:
        """The parameters that the directive parses."""
        return tuple(a for a in self.arguments if isinstance(a, ParameterVariable))


@dataclass(frozen=True, slots=True, eq=False)
class StructField:
    """One `name = value` of a struct; a custom directive may parse and print the value."""

    variable: ParameterVariable
    custom: ParameterCustomDirective | None = None


@dataclass(frozen=True, slots=True, eq=False)
class StructDirective:
    """`struct(…)`: `name = value` in any order, separated by commas, printed in the order of the format."""

    fields: tuple[StructField, ...]
    offset: int
    space_before: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ParameterGroup:
    """An optional group of a type or attribute."""

    then_elements: tuple[ParameterElement, ...]
    else_elements: tuple[ParameterElement, ...]
    anchor: int
    inverted: bool
    offset: int

    @property
    def anchor_element(self) -> ParameterElement:
        return (self.else_elements if self.inverted else self.then_elements)[self.anchor]

    @property
    def guard(self) -> ParameterElement:
        return next(e for e in self.then_elements if not isinstance(e, Whitespace))


ParameterElement = (
    Literal
    | Whitespace
    | ParameterVariable
    | ParamsDirective
    | StructDirective
    | ParameterCustomDirective
    | ParameterGroup
)


@dataclass(frozen=True, slots=True, eq=False)
class ParameterFormat:
    """The assembly format of a type or attribute."""

    text: str
    elements: tuple[ParameterElement, ...]
    custom_directives: tuple[str, ...]
