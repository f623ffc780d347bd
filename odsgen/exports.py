"""The public names of a package, each imported from its module when it is first asked for.

A package that imports its own modules can be waited for by one of them: Python locks a module before the package around it, so
a thread that imports `odsgen.runtime.ir.block` first and one that imports `odsgen.runtime` would each hold what the other one
needs. Where packages import nothing of their own, threads may begin from any side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any


class _Package(ModuleType):
    """A package with a name that one of its modules has, too: the module is no attribute of it."""

    def __setattr__(self, name: str, value: object) -> None:
        if not isinstance(value, ModuleType) or name not in self.__dict__["__hidden_modules__"]:
            super().__setattr__(name, value)


def exporter(package: str, names: Mapping[str, str]) -> tuple[list[str], Callable[[str], Any]]:
    """The `__all__` and the `__getattr__` of a package; ``names`` has, by module, the names that it gives, between blanks.

    Type checkers read the same in the package's `__init__.pyi`.
    """
    modules = {name: module for module in names for name in names[module].split()}
    hidden = frozenset(name for name, module in modules.items() if module == f"{package}.{name}")
    if hidden:
        sys.modules[package].__dict__["__hidden_modules__"] = hidden
        sys.modules[package].__class__ = _Package

    def find(name: str) -> Any:
        module = modules.get(name)
        if module is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        inside = import_module(module)
        known = sys.modules[package].__dict__
        for each in names[module].split():
            # A module that imports this package may not have all yet.
            if each in inside.__dict__:
                known.setdefault(each, inside.__dict__[each])
        found = getattr(inside, name, None)
        if found is None:  # a module of that package
            found = known[name] = import_module(f"{module}.{name}")
        return found

    return sorted(modules), find
