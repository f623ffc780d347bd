"""Interfaces and traits of imported dialects that may lack hooks: what their hooks do where somebody has written them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from odsgen.ods.model import DialectDef, InterfaceDef, InterfaceMethod, TraitDef
from odsgen.ods.model.hooks.dialect import interface_hooks, trait_hooks
from odsgen.ods.model.hooks.hook import Hook
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.hooks.shared import is_listed


def interface_as_written(interface: InterfaceDef, owner: DialectDef) -> InterfaceDef:
    """The interface without verifiers and defaults that nobody has written for the dialect that owns it."""
    if not owner.allows_missing_hooks:
        return interface
    written = _written(interface_hooks(interface), owner)

    def method_as_written(method: InterfaceMethod) -> InterfaceMethod:
        is_written = HookKind.DEFAULT_METHOD.function(method.python_name) in written
        lacks_default = method.has_default and not is_written
        return replace(method, has_default=False, lacks_default=True) if lacks_default else method

    return replace(
        interface,
        methods=tuple(map(method_as_written, interface.methods)),
        **hook_fields(
            "interface", interface, lambda kind: kind.function(interface.hook_name) in written
        ),
    )


def trait_as_written(trait: TraitDef, owner: DialectDef) -> TraitDef:
    """The trait without a verifier that nobody has written for the dialect that owns it."""
    if not owner.allows_missing_hooks:
        return trait
    written = _written(trait_hooks(trait), owner)
    return replace(
        trait,
        **hook_fields("trait", trait, lambda kind: kind.function(trait.hook_name) in written),
    )


def _written(hooks: Iterable[Hook], owner: DialectDef) -> frozenset[str]:
    """The functions of the hooks that somebody has written for a dialect."""
    of_kind = dict(owner.written_hooks)
    return frozenset(
        hook.function for hook in hooks if is_listed(hook, of_kind.get(hook.kind.decorator, ()))
    )


def hook_fields(
    owner: str, definition: object, is_written: Callable[[HookKind], bool]
) -> dict[str, Any]:
    """The fields of a definition that declare hooks, false where nobody has written the hook."""
    kinds = [kind for kind in HookKind.of(owner) if hasattr(definition, kind.field)]
    return {k.field: getattr(definition, k.field) and is_written(k) for k in kinds}
