"""The hooks of a type or attribute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model import AttributeDef, FormatKind, InterfaceDef, TypeDef
from odsgen.ods.model.hooks.directives import parameter_directive_hooks
from odsgen.ods.model.hooks.hook import Hook, HookKind, HookParameter, parameters
from odsgen.ods.model.hooks.methods import method_hooks


def definition_hooks(
    definition: TypeDef | AttributeDef, interfaces: Mapping[str, InterfaceDef]
) -> tuple[Hook, ...]:
    """Every hook that a type or attribute asks for; ``interfaces`` are those that the dialect knows, by name."""
    is_type = isinstance(definition, TypeDef)
    subject = HookParameter("type" if is_type else "attribute", definition.name)
    return (
        *_own_hooks(definition, subject),
        *_builders(definition),
        *method_hooks(definition, interfaces, definition.name, subject),
        *parameter_directive_hooks(definition),
    )


def has_alias_hook(definition: TypeDef | AttributeDef) -> bool:
    """Whether a hook computes the alias."""
    return definition.alias is not None and definition.alias.strip() == "custom"


def _own_hooks(definition: TypeDef | AttributeDef, subject: HookParameter) -> Iterator[Hook]:
    def hook(
        kind: HookKind, given: tuple[HookParameter, ...], returns: str, documentation: str
    ) -> Hook:
        function = kind.function(definition.hook_name)
        place = definition.place
        return Hook(kind, definition.name, function, given, returns, documentation, place)

    if definition.has_verifier:
        yield hook(
            HookKind.VERIFY_DEFINITION,
            tuple(HookParameter(p.python_name, p.annotation) for p in definition.parameters),
            "None",
            "Check the parameters; raise ValueError with a message if they do not fit.",
        )
    if definition.format_kind is FormatKind.CUSTOM:
        yield hook(
            HookKind.PARSE_DEFINITION,
            parameters(parser="Parser"),
            definition.name,
            "Read what follows the mnemonic.",
        )
        yield hook(
            HookKind.PRINT_DEFINITION,
            (subject, *parameters(printer="AsmPrinter")),
            "None",
            "Write what follows the mnemonic.",
        )
    if has_alias_hook(definition):
        yield hook(HookKind.ALIAS, (subject,), "str | None", "A name for the alias of it.")


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
