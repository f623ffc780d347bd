"""TableGen's values (TableGen Programmer's Reference, "Values and Expressions"): what stands in a record, and its text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reference:
    """A record by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Use:
    """A class with arguments: an anonymous record."""

    name: str
    arguments: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """``value.name``: a field of a record."""

    value: Value
    name: str


@dataclass(frozen=True, slots=True)
class String:
    text: str


@dataclass(frozen=True, slots=True)
class Code:
    """A string between ``[{`` and ``}]``, on lines of its own where it has several."""

    text: str


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Listing:
    elements: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class DagPart:
    """An argument of a dag: a value, a name, or both."""

    value: Value | None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Dag:
    """``(operator value:$name, …)``."""

    operator: Value
    parts: tuple[DagPart, ...]
    name: str = ""


Value = Reference | Use | Member | String | Code | Number | Listing | Dag


def use(name: str, *arguments: Value) -> Use:
    return Use(name, arguments)


def value_text(value: Value) -> str:
    """The value as TableGen writes it."""
    match value:
        case Reference(name=name):
            return name
        case Use(name=name, arguments=arguments):
            return f"{name}<{', '.join(map(value_text, arguments))}>"
        case Member(value=inner, name=name):
            return f"{value_text(inner)}.{name}"
        case String(text=text):
            return quoted(text)
        case Code(text=text):
            return _code(text)
        case Number(value=number):
            return str(number)
        case Listing(elements=elements):
            return f"[{', '.join(map(value_text, elements))}]"
        case Dag(operator=operator, parts=parts, name=name):
            head = value_text(operator) + (f":${name}" if name else "")
            listed = ", ".join(map(_part, parts))
            return f"({head} {listed})" if listed else f"({head})"


def _part(part: DagPart) -> str:
    name = f"${part.name}" if part.name else ""
    if part.value is None:
        return name
    text = value_text(part.value)
    return f"{text}:{name}" if name else text


def _code(text: str) -> str:
    if "}]" in text:
        return quoted(text)  # code ends with the first `}]`
    if "\n" in text:
        return "[{\n" + text.rstrip("\n") + "\n}]"
    return (
        f"[{{{text} }}]" if text.endswith("}") else f"[{{{text}}}]"
    )  # LLVM's lexer overlooks the end of `}}]`


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


def quoted(text: str) -> str:
    """A string in quotes; TableGen knows the escapes ``\\\\``, ``\\"``, ``\\n``, ``\\t``."""
    return '"' + "".join(_ESCAPES.get(character, character) for character in text) + '"'
