"""`gpu-eliminate-barriers`: erases barriers between accesses that do not conflict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from odsgen.dialects.shared import is_argument_of_function
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    BlockArgument,
    DictionaryAttr,
    EffectInstance,
    EffectKind,
    FunctionOpInterface,
    HasRecursiveMemoryEffects,
    IsIsolatedFromAbove,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    Value,
    ViewLikeOpInterface,
    as_interface,
    has_interface,
)
from odsgen.runtime.interfaces import CastOpInterface
from odsgen_dialects import gpu, memref, scf, vector

_TEST_BOUNDARY = "__parallel_region_boundary_for_test"
_ALL = tuple(
    EffectInstance(kind)
    for kind in (EffectKind.READ, EffectKind.WRITE, EffectKind.ALLOCATE, EffectKind.FREE)
)
_VIEWS = (
    memref.CastOp,
    memref.SubViewOp,
    memref.ViewOp,
    memref.TransposeOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
)


# --- effects around a barrier -----------------------------------------------------------------------------------------------


def _is_boundary(op: Operation) -> bool:
    return isinstance(op, (gpu.GPUFuncOp, gpu.LaunchOp)) or _TEST_BOUNDARY in op.attributes


def _runs_once(op: Operation) -> bool:
    """Whether the regions of an operation are executed at most once."""
    if isinstance(op, (scf.IfOp, memref.AllocaScopeOp)):
        return True
    return has_interface(op, FunctionOpInterface)


class _Effects:
    """The effects that may come before or after an operation, until a barrier."""

    def __init__(self) -> None:
        self.found: list[EffectInstance] = []

    def _add_unknown(self) -> bool:
        self.found += _ALL
        return False

    def add(self, op: Operation) -> bool:
        """Add those of an operation; False where they are not known, and all are added."""
        pending = [op]
        while pending:
            each = pending.pop()
            if isinstance(each, gpu.BarrierOp):
                continue
            known = as_interface(each, MemoryEffectOpInterface)
            try:
                if known is not None:
                    self.found += known.effects
                    continue
            except MissingMethodError:
                return self._add_unknown()
            if HasRecursiveMemoryEffects not in each.TRAITS:
                return self._add_unknown()
            inner = [op for region in each.regions for block in region.blocks for op in block]
            pending += reversed(inner)
        return True

    def _add_until_barrier(self, operations: Iterable[Operation]) -> bool:
        for op in operations:
            if isinstance(op, gpu.BarrierOp):
                return True
            if not self.add(op):
                return False
        return True

    def _add_repeated(self, op: Operation, parent: Operation, *, before: bool) -> bool:
        """Add the effects of other executions of the block in which an operation stands."""
        block = op.parent_block
        assert block is not None
        if isinstance(parent, scf.ForOp):
            operations = list(block)
            return self._add_until_barrier(
                reversed(operations[:-1]) if before else iter(operations)
            )
        if _runs_once(parent):
            return True
        return all(self.add(inner) for inner in parent.walk(post_order=True))

    def collect(self, op: Operation, *, before: bool) -> None:
        """Add the effects around an operation, up to the boundary of the parallel code."""
        is_known = True
        levels: list[tuple[Operation, Operation]] = []
        following = _before if before else _after
        while (block := op.parent_block) is not None:
            region = block.parent_region
            if region is not None and len(region.blocks) != 1:
                is_known = self._add_unknown()
                break
            self._add_until_barrier(following(op))
            parent = block.parent_op
            if parent is None or _is_boundary(parent):
                break
            levels.append((op, parent))
            if IsIsolatedFromAbove in parent.TRAITS:
                break
            op = parent
        while levels and is_known:
            is_known = self._add_repeated(*levels.pop(), before=before)


def _before(op: Operation) -> Iterator[Operation]:
    previous = op.previous
    while previous is not None:
        yield previous
        previous = previous.previous


def _after(op: Operation) -> Iterator[Operation]:
    following = op.next
    while following is not None:
        yield following
        following = following.next


# --- aliases ----------------------------------------------------------------------------------------------------------------


def _base(value: Value) -> Value:
    while isinstance(value.defining_op, _VIEWS):
        value = value.defining_op.operands[0]
    return value


def _passed_on(op: Operation) -> Value | None:
    """The operand of which the result is an alias."""
    view = as_interface(op, ViewLikeOpInterface)
    if view is not None:
        try:
            return view.view_source
        except MissingMethodError:
            return None
    is_alias = isinstance(op, _VIEWS) or has_interface(op, CastOpInterface)
    return op.operands[0] if is_alias else None


_STORED: dict[type[Operation], Callable[[Operation], Value]] = {
    kind: lambda op: op.operands[0]
    for kind in (memref.StoreOp, vector.TransferWriteOp, vector.StoreOp)
}
_STORED[vector.MaskedStoreOp] = lambda op: op.operands[-1]


def _only_reads(op: Operation) -> bool:
    known = as_interface(op, MemoryEffectOpInterface)
    try:
        effects = None if known is None else known.effects
    except MissingMethodError:
        return False
    return effects is not None and all(effect.kind is EffectKind.READ for effect in effects)


def _may_be_captured(value: Value) -> bool:
    """Whether a use may store the reference itself."""
    pending, seen = [value], {value}
    while pending:
        current = pending.pop()
        for user in current.users:
            if _only_reads(user):
                continue
            passed = _passed_on(user)
            if passed is not None:
                if passed not in seen:
                    seen.add(passed)
                    pending.append(passed)
                continue
            stored = _STORED.get(type(user))
            if isinstance(user, memref.DeallocOp):
                continue
            if stored is None or stored(user) is current:
                return True
    return False


def _is_noalias_argument(value: Value) -> bool:
    if not isinstance(value, BlockArgument) or value.owner.parent_op is None:
        return False
    function = as_interface(value.owner.parent_op, FunctionOpInterface)
    attributes = None if function is None else function.arg_attrs_attr
    if attributes is None or value.index >= len(attributes.elements):
        return False
    own = attributes.elements[value.index]
    return isinstance(own, DictionaryAttr) and "llvm.noalias" in own


def _may_alias(one: Value, other: Value) -> bool:
    """Whether two values may refer to the same memory."""
    first, second = _base(one), _base(other)
    if first is second:
        return True
    owners = (first.defining_op, second.defining_op)
    if isinstance(owners[0], memref.GetGlobalOp) and isinstance(owners[1], memref.GetGlobalOp):
        return owners[0].name_argument == owners[1].name_argument
    if _is_noalias_argument(first) and _is_noalias_argument(second):
        return False
    allocated = [isinstance(owner, (memref.AllocOp, memref.AllocaOp)) for owner in owners]
    named = [isinstance(owner, memref.GetGlobalOp) for owner in owners]
    if all(map(bool.__or__, allocated, named)):
        return False
    given = [is_argument_of_function(value) for value in (first, second)]
    if (allocated[0] and given[1]) or (allocated[1] and given[0]):
        return False
    for is_own, value in zip(allocated, (first, second), strict=True):
        if is_own and not _may_be_captured(value):
            return False
    return True


def _conflict(before: EffectInstance, after: EffectInstance) -> bool:
    """Whether a barrier must stand between two effects."""
    if before.resource != after.resource:
        return False
    if before.kind is EffectKind.READ and after.kind is EffectKind.READ:
        return False
    if EffectKind.ALLOCATE in (before.kind, after.kind) or before.kind is EffectKind.FREE:
        return False
    if isinstance(before.on, Value) and isinstance(after.on, Value):
        return _may_alias(before.on, after.on)
    return True


class BarrierElimination(RewritePattern[gpu.BarrierOp]):
    """Erases a barrier between effects that do not conflict."""

    def match_and_rewrite(self, op: gpu.BarrierOp, rewriter: PatternRewriter) -> bool:
        before, after = _Effects(), _Effects()
        before.collect(op, before=True)
        after.collect(op, before=False)
        known = set(after.found)
        if any(_conflict(one, other) for one in set(before.found) for other in known):
            return rewriter.match_failure(op, "accesses before and after conflict")
        rewriter.erase_op(op)
        return True


@register_pass
class GpuEliminateBarriersPass(Pass):
    """Erases barriers that order nothing."""

    ARGUMENT = "gpu-eliminate-barriers"
    NAME = "GpuEliminateBarriers"
    SUMMARY = "Erase unnecessary barriers"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (BarrierElimination(),))
