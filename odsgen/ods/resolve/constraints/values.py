"""Values of constraint expressions, besides the constraints of the model themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    DefaultValue,
    EnumDef,
    PropertyConstraint,
    RegionConstraint,
    SuccessorConstraint,
    TypeConstraint,
)
from odsgen.ods.model.predicates import Predicate
from odsgen.ods.resolve.constraints.predicate_names import WrittenPredicate
from odsgen.spec.constraint_expression import ConstraintExpression


@dataclass(frozen=True, slots=True)
class TypeUse:
    """An operand's or result's type constraint with how many values it stands for."""

    constraint: TypeConstraint
    arity: Arity
    segment_attribute: str | None = None  # of VariadicOfVariadic


@dataclass(frozen=True, slots=True)
class AttrUse:
    """An attribute constraint with whether the attribute must be there, and its default."""

    constraint: AttrConstraint
    optional: bool = False
    default: DefaultValue | None = None
    is_constraint_only: bool = False  # ODS's AttrConstraint: confines an attribute, is none


@dataclass(frozen=True, slots=True)
class PropertyUse:
    constraint: PropertyConstraint
    optional: bool = False
    default: DefaultValue | None = None


@dataclass(frozen=True, slots=True)
class RegionUse:
    constraint: RegionConstraint
    variadic: bool = False


@dataclass(frozen=True, slots=True)
class SuccessorUse:
    constraint: SuccessorConstraint
    variadic: bool = False


@dataclass(frozen=True, slots=True)
class EffectUse:
    """A memory effect of an operand or of the operation: ``MemRead<DefaultResource, 0, FullEffect>``."""

    effect: str  # MLIR's name: Allocate, Free, Read, Write
    resource: str = "DefaultResource"
    stage: int = 0
    on_full_region: bool = False


@dataclass(frozen=True, slots=True)
class Decorated:
    """``Arg`` or ``Res``: a constraint with a summary and effects."""

    use: Use
    summary: str = ""
    effects: tuple[EffectUse, ...] = ()


Use = TypeConstraint | TypeUse | AttrUse | PropertyUse | RegionUse | SuccessorUse

Plain = bool | int | float | str

#: The values of expressions and of their arguments.
EvaluatedValue = Union[
    Use,
    Decorated,
    EffectUse,
    EnumDef,
    WrittenPredicate,
    Predicate,
    Plain,
    ConstraintExpression,
    "tuple[EvaluatedValue, ...]",
]

Arguments = Mapping[str, EvaluatedValue]
