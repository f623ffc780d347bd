"""The prose of a spec, summaries and descriptions: leaves it out, as far as no diagnostic says it, and puts it in front."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

_PROSE = ("summary", "description")

#: The keys of a dialect or a definition that stand before its prose.
_NAMES = ("dialect", "class_name", "mnemonic")

#: The parts of an operation, type, attribute or interface that may have summaries of their own.
_PARTS = (
    "arguments",
    "results",
    "regions",
    "successors",
    "parameters",
    "builders",
    "derived_attributes",
    "methods",
    "cases",
    "bits",
    "groups",
)


def without_prose(spec: Mapping[str, Any]) -> dict[str, Any]:
    """The spec without summaries and descriptions; what its programs mean and what diagnostics say stays the same.

    The summary of a constraint completes "must be …", so does that of a type that has nothing else to say there.
    """
    bare: dict[str, Any] = _stripped(spec)
    for section, strip in _SECTIONS.items():
        if section in spec:
            bare[section] = {name: strip(definition) for name, definition in spec[section].items()}
    return bare


def with_prose_in_front(spec: Mapping[str, Any]) -> dict[str, Any]:
    """The spec with the summary and description of the dialect and of each definition behind its names, for readers."""
    ordered: dict[str, Any] = _prose_in_front(spec)
    for section in _SECTIONS:
        if section in spec:
            definitions = spec[section].items()
            ordered[section] = {name: _prose_in_front(body) for name, body in definitions}
    return ordered


def _prose_in_front(definition: Any) -> Any:
    if not isinstance(definition, Mapping):
        return definition
    first = (*_NAMES, *_PROSE)
    front = {key: definition[key] for key in first if key in definition}
    return {**front, **definition}


def _stripped(definition: Any, keys: Iterable[str] = _PROSE) -> Any:
    if not isinstance(definition, Mapping):
        return definition
    return {key: value for key, value in definition.items() if key not in keys}


def _part(part: Any) -> Any:
    """In its short form where nothing but a constraint, the kind of a parameter or the value of a case is left."""
    kept = _stripped(part)
    if not isinstance(kept, Mapping):
        return kept
    short = [kept[key] for key in ("constraint", "kind", "value") if [*kept] == [key]]
    return short[0] if short else kept


def _definition(definition: Any) -> Any:
    """Without the prose of the definition and of its parts."""
    return _with_bare_parts(_stripped(definition))


def _with_bare_parts(definition: Any) -> Any:
    if not isinstance(definition, Mapping):
        return definition
    return {
        key: (
            {name: _part(part) for name, part in value.items()}
            if key in _PARTS and isinstance(value, Mapping)
            else value
        )
        for key, value in definition.items()
    }


def _type_or_attribute(definition: Any) -> Any:
    """Its summary is what diagnostics call it, unless it says something else for them."""
    bare = _definition(definition)
    if definition.get("summary") and "constraint_summary" not in definition:
        bare = {**bare, "constraint_summary": definition["summary"]}
    return bare


def _enum(definition: Any) -> Any:
    """Errors call an enum that is read as a field by its summary."""
    return _with_bare_parts(_stripped(definition, ("description",)))


def _constraint(definition: Any) -> Any:
    return _stripped(definition, ("description",))


_SECTIONS: Mapping[str, Callable[[Any], Any]] = {
    "enums": _enum,
    "attributes": _type_or_attribute,
    "types": _type_or_attribute,
    "constraints": _constraint,
    "interfaces": _definition,
    "traits": _definition,
    "op_classes": _definition,
    "ops": _definition,
    "native_calls": _definition,
    "pattern_constraints": _constraint,
    "patterns": _definition,
}
