"""The types of what builders take: their modules import most names for type checkers alone."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import resolve_name
from inspect import getsource
from types import ModuleType
from typing import Any


def type_hints(function: Callable[..., Any]) -> dict[str, Any]:
    """The hints of `typing.get_type_hints`, of `arith.AddIOp.build` as of `arith.addi`."""
    plain: Any = getattr(function, "__func__", function)
    if not hasattr(plain, "__code__"):  # an object that is called
        plain = type(plain).__call__
    names = _Names(sys.modules[plain.__module__])
    owner = getattr(function, "__self__", None)
    if isinstance(owner, type):
        names.known["Self"] = owner
    annotations: dict[str, Any] = plain.__annotations__
    return {name: names.resolved(annotation) for name, annotation in annotations.items()}


class _Names(Mapping[str, Any]):
    """The names of a module, with those that it imports for type checkers."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self.known: dict[str, Any] = {}

    def resolved(self, annotation: Any) -> Any:
        """The meaning of an annotation, which may be a text, as aliases are."""
        return eval(annotation, {}, self) if isinstance(annotation, str) else annotation

    def __getitem__(self, name: str) -> Any:
        if name not in self.known:
            self.known[name] = self._found(name)
        return self.known[name]

    def _found(self, name: str) -> Any:
        variable = getattr(self._module, name, getattr(builtins, name, None))
        if variable is not None and not isinstance(variable, str):
            return variable
        origin = _origins(self._module).get(name, variable)
        if isinstance(origin, tuple):
            return _Names(import_module(origin[0]))[origin[1]]
        if origin is None:
            raise NameError(f"'{self._module.__name__}' does not know '{name}'")
        return self.resolved(origin)

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


@cache
def _origins(module: ModuleType) -> dict[str, str | tuple[str, str]]:
    """The names that a module imports, with their modules, and the texts of aliases that are for type checkers alone."""
    found: dict[str, str | tuple[str, str]] = {}
    body = ast.parse(getsource(module)).body
    for block in (body, *(each.body for each in body if isinstance(each, ast.If))):
        for each in block:
            match each:
                case ast.ImportFrom():
                    name = "." * each.level + (each.module or "")
                    origin = resolve_name(name, module.__package__ or "")
                    found.update({a.asname or a.name: (origin, a.name) for a in each.names})
                case ast.AnnAssign(
                    target=ast.Name(id=name), value=ast.Constant(value=str() as text)
                ):
                    found.setdefault(name, text)
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    found.setdefault(name, ast.unparse(value))
    return found
