"""Python source for values that a definition holds: strings, types, defaults."""

from __future__ import annotations

import math
from enum import Enum

from odsgen.codegen.imports import Imports
from odsgen.ods.model import TypeBuilder

_SINGLETONS = {
    TypeBuilder("IntegerType", (1,)): "i1",
    TypeBuilder("IntegerType", (8,)): "i8",
    TypeBuilder("IntegerType", (16,)): "i16",
    TypeBuilder("IntegerType", (32,)): "i32",
    TypeBuilder("IntegerType", (64,)): "i64",
    TypeBuilder("BFloat16Type"): "bf16",
    TypeBuilder("Float16Type"): "f16",
    TypeBuilder("Float32Type"): "f32",
    TypeBuilder("Float64Type"): "f64",
    TypeBuilder("IndexType"): "index",
    TypeBuilder("NoneType"): "none",
}


def printable(text: str) -> str:
    """The text with escapes for line ends, control characters and those that turn the direction of what follows.

    So nothing in a generated file is other code than it looks.
    """
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() else repr(character)[1:-1] for character in text
    )


def string_literal(text: str) -> str:
    """A literal in double quotes, the form that black keeps; characters outside ASCII stay readable."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{printable(escaped)}"'


def format_text(text: str) -> str:
    """``text`` as it must stand inside the double quotes of an f-string."""
    return string_literal(text)[1:-1].replace("{", "{{").replace("}", "}}")


def tuple_literal(elements: tuple[str, ...] | list[str]) -> str:
    """`()`, `(a,)`, `(a, b)`."""
    if len(elements) == 1:
        return f"({elements[0]},)"
    return f"({', '.join(elements)})"


def type_expression(builder: TypeBuilder, imports: Imports) -> str:
    """The expression that gives the type which a buildable constraint stands for, e.g. `i32`."""
    if builder.text is not None:
        return f"{imports.use('odsgen.runtime.formats', 'type_of_text')}({string_literal(builder.text)})"
    singleton = _SINGLETONS.get(builder)
    if singleton is not None:
        return imports.runtime(singleton)
    class_name = imports.dialect_class(builder.class_name)
    arguments = ", ".join(argument_expression(a, imports) for a in builder.arguments)
    return f"{class_name}.get({arguments})"


def argument_expression(value: object, imports: Imports) -> str:
    """The expression for an argument of a type builder or a default: a plain value, a type, a tuple of these."""
    if isinstance(value, TypeBuilder):
        return type_expression(value, imports)
    if isinstance(value, Enum):
        return f"{imports.runtime(type(value).__name__)}.{value.name}"
    if isinstance(value, bool) or value is None:
        return repr(value)
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, float):
        return float_literal(value)
    if isinstance(value, str):
        return string_literal(value)
    if isinstance(value, tuple):
        return tuple_literal([argument_expression(element, imports) for element in value])
    raise TypeError(f"no Python literal for {value!r}")


def float_literal(value: float) -> str:
    """A literal or, for what has none, a call of `float`."""
    return repr(value) if math.isfinite(value) else f'float("{value}")'
