"""A claim: the values of one list of operations may stand for those of another (docs/howto/proving.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    OpDef,
    Operand,
    PropertyArgument,
)
from odsgen.ods.model.constraints import AttributeKind, DefaultValue
from odsgen.ods.model.definitions import EnumDef
from odsgen.ods.model.semantics import Semantics
from odsgen.places import Place
from odsgen.proof.terms import OutsideError, ScalarType, integer_type


@dataclass(frozen=True, slots=True)
class FreeAttribute:
    """An attribute of which only the kind is known."""

    enum: EnumDef | None = None
    kind: AttributeKind = AttributeKind.ATTRIBUTE
    optional: bool = False
    fixed_type: ScalarType | None = None  # of an integer or float attribute whose type is fixed

    @property
    def is_condition(self) -> bool:
        return self.enum is None and self.kind in (AttributeKind.UNIT, AttributeKind.BOOL)

    @property
    def is_number(self) -> bool:
        """Whether it is a typed number, whose type another part of the operation has."""
        return self.enum is None and not self.is_condition


@dataclass(frozen=True, slots=True)
class FixedAttribute:
    """An attribute whose value is written: a number, the bits of a float, a condition; None where it is absent."""

    value: int | float | bool | None
    enum: EnumDef | None = None
    is_condition: bool = False
    type: ScalarType | None = None
    is_poison: bool = False


@dataclass(frozen=True, slots=True)
class Perform:
    """An operation on named values and attributes gives named results."""

    op: OpDef
    operands: tuple[str, ...]
    attributes: tuple[tuple[str, str], ...]  # argument names, and those of attributes of the claim
    results: tuple[str, ...]
    place: Place | None = None

    def values(self) -> Iterator[tuple[Operand, tuple[str, ...]]]:
        """The operands with the names of their values: one, or those that are left of a variadic one."""
        for index, operand in enumerate(self.op.operands):
            is_list = operand.arity is Arity.VARIADIC
            yield operand, self.operands[index:] if is_list else (self.operands[index],)


@dataclass(frozen=True, slots=True)
class Compute:
    """A native call makes an attribute of others."""

    name: str
    semantics: Semantics
    like: str
    arguments: tuple[tuple[str, str], ...]  # parameters, and values or attributes of the claim
    result: str


Step = Perform | Compute


@dataclass(frozen=True, slots=True)
class Assume:
    """A condition on values and attributes that the pattern asks for."""

    name: str
    semantics: Semantics
    arguments: tuple[tuple[str, str], ...]
    #: Whether optional attributes that it reads must be there.
    needs_attributes: bool = True


@dataclass(slots=True)
class Claim:
    """One claim: source and target, what is free in them, and what is assumed of it."""

    name: str
    summary: str
    place: Place | None
    source: list[Step] = field(default_factory=list)
    target: list[Step] = field(default_factory=list)
    values: list[str] = field(default_factory=list)  # free, and maybe poison
    attributes: dict[str, FreeAttribute | FixedAttribute] = field(default_factory=dict)
    pairs: list[tuple[str, str]] = field(default_factory=list)  # of the source and of the target
    assumptions: list[Assume] = field(default_factory=list)
    #: Values and typed attributes that have one type; types that a value may have.
    same_types: list[tuple[str, str]] = field(default_factory=list)
    target_types: list[tuple[str, str]] = field(default_factory=list)
    types: dict[str, ScalarType] = field(default_factory=dict)
    known_target_types: dict[str, ScalarType] = field(default_factory=dict)
    admitted: list[tuple[str, object]] = field(default_factory=list)  # TypeConstraint
    integers: set[str] = field(default_factory=set)  # what must be a single integer
    floats: set[str] = field(default_factory=set)  # what must be a float
    numbers: list[str] = field(default_factory=list)  # values that are no poison
    #: Conditions that are not encoded: the claim is proved without them, or not decided.
    ignored: list[str] = field(default_factory=list)
    #: How values are called where they are shown.
    labels: dict[str, str] = field(default_factory=dict)
    shown_results: list[str] = field(default_factory=list)  # the labels of pairs


def attribute_of(argument: AttributeArgument | PropertyArgument) -> FreeAttribute:
    """A free attribute of an argument."""
    constraint = argument.constraint
    if isinstance(argument, PropertyArgument):
        kind = (
            AttributeKind.BOOL
            if argument.constraint.python_type == "bool"
            else AttributeKind.ATTRIBUTE
        )
        return FreeAttribute(constraint.enum, kind)
    assert isinstance(constraint, AttrConstraint)
    optional = argument.optional and constraint.kind is not AttributeKind.UNIT
    return FreeAttribute(constraint.enum, constraint.kind, optional, _fixed_type(constraint))


def _fixed_type(constraint: AttrConstraint) -> ScalarType | None:
    builder = constraint.value_type
    if builder is None or builder.class_name != "IntegerType" or not builder.arguments:
        return None
    width = builder.arguments[0]
    return integer_type(width) if isinstance(width, int) else None


def default_of(argument: AttributeArgument | PropertyArgument) -> FixedAttribute:
    """The attribute where nothing is said of it."""
    if argument.default is not None:
        return fixed_attribute(attribute_of(argument), argument.default)
    free = attribute_of(argument)
    if free.is_condition:
        return FixedAttribute(False, is_condition=True)
    return FixedAttribute(None, free.enum)


def fixed_attribute(free: FreeAttribute, written: DefaultValue) -> FixedAttribute:
    """An attribute whose value a spec or a pattern writes."""
    value = written.value
    if free.enum is not None:
        return FixedAttribute(_enum_value(free.enum, value), free.enum)
    if free.is_condition:
        return FixedAttribute(value is not False and value is not None, is_condition=True)
    if isinstance(value, (int, float)):
        number = float(value) if free.kind is AttributeKind.FLOAT else value
        return FixedAttribute(number, type=free.fixed_type)
    raise OutsideError(f"the attribute '{written.text}'")


def _enum_value(enum: EnumDef, value: object) -> int:
    if isinstance(value, int):
        return value
    found = 0
    for name in value if isinstance(value, tuple) else (value,):
        cases = [c.value for c in enum.cases if str(name) in (c.name, c.python_name, c.text)]
        if not cases:
            raise OutsideError(f"the case '{name}' of {enum.name}")
        found |= cases[0]
    return found


def performed(steps: Sequence[Step]) -> Iterator[Perform]:
    """The operations among steps."""
    return (step for step in steps if isinstance(step, Perform))


def is_constant_like(op: OpDef) -> bool:
    """Whether the result is the value of the only attribute."""
    has_trait = any(trait.name == "ConstantLike" for trait in op.traits)
    return has_trait and len(op.arguments) == len(op.results) == 1 and bool(op.attributes)
