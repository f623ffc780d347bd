"""Combinators, which build constraints out of constraints: unions, confinements, arities, defaults.

Their names and parameters are ODS's; ``AllOf``, ``VectorOf`` and ``Pred`` with a text are this language's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from odsgen.ods.library.definitions import Definition
from odsgen.ods.library.kinds import ATTRIBUTE, TYPE
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeKind,
    EnumDef,
    RegionConstraint,
    SuccessorConstraint,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.resolve.constraints.arguments import text_of
from odsgen.ods.resolve.constraints.combinator_table import bound_together, combinator_table
from odsgen.ods.resolve.constraints.defaults import attribute_equals, default_value
from odsgen.ods.resolve.constraints.enums import enum_attribute
from odsgen.ods.resolve.constraints.evaluation import Combinator, Evaluator
from odsgen.ods.resolve.constraints.facts import covering_class
from odsgen.ods.resolve.constraints.predicate_names import WrittenPredicate
from odsgen.ods.resolve.constraints.property_combinators import PROPERTY_COMBINATORS
from odsgen.ods.resolve.constraints.values import (
    Arguments,
    AttrUse,
    Decorated,
    EffectUse,
    EvaluatedValue,
    RegionUse,
    SuccessorUse,
    TypeUse,
    Use,
)
from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    LiteralExpression,
    NameExpression,
    parse_constraint_expression,
)

_PART = "part"


def _types(value: EvaluatedValue) -> tuple[TypeConstraint, ...]:
    return cast("tuple[TypeConstraint, ...]", value)


def _attrs(value: EvaluatedValue) -> tuple[AttrUse, ...]:
    return cast("tuple[AttrUse, ...]", value)


def _text(value: EvaluatedValue) -> str:
    return cast(str, value)


# --- predicates -----------------------------------------------------------------------------------------------------


def _pred(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    return arguments["text"]


def _neg(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    return WrittenPredicate(s.Negation(s.Placeholder(_PART)), {_PART: arguments["child"]})


def _junction(operator: str) -> Combinator:
    def combine(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
        children = cast("tuple[EvaluatedValue, ...]", arguments["children"])
        names = [f"{_PART}{number}" for number in range(len(children))]
        parameters = dict(zip(names, children, strict=True))
        if not names:
            return p.TRUE if operator == "and" else p.FALSE
        if len(names) == 1:
            return WrittenPredicate(s.Placeholder(names[0]), parameters)
        return WrittenPredicate(s.Logical(operator, tuple(map(s.Placeholder, names))), parameters)

    return combine


# --- types ----------------------------------------------------------------------------------------------------------

_VECTOR_OF = parse_constraint_expression("VectorOfNonZeroRankOf<$types>")


def _vector_of(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    """The name that ODS had for it."""
    return evaluator.evaluate(_VECTOR_OF, arguments)


def _any_type_of(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    types = _types(arguments["types"])
    summary = _text(arguments["summary"]) or " or ".join(t.summary for t in types)
    predicate = p.disjunction(t.predicate for t in types)
    return evaluator.type_constraint_of(
        predicate, summary, is_written_whole=not _has_cpp_class(arguments)
    )


def _has_cpp_class(arguments: Arguments) -> bool:
    """Whether a constraint says that C++ has another class for it than that of all types."""
    return _text(arguments["cppType"]).removeprefix("::") not in ("", "mlir::Type", "Type")


def _all_of_type(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    parts = cast("tuple[EvaluatedValue, ...]", arguments["types"])
    return _together(evaluator, parts, arguments, not _has_cpp_class(arguments))


def _together(
    evaluator: Evaluator,
    parts: tuple[EvaluatedValue, ...],
    arguments: Arguments,
    is_written_whole: bool,
) -> EvaluatedValue:
    """Types that satisfy all of the parts."""
    predicate = bound_together(evaluator, parts, TYPE)
    summaries = [part.summary for part in parts if isinstance(part, TypeConstraint)]
    summary = _text(arguments["summary"]) or " and ".join(summaries)
    return evaluator.type_constraint_of(predicate, summary, is_written_whole=is_written_whole)


def _all_of(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    """``AllOf`` takes types with predicates, or attributes with confinements and predicates."""
    parts: list[EvaluatedValue] = []
    assert at.arguments is not None
    for argument in cast("tuple[ConstraintExpression, ...]", arguments["parts"]):
        value = evaluator.evaluate(argument)
        if isinstance(value, str) and isinstance(argument, LiteralExpression):
            value = WrittenPredicate(s.parse_predicate_expression(text_of(argument)))
        if not isinstance(value, TypeConstraint | AttrUse | WrittenPredicate):
            evaluator.fail(argument, "'AllOf' takes types, attributes and predicates")
        parts.append(value)
    attributes = [part for part in parts if isinstance(part, AttrUse)]
    if attributes:
        if any(isinstance(part, TypeConstraint) for part in parts):
            evaluator.fail(at, "'AllOf' takes types or attributes, not both")
        first = next((a for a in attributes if not a.is_constraint_only), attributes[0])
        return _confined(
            evaluator, first, tuple(part for part in parts if part is not first), " and ", arguments
        )
    types = [part for part in parts if isinstance(part, TypeConstraint)]
    is_whole = all(part.python_type == "Type" or part.is_written_whole for part in types)
    return _together(evaluator, tuple(parts), arguments, is_whole)


def _confined_type(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    base = cast(TypeConstraint, arguments["type"])
    parts = (base, *cast("tuple[EvaluatedValue, ...]", arguments["predicates"]))
    predicate = bound_together(evaluator, parts, TYPE)
    summary = _text(arguments["summary"]) or base.summary
    is_whole = base.is_written_whole or base.python_type == "Type"
    return evaluator.type_constraint_of(
        predicate, summary, is_written_whole=is_whole and not _has_cpp_class(arguments)
    )


def _type(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    predicate = bound_together(evaluator, (arguments["condition"],), TYPE)
    return evaluator.type_constraint_of(
        predicate, _text(arguments["summary"]), is_written_whole=not _has_cpp_class(arguments)
    )


def _type_alias(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    base = cast(TypeConstraint, arguments["type"])
    return replace(base, name=None, summary=_text(arguments["summary"]) or base.summary)


_TYPE_TEXT = re.compile(r"!?[\w$.]+(?:<[^\n\x00-\x1f]*>)?|\([\w$.!<>, ]*\) -> [\w$.!<>, ()]+")


def _buildable(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    text = _text(arguments["text"]).strip()
    if _TYPE_TEXT.fullmatch(text) is None:
        evaluator.fail(
            at, f"'{text}' is not the text of a type", "e.g. i32, vector<4xf32>, !llvm.ptr"
        )
    return replace(
        cast(TypeConstraint, arguments["type"]), name=None, builder=TypeBuilder("Type", (), text)
    )


_FLOAT_WIDTHS = (16, 32, 64, 80, 128)


def _float(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    width = cast(int, arguments["width"])
    if width not in _FLOAT_WIDTHS:
        listed = ", ".join(map(str, _FLOAT_WIDTHS))
        evaluator.fail(at, f"there is no float of {width} bits", f"F<…> takes {listed}")
    return replace(cast(TypeConstraint, evaluator.evaluate(NameExpression(f"F{width}"))), name=None)


def _promised_interface(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    interface = arguments["interface"]
    if isinstance(interface, TypeConstraint):
        name = interface.summary.removesuffix(" instance")
        summary = f"promising or implementing the `{name}` type interface"
        return replace(interface, name=None, summary=summary)
    use = cast(AttrUse, interface)
    name = use.constraint.summary.removesuffix(" instance")
    summary = f"promising or implementing the `{name}` attr interface"
    constraint = replace(use.constraint, name=None, summary=summary)
    return replace(use, constraint=constraint, is_constraint_only=True)


def _arity(arity: Arity) -> Combinator:
    def use(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
        segments = arguments.get("segments")
        return TypeUse(cast(TypeConstraint, arguments["type"]), arity, cast("str | None", segments))

    return use


# --- attributes -----------------------------------------------------------------------------------------------------


def _any_attr_of(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    constraints = [a.constraint for a in _attrs(arguments["attrs"])]
    predicate = p.disjunction(c.predicate for c in constraints)
    summary = _text(arguments["summary"]) or " or ".join(c.summary for c in constraints)
    # ODS stores any attribute here, whatever the alternatives have in common.
    return AttrUse(AttrConstraint(None, summary, predicate, "Attribute", "Attribute"))


def _attr_constraint(evaluator: Evaluator, predicate: p.Predicate, summary: str) -> AttrConstraint:
    python_class = covering_class(predicate, evaluator.kinds, "Attribute")
    return AttrConstraint(None, summary, predicate, python_class, python_class)


def _confined(
    evaluator: Evaluator,
    base: AttrUse,
    confinements: tuple[EvaluatedValue, ...],
    joint: str,
    arguments: Arguments,
) -> AttrUse:
    parts: list[EvaluatedValue] = [base.constraint.predicate]
    summaries = [base.constraint.summary]
    for confinement in confinements:
        if isinstance(confinement, AttrUse):
            parts.append(confinement.constraint.predicate)
            summaries.append(confinement.constraint.summary)
        else:
            parts.append(confinement)
    predicate = bound_together(evaluator, parts, ATTRIBUTE)
    summary = _text(arguments.get("summary", "")) or joint.join(summaries)
    constraint = replace(base.constraint, name=None, predicate=predicate, summary=summary)
    return replace(base, constraint=constraint)


def _confined_attr(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    confinements = cast("tuple[EvaluatedValue, ...]", arguments["constraints"])
    return _confined(evaluator, cast(AttrUse, arguments["attr"]), confinements, " ", {})


def _all_attr_of(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    parts = cast("tuple[EvaluatedValue, ...]", arguments["constraints"])
    uses = [part for part in parts if isinstance(part, AttrUse)]
    if not uses:
        evaluator.fail(at, "'AllAttrOf' needs an attribute constraint")
    combined = _confined(
        evaluator, uses[0], tuple(part for part in parts if part is not uses[0]), " and ", {}
    )
    return replace(combined, is_constraint_only=all(use.is_constraint_only for use in uses))


def _attr_constraint_of(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    predicate = bound_together(evaluator, (arguments["condition"],), ATTRIBUTE)
    constraint = _attr_constraint(evaluator, predicate, _text(arguments["summary"]))
    return AttrUse(constraint, is_constraint_only=at.name == "AttrConstraint")


def _optional_attr(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    return replace(cast(AttrUse, arguments["attr"]), optional=True, default=None)


def _default_valued(optional: bool) -> Combinator:
    def use(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
        attr = cast(AttrUse, arguments["attr"])
        written = cast(ConstraintExpression, arguments["value"])
        default = default_value(evaluator, written, attr.constraint)
        return replace(attr, optional=optional, default=default)

    return use


def _constant_attr(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    attr = cast(AttrUse, arguments["attr"])
    written = cast(ConstraintExpression, arguments["value"])
    return AttrUse(constant_constraint(evaluator, attr.constraint, written))


def constant_constraint(
    evaluator: Evaluator, of: AttrConstraint, written: ConstraintExpression
) -> AttrConstraint:
    """Of the attributes that satisfy a constraint, the one whose value is written."""
    default = default_value(evaluator, written, of)
    predicate = attribute_equals(evaluator, of, default, written)
    is_string = of.kind in (AttributeKind.STRING, AttributeKind.SYMBOL_NAME)
    shown = f'"{default.value}"' if is_string else default.text
    if of.kind is AttributeKind.UNIT:
        shown = str(default.value).lower()
    return replace(
        of,
        name=None,
        summary=f"constant attribute {shown}",
        predicate=p.conjunction([of.predicate, predicate]),
        constant=default,
    )


def _constant(expression: str) -> tuple[Definition, Combinator]:
    from odsgen.spec.constraint_expression import parse_constraint_expression

    name, _, constant = expression.partition("=")

    def evaluate(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
        use = evaluator.evaluate(parse_constraint_expression(constant))
        assert isinstance(use, AttrUse)
        return replace(use, constraint=replace(use.constraint, name=name))

    return Definition(name), evaluate


# --- enums, regions, successors, arguments ----------------------------------------------------------------------------


def _enum_attr(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    return AttrUse(enum_attribute(cast(EnumDef, arguments["enum"])))


def _region(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    from odsgen.ods.library.kinds import REGION

    predicate = bound_together(evaluator, (arguments["condition"],), REGION)
    return RegionUse(RegionConstraint(_text(arguments["summary"]), predicate))


def _successor(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    from odsgen.ods.library.kinds import BLOCK

    predicate = bound_together(evaluator, (arguments["condition"],), BLOCK)
    return SuccessorUse(SuccessorConstraint(_text(arguments["summary"]), predicate))


def _variadic_region(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    return replace(cast(RegionUse, arguments["region"]), variadic=True)


def _variadic_successor(
    evaluator: Evaluator, arguments: Arguments, at: NameExpression
) -> EvaluatedValue:
    return replace(cast(SuccessorUse, arguments["successor"]), variadic=True)


def _decorated(evaluator: Evaluator, arguments: Arguments, at: NameExpression) -> EvaluatedValue:
    effects = cast("tuple[EffectUse, ...]", arguments["effects"])
    return Decorated(cast(Use, arguments["constraint"]), _text(arguments["summary"]), effects)


COMBINATORS: Mapping[str, tuple[Definition, Combinator]] = {
    **PROPERTY_COMBINATORS,
    **combinator_table(
        ("Pred<expression text>", _pred),
        ("Neg<Pred child>", _neg),
        ("And<list<Pred> children>", _junction("and")),
        ("Or<list<Pred> children>", _junction("or")),
        ("AnyTypeOf<list<Type> types, string summary = '', string cppType = ''>", _any_type_of),
        ("AllOfType<list<Type> types, string summary = '', string cppType = ''>", _all_of_type),
        ("AllOf<list<value> parts, string summary = ''>", _all_of),
        (
            "ConfinedType<Type type, list<Pred> predicates, string summary = '', string cppType = ''>",
            _confined_type,
        ),
        ("VectorOf<list<Type> types>", _vector_of),
        ("BuildableType<Type type, string text>", _buildable),
        ("Type<Pred condition, string summary = '', string cppType = ''>", _type),
        ("TypeConstraint<Pred condition, string summary = '', string cppType = ''>", _type),
        ("TypeAlias<Type type, string summary = ''>", _type_alias),
        ("F<int width>", _float),
        ("PromisedTypeInterface<Type interface>", _promised_interface),
        ("PromisedAttrInterface<Attr interface>", _promised_interface),
        ("Optional<Type type>", _arity(Arity.OPTIONAL)),
        ("Variadic<Type type>", _arity(Arity.VARIADIC)),
        ("VariadicOfVariadic<Type type, name segments>", _arity(Arity.VARIADIC_OF_VARIADIC)),
        (
            "AnyAttrOf<list<Attr> attrs, string summary = '', string cppType = '', string fromStorage = ''>",
            _any_attr_of,
        ),
        ("ConfinedAttr<Attr attr, list<AttrConstraint> constraints>", _confined_attr),
        ("AllAttrOf<list<AttrConstraint> constraints>", _all_attr_of),
        ("Attr<Pred condition, string summary = ''>", _attr_constraint_of),
        ("AttrConstraint<Pred condition, string summary = ''>", _attr_constraint_of),
        ("OptionalAttr<Attr attr>", _optional_attr),
        ("DefaultValuedAttr<Attr attr, value value>", _default_valued(False)),
        ("DefaultValuedOptionalAttr<Attr attr, value value>", _default_valued(True)),
        ("DefaultValuedStrAttr<Attr attr, value value>", _default_valued(False)),
        ("DefaultValuedOptionalStrAttr<Attr attr, value value>", _default_valued(True)),
        ("DefaultValuedEnumAttr<Attr attr, value value>", _default_valued(False)),
        ("ConstantAttr<Attr attr, value value>", _constant_attr),
        ("ConstantStrAttr<Attr attr, value value>", _constant_attr),
        ("ConstantEnumCase<Attr attr, value value>", _constant_attr),
        ("EnumAttr<EnumInfo enum>", _enum_attr),
        ("Region<Pred condition, string summary = ''>", _region),
        ("Successor<Pred condition, string summary = ''>", _successor),
        ("VariadicRegion<Region region>", _variadic_region),
        ("VariadicSuccessor<Successor successor>", _variadic_successor),
        ("Arg<Constraint constraint, string summary = '', list<Effect> effects = []>", _decorated),
        ("Res<Constraint constraint, string summary = '', list<Effect> effects = []>", _decorated),
    ),
    "ConstF32Attr": (
        Definition("ConstF32Attr<value value>"),
        lambda evaluator, arguments, at: _constant_attr(
            evaluator,
            {"attr": evaluator.evaluate(NameExpression("F32Attr")), "value": arguments["value"]},
            at,
        ),
    ),
    "ConstBoolAttrFalse": _constant("ConstBoolAttrFalse=ConstantAttr<BoolAttr, false>"),
    "ConstBoolAttrTrue": _constant("ConstBoolAttrTrue=ConstantAttr<BoolAttr, true>"),
    "ConstUnitAttr": _constant("ConstUnitAttr=ConstantAttr<UnitAttr, true>"),
}
