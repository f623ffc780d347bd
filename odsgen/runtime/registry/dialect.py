"""A dialect at run time: its operations, types and attributes by name (LangRef: Dialects)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.runtime.registry.bindings import BoundHooks
from odsgen.runtime.registry.dialect_packages import is_dialect_name
from odsgen.runtime.registry.hooks import HookModule, HookPackage, find_hooks

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.bytecode.interface import BytecodeInterface
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.rewriting.pattern import RewritePattern

    #: Called with an operation and one of its discardable attributes; raises VerifyError.
    AttributeVerifier = Callable[[Operation, str, Attribute], None]
    #: Called with an operation, the numbers of a region and of an argument (a result), and the attribute.
    ArgumentAttributeVerifier = Callable[[Operation, int, int, str, Attribute], None]

#: Hooks that are called through the dialect.
_OWN_HOOKS = (
    "verify_operation_attribute",
    "verify_region_argument_attribute",
    "verify_region_result_attribute",
    "parse_type",
    "parse_attribute",
    "materialize_constant",
    "upgrade_from_version",
    "alias",
    "canonicalization_patterns",
    "verify_data_layout_entry",
)


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
        "verify_data_layout_entry",
        "canonicalization_patterns",
        "patterns_module",
        "type_conversions",
        "extensible",
        "hooks",
        "bound_hooks",
        "required_hooks",
        "unchecked",
        "bytecode",
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
        hooks: HookModule | HookPackage | ModuleType | None = None,
        hook_modules: Iterable[str] = (),
        required_hooks: Iterable[str] = (),
        unchecked: Iterable[str] = (),
        patterns_module: str | None = None,
        type_conversions: Iterable[tuple[type[Type], str]] = (),
    ) -> None:
        """``alias`` suggests the name of an alias; ``required_hooks`` are the functions that ``hooks`` must define.

        ``unchecked`` are hooks that would check programs and that nobody has written, as of imported specs.
        ``hook_modules`` are the modules and packages whose hooks name their classes (odsgen.hooks).
        ``patterns_module`` holds the rewrite patterns as ``PATTERNS``; it is imported when somebody asks for them.
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
        #: Whether programs may define operations, types and attributes of it (odsgen.runtime.dynamic).
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
        #: Checks a data layout entry whose identifier begins with the dialect (DataLayoutDialectInterface).
        self.verify_data_layout_entry: (
            Callable[[DataLayoutEntryInterface, Location], None] | None
        ) = None
        self.canonicalization_patterns: Callable[[], Iterable[RewritePattern]] | None = None
        self.patterns_module = patterns_module
        #: The types that take the places of those of the dialect when it is converted, as texts.
        self.type_conversions = tuple(type_conversions)
        self.hooks = hooks
        self.bound_hooks = BoundHooks(hook_modules)
        self.required_hooks = tuple(required_hooks)
        self.unchecked = tuple(unchecked)
        #: What it says about its bytecode; until somebody sets it or asks, that of its hooks (bytecode/interface.py).
        self.bytecode: BytecodeInterface | None = None
        for operation in operations:
            self.add_operation(operation)
        for type_class in types:
            self.add_type(type_class)
        for attribute_class in attributes:
            self.add_attribute(attribute_class)

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
        """Take the hooks of the dialect itself; raises MissingHookError if a hook that the spec declares is missing."""
        if self.hooks is None:
            return
        found = find_hooks(self.hooks, self.required_hooks)
        for name in _OWN_HOOKS:
            if name in found:
                setattr(self, name, found[name])
            elif isinstance(self.hooks, HookPackage) and name in self.hooks:
                setattr(self, name, self._on_first_call(self.hooks, name))

    def _on_first_call(self, hooks: HookPackage, name: str) -> Callable[..., Any]:
        """Stands for a hook of the dialect itself until it is called: only then its module is imported."""

        def call(*arguments: Any) -> Any:
            hook = getattr(hooks, name)
            setattr(self, name, hook)
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


def _add(known: dict[str, Any], definition: type[Any], dialect_name: str) -> None:
    mnemonic = definition.MNEMONIC
    if mnemonic and known.setdefault(mnemonic, definition) is not definition:
        raise ValueError(f"the dialect '{dialect_name}' has '{mnemonic}' already")
