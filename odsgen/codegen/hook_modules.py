"""How generated code calls the modules of its hooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from odsgen.codegen.hook_sources import HOOKS, HookSources
from odsgen.codegen.python.expressions import Expression, Literal, Name, formatted
from odsgen.ods.model import AttributeDef, BuilderDef, DialectDef, InterfaceMethod, TypeDef
from odsgen.ods.model.hooks import asked_hooks, known_interfaces, names_of_hooks

#: Modules that keep their names in generated code: no variable of a generated method has them.
_USUAL = frozenset(
    "bytecode builders canonicalization folds forms inference interfaces predicates verifiers versions".split()
)


@dataclass(frozen=True, slots=True)
class HookModuleView:
    """One module of hooks: `from package import module as alias` for type checkers, and its dotted name."""

    package: str
    module: str
    alias: str
    name: Expression


@dataclass(frozen=True, slots=True)
class UsedHooksView:
    """A module of hooks that a file calls, with how it calls each of them."""

    module: HookModuleView
    contracts: tuple[tuple[str, str], ...]


class HookModules:
    """The modules of a dialect's hooks, by the hooks that they define."""

    def __init__(self, dialect: DialectDef, sources: HookSources) -> None:
        self._root = dialect.hooks_module
        self._sources = sources
        self._parameters = frozenset(_parameter_names(dialect))
        self._contracts = {
            hook.function: hook.contract for hook in asked_hooks(dialect, sources.written)
        }
        self._names = names_of_hooks(dialect, sources.written)

    @property
    def is_package(self) -> bool:
        return self._sources.is_package

    def function_of(self, hook: str) -> str:
        """The function that stands for a hook: itself, or that of an op class."""
        return self._names.get(hook, hook)

    def required(self) -> tuple[str, ...]:
        """Every function that has to be there, sorted."""
        return tuple(self._contracts)

    def is_found(self, hook: str) -> bool:
        """Whether it is known where a hook is defined."""
        return not self.is_package or hook in self._sources.modules

    def is_written(self, hook: str) -> bool:
        """Whether the hooks that there are define a name."""
        return hook in self._sources.written

    def module_of(self, hook: str) -> HookModuleView:
        """The module that defines a hook; that of all hooks as long as nobody has written it."""
        path = self._sources.modules.get(hook, ())
        is_inside = self._root is None or hook in self._sources.own
        if not path and is_inside:
            return HookModuleView(".", HOOKS, HOOKS, _inside(HOOKS))
        if self._root is None or is_inside:
            package = ".".join((f".{HOOKS}", *path[:-1]))
            return HookModuleView(package, path[-1], self._alias(path), _inside(HOOKS, *path))
        full_name = ".".join((self._root, *path))
        package, _, module = full_name.rpartition(".")
        alias = self._alias(path) if path else HOOKS
        return HookModuleView(package or ".", module, alias, Literal(full_name))

    def contract_of(self, hook: str) -> str:
        """How a hook is called and what it returns; empty for what is no function."""
        return self._contracts.get(hook, "")

    def used(self, hooks: Iterable[str]) -> tuple[UsedHooksView, ...]:
        """The modules of hooks that a file calls, in the order of their names there."""
        found: dict[HookModuleView, list[tuple[str, str]]] = {}
        for hook in sorted(hooks):
            contracts = found.setdefault(self.module_of(hook), [])
            if contract := self.contract_of(hook):
                contracts.append((hook, contract))
        modules = sorted(found, key=lambda module: module.alias)
        return tuple(UsedHooksView(module, tuple(found[module])) for module in modules)

    def _alias(self, path: tuple[str, ...]) -> str:
        alias = "_".join(path)
        if alias not in _USUAL or alias in self._parameters:
            alias = f"{alias}_{HOOKS}"
        return f"_{alias}" if alias in self._parameters else alias


def _inside(*path: str) -> Expression:
    """The dotted name of a module of the generated package."""
    return formatted(Name("__package__"), "".join(f".{part}" for part in path))


def _parameter_names(dialect: DialectDef) -> Iterator[str]:
    """The names that parameters of generated methods take from the spec."""
    for op in dialect.ops:
        for part in (*op.arguments, *op.regions, *op.successors):
            yield part.python_name
        yield from _parameters_of(op.builders)
    definitions: tuple[TypeDef | AttributeDef, ...] = (*dialect.types, *dialect.attributes)
    for definition in definitions:
        for parameter in definition.parameters:
            yield parameter.python_name
        yield from _parameters_of(definition.builders)
    for interface in known_interfaces(dialect).values():
        yield from _parameters_of(interface.methods)


def _parameters_of(functions: Iterable[BuilderDef | InterfaceMethod]) -> Iterator[str]:
    return (parameter.name for function in functions for parameter in function.parameters)
