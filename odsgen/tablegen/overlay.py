"""Overlays: hand-made additions that are merged over an import, so that the next import does not lose them.

An overlay is written in the language of specs and need not be complete. Its mappings are merged into those of the import,
key by key; any other value takes the place of the imported one, and ``null`` removes it.  Invariants that say all of their
error, as verifiers do, come behind the imported ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from odsgen.places import SpecSource
from odsgen.spec.loader import load_tree, read_source
from odsgen.tablegen.errors import TableGenError


def read_overlay(path: Path) -> dict[str, Any]:
    """The overlay of a file. Raises SpecErrors for what is no YAML, TableGenError for an overlay of no dialect."""
    return overlay_of(read_source(path))


def overlay_of(source: SpecSource) -> dict[str, Any]:
    """The overlay of a text; raises as `read_overlay` does."""
    tree = _plain(load_tree(source))
    if not isinstance(tree, dict) or not isinstance(tree.get("dialect"), str):
        raise TableGenError(
            f"{source.file}: an overlay begins with the dialect that it is for: 'dialect: NAME'"
        )
    return tree


def merged(imported: Mapping[str, Any], overlay: Mapping[str, Any]) -> dict[str, Any]:
    """The import with the overlay over it; new keys of a section come behind the imported ones."""
    result = dict(imported)
    if result.get("assembly_format") == "text" != overlay.get("assembly_format", "text"):
        # A form of its own: what it reads and prints, the overlay says; what C++ declares may be more.
        result.pop("parameters", None)
    for key, value in overlay.items():
        known = result.get(key)
        if key == "default" and "type" in overlay:
            result[key] = value  # None is the default of a builder's parameter, too
        elif value is None:
            result.pop(key, None)
        elif key == "invariants" and not any("message" in invariant for invariant in value):
            result[key] = [*(known or ()), *value]
        elif isinstance(value, Mapping):
            if key in _WHOLE_ENTRIES:
                # Their parameters are told apart by their places, and not by their names.
                result[key] = {**(known or {}), **value}
            elif isinstance(known, Mapping):
                result[key] = merged(known, value)
            elif isinstance(known, str) and _MAIN_KEYS.isdisjoint(value):
                # `lhs: AnyType` is short for `lhs: {constraint: AnyType}`, to which the overlay adds.
                result[key] = merged({"constraint": known}, value)
            else:
                result[key] = merged({}, value)
        else:
            result[key] = value
    return result


#: The sections whose entries take the place of those of the import as a whole.
_WHOLE_ENTRIES = frozenset({"native_calls", "pattern_constraints"})
#: The keys of which a string is the short form.
_MAIN_KEYS = frozenset({"constraint", "kind", "type", "name"})


def _plain(value: object) -> Any:
    """Without the places that specs remember."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, str) else value
