"""The subject of a format: the parts of an operation, and how their types follow from each other."""

from __future__ import annotations

from collections.abc import Callable
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
    )
    from odsgen.ods.model.predicates import Expression

Report = Callable[[str, int, "str | None"], None]
"""Takes a message, the offset in the format that it is about, and a note or None."""


class TypeRuleKind(Enum):
    ALL_MATCH = "all_match"  # AllTypesMatch<[names]>
    SAME_OPERANDS = "same_operands"  # SameTypeOperands
    SAME_OPERANDS_AND_RESULTS = "same_operands_and_results"  # SameOperandsAndResultType
    TRANSFORM = "transform"  # TypesMatchWith<summary, from, to, transform>
    ELEMENTS_OF_SHAPE = (
        "elements_of_shape"  # ShapedTypeMatchesElementCountAndTypes<shaped, elements>
    )


@dataclass(frozen=True, slots=True)
class TypeRule:
    """A trait from which a format may conclude types (Operations, "Type Inference")."""

    kind: TypeRuleKind
    names: tuple[
        str, ...
    ] = ()  # ALL_MATCH: those that match; TRANSFORM, ELEMENTS_OF_SHAPE: source and target
    transform: Expression | None = None


@dataclass(frozen=True, slots=True)
class FormatSubject:
    """An operation as its format sees it."""

    name: str
    operands: tuple[Operand, ...] = ()
    attributes: tuple[AttributeArgument, ...] = ()
    properties: tuple[PropertyArgument, ...] = ()
    results: tuple[Result, ...] = ()
    regions: tuple[RegionDef, ...] = ()
    successors: tuple[SuccessorDef, ...] = ()
    type_rules: tuple[TypeRule, ...] = ()  # in the order of the traits
    infers_results: bool = (
        False  # InferTypeOpInterface by a hook, where traits don't already give every result type
    )
    attribute_sized_operands: bool = False  # AttrSizedOperandSegments
    attribute_sized_results: bool = False  # AttrSizedResultSegments
    types_are_known: bool = (
        True  # False where a trait is wrong: what it would have said of types is not missed
    )


@dataclass(frozen=True, slots=True)
class ParameterSubject:
    """A type or attribute as its format sees it."""

    name: str  # as ODS calls it in messages, e.g. "StructType"
    parameters: tuple[Parameter, ...] = ()
