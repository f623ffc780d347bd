"""Declarative rewrite patterns, resolved: every operation, symbol and constraint in them is known (MLIR: DRR)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum

from odsgen.ods.model import (
    AttrConstraint,
    AttributeArgument,
    DefaultValue,
    OpDef,
    Operand,
    PropertyArgument,
    PropertyConstraint,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model.predicates import Expression
from odsgen.ods.model.semantics import Semantics
from odsgen.places import Place

# --- what patterns call -----------------------------------------------------------------------------------------------


class ParameterRole(Enum):
    """The argument that a parameter of a native call receives."""

    ARGUMENT = "argument"  # an argument of the dag
    REMAINING = "remaining"  # all arguments that are left ($N... of DRR)
    REWRITER = "$_builder"
    LOCATION = "$_loc"
    OPERATION = "$_self"  # the operation that a matcher looks at
    VALUE = (
        "value"  # a result of that, or an argument of a block: of matchers that the language brings
    )


@dataclass(frozen=True, slots=True)
class NativeParameter:
    name: str
    role: ParameterRole
    annotation: str = "object"  # of an argument, or of each of the remaining ones


@dataclass(frozen=True, slots=True)
class NativeCall:
    """A function that patterns call: a hook of the dialect, or a function of the runtime."""

    name: str
    parameters: tuple[NativeParameter, ...]
    returns: tuple[str, ...]  # the annotation of each value; of a matcher: of what it binds
    is_matcher: bool = False
    hook: str = ""
    runtime_function: tuple[str, str] | None = None  # module and name, of what the language brings
    definition_trait: tuple[str, str] | None = (
        None  # module and name: what it accepts is defined by operations with it
    )
    summary: str = ""
    place: Place | None = None
    semantics: Semantics | None = None  # what it computes, if the spec says it
    like: str = ""  # the parameter whose type or attribute class the result has

    @property
    def arguments(self) -> tuple[NativeParameter, ...]:
        """The parameters that the dag gives."""
        given = (ParameterRole.ARGUMENT, ParameterRole.REMAINING)
        return tuple(p for p in self.parameters if p.role in given)


@dataclass(frozen=True, slots=True)
class PatternConstraint:
    """A constraint on symbols: a predicate over its parameters, or the hook `match_…`."""

    name: str
    parameters: tuple[NativeParameter, ...]
    summary: str
    predicate: Expression | None  # its NamedValues are the parameters
    hook: str = ""
    place: Place | None = None
    semantics: Semantics | None = None  # a condition on numbers and widths, if it has no predicate


# --- symbols ----------------------------------------------------------------------------------------------------------


class SymbolKind(Enum):
    OPERATION = "operation"  # the results of an operation, and the operation itself
    VALUE = "value"  # a required operand
    OPTIONAL_VALUE = "optional value"
    VALUES = "values"  # a variadic operand
    VALUE_GROUPS = "value groups"  # a variadic operand of variadics
    ATTRIBUTE = "attribute"
    PROPERTY = "property"
    NATIVE = "native"  # what a native call returned


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name that a pattern binds."""

    name: str
    kind: SymbolKind
    operation: OperationUse | None = None  # of OPERATION
    annotations: tuple[str, ...] = ()  # of NATIVE: each value; of ATTRIBUTE and PROPERTY: its class
    optional: bool = False  # an attribute that may be absent
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class OperationUse:
    """An operation with the dialect whose package has its class."""

    op: OpDef
    dialect: str

    @property
    def class_name(self) -> str:
        """`arith.AddIOp`."""
        return f"{self.dialect}.{self.op.class_name}"


# --- source patterns --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MatchOperation:
    """An operation of a class whose arguments match."""

    operation: OperationUse
    symbol: str | None
    arguments: tuple[MatchArgument, ...]
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class MatchNative:
    """A native call that accepts the definition of a value, and binds values and attributes."""

    call: NativeCall
    outputs: tuple[MatchOutput, ...]
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class MatchOutput:
    """Something that a native call found."""

    annotation: str
    symbol: str | None
    constraint: TypeConstraint | AttrConstraint | None
    nested: MatchOperation | MatchNative | None = None  # what must define it, if it is a value


@dataclass(frozen=True, slots=True)
class MatchOperand:
    """An operand: bound, constrained, or defined by what is nested."""

    operand: Operand
    symbol: str | None
    constraint: TypeConstraint | None
    nested: MatchOperation | MatchNative | None = None


@dataclass(frozen=True, slots=True)
class MatchVariadic:
    """A variadic operand of exactly so many values (DRR: `variadic`)."""

    operand: Operand
    symbol: str | None
    parts: tuple[MatchOperand, ...]


@dataclass(frozen=True, slots=True)
class MatchEither:
    """Two operands in either order (DRR: `either`)."""

    first: MatchOperand
    second: MatchOperand


@dataclass(frozen=True, slots=True)
class MatchAttribute:
    attribute: AttributeArgument
    symbol: str | None
    constraint: AttrConstraint | None


@dataclass(frozen=True, slots=True)
class MatchProperty:
    """A native property; `constant` is the value that it must have, or it satisfies a constraint."""

    prop: PropertyArgument
    symbol: str | None
    constant: DefaultValue | None
    constraint: PropertyConstraint | None = None


MatchArgument = MatchOperand | MatchVariadic | MatchEither | MatchAttribute | MatchProperty


# --- further conditions -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SymbolUse:
    """``$x``, or ``$x__1``: the values of result number 1 of an operation."""

    symbol: Symbol
    index: int | None = None
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class TypeCondition:
    """The type of a value, or of each of several, satisfies a constraint."""

    constraint: TypeConstraint
    value: SymbolUse


@dataclass(frozen=True, slots=True)
class AttributeCondition:
    constraint: AttrConstraint
    attribute: SymbolUse


@dataclass(frozen=True, slots=True)
class ConstraintCondition:
    """A pattern constraint on symbols."""

    constraint: PatternConstraint
    arguments: tuple[SymbolUse, ...]


@dataclass(frozen=True, slots=True)
class PredicateCondition:
    """A predicate over symbols; `values` gives the use that each of its names stands for."""

    expression: Expression
    text: str
    values: tuple[tuple[str, SymbolUse], ...]


Condition = TypeCondition | AttributeCondition | ConstraintCondition | PredicateCondition


# --- result patterns --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UnsetArgument:
    """An optional operand, or an attribute or property that is left to its default."""


@dataclass(frozen=True, slots=True)
class ConstantArgument:
    """An attribute that is written in the pattern."""

    constraint: AttrConstraint
    value: DefaultValue


@dataclass(frozen=True, slots=True)
class ConstantProperty:
    prop: PropertyArgument
    value: DefaultValue


@dataclass(frozen=True, slots=True)
class StringArgument:
    """A string that is passed to a native call."""

    value: str


@dataclass(frozen=True, slots=True)
class ValueList:
    """Several values for a variadic operand (`variadic` in a result pattern)."""

    parts: tuple[ResultArgument, ...]


@dataclass(frozen=True, slots=True)
class ResultLocation:
    """DRR's `location`: one location, several in one, or a name; None for both: that of all matched operations."""

    symbols: tuple[SymbolUse, ...]
    name: str | None


class TypeSource(Enum):
    """Where the result types of a new operation come from."""

    INFERRED = "inferred"  # its definition infers them
    ROOT = "root"  # those of the results that it replaces
    EXPLICIT = "explicit"  # returnType


@dataclass(frozen=True, slots=True)
class TypeOf:
    """The type of a value, or the types of several."""

    value: SymbolUse


@dataclass(frozen=True, slots=True)
class BuildableType:
    builder: TypeBuilder


@dataclass(frozen=True, slots=True)
class WrittenType:
    """A type in MLIR's notation."""

    text: str


@dataclass(frozen=True, slots=True)
class BuildOperation:
    """A new operation."""

    operation: OperationUse
    symbol: str | None
    arguments: tuple[ResultArgument, ...]  # one for each argument of the definition
    types: TypeSource
    first_root_result: int = 0  # of ROOT: the result of the root that its first result replaces
    return_types: tuple[TypeOf | BuildableType | WrittenType | CallNative, ...] = ()
    location: ResultLocation | None = None
    place: Place | None = None
    index: int | None = None  # the one result that is meant, where it is bound as ``$x__1``


@dataclass(frozen=True, slots=True)
class CallNative:
    """A native call; `symbol` names what it returns, of which `index` is meant here, None: all."""

    call: NativeCall
    arguments: tuple[ResultArgument, ...]
    symbol: str | None = None
    location: ResultLocation | None = None
    place: Place | None = None
    index: int | None = None


ResultArgument = (
    SymbolUse
    | BuildOperation
    | CallNative
    | ConstantArgument
    | ConstantProperty
    | StringArgument
    | UnsetArgument
    | ValueList
)


@dataclass(frozen=True, slots=True)
class ResultPattern:
    """One of the result patterns; `replaces` tells whether its values take the place of results of the root.

    `index` is the one result that counts, of an operation that is bound as ``$x__1``.
    """

    produced: BuildOperation | CallNative | SymbolUse
    replaces: bool
    index: int | None = None


@dataclass(frozen=True, slots=True)
class PatternDef:
    """A pattern."""

    name: str
    summary: str
    description: str
    source: MatchOperation
    conditions: tuple[Condition, ...]
    results: tuple[ResultPattern, ...]
    supplemental: tuple[BuildOperation | CallNative, ...]
    benefit: int
    is_canonicalization: bool = False
    source_text: str = ""
    result_texts: tuple[str, ...] = ()
    place: Place | None = None


def source_operations(match: MatchOperation) -> Iterator[MatchOperation]:
    """The operations that a source pattern matches, the root first; what native calls look at is not counted."""
    yield match
    for argument in match.arguments:
        if isinstance(argument, MatchOperand):
            yield from _nested(argument.nested)
        elif isinstance(argument, MatchEither):
            yield from _nested(argument.first.nested)
            yield from _nested(argument.second.nested)
        elif isinstance(argument, MatchVariadic):
            for part in argument.parts:
                yield from _nested(part.nested)


def pattern_hooks(pattern: PatternDef) -> frozenset[str]:
    """The hand-written functions that a pattern calls."""
    found: set[str] = set()
    pending: list[object] = [pattern]
    while pending:
        part = pending.pop()
        if isinstance(part, tuple):
            pending.extend(part)
        elif isinstance(part, NativeCall | PatternConstraint):
            found.add(part.hook)
        elif is_dataclass(part) and type(part).__module__ == __name__:
            pending.extend(getattr(part, each.name) for each in fields(part))
    return frozenset(found - {""})


def _nested(match: MatchOperation | MatchNative | None) -> Iterator[MatchOperation]:
    if isinstance(match, MatchOperation):
        yield from source_operations(match)
    elif match is not None:
        for output in match.outputs:
            yield from _nested(output.nested)


def built_operations(
    part: ResultArgument | ResultPattern,
) -> Iterator[BuildOperation]:
    """The operations that a result pattern makes."""
    if isinstance(part, ResultPattern):
        yield from built_operations(part.produced)
    elif isinstance(part, BuildOperation):
        yield part
        for argument in part.arguments:
            yield from built_operations(argument)
    elif isinstance(part, CallNative):
        for argument in part.arguments:
            yield from built_operations(argument)
    elif isinstance(part, ValueList):
        for argument in part.parts:
            yield from built_operations(argument)
