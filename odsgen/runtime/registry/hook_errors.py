"""Errors in the hand-written half of a dialect, with their places."""

from __future__ import annotations

import os
import re
import sys
from types import ModuleType

from odsgen.runtime.registry.package_names import without_made_up_names

#: The folder of the decorators: one that refuses what it is put on is not at fault.
_DECORATORS = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(__file__))), "hooks", "")


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
        file, line = _place_of_failure(error)
        reason = error.msg if isinstance(error, SyntaxError) else error
        text = f"{type(error).__name__}: {without_made_up_names(str(reason))}"
        reason = _missing_definition(error) or text + made_by_another_version(error)
        return cls(f"{file}:{line}: cannot import these hooks: {reason}")


def _place_of_failure(error: Exception) -> tuple[str, int]:
    """The file and line that could not be imported: the innermost one that a file has."""
    if isinstance(error, SyntaxError) and error.filename:
        return error.filename, error.lineno or 1
    found = ("?", 0)
    traceback = error.__traceback__
    while traceback is not None:
        file = traceback.tb_frame.f_code.co_filename
        if not file.startswith(("<", _DECORATORS)) and not file.endswith("importlib/__init__.py"):
            found = (file, traceback.tb_lineno)
        traceback = traceback.tb_next
    return found


_MISSING_NAME = re.compile(r"cannot import name '(\w+)' from")
_SHOWN = 8  # names that are there; more of them help nobody


def _missing_definition(error: Exception) -> str | None:
    """The import of a class that generated code does not have, in words; None for any other error."""
    match = _MISSING_NAME.match(str(error)) if isinstance(error, ImportError) else None
    if match is None or not isinstance(error, ImportError) or error.path is None:
        return None
    module = sys.modules.get(error.name or "")
    maker = maker_of(error.path) or _maker_in_memory(module)
    if maker is None or made_by_another_version(error):
        return None
    file = os.path.basename(error.path).partition(" ")[0]
    text = f"there is no '{match[1]}' in {file}, which odsgen generated from {maker[1]}"
    there = [name for name, value in vars(module).items() if _is_defined_in(module, name, value)]
    if there:
        more = ", …" if len(there) > _SHOWN else ""
        text += f" and which defines {', '.join(there[:_SHOWN])}{more}"
    return f"{text}; change what the hooks import, or the spec, and run `odsgen generate`"


def _is_defined_in(module: ModuleType | None, name: str, value: object) -> bool:
    own = getattr(value, "__module__", None) == getattr(module, "__name__", "")
    return isinstance(value, type) and own and not name.startswith("_")


def _maker_in_memory(module: ModuleType | None) -> tuple[str, str] | None:
    """As `maker_of`, of a module that was never written to a file."""
    get_source = getattr(getattr(module, "__loader__", None), "get_source", None)
    if get_source is None or module is None:
        return None
    try:
        return _maker_in(get_source(module.__name__) or "")
    except (ImportError, LookupError):
        return None


def made_by_another_version(error: Exception) -> str:
    """A remark on an import of what this runtime does not have: generated code that another version has written."""
    missing = error.name if isinstance(error, ImportError) else None
    if not (missing or "").startswith("odsgen.runtime"):
        return ""
    maker = maker_of(_place_of_failure(error)[0])
    if maker is None:
        return ""
    return f" (made by odsgen {maker[0]} from {maker[1]}, for another runtime than this one: run `odsgen generate` again)"


def maker_of(file: str) -> tuple[str, str] | None:
    """The version of odsgen that wrote a file, and the spec; None if it is no generated file."""
    try:
        with open(file, encoding="utf-8") as text:
            return _maker_in(text.readline(1000))
    except (OSError, UnicodeDecodeError):
        return None


def _maker_in(text: str) -> tuple[str, str] | None:
    match = re.match(r"# Generated by odsgen (\S+) from (.+?)\. Change", text)
    return None if match is None else (match[1], match[2])


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
