"""Methods whose module is loaded when the first of them is called.

A class that is composed by subject names the functions of its modules; those of rare subjects, to type checkers the same::

    if TYPE_CHECKING:
        from odsgen.runtime.parser import affine
    else:
        affine = ModuleOnDemand("odsgen.runtime.parser.affine")

    class Parser:
        parse_affine_map = affine.parse_affine_map

From its first call on, such a method is the function itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class ModuleOnDemand:
    """A module that is not loaded yet; its functions become methods."""

    __slots__ = ("_module",)

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> MethodOnDemand:
        return MethodOnDemand(self._module, name)


class MethodOnDemand:
    """A function of a module as a method of a class."""

    __slots__ = ("module", "function", "_owner", "_name")

    def __init__(self, module: str, function: str) -> None:
        self.module = module
        self.function = function

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        function = getattr(import_module(self.module), self.function)
        setattr(self._owner, self._name, function)
        return function if instance is None else function.__get__(instance, owner)
