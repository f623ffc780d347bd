"""Notes that an export gathers beside its records: files to include, functions of C++ to write, and what only the spec says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CppFunction:
    """A function of C++ in the place of what TableGen and C++ cannot say; its author writes it."""

    returns: str
    name: str
    parameters: str
    stands_for: str  # as the spec writes it


class ExportNotes:
    """Filled while the records are written."""

    def __init__(self) -> None:
        self.includes: dict[str, None] = {}
        self.dialects: dict[str, None] = {}  # of those files
        self.functions: dict[str, CppFunction] = {}
        #: What TableGen does not say, by the keys of the spec: the overlay brings it back.
        self.kept: dict[str, Any] = {}

    def include(self, dialect: str, *files: str) -> None:
        self.dialects.setdefault(dialect)
        self.includes.update(dict.fromkeys(files))

    def keep(self, value: Any, *path: str) -> None:
        """Remember what the spec says at a place, which the overlay says again."""
        tree = self.kept
        for key in path[:-1]:
            tree = tree.setdefault(key, {})
        tree[path[-1]] = value

    def function(self, returns: str, name: str, parameters: str, stands_for: str) -> str:
        """Declare a function; its name, which is another one where the name is taken."""
        free, count = name, 2
        while free in self.functions and self.functions[free].stands_for != stands_for:
            free, count = f"{name}{count}", count + 1
        self.functions[free] = CppFunction(returns, free, parameters, stands_for)
        return free
