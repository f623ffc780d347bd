"""Verifiers of collective operations, whose results have the sharding that they make of that of the operand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from odsgen.hooks import implements, verifies
from odsgen.runtime import ShapedType, SymbolTableCollection, Value

from .. import ops
from ..attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    ListOfAxisRefListsAttr,
    TensorShardingAttr,
)
from ..enums import ReductionOp
from ..interfaces import CollectiveOpInterface
from .axes import (
    Sizes,
    any_overlap,
    axes_text,
    axis_text,
    is_suffix,
    prefix_without,
    sharded_size,
    sizes_of,
    sorted_and_merged,
    with_axis,
)
from .sharding_verifiers import AxisLists, verify_sharding
from .unreduced_axes import verify_unreduced_axes
from .values import mesh_of, sharding_of

Collective: TypeAlias = (
    ops.AllGatherOp
    | ops.AllReduceOp
    | ops.AllSliceOp
    | ops.AllToAllOp
    | ops.CollectivePermuteOp
    | ops.ReduceScatterOp
    | ops.ReplicatedToUnreducedOp
    | ops.ShardedToUnreducedOp
)
#: Those whose operand may be without sharding: it is replicated then.
_OF_ANY_OPERAND = (ops.AllReduceOp, ops.AllSliceOp, ops.ReduceScatterOp)


@verifies(CollectiveOpInterface)
def verify_collective(op: Collective) -> None:
    """verifyCollectiveOp"""
    given, result = sharding_of(op.tensor), op.out_sharding
    if given is None and not isinstance(op, _OF_ANY_OPERAND):
        raise op.op_error("collective on operand without sharding")
    verify_sharding(result, op.result.type, op, op.op_error)
    if given is None:
        return
    mesh = mesh_of(given, op)
    if not isinstance(op, ops.CollectivePermuteOp) and mesh is not None:
        if mesh_of(result, op) is not mesh:
            error = op.op_error("result mesh does not match operand mesh")
            error.diagnostics[0].attach_note(f"operand mesh: {mesh}", op.tensor.location)
            raise error
    if len(result.dim_shardings) != len(given.dim_shardings):
        raise op.op_error(
            f"result sharding has rank {len(result.dim_shardings)} but operand sharding has rank "
            f"{len(given.dim_shardings)}"
        )


def _sizes(op: Collective) -> Sizes:
    mesh = mesh_of(op.out_sharding, op)
    return {} if mesh is None else sizes_of(mesh)


def _given(op: Collective) -> TensorShardingAttr:
    """The sharding of the operand: replicated where it has none (`getOrCreateSharding`)."""
    return sharding_of(op.tensor) or _replicated(op.tensor, op.out_sharding)


def _replicated(value: Value, like: TensorShardingAttr) -> TensorShardingAttr:
    type = value.type
    rank = type.rank if isinstance(type, ShapedType) and type.has_rank else 0
    dimensions = [DimensionShardingAttr.get((), False, None)] * rank
    return TensorShardingAttr.get(like.mesh_or_ref, dimensions, (), (), ReductionOp.SUM)


# --- axes of dimensions ---------------------------------------------------------------------------

#: The axes of a dimension of the result, from those of the operand, those of the operation, and the number of the dimension.
Change: TypeAlias = Callable[
    [Sequence[AxisRefAttr], Sequence[AxisRefAttr], int], Sequence[AxisRefAttr]
]


def _verify_by_dimension(op: Collective, lists: ListOfAxisRefListsAttr, change: Change) -> None:
    """verifyCollectiveWithAxesPerDim"""
    valid = AxisLists(_sizes(op), op.op_error)
    for axes in lists.value:
        valid.verify(axes.value)
    given, result = _given(op).dim_shardings, op.out_sharding.dim_shardings
    if len(result) != len(lists.value):
        raise op.op_error(
            f"result sharding has rank {len(result)} but collective axes has rank "
            f"{len(lists.value)}"
        )
    for number, (before, axes) in enumerate(zip(given, lists.value, strict=False)):
        _verify_dimension(op, number, change(before.axes, axes.value, number))


def _verify_dimension(op: Collective, number: int, expected: Sequence[AxisRefAttr]) -> None:
    if tuple(expected) != tuple(op.out_sharding.dim_shardings[number].axes):
        raise op.op_error(
            f"result sharding doesn't match expected sharding {axes_text(expected)} on dimension "
            f"{number}"
        )


def _gathering(op: Collective, kind: str) -> Change:
    """Takes axes off the end (`gatherAxesAlongDim`)."""
    sizes = _sizes(op)

    def change(
        given: Sequence[AxisRefAttr], axes: Sequence[AxisRefAttr], number: int
    ) -> list[AxisRefAttr]:
        left = list(given)
        for axis in reversed(axes):
            if not left or not is_suffix(axis, left[-1], sizes):
                raise op.op_error(
                    f"can't apply {kind} axis {axis_text(axis)} to operand sharding on dimension "
                    f"{number}"
                )
            prefix = prefix_without(left.pop(), axis)
            if prefix is not None:
                left.append(prefix)
        return left

    return change


def _slicing(op: Collective) -> Change:
    """Adds axes at the end (`sliceAxesAlongDim`)."""
    sizes = _sizes(op)

    def change(
        given: Sequence[AxisRefAttr], axes: Sequence[AxisRefAttr], number: int
    ) -> Sequence[AxisRefAttr]:
        for axis in axes:
            given = with_axis(given, axis, sizes)
        return given

    return change


@implements(ops.AllGatherOp, method="verify_symbol_uses")
def verify_symbol_uses_all_gather(
    op: ops.AllGatherOp, symbol_tables: SymbolTableCollection
) -> None:
    """AllGatherOp::verifySymbolUses"""
    _verify_by_dimension(op, op.gathering_axes, _gathering(op, "gathering"))


@implements(ops.AllSliceOp, method="verify_symbol_uses")
def verify_symbol_uses_all_slice(op: ops.AllSliceOp, symbol_tables: SymbolTableCollection) -> None:
    """AllSliceOp::verifySymbolUses"""
    _verify_by_dimension(op, op.slicing_axes, _slicing(op))


@implements(ops.ReduceScatterOp, method="verify_symbol_uses")
def verify_symbol_uses_reduce_scatter(
    op: ops.ReduceScatterOp, symbol_tables: SymbolTableCollection
) -> None:
    """ReduceScatterOp::verifySymbolUses"""
    verify_unreduced_axes(op, _given(op), op.out_sharding, None, op.reduction_op)
    _verify_by_dimension(op, op.reduce_scatter_axes, _slicing(op))


@implements(ops.AllToAllOp, method="verify_symbol_uses")
def verify_symbol_uses_all_to_all(op: ops.AllToAllOp, symbol_tables: SymbolTableCollection) -> None:
    """AllToAllOp::verifySymbolUses"""
    moved = _verify_params(op)
    given, result = _given(op).dim_shardings, op.out_sharding.dim_shardings
    gathered, sliced = _gathering(op, "all-to-all"), _slicing(op)
    for param in op.params.value:
        source, target = param.src_dim, param.tgt_dim
        _verify_dimension(op, source, gathered(given[source].axes, param.axes, source))
        _verify_dimension(op, target, sliced(given[target].axes, param.axes, target))
    for number in range(len(result)):
        if number not in moved:
            _verify_dimension(op, number, given[number].axes)


def _verify_params(op: ops.AllToAllOp) -> set[int]:
    """The dimensions that axes are moved from and to."""
    if not op.params.value:
        raise op.op_error("parameter list is empty")
    rank = len(op.out_sharding.dim_shardings)
    valid = AxisLists(_sizes(op), op.op_error)
    seen: set[int] = set()
    before = -1
    for param in op.params.value:
        valid.verify(param.axes)
        places = {"source": param.src_dim, "target": param.tgt_dim}
        for kind, dimension in places.items():
            if not 0 <= dimension < rank:
                raise op.op_error(f"{kind} dimension {dimension} is out of range [0, {rank})")
        for dimension in places.values():
            if dimension in seen:
                raise op.op_error(
                    f"overlapping source/target dimensions in all-to-all params: {dimension}"
                )
            seen.add(dimension)
        if before >= param.src_dim:
            raise op.op_error(
                "source dimensions are not sorted in ascending order: "
                f"{param.src_dim} appears after {before}"
            )
        before = param.src_dim
    return seen


# --- whole shardings ------------------------------------------------------------------------------


@implements(ops.CollectivePermuteOp, method="verify_symbol_uses")
def verify_symbol_uses_collective_permute(
    op: ops.CollectivePermuteOp, symbol_tables: SymbolTableCollection
) -> None:
    """CollectivePermuteOp::verifySymbolUses"""
    given, result = _given(op), op.out_sharding
    mesh, operand_mesh = mesh_of(result, op), mesh_of(given, op)
    if mesh is None or operand_mesh is None:
        return
    message = None
    if mesh.axes != operand_mesh.axes:
        message = "result mesh has different axes than operand mesh"
    elif given.mesh_or_ref is not result.mesh_or_ref and mesh.device_ids == operand_mesh.device_ids:
        message = "result mesh name is different but same device ids as operand"
    if message is not None:
        error = op.op_error(message)
        error.diagnostics[0].attach_note(f"operand mesh: {operand_mesh}", op.tensor.location)
        raise error
    sizes = sizes_of(mesh)
    dimensions = zip(given.dim_shardings, result.dim_shardings, strict=True)
    for number, (before, after) in enumerate(dimensions):
        if before.axes != after.axes and sharded_size(before, sizes) != sharded_size(after, sizes):
            raise op.op_error(
                f"sharded size of result doesn't match operand on dimension {number}: "
                f"{sharded_size(after, sizes)} != {sharded_size(before, sizes)}"
            )


def _are_equivalent(given: TensorShardingAttr, result: TensorShardingAttr) -> bool:
    """Whether the dimensions are sharded alike (`TensorShardingAttr::isEquivalent`)."""
    axes = [[dimension.axes for dimension in one.dim_shardings] for one in (given, result)]
    if not any(axes[0]):
        return not any(axes[1])
    return given.mesh_or_ref is result.mesh_or_ref and axes[0] == axes[1]


@implements(ops.AllReduceOp, method="verify_symbol_uses")
def verify_symbol_uses_all_reduce(
    op: ops.AllReduceOp, symbol_tables: SymbolTableCollection
) -> None:
    """AllReduceOp::verifySymbolUses"""
    given, result = _given(op), op.out_sharding
    if not _are_equivalent(given, result):
        raise op.op_error("operand and result shardings are not equivalent")
    axes = op.reduction_axes.value
    AxisLists(_sizes(op), op.op_error).verify_sorted(axes, "reduction")
    sharded = [axis for dimension in given.dim_shardings for axis in dimension.axes]
    for axis in axes:
        if any_overlap((*sharded, *given.replicated_axes), axis):
            raise op.op_error(
                f"reduction axis {axis_text(axis)} overlaps with operand dimension sharding or "
                "replicated axes"
            )
        if any_overlap(result.unreduced_axes, axis):
            raise op.op_error(
                f"reduction axis {axis_text(axis)} overlaps with result unreduced axes"
            )
    verify_unreduced_axes(op, given, result, None, op.reduction_op)


def _verify_sum(op: ops.ShardedToUnreducedOp | ops.ReplicatedToUnreducedOp) -> None:
    if op.out_sharding.reduction_op is not ReductionOp.SUM:
        raise op.op_error("out_sharding reduction_op must be SUM")


@implements(ops.ShardedToUnreducedOp, method="verify_symbol_uses")
def verify_symbol_uses_sharded_to_unreduced(
    op: ops.ShardedToUnreducedOp, symbol_tables: SymbolTableCollection
) -> None:
    """ShardedToUnreducedOp::verifySymbolUses"""
    _verify_sum(op)
    _verify_by_dimension(op, op.axes, _gathering(op, "shard-to-unreduce"))
    added = [axis for axes in op.axes.value for axis in axes.value]
    expected = sorted_and_merged((*_given(op).unreduced_axes, *added), _sizes(op))
    if tuple(expected) != tuple(op.out_sharding.unreduced_axes):
        raise op.op_error(
            "out_unreduced_axes should be in_unreduced_axes + sharded_to_unreduced_axes"
        )


@implements(ops.ReplicatedToUnreducedOp, method="verify_symbol_uses")
def verify_symbol_uses_replicated_to_unreduced(
    op: ops.ReplicatedToUnreducedOp, symbol_tables: SymbolTableCollection
) -> None:
    """ReplicatedToUnreducedOp::verifySymbolUses"""
    given, result, axes = _given(op), op.out_sharding, op.axes.value
    _verify_sum(op)
    if given.dim_shardings != result.dim_shardings:
        raise op.op_error("input and output must share the same dimension shardings")
    if not axes:
        raise op.op_error("r2u axes must not be empty")
    sizes = _sizes(op)
    AxisLists(sizes, op.op_error).verify_sorted(axes, "r2u")
    sharded = [axis for dimension in given.dim_shardings for axis in dimension.axes]
    for axis in axes:
        for others, name in (
            (sharded, "dimension sharding"),
            (given.unreduced_axes, "unreduced axes"),
        ):
            if any_overlap(others, axis):
                raise op.op_error(f"r2u axis {axis_text(axis)} overlaps with operand {name}")
    expected = sorted_and_merged((*given.unreduced_axes, *axes), sizes)
    if tuple(expected) != tuple(result.unreduced_axes):
        raise op.op_error("out_unreduced_axes should be in_unreduced_axes + r2u_axes")
