"""Dialects some of whose hooks nobody has written, as imported ones are.

A spec that says ``missing_hooks: allowed`` lists the hooks that are there, ``written_hooks``, and is generated without what
the others would do: an operation whose format needs one has the generic form alone, and the package says what is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from typing import Any, TypeVar

from odsgen.ods.library.runtime_interfaces import ASKED_BY_NAME, RUNTIME_INTERFACES
from odsgen.ods.model import (
    AttributeDef,
    DialectDef,
    FormatKind,
    InferenceKind,
    InterfaceDef,
    InterfaceMethod,
    InterfaceUse,
    OpDef,
    TraitDef,
    TypeDef,
    text_parameters,
)
from odsgen.ods.model.format import OpFormat, TypeSource
from odsgen.ods.model.hooks import (
    Hook,
    HookKind,
    answered_hooks,
    asked_hooks,
    callable_hooks,
    definition_hooks,
    dialect_hooks,
    has_alias_hook,
    hook_fields,
    hooked_methods,
    inference_hook,
    known_interfaces,
    op_hooks,
    written_hooks,
)
from odsgen.ods.model.patterns import pattern_hooks
from odsgen.ods.model.predicates import MadeByHook


def with_hooks(dialect: DialectDef) -> DialectDef:
    """The dialect without what needs another hook than those written; the same one if its hooks have to be there."""
    if not dialect.allows_missing_hooks:
        return dialect
    missing = callable_hooks(dialect) - answered_hooks(dialect, written_hooks(dialect))
    return _Pruner(dialect, missing).dialect() if missing else dialect


def unwritten_hooks(dialect: DialectDef) -> tuple[Hook, ...]:
    """The hooks that a dialect asks for and that nobody has written, as its spec says."""
    if not dialect.allows_missing_hooks:
        return ()
    written = written_hooks(dialect)
    settled = written | _folded_by_semantics(dialect)
    return tuple(hook for hook in asked_hooks(dialect, written) if hook.function not in settled)


def _folded_by_semantics(dialect: DialectDef) -> frozenset[str]:
    """The folds that nobody needs to write, as the spec says how the operations fold."""
    return frozenset(HookKind.FOLD.function(op.hook_name) for op in dialect.ops if op.folds_by_spec)


_DefinitionT = TypeVar("_DefinitionT", TypeDef, AttributeDef)


def checks_programs(kind: HookKind) -> bool:
    """Whether without such a hook something passes that it would refuse."""
    return kind.decorator.startswith(("verifies", "checks")) or kind is HookKind.INFER_RETURN_TYPES


class _Pruner:
    """Takes from a dialect what the missing hooks would do."""

    def __init__(self, dialect: DialectDef, missing: frozenset[str]) -> None:
        self._dialect = dialect
        self._missing = missing
        self._interfaces = known_interfaces(dialect)

    def dialect(self) -> DialectDef:
        dialect = self._dialect
        return replace(
            dialect,
            ops=tuple(map(self._op, dialect.ops)),
            types=tuple(map(self._definition, dialect.types)),
            attributes=tuple(map(self._definition, dialect.attributes)),
            interfaces=tuple(map(self._interface, dialect.interfaces)),
            traits=tuple(map(self._trait, dialect.traits)),
            patterns=tuple(
                p for p in dialect.patterns if self._missing.isdisjoint(pattern_hooks(p))
            ),
            native_calls=tuple(c for c in dialect.native_calls if c.hook not in self._missing),
            pattern_constraints=tuple(
                c for c in dialect.pattern_constraints if c.hook not in self._missing
            ),
            checks=tuple(c for c in dialect.checks if self._has(HookKind.CHECK, c.name)),
            missing_hooks=tuple(sorted(self._missing)),
            unchecked_hooks=self._unchecked(),
            **self._written("dialect", dialect, ""),
        )

    def _unchecked(self) -> tuple[str, ...]:
        """The missing hooks that would check programs."""
        inferring = {
            hook.decoration: hook.kind is HookKind.INFER_RETURN_TYPES
            for hook in dialect_hooks(self._dialect)
            if checks_programs(hook.kind)
            and hook.kind.decorator != "checks"  # these tell when they are asked
            and hook.function in self._missing
        }
        return tuple(sorted(inferring, key=lambda name: (inferring[name], name)))

    def _has(self, kind: HookKind, subject: str = "", part: str = "") -> bool:
        """Whether somebody has written a hook."""
        return kind.function(subject, part) not in self._missing

    def _written(self, owner: str, definition: object, name: str) -> dict[str, Any]:
        """The fields of a definition that declare hooks, false where nobody has written the hook."""
        return hook_fields(owner, definition, lambda kind: self._has(kind, name))

    def _lacking(self, hooks: Iterable[Hook]) -> tuple[str, ...]:
        """The missing hooks without which there is no format."""
        needed = (hook.function for hook in hooks if hook.kind.direction)
        return tuple(sorted({name for name in needed if name in self._missing}))

    def _interface(self, interface: InterfaceDef) -> InterfaceDef:
        return replace(
            interface,
            **self._written("interface", interface, interface.hook_name),
            methods=tuple(replace(m, has_default=self._has_default(m)) for m in interface.methods),
        )

    def _has_default(self, method: InterfaceMethod) -> bool:
        return method.has_default and self._has(HookKind.DEFAULT_METHOD, method.python_name)

    def _trait(self, trait: TraitDef) -> TraitDef:
        return replace(trait, **self._written("trait", trait, trait.hook_name))

    def _op(self, op: OpDef) -> OpDef:
        name = op.hook_name
        infers = inference_hook(op) not in self._missing
        lacking = self._lacking(op_hooks(op, self._interfaces))
        if op.format is not None and not infers:
            if any(
                resolution.source is TypeSource.INFERRED for resolution in op.format.result_types
            ):
                lacking = (*lacking, inference_hook(op))
        if op.format is not None:
            lacking = (
                *lacking,
                *(hook for hook in _making_hooks(op.format) if hook in self._missing),
            )
        return replace(
            op,
            format_kind=FormatKind.NONE if lacking else op.format_kind,
            # The generic form tells nobody in which dialect its regions are read.
            default_dialect=None if lacking else op.default_dialect,
            format=None if lacking else op.format,
            missing_format_hooks=lacking,
            inference=tuple(
                None if i is not None and i.kind is InferenceKind.HOOK and not infers else i
                for i in op.inference
            ),
            interfaces=self._uses(op, HookKind.OP_METHOD),
            builders=tuple(b for b in op.builders if self._has(HookKind.BUILD_OP, name, b.name)),
            derived_attributes=tuple(
                d for d in op.derived_attributes if self._has(HookKind.DERIVE, name, d.python_name)
            ),
            **self._written("op", op, name),
        )

    def _definition(self, definition: _DefinitionT) -> _DefinitionT:
        name = definition.hook_name
        kind, text = definition.format_kind, definition.format
        if self._lacking(definition_hooks(definition, self._interfaces)):
            # Nobody can look into it yet; its text is kept as it is.
            definition = replace(
                definition,
                parameters=text_parameters(isinstance(definition, AttributeDef)),
                builders=(),
                has_verifier=False,
            )
            if isinstance(definition, AttributeDef):
                definition = replace(definition, enum=None)
            kind, text = FormatKind.TEXT, None
        has_alias = not has_alias_hook(definition) or self._has(HookKind.ALIAS, name)
        return replace(
            definition,
            format_kind=kind,
            format=text,
            interfaces=self._uses(definition, HookKind.DEFINITION_METHOD),
            builders=tuple(
                b for b in definition.builders if self._has(HookKind.BUILD_DEFINITION, name, b.name)
            ),
            has_verifier=definition.has_verifier and self._has(HookKind.VERIFY_DEFINITION, name),
            alias=definition.alias if has_alias else None,
        )

    def _uses(
        self, definition: OpDef | TypeDef | AttributeDef, kind: HookKind
    ) -> tuple[InterfaceUse, ...]:
        """The interfaces with those of their methods that somebody has written, and the names of the others."""

        def is_written(method: InterfaceMethod) -> bool:
            return self._has(kind, definition.hook_name, method.python_name)

        uses = definition.interfaces
        methods = hooked_methods(uses, self._interfaces)
        lacking = {method.name for method in methods if not is_written(method)}
        return tuple(
            replace(
                use,
                methods=tuple(m for m in use.methods if m not in lacking),
                unwritten=tuple(self._unwritten(use, lacking)),
            )
            for use in uses
        )

    def _unwritten(self, use: InterfaceUse, lacking: Set[str]) -> Iterator[str]:
        """The methods of an interface that raise when they are called, by their Python names.

        What the printer and the verifier ask for where it is there is not among them, nor what has no default: of that the
        runtime's class of the interface knows what follows from the operation, and raises for the rest.
        """
        interface = self._interfaces.get(use.name)
        if interface is None or use.name in ASKED_BY_NAME:
            return
        for method in interface.methods:
            is_listed = method.name in use.methods
            is_own_default = interface in self._dialect.interfaces and method.has_default
            is_derived = use.name in RUNTIME_INTERFACES and not method.has_default
            if is_listed and method.name in lacking and not is_derived:
                yield method.python_name
            elif not is_listed and (
                method.lacks_default or is_own_default and not self._has_default(method)
            ):
                yield method.python_name


def _making_hooks(form: OpFormat) -> Iterator[str]:
    """The hooks that make the types which a format leaves out; of no type that it has by default."""
    for resolution in (*form.operand_types, *form.result_types):
        match resolution.transform:
            case MadeByHook(hook=hook, default=None):
                yield hook
