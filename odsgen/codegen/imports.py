"""The imports of one generated file, collected while what the file says is being decided."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from odsgen.codegen.python.expressions import Call, Expression, Name
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import AttributeDef, EnumDef, TypeDef


@dataclass(frozen=True, slots=True)
class ImportedName:
    """A name of a module, and the other one under which a file knows it."""

    name: str
    alias: str | None = None


@dataclass(frozen=True, slots=True)
class ImportView:
    """One statement that imports names of a module."""

    module: str
    names: tuple[ImportedName, ...]


@dataclass(frozen=True, slots=True)
class ImportsView:
    """The import blocks of a file, each in the order that isort gives it."""

    running: tuple[tuple[ImportView, ...], ...]
    checking: tuple[tuple[ImportView, ...], ...]  # for type checkers alone


class Imports:
    """Names that a generated file takes from elsewhere.

    ``use`` is for names that run, ``use_type_only`` for those that stand in annotations alone; a name used both
    ways is imported once, where it runs.  A name that the file itself defines is imported under another one.
    """

    def __init__(
        self,
        defined: Iterable[str] = (),
        locate_class: Callable[[str], tuple[str, str]] | None = None,
        attributes: Mapping[str, str] | None = None,
        partial: str | None = None,
    ) -> None:
        """``attributes`` has the classes of the dialect's own attributes by their mnemonics, `toy.rounding`.

        The classes of the module ``partial`` are not there yet when the file is imported: it is imported as a whole.
        """
        self.attributes = attributes or {}
        self._defined = frozenset(defined)
        self._locate_class = locate_class
        self._partial = partial
        self._used: _Names = {}
        self._type_only: _Names = {}
        self._annotations_run = False

    def use(self, module: str, name: str) -> str:
        """Import ``name`` of ``module`` and return the name under which the file knows it."""
        self._used.setdefault(module, set()).add(ImportedName(name))
        return self._local_name(name)

    def give(self, module: str, name: str) -> None:
        """Import a name of a module that the file gives on as its own."""
        self._used.setdefault(module, set()).add(ImportedName(name, name))

    def name(self, module: str, name: str) -> Name:
        """The expression for a name of a module, imported."""
        return Name(self.use(module, name))

    def runtime_name(self, name: str) -> Name:
        """The expression for a class or singleton of the runtime, imported."""
        return Name(self.runtime(name))

    def class_name(self, name: str) -> Name:
        """The expression for a class by its name in a definition, imported: see `dialect_class`."""
        return Name(self.dialect_class(name))

    def call(self, module: str, function: str, /, *given: Expression, **named: Expression) -> Call:
        """The call of a function of a module, imported."""
        return self.name(module, function).call(*given, **named)

    def get(self, class_name: str, /, *given: Expression) -> Call:
        """`C.get(given)`: a type or attribute of the runtime, whose class is imported."""
        return self.runtime_name(class_name).method("get", *given)

    def definition(self, definition: TypeDef | AttributeDef | EnumDef) -> Name:
        """The class of a definition, imported."""
        return self.class_name(qualified_name(definition))

    def use_type_only(self, module: str, name: str) -> str:
        """Like ``use``, for a name that only annotations mention."""
        if self._annotations_run:
            return self.use(module, name)
        self._type_only.setdefault(module, set()).add(ImportedName(name))
        return self._local_name(name)

    def sequence_of(self, element: str) -> str:
        """The annotation `Sequence[T]`, imported."""
        return f"{self.use_type_only('collections.abc', 'Sequence')}[{element}]"

    def runtime(self, name: str) -> str:
        """Import a class or singleton of the runtime by its name alone."""
        return self.use(RUNTIME_MODULES[name], name)

    def runtime_type_only(self, name: str) -> str:
        return self.use_type_only(RUNTIME_MODULES[name], name)

    def dialect_class(self, name: str) -> str:
        """Import a class by its name in a definition: the runtime's, this dialect's or, as `toy.StructType`, another's."""
        return self._class(name, self._use_class)

    def dialect_class_type_only(self, name: str) -> str:
        """Like ``dialect_class``, for annotations."""
        return self._class(name, self._use_class if self._annotations_run else self.use_type_only)

    def dialect_class_as(self, name: str, alias: str) -> str:
        """Import a class of a dialect, `arith.ConstantOp`, under another name."""
        if self._locate_class is None:
            raise KeyError(name)
        module, class_name = self._locate_class(name)
        return self.use_as(module, class_name, alias)

    def use_as(self, module: str, name: str, alias: str) -> str:
        """Import ``name`` of ``module`` under another name."""
        self._used.setdefault(module, set()).add(ImportedName(name, alias))
        return alias

    def annotation(self, text: str) -> str:
        """Import, for annotations, every class that ``text`` (`list[StructType]`) mentions and return it rewritten."""

        def replaced(match: re.Match[str]) -> str:
            name = match.group()
            if name in _KNOWN_ANNOTATIONS:
                return name
            if name in _COLLECTIONS_ABC:
                return self.use_type_only("collections.abc", name)
            if name == "Any":
                return self.use_type_only("typing", name)
            local = self.dialect_class_type_only(name)
            if name == "TypedAttr":
                return f"{local}[{self.runtime_type_only('Type')}]"
            return local

        return re.sub(r"[A-Za-z_][A-Za-z_0-9.]*", replaced, text)

    @contextmanager
    def annotations_run(self) -> Iterator[None]:
        """Within, what annotations mention is imported where it runs: `typing.get_type_hints` resolves them."""
        before, self._annotations_run = self._annotations_run, True
        try:
            yield
        finally:
            self._annotations_run = before

    @contextmanager
    def values_only(self) -> Iterator[None]:
        """Within, what only annotations mention is not imported: an expression is wanted, and no annotation."""
        before = {module: set(names) for module, names in self._type_only.items()}
        try:
            yield
        finally:
            self._type_only = before

    def view(self) -> ImportsView:
        """The import lines, sorted as isort does; `typing.TYPE_CHECKING` is added when it is needed."""
        used = {module: set(names) for module, names in self._used.items()}
        type_only = {
            module: names - used.get(module, set())
            for module, names in self._type_only.items()
            if names - used.get(module, set())
        }
        if type_only:
            used.setdefault("typing", set()).add(ImportedName("TYPE_CHECKING"))
        return ImportsView(self._blocks(used), self._blocks(type_only))

    def _class(self, name: str, use: Callable[[str, str], str]) -> str:
        if name in self._defined:
            return name
        if name in RUNTIME_MODULES:
            return use(RUNTIME_MODULES[name], name)
        if self._locate_class is None:
            raise KeyError(name)
        module, class_name = self._locate_class(name)
        if not module:
            return class_name
        return use(module, class_name)

    def _use_class(self, module: str, name: str) -> str:
        if module != self._partial:
            return self.use(module, name)
        whole = module.removeprefix(".")
        self._used.setdefault(".", set()).add(ImportedName(whole, f"_{whole}"))
        return f"_{whole}.{name}"

    def uses(self, module: str) -> bool:
        """Whether anything of the module runs."""
        return module in self._used

    def _local_name(self, name: str) -> str:
        return f"_{name}" if name in self._defined else name

    def _blocks(self, names_of: _Names) -> tuple[tuple[ImportView, ...], ...]:
        """The statements: of the standard library, of packages, of this package."""
        sections = [[m for m in names_of if _section(m) == number] for number in range(3)]
        return tuple(self._statements(names_of, modules) for modules in sections if modules)

    def _statements(self, names_of: _Names, modules: Iterable[str]) -> tuple[ImportView, ...]:
        """Per module the plain names together and each renamed one by itself, in order of their first names."""
        statements = []
        for module in sorted(modules, key=_natural_order):
            plain: list[ImportedName] = []
            groups: list[tuple[ImportedName, ...]] = []
            for name in sorted(
                names_of[module], key=lambda n: (_member_order(n.name), n.alias or "")
            ):
                local = name.alias or self._local_name(name.name)
                if local == name.name and name.alias is None:
                    plain.append(name)
                else:
                    groups.append((ImportedName(name.name, local),))
            if plain:
                groups.insert(0, tuple(plain))
            groups.sort(key=lambda group: _member_order(group[0].name))
            statements += [ImportView(module, group) for group in groups]
        return tuple(statements)


_Names = dict[str, set[ImportedName]]


_KNOWN_ANNOTATIONS = frozenset(
    "None bool bytes complex dict float frozenset int list object set str tuple type".split()
)
_COLLECTIONS_ABC = frozenset("Callable Iterable Iterator Mapping Sequence".split())
_STANDARD = frozenset("collections.abc enum itertools typing".split())


def _section(module: str) -> int:
    return 0 if module in _STANDARD else 2 if module.startswith(".") else 1


def _natural_order(text: str) -> _NaturalKey:
    """`Float8` before `Float16`."""
    return tuple(
        (0, int(part)) if part.isdigit() else (1, part) for part in re.split(r"(\d+)", text) if part
    )


_NaturalKey = tuple[tuple[int, int | str], ...]


def _member_order(name: str) -> tuple[int, _NaturalKey, _NaturalKey]:
    """All that a module exports, constants, then classes, then the rest, each in natural order."""
    if name == "*" or name.isupper() and len(name) > 1:
        rank = 0
    elif name[:1].isupper():
        rank = 1
    else:
        rank = 2
    return rank, _natural_order(name.lower()), _natural_order(name)


def qualified_name(definition: TypeDef | AttributeDef | EnumDef) -> str:
    """`toy.StructType`; the name alone for a definition that does not say its dialect.

    A definition of an import has the dialect in its name already.
    """
    if not definition.dialect or "." in definition.name:
        return definition.name
    return f"{definition.dialect}.{definition.name}"
