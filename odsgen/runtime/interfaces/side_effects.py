"""Memory effects and speculation (MLIR: `SideEffectInterfaces.td`, "Side Effects & Speculation")."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.runtime.base.interface import MissingMethodError, OpInterface, as_interface
from odsgen.runtime.ir.traits import (
    AlwaysSpeculatableImplTrait,
    HasRecursiveMemoryEffects,
    IsTerminator,
    NoMemoryEffect,
    RecursivelySpeculatableImplTrait,
)
from odsgen.runtime.ir.value import OpResult, Value

if TYPE_CHECKING:
    from odsgen.runtime.builtin.attributes import SymbolRefAttr
    from odsgen.runtime.ir.operation import Operation


class EffectKind(Enum):
    """The kinds of effects on a resource."""

    ALLOCATE = "allocate"
    FREE = "free"
    READ = "read"
    WRITE = "write"


DEFAULT_RESOURCE = "DefaultResource"
AUTOMATIC_ALLOCATION_SCOPE_RESOURCE = "AutomaticAllocationScopeResource"


class EffectInstance(NamedTuple):
    """One effect of an operation: on what a value or symbol refers to, or on the resource as a whole (``on`` is None).

    Effects of a lower ``stage`` come first; one ``on_full_region`` touches all that the value refers to.
    """

    kind: EffectKind
    on: Value | SymbolRefAttr | None = None
    resource: str = DEFAULT_RESOURCE
    stage: int = 0
    on_full_region: bool = False


class MemoryEffectOpInterface(OpInterface):
    """An operation whose effects on memory are known."""

    __slots__ = ()

    @property
    def effects(self) -> Sequence[EffectInstance]:
        """All effects; none for an operation with the trait NoMemoryEffect.

        Where the operation does not say, its dialect may: by its hook `@effects`.
        """
        op = self._op
        if NoMemoryEffect in op.TRAITS:
            return ()
        effects = _effects_by_dialect(op)
        if effects is None:
            self._missing("effects")
        return effects

    def has_effect(self, kind: EffectKind) -> bool:
        return any(effect.kind is kind for effect in self.effects)

    def only_has_effect(self, kind: EffectKind) -> bool:
        """Whether there are effects of that kind and of no other."""
        effects = self.effects
        return bool(effects) and all(effect.kind is kind for effect in effects)

    @property
    def has_no_effect(self) -> bool:
        return not self.effects

    def effects_on_value(self, value: Value) -> list[EffectInstance]:
        return [effect for effect in self.effects if effect.on is value]

    def effects_on_resource(self, resource: str) -> list[EffectInstance]:
        return [effect for effect in self.effects if effect.resource == resource]


def _effects_by_dialect(op: Operation) -> Sequence[EffectInstance] | None:
    """The effects that a dialect knows of one of its operations (MLIR: operation interface fallback)."""
    from odsgen.runtime.registry.context import loaded_dialect

    dialect = loaded_dialect(op.dialect_name)
    effects_of = None if dialect is None else dialect.bound_hooks.find("effects", "")
    if effects_of is None:
        return None
    effects: Sequence[EffectInstance] | None = effects_of(op)
    return effects


#: ODS's name of it.
MemoryEffectsOpInterface = MemoryEffectOpInterface


class Speculatability(Enum):
    """Whether an operation may be executed where the program would not have come to it."""

    NOT_SPECULATABLE = "not speculatable"
    SPECULATABLE = "speculatable"
    RECURSIVELY_SPECULATABLE = "recursively speculatable"


class ConditionallySpeculatable(OpInterface):
    """An operation that says whether it may be executed speculatively."""

    __slots__ = ()

    @property
    def speculatability(self) -> Speculatability:
        """By default what the traits AlwaysSpeculatable and RecursivelySpeculatable say."""
        traits = self._op.TRAITS
        if AlwaysSpeculatableImplTrait in traits:
            return Speculatability.SPECULATABLE
        if RecursivelySpeculatableImplTrait in traits:
            return Speculatability.RECURSIVELY_SPECULATABLE
        self._missing("speculatability")


# --- questions about operations ---------------------------------------------------------------------------------------


def is_speculatable(op: Operation) -> bool:
    """Whether the operation, with all inside it, may be executed speculatively."""
    pending = [op]
    while pending:
        current = pending.pop()
        conditional = as_interface(current, ConditionallySpeculatable)
        if conditional is None:
            return False
        try:
            answer = conditional.speculatability
        except MissingMethodError:  # nobody has written it yet
            return False
        if answer is Speculatability.NOT_SPECULATABLE:
            return False
        if answer is Speculatability.RECURSIVELY_SPECULATABLE:
            pending += [
                nested for region in current.regions for block in region.blocks for nested in block
            ]
    return True


def memory_effects(op: Operation) -> list[EffectInstance] | None:
    """The effects of an operation and, with the trait RecursiveMemoryEffects, of what is inside it; None if unknown."""
    found: list[EffectInstance] = []
    pending = [op]
    while pending:
        current = pending.pop()
        effects = as_interface(current, MemoryEffectOpInterface)
        is_recursive = HasRecursiveMemoryEffects in current.TRAITS
        if effects is not None:
            try:
                found += effects.effects
            except MissingMethodError:  # nobody has written it yet
                return None
        elif not is_recursive:
            return None
        if is_recursive:
            pending += [
                nested for region in current.regions for block in region.blocks for nested in block
            ]
    return found


def is_memory_effect_free(op: Operation) -> bool:
    """Whether it is known that nothing is done to memory."""
    return memory_effects(op) == []


def is_pure(op: Operation) -> bool:
    """Whether the operation touches no memory and may be executed speculatively."""
    return is_speculatable(op) and is_memory_effect_free(op)


def is_trivially_dead(op: Operation) -> bool:
    """Whether the operation may be erased: its results are not used, and nothing else would miss it."""
    return not op.has_uses and would_be_trivially_dead(op)


def _class_answer(op_class: type[Operation]) -> bool | None:
    from odsgen.runtime.ir.symbol_interfaces import SymbolOpInterface

    traits = op_class.TRAITS
    if IsTerminator in traits or not op_class.REGISTERED:
        return False
    if SymbolOpInterface.__name__ in op_class.INTERFACES:
        return False
    if NoMemoryEffect in traits and HasRecursiveMemoryEffects not in traits:
        return True
    return None


class _MayBeDead(dict[Any, "bool | None"]):
    """The answers of `may_be_dead`, each found out once."""

    def __missing__(self, op_class: type[Operation]) -> bool | None:
        self[op_class] = known = _class_answer(op_class)
        return known


#: For those who ask about one operation after the other.
may_be_dead_by_class = _MayBeDead()


def may_be_dead(op_class: type[Operation]) -> bool | None:
    """Whether all operations of a class may be erased once nothing uses them, or none; None: it depends on the operation."""
    return may_be_dead_by_class[op_class]


def would_be_trivially_dead(op: Operation) -> bool:
    """Whether the operation could be erased if its results had no uses."""
    known = may_be_dead_by_class[type(op)]
    if known is not None:
        return known
    effects = memory_effects(op)
    if effects is None:
        return False
    results = set(op.results)
    allocated = {e.on for e in effects if e.kind is EffectKind.ALLOCATE and e.on in results}
    return all(
        effect.kind is EffectKind.READ
        or (effect.kind is EffectKind.ALLOCATE and isinstance(effect.on, OpResult))
        or (effect.kind is EffectKind.WRITE and effect.on in allocated)
        for effect in effects
    )
