"""The context of a program: which dialects exist, and what is done about the unknown."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib import import_module, invalidate_caches, util
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from odsgen.runtime.hooks import forget_checks

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from odsgen.runtime.dialect import Dialect
    from odsgen.runtime.ir.operation import Operation

ENTRY_POINT_GROUP = "odsgen.dialects"
PATH_VARIABLE = "ODSGEN_DIALECT_PATH"


_loaded: dict[str, Dialect] = {}


def loaded_dialect(name: str) -> Dialect | None:
    """The dialect of that name that a context of this process loaded last; used where an operation stands alone."""
    return _loaded.get(name)


def loaded_dialects() -> tuple[Dialect, ...]:
    """All dialects that contexts of this process have loaded."""
    return tuple(_loaded.values())


def context_of(op: Operation) -> Context | None:
    """The context in which the program around an operation was read; None if it was built."""
    root = op
    while (parent := root.parent_op) is not None:
        root = parent
    found: Context | None = getattr(root, "_context", None)
    return found


class DialectLoadError(Exception):
    """A dialect package exists and cannot be used."""


class Context:
    """Finds dialects by name and loads each on its first mention.

    Dialects are looked for among those given, then among those of the entry-point group `odsgen.dialects` (installed
    packages), then as packages in the folders of `dialect_path` (default: the environment variable
    `ODSGEN_DIALECT_PATH`, separated as PATH is).

    With `allow_unregistered`, operations, types and attributes of unknown dialects are kept as they are written.
    """

    __slots__ = ("allow_unregistered", "_dialects", "_operations", "_folders")

    def __init__(
        self,
        allow_unregistered: bool = False,
        dialects: Iterable[Dialect] = (),
        dialect_path: Iterable[str | Path] | None = None,
    ) -> None:
        self.allow_unregistered = allow_unregistered
        self._dialects: dict[str, Dialect | None] = {}
        self._operations: dict[str, type[Operation] | None] = {}
        if dialect_path is None:
            dialect_path = filter(None, os.environ.get(PATH_VARIABLE, "").split(os.pathsep))
        self._folders = [Path(folder) for folder in dialect_path]
        for dialect in dialects:
            self.load(dialect)

    # --- dialects -------------------------------------------------------------------------------------------------------

    def load(self, dialect: Dialect) -> None:
        """Make a dialect known to this context; it replaces one of the same name.  Checks that its hooks exist."""
        dialect.check_hooks()
        if _loaded.get(dialect.name) is not dialect:
            forget_checks(dialect.name)
        self._dialects[dialect.name] = _loaded[dialect.name] = dialect
        self._operations = {
            name: found for name, found in self._operations.items() if found is not None
        }
        self._operations.update(dialect.operations)
        for dependency in dialect.dependencies:
            self.dialect(dependency)

    def add_local(self, dialect: Dialect) -> None:
        """Make a dialect known to this context alone, as it stands; the process does not count it as loaded."""
        self._dialects[dialect.name] = dialect
        self._operations.update(dialect.operations)

    def dialect(self, name: str) -> Dialect | None:
        """The dialect of that name, loaded if need be; None if there is none."""
        if name in self._dialects:
            return self._dialects[name]
        self._dialects[name] = None
        found = self._find(name)
        if found is not None:
            self.load(found)
        return found

    def dialects(self) -> tuple[Dialect, ...]:
        """The dialects that this context has loaded."""
        return tuple(found for found in self._dialects.values() if found is not None)

    def operation_class(self, name: str) -> type[Operation] | None:
        """The class of the operations of that full name; loads the dialect if need be."""
        try:
            return self._operations[name]
        except KeyError:
            pass
        dialect_name, dot, _ = name.partition(".")
        dialect = self.dialect(dialect_name) if dot else None
        found = dialect.operations.get(name) if dialect is not None else None
        if found is None and dialect is not None and dialect.extensible:
            return None  # it may be defined yet
        return self._operations.setdefault(name, found)

    def available_dialects(self) -> list[str]:
        """The names of all dialects that can be loaded, sorted."""
        names = {name for name, found in self._dialects.items() if found is not None}
        names.update(_entry_points())
        for folder in self._folders:
            names.update(path.parent.name for path in folder.glob("*/__init__.py"))
        return sorted(names)

    def _find(self, name: str) -> Dialect | None:
        entry_point = _entry_points().get(name)
        if entry_point is not None:
            try:
                package = entry_point.load()
            except Exception as error:
                raise DialectLoadError(
                    f"cannot import the dialect '{name}' from '{entry_point.value}': {error}"
                ) from error
            return _dialect_of(package, name)
        for folder in self._folders:
            # A dialect whose name is a word of Python has an underscore behind the name of its package.
            for package in (name, f"{name}_"):
                if (folder / package / "__init__.py").is_file():
                    return load_dialect_package(folder / package)
        return None


def load_dialect_package(path: str | Path) -> Dialect:
    """The dialect of a generated package, given by its folder.

    Raises DialectLoadError when there is no such package or it is no dialect.
    """
    folder = Path(path).resolve()
    if not (folder / "__init__.py").is_file():
        raise DialectLoadError(
            f"no dialect package at '{path}': expected a folder with __init__.py"
        )
    parent = _parent_package(folder.parent)
    invalidate_caches()
    try:
        module = import_module(f"{parent}.{folder.name}")
    except Exception as error:
        raise DialectLoadError(f"cannot import the dialect package '{path}': {error}") from error
    return _dialect_of(module, folder.name)


def _parent_package(folder: Path) -> str:
    """A package over a folder of dialect packages, so that they may import each other relatively."""
    import sys

    for name, module in list(sys.modules.items()):
        if "." not in name and str(folder) in getattr(module, "__path__", ()):
            return name
    name = f"odsgen_dialects_at_{abs(hash(str(folder))):x}"
    spec = util.spec_from_loader(name, loader=None, is_package=True)
    assert spec is not None
    package = util.module_from_spec(spec)
    package.__path__ = [str(folder)]
    sys.modules[name] = package
    return name


def _dialect_of(module: ModuleType | object, name: str) -> Dialect:
    from odsgen.runtime.dialect import Dialect

    found = module if isinstance(module, Dialect) else getattr(module, "DIALECT", None)
    if not isinstance(found, Dialect):
        raise DialectLoadError(f"the package of dialect '{name}' defines no DIALECT")
    return found


_found_entry_points: dict[str, EntryPoint] | None = None


def _entry_points() -> dict[str, EntryPoint]:
    global _found_entry_points
    if _found_entry_points is None:
        from importlib.metadata import entry_points

        _found_entry_points = {entry.name: entry for entry in entry_points(group=ENTRY_POINT_GROUP)}
    return _found_entry_points
