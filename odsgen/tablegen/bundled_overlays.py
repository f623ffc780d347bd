"""Overlays of packs: what their hooks know of dialects of other projects, in whatever version those are imported.

A pack lists the folder of its overlays as an entry point of the group `odsgen.overlays`, `NAME = "PACKAGE"`, with the files
in `PACKAGE/overlays`; in a checkout they lie in `packs/PACK/overlays`.  An overlay is meant for the dialect that has its name
and its C++ namespace: what it says of definitions that an import does not have is left out.  One without a namespace is only
for the pack's own specs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from odsgen.resources import packs_of_checkout
from odsgen.tablegen.overlay import read_overlay

_GROUP = "odsgen.overlays"
_SECTIONS = ("attributes", "types", "constraints", "ops")


@cache
def bundled_overlay_folders() -> tuple[Path, ...]:
    """The folders of overlays of all packs: those of the checkout, then those that are installed."""
    found = [pack / "overlays" for pack in packs_of_checkout()]
    found += (folder for folder in _installed_folders() if folder not in found)
    return tuple(folder for folder in found if folder.is_dir())


def _installed_folders() -> Iterator[Path]:
    for entry in sorted(entry_points(group=_GROUP)):
        package = find_spec(
            entry.value
        )  # finds a package without running it, unless it is in another one
        for location in (package.submodule_search_locations or ()) if package else ():
            yield Path(location) / "overlays"


@cache
def _bundled_overlays() -> Mapping[tuple[str, str], dict[str, Any]]:
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for path in (p for folder in bundled_overlay_folders() for p in sorted(folder.glob("*.yaml"))):
        overlay = read_overlay(path)
        namespace = overlay.get("cpp_namespace")
        if isinstance(namespace, str):
            found.setdefault((overlay["dialect"], _plain_namespace(namespace)), overlay)
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
