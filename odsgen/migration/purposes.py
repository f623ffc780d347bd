"""Purposes of functions found by their names, as the decorators that say them now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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

_OF_OPS = {
    _K.VERIFY_OP: "verifies",
    _K.VERIFY_OP_REGIONS: "verifies_regions",
    _K.INFER_RETURN_TYPES: "infers",
    _K.FOLD: "folds",
    _K.CANONICALIZE: "canonicalizes",
    _K.CANONICALIZATION_PATTERNS: "canonicalization_patterns",
    _K.OP_METHOD: "implements",
    _K.BUILD_OP: "builds",
    _K.DERIVE: "derives",
    _K.PARSE_OP: FORM,
    _K.PRINT_OP: FORM,
}
_OF_DEFINITIONS = {
    _K.VERIFY_DEFINITION: "verifies",
    _K.DEFINITION_METHOD: "implements",
    _K.BUILD_DEFINITION: "builds",
    _K.ALIAS: "suggests_alias",
    _K.PARSE_DEFINITION: FORM,
    _K.PRINT_DEFINITION: FORM,
}
_OF_TRAITS = {_K.VERIFY_TRAIT: "verifies"}
_OF_INTERFACES = {
    _K.VERIFY_INTERFACE: "verifies",
    _K.VERIFY_INTERFACE_REGIONS: "verifies_regions",
}
_OF_NAMES = {
    _K.MATCH_NATIVE: "matches",
    _K.MATCH_CONSTRAINT: "matches",
    _K.REWRITE_NATIVE: "rewrites",
    _K.CHECK: "checks",
    _K.PARSE_DIRECTIVE: FORM,
    _K.PRINT_DIRECTIVE: FORM,
    _K.PARSE_PARAMETER_DIRECTIVE: FORM,
    _K.PRINT_PARAMETER_DIRECTIVE: FORM,
}
_OF_DIALECT = {
    _K.MATERIALIZE_CONSTANT: "materializes_constants",
    _K.UPGRADE: "upgrades_operations",
    _K.DIALECT_ALIAS: "suggests_aliases",
    _K.VERIFY_OPERATION_ATTRIBUTE: "verifies_operation_attributes",
    _K.VERIFY_REGION_ARGUMENT_ATTRIBUTE: "verifies_region_argument_attributes",
    _K.VERIFY_REGION_RESULT_ATTRIBUTE: "verifies_region_result_attributes",
    _K.VERIFY_DATA_LAYOUT_ENTRY: "verifies_data_layout_entries",
    _K.PARSE_UNKNOWN_TYPE: "parses_types",
    _K.PARSE_UNKNOWN_ATTRIBUTE: "parses_attributes",
    _K.DIALECT_CANONICALIZATION_PATTERNS: "dialect_canonicalization_patterns",
}
#: Names that the runtime looked for without the spec declaring them.
_UNDECLARED = {
    "BYTECODE": "serializes",
    "INLINER": "inlines",
    "operation_effects": "effects",
}

#: The decorators that name nothing: their hooks are the dialect's own.
OF_DIALECT = frozenset({*_OF_DIALECT.values(), *_UNDECLARED.values()})


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
    for name, decorator in _UNDECLARED.items():
        found.setdefault(name, {})[Purpose(decorator)] = None
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
        half = next((h for h in (PARSE, PRINT) if kind.name.startswith(f"{h.upper()}_")), "")
        if kind in _OF_NAMES:
            return Purpose(_OF_NAMES[kind], hook.subject, half=half)
        if kind in _OF_DIALECT:
            return Purpose(_OF_DIALECT[kind])
        if kind in _OF_TRAITS:
            return Purpose(_OF_TRAITS[kind], hook.subject, ".traits")
        if kind in _OF_INTERFACES:
            return Purpose(_OF_INTERFACES[kind], hook.subject, ".interfaces")
        if kind in _OF_DEFINITIONS:
            hook_name, home = self._definitions[hook.subject]
            member = _member(hook, hook_name)
            return Purpose(_OF_DEFINITIONS[kind], hook.subject, home, member, half)
        if hook.of_class:
            class_name, hook_name = self._op_classes[hook.subject], snake_case(hook.subject)
        else:
            op = self._ops[hook.subject]
            class_name, hook_name = op.class_name, op.hook_name
        return Purpose(_OF_OPS[kind], class_name, ".ops", _member(hook, hook_name), half)


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
