"""The accessor `effects`: what an operation does to memory (ODS: MemoryEffects, and MemRead and the like on parts)."""

from __future__ import annotations

from dataclasses import dataclass, field

from odsgen.codegen.context import FileContext
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Return, Step
from odsgen.codegen.views.methods import MethodView, accessor
from odsgen.codegen.views.value_groups import ValueGroup, op_groups
from odsgen.ods.model import AttributeArgument, MemoryEffect, OpDef, Operand

_MODULE = "odsgen.runtime.interfaces.side_effects"


def effects_accessor(op: OpDef, context: FileContext) -> MethodView | None:
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
    return accessor(
        "effects",
        "list[EffectInstance]",
        "",
        (*dict.fromkeys(instances.bindings), Return(e.list_of(instances.found))),
    )


@dataclass(eq=False)
class _Instances:
    """The effects, and the steps that bind what they read."""

    context: FileContext
    bindings: list[Step] = field(default_factory=list)
    found: list[e.Expression] = field(default_factory=list)

    def add(self, effect: MemoryEffect, on: e.Expression | None) -> None:
        self.found.append(self._instance(effect, on))

    def add_values(self, effects: tuple[MemoryEffect, ...], group: ValueGroup) -> None:
        """On a value, or on each of several."""
        for effect in effects:
            self.bindings += group.bindings
            if group.is_single:
                self.add(effect, group.value)
            else:
                each = self._instance(effect, e.Name("value"))
                self.found.append(e.Unpacked(e.Comprehension(each, ("value",), group.values)))

    def add_symbol(self, attribute: AttributeArgument) -> None:
        """On what a symbol refers to; effects on other attributes mean nothing."""
        if attribute.constraint.python_class not in ("SymbolRefAttr", "FlatSymbolRefAttr"):
            return
        properties = e.SELF.member("_properties")
        symbol = e.Name("symbol")
        for effect in attribute.effects:
            if attribute.optional:
                fetched = e.tuple_of([properties.method("get", e.Literal(attribute.name))])
                each = self._instance(effect, symbol)
                given = e.Comprehension(each, (symbol.id,), fetched, symbol.is_given())
                self.found.append(e.Unpacked(given))
            else:
                self.add(effect, properties.item(attribute.name))

    def _instance(self, effect: MemoryEffect, on: e.Expression | None) -> e.Expression:
        kind = self.context.imports.name(_MODULE, "EffectKind").member(effect.kind.upper())
        named: dict[str, e.Expression] = {}
        if effect.resource != "DefaultResource":
            named["resource"] = e.Literal(effect.resource)
        if effect.stage:
            named["stage"] = e.Literal(effect.stage)
        if effect.on_full_region:
            named["on_full_region"] = e.TRUE
        instance = self.context.imports.name(_MODULE, "EffectInstance")
        return instance.call(kind, *([] if on is None else [on]), **named)
