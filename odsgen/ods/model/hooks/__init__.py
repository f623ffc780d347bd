"""The functions that a spec asks its author for: their names, signatures and documentation, decided here alone."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.ods.model.hooks.definitions import definition_hooks, has_alias_hook
    from odsgen.ods.model.hooks.dialect import (
        collisions,
        dialect_hooks,
        interface_hooks,
        required_hooks,
        trait_hooks,
    )
    from odsgen.ods.model.hooks.directives import parse_hook_name, print_hook_name
    from odsgen.ods.model.hooks.hook import Hook, HookKind, HookParameter
    from odsgen.ods.model.hooks.methods import hooked_methods, known_interfaces
    from odsgen.ods.model.hooks.operations import inference_hook, infers_by_hook, op_hooks
    from odsgen.ods.model.hooks.shared import (
        answered_hooks,
        asked_hooks,
        callable_hooks,
        hooks_of_classes,
        is_listed,
        written_hooks,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.model.hooks.definitions": (
                "definition_hooks",
                "has_alias_hook",
            ),
            "odsgen.ods.model.hooks.dialect": (
                "collisions",
                "dialect_hooks",
                "interface_hooks",
                "required_hooks",
                "trait_hooks",
            ),
            "odsgen.ods.model.hooks.directives": (
                "parse_hook_name",
                "print_hook_name",
            ),
            "odsgen.ods.model.hooks.hook": (
                "Hook",
                "HookKind",
                "HookParameter",
            ),
            "odsgen.ods.model.hooks.methods": (
                "hooked_methods",
                "known_interfaces",
            ),
            "odsgen.ods.model.hooks.operations": (
                "inference_hook",
                "infers_by_hook",
                "op_hooks",
            ),
            "odsgen.ods.model.hooks.shared": (
                "answered_hooks",
                "asked_hooks",
                "callable_hooks",
                "hooks_of_classes",
                "is_listed",
                "written_hooks",
            ),
        },
    )

__all__ = [
    "Hook",
    "HookKind",
    "HookParameter",
    "answered_hooks",
    "asked_hooks",
    "callable_hooks",
    "collisions",
    "definition_hooks",
    "dialect_hooks",
    "has_alias_hook",
    "hooked_methods",
    "hooks_of_classes",
    "inference_hook",
    "infers_by_hook",
    "interface_hooks",
    "is_listed",
    "known_interfaces",
    "op_hooks",
    "parse_hook_name",
    "print_hook_name",
    "required_hooks",
    "trait_hooks",
    "written_hooks",
]
