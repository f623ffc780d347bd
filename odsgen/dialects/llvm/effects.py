"""Effects of `llvm` on memory (MLIR: LLVMDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind

if TYPE_CHECKING:
    from odsgen_dialects.llvm import InlineAsmOp, LoadOp, StoreOp


def effects_load(op: LoadOp) -> Sequence[EffectInstance]:
    """Reads where the pointer leads to."""
    return [EffectInstance(EffectKind.READ, op.addr), *_effects_of_order(op)]


def effects_store(op: StoreOp) -> Sequence[EffectInstance]:
    """Writes where the pointer leads to."""
    return [EffectInstance(EffectKind.WRITE, op.addr), *_effects_of_order(op)]


def _effects_of_order(op: LoadOp | StoreOp) -> Sequence[EffectInstance]:
    """Any memory may be read and written by an access that is volatile or synchronizes with other threads."""
    from odsgen_dialects.llvm import AtomicOrdering

    if not op.volatile_ and op.ordering in (AtomicOrdering.not_atomic, AtomicOrdering.unordered):
        return ()
    return [EffectInstance(EffectKind.READ), EffectInstance(EffectKind.WRITE)]


def effects_inline_asm(op: InlineAsmOp) -> Sequence[EffectInstance]:
    """Those that it says it has may be any."""
    if not op.has_side_effects:
        return ()
    return [EffectInstance(EffectKind.WRITE), EffectInstance(EffectKind.READ)]
