"""Arguments of constraint expressions, checked against the signature of what they are given to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.ods.library.definitions import Definition, ParameterSignature
from odsgen.ods.model import EnumDef, TypeConstraint
from odsgen.ods.model.predicates import (
    And,
    Applied,
    HasInterface,
    HasTrait,
    Holds,
    IsA,
    IsType,
    Not,
    Or,
    Quantified,
)
from odsgen.ods.resolve.constraints.enums import enum_attribute
from odsgen.ods.resolve.constraints.predicate_names import WrittenPredicate
from odsgen.ods.resolve.constraints.values import (
    Arguments,
    AttrUse,
    EffectUse,
    EvaluatedValue,
    PropertyUse,
    RegionUse,
    SuccessorUse,
    TypeUse,
)
from odsgen.spec.constraint_expression import (
    Argument,
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    ParameterExpression,
    parse_constraint_expression,
)
from odsgen.spec.errors import did_you_mean
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.source import SpecText

if TYPE_CHECKING:
    from odsgen.ods.resolve.constraints.evaluation import Evaluator

_PREDICATES = (And, Or, Not, IsA, IsType, HasTrait, HasInterface, Holds, Applied, Quantified)


def bound_arguments(
    evaluator: Evaluator, definition: Definition, expression: NameExpression, parameters: Arguments
) -> Arguments:
    """The arguments by parameter name, evaluated; raises ExpressionError for a wrong number or kind."""
    signature = definition.parameters
    given = expression.arguments
    if given is None:
        if any(parameter.default is None for parameter in signature):
            evaluator.fail(
                expression,
                f"'{expression.name}' needs {_count(signature)}",
                f"write {definition.signature}",
            )
        given = ()
    by_name: dict[str, Argument] = {}
    position = 0
    for argument in given:
        if argument.name is None:
            if position >= len(signature):
                evaluator.fail(
                    argument.value,
                    f"'{expression.name}' takes {_count(signature)}, but got {len(given)}",
                    f"write {definition.signature}" if signature else f"write {definition.name}",
                )
            name = signature[position].name
            position += 1
        else:
            name = argument.name
            names = [parameter.name for parameter in signature]
            if name not in names:
                evaluator.fail(
                    argument.value,
                    f"'{expression.name}' has no parameter '{name}'",
                    did_you_mean(name, names) or f"write {definition.signature}",
                )
        if name in by_name:
            evaluator.fail(argument.value, f"the parameter '{name}' is given twice")
        by_name[name] = argument
    found: dict[str, EvaluatedValue] = {}
    for parameter in signature:
        if (bound := by_name.get(parameter.name)) is not None:
            found[parameter.name] = _argument(
                evaluator, parameter, bound.value, parameters, expression
            )
        elif parameter.default is not None:
            default = parse_constraint_expression(parameter.default)
            found[parameter.name] = _argument(evaluator, parameter, default, {}, expression)
        else:
            evaluator.fail(
                expression,
                f"'{expression.name}' takes {_count(signature)}, but got {len(given)}",
                f"write {definition.signature}",
            )
    return found


def _count(signature: tuple[ParameterSignature, ...]) -> str:
    required = sum(parameter.default is None for parameter in signature)
    number = str(required) if required == len(signature) else f"{required} to {len(signature)}"
    if number == "0":
        return "no arguments"
    return f"{number} argument{'' if number == '1' else 's'}"


def _argument(
    evaluator: Evaluator,
    parameter: ParameterSignature,
    given: ConstraintExpression,
    parameters: Arguments,
    owner: NameExpression,
) -> EvaluatedValue:
    if not parameter.is_list:
        return _checked(evaluator, parameter, given, parameters, owner)
    if isinstance(given, ParameterExpression):
        value = evaluator.evaluate(given, parameters)
        if isinstance(value, tuple):
            return value
    if not isinstance(given, ListExpression):
        evaluator.fail(
            given,
            f"'{owner.name}' takes {parameter.description} as '{parameter.name}', but got {_shown(given)}",
            "write it in brackets: [" + str(given) + "]",
        )
    if parameter.nested:
        rows: list[EvaluatedValue] = []
        for row in given.elements:
            if not isinstance(row, ListExpression):
                evaluator.fail(row, "expected a list in this list")
            rows.append(
                tuple(_checked(evaluator, parameter, e, parameters, owner) for e in row.elements)
            )
        return tuple(rows)
    return tuple(_checked(evaluator, parameter, e, parameters, owner) for e in given.elements)


def _checked(
    evaluator: Evaluator,
    parameter: ParameterSignature,
    given: ConstraintExpression,
    parameters: Arguments,
    owner: NameExpression,
) -> EvaluatedValue:
    kind = parameter.kind
    if kind in ("name", "op", "Resource"):
        name = _name(evaluator, given, parameters)
        if name is not None:
            return name
    elif kind == "value":
        return given
    elif kind == "expression":
        text = _text(evaluator, given, parameters)
        if text is not None:
            return WrittenPredicate(parse_predicate_expression(text), parameters)
    else:
        value = (
            _predicate_text(given, parameters)
            if kind == "Pred" and isinstance(given, LiteralExpression)
            else evaluator.evaluate(given, parameters)
        )
        accepted = _accepted(kind, value)
        if accepted is not None:
            return accepted
    what = (
        parameter.description.removeprefix("a list of ")
        if parameter.is_list
        else parameter.description
    )
    evaluator.fail(
        given,
        f"'{owner.name}' takes {what} as '{parameter.name}', but got {_shown(given, evaluator, parameters)}",
        _of_the_other_kind(owner.name, kind, str(given), evaluator),
    )


def _of_the_other_kind(owner: str, kind: str, given: str, evaluator: Evaluator) -> str | None:
    """The attribute where its type was written, or the other way round."""
    if kind == "Attr" and evaluator.knows(f"{given}Attr"):
        return f"did you mean '{given}Attr'?"
    if kind == "Type" and given.endswith("Attr"):
        if owner in ("Variadic", "Optional"):
            return (
                f"of attributes it is OptionalAttr<{given}>"
                if owner == "Optional"
                else f"several attributes are one array: TypedArrayAttrBase<{given}, 'array of …'>"
            )
        if evaluator.knows(given.removesuffix("Attr")):
            return f"did you mean '{given.removesuffix('Attr')}'?"
    return None


def _accepted(kind: str, value: EvaluatedValue) -> EvaluatedValue | None:
    """The value if it is of the kind; None if it is not."""
    match kind, value:
        case "Type" | "Constraint", TypeConstraint():
            return value
        case "Attr" | "Constraint", AttrUse(is_constraint_only=False):
            return value
        case "Attr" | "AttrConstraint" | "Constraint", EnumDef():
            return AttrUse(enum_attribute(value))
        case "AttrConstraint", AttrUse() | WrittenPredicate():
            return value
        case "Property" | "Constraint", PropertyUse():
            return value
        case "Constraint", TypeUse() | RegionUse() | SuccessorUse():
            return value
        case "Region", RegionUse(variadic=False):
            return value
        case "Successor", SuccessorUse(variadic=False):
            return value
        case "EnumInfo", EnumDef():
            return value
        case "EnumInfo", AttrUse(constraint=constraint) if constraint.enum is not None:
            return constraint.enum
        case "Effect", EffectUse():
            return value
        case "Pred", WrittenPredicate():
            return value
        case "Pred", _ if isinstance(value, _PREDICATES):
            return value
        case "Pred", TypeConstraint():
            return value.predicate
        case "Pred", AttrUse():
            return value.constraint.predicate
        case "bit", bool() | 0 | 1:
            return bool(value)
        case "int", int() if not isinstance(value, bool):
            return value
        case "string", str():
            return value
    return None


def _predicate_text(given: LiteralExpression, parameters: Arguments) -> EvaluatedValue:
    """A string where a predicate is expected is the text of one."""
    if not isinstance(given.value, str):
        return given.value
    return WrittenPredicate(parse_predicate_expression(text_of(given)), parameters)


def text_of(given: LiteralExpression) -> str:
    """The string of a literal, with its places when it stands in a spec as it is written."""
    value = given.value
    assert isinstance(value, str)
    if isinstance(given.text, SpecText):
        if given.text == value:  # a string that is a key's whole value: it has no quotes
            return given.text
        start = given.text.find(value, given.offset)
        if start in (given.offset + 1, given.offset + 2):
            return given.text.part(start, start + len(value))
        return SpecText.fixed(value, given.text.place_at(given.offset))
    return value


def _text(evaluator: Evaluator, given: ConstraintExpression, parameters: Arguments) -> str | None:
    if isinstance(given, LiteralExpression) and isinstance(given.value, str):
        return text_of(given)
    if isinstance(given, ParameterExpression):
        value = evaluator.evaluate(given, parameters)
        return value if isinstance(value, str) else None
    return None


def _name(evaluator: Evaluator, given: ConstraintExpression, parameters: Arguments) -> str | None:
    match given:
        case NameExpression(arguments=None):
            return given.name
        case LiteralExpression(value=str(text)):
            return text
        case ParameterExpression():
            value = evaluator.evaluate(given, parameters)
            return value if isinstance(value, str) else None
    return None


def _shown(
    given: ConstraintExpression,
    evaluator: Evaluator | None = None,
    parameters: Arguments | None = None,
) -> str:
    from odsgen.ods.resolve.constraints.evaluation import described

    if isinstance(given, ListExpression):
        return "a list"
    if isinstance(given, LiteralExpression):
        return described(given.value)
    if evaluator is not None:
        return f"'{given}', which is {described(evaluator.evaluate(given, parameters))}"
    return f"'{given}'"
