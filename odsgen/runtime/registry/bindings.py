"""Hooks that name the classes they are for: `@evaluates(AddOp)`.

A decorator of `odsgen.hooks` notes the hook in the module in which it stands.  A dialect names the modules of its hooks;
one that is a package lists its modules by the kinds of hooks in them, so that each is imported when one of its kind is
first asked for::

    HOOKS = {"evaluates": ("evaluation",)}

Without that list, all modules of the package are imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from odsgen.runtime.registry.hook_errors import HookError, HookImportError

__all__ = ["BoundHooks", "DoubleHookError", "bind"]

#: The name under which a module keeps its hooks.
_NOTED = "__odsgen_hooks__"


class DoubleHookError(HookError):
    """Two hooks of one kind are for the same class."""


class _Binding(NamedTuple):
    """A hook and the class that it is for, by its name: a spec may be generated more than once."""

    kind: str
    class_name: str
    function: Callable[..., Any]
    line: int


def bind(
    kind: str,
    classes: Iterable[type],
    function: Callable[..., Any],
    module: dict[str, Any],
    line: int,
) -> None:
    """Note, in the namespace of a module, that the function on a line is a hook for the classes."""
    noted = module.setdefault(_NOTED, [])
    noted.extend(_Binding(kind, one.__name__, function, line) for one in classes)


class BoundHooks:
    """The hooks of a dialect, by kind and class; modules are imported on first use."""

    def __init__(self, modules: Iterable[str]) -> None:
        """``modules`` are the dotted names of the modules and packages with hooks; the first ones go before the others."""
        self._modules = tuple(modules)
        self._found: dict[str, dict[str, Callable[..., Any]]] = {}

    def find(self, kind: str, of: type) -> Callable[..., Any] | None:
        """The hook for a class or the nearest of its bases; raises HookImportError and DoubleHookError."""
        found = self._found.get(kind)
        if found is None:
            found = self._load(kind)
            if found:  # else somebody may still write one
                self._found[kind] = found
        if found:
            for base in of.__mro__:
                hook = found.get(base.__name__)
                if hook is not None:
                    return hook
        return None

    def modules(self, kind: str) -> Iterator[ModuleType]:
        """The modules in which hooks of a kind are, imported."""
        for name in self._modules:
            yield from _modules_of(name, kind)

    def _load(self, kind: str) -> dict[str, Callable[..., Any]]:
        found: dict[str, Callable[..., Any]] = {}
        for name in self._modules:
            for class_name, hook in _hooks_in(_modules_of(name, kind), kind).items():
                found.setdefault(class_name, hook)
        return found


def _hooks_in(modules: Iterable[ModuleType], kind: str) -> dict[str, Callable[..., Any]]:
    """The hooks of a kind in some modules, by the names of their classes; raises DoubleHookError."""
    found: dict[str, tuple[_Binding, str]] = {}
    for module in modules:
        for binding in getattr(module, _NOTED, ()):
            if binding.kind != kind:
                continue
            place = f"{module.__file__}:{binding.line}"
            _, first = found.get(binding.class_name, (None, place))
            if first != place:
                raise DoubleHookError(
                    f"{place}: there are two hooks @{kind}({binding.class_name}): the other one is at {first}"
                )
            found[binding.class_name] = (
                binding,
                place,
            )  # of a module that was reloaded, the last one
    return {name: binding.function for name, (binding, _) in found.items()}


def _modules_of(name: str, kind: str) -> Iterator[ModuleType]:
    """A module of hooks, or what a package of hooks has for a kind; none where there is no such module."""
    root = _imported(name)
    if root is None:
        return
    yield root
    listed = getattr(root, "HOOKS", None)
    if listed is not None:
        names = [f"{name}.{module}" for module in listed.get(kind, ())]
    elif hasattr(root, "__path__"):
        from pkgutil import walk_packages

        names = [module.name for module in walk_packages(root.__path__, f"{name}.")]
    else:
        return
    for inner in names:
        module = _imported(inner)
        if module is None:
            raise HookImportError(
                f"{root.__file__}: HOOKS names '{inner}', and there is no such module"
            )
        yield module


def _imported(name: str) -> ModuleType | None:
    """A module of hooks; None where there is none of that name.  Raises HookImportError."""
    try:
        return import_module(name)
    except HookError:
        raise
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name == name:
            return None
        raise HookImportError.of(name, error) from error
