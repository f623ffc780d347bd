"""The view of a constraint: a predicate function and the object that remembers its answers."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.constraint_names import Constraint
from odsgen.codegen.context import FileContext
from odsgen.codegen.python.expressions import Expression, Name
from odsgen.codegen.views.methods import Argument
from odsgen.ods.model import TypeConstraint


@dataclass(frozen=True, slots=True)
class ConstraintView:
    """`function` decides about `argument`; the object `name` is of the class."""

    name: str
    constraint_class: Name
    summary: str
    function: str
    argument: Argument
    condition: Expression


def constraint_views(context: FileContext) -> tuple[ConstraintView, ...]:
    """All constraints that were asked for, in order."""
    return tuple(
        _constraint_view(name, constraint, context)
        for name, constraint in context.constraints.named()
    )


def _constraint_view(name: str, constraint: Constraint, context: FileContext) -> ConstraintView:
    imports = context.imports
    is_type = isinstance(constraint, TypeConstraint)
    argument = Name("type" if is_type else "attribute")
    argument_class = imports.runtime_type_only("Type" if is_type else "Attribute")
    return ConstraintView(
        name=name,
        constraint_class=imports.runtime_name("TypeConstraint" if is_type else "AttrConstraint"),
        summary=constraint.summary,
        function=f"_is_{_snake_case(name)}",
        argument=Argument(argument.id, argument_class),
        condition=context.satisfied(constraint.predicate, argument),
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
