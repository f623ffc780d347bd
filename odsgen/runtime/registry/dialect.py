"""A dialect at run time: its operations, types and attributes by name (LangRef: Dialects)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.hook_kinds import KINDS
from odsgen.runtime.registry.bindings import BoundHooks
from odsgen.runtime.registry.dialect_packages import is_dialect_name
from odsgen.runtime.registry.hook_errors import HookError
from odsgen.runtime.registry.hook_slots import checked, giving_nothing

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser

    #: Called with an operation and one of its discardable attributes; raises VerifyError.
    AttributeVerifier = Callable[[Operation, str, Attribute], None]
    #: Called with an operation, the numbers of a region and of an argument (a result), and the attribute.
    ArgumentAttributeVerifier = Callable[[Operation, int, int, str, Attribute], None]


class Dialect:
    """A namespace with what it defines.

    A generated package has one as ``DIALECT``.  Operations, types and attributes can be added while a program runs.
    """

    __slots__ = (
        "name",
        "operations",
        "types",
        "attributes",
        "dependencies",
        "version",
        "allow_unknown_operations",
        "allow_unknown_types",
        "verify_operation_attribute",
        "verify_region_argument_attribute",
        "verify_region_result_attribute",
        "parse_type",
        "parse_attribute",
        "materialize_constant",
        "upgrade_from_version",
        "alias",
        "keeps_aliases",
        "verify_data_layout_entry",
        "canonicalization_patterns",
        "patterns_module",
        "semantics_module",
        "folded_by_semantics",
        "type_conversions",
        "extensible",
        "bound_hooks",
        "_has_checked_hooks",
        "unchecked",
        "bytecode",
    )

    is_extension = (
        False  # of another package's dialect, which adds to that (registry/extensions.py)
    )

    def __init__(
        self,
        name: str,
        operations: Iterable[type[Operation]] = (),
        types: Iterable[type[Type]] = (),
        attributes: Iterable[type[Attribute]] = (),
        dependencies: Iterable[str] = (),
        *,
        version: int | None = None,
        allow_unknown_operations: bool = False,
        allow_unknown_types: bool = False,
        extensible: bool = False,
        alias: Callable[[Attribute | Type], str | None] | None = None,
        keeps_aliases: bool = False,
        hook_modules: Iterable[str] = (),
        declared_hooks: Mapping[str, str] | None = None,
        directives: Mapping[str, str] | None = None,
        unchecked: Iterable[str] = (),
        patterns_module: str | None = None,
        semantics_module: str | None = None,
        folded_by_semantics: str = "",
        type_conversions: Iterable[tuple[type[Type], str]] = (),
    ) -> None:
        """``alias`` suggests the name of an alias; ``keeps_aliases``: its types and attributes have those that were read.

        ``hook_modules`` are the modules and packages of its hooks (odsgen.hooks); ``declared_hooks`` are those that must
        be there, by their decorators: what they are for, between blanks; ``directives`` what custom directives give when
        they are parsed.
        ``unchecked`` are hooks that would check programs and that nobody has written, as of imported specs.
        ``patterns_module`` holds the rewrite patterns as ``PATTERNS``; it is imported when somebody asks for them.
        ``semantics_module`` says what operations compute (odsgen.runtime.glue.semantics);
        of the classes ``folded_by_semantics``, between blanks, constants fold by that.
        Those of them that are for the dialect itself are attributes of it under their own names once it is loaded.
        """
        if not is_dialect_name(name):
            raise ValueError(f"'{name}' cannot be the name of a dialect")
        self.name = name
        self.operations: dict[str, type[Operation]] = {}
        self.types: dict[str, type[Type]] = {}
        self.attributes: dict[str, type[Attribute]] = {}
        self.dependencies = tuple(dependencies)
        self.version = version
        self.allow_unknown_operations = allow_unknown_operations
        self.allow_unknown_types = allow_unknown_types
        #: Whether programs may define operations, types and attributes of it (odsgen.dynamic).
        self.extensible = extensible
        self.verify_operation_attribute: AttributeVerifier | None = None
        self.verify_region_argument_attribute: ArgumentAttributeVerifier | None = None
        self.verify_region_result_attribute: ArgumentAttributeVerifier | None = None
        #: Asked, with the mnemonic, for a type or attribute that is not in the tables.
        self.parse_type: Callable[[Parser, str], Type | None] | None = None
        self.parse_attribute: Callable[[Parser, str], Attribute | None] | None = None
        self.materialize_constant: (
            Callable[[Attribute, Type, Location | None], Operation | None] | None
        ) = None
        self.upgrade_from_version: Callable[[Operation, int], None] | None = None
        self.alias = alias
        self.keeps_aliases = keeps_aliases
        #: Checks a data layout entry whose identifier begins with the dialect (DataLayoutDialectInterface).
        self.verify_data_layout_entry: (
            Callable[[DataLayoutEntryInterface, Location], None] | None
        ) = None
        #: Gives patterns of `odsgen.rewriting`.
        self.canonicalization_patterns: Callable[[], Iterable[Any]] | None = None
        self.patterns_module = patterns_module
        self.semantics_module = semantics_module
        self.folded_by_semantics = frozenset(folded_by_semantics.split())
        #: The types that take the places of those of the dialect when it is converted, as texts.
        self.type_conversions = tuple(type_conversions)
        self._has_checked_hooks = False
        self.bound_hooks = BoundHooks(hook_modules, declared_hooks, directives, self.classes)
        self.unchecked = tuple(unchecked)
        #: What it says about its bytecode; until somebody sets it or asks, that of its hooks (bytecode/interface.py).
        self.bytecode: Any = None
        for operation in operations:
            self.add_operation(operation)
        for type_class in types:
            self.add_type(type_class)
        for attribute_class in attributes:
            self.add_attribute(attribute_class)

    def joined(self, find: Callable[[], Dialect | None]) -> Dialect:
        """The dialect itself; an extension adds to the one that ``find`` gives."""
        return self

    def add_operation(self, op_class: type[Operation]) -> None:
        """Define an operation; raises ValueError if its name belongs elsewhere or is taken."""
        name = op_class.OPERATION_NAME
        if not name.startswith(f"{self.name}."):
            raise ValueError(f"the operation '{name}' does not belong to the dialect '{self.name}'")
        if self.operations.setdefault(name, op_class) is not op_class:
            raise ValueError(f"the dialect '{self.name}' has an operation '{name}' already")

    def add_type(self, type_class: type[Type]) -> None:
        """Define a type; one without a mnemonic is known by its class alone."""
        _add(self.types, type_class, self.name)

    def add_attribute(self, attribute_class: type[Attribute]) -> None:
        """Define an attribute; one without a mnemonic is known by its class alone."""
        _add(self.attributes, attribute_class, self.name)

    def operation_class(self, name: str) -> type[Operation] | None:
        """The operation of that full name, ``arith.addi``."""
        return self.operations.get(name)

    def type_class(self, mnemonic: str) -> type[Type] | None:
        """The type that follows ``!dialect.`` as ``mnemonic``."""
        return self.types.get(mnemonic)

    def attribute_class(self, mnemonic: str) -> type[Attribute] | None:
        """The attribute that follows ``#dialect.`` as ``mnemonic``."""
        return self.attributes.get(mnemonic)

    def check_hooks(self) -> None:
        """Take the hooks of the dialect itself, and look for all of them where they are one module.

        Raises MissingHookError that lists those that the spec declares and nobody has written.
        """
        if self._has_checked_hooks:
            return
        hooks = self.bound_hooks
        for kind in hooks.declared:
            if KINDS[kind].is_of_dialect:
                attribute = KINDS[kind].function
                setattr(self, attribute, self._on_first_call(kind, attribute))
        if hooks.come_at_once():
            from odsgen.runtime.registry.declared_hooks import check_all

            check_all(self)
        self._has_checked_hooks = True

    def add_hooks(self, module: str) -> None:
        """Take hooks of another module, by its dotted name: verifiers of operations beside those that the dialect has.

        Evaluations, effects and rules for inlining go before its own.  Raises HookImportError; HookError for hooks of
        other kinds, and for classes that are not of this dialect.
        """
        operations = {op.__name__: op for op in self.operations.values()}
        for binding in self.bound_hooks.add(module):
            if binding.kind != "verifies":
                continue
            op_class = operations.get(binding.subject)
            if op_class is None:
                raise HookError(
                    f"{binding.place}: '{self.name}' has no operation {binding.subject} that could be verified"
                )
            verifier = giving_nothing(binding.decoration, binding.hook)
            op_class.HOOK_VERIFIERS = (*op_class.HOOK_VERIFIERS, verifier)

    def classes(self) -> dict[str, type]:
        """The classes of what the dialect defines, and those on which they are based, by their names."""
        found: dict[str, type] = {}
        for table in (self.operations, self.types, self.attributes):
            for definition in table.values():
                for base in definition.__mro__:
                    found.setdefault(base.__name__, base)
        return found

    def _on_first_call(self, kind: str, attribute: str) -> Callable[..., Any]:
        """Stands for a hook of the dialect itself until it is called: only then its module is imported."""

        def call(*arguments: Any) -> Any:
            hook = checked(kind, "", "", self.bound_hooks.require(kind, ""))
            setattr(self, attribute, hook)
            call.__dict__["__wrapped__"] = hook  # whoever holds this one finds the hook by it
            return hook(*arguments)

        return call

    def __copy__(self) -> Dialect:
        return self

    def __deepcopy__(self, memo: object) -> Dialect:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(
            f"the dialect '{self.name}' cannot be pickled: it is what its package defines"
        )

    def __repr__(self) -> str:
        return f"<Dialect '{self.name}', {len(self.operations)} operations>"


def classes_of(module: ModuleType) -> list[type[Any]]:
    """The classes that a generated module gives, in the order of its ``__all__``."""
    return [module.__dict__[name] for name in module.__all__]


def functions_of(package: str) -> Callable[[str], object]:
    """The `__getattr__` of a generated package: the functions that build, whose module is loaded for the first of them."""

    def find(name: str) -> object:
        if not name.startswith("_"):
            module = import_module(f"{package}.functions")
            if name == "functions":
                return module
            if name in module.__all__:
                return import_module(package).__dict__.setdefault(name, getattr(module, name))
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return find


def _add(known: dict[str, Any], definition: type[Any], dialect_name: str) -> None:
    mnemonic = definition.MNEMONIC
    if mnemonic and known.setdefault(mnemonic, definition) is not definition:
        raise ValueError(f"the dialect '{dialect_name}' has '{mnemonic}' already")
