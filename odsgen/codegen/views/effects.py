"""The accessor `effects`: what an operation does to memory (ODS: MemoryEffects, and MemRead and the like on parts)."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import string_literal
from odsgen.codegen.views.accessors import AccessorView
from odsgen.codegen.views.value_groups import ValueGroup, op_groups
from odsgen.ods.model import AttributeArgument, MemoryEffect, OpDef, Operand

_MODULE = "odsgen.runtime.interfaces.side_effects"


def effects_accessor(op: OpDef, context: FileContext) -> AccessorView | None:
    """Effects of the operation as a whole, then of arguments, then of results, as ODS lists them; None without, or by a hook."""
    is_hook = any(use.name == "MemoryEffectOpInterface" and use.methods for use in op.interfaces)
    if not op.has_memory_effects or is_hook:
        return None
    instances = _Instances(context)
    trait = op.trait("MemoryEffects")
    for listed in trait.arguments if trait is not None else ():
        for effect in listed if isinstance(listed, tuple) else ():
            instances.add(effect, None)
    groups = op_groups(op)
    for argument in op.arguments:
        if isinstance(argument, Operand):
            instances.add_values(argument.effects, groups.operands[argument.index])
        elif isinstance(argument, AttributeArgument):
            instances.add_symbol(argument)
    for result in op.results:
        instances.add_values(result.effects, groups.results[result.index])
    context.imports.use(_MODULE, "EffectInstance")
    return AccessorView(
        "effects",
        "list[EffectInstance]",
        "What the operation does to memory.",
        tuple(dict.fromkeys(instances.statements)),
        f"[{', '.join(instances.found)}]",
    )


class _Instances:
    """The effects, each as an expression, and the statements before them."""

    def __init__(self, context: FileContext) -> None:
        self.context = context
        self.statements: list[str] = []
        self.found: list[str] = []

    def add(self, effect: MemoryEffect, on: str | None) -> None:
        self.found.append(self._instance(effect, on))

    def add_values(self, effects: tuple[MemoryEffect, ...], group: ValueGroup) -> None:
        """On a value, or on each of several."""
        for effect in effects:
            self.statements += group.prelude
            if group.is_single:
                self.add(effect, group.element)
            else:
                each = self._instance(effect, "value")
                self.found.append(f"*[{each} for value in {group.slice}]")

    def add_symbol(self, attribute: AttributeArgument) -> None:
        """On what a symbol refers to; effects on other attributes mean nothing."""
        if attribute.constraint.python_class not in ("SymbolRefAttr", "FlatSymbolRefAttr"):
            return
        fetched = f"self.properties.get({string_literal(attribute.name)})"
        for effect in attribute.effects:
            if attribute.optional:
                each = self._instance(effect, "symbol")
                self.found.append(f"*[{each} for symbol in ({fetched},) if symbol is not None]")
            else:
                self.add(effect, f"self.properties[{string_literal(attribute.name)}]")

    def _instance(self, effect: MemoryEffect, on: str | None) -> str:
        instance = self.context.imports.use(_MODULE, "EffectInstance")
        kind = self.context.imports.use(_MODULE, "EffectKind")
        arguments = [f"{kind}.{effect.kind.upper()}"]
        if on is not None:
            arguments.append(on)
        if effect.resource != "DefaultResource":
            arguments.append(f"resource={string_literal(effect.resource)}")
        if effect.stage:
            arguments.append(f"stage={effect.stage}")
        if effect.on_full_region:
            arguments.append("on_full_region=True")
        return f"{instance}({', '.join(arguments)})"
