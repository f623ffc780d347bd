"""Plan of the edits of each module of hooks, as values: decided before any text is touched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from odsgen.migration.packages import HookPackage
from odsgen.migration.purposes import Purpose
from odsgen.migration.source import Module


class Said(NamedTuple):
    """A purpose with the package to which it belongs, which knows where its class is imported from."""

    package: HookPackage
    purpose: Purpose


class Target(NamedTuple):
    """Replacement of a function that is no more: a name of a module, and what is called on it."""

    module: str
    name: str
    call: str = ""  # `().parse` of a form


class Left(NamedTuple):
    """Something that the migration could not do, for the author."""

    path: Path
    line: int
    message: str


@dataclass(slots=True)
class Statement:
    """A decorator applied to something that stands elsewhere: `verifies(ReturnOp)(verify_return)`."""

    hook: str  # the text of an expression, or the name of a form
    said: list[Said]
    instead_of: str = ""  # the name whose assignment it takes the place of
    form: Form | None = None


class How(Enum):
    """How a method of a form comes about."""

    MOVE = "the text of a function"
    CALL = "calls a function, or another form, that others need, too"
    STATIC = "a function made by a call, or of a module that is not ours"


@dataclass(frozen=True, slots=True)
class Half:
    """One direction of a form: the function that it was, and where that stands."""

    module: Module
    name: str
    how: How
    text: str = ""  # of the expression, where it is no function of ours


@dataclass(slots=True, eq=False)
class Form:
    """A class with `parse` and `print`."""

    module: Module
    name: str
    halves: dict[str, Half]
    anchor: str  # the function or assignment where it stands
    said: list[Said] = field(default_factory=list)  # by its own decorator


@dataclass(slots=True)
class ModulePlan:
    """The changes of one module."""

    module: Module
    decorated: dict[str, list[Said]] = field(default_factory=dict)  # functions and classes, by name
    wrapped: dict[str, list[Said]] = field(default_factory=dict)  # `name = make(…)`
    statements: list[Statement] = field(default_factory=list)
    dropped: set[str] = field(default_factory=set)  # names that are assigned, and no more
    reexported: set[str] = field(default_factory=set)  # names that are imported to be found
    taken: set[str] = field(default_factory=set)  # functions that forms have now, of any module
    forms: list[Form] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not (
            self.decorated
            or self.wrapped
            or self.statements
            or self.dropped
            or self.reexported
            or self.taken
            or self.forms
        )


@dataclass(slots=True)
class Plan:
    """The changes of all modules, and what becomes of names that are no more."""

    modules: dict[str, Module]
    packages: tuple[HookPackage, ...]
    shared: frozenset[str] = frozenset()  # modules whose functions may become forms, too, by name
    of_modules: dict[str, ModulePlan] = field(default_factory=dict)
    moved: dict[tuple[str, str], Target] = field(default_factory=dict)
    left: list[Left] = field(default_factory=list)

    def of(self, module: Module) -> ModulePlan:
        """The changes of a module, to add to."""
        return self.of_modules.setdefault(module.name, ModulePlan(module))

    def is_of_hooks(self, module: Module) -> bool:
        """Whether functions of a module may become methods."""
        return module.name in self.shared or any(module in p.modules for p in self.packages)

    def origin(self, module: Module, name: str) -> str:
        """Another module as an import says it: relative inside of a generated package, whose place is not known."""
        for package in self.packages:
            if not package.classes and any(module.path == one.path for one in package.modules):
                root = package.inside(module)
                if f"{name}.".startswith(f"{root}."):
                    return module.seen_from(name)
        return name

    @property
    def moved_names(self) -> frozenset[str]:
        """The names that are no more."""
        return frozenset(name for _, name in self.moved)

    @property
    def forms(self) -> Iterable[Form]:
        """All forms that are made."""
        return (form for plan in self.of_modules.values() for form in plan.forms)
