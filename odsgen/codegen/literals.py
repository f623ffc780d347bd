"""The expressions for values that a definition holds: strings, types, defaults."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from odsgen.codegen.imports import Imports
from odsgen.codegen.python.expressions import Expression, Literal, Name, set_of, tuple_of
from odsgen.ods.model import TypeBuilder

_SINGLETONS = {
    **{TypeBuilder("IntegerType", (width,)): f"i{width}" for width in (1, 8, 16, 32, 64)},
    TypeBuilder("BFloat16Type"): "bf16",
    TypeBuilder("Float16Type"): "f16",
    TypeBuilder("Float32Type"): "f32",
    TypeBuilder("Float64Type"): "f64",
    TypeBuilder("IndexType"): "index",
    TypeBuilder("NoneType"): "none",
}


def type_value(builder: TypeBuilder, imports: Imports) -> Expression:
    """The type which a buildable constraint stands for, e.g. `i32`."""
    if builder.text is not None:
        parse = imports.name("odsgen.runtime.glue.formats", "type_of_text")
        return parse.call(Literal(builder.text))
    singleton = _SINGLETONS.get(builder)
    if singleton is not None:
        return imports.runtime_name(singleton)
    arguments = [python_value(argument, imports) for argument in builder.arguments]
    return imports.class_name(builder.class_name).method("get", *arguments)


def string_set(names: Iterable[str]) -> Expression | None:
    """`frozenset({"a", "b"})`, sorted; None for no name."""
    listed = sorted(set(names))
    return Name("frozenset").call(set_of(map(Literal, listed))) if listed else None


def python_value(value: object, imports: Imports) -> Expression:
    """An argument of a type builder or a default: a plain value, a type, a tuple of these."""
    if isinstance(value, TypeBuilder):
        return type_value(value, imports)
    if isinstance(value, Enum):
        return imports.runtime_name(type(value).__name__).member(value.name)
    if value is None or isinstance(value, bool | int | float | str):
        return Literal(value)
    if isinstance(value, tuple):
        return tuple_of(python_value(element, imports) for element in value)
    raise TypeError(f"no Python literal for {value!r}")


def cast_to(annotation: str, value: Expression, imports: Imports) -> Expression:
    """The value, of which a type checker is told a narrower type."""
    shown = Literal(imports.annotation(annotation))
    return imports.call("typing", "cast", shown, value)


def i32_array(numbers: Expression, imports: Imports) -> Expression:
    """The attribute that holds numbers of 32 bits: segment sizes."""
    array = imports.runtime_name("DenseArrayAttr")
    return array.method("get", imports.runtime_name("i32"), numbers)
