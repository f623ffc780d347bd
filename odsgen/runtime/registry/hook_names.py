"""Hooks that are functions found by their names, as before version 0.2: `verify_add`, `parse_switch_cases`.

Packages that were written so still work; they say once what to write instead.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from odsgen.hook_kinds import KINDS, decoration
from odsgen.runtime.registry.bindings import NOTED, Binding

_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


class HookNameWarning(FutureWarning):
    """A hook is found by the name of its function, which a later version will not do."""


#: The files that have been told of.
_noted: set[str] = set()


def find_by_name(modules: Iterable[ModuleType], kind: str, of: type | str, part: str) -> Any:
    """The function that is such a hook by its name; None if no module has one."""
    modules = tuple(modules)
    function = KINDS[kind].function
    for stem in _stems(of):
        names = [function.format(stem, part, way) for way in ("parse", "print")]
        found = [_find(modules, name) for name in names]
        if all(hook is not None for hook in found):
            _note(modules, names[0], kind, of, part)
            return SimpleNamespace(parse=found[0], print=found[1]) if kind == "form" else found[0]
    return _find(modules, f"default_{part}") if kind == "implements" else None


def named_hooks(
    modules: Iterable[ModuleType], functions: Mapping[str, Sequence[str]]
) -> Iterator[Binding]:
    """Functions without decorators that would be found by their names if the spec asked for the hooks of ``functions``."""
    modules = tuple(modules)
    found: dict[str, Binding] = {}  # both directions of a form are one hook
    for name, (kind, subject, part) in functions.items():
        code = getattr(_find(modules, name), "__code__", None)
        if code is not None:
            place = code.co_filename, code.co_firstlineno
            found.setdefault(f"{kind}:{subject}:{part}", Binding(kind, subject, part, None, *place))
    return iter(found.values())


def _stems(of: type | str) -> Iterator[str]:
    """The words for a subject in the names of functions, those of its bases after its own."""
    if isinstance(of, str):
        name = of[7:-1] if of.startswith("custom<") else of
        yield from dict.fromkeys((name, _snake_case(name)))
        return
    for base in of.__mro__:
        if base.__module__.startswith("odsgen.runtime") or base is object:
            continue
        name = getattr(base, "OPERATION_NAME", "") if "OPERATION_NAME" in vars(base) else ""
        if name:
            yield re.sub(r"[^A-Za-z0-9_]", "_", name.partition(".")[2])
        yield _snake_case(base.__name__)
        yield _snake_case(base.__name__.removesuffix("Base").removesuffix("Op"))


def _snake_case(name: str) -> str:
    return _WORD_START.sub("_", name).lower()


def _find(modules: Iterable[ModuleType], name: str) -> Any:
    for module in modules:
        found = vars(module).get(name)
        if found is not None and not isinstance(found, ModuleType):
            # One with a decorator is for what that says.
            if not any(binding.hook is found for binding in getattr(module, NOTED, ())):
                return found
    return None


def _note(modules: Iterable[ModuleType], name: str, kind: str, of: type | str, part: str) -> None:
    module = next(module for module in modules if name in vars(module))
    file = getattr(module, "__file__", None)
    # Functions that a program gave are found by their names: `load_in_memory(spec, {"verify_add": …})`.
    if file is None or file in _noted:
        return
    _noted.add(file)
    subject = of if isinstance(of, str) else of.__name__
    warnings.warn(
        f"{file}: hooks are found by their names, as '{name}', which a later version will not do: write "
        f"{decoration(kind, subject, part)} above it, or run `odsgen hooks SPEC --migrate`",
        HookNameWarning,
        stacklevel=2,
    )
