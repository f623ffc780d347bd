"""`affine-loop-invariant-code-motion`: moves what is the same in each iteration before an `affine.for`.

Unlike `loop-invariant-code-motion`, it moves `affine.load`, `affine.store` and whole loops and conditionals, too.
"""

from __future__ import annotations

from typing import TypeAlias

from odsgen.dialects.affine.loops.bounds import surely_runs
from odsgen.dialects.shared import view_base
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    ConstantLike,
    EffectKind,
    Operation,
    Value,
    is_memory_effect_free,
    memory_effects,
)
from odsgen.runtime.interfaces.effects_of_operations import is_speculatable
from odsgen_dialects import affine

_Access: TypeAlias = (
    affine.AffineLoadOp
    | affine.AffineVectorLoadOp
    | affine.AffineStoreOp
    | affine.AffineVectorStoreOp
)
_WRITES = (affine.AffineStoreOp, affine.AffineVectorStoreOp)
_NESTS = (affine.AffineForOp, affine.AffineIfOp, affine.AffineParallelOp)


@register_pass
class AffineLoopInvariantCodeMotion(Pass):
    """Goes through the loops of a function, the innermost ones first."""

    ARGUMENT = "affine-loop-invariant-code-motion"
    NAME = "AffineLoopInvariantCodeMotion"
    SUMMARY = "Hoist loop invariant instructions outside of affine loops"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    def run_on_operation(self, op: Operation) -> None:
        """Hoist out of each loop."""
        for loop in list(op.walk(affine.AffineForOp, post_order=True)):
            for hoisted in _Invariants(loop).ops:
                hoisted.move_before(loop)


class _Invariants:
    """The operations in the body of a loop that may be moved before it."""

    def __init__(self, loop: affine.AffineForOp) -> None:
        self._varying: set[Value] = set(loop.region.arguments)
        self._accesses = _accesses(loop)
        #: Whether what has effects, or may not be executed speculatively, runs in any case.
        self._surely_runs = surely_runs(loop)
        self.ops: list[Operation] = []
        terminator = loop.region.entry_block.terminator
        for op in loop.region.entry_block:
            if op is not terminator and self._is_invariant(op):
                self.ops.append(op)
            else:
                self._varying.update(op.results)

    def _is_invariant(self, op: Operation) -> bool:
        if any(operand in self._varying for operand in op.operands):
            return False
        if isinstance(op, _NESTS):
            return all(
                self._is_invariant(inner)
                for region in op.regions
                for block in region.blocks
                for inner in block
            )
        if isinstance(op, _Access):
            if not self._surely_runs or self._is_touched_elsewhere(op):
                return False
        elif not is_memory_effect_free(op):
            return False
        elif not self._surely_runs and not is_speculatable(op):
            return False
        return (
            bool(op.operands) or ConstantLike in op.TRAITS or isinstance(op, affine.AffineYieldOp)
        )

    def _is_touched_elsewhere(self, op: _Access) -> bool:
        """Whether something else in the loop writes the memory, or reads what the operation writes."""
        is_write = isinstance(op, _WRITES)
        return any(
            other is not op and (is_write or writes)
            for other, writes in self._accesses.get(view_base(op.memref), ())
        )


def _accesses(loop: affine.AffineForOp) -> dict[Value, list[tuple[Operation, bool]]]:
    """The operations in a loop that may touch a memref, and whether they may write it."""
    found: dict[Value, list[tuple[Operation, bool]]] = {}
    for op in loop.region.walk():
        if isinstance(op, _NESTS) or is_memory_effect_free(op):
            continue
        effects = None if op.regions else memory_effects(op)
        writes = effects is None or any(effect.kind is not EffectKind.READ for effect in effects)
        for memory in dict.fromkeys(view_base(operand) for operand in op.operands):
            found.setdefault(memory, []).append((op, writes))
    return found
