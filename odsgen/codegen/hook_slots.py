"""How generated code calls hooks: through the slots of its package, `hooks.verifies.ForOp(self)`.

A slot says what a hook is for, as its decorator does, and not where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from odsgen.codegen.python.expressions import Expression, Name
from odsgen.ods.model import AttributeDef, BuilderDef, DialectDef, InterfaceMethod, TypeDef
from odsgen.ods.model.hooks import HookKind, dialect_hooks, known_interfaces

#: The object that has the slots, in each generated file that calls hooks.
SLOTS = "hooks"


class HookSlots:
    """The slots of a dialect's hooks."""

    def __init__(self, dialect: DialectDef) -> None:
        self._dialect = dialect
        self._hooks = {hook.function: hook for hook in reversed(dialect_hooks(dialect))}
        self.name = f"_{SLOTS}" if SLOTS in _parameter_names(dialect) else SLOTS

    def call(self, function: str) -> Expression:
        """The slot of a hook, by the name of its stub: `hooks.form.ForOp.parse`."""
        hook = self._hooks[function]
        slots = Name(self.name)
        if hook.target.startswith("custom<"):
            of = "custom_parameters" if hook.kind in _OF_PARAMETERS else "custom"
            return slots.member(of).member(hook.subject).member(hook.direction)
        slot = slots.member(hook.kind.decorator).member(hook.target)
        part = hook.direction or hook.member
        return slot.member(part) if part else slot

    def declared(self) -> dict[str, str]:
        """Subjects of the hooks that have to be there, between blanks, by their decorators; a part stands behind a dot."""
        found: dict[str, set[str]] = {}
        for hook in dialect_hooks(self._dialect):
            subjects = found.setdefault(hook.kind.decorator, set())
            if hook.target:
                subjects.add(".".join(filter(None, (hook.target, hook.member))))
        return {kind: " ".join(sorted(found[kind])) for kind in sorted(found)}

    def directives(self) -> dict[str, str]:
        """Values that each custom directive of operations gives when it is parsed."""
        found: dict[str, str] = {}
        for hook in dialect_hooks(self._dialect):
            if hook.kind is HookKind.PARSE_DIRECTIVE:
                first = found.setdefault(hook.subject, hook.gives)
                if first != hook.gives:  # as many overloads in C++
                    found[hook.subject] = "Any"
        return {name: found[name] for name in sorted(found)}


_OF_PARAMETERS = (HookKind.PARSE_PARAMETER_DIRECTIVE, HookKind.PRINT_PARAMETER_DIRECTIVE)


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
