"""Purposes of functions found by their names, as the decorators that say them now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.hook_kinds import KINDS
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, HookKind, dialect_hooks
from odsgen.ods.model.hooks.shared import hooks_of_classes
from odsgen.ods.model.names import snake_case
from odsgen.ods.model.op_classes import base_class_names

PARSE, PRINT = "parse", "print"
FORM = "form"


@dataclass(frozen=True, slots=True)
class Purpose:
    """A decorator with what it names: a class of the generated package, a name, or nothing."""

    decorator: str
    subject: str = ""
    home: str = ""  # the module of the generated package that defines the subject; none for a name
    member: str = ""  # the method, the builder, the derived attribute
    half: str = ""  # of a form: `parse` or `print`

    @property
    def key(self) -> tuple[str, str, str]:
        """Key that tells it from others; a class from a name by quotation marks."""
        return self.decorator, self.subject if self.home else repr(self.subject), self.member


_K = HookKind

#: The decorators that name nothing: their hooks are the dialect's own.
OF_DIALECT = frozenset(decorator for decorator, kind in KINDS.items() if kind.is_of_dialect)


def purposes_of(dialect: DialectDef) -> dict[str, tuple[Purpose, ...]]:
    """Purposes of the functions that a dialect may have, by name."""
    found: dict[str, dict[Purpose, None]] = {}
    resolver = _Subjects(dialect)
    hooks = (*dialect_hooks(dialect), *hooks_of_classes(dialect).values())
    for hook in hooks:
        if hook.kind is not _K.DEFAULT_METHOD:
            found.setdefault(hook.function, {})[resolver.purpose(hook)] = None
    for interface in dialect.interfaces:
        for method in interface.methods:
            if method.has_default:
                name = _K.DEFAULT_METHOD.function(method.python_name)
                purpose = Purpose("implements", interface.name, ".interfaces", method.python_name)
                found.setdefault(name, {})[purpose] = None
    for (
        decorator,
        kind,
    ) in KINDS.items():  # the runtime looked for some without the spec declaring them
        if kind.is_of_dialect and not kind.is_declared:
            found.setdefault(kind.function, {})[Purpose(decorator)] = None
    return {name: tuple(purposes) for name, purposes in found.items()}


class _Subjects:
    """The classes of the generated package, by what hooks call them."""

    def __init__(self, dialect: DialectDef) -> None:
        self._ops = {op.name: op for op in dialect.ops}
        self._op_classes = base_class_names(dialect)
        self._definitions = {
            **{d.name: (d.hook_name, ".attributes") for d in dialect.attributes},
            **{d.name: (d.hook_name, ".types") for d in dialect.types},
        }

    def purpose(self, hook: Hook) -> Purpose:
        """Purpose of a hook."""
        kind = hook.kind
        if kind.is_of_dialect:
            return Purpose(kind.decorator)
        if not kind.names_class:
            return Purpose(kind.decorator, hook.subject, half=kind.direction)
        if kind.owner in ("trait", "interface"):
            return Purpose(kind.decorator, hook.subject, f".{kind.owner}s")
        if hook.subject in self._definitions:
            hook_name, home = self._definitions[hook.subject]
            member = _member(hook, hook_name)
            return Purpose(kind.decorator, hook.subject, home, member, kind.direction)
        if hook.of_class:
            class_name, hook_name = self._op_classes[hook.subject], snake_case(hook.subject)
        else:
            op = self._ops[hook.subject]
            class_name, hook_name = op.class_name, op.hook_name
        return Purpose(kind.decorator, class_name, ".ops", _member(hook, hook_name), kind.direction)


def _member(hook: Hook, hook_name: str) -> str:
    """The method, builder or derived attribute that a hook is, as Python spells it."""
    if hook.kind in (_K.BUILD_OP, _K.BUILD_DEFINITION):
        return hook.part
    if hook.kind is _K.DERIVE:
        return hook.function.removeprefix(f"derive_{hook_name}_")
    if hook.kind in (_K.OP_METHOD, _K.DEFINITION_METHOD):
        return hook.function.removesuffix(f"_{hook_name}")
    return ""


def class_homes(dialect: DialectDef) -> Iterator[tuple[str, str]]:
    """The classes of the generated package, each with the module that defines it."""
    for op in dialect.ops:
        yield op.class_name, ".ops"
    for class_name in base_class_names(dialect).values():
        yield class_name, ".ops"
    for type_def in dialect.types:
        yield type_def.name, ".types"
    for attribute in dialect.attributes:
        yield attribute.name, ".attributes"
    for interface in dialect.interfaces:
        yield interface.name, ".interfaces"
    for trait in dialect.traits:
        yield trait.name, ".traits"
