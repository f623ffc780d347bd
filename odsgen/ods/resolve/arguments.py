"""The written constraint of an argument or result taken apart: how many, whether it must be there, its default, its effects."""

from __future__ import annotations

from dataclasses import dataclass, replace

from odsgen.ods.model import Arity
from odsgen.ods.resolve.classes import Part, expression_place
from odsgen.spec.constraint_expression import (
    Argument,
    ConstraintExpression,
    LiteralExpression,
    ListExpression,
    NameExpression,
)
from odsgen.spec.errors import SpecDiagnostics


@dataclass(frozen=True, slots=True)
class Shape:
    """An argument without its wrappers: `Variadic<F32>` is variadic, of F32."""

    constraint: ConstraintExpression
    arity: Arity = Arity.REQUIRED
    segment_attribute: ConstraintExpression | None = None
    is_optional: bool = False  # of attributes and properties
    default: ConstraintExpression | None = None
    default_is_elided: bool = True
    wrapper: str | None = None  # "type", "attribute" or "property": what the wrappers are for
    summary: str = ""
    effects: tuple[ConstraintExpression, ...] = ()


_ARITIES = {
    "Optional": Arity.OPTIONAL,
    "Variadic": Arity.VARIADIC,
    "VariadicOfVariadic": Arity.VARIADIC_OF_VARIADIC,
}
_DECORATIONS = ("Arg", "Res")
_OPTIONALS = {"OptionalAttr": "attribute", "OptionalProp": "property"}
_DEFAULTS = {
    "DefaultValuedAttr": "attribute",
    "DefaultValuedOptionalAttr": "attribute",
    "DefaultValuedStrAttr": "attribute",
    "DefaultValuedOptionalStrAttr": "attribute",
    "DefaultValuedEnumAttr": "attribute",
    "DefaultValuedProp": "property",
}
WRAPPERS = (*_ARITIES, *_DECORATIONS, *_OPTIONALS, *_DEFAULTS, "UnitAttr", "UnitProp")


def take_apart(part: Part, errors: SpecDiagnostics) -> Shape | None:
    """The shape of an argument or result; None, and a diagnostic, when its wrappers are used wrongly."""
    shape = _take_apart(part.constraint, errors)
    if shape is None:
        return None
    return replace(
        shape,
        summary=part.summary or shape.summary,
        effects=(*shape.effects, *part.effects),
    )


def _take_apart(expression: ConstraintExpression, errors: SpecDiagnostics) -> Shape | None:
    if not isinstance(expression, NameExpression):
        return Shape(expression)
    name = expression.name
    arguments = expression.arguments
    if name in ("UnitAttr", "UnitProp") and arguments is None:
        kind = "attribute" if name == "UnitAttr" else "property"
        return Shape(expression, is_optional=True, wrapper=kind)
    if name == "ConfinedAttr" and arguments:
        return _confined(expression, arguments, errors)
    if name not in WRAPPERS:
        return Shape(expression)
    if not arguments:
        errors.error(f"'{name}' takes the constraint that it is of", expression_place(expression))
        return None
    inner = _take_apart(arguments[0].value, errors)
    if inner is None:
        return None
    if name in _DECORATIONS:
        return _decorated(expression, arguments, inner, errors)
    if name in _ARITIES:
        return _several(expression, arguments, inner, errors)
    if inner.arity is not Arity.REQUIRED or inner.wrapper == "type":
        errors.error(f"'{name}' cannot be of a '{arguments[0].value}'", expression_place(expression))
        return None
    if name in _OPTIONALS:
        default = arguments[1].value if len(arguments) > 1 else inner.default
        if not _takes(expression, arguments, 1, 2 if name == "OptionalProp" else 1, errors):
            return None
        return replace(inner, is_optional=True, default=default, wrapper=_OPTIONALS[name])
    if not _takes(expression, arguments, 2, 2, errors):
        return None
    default = arguments[1].value
    if name.endswith("StrAttr") and isinstance(default, NameExpression):
        default = LiteralExpression(str(default), default.offset, default.text)
    return replace(
        inner,
        is_optional=inner.is_optional or "Optional" in name,
        default=default,
        default_is_elided="Optional" not in name,
        wrapper=_DEFAULTS[name],
    )


def _several(
    expression: NameExpression,
    arguments: tuple[Argument, ...],
    inner: Shape,
    errors: SpecDiagnostics,
) -> Shape | None:
    most = 2 if expression.name == "VariadicOfVariadic" else 1
    if not _takes(expression, arguments, most, most, errors):
        return None
    if inner.arity is not Arity.REQUIRED:
        errors.error(
            f"'{expression.name}' of '{arguments[0].value}': one of the two says how many",
            expression_place(expression),
            "a variadic of variadics is VariadicOfVariadic<type, attribute>",
        )
        return None
    if inner.wrapper is not None:
        errors.error(
            f"'{expression.name}' is for operands and results, not for an {inner.wrapper}",
            expression_place(expression),
            "an attribute that may be missing is OptionalAttr<…>",
        )
        return None
    return replace(
        inner,
        arity=_ARITIES[expression.name],
        segment_attribute=arguments[1].value if most == 2 else None,
        wrapper="type",
    )


def _decorated(
    expression: NameExpression,
    arguments: tuple[Argument, ...],
    inner: Shape,
    errors: SpecDiagnostics,
) -> Shape | None:
    """`Arg<AnyMemRef, "the buffer", [MemRead]>`."""
    if not _takes(expression, arguments, 1, 3, errors):
        return None
    summary = inner.summary
    effects = inner.effects
    for argument in arguments[1:]:
        value = argument.value
        if isinstance(value, LiteralExpression) and isinstance(value.value, str):
            summary = value.value
        elif isinstance(value, ListExpression):
            effects = (*effects, *value.elements)
        else:
            errors.error(
                f"expected a summary or a list of memory effects, got '{value}'",
                expression_place(value),
            )
            return None
    return replace(inner, summary=summary, effects=effects)


def _confined(
    expression: NameExpression, arguments: tuple[Argument, ...], errors: SpecDiagnostics
) -> Shape | None:
    """What is confined keeps its wrappers: `ConfinedAttr<OptionalAttr<I32Attr>, […]>` is optional."""
    inner = _take_apart(arguments[0].value, errors)
    if inner is None:
        return None
    if inner.wrapper == "type":
        errors.error(
            f"'ConfinedAttr' is for attributes, not for '{arguments[0].value}'",
            expression_place(expression),
        )
        return None
    confined = replace(
        expression, arguments=(replace(arguments[0], value=inner.constraint), *arguments[1:])
    )
    return replace(inner, constraint=confined)


def _takes(
    expression: NameExpression,
    arguments: tuple[Argument, ...],
    least: int,
    most: int,
    errors: SpecDiagnostics,
) -> bool:
    if least <= len(arguments) <= most:
        return True
    wanted = str(least) if least == most else f"{least} to {most}"
    plural = "" if wanted == "1" else "s"
    errors.error(
        f"'{expression.name}' takes {wanted} argument{plural}, got {len(arguments)}",
        expression_place(expression),
    )
    return False
