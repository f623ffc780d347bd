"""The functions that a spec asks its author for: their names, signatures and documentation, decided here alone."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.model.hooks.definitions": "definition_hooks has_alias_hook",
        "odsgen.ods.model.hooks.dialect": (
            "collisions dialect_hooks interface_hooks required_hooks trait_hooks"
        ),
        "odsgen.ods.model.hooks.directives": "parse_hook_name print_hook_name",
        "odsgen.ods.model.hooks.hook": "Hook HookParameter",
        "odsgen.ods.model.hooks.imported": "hook_fields interface_as_written trait_as_written",
        "odsgen.ods.model.hooks.kinds": "HookKind",
        "odsgen.ods.model.hooks.methods": "hooked_methods known_interfaces",
        "odsgen.ods.model.hooks.operations": "inference_hook infers_by_hook op_hooks",
        "odsgen.ods.model.hooks.shared": (
            "answered_hooks asked_hooks callable_hooks hooks_of_classes is_listed usual_forms "
            "written_hooks"
        ),
    },
)
