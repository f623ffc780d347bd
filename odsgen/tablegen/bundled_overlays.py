"""Overlays of dialects of other projects that come with odsgen, with hooks in `odsgen.vendors`.

They lie in `dialect_specs/overlays/PROJECT/DIALECT.yaml`.  One is meant for the dialect that has its name and its C++
namespace, in whatever version: what it says of definitions that an import does not have is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from odsgen.resources import resource_directory
from odsgen.tablegen.overlay import read_overlay

_SECTIONS = ("attributes", "types", "constraints", "ops")


def bundled_overlays_folder() -> Path:
    """The folder with a folder for each project."""
    return resource_directory("dialect_specs") / "overlays"


@cache
def _bundled_overlays() -> Mapping[tuple[str, str], dict[str, Any]]:
    found = {}
    for path in sorted(bundled_overlays_folder().glob("*/*.yaml")):
        overlay = read_overlay(path)
        found[overlay["dialect"], _plain_namespace(overlay["cpp_namespace"])] = overlay
    return found


def bundled_overlay(dialect: str, namespace: str) -> dict[str, Any] | None:
    """The overlay of a dialect of another project, known by its C++ namespace too."""
    found = _bundled_overlays().get((dialect, _plain_namespace(namespace)))
    return None if found is None else {k: v for k, v in found.items() if k != "cpp_namespace"}


def fitting_overlay(overlay: Mapping[str, Any], spec: Mapping[str, Any]) -> dict[str, Any]:
    """The overlay without the definitions that the spec does not have."""
    found = dict(overlay)
    for section in _SECTIONS:
        if section in found:
            known = spec.get(section, {})
            found[section] = {n: body for n, body in found[section].items() if n in known}
    return found


def _plain_namespace(namespace: str) -> str:
    return namespace.removeprefix("::")
