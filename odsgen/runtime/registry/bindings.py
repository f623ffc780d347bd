"""Hooks that say what they are for: `@verifies(AddOp)`.

A decorator of `odsgen.hooks` notes the hook in the module in which it stands.  A dialect names the modules of its hooks;
one that is a package lists its modules by the kinds of hooks in them, so that each is imported when one of its kind is
first asked for::

    HOOKS = {"evaluates": ("evaluation",), "verifies": ("verifiers",)}

Without that list, all modules of the package are imported.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from odsgen.hook_kinds import KINDS, decoration
from odsgen.runtime.registry.hook_errors import HookError, HookImportError, MissingHookError

__all__ = [
    "Binding",
    "BoundHooks",
    "DoubleHookError",
    "OtherClassWarning",
    "bind",
]

#: The name under which a module keeps its hooks.
NOTED = "__odsgen_hooks__"


class DoubleHookError(HookError):
    """Two hooks of one kind are for the same class."""


class OtherClassWarning(UserWarning):
    """A hook is for the class of another package that was generated of the same spec."""


class Binding(NamedTuple):
    """A hook and what it is for, by its name: a spec may be generated more than once."""

    kind: str
    subject: str
    part: str
    hook: Any
    file: str
    line: int
    subject_class: type | None = None  # the one that the decorator was given

    @property
    def is_of_op_class(self) -> bool:
        """Whether it is for the class of several operations, which has the name of none."""
        return getattr(self.subject_class, "OPERATION_NAME", None) == ""

    @property
    def without_hook(self) -> Binding:
        """The same for another process: what it is for, and where it stands."""
        return self._replace(hook=None, subject_class=None)

    @property
    def decoration(self) -> str:
        """The decorator, as messages have it."""
        return decoration(self.kind, self.subject, self.part)

    @property
    def place(self) -> str:
        """The place of the decorator, as messages have it."""
        return f"{self.file}:{self.line}"


def bind(
    kind: str,
    subjects: Iterable[type | str],
    hook: Any,
    module: dict[str, Any],
    line: int,
    part: str = "",
) -> None:
    """Note, in the namespace of a module, that a function or class on a line is a hook for the subjects."""
    file = module.get("__file__") or module["__name__"]
    noted = module.setdefault(NOTED, [])
    for one in subjects:
        name, known = (one, None) if isinstance(one, str) else (one.__name__, one)
        noted.append(Binding(kind, name, part, hook, file, line, known))


#: What a hook is for: the name of a class, a directive, nothing; and the method, the builder …
_Key = tuple[str, str]


class BoundHooks:
    """The hooks of a dialect, by kind and subject; modules are imported on first use."""

    def __init__(
        self,
        modules: Iterable[str],
        declared: Mapping[str, str] | None = None,
        directives: Mapping[str, str] | None = None,
        classes: Callable[[], Mapping[str, type]] | None = None,
    ) -> None:
        """``modules`` are the dotted names of the modules and packages with hooks; the first ones go before the others.

        ``declared`` are the subjects of the hooks that the spec asks for, by kind, between blanks; a part of one stands
        behind a dot.
        ``directives`` are what custom directives give when they are parsed: `Attribute, Type?, Region*`.
        ``classes`` gives the classes of the dialect by name, which hooks should be for.
        """
        self._classes = classes
        self._modules = tuple(modules)
        self._declared = {
            kind: tuple(subjects.split()) for kind, subjects in (declared or {}).items()
        }
        self.directives = dict(directives or {})
        self._added: tuple[str, ...] = ()  # modules of others
        self._is_known_to_be_listed = False
        self._found: dict[str, dict[_Key, Any]] = {}

    @property
    def modules(self) -> tuple[str, ...]:
        """The dotted names of the modules and packages with hooks."""
        return self._modules

    @property
    def declared(self) -> Mapping[str, tuple[str, ...]]:
        """The subjects of the hooks that the spec asks for, by kind."""
        return self._declared

    def find(self, kind: str, of: type | str, part: str = "") -> Any:
        """The hook for a class, or the nearest of its bases, or a name; None without one.

        Raises HookImportError and DoubleHookError.
        """
        found = self._found.get(kind)
        if found is None:
            found = self._load(kind)
            if found or self._are_listed():  # else somebody may still write one
                self._found[kind] = found
        for name in ((of,) if isinstance(of, str) else _names_of(of, kind)) if found else ():
            hook = found.get((name, part))
            if hook is not None:
                return hook
        if self._are_listed():  # passes ask for the effects of each operation
            return None
        from odsgen.runtime.registry.hook_names import find_by_name

        return find_by_name(self.modules_with_names(), kind, of, part)

    def require(self, kind: str, of: type | str, part: str = "") -> Any:
        """The same; raises MissingHookError, with the decorator to write, if there is none."""
        hook = self.find(kind, of, part)
        if hook is None:
            name = of if isinstance(of, str) else of.__name__
            raise MissingHookError(
                f"the spec declares the hook {decoration(kind, name, part)}, which is not in {self.where}: "
                "`odsgen hooks SPEC --add` appends a stub"
            )
        return hook

    @property
    def where(self) -> str:
        """The files in which hooks are looked for, as messages have it; HookImportError where there is none."""
        roots = self._roots()
        if self._modules and not roots:
            name = self._modules[0]
            raise HookImportError.of(name, ModuleNotFoundError(name=name))
        found = (
            getattr(r, "__file__", None) or "what was given as its hooks" for r in roots.values()
        )
        return " and ".join(found) or "its hooks"

    def _roots(self) -> dict[str, ModuleType]:
        """The modules and packages of hooks that are there, by the names by which they are imported."""
        roots = ((name, _imported(name)) for name in self._modules)
        return {name: root for name, root in roots if root is not None}

    def come_at_once(self) -> bool:
        """Whether the hooks are imported together: a file, or a folder that does not list its modules by kind."""
        own, *named = self._modules or ("",)
        # A folder that a spec names is not looked into: bundled dialects are loaded by the dozen.
        if any(_is_folder(name) for name in named):
            return False
        return not hasattr(_imported(own) if own else None, "HOOKS")

    def undeclared(self, operations: Mapping[str, type]) -> Iterator[Binding]:
        """The hooks that somebody has written and nobody declares, so that nobody calls them.

        ``operations`` are the dialect's, by their names, which may stand for their classes.  Imports all modules of hooks.
        """
        for _, _, binding in self._bindings():
            if KINDS[binding.kind].is_declared and not self._is_declared(binding, operations):
                yield binding

    def unlisted(self) -> Iterator[tuple[str, Binding]]:
        """The hooks in modules that ``HOOKS`` does not list for their kind, so that they are not found, each with the module.

        Imports all modules of hooks.
        """
        for root, module, binding in self._bindings():
            listed = getattr(root, "HOOKS", None)
            if module and listed is not None and module not in listed.get(binding.kind, ()):
                yield module, binding

    def _bindings(self) -> Iterator[tuple[ModuleType, str, Binding]]:
        """All hooks, each with the module or package of hooks, and the name of the module inside of that."""
        for name, root in self._roots().items():
            for inner in (name, *_modules_in(root, name)):
                for binding in getattr(_imported(inner), NOTED, ()):
                    yield root, inner[len(name) + 1 :], binding

    def _is_declared(self, binding: Binding, operations: Mapping[str, type]) -> bool:
        """Whether a hook is for something that the spec names; one for an op class is for its operations."""
        subjects = self._declared.get(binding.kind)
        if subjects is None:
            return False
        op_class = operations.get(binding.subject)
        name = binding.subject if op_class is None else op_class.__name__
        if binding.part:
            name += f".{binding.part}"
        if not name or binding.is_of_op_class or name in subjects:
            return True
        return name.removeprefix("custom<").removesuffix(">") in subjects  # a type, by a string

    def missing(self, classes: Mapping[str, type]) -> Iterator[tuple[str, str, str]]:
        """The kind, subject and part of the hooks that the spec declares and nobody has written.

        ``classes`` are the dialect's, by name.  Imports all modules of hooks; raises HookImportError.
        """
        for kind, names in self._declared.items():
            for name in names or ("",):  # a hook of the dialect itself is for nothing in it
                subject, _, part = name.partition(".")
                if self.find(kind, classes.get(subject, subject), part) is None:
                    yield kind, subject, part

    def add(self, module: str) -> Iterator[Binding]:
        """Take the hooks of another module, too, before those that there are: its bindings.

        Raises HookImportError, and HookError for a hook that generated code calls in a slot of its own.
        """
        added = [b for m in _modules_of(module, "") for b in getattr(m, NOTED, ())]
        for binding in added:
            if KINDS[binding.kind].is_declared and binding.kind != "verifies":
                raise HookError(
                    f"{binding.place}: {binding.decoration} belongs into the hooks of its own dialect: "
                    "another module can add verifiers, evaluations, effects and rules for inlining"
                )
        self._added = (module, *self._added)
        self._found = {}
        return iter(added)

    def _are_listed(self) -> bool:
        """Whether all folders of hooks list their modules by kind: then none is found by its name, and none comes later."""
        if not self._is_known_to_be_listed:
            roots = self._roots().values()
            self._is_known_to_be_listed = bool(roots) and all(hasattr(r, "HOOKS") for r in roots)
        return self._is_known_to_be_listed

    def modules_with_names(self) -> Iterator[ModuleType]:
        """The modules whose hooks may be functions found by their names."""
        for name, root in self._roots().items():
            if not hasattr(root, "HOOKS"):
                yield from _modules_of(name, "")

    def _load(self, kind: str) -> dict[_Key, Any]:
        found: dict[_Key, Any] = {}
        for name in (*self._added, *self._modules):
            for key, binding in _hooks_in(_modules_of(name, kind), kind).items():
                self._tell_of_other_class(binding)
                found.setdefault(key, binding.hook)
        return found

    def _tell_of_other_class(self, binding: Binding) -> None:
        """Warn, once, of a hook for a class of another package that was generated of the same spec."""
        other = binding.subject_class
        if other is None or self._classes is None or not self._modules:
            return
        package = self._modules[0].rpartition(".")[0]  # the first ones are in the package
        if other.__module__.startswith((f"{package}.", "odsgen.runtime.")):
            return
        own = self._classes().get(binding.subject, other)
        if own is not other:
            self._classes = None
            warnings.warn(
                f"{binding.place}: {binding.decoration} is for the class of "
                f"'{other.__module__}', and the dialect that is loaded has its own one in "
                f"'{own.__module__}': hooks that ask for classes, as by isinstance, do not know the "
                "operations of this dialect; load the package for which they are written, or name "
                "other hooks in its spec",
                OtherClassWarning,
                stacklevel=2,
            )


def _names_of(of: type, kind: str) -> Iterator[str]:
    """The names by which hooks of a kind may be for a class, or for the classes on which it is based."""
    for base in of.__mro__:
        yield base.__name__
        operation = vars(base).get("OPERATION_NAME")
        if operation:
            yield operation
    if kind == "form":  # a type, by a string
        yield f"custom<{of.__name__}>"


def _hooks_in(modules: Iterable[ModuleType], kind: str) -> dict[_Key, Binding]:
    """The hooks of a kind in some modules, by what they are for; raises DoubleHookError."""
    found: dict[_Key, Binding] = {}
    for module in modules:
        noted: list[Binding] = getattr(module, NOTED, [])
        for binding in noted:
            if binding.kind != kind:
                continue
            key = binding.subject, binding.part
            first = found.get(key, binding)
            if first.place != binding.place:
                raise DoubleHookError(
                    f"{binding.place}: there are two hooks {decoration(kind, *key)}: the other one is at {first.place}"
                )
            found[key] = binding  # of a module that was reloaded, the last one
    return found


def _modules_of(name: str, kind: str) -> Iterator[ModuleType]:
    """A module of hooks, or what a package of hooks has for a kind; none where there is no such module."""
    root = _imported(name)
    if root is None:
        return
    yield root
    listed = getattr(root, "HOOKS", None)
    if listed is not None:
        names = [f"{name}.{module}" for module in listed.get(kind, ())]
    else:
        names = _modules_in(root, name)
    for inner in names:
        module = _imported(inner)
        if module is None:
            raise HookImportError(
                f"{root.__file__}: HOOKS names '{inner}', and there is no such module"
            )
        yield module


def _modules_in(root: ModuleType, name: str) -> list[str]:
    """The modules in a package of hooks; none in a module."""
    from pkgutil import walk_packages

    folder = getattr(root, "__path__", None)
    return [] if folder is None else [m.name for m in walk_packages(folder, f"{name}.")]


def _is_folder(name: str) -> bool:
    """Whether a module, which is not imported, is a package."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return False
    return spec is not None and spec.submodule_search_locations is not None


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
