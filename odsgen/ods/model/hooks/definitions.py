"""The hooks of a type or attribute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model import AttributeDef, FormatKind, InterfaceDef, TypeDef
from odsgen.ods.model.hooks.directives import parameter_directive_hooks
from odsgen.ods.model.hooks.hook import Hook, HookParameter, own_hooks
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.hooks.methods import method_hooks


def definition_hooks(
    definition: TypeDef | AttributeDef, interfaces: Mapping[str, InterfaceDef]
) -> tuple[Hook, ...]:
    """Every hook that a type or attribute asks for; ``interfaces`` are those that the dialect knows, by name."""
    is_type = isinstance(definition, TypeDef)
    subject = HookParameter("type" if is_type else "attribute", definition.name)
    return (
        *_verifiers(definition),
        *own_hooks(
            "definition",
            definition,
            definition.hook_name,
            noun=subject.name,
            custom_format=definition.format_kind is FormatKind.CUSTOM,
            computed_alias=has_alias_hook(definition),
        ),
        *_builders(definition),
        *method_hooks(definition, interfaces, definition.name, subject),
        *parameter_directive_hooks(definition),
    )


def has_alias_hook(definition: TypeDef | AttributeDef) -> bool:
    """Whether a hook computes the alias."""
    return definition.alias is not None and definition.alias.strip() == "custom"


def _verifiers(definition: TypeDef | AttributeDef) -> Iterator[Hook]:
    if definition.has_verifier:
        kind = HookKind.VERIFY_DEFINITION
        yield Hook(
            kind,
            definition.name,
            kind.function(definition.hook_name),
            tuple(HookParameter(p.python_name, p.annotation) for p in definition.parameters),
            "None",
            "Check the parameters; raise ValueError with a message if they do not fit.",
            definition.place,
        )


def _builders(definition: TypeDef | AttributeDef) -> Iterator[Hook]:
    for builder in definition.builders:
        yield Hook(
            HookKind.BUILD_DEFINITION,
            definition.name,
            HookKind.BUILD_DEFINITION.function(definition.hook_name, builder.name),
            tuple(HookParameter(p.name, p.annotation) for p in builder.parameters),
            definition.name,
            builder.summary or f"Build a {definition.name}.",
            builder.place or definition.place,
            builder.name,
            member=builder.name,
        )
