"""Signatures of classes, `Binary<T, U = F32>`, and the arguments of their uses."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.model.names import is_name
from odsgen.places import Place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.errors import SpecDiagnostics, SpecNote, did_you_mean
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText


@dataclass(frozen=True, slots=True)
class ClassParameter:
    name: SpecText
    default: ConstraintExpression | None = None


def expression_place(
    expression: ConstraintExpression, fallback: SpecText | None = None
) -> Place | None:
    """Where an expression is written: an argument of a class keeps the place of its use."""
    text = expression.text
    if isinstance(text, SpecText):
        return text.place_at(expression.offset)
    return fallback.place if fallback is not None else None


@dataclass(frozen=True, slots=True)
class Signature:
    """The name and the parameters of a class; `what` it is a class of, for diagnostics."""

    what: str
    name: str
    key: SpecText
    parameters: tuple[ClassParameter, ...]


def read_signature(key: SpecText, errors: SpecDiagnostics, what: str) -> Signature | None:
    """`Binary<T, U = F32>` taken apart; None, and a diagnostic, when it is no such thing."""
    try:
        expression = parse_constraint_expression(key)
    except ExpressionError as error:
        errors.add(error.diagnostic)
        return None
    if not isinstance(expression, NameExpression) or not is_name(expression.name):
        errors.error(f"expected a name, perhaps with parameters in <…>, got '{key}'", key)
        return None
    parameters: dict[str, ClassParameter] = {}
    for argument in expression.arguments or ():
        place = key.place_at(argument.offset)
        if argument.name is not None:
            name, default = argument.name, argument.value
        elif isinstance(argument.value, NameExpression) and argument.value.arguments is None:
            name, default = argument.value.name, None
        else:
            errors.error(f"expected the name of a parameter, got '{argument.value}'", place)
            return None
        if name in parameters:
            errors.error(f"the parameter '{name}' of the {what} is named twice", place)
            return None
        if default is None and any(p.default is not None for p in parameters.values()):
            errors.error(f"the parameter '{name}' must have a default, as one before it has", place)
            return None
        start = argument.offset
        parameters[name] = ClassParameter(key.part(start, start + len(name)), default)
    return Signature(what, expression.name, key, tuple(parameters.values()))


def bound_arguments(
    signature: Signature, use: NameExpression, text: SpecText, errors: SpecDiagnostics
) -> dict[str, ConstraintExpression] | None:
    """The arguments of a use by the names of the parameters."""
    parameters = signature.parameters
    given = use.arguments or ()
    names = [str(parameter.name) for parameter in parameters]
    note = [SpecNote(f"'{signature.key}' is defined here", signature.key.place)]
    bound: dict[str, ConstraintExpression] = {}
    positional = 0
    for argument in given:
        if argument.name is not None:
            if argument.name not in names:
                errors.error(
                    f"the {signature.what} '{signature.name}' has no parameter '{argument.name}'",
                    expression_place(argument.value, text),
                    did_you_mean(argument.name, names),
                    note,
                )
                return None
            name = argument.name
        else:
            if positional >= len(names):
                break
            name = names[positional]
            positional += 1
        if name in bound:
            errors.error(
                f"the parameter '{name}' is given twice", expression_place(argument.value, text)
            )
            return None
        bound[name] = argument.value
    for parameter in parameters:
        if parameter.name not in bound and parameter.default is not None:
            bound[str(parameter.name)] = parameter.default
    required = sum(parameter.default is None for parameter in parameters)
    if len(bound) != len(parameters) or len(given) > len(parameters):
        wanted = (
            str(required) if required == len(parameters) else f"{required} to {len(parameters)}"
        )
        plural = "" if wanted == "1" else "s"
        errors.error(
            f"the {signature.what} '{signature.name}' takes {wanted} argument{plural}, got {len(given)}",
            text,
            f"it is written as {signature.key}" if names else f"it is written as {signature.name}",
            note,
        )
        return None
    return bound
