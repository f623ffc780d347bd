"""Memory effects and speculatability of structured operations (MLIR: LinalgOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.hooks import implements
from odsgen.runtime import (
    BaseMemRefType,
    EffectInstance,
    EffectKind,
    MemRefType,
    Operation,
    Speculatability,
    TensorType,
    Value,
)
from odsgen_dialects.linalg import SoftmaxOp
from odsgen_dialects.linalg.ops import LinalgOp2Op


@implements(LinalgOp2Op, method="dps_inits_mutable")
def inits_of(op: Operation) -> Sequence[Value]:
    """The init operands of a structured operation."""
    return written_values(op) or ()


def has_pure_tensor_semantics(op: Operation) -> bool:
    """Whether some operand is a tensor and none a buffer."""
    types = op.operand_types
    return any(isinstance(t, TensorType) for t in types) and not any(
        isinstance(t, BaseMemRefType) for t in types
    )


def has_pure_buffer_semantics(op: Operation) -> bool:
    """Whether some operand is a buffer and none a tensor."""
    types = op.operand_types
    return any(isinstance(t, BaseMemRefType) for t in types) and not any(
        isinstance(t, TensorType) for t in types
    )


@implements(LinalgOp2Op, method="effects")
def effects_of(op: Operation) -> Sequence[EffectInstance]:
    """Reads of input buffers; writes, and reads if the region uses them, of init buffers."""
    inits = inits_of(op)
    first = len(op.operands) - len(inits)
    found = [
        EffectInstance(EffectKind.READ, operand, on_full_region=True)
        for operand in op.operands[:first]
        if isinstance(operand.type, MemRefType)
    ]
    for number, operand in enumerate(op.operands[first:], first):
        if isinstance(operand.type, MemRefType):
            if _is_read(op, number):
                found.append(EffectInstance(EffectKind.READ, operand, on_full_region=True))
            found.append(EffectInstance(EffectKind.WRITE, operand, on_full_region=True))
    return found


def _is_read(op: Operation, number: int) -> bool:
    """Whether the region uses the operand's element."""
    arguments = op.regions[0].entry_block.arguments
    return number < len(arguments) and arguments[number].has_uses


@implements(LinalgOp2Op, method="speculatability")
def speculatability_of(op: Operation) -> Speculatability:
    """Recursively speculatable on tensors, not speculatable on buffers."""
    if not has_pure_tensor_semantics(op):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.RECURSIVELY_SPECULATABLE


@implements(SoftmaxOp, method="effects")
def effects_softmax(op: Operation) -> Sequence[EffectInstance]:
    """SoftmaxOp::getEffects"""
    kinds = (EffectKind.READ, EffectKind.WRITE)
    return [
        EffectInstance(kind, operand, on_full_region=True)
        for kind, operand in zip(kinds, op.operands, strict=True)
        if isinstance(operand.type, MemRefType)
    ]
