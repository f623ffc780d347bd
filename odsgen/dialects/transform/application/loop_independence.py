"""Applies transforms by which buffers and tensors have sizes that are the same in each iteration."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.independence import independent
from odsgen.dialects.linalg.tiling.pads import constant_padding
from odsgen.dialects.linalg.tiling.slices import build_slice
from odsgen.dialects.memref.subviews import same_part_of
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    mixed_sizes,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.shared.reified_shapes import as_mixed
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    silenceable,
    to_each_target,
)
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    MemRefType,
    Operation,
    RankedTensorType,
    Region,
    Value,
    as_interface,
)
from odsgen.runtime.interfaces import ReifyRankedShapedTypeOpInterface
from odsgen_dialects import affine, memref, scf, tensor
from odsgen_dialects.builtin import UnrealizedConversionCastOp
from odsgen_dialects.transform import MakeLoopIndependentOp, MemRefMakeLoopIndependentOp

_DIFFERENCE = AffineMapAttr.get(AffineMap.get(2, 0, [AffineDimExpr.get(0) - AffineDimExpr.get(1)]))


class _Maker:
    """Makes operations whose sizes do not depend on some counters."""

    def __init__(
        self, rewriter: TransformRewriter, target: Operation, counters: Sequence[Value]
    ) -> None:
        self.rewriter, self.target = rewriter, target
        self._counters = counters

    def sizes(self, before: Sequence[Mixed]) -> list[Mixed] | None:
        """Sizes that are not exceeded."""
        found: list[Mixed] = []
        for size in before:
            made = independent(self.rewriter, size, self._counters, self.target.location)
            if made is None:
                return None
            found.append(made)
        return found

    def make(self) -> Value | None:
        """The value that takes the place of the result; None if this is not possible."""
        target = self.target
        if isinstance(target, tensor.PadOp):
            return self._pad(target)
        assert isinstance(target, (memref.AllocaOp, tensor.EmptyOp))
        result = target.results[0]
        type = result.type
        assert isinstance(type, (MemRefType, RankedTensorType))
        before = mixed_sizes(type.shape, target.dynamic_sizes)
        after = self.sizes(before)
        if after is None or after == before:
            return None if after is None else result
        dynamic = split_mixed(after)[0]
        made: Operation
        if isinstance(target, memref.AllocaOp):
            buffer = MemRefType.get(as_shape(after), type.element_type)
            made = memref.AllocaOp.build(buffer, dynamic, (), location=target.location)
        else:
            empty = RankedTensorType.get(as_shape(after), type.element_type)
            made = tensor.EmptyOp.build(empty, dynamic, location=target.location)
        self.rewriter.insert(made)
        slice = MixedSlice([0] * len(before), before, [1] * len(before))
        return build_slice(self.rewriter, made.results[0], slice, target.location)

    def _pad(self, op: tensor.PadOp) -> Value | None:
        rewriter, location = self.rewriter, op.location
        if constant_padding(op) is None:
            return None
        low, high = mixed_values(op.static_low, op.low), mixed_values(op.static_high, op.high)
        new_low, new_high = self.sizes(low), self.sizes(high)
        if new_low is None or new_high is None:
            return None
        if (low, high) == (new_low, new_high):
            return op.result
        (lows, static_low), (highs, static_high) = map(split_mixed, (new_low, new_high))
        body = Region()
        op.region.clone_into(body)
        made = tensor.PadOp.build(
            op.result.type,
            op.source,
            lows,
            highs,
            static_low,
            static_high,
            nofold=op.nofold,
            region=body,
            location=location,
        )
        rewriter.insert_with_body(made)
        reifying = as_interface(op, ReifyRankedShapedTypeOpInterface)
        assert reifying is not None
        sizes = as_mixed(reifying.reify_result_shapes(rewriter)[0])
        type = op.result.type
        assert isinstance(type, RankedTensorType)
        sizes = [
            size if known == DYNAMIC else known
            for size, known in zip(sizes, type.shape, strict=True)
        ]
        offsets: list[Mixed] = []
        for before, after in zip(low, new_low, strict=True):
            if not isinstance(before, Value):
                offsets.append(0)
                continue
            assert isinstance(after, Value)
            apply = affine.AffineApplyOp.build(_DIFFERENCE, [after, before], location=location)
            offsets.append(rewriter.insert(apply).result)
        slice = MixedSlice(offsets, sizes, [1] * len(sizes))
        return build_slice(rewriter, made.result, slice, location)


@to_each_target
def apply_make_loop_independent(
    op: MakeLoopIndependentOp | MemRefMakeLoopIndependentOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Makes a greater buffer or tensor, of which a part is used."""
    note = [(target.location, "target op")]
    counters: list[Value] = []
    loop: Operation | None = target
    for number in range(op.num_loops):
        loop = None if loop is None else loop.parent_of_type(scf.ForOp)
        if loop is None:
            raise silenceable(op, f"could not find {number}-th enclosing loop", note)
        counters.append(loop.regions[0].arguments[0])
    kinds: tuple[type[Operation], ...] = (tensor.PadOp, tensor.EmptyOp)
    if isinstance(op, MemRefMakeLoopIndependentOp):
        kinds = (memref.AllocaOp,)
    if not isinstance(target, kinds):
        raise silenceable(op, "unsupported target op", note)
    made = _Maker(rewriter, target, counters).make()
    if made is None:
        raise silenceable(op, "could not make target op loop-independent", note)
    if made is not target.results[0]:
        if isinstance(target, memref.AllocaOp):
            _replace_buffer(rewriter, target, made)
        else:
            rewriter.replace_op(target, [made])
    return [made.defining_op]


def _replace_buffer(rewriter: TransformRewriter, op: Operation, replacement: Value) -> None:
    """Lets users take a buffer with another layout; those that give buffers take a cast of it."""
    definition = replacement.defining_op
    assert definition is not None
    rewriter.set_insertion_point_after(definition)
    casts = [_cast(rewriter, op.results[0], replacement)]
    for cast in casts:  # there may become more
        source = cast.inputs[0]
        for user in list(dict.fromkeys(reversed(cast.results[0].users))):
            if isinstance(user, memref.SubViewOp):
                casts.append(_move_behind(rewriter, user, source))
            elif not _gives_buffers(user):
                with rewriter.modifying(user):
                    for number, value in enumerate(user.operands):
                        if value is cast.results[0]:
                            user.set_operand(number, source)
    for cast in casts:
        if not cast.results[0].has_uses:
            rewriter.erase_op(cast)


def _cast(rewriter: TransformRewriter, before: Value, after: Value) -> UnrealizedConversionCastOp:
    """Puts a cast of another buffer in place of one."""
    made = UnrealizedConversionCastOp.build([before.type], [after], location=after.location)
    rewriter.insert(made)
    rewriter.replace_all_uses_with(before, made.results[0])
    return made


def _move_behind(
    rewriter: TransformRewriter, op: memref.SubViewOp, source: Value
) -> UnrealizedConversionCastOp:
    rewriter.set_insertion_point_before(op)
    return _cast(rewriter, op.result, rewriter.insert(same_part_of(op, source)).result)


def _gives_buffers(op: Operation) -> bool:
    arguments = (argument for region in op.regions for argument in region.arguments)
    return any(isinstance(each.type, MemRefType) for each in (*op.results, *arguments))
