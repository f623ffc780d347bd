"""From the name of a dialect to the package that defines it: the one place where text becomes a module or a path.

Programs mention dialects, and nobody vouches for programs.  So a name is looked for only if it is one that a dialect of
MLIR can have, and only where the user has put dialects.

A dialect package in a folder of ODSGEN_DIALECT_PATH is no module of `sys.path`.  It is imported below a package that stands
for its folder and whose name follows from the folder's path, the same in every process: what a pickle names is found.
"""

from __future__ import annotations

import keyword
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache, partial
from importlib import import_module, util
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from pathlib import Path

    from odsgen.runtime.registry.dialect import Dialect


PATH_VARIABLE = "ODSGEN_DIALECT_PATH"

_PREFIX = "odsgen_dialects_at_"
_MADE_UP = re.compile(
    rf"\b{_PREFIX}[0-9a-f]{{16}}\.|\bodsgen_in_memory\.(?P<package>\w+)_[0-9]+\b", re.ASCII
)


def without_made_up_names(text: str) -> str:
    """The text of an error, in which modules are called as their authors call them: `tides.ops`."""
    return _MADE_UP.sub(lambda match: match["package"] or "", text)


def package_name(folder: Path) -> str:
    """The name of the package that stands for a folder of dialect packages."""
    from hashlib import sha256

    return _PREFIX + sha256(os.fsencode(folder.resolve())).hexdigest()[:16]


def package_spec(name: str, folder: Path) -> ModuleSpec:
    """The spec of the package that stands for a folder."""
    spec = ModuleSpec(name, None, is_package=True)
    spec.submodule_search_locations = [str(folder)]
    return spec


class _FolderFinder:
    """Finds the package of a folder by its name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(_PREFIX) or "." in fullname:
            return None
        from pathlib import Path

        for entry in filter(None, os.environ.get(PATH_VARIABLE, "").split(os.pathsep)):
            folder = Path(entry).resolve()
            if package_name(folder) == fullname:
                return package_spec(fullname, folder)
        return None


def find_named_folders() -> None:
    """Let imports find the packages of the folders that the environment names."""
    if not any(isinstance(finder, _FolderFinder) for finder in sys.meta_path):
        sys.meta_path.append(_FolderFinder())


ENTRY_POINT_GROUP = "odsgen.dialects"
BUNDLED_PACKAGE = "odsgen_dialects"
LONGEST_NAME = 200
"""A dialect with a longer name has no package: file systems end at 255 bytes, and a package is first written beside itself."""

_NAMESPACE = re.compile(r"[A-Za-z_][A-Za-z0-9_$]*")


class DialectLoadError(Exception):
    """A dialect package exists and cannot be used."""


def is_dialect_name(text: str) -> bool:
    """Whether a dialect can be called so (`Dialect::isValidNamespace`)."""
    return _NAMESPACE.fullmatch(text) is not None


def installed_dialects() -> Iterable[str]:
    """The names of the dialects that can be loaded without being told where they are."""
    return [
        name
        for name, entry_point in _entry_points().items()
        if not _is_bundled(entry_point) or util.find_spec(entry_point.module) is not None
    ]


def dialects_in(folder: str) -> Iterable[str]:
    """The names of the dialects whose packages lie in a folder, as far as the folder tells; nothing is imported."""
    from pathlib import Path

    names = (path.parent.name for path in Path(folder).glob("*/__init__.py"))
    return (name.removesuffix("_") or name for name in names)


def find_dialect(name: str, folders: Iterable[str]) -> Dialect | None:
    """The dialect of that name: a package in one of the folders, else one that is installed; None if there is none.

    A user who names a folder means the packages in it, also where one of the same name comes with odsgen.  Those that come
    with it have entry points too, but are found without: to ask for entry points takes longer than all else that a small
    program needs.  Raises DialectLoadError when there is one and it cannot be used.
    """
    if not is_dialect_name(name) or len(name) > LONGEST_NAME:
        return None
    folders = list(folders)
    for number, folder in enumerate(folders, 1):
        # A dialect whose name means something else to Python has an underscore behind the name of its package; another one
        # beside it, from before there was a reason, is older.
        for package in (f"{name}_", name):
            package_folder = os.path.join(folder, package)
            if os.path.isfile(os.path.join(package_folder, "__init__.py")):
                from odsgen.runtime.registry.dialect_folders import load_dialect_package

                found = load_dialect_package(package_folder)
                if found.name == name:
                    return found.joined(partial(find_dialect, name, folders[number:]))
    try:
        bundled = bundled_dialect(name)
    except Exception as error:
        raise not_imported(f"the dialect '{name}'", error) from error
    if bundled is not None:
        return bundled
    entry_point = _entry_points().get(name)
    is_bundled = entry_point is not None and _is_bundled(entry_point)
    if entry_point is not None and not is_bundled:
        try:
            package = entry_point.load()
        except Exception as error:
            raise not_imported(f"the dialect '{name}' from '{entry_point.value}'", error) from error
        return dialect_of(package, name)
    if is_bundled:
        raise DialectLoadError(
            f"the package of the dialect '{name}' has not been generated in this checkout: make dialects"
        )
    return None


def bundled_dialect(name: str) -> Dialect | None:
    """The dialect of that name that comes with odsgen, if there is one."""
    if not is_dialect_name(name) or len(name) > LONGEST_NAME:
        return None
    package = (
        f"{BUNDLED_PACKAGE}.{name}_" if keyword.iskeyword(name) else f"{BUNDLED_PACKAGE}.{name}"
    )
    try:
        spec = util.find_spec(package)
    except ModuleNotFoundError:  # the runtime by itself
        return None
    if spec is None or spec.origin is None or spec.submodule_search_locations is None:
        return None
    return dialect_of(import_module(package), name)


def not_imported(subject: str, error: Exception) -> DialectLoadError:
    """The error of a dialect that is there and cannot be imported."""
    from odsgen.runtime.registry.import_failures import made_by_another_version

    reason = without_made_up_names(str(error))
    return DialectLoadError(f"cannot import {subject}: {reason}{made_by_another_version(error)}")


def dialect_of(module: ModuleType | object, name: str) -> Dialect:
    """The dialect that a package defines; raises DialectLoadError."""
    from odsgen.runtime.registry.dialect import Dialect

    found = module if isinstance(module, Dialect) else getattr(module, "DIALECT", None)
    if not isinstance(found, Dialect):
        raise DialectLoadError(f"the package of dialect '{name}' defines no DIALECT")
    return found


def _is_bundled(entry_point: EntryPoint) -> bool:
    return entry_point.module.startswith(f"{BUNDLED_PACKAGE}.")


@cache
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINT_GROUP)}
