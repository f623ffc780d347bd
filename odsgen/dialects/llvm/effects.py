"""Memory effects of the dialect `llvm` (MLIR: LLVMDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import EffectInstance, EffectKind
from odsgen_dialects.llvm import AtomicOrdering, InlineAsmOp, LoadOp, StoreOp


@implements(LoadOp, method="effects")
def effects_load(op: LoadOp) -> Sequence[EffectInstance]:
    """LoadOp::getEffects"""
    return [EffectInstance(EffectKind.READ, op.addr), *_effects_of_order(op)]


@implements(StoreOp, method="effects")
def effects_store(op: StoreOp) -> Sequence[EffectInstance]:
    """StoreOp::getEffects"""
    return [EffectInstance(EffectKind.WRITE, op.addr), *_effects_of_order(op)]


def _effects_of_order(op: LoadOp | StoreOp) -> Sequence[EffectInstance]:
    """A volatile or ordered access may read and write any memory."""
    if not op.volatile_ and op.ordering in (AtomicOrdering.not_atomic, AtomicOrdering.unordered):
        return ()
    return [EffectInstance(EffectKind.READ), EffectInstance(EffectKind.WRITE)]


@implements(InlineAsmOp, method="effects")
def effects_inline_asm(op: InlineAsmOp) -> Sequence[EffectInstance]:
    """InlineAsmOp::getEffects"""
    if not op.has_side_effects:
        return ()
    return [EffectInstance(EffectKind.WRITE), EffectInstance(EffectKind.READ)]
