"""Verifiers of meshes in `sdy`, and the types of results that are those of operands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from odsgen.hooks import infers, verifies
from odsgen.runtime import ElementsAttr, Type, Value, lookup_nearest_symbol_from

from .. import ops
from ..attributes import MeshAttr, MeshAxisAttr
from ..enums import PropagationDirection


@verifies(MeshAxisAttr)
def verify_mesh_axis(name: str, size: int) -> None:
    """MeshAxisAttr::verify"""
    if size <= 0:
        raise ValueError(f"axis size must be at least 1, got: {size}")


@verifies(MeshAttr)
def verify_mesh(axes: Sequence[MeshAxisAttr], device_ids: Sequence[int]) -> None:
    """MeshAttr::verify"""
    for device in device_ids:
        if device < 0:
            raise ValueError(f"device id must be non-negative, got: {device}")
    if not axes:
        if len(device_ids) > 1:
            raise ValueError("axes is empty and device_ids has more than one element")
        return
    seen: set[str] = set()
    for axis in axes:
        if axis.name in seen:
            raise ValueError(f'duplicate axis name: "{axis.name}"')
        seen.add(axis.name)
    if device_ids:
        _check_devices(prod(axis.size for axis in axes), device_ids)


def _check_devices(count: int, device_ids: Sequence[int]) -> None:
    """There is each device once."""
    if count != len(device_ids):
        raise ValueError(
            "total product of axis sizes must match total number of device ids, got: "
            f"{count} != {len(device_ids)}"
        )
    in_order = sorted(device_ids)
    if in_order != list(range(count)):
        listed = ", ".join(map(str, in_order))
        raise ValueError(f"sorted device ids must be iota(product(axes)), got: {listed}")


@verifies(ops.MeshOp)
def verify_mesh_op(op: ops.MeshOp) -> None:
    """MeshOp::verify"""
    if lookup_nearest_symbol_from(op, op.sym_name) is None:
        raise op.error(f"Mesh not in symbol table: @{op.sym_name}")


@verifies(ops.PropagationBarrierOp)
def verify_propagation_barrier(op: ops.PropagationBarrierOp) -> None:
    """PropagationBarrierOp::verify"""
    if op.allowed_direction is PropagationDirection.BOTH:
        raise op.op_error(
            "cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op "
            "redundant."
        )


@infers(
    ops.AllGatherOp,
    ops.AllReduceOp,
    ops.AllSliceOp,
    ops.AllToAllOp,
    ops.CollectivePermuteOp,
    ops.PropagationBarrierOp,
    ops.ReduceScatterOp,
    ops.ReplicatedToUnreducedOp,
    ops.ReshardOp,
    ops.ShardedToUnreducedOp,
    ops.ShardingConstraintOp,
)
def infer_same(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: object
) -> list[Type]:
    """The type of the operand: the global one, whatever its sharding is."""
    return [operands[0].type]


@infers(ops.ConstantOp)
def infer_constant(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: object
) -> list[Type]:
    """The type of the value."""
    value = properties["value"]
    if not isinstance(value, ElementsAttr):
        raise ValueError("invalid kind of attribute specified")
    return [value.type]
