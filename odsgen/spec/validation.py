"""From the tree to the models: every error of shape, at its place and in the words of the language."""

from __future__ import annotations

import types
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from odsgen.places import SpecSource
from odsgen.spec.errors import SpecDiagnostic, SpecErrors, did_you_mean
from odsgen.spec.loader import SpecMapping, describe, load_tree, path_place, read_source
from odsgen.spec.model import DialectSpec
from odsgen.spec.shape_hints import (
    instead_of_integer,
    instead_of_mapping,
    instead_of_string,
    instead_of_truth,
    other_word,
)
from odsgen.spec.warning_kinds import UNUSED_ALLOW, WARNINGS


def load_spec(path: str | Path) -> DialectSpec:
    """Read a spec file; raises SpecErrors with everything that is wrong with its YAML or its shape."""
    return read_spec(read_source(path))


def read_spec(source: SpecSource) -> DialectSpec:
    """The spec that a text holds; raises SpecErrors as `load_spec`."""
    return validate(load_tree(source))


def validate(root: SpecMapping) -> DialectSpec:
    """The model of a spec's tree; raises SpecErrors with every key and value that has no place in the language."""
    try:
        return DialectSpec.model_validate(root)
    except ValidationError as error:
        found = error.errors(include_url=False)
    raise SpecErrors(sorted((shape_diagnostic(root, details) for details in found), key=_order))


def _order(diagnostic: SpecDiagnostic) -> tuple[int, int]:
    return (diagnostic.line or 0, diagnostic.column or 0)


def shape_diagnostic(root: SpecMapping, details: ErrorDetails) -> SpecDiagnostic:
    """One error of pydantic in the words of the language, at its place."""
    path = tuple(step for step in details["loc"] if step != "[key]")
    kind = details["type"]
    if kind == "extra_forbidden":
        name = str(path[-1])
        known = known_keys(path[:-1])
        hint = other_word(path) or did_you_mean(name, known)
        if " " in name and details["input"] is None:
            hint = "put quotes around a text that has a comma in it: between braces a comma begins another key"
        elif hint is None and known:
            hint = f"the keys here are {', '.join(known)}"
        return SpecDiagnostic(
            f"unknown key '{name}'{_within(path[:-1])}", path_place(root, path, key=True), hint
        )
    if kind == "missing":
        return SpecDiagnostic(
            f"the key '{path[-1]}' is missing{_within(path[:-1])}",
            path_place(root, path[:-1], key=True),
            "dialect: my_dialect" if path == ("dialect",) else None,
        )
    place = path_place(root, path)
    value = details["input"]
    expected = _EXPECTED.get(kind)
    if expected is not None:
        hint = None
        if expected == "a string":
            is_scalar = isinstance(value, (bool, int, float))
            hint = "quotes make a string of it" if is_scalar else instead_of_string(value)
        elif kind == "bool_type" and isinstance(value, str):
            hint = instead_of_truth(path, value)
        elif kind == "int_type":
            hint = instead_of_integer(value)
        elif expected == "a mapping":
            hint = instead_of_mapping(path, value)
        return SpecDiagnostic(
            f"expected {expected}{_for(path)}, got {describe(value)}", place, hint
        )
    if kind == "literal_error":
        allowed = [str(choice) for choice in _literals(_annotation_at(path))]
        return SpecDiagnostic(
            f"expected one of {', '.join(allowed)}{_for(path)}, got {describe(value)}",
            place,
            did_you_mean(str(value), allowed),
        )
    message = details["msg"]
    error = details.get("ctx", {}).get("error")
    return SpecDiagnostic(str(error) if error is not None else message, place)


_EXPECTED = {
    "is_instance_of": "a string",
    "string_type": "a string",
    "int_type": "an integer",
    "int_from_float": "an integer",
    "bool_type": "true or false",
    "float_type": "a number",
    "dict_type": "a mapping",
    "mapping_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
    "list_type": "a list",
}


def _for(path: tuple[int | str, ...]) -> str:
    names = [step for step in path if isinstance(step, str)]
    return f" for '{names[-1]}'" if names else ""


def _within(path: tuple[int | str, ...]) -> str:
    names = [str(step) for step in path]
    return f" in '{'.'.join(names)}'" if names else ""


# --- what the language allows at a path ---------------------------------------------------------------------------------


def _model_at(path: tuple[int | str, ...]) -> type[BaseModel] | None:
    annotation = _annotation_at(path)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return None


def known_keys(path: tuple[int | str, ...]) -> tuple[str, ...]:
    """The keys that the mapping at a path can have; none where any name can stand."""
    if path[-1:] == ("allow",) and "allow" in known_keys(path[:-1]):
        return tuple(name for name in WARNINGS if name != UNUSED_ALLOW)
    owner = _model_at(path)
    return tuple(owner.model_fields) if owner is not None else ()


def key_description(path: tuple[int | str, ...]) -> str | None:
    """The meaning of the key at a path, where the language says so."""
    if path[-2:-1] == ("allow",) and path[-1] in known_keys(path[:-1]):
        return WARNINGS[str(path[-1])].meaning
    owner = _model_at(path[:-1]) if path else None
    field = owner.model_fields.get(str(path[-1])) if owner is not None else None
    if field is None:
        return None
    annotation = _annotation_at(path)
    is_model = isinstance(annotation, type) and issubclass(annotation, BaseModel)
    return field.description or (annotation.__doc__ if is_model else None)


def _annotation_at(path: tuple[int | str, ...]) -> Any:
    annotation: Any = DialectSpec
    for step in path:
        annotation = _plain(annotation)
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            field = annotation.model_fields.get(str(step))
            annotation = field.annotation if field is not None else None
        elif get_origin(annotation) in (dict, Mapping):
            annotation = get_args(annotation)[1]
        elif get_origin(annotation) is list:
            annotation = get_args(annotation)[0]
        else:
            return None
    return _plain(annotation)


def _plain(annotation: Any) -> Any:
    """Without Annotated and None."""
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation = get_args(annotation)[0]
        elif origin in (Union, types.UnionType):
            choices = [choice for choice in get_args(annotation) if choice is not type(None)]
            annotation = choices[0]
        else:
            return annotation


def _literals(annotation: Any) -> tuple[object, ...]:
    return get_args(annotation) if get_origin(annotation) is Literal else ()
