"""Questions about the effects of operations: whether they may be moved, executed speculatively or erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.side_effects import (
    ConditionallySpeculatable,
    EffectKind,
    MemoryEffectOpInterface,
    Speculatability,
)
from odsgen.runtime.ir.traits import HasRecursiveMemoryEffects, IsTerminator, NoMemoryEffect
from odsgen.runtime.ir.value import OpResult

if TYPE_CHECKING:
    from odsgen.runtime.interfaces.side_effects import EffectInstance
    from odsgen.runtime.ir.operation import Operation


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
        if may_be_dead_by_class[type(current)]:  # without any effect
            continue
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
