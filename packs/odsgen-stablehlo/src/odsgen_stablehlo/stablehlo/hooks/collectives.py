"""Verifiers of operations that several processes run together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    ArrayAttr,
    Attribute,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    RankedTensorType,
    Type,
    i32,
)

from .. import ops
from ..attributes import (
    AxisRefAttr,
    ChannelHandleAttr,
    MeshAttr,
    ReplicaGroupMeshAxesAttr,
    ResultAccuracyAttr,
    ResultAccuracyModeAttr,
)
from ..enums import ResultAccuracyMode
from ..ops import StablehloOpOfOperandsAndReplicaGroupsOp
from ..types import TokenType
from .compatibility import fit, refuse, refusing
from .dimensions import check_groups
from .inference import tensor
from .inference_of_regions import verify_reducer


def _check_channel(handle: ChannelHandleAttr | None, use_global_device_ids: bool) -> None:
    if use_global_device_ids and (handle is None or handle.handle <= 0):
        refuse(
            "channel_id must be positive when useGlobalDeviceIds is set but got: {}",
            0 if handle is None else handle.handle,
        )


def _check_root(op: ops.CollectiveBroadcastOp | ops.CollectiveReduceOp) -> None:
    """The last operand says which process each of the others comes from, or goes to."""
    name, operands = op.name.removeprefix("stablehlo."), op.operands
    if not op.has_dynamic_root:
        if not operands:
            refuse(f"{name} requires at least one data operand")
        return
    with_root = f"{name} with has_dynamic_root=true"
    if len(operands) < 2:
        refuse(f"{with_root} requires at least two operands (data + root)")
    root = operands[-1].type
    if not isinstance(root, RankedTensorType) or root.element_type is not i32 or root.rank != 1:
        refuse(f"last operand of {with_root} must be a rank-1 i32 tensor, but got {{}}", root)
    if root.shape[0] != len(operands) - 1:
        refuse(
            f"last operand of {with_root} must have the same number of elements as data operands "
            "({}), but got {}",
            len(operands) - 1,
            root.shape[0],
        )


@verifies(StablehloOpOfOperandsAndReplicaGroupsOp)
@refusing
def verify_collective(op: StablehloOpOfOperandsAndReplicaGroupsOp) -> None:
    """verifyAllReduceOp, verifyCollectiveReduceOp, verifyCollectiveBroadcastOp"""
    if isinstance(op, ops.CollectiveBroadcastOp):
        _check_broadcast_groups(op.replica_groups)
    reduced = op.operands
    if isinstance(op, (ops.AllReduceOp, ops.CollectiveReduceOp)):
        is_global = bool(op.use_global_device_ids)
        check_groups(op.replica_groups, of_same_size=False, use_global_device_ids=is_global)
        _check_channel(op.channel_handle, is_global)
    if isinstance(op, (ops.CollectiveBroadcastOp, ops.CollectiveReduceOp)):
        _check_root(op)
        reduced = reduced[:-1] if op.has_dynamic_root else reduced
    if isinstance(op, (ops.AllReduceOp, ops.CollectiveReduceOp)):
        for value in reduced:
            given = tensor(value)
            scalar = RankedTensorType.get((), given.element_type)
            verify_reducer(op.computation, [given], [scalar], ())


def _check_broadcast_groups(groups: object) -> None:
    """verifyCollectiveBroadcastOp"""
    if not isinstance(groups, DenseIntOrFPElementsAttr):
        return
    if groups.type.rank != 2:
        refuse(
            "replica groups should be a rank 2 tensor,but instead it is of rank {}",
            groups.type.rank,
        )
    seen: set[object] = set()
    for number in groups.values():
        if isinstance(number, int) and number < 0:
            refuse("replica_groups values must be positive, but was given {}", number)
        if number in seen:
            refuse("replica id #{} seen more than once", number)
        seen.add(number)


@verifies(ops.AllGatherOp)
@refusing
def verify_all_gather(op: ops.AllGatherOp) -> None:
    """verifyAllGatherOp"""
    is_global = bool(op.use_global_device_ids)
    check_groups(op.replica_groups, of_same_size=True, use_global_device_ids=is_global)
    if is_global and op.channel_handle is not None and op.channel_handle.handle < 0:
        refuse("channel_id cannot be negative when useGlobalDeviceIds is set")
    dimension = op.all_gather_dim
    for operand, result in zip(op.operands_argument, op.results, strict=False):
        given, found = operand.type, result.type
        assert isinstance(found, RankedTensorType)
        if dimension >= given.rank:
            refuse("all_gather_dim must be a valid index of operand")
        if given.rank != found.rank:
            refuse("operand and result must have the same rank")
        if given.shape[dimension] == 0:
            refuse("dimension size of operand at 'all_gather_dim' cannot be zero")
        _check_other_sizes(
            given.shape,
            found.shape,
            dimension,
            "operand and result should have the same shape except for the dimension size at "
            "'all_gather_dim'",
        )
        size, whole = given.shape[dimension], found.shape[dimension]
        if DYNAMIC not in (size, whole) and whole % size:
            refuse(
                "result gather dimension has size {}, expected to be a multiple of operand "
                "gather dimension size {}",
                whole,
                size,
            )


def _check_other_sizes(
    first: Sequence[int], second: Sequence[int], dimension: int, message: str
) -> None:
    for number, sizes in enumerate(zip(first, second, strict=True)):
        if number != dimension and not fit(*sizes):
            refuse(message)


@verifies(ops.ReduceScatterOp)
@refusing
def verify_reduce_scatter(op: ops.ReduceScatterOp) -> None:
    """verifyReduceScatterOp"""
    is_global = bool(op.use_global_device_ids)
    check_groups(op.replica_groups, of_same_size=True, use_global_device_ids=is_global)
    _check_channel(op.channel_handle, is_global)
    given, found, dimension = op.operand.type, op.result.type, op.scatter_dimension
    if given.rank != found.rank:
        refuse("operand and result should have same rank")
    if dimension >= given.rank:
        refuse("scatter dim should be less than operand/result rank")
    size, part = given.shape[dimension], found.shape[dimension]
    if part == 0:
        refuse("result dimension size at scatter_dimension cannot be zero")
    if size == 0:
        refuse("operand dimension size at scatter_dimension cannot be zero")
    is_known = DYNAMIC not in (size, part)  # otherwise StableHLO looks no further
    if is_known and size % part:
        refuse(
            "operand scatter dimension has size {}, expected to be a multiple of result scatter "
            "dimension size {}",
            size,
            part,
        )
    for number, (one, other) in enumerate(zip(given.shape, found.shape, strict=True)):
        if is_known and number != dimension and not fit(one, other):
            refuse(
                "non scatter dimensions should be same for operand ({}) and result ({})", one, other
            )
    scalar = RankedTensorType.get((), given.element_type)
    verify_reducer(op.computation, [given], [scalar], ())


@verifies(ops.CollectivePermuteOp)
@refusing
def verify_collective_permute(op: ops.CollectivePermuteOp) -> None:
    """verifyCollectivePermuteSourceTargetPairs"""
    pairs = op.source_target_pairs
    assert isinstance(pairs, DenseIntOrFPElementsAttr)
    if pairs.type.rank != 2:
        refuse(
            "expect source_target_pairs attribute to be of rank 2, but got rank {}", pairs.type.rank
        )
    if pairs.type.shape[1] != 2:
        refuse(
            "expect source_target_pairs attribute of shape (N, 2), but got ({})", pairs.type.shape
        )
    ids: list[Any] = list(pairs.values())
    if any(number < 0 for number in ids):
        refuse("replica ids in source_target_pairs must be >= 0.")
    for name, side in (("sources", ids[::2]), ("targets", ids[1::2])):
        if len(set(side)) != len(side):
            refuse("duplicate {} not allowed.", name)


def _check_received(types: Sequence[Type]) -> None:
    """Tensors, and a token behind them."""
    if not types:
        refuse("result is expected to be at least of size 1, but got {}", 0)
    if not isinstance(types[-1], TokenType):
        refuse(
            "last element of result types is expected to be of token type, but got {}", types[-1]
        )


def _check_tensors(types: Sequence[Type]) -> None:
    for type in types[:-1]:
        if not isinstance(type, RankedTensorType):
            refuse(
                "everything but the last element of result types is expected to be of tensor "
                "type, but got {}",
                type,
            )


@verifies(ops.InfeedOp)
@refusing
def verify_infeed(op: ops.InfeedOp) -> None:
    """verifyInfeedOp"""
    _check_received(op.result_types)
    layout = op.layout
    if layout is not None and len(layout) != len(op.result_types) - 1:
        refuse(
            "layout-attribute size must be {} (which is the number of op-results - 1 (for token "
            "result)), but got {}",
            len(op.result_types) - 1,
            len(layout),
        )
    _check_tensors(op.result_types)


@verifies(ops.RecvOp)
@refusing
def verify_recv(op: ops.RecvOp) -> None:
    """verifyRecvOp"""
    _check_received(op.result_types)
    from_host, of_devices = 3, 1
    kind = op.channel_handle.type
    if op.is_host_transfer and kind != from_host:
        refuse("channel_type should be HOST_TO_DEVICE when is_host_transfer is true")
    if not op.is_host_transfer and kind != of_devices:
        refuse("channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false")
    _check_tensors(op.result_types)


@verifies(ResultAccuracyAttr)
def verify_result_accuracy(
    atol: float, rtol: float, ulps: int, mode: ResultAccuracyModeAttr
) -> None:
    """ResultAccuracyAttr::verify"""
    if mode.value is not ResultAccuracyMode.TOLERANCE and (atol or rtol or ulps):
        raise ValueError(
            f"Invalid tolerances for ResultAccuracyAttr with mode {mode.value.name}, must be all zero."
        )


@verifies(ops.UnaryElementwiseOpOfOperandAndResultAccuracyOp)
@refusing
def verify_accuracy(op: ops.UnaryElementwiseOpOfOperandAndResultAccuracyOp) -> None:
    """ExpOp::verify and the like"""
    accuracy = op.result_accuracy
    if accuracy is not None:
        verify_result_accuracy(accuracy.atol, accuracy.rtol, accuracy.ulps, accuracy.mode)


@verifies(ReplicaGroupMeshAxesAttr)
def verify_mesh_axes(mesh: Attribute, axes: ArrayAttr) -> None:
    """ReplicaGroupMeshAxesAttr::verify"""
    if not isinstance(mesh, (FlatSymbolRefAttr, MeshAttr)):
        raise ValueError("mesh must be a FlatSymbolRefAttr or MeshAttr")
    if isinstance(mesh, MeshAttr):
        known = {axis.name for axis in mesh.axes}
        for axis in axes.elements:
            if not isinstance(axis, AxisRefAttr):
                raise ValueError("expected AxisRefAttr in axes list")
            if axis.name not in known:
                raise ValueError(f"axis '{axis.name}' not found in mesh definition")
