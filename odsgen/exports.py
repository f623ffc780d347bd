"""The public names of a package, each imported from its module when it is first asked for.

A package that imports its own modules can be waited for by one of them: Python locks a module before the package around it, so
a thread that imports `odsgen.runtime.ir.block` first and one that imports `odsgen.runtime` would each hold what the other one
needs. Where packages import nothing of their own, threads may begin from any side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any


class _Package(ModuleType):
    """A package with a name that one of its modules has, too: the module is no attribute of it."""

    def __setattr__(self, name: str, value: object) -> None:
        if not isinstance(value, ModuleType) or name not in self.__dict__["__hidden_modules__"]:
            super().__setattr__(name, value)


def exporter(package: str, names: Mapping[str, Sequence[str]]) -> Callable[[str], Any]:
    """The `__getattr__` of a package, which gets an `__all__`; ``names`` has those of each module, in a list or in one text."""
    modules = {
        name: module
        for module, given in names.items()
        for name in (given.split() if isinstance(given, str) else given)
    }
    sys.modules[package].__dict__["__all__"] = sorted(modules)
    hidden = frozenset(name for name, module in modules.items() if module == f"{package}.{name}")
    if hidden:
        sys.modules[package].__dict__["__hidden_modules__"] = hidden
        sys.modules[package].__class__ = _Package

    def find(name: str) -> Any:
        module = modules.get(name)
        if module is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(module), name)
        setattr(sys.modules[package], name, found)
        return found

    return find
