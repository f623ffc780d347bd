"""`fold-memref-alias-ops`, `affine-fold-memref-alias-ops`: accesses of views become accesses of what is viewed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from odsgen.dialects.affine.composition import is_dim, is_symbol
from odsgen.dialects.affine.mixed_values import composed_apply, indices_of_whole
from odsgen.dialects.memref.metadata import metadata_of_memref
from odsgen.dialects.memref.subviews import dropped_by_subview, rank_reduced_type
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    known_integer,
    load_dependent_dialects,
    mixed_slice,
    output_shape,
    segment_sizes,
    split_mixed,
)
from odsgen.dialects.shared.index_constants import index_constant, index_value
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Attribute,
    DenseArrayAttr,
    Location,
    Operation,
    Value,
    VectorType,
    i32,
    index,
)
from odsgen_dialects import affine, gpu, memref, nvgpu, vector

_SEGMENTS = "operandSegmentSizes"


class _Access(NamedTuple):
    """Where an operation has its memref, which the indices follow, and the views that fold into it."""

    position: int
    views: tuple[type[Operation], ...]
    #: What accesses the source at indices that are not affine.
    otherwise: type[Operation] = Operation


_SUBVIEW = (memref.SubViewOp,)
_ANY_VIEW = (memref.SubViewOp, memref.ExpandShapeOp, memref.CollapseShapeOp)

_ACCESSES: dict[type[Operation], _Access] = {
    memref.LoadOp: _Access(0, _ANY_VIEW),
    nvgpu.LdMatrixOp: _Access(0, _SUBVIEW),
    vector.LoadOp: _Access(0, _ANY_VIEW),
    vector.MaskedLoadOp: _Access(0, _ANY_VIEW),
    vector.TransferReadOp: _Access(0, (memref.SubViewOp, memref.ExpandShapeOp)),
    gpu.SubgroupMmaLoadMatrixOp: _Access(0, _SUBVIEW),
    memref.StoreOp: _Access(1, _ANY_VIEW),
    vector.TransferWriteOp: _Access(1, _SUBVIEW),
    vector.StoreOp: _Access(1, _ANY_VIEW),
    vector.MaskedStoreOp: _Access(0, _ANY_VIEW),
    gpu.SubgroupMmaStoreMatrixOp: _Access(1, _SUBVIEW),
}

_AFFINE_ACCESSES: dict[type[Operation], _Access] = {
    affine.AffineLoadOp: _Access(0, _ANY_VIEW, memref.LoadOp),
    affine.AffineStoreOp: _Access(1, _ANY_VIEW, memref.StoreOp),
}
_OF_ELEMENTS = (memref.LoadOp, memref.StoreOp, affine.AffineLoadOp, affine.AffineStoreOp)


# --- indices ----------------------------------------------------------------------------------------------------------------


def _indices_of_expansion(
    view: memref.ExpandShapeOp, indices: Sequence[Value], rewriter: PatternRewriter, access: Any
) -> list[Value]:
    """The linear index of each group; elements are in bounds, vectors may begin before or behind."""
    shape = output_shape(view)
    found: list[Value] = []
    for group in view.reassociation:
        if len(group) == 1:
            found.append(indices[group[0]])
            continue
        values, numbers = split_mixed([shape[dim] for dim in group])
        linear = affine.AffineLinearizeIndexOp.build(
            [indices[dim] for dim in group],
            values,
            numbers,
            disjoint=isinstance(access, _OF_ELEMENTS),
            location=access.location,
        )
        found.append(rewriter.insert(linear).results[0])
    return found


def _indices_of_collapse(
    view: memref.CollapseShapeOp, indices: Sequence[Value], rewriter: PatternRewriter, access: Any
) -> list[Value]:
    """The indices in each group; those of unit dimensions that are viewed as an element are zero."""
    location = access.location
    groups = view.reassociation
    sizes: list[Mixed] = []
    if any(len(group) > 1 for group in groups):
        metadata = memref.ExtractStridedMetadataOp.build(view.src, location=location)
        sizes = metadata_of_memref(rewriter.insert(metadata)).sizes
    found: list[Value] = []
    for position, group in zip(indices, groups, strict=True):
        if len(group) == 1:
            found.append(position)
            continue
        values, numbers = split_mixed([sizes[dim] for dim in group])
        parts = affine.AffineDelinearizeIndexOp.build(
            [index] * len(group), position, values, numbers, location=location
        )
        found += rewriter.insert(parts).results
    if not groups:
        zero = index_constant(rewriter, 0, location)
        return [zero] * len(view.src.type.shape)
    return found


# --- vectors ----------------------------------------------------------------------------------------------------------------


def _vector_shape(op: Operation) -> Sequence[int]:
    """The shape of what an access of a vector reads or writes; none of another access."""
    types = (*op.operand_types, *op.result_types)
    if isinstance(op, (vector.LoadOp, vector.StoreOp, vector.MaskedLoadOp, vector.MaskedStoreOp)):
        return next(type.shape for type in types if isinstance(type, VectorType))
    return ()


def _has_same_rows(op: Operation, view: Any, dropped: Collection[int]) -> bool:
    """Whether the rows of a vector lie side by side in the source as in the view.

    As in MLIR, one row that starts anywhere is taken not to reach into the next row of what is collapsed if it is no longer.
    """
    shape = _vector_shape(op)
    rank = len(shape)
    if isinstance(view, memref.CollapseShapeOp) and rank and view.reassociation:
        extent = view.src.type.shape[-1]
        if DYNAMIC != extent < shape[-1]:
            return False
    if rank < 2:
        return True
    if isinstance(view, memref.SubViewOp):
        strides = mixed_slice(view).strides
        return len(strides) >= rank and all(
            dim not in dropped and known_integer(strides[dim]) == 1
            for dim in range(len(strides) - rank, len(strides))
        )
    groups = view.reassociation
    return len(groups) >= rank and all(len(group) == 1 for group in groups[1 - rank :])


def _transfer_fits(op: Any, view: Any) -> bool:
    """Whether a transfer that reads from the view may read from its source."""
    if isinstance(view, memref.SubViewOp):
        return all(_in_bounds(op)) and _has_unit_strides(mixed_slice(view))
    rank = len(op.results[0].type.shape)
    groups = view.reassociation
    if not _is_minor_identity(op.permutation_map.value) or len(groups) < rank:
        return False
    # What MLIR does not ask: each dimension of the vector counts along one of the source, and ends where it ended.
    inner = groups[len(groups) - rank :]
    if any(len(group) != 1 for group in inner[1:]):
        return False
    return not inner or len(inner[0]) == 1 or _in_bounds(op)[0]


def _has_unit_strides(slice: MixedSlice) -> bool:
    return all(known_integer(stride) == 1 for stride in slice.strides)


def _in_bounds(op: Any) -> Sequence[bool]:
    flags: Sequence[bool] = op.in_bounds
    return flags


def _is_minor_identity(map: AffineMap) -> bool:
    first = map.num_dims - len(map.results)
    return list(map.results) == [AffineDimExpr.get(dim) for dim in range(first, map.num_dims)]


def _with_dropped(map: AffineMap, rank: int, dropped: Collection[int]) -> AffineMap:
    """The map on the dimensions of the source (`expandDimsToRank`)."""
    kept: list[AffineExpr] = [AffineDimExpr.get(dim) for dim in range(rank) if dim not in dropped]
    return map.replace_dims_and_symbols(kept, (), rank, 0)


# --- patterns ---------------------------------------------------------------------------------------------------------------


class AccessOfView(RewritePattern[Any]):
    """Accesses the source of a view."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        self.access = _ACCESSES[root]
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        position = self.access.position
        view: Any = op.operands[position].defining_op
        if type(view) not in self.access.views:
            return rewriter.match_failure(op, "no view is accessed")
        dropped: Collection[int] | None = ()
        if isinstance(view, memref.SubViewOp):
            dropped = dropped_by_subview(view)
        if dropped is None:
            return rewriter.match_failure(op, "it is not known which dimensions are dropped")
        is_transfer = isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp))
        if not (_transfer_fits(op, view) if is_transfer else _has_same_rows(op, view, dropped)):
            return rewriter.match_failure(op, "the vector lies otherwise in the source")
        end = position + 1 + _rank(view.results[0])
        indices = op.operands[position + 1 : end]
        resolved = _in_source(view, dropped, indices, rewriter, op)
        lost = {"alignment"}
        if isinstance(view, memref.SubViewOp) and isinstance(op, (vector.LoadOp, vector.StoreOp)):
            lost.add("nontemporal")
        changed: dict[str, Attribute] = {}
        if is_transfer:
            rank = len(resolved)
            map = op.permutation_map.value
            if isinstance(view, memref.SubViewOp):
                map = _with_dropped(map, rank, dropped)
            else:
                first = rank - len(map.results)
                dims = [AffineDimExpr.get(dim) for dim in range(first, rank)]
                map = AffineMap.get(rank, 0, dims)
            changed["permutation_map"] = AffineMapAttr.get(map)
        replaced = {position: (view.operands[0], resolved)}
        rewriter.replace_op(op, rewriter.insert(_accessing(op, replaced, lost, changed)))
        return True


class AffineAccessOfView(RewritePattern[Any]):
    """Accesses the source of a view at indices that are computed by themselves."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        self.access = _AFFINE_ACCESSES[root]
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        position = self.access.position
        view: Any = op.operands[position].defining_op
        if not isinstance(view, self.access.views):
            return rewriter.match_failure(op, "no view is accessed")
        dropped = dropped_by_subview(view) if isinstance(view, memref.SubViewOp) else ()
        if dropped is None:
            return rewriter.match_failure(op, "it is not known which dimensions are dropped")
        map, location = op.map.value, op.location
        indices = [
            index_value(
                rewriter,
                composed_apply(rewriter, expr, op.indices, location, map.num_dims),
                location,
            )
            for expr in map.results
        ]
        resolved = _in_source(view, dropped, indices, rewriter, op)
        kind = type(op)
        attributes: dict[str, Attribute] = {}
        if all(is_dim(value) or is_symbol(value) for value in resolved):
            identity = AffineMap.get_multi_dim_identity(len(resolved))
            attributes["map"] = AffineMapAttr.get(identity)
        else:  # in MLIR an access that does not verify
            kind = self.access.otherwise
        operands = (*op.operands[:position], view.operands[0], *resolved)
        made = kind.build_generic(operands, attributes, op.result_types)
        rewriter.replace_op_with_new(op, made)
        return True


def _in_source(
    view: Any,
    dropped: Collection[int],
    indices: Sequence[Value],
    rewriter: PatternRewriter,
    access: Operation,
) -> list[Value]:
    if isinstance(view, memref.SubViewOp):
        return _resolved(view, dropped, indices, rewriter, access.location)
    if isinstance(view, memref.ExpandShapeOp):
        return _indices_of_expansion(view, indices, rewriter, access)
    return _indices_of_collapse(view, indices, rewriter, access)


def _resolved(
    view: memref.SubViewOp,
    dropped: Collection[int],
    indices: Sequence[Mixed],
    rewriter: PatternRewriter,
    location: Location,
) -> list[Value]:
    found = list(indices_of_whole(rewriter, mixed_slice(view), dropped, indices, location))
    return [index_value(rewriter, entry, location) for entry in found]


def _accessing(
    op: Operation,
    replaced: Mapping[int, tuple[Value, Sequence[Value]]],
    lost: Collection[str] = (),
    changed: dict[str, Attribute] | None = None,
) -> Operation:
    """The operation with other memrefs and indices; by the position of each memref."""
    operands = list(op.operands)
    sizes = list(segment_sizes(op)) if _SEGMENTS in op.PROPERTY_NAMES else []
    for position in sorted(replaced, reverse=True):
        source, indices = replaced[position]
        rank = _rank(op.operands[position])
        operands[position : position + 1 + rank] = [source, *indices]
        if sizes:
            number = next(
                number
                for number, size in enumerate(sizes)
                if size == 1 and sum(sizes[:number]) == position
            )
            sizes[number + 1] = len(indices)
    attributes = {
        name: attribute
        for name, attribute in op.properties_as_attributes().items()
        if name not in lost
    }
    attributes.update(changed or {})
    if sizes:
        attributes[_SEGMENTS] = DenseArrayAttr.get(i32, sizes)
    return type(op).build_generic(operands, attributes, op.result_types, location=op.location)


def _rank(value: Any) -> int:
    return len(value.type.shape)


class SubViewOfSubView(RewritePattern[memref.SubViewOp]):
    """Views the source of the source; both count by ones."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source: Any = op.source.defining_op
        if not isinstance(source, memref.SubViewOp):
            return rewriter.match_failure(op, "the source is no subview")
        inner, outer = mixed_slice(op), mixed_slice(source)
        if not (_has_unit_strides(inner) and _has_unit_strides(outer)):
            return rewriter.match_failure(op, "requires unit strides")
        dropped = dropped_by_subview(source)
        if dropped is None:
            return rewriter.match_failure(op, "it is not known which dimensions are dropped")
        remaining = iter(inner.sizes)
        sizes = [
            size if dim in dropped else next(remaining) for dim, size in enumerate(outer.sizes)
        ]
        offsets = _resolved(source, dropped, inner.offsets, rewriter, op.location)
        known = [known_integer(offset) for offset in offsets]
        starts: list[Mixed] = [
            offset if number is None else number
            for offset, number in zip(offsets, known, strict=True)
        ]
        merged = MixedSlice(starts, sizes, outer.strides)
        type = op.results[0].type
        if rank_reduced_type(source.source.type, merged, type.shape) != type:
            # A constant start was not part of the type; in MLIR the result does not verify.
            merged = merged._replace(offsets=list(offsets))
        made = memref.SubViewOp.build(
            type, source.source, *merged.build_arguments(), location=op.location
        )
        rewriter.replace_op(op, rewriter.insert(made))
        return True


class AsyncCopyOfSubView(RewritePattern[nvgpu.DeviceAsyncCopyOp]):
    """Copies from and to the sources of subviews."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        replaced: dict[int, tuple[Value, Sequence[Value]]] = {}
        to = 1 + len(op.dst_indices)
        for position, indices in ((to, op.src_indices), (0, op.dst_indices)):
            view = op.operands[position].defining_op
            if isinstance(view, memref.SubViewOp):
                dropped = dropped_by_subview(view)
                if dropped is None:
                    continue
                resolved = _resolved(view, dropped, indices, rewriter, op.location)
                replaced[position] = (view.operands[0], resolved)
        if not replaced:
            return rewriter.match_failure(op, "no subview is copied")
        rewriter.replace_op(op, rewriter.insert(_accessing(op, replaced)))
        return True


#: The patterns, also for the transform operation.
PATTERNS: tuple[RewritePattern, ...] = (
    *map(AccessOfView, _ACCESSES),
    SubViewOfSubView(),
    AsyncCopyOfSubView(),
)


@register_pass
class FoldMemRefAliasOpsPass(Pass):
    """Folds views into the accesses of their memory."""

    ARGUMENT = "fold-memref-alias-ops"
    NAME = "FoldMemRefAliasOpsPass"
    SUMMARY = "Fold memref alias ops into consumer load/store ops"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "arith")
        apply_patterns_greedily(op, PATTERNS)


@register_pass
class AffineFoldMemRefAliasOpsPass(Pass):
    """Folds views into affine accesses of their memory."""

    ARGUMENT = "affine-fold-memref-alias-ops"
    NAME = "AffineFoldMemRefAliasOpsPass"
    SUMMARY = "Fold memref alias ops into affine memory ops"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, [AffineAccessOfView(root) for root in _AFFINE_ACCESSES])
