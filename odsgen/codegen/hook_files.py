"""Where the hand-written hooks of a package are; nothing here opens them."""

from __future__ import annotations

from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path

from odsgen.ods.model import DialectDef

#: The hooks in a generated package: a file, or a folder of several.
HOOKS = "hooks"
HOOKS_FILE = f"{HOOKS}.py"

#: The file of a package itself.
INIT = "__init__.py"


def hooks_path(directory: Path) -> Path | None:
    """The hooks that the author has put into a generated package: one file, or a folder of several; None if there are none."""
    for path in (directory / HOOKS / INIT, directory / HOOKS_FILE):
        if path.exists():
            return path
    return None


def hook_files(dialect: DialectDef, directory: Path) -> tuple[Path, ...]:
    """The files of hooks, there or not, but for a module that is not found."""
    named = None if dialect.hooks_module is None else module_file(dialect.hooks_module)
    own = (directory / HOOKS / INIT, directory / HOOKS_FILE)
    return own if named is None else (named, *own)


def module_file(name: str) -> Path | None:
    """The file of a module that a spec names; neither it nor a package around it is imported."""
    outermost, *inner = name.split(".")
    try:
        found = find_spec(outermost)
        for part in inner:
            if found is None:
                return None
            found = PathFinder.find_spec(part, found.submodule_search_locations or ())
    except (ImportError, OSError, ValueError):
        return None
    return None if found is None or found.origin is None else Path(found.origin)
