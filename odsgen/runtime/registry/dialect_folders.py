"""Dialect packages that are loaded from a folder, whether or not Python looks for modules there."""

from __future__ import annotations

import os
import sys
from importlib import import_module, util
from importlib.machinery import FileFinder
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from odsgen.runtime.registry.dialect_packages import (
    BUNDLED_PACKAGE,
    DialectLoadError,
    dialect_of,
    is_dialect_name,
    not_imported,
    package_name,
    package_spec,
)

if TYPE_CHECKING:
    from odsgen.runtime.registry.dialect import Dialect


def load_dialect_package(path: str | Path) -> Dialect:
    """The dialect of a generated package, given by its folder.

    Raises DialectLoadError when there is no such package or it is no dialect.
    """
    folder = Path(path).resolve()
    if not (folder / "__init__.py").is_file():
        raise DialectLoadError(
            f"no dialect package at '{path}': expected a folder with __init__.py"
        )
    if not is_dialect_name(folder.name):
        raise DialectLoadError(
            f"cannot import '{path}': no dialect package can be called '{folder.name}'"
        )
    module = _imported_from(folder)
    if module is not None:
        return dialect_of(module, folder.name)
    parent = _parent_package(folder.parent)
    finder = sys.path_importer_cache.get(str(folder.parent))
    if isinstance(finder, FileFinder):
        finder.invalidate_caches()  # the package may be younger than what is known of its folder
    try:
        module = import_module(f"{parent}.{folder.name}")
    except Exception as error:
        raise not_imported(f"the dialect package '{path}'", error) from error
    _know_by_name(module, folder)
    return dialect_of(module, folder.name)


def _imported_from(folder: Path) -> ModuleType | None:
    """The package that a program has imported from the folder, under whatever name: its classes are there once."""
    init = os.path.join(folder, "__init__.py")
    for name, module in list(sys.modules.items()):
        if name.rpartition(".")[2] == folder.name and getattr(module, "__file__", None) is not None:
            spec = getattr(module, "__spec__", None)
            is_whole = not getattr(spec, "_initializing", False)
            if is_whole and os.path.realpath(str(module.__file__)) == init:
                return module
    return None


def _know_by_name(module: ModuleType, folder: Path) -> None:
    """Let `import name` find a package that was loaded from a folder of `sys.path`, instead of making it anew."""
    name = folder.name
    if name in sys.modules or all(os.path.realpath(p) != str(folder.parent) for p in sys.path):
        return
    for loaded in list(sys.modules):
        if loaded == module.__name__ or loaded.startswith(f"{module.__name__}."):
            sys.modules[name + loaded.removeprefix(module.__name__)] = sys.modules[loaded]


def _parent_package(folder: Path) -> str:
    """A package over a folder of dialect packages, so that they may import each other relatively."""
    for name, module in list(sys.modules.items()):
        if "." not in name and str(folder) in getattr(module, "__path__", ()):
            return name
    if folder.name == BUNDLED_PACKAGE:  # hooks and other packages import it by its name
        spec = util.find_spec(BUNDLED_PACKAGE)
        places = spec.submodule_search_locations if spec is not None else None
        if any(os.path.realpath(place) == str(folder) for place in places or ()):
            import_module(BUNDLED_PACKAGE)
            return BUNDLED_PACKAGE
    name = package_name(folder)
    # Of several threads, one makes it.
    sys.modules.setdefault(name, util.module_from_spec(package_spec(name, folder)))
    return name
