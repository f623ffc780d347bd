"""The order in which the types and attributes of a spec are resolved: before one, those that its constraints name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter

from odsgen.spec.model import DialectSpec

_NAME = re.compile(r"[A-Za-z_]\w*")
#: A kind that is a definition itself, or a list of it: it is named, and need not be known yet.
_PLAIN_KIND = re.compile(r"(?:(?:list|optional)\s*<\s*)*\w+[\s>]*")


def definition_order(spec: DialectSpec) -> tuple[str, ...]:
    """The names of all attributes and types; those of the spec's own order where the constraints go in a circle."""
    constraints = {_base_name(name): constraint for name, constraint in spec.constraints.items()}
    definitions = {**spec.attributes, **spec.types}
    known = {*constraints, *definitions}
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for name, definition in definitions.items():
        kinds = [str(parameter.kind) for parameter in definition.parameters.values()]
        sorter.add(
            name,
            *(
                used
                for kind in kinds
                for used in _names((kind,), known)
                if used in constraints or not _PLAIN_KIND.fullmatch(kind)
            ),
        )
    for constraint_name, constraint in constraints.items():
        texts = (constraint.type, constraint.attribute, constraint.property, constraint.predicate)
        sorter.add(constraint_name, *_names(map(str, filter(None, texts)), known))
    try:
        order = tuple(sorter.static_order())
    except CycleError:
        order = tuple(definitions)
    return tuple(name for name in order if name in definitions)


def _names(texts: Iterable[str], known: set[str]) -> dict[str, None]:
    return {name: None for text in texts for name in _NAME.findall(text) if name in known}


def _base_name(name: str) -> str:
    """`MatrixOf` of `MatrixOf<T>`."""
    return name.partition("<")[0].strip()
