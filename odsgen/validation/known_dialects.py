"""The dialects whose definitions programs are made of: their models, and the classes of their packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from itertools import chain
from types import ModuleType
from typing import Any

from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import Subjects, condition, value
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import SELF, Name
from odsgen.ods.model import DialectDef, OpDef
from odsgen.ods.model.predicates import Expression, Predicate
from odsgen.runtime import Context, Operation
from odsgen.runtime.glue.enums import BitEnum
from odsgen.runtime.registry.dialect import Dialect


class KnownDialects:
    """A dialect and those that it imports: definitions by name, each with the class of its package."""

    def __init__(
        self, dialect: DialectDef, context: Context, imported: tuple[DialectDef, ...] = ()
    ) -> None:
        self.dialect = dialect
        self.context = context
        self.definitions = {each.name: each for each in (*imported, dialect)}

    @cached_property
    def ops(self) -> dict[str, OpDef]:
        """The operations of all these dialects by name."""
        return {op.name: op for dialect in self.definitions.values() for op in dialect.ops}

    def op_class(self, name: str) -> type[Operation]:
        """The class of an operation; raises LookupError."""
        found = self.context.operation_class(name)
        if found is None:
            raise LookupError(f"there is no operation '{name}'")
        return found

    def module(self, dialect_name: str) -> ModuleType:
        """The package of a dialect; raises LookupError."""
        dialect = self.context.dialect(dialect_name)
        for found in _classes(dialect) if dialect is not None else ():
            package = found.__module__.rpartition(".")[0]
            return import_module(package)
        raise LookupError(f"there is no package of the dialect '{dialect_name}'")

    def class_of(self, dialect_name: str, name: str) -> Any:
        """A class of a package by its Python name; raises LookupError."""
        return self._located(f"{dialect_name}.{name}")

    def _located(self, name: str) -> Any:
        module, class_name = self._locate(name)
        return getattr(import_module(module), class_name)

    def _locate(self, name: str) -> tuple[str, str]:
        dialect_name, _, class_name = name.rpartition(".")
        for package in (dialect_name,) if dialect_name else (self.dialect.name, "builtin"):
            try:
                module = self.module(package)
            except LookupError:
                continue
            if hasattr(module, class_name):
                return module.__name__, class_name
        raise LookupError(f"there is no class '{name}'")

    # --- predicates -----------------------------------------------------------------------------------------------------

    def test(self, predicate: Predicate) -> Callable[[object], bool]:
        """The predicate as generated code tests it; what it cannot answer does not hold."""
        imports = Imports(locate_class=self._locate)
        subjects = Subjects(Name("subject"), SELF, {})
        source = expression_text(condition(predicate, subjects, imports))
        function = _compiled(source, imports)

        def holds(subject: object) -> bool:
            try:
                return bool(function(subject))
            except (AttributeError, LookupError, TypeError, ValueError):
                return False

        return holds

    def value_of(self, expression: Expression, subject: object = None) -> Any:
        """The value of an expression over a subject."""
        imports = Imports(locate_class=self._locate)
        source = expression_text(value(expression, Subjects(Name("subject"), SELF, {}), imports))
        return _compiled(source, imports)(subject)


def _compiled(source: str, imports: Imports) -> Callable[[object], Any]:
    view = imports.view()
    namespace: dict[str, Any] = {}
    for statement in chain(*view.running):
        module = import_module(statement.module)
        for name in statement.names:
            namespace[name.alias or name.name] = getattr(module, name.name)
    function: Callable[[object], Any] = eval(f"lambda subject: {source}", namespace)
    return function


def _classes(dialect: Dialect) -> Iterator[type]:
    for table in (dialect.operations, dialect.types, dialect.attributes):
        yield from table.values()


def members(enumeration: Any) -> list[Any]:
    """The members of an enum of a package; of a bit enum, each bit and two of them together."""
    found: list[Any] = list(enumeration)
    if issubclass(enumeration, BitEnum) and len(found) > 1:
        found.append(found[-2] | found[-1])
    return found
