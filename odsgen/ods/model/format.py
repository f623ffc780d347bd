"""Assembly formats as trees in which everything is decided.

A generator walks the tree and lays it out: which blank goes where, how each attribute is spelled, which entries the attribute
dictionary leaves out and where every type comes from is all recorded here.

Elements are compared by identity.  `space_before` says that the printer emits one blank before the element; the rules are those
of `spacing.py`.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from odsgen.ods.model import Arity

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
    from odsgen.ods.model.predicates import Expression


# --- the base ---------------------------------------------------------------------------------

_ANCHORS_ONLY = "only variables and types can be used to anchor an optional group"
_GROUP_ELEMENTS_ONLY = "only literals, types, and variables can be used within an optional group"


@dataclass(frozen=True, slots=True, eq=False)
class FormatPart:
    """An element of a format, an argument of one of its directives, or what these name.

    Each kind says of itself what the checks and the generator ask of all of them; what is here is right for a directive
    that names nothing.
    """

    #: Whether its presence can be seen from what comes next, so that an optional group may begin with it.
    can_guard: ClassVar[bool] = False

    @property
    def elements(self) -> tuple[FormatElement, ...]:
        """The elements that stand in it: those of a group, and of the clauses of an `oilist`."""
        return ()

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables in it, those of `type` and `ref` apart."""
        return tuple(variable for element in self.elements for variable in element.variables)

    @property
    def referenced(self) -> tuple[RefTarget, ...]:
        """The parts that it asks for with `ref`."""
        return ()

    @property
    def listed_types(self) -> tuple[TypeTarget, ...]:
        """The targets whose types it reads as a list, however many they are."""
        return ()

    @property
    def may_be_absent(self) -> bool:
        """Whether no text at all may stand for it."""
        return False

    def group_problem(self, is_anchor: bool) -> str | None:
        """Why it may not be in an optional group, or not be its anchor; None if it may (Operations, "Optional Groups")."""
        return _GROUP_ELEMENTS_ONLY


@dataclass(frozen=True, slots=True, eq=False)
class FormatElement(FormatPart):
    """A part that may stand in the format by itself."""


@dataclass(frozen=True, slots=True, eq=False)
class SpacedElement(FormatElement):
    """An element that a blank comes before, unless what stands before it is joined to it (`spacing.py`)."""

    space_before: bool = field(default=False, kw_only=True)


def walk(elements: Iterable[FormatElement]) -> Iterator[FormatElement]:
    """The elements and, after each, those that stand in it."""
    for element in elements:
        yield element
        yield from walk(element.elements)


# --- elements of both languages ---------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Literal(SpacedElement):
    """A keyword or punctuation."""

    text: str
    offset: int
    can_guard = True

    @property
    def is_keyword(self) -> bool:
        return self.text[0] == "_" or self.text[0].isalpha()

    def group_problem(self, is_anchor: bool) -> str | None:
        return _ANCHORS_ONLY if is_anchor else None


@dataclass(frozen=True, slots=True, eq=False)
class Whitespace(FormatElement):
    """Printed and never parsed: " ", "\\n" (a new line at the indentation of the operation) or "" (no blank here)."""

    text: str
    offset: int

    @property
    def may_be_absent(self) -> bool:
        return True

    def group_problem(self, is_anchor: bool) -> str | None:
        return _ANCHORS_ONLY if is_anchor else None


@dataclass(frozen=True, slots=True, eq=False)
class StringArgument(FormatPart):
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
class AttributeVariable(SpacedElement):
    attribute: AttributeArgument
    offset: int
    style: AttributeStyle
    qualified: bool = False
    parse_optional: bool = False  # its absence is accepted
    can_guard = True

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    @property
    def may_be_absent(self) -> bool:
        return self.attribute.optional or self.attribute.default is not None

    def group_problem(self, is_anchor: bool) -> str | None:
        if is_anchor and not self.may_be_absent:
            return (
                "only optional or default-valued attributes can be used to anchor an optional group"
            )
        return None


@dataclass(frozen=True, slots=True, eq=False)
class PropertyVariable(SpacedElement):
    property: PropertyArgument
    offset: int
    parse_optional: bool = False
    can_guard = True

    @builtins.property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    @builtins.property
    def may_be_absent(self) -> bool:
        return self.property.has_default

    def group_problem(self, is_anchor: bool) -> str | None:
        if is_anchor and not self.may_be_absent:
            return (
                "only properties with default values that can be optionally parsed "
                "(have the `let optionalParser = ...` field defined) can be used to anchor an optional group"
            )
        return None


@dataclass(frozen=True, slots=True, eq=False)
class OperandVariable(SpacedElement):
    operand: Operand
    offset: int
    can_guard = True

    @property
    def value(self) -> Operand:
        """The definition whose types it tells as a target."""
        return self.operand

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    @property
    def may_be_absent(self) -> bool:
        return self.operand.arity is not Arity.REQUIRED

    def group_problem(self, is_anchor: bool) -> str | None:
        if not self.may_be_absent:
            return "only variable length operands can be used within an optional group"
        return None


@dataclass(frozen=True, slots=True, eq=False)
class ResultVariable(FormatPart):
    """Only a `type` directive refers to a result."""

    result: Result
    offset: int

    @property
    def value(self) -> Result:
        """The definition whose types it tells as a target."""
        return self.result

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    def group_problem(self, is_anchor: bool) -> str | None:
        if self.result.arity is Arity.REQUIRED:
            return "only variable length results can be used within an optional group"
        return None


@dataclass(frozen=True, slots=True, eq=False)
class RegionVariable(SpacedElement):
    region: RegionDef
    offset: int
    can_guard = True

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    @property
    def may_be_absent(self) -> bool:
        return self.region.variadic

    def group_problem(self, is_anchor: bool) -> str | None:
        return None


@dataclass(frozen=True, slots=True, eq=False)
class SuccessorVariable(SpacedElement):
    successor: SuccessorDef
    offset: int

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (self,)

    @property
    def may_be_absent(self) -> bool:
        return self.successor.variadic


Variable = (
    AttributeVariable
    | PropertyVariable
    | OperandVariable
    | ResultVariable
    | RegionVariable
    | SuccessorVariable
)


class All(Enum):
    """The meaning of the directives `operands`, `results`, `regions` and `successors`."""

    OPERANDS = "operands"
    RESULTS = "results"
    REGIONS = "regions"
    SUCCESSORS = "successors"


@dataclass(frozen=True, slots=True, eq=False)
class AllDirective(SpacedElement):
    """`operands`, `results`, `regions` or `successors`."""

    of: All
    offset: int

    @property
    def value(self) -> None:
        """As a target it stands for no single definition."""
        return None


TypeTarget = OperandVariable | ResultVariable | AllDirective


@dataclass(frozen=True, slots=True, eq=False)
class TypeDirective(SpacedElement):
    """`type($x)`, `type(operands)`, `type(results)`."""

    target: TypeTarget
    offset: int
    qualified: bool = False

    def group_problem(self, is_anchor: bool) -> str | None:
        return self.target.group_problem(False)


@dataclass(frozen=True, slots=True, eq=False)
class FunctionalTypeDirective(SpacedElement):
    """`functional-type(inputs, results)`."""

    inputs: TypeTarget
    results: TypeTarget
    offset: int

    @property
    def variables(self) -> tuple[Variable, ...]:
        return (*self.inputs.variables, *self.results.variables)

    @property
    def listed_types(self) -> tuple[TypeTarget, ...]:
        return (self.inputs, self.results)

    def group_problem(self, is_anchor: bool) -> str | None:
        return self.inputs.group_problem(False) or self.results.group_problem(False)


@dataclass(frozen=True, slots=True, eq=False)
class SameTypesDirective(SpacedElement):
    """`custom<SameOperandsAndResultType>(…)`: one type for operands and result, or a function type."""

    types: tuple[TypeDirective, ...]
    offset: int

    @property
    def variables(self) -> tuple[Variable, ...]:
        return tuple(variable for type in self.types for variable in type.variables)

    @property
    def result(self) -> TypeDirective:
        """That of the result, which stands for all of them."""
        return self.types[-1]

    def group_problem(self, is_anchor: bool) -> str | None:
        return _ANCHORS_ONLY if is_anchor else None


@dataclass(frozen=True, slots=True, eq=False)
class AttrDictDirective(FormatElement):
    """`attr-dict` and `attr-dict-with-keyword`; what it leaves out is in OpFormat.  Its blank is the printer's own."""

    with_keyword: bool
    offset: int

    @property
    def may_be_absent(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class PropDictDirective(FormatElement):
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
class RefDirective(FormatPart):
    """`ref(x)`: an argument of a custom directive that was parsed before."""

    target: RefTarget
    offset: int

    @property
    def referenced(self) -> tuple[RefTarget, ...]:
        return (self.target,)


BoundArgument = (
    AttributeVariable
    | PropertyVariable
    | OperandVariable
    | RegionVariable
    | SuccessorVariable
    | TypeDirective
    | AttrDictDirective
    | PropDictDirective
)
"""The result of the parse hook of a custom directive."""

CustomArgument = BoundArgument | RefDirective | StringArgument


@dataclass(frozen=True, slots=True, eq=False)
class CustomDirective(SpacedElement):
    """`custom<Name>(arguments)`: the hooks parse_name and print_name."""

    name: str
    arguments: tuple[CustomArgument, ...]
    offset: int
    can_guard = True

    @property
    def bound(self) -> tuple[BoundArgument, ...]:
        """The arguments that its hook parses."""
        return tuple(a for a in self.arguments if isinstance(a, BoundArgument))

    @property
    def variables(self) -> tuple[Variable, ...]:
        return tuple(variable for argument in self.arguments for variable in argument.variables)

    @property
    def referenced(self) -> tuple[RefTarget, ...]:
        return tuple(target for argument in self.arguments for target in argument.referenced)

    def group_problem(self, is_anchor: bool) -> str | None:
        if not is_anchor:
            return None
        parsed = [a for a in self.arguments if not isinstance(a, RefDirective)]
        problems = [argument.group_problem(True) for argument in parsed]
        return next(filter(None, problems), None) if parsed else _ANCHORS_ONLY


@dataclass(frozen=True, slots=True, eq=False)
class OptionalGroup(FormatElement):
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
    def elements(self) -> tuple[FormatElement, ...]:
        return (*self.then_elements, *self.else_elements)

    @property
    def anchor_element(self) -> FormatElement:
        return (self.else_elements if self.inverted else self.then_elements)[self.anchor]

    @property
    def guard(self) -> FormatElement:
        """The first element that is parsed: its presence decides for the group."""
        return next(e for e in self.then_elements if not isinstance(e, Whitespace))

    def group_problem(self, is_anchor: bool) -> str | None:
        return _ANCHORS_ONLY if is_anchor else None


@dataclass(frozen=True, slots=True, eq=False)
class OIListClause:
    literal: Literal
    elements: tuple[FormatElement, ...]
    unit: AttributeVariable | PropertyVariable | None = (
        None  # the only element, when it is a unit: its keyword stands for it
    )

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables in it, those of `type` and `ref` apart."""
        return tuple(variable for element in self.elements for variable in element.variables)


@dataclass(frozen=True, slots=True, eq=False)
class OIList(FormatElement):
    """`oilist(a … | b …)`: clauses in any order, each at most once; printed in the order of the format."""

    clauses: tuple[OIListClause, ...]
    offset: int

    @property
    def elements(self) -> tuple[FormatElement, ...]:
        return tuple(element for clause in self.clauses for element in clause.elements)


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

    @property
    def all_elements(self) -> tuple[FormatElement, ...]:
        """The elements and those that stand in them."""
        return tuple(walk(self.elements))

    @property
    def attributes_asked_for(self) -> frozenset[str]:
        """The attributes that a later element or the types of values ask for."""
        of_types = [r.attribute for r in (*self.operand_types, *self.result_types)]
        referenced = [
            target.attribute
            for element in self.all_elements
            for target in element.referenced
            if isinstance(target, AttributeVariable)
        ]
        return frozenset(a.name for a in (*of_types, *referenced) if a is not None)


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
