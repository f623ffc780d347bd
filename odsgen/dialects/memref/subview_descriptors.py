"""Subviews and reshapes as `memref.reinterpret_cast` of what their sources are, before they are lowered to `llvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.memref.subviews import dropped_by_subview
from odsgen.dialects.shared import Mixed, MixedSlice, mixed_slice
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, IntegerAttr, MemRefType, Value, index
from odsgen_dialects import arith, llvm, memref

if TYPE_CHECKING:
    from odsgen.runtime import Operation


class _Numbers:
    """Arithmetic on numbers and values, without operations for numbers."""

    def __init__(self, op: Operation, rewriter: PatternRewriter) -> None:
        self._location = op.location
        self._rewriter = rewriter

    def insert(self, op: Any) -> Any:
        op.location = self._location
        return self._rewriter.insert(op)

    def value(self, number: Mixed) -> Value:
        if isinstance(number, Value):
            return number
        constant = arith.ConstantOp.build(IntegerAttr.get(number, index))
        result: Value = self.insert(constant).results[0]
        return result

    def _binary(self, op_class: Any, left: Mixed, right: Mixed) -> Value:
        result: Value = self.insert(op_class.build(self.value(left), self.value(right))).results[0]
        return result

    def times(self, left: Mixed, right: Mixed) -> Mixed:
        if isinstance(left, int) and isinstance(right, int):
            return left * right
        if 1 in (left, right):
            return right if left == 1 else left
        return self._binary(arith.MulIOp, left, right)

    def plus(self, left: Mixed, right: Mixed) -> Mixed:
        if isinstance(left, int) and isinstance(right, int):
            return left + right
        if 0 in (left, right):
            return right if left == 0 else left
        return self._binary(arith.AddIOp, left, right)


class _Descriptor:
    """The base, offset, sizes and strides of a memref; static ones are numbers."""

    def __init__(self, source: Value, numbers: _Numbers) -> None:
        type = source.type
        assert isinstance(type, MemRefType)
        layout = strides_and_offset(type)
        assert layout is not None
        extracted = numbers.insert(memref.ExtractStridedMetadataOp.build(source)).results
        rank = len(type.shape)
        self.base: Value = extracted[0]
        self.offset: Mixed = extracted[1] if layout[1] == DYNAMIC_STRIDE else layout[1]
        self.sizes: list[Mixed] = [
            value if size == DYNAMIC else size
            for size, value in zip(type.shape, extracted[2 : 2 + rank], strict=True)
        ]
        self.strides: list[Mixed] = [
            value if stride == DYNAMIC_STRIDE else stride
            for stride, value in zip(layout[0], extracted[2 + rank :], strict=True)
        ]


def _replace(
    op: Any,
    base: Value,
    parts: MixedSlice,
    rewriter: PatternRewriter,
    numbers: _Numbers,
) -> None:
    """Put a `memref.reinterpret_cast` in the place of a view; static entries are those of its type."""
    type = op.results[0].type
    layout = strides_and_offset(type)
    assert layout is not None
    entries = MixedSlice(
        [_as_typed(parts.offsets[0], layout[1], DYNAMIC_STRIDE, numbers)],
        [
            _as_typed(size, known, DYNAMIC, numbers)
            for size, known in zip(parts.sizes, type.shape, strict=True)
        ],
        [
            _as_typed(stride, known, DYNAMIC_STRIDE, numbers)
            for stride, known in zip(parts.strides, layout[0], strict=True)
        ],
    )
    cast = memref.ReinterpretCastOp.build(type, base, *entries.build_arguments())
    rewriter.replace_op(op, [numbers.insert(cast).results[0]])


def _as_typed(entry: Mixed, known: int, dynamic: int, numbers: _Numbers) -> Mixed:
    return numbers.value(entry) if known == dynamic else known


def _has_strides(op: Any) -> bool:
    """Whether the source and the result are memrefs with strides."""
    types = [op.operands[0].type, op.results[0].type]
    return all(isinstance(t, MemRefType) and strides_and_offset(t) is not None for t in types)


class SubView(RewritePattern[memref.SubViewOp]):
    """Moves the offset, and multiplies the strides."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        dropped = dropped_by_subview(op) if _has_strides(op) else None
        if dropped is None:
            return rewriter.match_failure(op, "the memory has no strides")
        numbers = _Numbers(op, rewriter)
        source = _Descriptor(op.operands[0], numbers)
        slice = mixed_slice(op)
        offset = source.offset
        strides: list[Mixed] = []
        for start, step, stride in zip(slice.offsets, slice.strides, source.strides, strict=True):
            offset = numbers.plus(offset, numbers.times(start, stride))
            strides.append(numbers.times(step, stride))
        kept = [number for number in range(len(strides)) if number not in dropped]
        parts = MixedSlice(
            [offset], [slice.sizes[number] for number in kept], [strides[number] for number in kept]
        )
        _replace(op, source.base, parts, rewriter, numbers)
        return True


class ExpandShape(RewritePattern[memref.ExpandShapeOp]):
    """Splits dimensions: the stride of the last one is that of the source."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        if not _has_strides(op):
            return rewriter.match_failure(op, "the memory has no strides")
        numbers = _Numbers(op, rewriter)
        source = _Descriptor(op.src, numbers)
        sizes = mixed_values(op.static_output_shape, op.output_shape)
        strides: list[Mixed] = [1] * len(sizes)
        for group, stride in zip(op.reassociation, source.strides, strict=True):
            for dimension in reversed(group):
                strides[dimension] = stride
                stride = numbers.times(stride, sizes[dimension])
        parts = MixedSlice([source.offset], sizes, strides)
        _replace(op, source.base, parts, rewriter, numbers)
        return True


class CollapseShape(RewritePattern[memref.CollapseShapeOp]):
    """Joins dimensions: the stride is that of the last one of more than one element."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        if not _has_strides(op):
            return rewriter.match_failure(op, "the memory has no strides")
        numbers = _Numbers(op, rewriter)
        source = _Descriptor(op.src, numbers)
        sizes: list[Mixed] = []
        strides: list[Mixed] = []
        for group in op.reassociation:
            size: Mixed = 1
            for dimension in group:
                size = numbers.times(size, source.sizes[dimension])
            wide = [dimension for dimension in group if source.sizes[dimension] != 1]
            sizes.append(size)
            strides.append(source.strides[(wide or group)[-1]])
        parts = MixedSlice([source.offset], sizes, strides)
        _replace(op, source.base, parts, rewriter, numbers)
        return True


class AllocaScope(RewritePattern[memref.AllocaScopeOp]):
    """Saves the stack pointer, inlines the body and restores it: loops inside may become blocks then."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        stack = rewriter.insert(llvm.StackSaveOp.build(llvm.LLVMPointerType.get()))
        body = op.regions[0].entry_block
        last = body.last
        results = list(last.operands)
        rewriter.erase_op(last)
        rewriter.inline_block_before(body, op)
        rewriter.insert(llvm.StackRestoreOp.build(stack.results[0]))
        rewriter.replace_op(op, results)
        return True


_PATTERNS = (SubView(), ExpandShape(), CollapseShape(), AllocaScope())


def views_to_descriptors(op: Operation) -> None:
    """Rewrite the views inside that `finalize-memref-to-llvm` does not lower."""
    apply_patterns_greedily(op, _PATTERNS)
