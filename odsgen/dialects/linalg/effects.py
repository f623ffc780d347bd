"""Effects of structured operations, and whether they may be executed speculatively (MLIR: LinalgOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.runtime.builtin.types import BaseMemRefType, MemRefType, TensorType
from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind, Speculatability

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def inits_of(op: Operation) -> Sequence[Value]:
    """The operands into which a structured operation writes."""
    return written_values(op) or ()


def has_pure_tensor_semantics(op: Operation) -> bool:
    """Whether there is a tensor among the operands, and no buffer."""
    types = op.operand_types
    return any(isinstance(t, TensorType) for t in types) and not any(
        isinstance(t, BaseMemRefType) for t in types
    )


def has_pure_buffer_semantics(op: Operation) -> bool:
    """Whether there is a buffer among the operands, and no tensor."""
    types = op.operand_types
    return any(isinstance(t, BaseMemRefType) for t in types) and not any(
        isinstance(t, TensorType) for t in types
    )


def effects_of(op: Operation) -> Sequence[EffectInstance]:
    """Reads of the buffers among the inputs, and of those that the region reads; writes of the buffers among the inits."""
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
    """Whether the region uses an element of an operand."""
    arguments = op.regions[0].entry_block.arguments
    return number < len(arguments) and arguments[number].has_uses


def speculatability_of(op: Operation) -> Speculatability:
    """As speculatable as what is inside, with tensors alone; not with buffers."""
    if not has_pure_tensor_semantics(op):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.RECURSIVELY_SPECULATABLE


effects_linalg_op2 = effects_of
speculatability_linalg_op2 = speculatability_of
dps_inits_mutable_linalg_op2 = inits_of


def effects_softmax(op: Operation) -> Sequence[EffectInstance]:
    """Reads the input and writes the output, where they are buffers."""
    kinds = (EffectKind.READ, EffectKind.WRITE)
    return [
        EffectInstance(kind, operand, on_full_region=True)
        for kind, operand in zip(kinds, op.operands, strict=True)
        if isinstance(operand.type, MemRefType)
    ]
