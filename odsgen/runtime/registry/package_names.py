"""The names under which packages that nobody installed are imported, and where they are found again by these names.

A dialect package in a folder of ODSGEN_DIALECT_PATH is no module of `sys.path`.  It is imported below a package that stands
for its folder and whose name follows from the folder's path, the same in every process: what a pickle names is found.
Nothing is looked for but in the folders that the user named in the environment of this process.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

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
