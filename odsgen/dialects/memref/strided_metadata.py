"""`expand-strided-metadata`: views as `memref.reinterpret_cast` of what their sources are, sizes by `affine.apply`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple

from odsgen.dialects.memref.layouts import has_identity_layout, strides_and_offset
from odsgen.dialects.memref.subviews import dropped_by_subview
from odsgen.dialects.shared import Mixed, MixedSlice, known_integer, mixed_sizes, mixed_slice
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.shared.reified_shapes import apply_composed
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
    MemRefType,
    Operation,
    Value,
)
from odsgen_dialects import memref


class Parts(NamedTuple):
    """A base buffer with its offset, sizes and strides."""

    base: Value
    offset: Mixed
    sizes: Sequence[Mixed]
    strides: Sequence[Mixed]


class _Numbers:
    """Builds operations, and arithmetic on numbers and values by `affine.apply`."""

    def __init__(self, op: Operation, rewriter: PatternRewriter) -> None:
        self.location = op.location
        self.rewriter = rewriter

    def insert(self, op: Any) -> Any:
        op.location = self.location
        return self.rewriter.insert(op)

    def apply(self, compute: Callable[[list[AffineExpr]], AffineExpr], *entries: Mixed) -> Mixed:
        """The value of an expression; values become symbols."""
        values: list[Value] = []
        exprs: list[AffineExpr] = []
        for entry in entries:
            number = known_integer(entry)
            if number is not None:
                exprs.append(AffineConstantExpr.get(number))
            else:
                assert isinstance(entry, Value)
                exprs.append(AffineSymbolExpr.get(len(values)))
                values.append(entry)
        map = AffineMap.get(0, len(values), [compute(exprs)])
        found = apply_composed(self.rewriter, map, values, self.location)
        return found if isinstance(found, Value) else found.value

    def times(self, left: Mixed, right: Mixed) -> Mixed:
        return self.apply(lambda exprs: exprs[0] * exprs[1], left, right)

    def extracted(self, source: Value) -> Parts:
        """The parts of a memref; static ones are numbers."""
        results = self.insert(memref.ExtractStridedMetadataOp.build(source)).results
        type = source.type
        assert isinstance(type, MemRefType)
        rank = len(type.shape)
        layout = strides_and_offset(type)
        strides, offset = (
            layout if layout is not None else ([DYNAMIC_STRIDE] * rank, DYNAMIC_STRIDE)
        )
        return Parts(
            results[0],
            results[1] if offset == DYNAMIC_STRIDE else offset,
            [
                value if size == DYNAMIC else size
                for size, value in zip(type.shape, results[2 : 2 + rank], strict=True)
            ],
            [
                value if stride == DYNAMIC_STRIDE else stride
                for stride, value in zip(strides, results[2 + rank :], strict=True)
            ],
        )


# --- the parts of views -----------------------------------------------------------------------------------------------------


def _has_strides(op: Any) -> bool:
    """Whether the source and the result are memrefs with strides."""
    types = [op.operands[0].type, op.results[0].type]
    return all(isinstance(t, MemRefType) and strides_and_offset(t) is not None for t in types)


def _of_subview(op: Any, numbers: _Numbers) -> Parts | None:
    dropped = dropped_by_subview(op)
    if dropped is None:
        return None
    source = numbers.extracted(op.operands[0])
    slice = mixed_slice(op)
    strides = [
        numbers.times(step, stride)
        for step, stride in zip(slice.strides, source.strides, strict=True)
    ]
    terms: list[Mixed] = [source.offset]
    for start, stride in zip(slice.offsets, source.strides, strict=True):
        terms += (start, stride)

    def linear(exprs: list[AffineExpr]) -> AffineExpr:
        total = exprs[0]
        for number in range(1, len(exprs), 2):
            total = total + exprs[number] * exprs[number + 1]
        return total

    offset = numbers.apply(linear, *terms)
    kept = [number for number in range(len(strides)) if number not in dropped]
    return Parts(
        source.base,
        offset,
        [slice.sizes[number] for number in kept],
        [strides[number] for number in kept],
    )


def _of_expansion(op: Any, numbers: _Numbers) -> Parts:
    """The one dynamic size of a group is that of the source without the others; the last stride is the source's."""
    source = numbers.extracted(op.src)
    shape = op.results[0].type.shape
    sizes: list[Mixed] = list(shape)
    strides: list[Mixed] = [1] * len(shape)
    for number, group in enumerate(op.reassociation):
        known = 1
        for dim in group:
            known *= 1 if shape[dim] == DYNAMIC else shape[dim]
        found = source.sizes[number]
        for dim in group:
            if shape[dim] == DYNAMIC:
                sizes[dim] = numbers.apply(
                    lambda exprs, known=known: exprs[0].floor_div(known), found  # type: ignore[misc]
                )
        dynamic = [dim for dim in group if shape[dim] == DYNAMIC]
        outer = 1
        for dim in group:
            if dynamic and dim < dynamic[0]:
                outer *= shape[dim]
                strides[dim] = numbers.apply(
                    lambda exprs, by=outer: exprs[0].floor_div(by) * exprs[1],  # type: ignore[misc]
                    found,
                    source.strides[number],
                )
            else:
                inner = prod(shape[dim + 1 : group[-1] + 1])
                strides[dim] = numbers.times(inner, source.strides[number])
    return Parts(source.base, source.offset, sizes, strides)


def _of_collapse(op: Any, numbers: _Numbers) -> Parts:
    """The size is the product; the stride that of the last dimension of more than one element."""
    source = numbers.extracted(op.src)
    before, after = op.src.type, op.results[0].type
    layout = strides_and_offset(after)
    assert layout is not None
    sizes: list[Mixed] = []
    strides: list[Mixed] = []
    for number, group in enumerate(op.reassociation):
        if after.shape[number] != DYNAMIC:
            sizes.append(after.shape[number])
        else:
            sizes.append(numbers.apply(_product, *(source.sizes[dim] for dim in group)))
        wide = [source.strides[dim] for dim in group if before.shape[dim] != 1]
        if wide:
            strides.append(wide[-1])
            continue
        dynamic = [s for dim in group if isinstance(s := source.strides[dim], Value)]
        is_dynamic = layout[0][number] == DYNAMIC_STRIDE and dynamic
        strides.append(dynamic[0] if is_dynamic else layout[0][number])
    return Parts(source.base, source.offset, sizes, strides)


def _product(exprs: list[AffineExpr]) -> AffineExpr:
    result: AffineExpr = AffineConstantExpr.get(1)
    for expr in exprs:
        result = result * expr
    return result


_VIEWS: dict[type[Operation], Callable[[Any, _Numbers], Parts | None]] = {
    memref.SubViewOp: _of_subview,
    memref.ExpandShapeOp: _of_expansion,
    memref.CollapseShapeOp: _of_collapse,
}


def _parts_of_view(op: Operation, rewriter: PatternRewriter) -> Parts | None:
    compute = _VIEWS.get(type(op))
    return None if compute is None or not _has_strides(op) else compute(op, _Numbers(op, rewriter))


# --- patterns ---------------------------------------------------------------------------------------------------------------


class ViewAsCast(RewritePattern[Any]):
    """Casts the base of the source."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        parts = _parts_of_view(op, rewriter)
        if parts is None:
            return rewriter.match_failure(op, "the memory has no strides")
        type = op.results[0].type
        layout = strides_and_offset(type)
        assert layout is not None
        location = op.location

        def as_typed(entry: Mixed, known: int, dynamic: int) -> Mixed:
            return known if known != dynamic else index_value(rewriter, entry, location)

        slice = MixedSlice(
            [as_typed(parts.offset, layout[1], DYNAMIC_STRIDE)],
            [as_typed(*pair, DYNAMIC) for pair in zip(parts.sizes, type.shape, strict=True)],
            [
                as_typed(*pair, DYNAMIC_STRIDE)
                for pair in zip(parts.strides, layout[0], strict=True)
            ],
        )
        cast = memref.ReinterpretCastOp.build(
            type, parts.base, *slice.build_arguments(), location=location
        )
        rewriter.replace_op(op, rewriter.insert(cast).results)
        return True


class MetadataOfSource(RewritePattern[memref.ExtractStridedMetadataOp]):
    """Tells the metadata of a memref by the operation that makes it."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source = op.source.defining_op
        parts = None if source is None else self._parts(op, source, rewriter)
        if parts is None:
            return rewriter.match_failure(op, "nothing is known of the source")
        values = [parts.base]
        values += [
            index_value(rewriter, entry, op.location)
            for entry in (parts.offset, *parts.sizes, *parts.strides)
        ]
        rewriter.replace_op(op, values)
        return True

    @staticmethod
    def _parts(op: Any, source: Any, rewriter: PatternRewriter) -> Parts | None:
        numbers = _Numbers(op, rewriter)
        if type(source) in _VIEWS:
            if not _has_strides(source):
                return None
            return _VIEWS[type(source)](source, numbers)
        match source:
            case memref.AllocOp() | memref.AllocaOp():
                return _of_allocation(source, numbers, source.dynamic_sizes)
            case memref.GetGlobalOp():
                return _of_allocation(source, numbers, ())
            case memref.ReinterpretCastOp():
                return _of_reinterpreted(source, numbers)
            case memref.CastOp():
                if not isinstance(source.source.type, MemRefType) or not _has_strides(source):
                    return None
                return numbers.extracted(source.source)
            case memref.MemorySpaceCastOp():
                if not _has_strides(source):
                    return None
                parts = numbers.extracted(source.source)
                cast = memref.MemorySpaceCastOp.build(op.results[0].type, parts.base)
                return parts._replace(base=numbers.insert(cast).results[0])
            case memref.ExtractStridedMetadataOp():
                return Parts(source.results[0], 0, (), ())
            case _:
                return None


def _of_allocation(op: Any, numbers: _Numbers, dynamic: Sequence[Value]) -> Parts | None:
    """Whole memory: from 0, the strides are products of sizes."""
    result: Value = op.results[0]
    type = result.type
    if not isinstance(type, MemRefType) or not has_identity_layout(type):
        return None
    sizes = mixed_sizes(type.shape, dynamic)
    strides: list[Mixed] = [1] * len(sizes)
    for dim in range(len(sizes) - 2, -1, -1):
        strides[dim] = numbers.apply(_product, *sizes[dim + 1 :])
    base = result
    if type.shape:
        base_type = MemRefType.get((), type.element_type, None, type.memory_space)
        whole = MixedSlice([0], [], [])
        cast = memref.ReinterpretCastOp.build(base_type, result, *whole.build_arguments())
        base = numbers.insert(cast).results[0]
    return Parts(base, 0, sizes, strides)


def _of_reinterpreted(op: Any, numbers: _Numbers) -> Parts | None:
    if not isinstance(op.source.type, MemRefType):
        return None
    extracted = numbers.insert(memref.ExtractStridedMetadataOp.build(op.source)).results
    slice = mixed_slice(op)
    return Parts(extracted[0], slice.offsets[0], slice.sizes, slice.strides)


class PointerOfSource(RewritePattern[memref.ExtractAlignedPointerAsIndexOp]):
    """Takes the pointer of what a part or another view of numbers is of: these do not move it."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source = op.source.defining_op
        if not isinstance(source, memref.SubViewOp | memref.ReinterpretCastOp):
            return rewriter.match_failure(op, "no view that is expanded")
        made = memref.ExtractAlignedPointerAsIndexOp.build(source.source, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


#: The patterns, also for the transform operation.
PATTERNS = (*map(ViewAsCast, _VIEWS), MetadataOfSource(), PointerOfSource())


def views_to_descriptors(op: Operation) -> None:
    """Rewrite the views inside that `finalize-memref-to-llvm` does not lower."""
    apply_patterns_greedily(op, PATTERNS)


@register_pass
class ExpandStridedMetadataPass(Pass):
    """Expands views of memory to casts with computed offsets, sizes and strides."""

    ARGUMENT = "expand-strided-metadata"
    NAME = "ExpandStridedMetadataPass"
    SUMMARY = "Expand memref operations into easier to analyze constructs"

    def run_on_operation(self, op: Operation) -> None:
        views_to_descriptors(op)
