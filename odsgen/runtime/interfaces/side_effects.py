"""Memory effects and speculation (MLIR: `SideEffectInterfaces.td`, "Side Effects & Speculation")."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.ir.traits import (
    AlwaysSpeculatableImplTrait,
    NoMemoryEffect,
    RecursivelySpeculatableImplTrait,
)

if TYPE_CHECKING:
    from odsgen.runtime.builtin.attributes import SymbolRefAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


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
