"""Combinators of properties (mlir/IR/Properties.td, EnumAttr.td)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

from odsgen.ods.library.kinds import Kind, kind
from odsgen.ods.library.properties import INTEGER_STORAGE
from odsgen.ods.model import DefaultValue, EnumDef, PropertyConstraint
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.combinator_table import bound_together, combinator_table
from odsgen.ods.resolve.constraints.defaults import default_value
from odsgen.ods.resolve.constraints.enums import enum_property
from odsgen.ods.resolve.constraints.evaluation import Evaluator
from odsgen.ods.resolve.constraints.values import Arguments, AttrUse, EvaluatedValue, PropertyUse
from odsgen.spec.constraint_expression import ConstraintExpression, NameExpression
from odsgen.spec.errors import did_you_mean


def _text(value: EvaluatedValue) -> str:
    return cast(str, value)


def _int_prop(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    storage_type = _text(arguments["storage"])
    storage = INTEGER_STORAGE.get(storage_type)
    if storage is None:
        hint = (
            did_you_mean(storage_type, INTEGER_STORAGE) or f"there is {', '.join(INTEGER_STORAGE)}"
        )
        evaluator.fail(at, f"'IntProp' cannot store '{storage_type}'", hint)
    summary = _text(arguments["summary"]) or storage_type
    python_type = "bool" if storage == "bool" else "int"
    return PropertyUse(PropertyConstraint(None, summary, p.TRUE, python_type, storage))


def _default_valued_prop(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    use = cast(PropertyUse, arguments["property"])
    default = default_value(
        evaluator, cast(ConstraintExpression, arguments["value"]), use.constraint
    )
    return replace(use, default=default)


def _confined_prop(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    use = cast(PropertyUse, arguments["property"])
    constraint = use.constraint
    parts: tuple[EvaluatedValue, ...] = (constraint.predicate, arguments["pred"])
    predicate = bound_together(evaluator, parts, property_kind(constraint))
    summary = _text(arguments["summary"]) or constraint.summary
    return replace(
        use, constraint=replace(constraint, name=None, predicate=predicate, summary=summary)
    )


def property_kind(constraint: PropertyConstraint) -> Kind:
    """The kind of a property's native value in predicates."""
    text = constraint.python_type.replace(", ...]", "]").replace("list[", "tuple[")
    return kind(re.sub(r"(?: \| None)+", "?", text))


def _array_prop(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    element = cast(PropertyUse, arguments["element"]).constraint
    summary = _text(arguments["summary"]) or f"array of {element.summary}"
    every = (
        p.TRUE
        if element.predicate == p.TRUE
        else p.Quantified(p.Quantifier.ALL, p.SelfValue(), element.predicate)
    )
    storage = f"{'int_array' if at.name.startswith('Int') else 'array'}<{element.storage}>"
    return PropertyUse(
        PropertyConstraint(None, summary, every, f"tuple[{element.python_type}, ...]", storage)
    )


def _optional_prop(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    use = cast(PropertyUse, arguments["property"])
    constraint = use.constraint
    predicate = constraint.predicate
    if predicate != p.TRUE:
        is_absent = p.Holds(p.Comparison(p.SelfValue(), (("is", p.Constant(None)),)))
        predicate = p.disjunction([is_absent, predicate])
    delegates = use.default is None and arguments["delegate"] is True
    storage = f"{'optional' if delegates else 'some_optional'}<{constraint.storage}>"
    made = PropertyConstraint(
        None,
        f"optional {constraint.summary}",
        predicate,
        f"{constraint.python_type} | None",
        storage,
    )
    return PropertyUse(made, True, DefaultValue(None, "none"))


def _constant_prop(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    use = cast(PropertyUse, arguments["property"])
    constraint = use.constraint
    default = default_value(evaluator, cast(ConstraintExpression, arguments["value"]), constraint)
    equals = p.Holds(
        p.Comparison(p.SelfValue(), (("==", p.Constant(cast("int | str | bool", default.value))),))
    )
    made = replace(
        constraint,
        name=None,
        summary=f"constant '{constraint.summary}': {default.text}",
        predicate=p.conjunction([constraint.predicate, equals]),
        constant=default,
    )
    return replace(use, constraint=made)


def _enum_prop(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    enum = cast(EnumDef, arguments["enum"])
    mnemonic = cast("str | None", arguments.get("mnemonic"))
    form = cast("AttrUse | None", arguments.get("form"))
    attribute_class = None if form is None else form.constraint.python_class
    stores = arguments.get("stored") is True
    return PropertyUse(enum_property(enum, mnemonic, attribute_class, stores))


PROPERTY_COMBINATORS = combinator_table(
    ("IntProp<name storage, string summary = ''>", _int_prop),
    ("IntProperty<name storage, string summary = ''>", _int_prop),
    ("EnumProp<EnumInfo enum>", _enum_prop),
    ("NamedEnumProp<EnumInfo enum, string mnemonic>", _enum_prop),
    ("EnumPropWithAttrForm<EnumInfo enum, Attr form, bit stored = false>", _enum_prop),
    (
        "NamedEnumPropWithAttrForm<EnumInfo enum, string mnemonic, Attr form, bit stored = false>",
        _enum_prop,
    ),
    *(
        (signature.replace("Prop<", f"{suffix}<", 1), combinator)
        for suffix in ("Prop", "Property")
        for signature, combinator in (
            (
                "DefaultValuedProp<Property property, value value, string storage = ''>",
                _default_valued_prop,
            ),
            ("ConfinedProp<Property property, Pred pred, string summary = ''>", _confined_prop),
            ("ArrayProp<Property element, string summary = ''>", _array_prop),
            ("IntArrayProp<Property element, string summary = ''>", _array_prop),
            ("OptionalProp<Property property, bit delegate = true>", _optional_prop),
            ("ConstantProp<Property property, value value>", _constant_prop),
        )
    ),
)
