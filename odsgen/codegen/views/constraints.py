"""The view of a constraint: a predicate function and the object that remembers its answers."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.constraint_names import Constraint
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.literals import string_literal
from odsgen.ods.model import TypeConstraint


@dataclass(frozen=True, slots=True)
class ConstraintView:
    name: str
    constraint_class: str
    summary: str  # a literal
    function: str
    argument: str
    argument_class: str
    condition: str
    documentation: str


def constraint_views(context: FileContext) -> tuple[ConstraintView, ...]:
    """All constraints that were asked for, in order."""
    return tuple(
        _constraint_view(name, constraint, context)
        for name, constraint in context.constraints.named()
    )


def _constraint_view(name: str, constraint: Constraint, context: FileContext) -> ConstraintView:
    imports = context.imports
    is_type = isinstance(constraint, TypeConstraint)
    argument = "type" if is_type else "attribute"
    return ConstraintView(
        name=name,
        constraint_class=imports.runtime("TypeConstraint" if is_type else "AttrConstraint"),
        summary=string_literal(constraint.summary),
        function=f"_is_{_snake_case(name)}",
        argument=argument,
        argument_class=imports.runtime_type_only("Type" if is_type else "Attribute"),
        condition=context.predicate(constraint.predicate, argument),
        documentation=escape(sentence(constraint.summary)),
    )


def _snake_case(name: str) -> str:
    pieces: list[str] = []
    previous = ""
    for character in name.lstrip("_"):
        if character.isupper() and previous and not previous.isupper() and previous != "_":
            pieces.append("_")
        pieces.append(character.lower())
        previous = character
    return "".join(pieces)
