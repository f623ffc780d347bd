"""Default values of attributes and properties, checked against what they are defaults of."""

from __future__ import annotations

import re

from odsgen.ods.model import AttrConstraint, AttributeKind, DefaultValue, EnumDef, PropertyConstraint
from odsgen.ods.resolve.classes import expression_place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    quoted,
)
from odsgen.spec.errors import SpecDiagnostics, did_you_mean


class _Refused(Exception):
    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


def attribute_default(
    constraint: AttrConstraint, expression: ConstraintExpression, errors: SpecDiagnostics
) -> DefaultValue | None:
    """The default; None, and a diagnostic, when no attribute of the constraint can be meant."""
    try:
        return _of_attribute(constraint, expression)
    except _Refused as refused:
        errors.error(refused.message, expression_place(expression), refused.hint)
        return None


def property_default(
    constraint: PropertyConstraint, expression: ConstraintExpression, errors: SpecDiagnostics
) -> DefaultValue | None:
    """The default; None, and a diagnostic, when no value of the property can be meant."""
    try:
        value = _native(expression)
        return DefaultValue(_of_python_type(constraint.python_type, value, constraint.summary), "")
    except _Refused as refused:
        errors.error(refused.message, expression_place(expression), refused.hint)
        return None


def _of_attribute(constraint: AttrConstraint, expression: ConstraintExpression) -> DefaultValue:
    value = _native(expression)
    if constraint.enum is not None:
        case = enum_value(constraint.enum, value)
        return DefaultValue(case, quoted(case))
    match constraint.kind:
        case AttributeKind.UNIT:
            raise _Refused("a unit attribute has no default: it is there or it is not")
        case AttributeKind.BOOL:
            return _plain(value, bool, constraint)
        case AttributeKind.INTEGER:
            return _plain(value, int, constraint)
        case AttributeKind.FLOAT:
            return _plain(value, float, constraint)
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            text = _as_string(value, constraint.summary)
            return DefaultValue(text, quoted(text))
        case AttributeKind.DENSE_ARRAY:
            elements = _as_list(value, constraint.summary)
            kind = _element_kind(constraint)
            converted = tuple(_convert(element, kind, constraint.summary) for element in elements)
            keyword = _element_keyword(constraint)
            body = ", ".join(map(_literal, converted))
            return DefaultValue(converted, f"array<{keyword}: {body}>" if body else f"array<{keyword}>")
        case AttributeKind.ARRAY:
            elements = _as_list(value, constraint.summary)
            if constraint.element is None:
                defaults = [DefaultValue(None, _text_of(element)) for element in elements]
                return DefaultValue(None, "[" + ", ".join(d.text for d in defaults) + "]")
            defaults = [_of_attribute(constraint.element, _again(e)) for e in elements]
            return DefaultValue(
                tuple(d.value for d in defaults), "[" + ", ".join(d.text for d in defaults) + "]"
            )
        case _:
            return DefaultValue(None, _text_of(value))


def _again(value: object) -> ConstraintExpression:
    if isinstance(value, (NameExpression, ListExpression)):
        return value
    if isinstance(value, tuple):
        return ListExpression(tuple(_again(element) for element in value))
    if isinstance(value, (bool, int, float, str)):
        return LiteralExpression(value)
    raise TypeError(value)


def enum_value(enum: EnumDef, value: object) -> str:
    """The name of the case, or of the bits with '|' between them, that a default means."""
    if isinstance(value, bool) or not isinstance(value, (str, int, NameExpression)):
        raise _Refused(f"expected a case of the enum '{enum.name}'")
    if isinstance(value, int):
        for case in enum.cases:
            if case.value == value:
                return case.name
        raise _Refused(f"the enum '{enum.name}' has no case with the value {value}")
    names = []
    separator = enum.separator.strip() or "|"
    parts = re.split(r"[|,]", str(value)) if enum.is_bit_enum else [str(value)]
    for part in parts:
        name = part.strip().split("::")[-1].split(".")[-1]
        case = next((c for c in enum.cases if name in (c.name, c.text)), None)
        if case is None:
            known = [c.name for c in enum.cases]
            hint = did_you_mean(name, known) or (
                f"its cases are {', '.join(known[:12])}" + (", …" if len(known) > 12 else "")
            )
            raise _Refused(f"the enum '{enum.name}' has no case '{name}'", hint)
        names.append(case.name)
    return f" {separator} ".join(names) if len(names) > 1 else names[0]


def _native(expression: ConstraintExpression) -> object:
    """The plain value of an expression; names stay as they are."""
    if isinstance(expression, LiteralExpression):
        return expression.value
    if isinstance(expression, ListExpression):
        return tuple(_native(element) for element in expression.elements)
    return expression


def _plain(value: object, kind: type, constraint: AttrConstraint) -> DefaultValue:
    converted = _convert(value, kind, constraint.summary)
    text = _literal(converted)
    keyword = _type_keyword(constraint)
    if kind is not bool and keyword is not None:
        text = f"{text} : {keyword}"
    if kind is int and isinstance(converted, int):
        _check_width(converted, constraint)
    return DefaultValue(converted, text)


def _check_width(value: int, constraint: AttrConstraint) -> None:
    builder = constraint.value_type
    if builder is None or builder.class_name != "IntegerType" or not builder.arguments:
        return
    width = builder.arguments[0]
    if not isinstance(width, int):
        return
    low, high = -(1 << width - 1), (1 << width) - 1
    if len(builder.arguments) > 1:
        signedness = getattr(builder.arguments[1], "name", str(builder.arguments[1])).upper()
        if "UNSIGNED" in signedness:
            low = 0
        elif "SIGNED" in signedness:
            high = (1 << width - 1) - 1
    if not low <= value <= high:
        raise _Refused(f"the default {value} does not fit in {constraint.summary}")


def _convert(value: object, kind: type, what: str) -> object:
    """The value as a bool, int or float; a string is read as ODS's code is."""
    if isinstance(value, str):
        value = _read(value.strip(), kind)
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if kind is float and isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    wanted = {bool: "true or false", int: "an integer", float: "a number"}[kind]
    raise _Refused(f"the default of {_article(what)} must be {wanted}")


def _read(text: str, kind: type) -> object:
    if kind is bool and text in ("true", "false"):
        return text == "true"
    try:
        if kind is int and len(text) < 100:
            return int(text, 0)
        if kind is float and len(text) < 100:
            return float(text.rstrip("fF"))
    except ValueError:
        pass
    return text


def _as_string(value: object, what: str) -> str:
    if isinstance(value, NameExpression) and value.arguments is None:
        return value.name
    if isinstance(value, str):
        return value
    raise _Refused(f"the default of {_article(what)} must be a string")


def _as_list(value: object, what: str) -> tuple[object, ...]:
    if isinstance(value, tuple):
        return value
    if isinstance(value, str) and value.strip() in ("{}", "[]"):
        return ()
    raise _Refused(f"the default of {_article(what)} must be a list: [1, 2]")


def _of_python_type(python_type: str, value: object, what: str) -> object:
    plain = python_type.removesuffix(" | None")
    match = re.fullmatch(r"(?:list|tuple|Sequence)\[(\w+)(?:, \.\.\.)?\]", plain)
    if match:
        return tuple(_of_python_type(match.group(1), v, what) for v in _as_list(value, what))
    kinds: dict[str, type] = {"bool": bool, "int": int, "float": float}
    if plain in kinds:
        return _convert(value, kinds[plain], what)
    if plain == "str":
        return _as_string(value, what)
    if isinstance(value, (NameExpression, str)):
        return str(value)
    raise _Refused(f"a property of {what} cannot have this default")


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:e}" if value == value and abs(value) != float("inf") else str(value)
    return str(value)


def _text_of(value: object) -> str:
    """MLIR's text of an attribute for which there is no native value: as the spec wrote it."""
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_text_of, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _element_kind(constraint: AttrConstraint) -> type:
    builder = constraint.value_type
    if builder is None:
        return int
    if "Float" in builder.class_name:
        return float
    return bool if builder.arguments[:1] == (1,) else int


def _element_keyword(constraint: AttrConstraint) -> str:
    return _type_keyword(constraint) or "i64"


def _type_keyword(constraint: AttrConstraint) -> str | None:
    builder = constraint.value_type
    if builder is None:
        return None
    if builder.class_name == "IntegerType" and builder.arguments:
        sign = ""
        if len(builder.arguments) > 1:
            name = getattr(builder.arguments[1], "name", str(builder.arguments[1])).upper()
            sign = "u" if "UNSIGNED" in name else "s" if name.endswith("SIGNED") else ""
        return f"{sign}i{builder.arguments[0]}"
    return {
        "IndexType": "index",
        "BFloat16Type": "bf16",
        "Float16Type": "f16",
        "Float32Type": "f32",
        "Float64Type": "f64",
    }.get(builder.class_name)


def _article(what: str) -> str:
    return f"{'an' if what[:1] in 'aeiou' else 'a'} {what}"
