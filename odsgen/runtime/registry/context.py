"""The context of a program: which dialects exist, and what is done about the unknown."""

from __future__ import annotations

import os
from _thread import allocate_lock  # `threading` takes longer to import
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from odsgen.runtime.registry.dialect import Dialect
from odsgen.runtime.registry.dialect_packages import (
    PATH_VARIABLE,
    DialectLoadError,
    dialects_in,
    find_dialect,
    find_named_folders,
    installed_dialects,
)
from odsgen.runtime.registry.hook_errors import HookError

if TYPE_CHECKING:
    from pathlib import Path

    from odsgen.runtime.ir.operation import Operation

__all__ = [
    "Context",
    "DialectLoadError",
    "context_of",
    "dialect_loaded_for",
    "loaded_dialect",
    "loaded_dialects",
]

find_named_folders()

_loaded: dict[str, Dialect] = {}
#: The hooks that predicates have called, by dialect and name (`hooks.py`).
known_checks: dict[tuple[str, str], Callable[..., bool]] = {}
#: By dialect and class, the unwritten hooks that would check programs, until somebody is told of them (`unchecked.py`).
untold_hooks: dict[str, dict[str, list[str]]] = {}
#: Held while the tables of a context change, and never while a package is imported.
_changing = allocate_lock()


def forget_checks(dialect: str) -> None:
    """Look for the checks of a dialect again: another one of its name takes its place."""
    for known in [key for key in list(known_checks) if key[0] == dialect]:
        known_checks.pop(known, None)
    untold_hooks.pop(dialect, None)


def loaded_dialect(name: str) -> Dialect | None:
    """The dialect of that name that a context of this process loaded last; used where an operation stands alone."""
    return _loaded.get(name)


def loaded_dialects() -> tuple[Dialect, ...]:
    """All dialects that contexts of this process have loaded."""
    return tuple(_loaded.copy().values())


def context_of(op: Operation) -> Context | None:
    """The context in which the program around an operation was read; None if it was built."""
    root = op
    while (parent := root.parent_op) is not None:
        root = parent
    found: Context | None = getattr(root, "parse_context", None)
    return found


def dialect_loaded_for(op: Operation, name: str) -> Dialect | None:
    """The dialect of that name if the context of an operation has loaded it; nothing is loaded for the question.

    What other contexts of the process have loaded counts only for an operation of none.
    """
    context = context_of(op)
    return loaded_dialect(name) if context is None else context.loaded_dialect(name)


def _check_is_dialect(found: object) -> None:
    """Raises TypeError for a package or a name where a dialect is meant."""
    if isinstance(found, Dialect):
        return
    advice = ""
    if isinstance(getattr(found, "DIALECT", None), Dialect):
        advice = f"; that of the package '{getattr(found, '__name__', found)}' is its DIALECT"
    elif isinstance(found, str):
        advice = f"; Context().dialect({found!r}) finds one by its name"
    raise TypeError(f"expected a Dialect, got {found!r}{advice}")


class Context:
    """Finds dialects by name and loads each on its first mention.

    Dialects are looked for among those given, those that come with odsgen, those of the entry-point group
    `odsgen.dialects` (installed packages), and as packages in the folders of `dialect_path` (default: the environment
    variable `ODSGEN_DIALECT_PATH`, separated as PATH is), in this order.

    With `allow_unregistered`, operations, types and attributes of unknown dialects are kept as they are written; with
    `early_syntax`, programs are read in the syntax of MLIR's early specification, too (parser/early.py).

    Threads may share a context.  Its tables are never changed where others can see a dialect half loaded: a dialect is
    put in with all that it depends on, by replacing the tables, and looking something up takes no lock.
    """

    __slots__ = (
        "allow_unregistered",
        "early_syntax",
        "_dialects",
        "_operations",
        "_folders",
        "_found",
    )

    def __init__(
        self,
        allow_unregistered: bool = False,
        dialects: Iterable[Dialect] = (),
        dialect_path: Iterable[str | Path] | None = None,
        early_syntax: bool = False,
    ) -> None:
        self.allow_unregistered = allow_unregistered
        self.early_syntax = early_syntax
        self._dialects: dict[str, Dialect | None] = {}
        self._operations: dict[str, type[Operation] | None] = {}
        #: Where dialects were found, by name; copies share it, so that each is looked for once.
        self._found: dict[str, Dialect] = {}
        if dialect_path is None:
            dialect_path = filter(None, os.environ.get(PATH_VARIABLE, "").split(os.pathsep))
        self._folders = [os.fspath(folder) for folder in dialect_path]
        if isinstance(dialects, (str, Dialect)):
            raise TypeError(f"expected several dialects, in a list, got {dialects!r}")
        for dialect in dialects:
            self.load(dialect)

    def copy(self) -> Context:
        """Another context with the same settings and dialects; what one of the two loads later is not the other's."""
        copied = Context(self.allow_unregistered, (), self._folders, self.early_syntax)
        with _changing:
            copied._dialects = dict(self._dialects)
            copied._operations = dict(self._operations)
        copied._found = self._found
        return copied

    # --- dialects -------------------------------------------------------------------------------------------------------

    def load(self, dialect: Dialect) -> None:
        """Make a dialect known to this context; it replaces one of the same name.  Checks that its hooks exist."""
        _check_is_dialect(dialect)
        self._load(dialect.joined(lambda: self.dialect(dialect.name)), replaces=True)

    def _load(self, dialect: Dialect, *, replaces: bool) -> None:
        dialect.check_hooks()
        found: dict[str, Dialect | None] = {dialect.name: dialect}
        pending = [dialect]
        while pending:
            current = pending.pop()
            for name in current.dependencies:
                if name not in found and name not in self._dialects:
                    dependency = self._usable(name)
                    if dependency is not None:
                        found[name] = dependency
                        pending.append(dependency)
        # Before this context shows them to other threads, whose folds and checks ask for the dialect of an operation.
        for loaded in found.values():
            if loaded is not None and _loaded.get(loaded.name) is not loaded:
                _loaded[loaded.name] = loaded
                forget_checks(loaded.name)
                if loaded.unchecked:
                    from odsgen.runtime.registry.unchecked import hooks_by_class

                    untold_hooks[loaded.name] = hooks_by_class(loaded.unchecked)
        self._put(found, dialect if replaces else None)

    def _usable(self, name: str) -> Dialect | None:
        """A dialect that another one names; None where it cannot be used: the program that mentions it is told so."""
        try:
            found = self._find(name)
            if found is not None:
                found.check_hooks()
            return found
        except (DialectLoadError, HookError):
            return None

    def _find(self, name: str) -> Dialect | None:
        """The dialect of that name, wherever it is; one that is not there may be there the next time."""
        found = self._found.get(name)
        if found is None:
            found = find_dialect(name, self._folders)
            if found is not None:
                self._found[name] = found
        return found

    def add_local(self, dialect: Dialect) -> None:
        """Make a dialect known to this context alone, as it stands; the process does not count it as loaded."""
        self._put({dialect.name: dialect}, dialect)

    def _put(self, found: dict[str, Dialect | None], new: Dialect | None) -> None:
        """Replace the tables by ones with what was found; where a dialect is known already, only `new` replaces it."""
        with _changing:
            dialects = dict(self._dialects)
            operations: dict[str, type[Operation] | None] = {
                name: known for name, known in self._operations.items() if known is not None
            }
            for name, dialect in found.items():
                if dialect is new or dialects.get(name) is None:
                    dialects[name] = dialect
                    if dialect is not None:
                        operations.update(dialect.operations)
            # In this order: whoever does not find an operation yet looks at the dialects.
            self._dialects = dialects
            self._operations = operations

    def dialect(self, name: str) -> Dialect | None:
        """The dialect of that name, loaded if need be; None if there is none."""
        try:
            return self._dialects[name]
        except KeyError:
            pass
        # Several threads may come here at once: the import system hands the same package to all.
        found = self._find(name)
        if found is not None:
            self._load(found, replaces=False)
            return self._dialects[name]
        with _changing:
            return self._dialects.setdefault(name, None)

    def loaded_dialect(self, name: str) -> Dialect | None:
        """The dialect of that name if this context has loaded it."""
        return self._dialects.get(name)

    def dialects(self) -> tuple[Dialect, ...]:
        """The dialects that this context has loaded."""
        return tuple(found for found in list(self._dialects.values()) if found is not None)

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
        with _changing:
            if not dot or self._dialects[dialect_name] is dialect:
                return self._operations.setdefault(name, found)
        return self.operation_class(name)  # another thread has loaded another dialect of that name

    def available_dialects(self) -> list[str]:
        """The names of all dialects that can be loaded, sorted."""
        names = {dialect.name for dialect in self.dialects()}
        names.update(installed_dialects())
        for folder in self._folders:
            names.update(dialects_in(folder))
        return sorted(names)
