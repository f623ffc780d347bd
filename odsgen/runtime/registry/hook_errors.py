"""Errors in the hand-written half of a dialect, with their places."""

from __future__ import annotations

import sys


class HookError(Exception):
    """The hand-written half of a dialect is not what its spec asks for."""


class MissingHookError(HookError):
    """A spec declares a hook that its hook module does not define."""


class PredicateCostError(HookError):
    """A predicate of a spec looks at more than a predicate may."""


class HookImportError(HookError, ImportError):
    """A module of hooks cannot be imported."""

    @classmethod
    def of(cls, module: str, error: Exception) -> HookImportError:
        """The error of a module, with the file and line where it went wrong."""
        if isinstance(error, ModuleNotFoundError) and error.name == module:
            package = module.rpartition(".")[0]
            folder = next(iter(getattr(sys.modules.get(package), "__path__", ())), None)
            where = f"'{folder}' has no hooks.py" if folder else f"there is no module '{module}'"
            return cls(f"the spec declares hooks, and {where}: `odsgen generate` writes one")
        from odsgen.runtime.registry.import_failures import described

        return cls(described(error))


class WrongHookError(HookError):
    """A hook is called in another way than it is declared, or gives back something else than is asked for."""

    def __init__(self, message: str, function: object) -> None:
        super().__init__(message)
        while (wrapped := getattr(function, "__wrapped__", None)) is not None:
            function = wrapped
        self.function = function

    @property
    def name(self) -> str:
        """The name of the hook in its file."""
        return getattr(self.function, "__qualname__", "?")

    @property
    def place(self) -> tuple[str, int] | None:
        """The file and the line of the hook."""
        code = getattr(self.function, "__code__", None)
        return None if code is None else (code.co_filename, code.co_firstlineno)

    @property
    def where(self) -> str:
        """The place as messages have it: `hooks.py:12: `."""
        place = self.place
        return "" if place is None else f"{place[0]}:{place[1]}: "
