"""Custom directives that many dialects write alike: where nobody has written a hook of the name, the library's stands for it.

A directive is known by its name and by the kinds of its arguments; one of that name with other arguments is another one.
"""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.ods.model import Arity
from odsgen.ods.model.format import (
    AttributeVariable,
    CustomArgument,
    CustomDirective,
    OperandVariable,
    RefDirective,
)

MODULE = "odsgen.dialects.shared.usual_forms"
"""The module of hooks that has them."""

#: For each: the kinds of what it binds, by the classes of Python that hold attributes.
_ARGUMENTS = {
    "DynamicIndexList": ("operands", "DenseArrayAttr"),
    "SymbolVisibility": ("StringAttr?",),
    "TypeOrAttr": ("TypeAttr", "Attribute?"),
}


def is_usual(directive: CustomDirective) -> bool:
    """Whether the library has the directive."""
    wanted = _ARGUMENTS.get(directive.name)
    bound = tuple(map(_kind, directive.bound))
    if wanted is None or len(bound) != len(wanted):
        return False
    if any(isinstance(argument, RefDirective) for argument in directive.arguments):
        return False
    return all(_fits(kind, expected) for kind, expected in zip(bound, wanted, strict=True))


def usual_directives(directives: Iterable[CustomDirective]) -> frozenset[str]:
    """The names of the directives that the library has, each use of which fits."""
    found: dict[str, bool] = {}
    for directive in directives:
        found[directive.name] = found.get(directive.name, True) and is_usual(directive)
    return frozenset(name for name, fits in found.items() if fits)


def _kind(argument: CustomArgument) -> str:
    match argument:
        case OperandVariable(operand=operand) if operand.arity is Arity.VARIADIC:
            return "operands"
        case AttributeVariable(attribute=attribute):
            return attribute.constraint.python_class + "?" * attribute.optional
        case _:
            return ""


def _fits(kind: str, expected: str) -> bool:
    """Whether an argument is of the kind; an optional one may be wanted of any class."""
    return kind == expected or (expected == "Attribute?" and kind.endswith("?"))
