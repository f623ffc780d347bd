"""Default values of attributes and properties, and the constants of ConstantAttr: checked against the constraint."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from odsgen.ods.model import (
    AttrConstraint,
    AttributeKind,
    DefaultValue,
    EnumDef,
    PropertyConstraint,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    quoted,
)
from odsgen.spec.errors import did_you_mean

if TYPE_CHECKING:
    from odsgen.ods.resolve.constraints.evaluation import Evaluator

_NUMBER_KINDS = {
    AttributeKind.INTEGER: "int",
    AttributeKind.FLOAT: "float",
    AttributeKind.BOOL: "bool",
}
_STRINGS = (AttributeKind.STRING, AttributeKind.SYMBOL_NAME)


def default_value(
    evaluator: Evaluator,
    written: ConstraintExpression,
    constraint: AttrConstraint | PropertyConstraint,
) -> DefaultValue:
    """The default that an expression writes; raises ExpressionError when the constraint cannot have it."""
    if isinstance(constraint, PropertyConstraint):
        return _property_default(evaluator, written, constraint)
    if constraint.enum is not None and constraint.kind is AttributeKind.ENUM:
        return _case(evaluator, written, constraint.enum)
    kind = constraint.kind
    if (number := _NUMBER_KINDS.get(kind)) is not None:
        value = _number(evaluator, written, number)
        if kind is AttributeKind.INTEGER and constraint.value_type is not None:
            _check_range(evaluator, written, value, constraint.value_type)
        return DefaultValue(value, _number_text(value))
    if kind in _STRINGS:
        text = _string(evaluator, written)
        return DefaultValue(text, quoted(text))
    if kind is AttributeKind.UNIT:
        value = _number(evaluator, written, "bool")
        return DefaultValue(value, "unit" if value else "")
    if kind is AttributeKind.TYPE:
        of = evaluator.evaluate(written)
        if not isinstance(of, TypeConstraint) or of.builder is None:
            evaluator.fail(written, "expected a type, such as I32 or Index")
        return DefaultValue(of.builder, "")
    if kind in (AttributeKind.ARRAY, AttributeKind.DENSE_ARRAY):
        return _array(evaluator, written, constraint)
    if isinstance(written, LiteralExpression) and isinstance(written.value, str) and written.value:
        _check_mnemonic(evaluator, written, constraint)
        return DefaultValue(None, written.value)
    evaluator.fail(
        written,
        f"a default for {constraint.summary} is written as the attribute's text",
        "put the attribute in quotes, e.g. '#toy.mode<fast>' or 'dense<0> : tensor<i32>'",
    )


def _check_mnemonic(
    evaluator: Evaluator, written: LiteralExpression, constraint: AttrConstraint
) -> None:
    """The text of an attribute of a dialect begins with its name."""
    definition = constraint.attribute_def
    if definition is None or definition.mnemonic is None:
        return
    name = f"{definition.dialect}.{definition.mnemonic}"
    if not re.match(
        rf"#(?:{re.escape(name)}(?![\w.$-])|{re.escape(definition.dialect)}<)", str(written.value)
    ):
        evaluator.fail(
            written,
            f"the default of {constraint.summary} must be its text, but got '{written.value}'",
            f"it begins with '#{name}'",
        )


def _property_default(
    evaluator: Evaluator, written: ConstraintExpression, constraint: PropertyConstraint
) -> DefaultValue:
    of = constraint.python_type
    is_none = (
        isinstance(written, NameExpression) and written.name in ("none", "None", "nullopt")
    ) or (
        isinstance(written, LiteralExpression)
        and written.value in ("std::nullopt", "::std::nullopt", "none")
    )
    if of.endswith(" | None") and is_none:
        return DefaultValue(None, "none")
    of = of.removesuffix(" | None")
    if of in ("int", "float", "bool"):
        value = _number(evaluator, written, of)
        return DefaultValue(value, _number_text(value))
    if of == "str":
        text = _string(evaluator, written)
        return DefaultValue(text, quoted(text))
    if of.startswith("tuple["):
        element = PropertyConstraint(
            None,
            "",
            p.TRUE,
            of.removeprefix("tuple[").removesuffix(", ...]"),
            constraint.storage.partition("<")[2].removesuffix(">"),
        )
        parts = [_property_default(evaluator, e, element) for e in _elements(evaluator, written)]
        return DefaultValue(tuple(d.value for d in parts), f"[{', '.join(d.text for d in parts)}]")
    enum = evaluator.enum(of)
    if enum is not None:
        return _case(evaluator, written, enum)
    evaluator.fail(written, f"a property of type {of} takes no default")


def _array(
    evaluator: Evaluator, written: ConstraintExpression, constraint: AttrConstraint
) -> DefaultValue:
    elements = _elements(evaluator, written)
    if constraint.kind is AttributeKind.DENSE_ARRAY:
        of = constraint.accessor_type.removeprefix("tuple[").removesuffix(", ...]")
        values = [_number(evaluator, e, of) for e in elements]
        if constraint.element_type is not None and of == "int":
            for value, element in zip(values, elements, strict=True):
                _check_range(evaluator, element, value, constraint.element_type)
        return DefaultValue(tuple(values), f"[{', '.join(map(_number_text, values))}]")
    if constraint.element is None:
        if elements:
            evaluator.fail(written, "the default of an array of anything can only be []")
        return DefaultValue((), "[]")
    parts = [default_value(evaluator, e, constraint.element) for e in elements]
    return DefaultValue(tuple(d.value for d in parts), f"[{', '.join(d.text for d in parts)}]")


def _elements(
    evaluator: Evaluator, written: ConstraintExpression
) -> tuple[ConstraintExpression, ...]:
    if isinstance(written, ListExpression):
        return written.elements
    if isinstance(written, LiteralExpression) and written.value in ("{}", "[]", ""):
        return ()
    evaluator.fail(written, "expected a list, such as [] or [1, 2]")


def _number(evaluator: Evaluator, written: ConstraintExpression, of: str) -> bool | int | float:
    value: object = written.value if isinstance(written, LiteralExpression) else None
    if isinstance(value, str):
        value = _number_in(value.strip(), of)
    if of == "bool" and isinstance(value, bool):
        return value
    if of == "int" and isinstance(value, int) and not isinstance(value, bool):
        return value
    if of == "float" and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    what = {"bool": "true or false", "int": "an integer", "float": "a number"}[of]
    evaluator.fail(written, f"expected {what} as the default, but got {written}")


def _number_in(text: str, of: str) -> object:
    """ODS quotes its defaults; "" and other C++ are no number."""
    if of == "bool":
        return {"true": True, "false": False}.get(text)
    try:
        return int(text, 0) if of == "int" else float(text.removesuffix("f"))
    except ValueError:
        return None


def _number_text(value: bool | int | float) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_range(
    evaluator: Evaluator,
    written: ConstraintExpression,
    value: bool | int | float,
    builder: TypeBuilder,
) -> None:
    if builder.class_name != "IntegerType" or not isinstance(builder.arguments[0], int):
        return
    width = builder.arguments[0]
    signedness = builder.arguments[1] if len(builder.arguments) > 1 else p.Signedness.SIGNLESS
    lowest = 0 if signedness is p.Signedness.UNSIGNED else -(1 << max(width - 1, 0))
    highest = (1 << (width - 1 if signedness is p.Signedness.SIGNED else width)) - 1
    if not lowest <= value <= highest:
        evaluator.fail(
            written,
            f"{value} does not fit: {lowest} to {highest} do",
            f"an integer of {width} bits is too small for it: take a wider one or another default",
        )


def _string(evaluator: Evaluator, written: ConstraintExpression) -> str:
    match written:
        case LiteralExpression(value=str(text)):
            if len(text) >= 2 and text[0] == text[-1] == '"':  # ODS: "\"text\""
                return text[1:-1]
            return text
        case NameExpression(arguments=None):
            return written.name
    evaluator.fail(written, f"expected a string as the default, but got {written}")


def _case(evaluator: Evaluator, written: ConstraintExpression, enum: EnumDef) -> DefaultValue:
    """A case by its name or text; bits joined by ``|``."""
    match written:
        case NameExpression(arguments=None):
            text = written.name
        case LiteralExpression(value=str(text)):
            pass
        case LiteralExpression(value=bool(truth)):
            text = "true" if truth else "false"
        case _:
            evaluator.fail(written, f"expected a case of the enum '{enum.name}', but got {written}")
    names: list[str] = []
    for part in text.split("|") if enum.is_bit_enum else [text]:
        spelled = part.strip()
        bare = spelled.rpartition("::")[2].rpartition(".")[2]
        found = next(
            (c for c in enum.cases if spelled in (c.name, c.text) or bare in (c.name, c.text)), None
        )
        if found is None:
            cases = [c.name for c in enum.cases]
            evaluator.fail(
                written,
                f"failed to find enum-case '{spelled}'",
                did_you_mean(spelled, cases) or f"'{enum.name}' has {', '.join(cases)}",
            )
        names.append(found.name)
    by_name = {c.name: c for c in enum.cases}
    value = (enum.separator.strip() or "|").join(names) if enum.is_bit_enum else names[0]
    return DefaultValue(value, enum.separator.join(by_name[name].text for name in names))


def attribute_equals(
    evaluator: Evaluator,
    constraint: AttrConstraint,
    default: DefaultValue,
    written: ConstraintExpression,
) -> p.Predicate:
    """That an attribute which satisfies the constraint is the constant."""
    value = default.value
    member = p.MemberOf(p.SelfValue(), "value")
    if constraint.kind is AttributeKind.UNIT:
        return p.TRUE if value else p.FALSE
    if constraint.kind is AttributeKind.ENUM and constraint.enum is not None:
        separator = constraint.enum.separator.strip() or "|"
        names = str(value).split(separator) if constraint.enum.is_bit_enum else [str(value)]
        cases = [c for c in constraint.enum.cases if c.name in names]
        if constraint.enum.is_string:
            return _equals(member, cases[0].text)
        bits = 0
        for case in cases:
            bits |= case.value
        return _equals(member, bits)
    if constraint.kind is AttributeKind.TYPE and isinstance(value, TypeBuilder):
        return p.Applied(member, p.IsType(value))
    if constraint.kind is AttributeKind.DENSE_ARRAY and isinstance(value, tuple):
        constants = p.Sequence(tuple(p.Constant(v) for v in value))
        values = p.MemberOf(p.SelfValue(), "values")
        return p.Holds(p.Comparison(values, (("==", constants),)))
    if constraint.kind is AttributeKind.ARRAY and isinstance(value, tuple):
        return _elements_equal(evaluator, constraint, value, written)
    if constraint.kind is AttributeKind.ATTRIBUTE and value is None and default.text:
        constant = p.FunctionCall("parse_attribute", (p.Constant(default.text),))
        return p.Holds(p.Comparison(p.SelfValue(), (("==", constant),)))
    if isinstance(value, bool | int | float | str):
        return _equals(member, value)
    evaluator.fail(written, f"no constant can be made of {constraint.summary}")


def _elements_equal(
    evaluator: Evaluator,
    constraint: AttrConstraint,
    values: tuple[object, ...],
    written: ConstraintExpression,
) -> p.Predicate:
    """That an array has these elements."""
    elements = p.MemberOf(p.SelfValue(), "elements")
    length = p.FunctionCall("len", (elements,))
    parts: list[p.Predicate] = [p.Holds(p.Comparison(length, (("==", p.Constant(len(values))),)))]
    for index, value in enumerate(values):
        assert constraint.element is not None
        one = DefaultValue(value, "")
        equals = attribute_equals(evaluator, constraint.element, one, written)
        parts.append(p.Applied(p.ElementAt(elements, p.Constant(index)), equals))
    return p.conjunction(parts)


def _equals(value: p.Expression, constant: bool | int | float | str) -> p.Predicate:
    return p.Holds(p.Comparison(value, (("==", p.Constant(constant)),)))
