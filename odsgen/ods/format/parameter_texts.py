"""The texts of the formats of types and attributes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from odsgen.ods.format.parameter_parser import is_optional
from odsgen.ods.format.texts import (
    ATTRIBUTE,
    BOOL,
    COMMA,
    INTEGER,
    NOTHING,
    OF_CLASS,
    STRING,
    TYPE,
    Beginnings,
    Finding,
    Group,
    Joint,
    Part,
    Reading,
    Text,
    as_given,
)
from odsgen.ods.model import (
    EnumDef,
    Parameter,
)
from odsgen.ods.model.format import (
    Literal,
    ParameterElement,
    ParameterFormat,
    ParameterGroup,
    ParameterVariable,
    ParamsDirective,
    StructDirective,
    Whitespace,
)


def check_parameter_format(format: ParameterFormat, has_verifier: bool) -> list[Finding]:
    """The texts of a type or attribute that would be read as another one, or not at all.

    With a verifier of its own a list may never be empty: nothing is said of that then.
    """
    reading = Reading()
    reading.sequence(_parameter_texts(format.elements, has_verifier), {})
    return reading.findings


_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)


def is_keyword(text: str) -> bool:
    """Whether the text is read as a keyword without quotes."""
    return _KEYWORD.fullmatch(text) is not None


def literal_text(literal: Literal) -> Part:
    return Part(
        f"`{literal.text}`",
        literal.offset,
        frozenset({literal.text}),
        ends_in_word=literal.is_keyword,
    )


def enum_texts(enum: EnumDef) -> tuple[Beginnings, Beginnings]:
    """How its cases begin, and how they go on."""
    texts = [case.text for case in enum.cases]
    words = frozenset(text for text in texts if text.isidentifier())
    quoted = NOTHING if len(words) == len(texts) else STRING
    return words | quoted, frozenset({enum.separator.strip()}) if enum.is_bit_enum else NOTHING


def beginnings_of(format: ParameterFormat | None) -> Beginnings:
    """How the text of a type or attribute begins after its mnemonic."""
    if format is None:
        return NOTHING
    return frozenset(Reading().sequence(_parameter_texts(format.elements, True), {}))


def _parameter_texts(elements: Iterable[ParameterElement], has_verifier: bool) -> tuple[Text, ...]:
    return tuple(text for element in elements for text in _parameter_text(element, has_verifier))


def _parameter_text(element: ParameterElement, has_verifier: bool) -> Iterable[Text]:
    match element:
        case Literal():
            yield literal_text(element)
        case Whitespace(text=text, offset=offset):
            if text == "":
                yield Joint(offset)
        case ParameterVariable(parameter=parameter, offset=offset):
            yield _parameter(parameter, offset, has_verifier)
        case ParamsDirective(parameters=variables, offset=offset):
            for number, variable in enumerate(variables):
                is_last = number + 1 == len(variables)
                yield _parameter(variable.parameter, offset, has_verifier)
                if not is_last and not is_optional(variable.parameter):
                    yield Part("the next parameter", offset, COMMA)
        case StructDirective(fields=fields, offset=offset):
            for number, entry in enumerate(fields):
                parameter = entry.variable.parameter
                yield Part(f"'{parameter.name} ='", offset, frozenset({parameter.name}))
                if entry.custom is not None:
                    yield Part("custom", offset)
                    continue
                part = _parameter(parameter, offset, has_verifier or is_optional(parameter))
                yield as_given(part) if is_optional(parameter) else part
                if number + 1 < len(fields):
                    yield Part("the next field", offset, COMMA)
        case ParameterGroup():
            yield _parameter_group(element, has_verifier)
        case _:
            yield Part("custom", 0)


def _parameter_group(group: ParameterGroup, has_verifier: bool) -> Group:
    guard = group.guard
    texts = list(_parameter_texts(group.then_elements, has_verifier))
    name, asks = "the group", NOTHING
    match guard:
        case Literal(text=text):
            name, asks = f"the group of `{text}`", frozenset({text})
        case ParameterVariable(parameter=parameter):
            name, asks = f"${parameter.name}", _parameter_asks(parameter)
            texts = [as_given(t) if isinstance(t, Part) and t.name == name else t for t in texts]
        case _:
            pass
    otherwise = list(_parameter_texts(group.else_elements, has_verifier))
    anchor = group.anchor_element
    if isinstance(anchor, ParameterVariable):
        anchored = otherwise if group.inverted else texts
        for number, part in enumerate(anchored):
            if isinstance(part, Part) and part.name == f"${anchor.parameter.name}":
                anchored[number] = as_given(part)
    return Group(name, group.offset, asks, tuple(texts), tuple(otherwise))


def _parameter(parameter: Parameter, offset: int, has_verifier: bool) -> Part:
    name, optional = f"${parameter.name}", is_optional(parameter)
    begins, goes_on = _parameter_begins(parameter)
    needs = remedy = None
    if parameter.kind == "list" and not optional and not has_verifier:
        needs = f"{name} is printed as nothing where it is empty, and read as one element or more"
        remedy = "'optional: true' lets it be left out; a verifier can refuse an empty list"
    bare = _bare_text(parameter)
    if bare is not None:
        needs = f"{name} is printed as `{bare}`, which is no keyword: it is not read"
        remedy = "give the case a 'text' that is a keyword; 'reads_as_field: true' in the enum puts it into quotes"
    return Part(
        name,
        offset,
        begins,
        goes_on,
        _parameter_asks(parameter) if optional else NOTHING,
        optional,
        needs,
        remedy,
        ends_in_word=bool(begins) and not begins & {"[", "<string>"},
    )


def _bare_text(parameter: Parameter) -> str | None:
    """The text of a case that is no keyword, where it has no quotes."""
    enum = parameter.enum
    if enum is None or parameter.kind != "enum" or parameter.is_cpp_enum or enum.reads_as_field:
        return None
    return next((case.text for case in enum.cases if not is_keyword(case.text)), None)


def _parameter_begins(parameter: Parameter) -> tuple[Beginnings, Beginnings]:
    match parameter.kind:
        case "integer" | "unsigned":
            return INTEGER if parameter.signed else frozenset({"<integer>"}), NOTHING
        case "string":
            return STRING, NOTHING
        case "bool":
            return BOOL, NOTHING
        case "float":
            return INTEGER | {"<float>"}, NOTHING
        case "enum" if parameter.enum is not None:
            return enum_texts(parameter.enum)
        case "list" if parameter.element is not None:
            return _parameter_begins(parameter.element)[0], COMMA
        case "type" if parameter.class_name in (None, "Type"):
            return TYPE, NOTHING
        case "attribute":
            return OF_CLASS.get(parameter.class_name or "Attribute", NOTHING), NOTHING
        case _:
            return NOTHING, NOTHING


def _parameter_asks(parameter: Parameter) -> Beginnings:
    """The tokens for which the parameter is read, where it may be absent."""
    match parameter.kind:
        case "type":
            return TYPE
        case "attribute":
            return ATTRIBUTE
        case _:
            return _parameter_begins(parameter)[0]
