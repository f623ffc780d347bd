"""Layouts against the module, function or partition in which they are used."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.runtime import (
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    Operation,
    RankedTensorType,
    Type,
    has_interface,
)

from .layouts import ctas_of, is_power_of_two, rank_of, threads_of, warps_of
from .ttg.interfaces import DistributedEncodingTrait

_NUM_WARPS = "ttg.num-warps"

#: Says which value has the layout, in front of what is wrong with it.
Place = Callable[[], str]


def module_of(op: Operation) -> Operation | None:
    """The nearest module around an operation."""
    parent = op.parent_op
    while parent is not None and parent.name != "builtin.module":
        parent = parent.parent_op
    return parent


def _module_number(op: Operation, name: str, default: int) -> int:
    module = module_of(op)
    found = None if module is None else module.attributes.get(name)
    return found.value if isinstance(found, IntegerAttr) else default


def num_ctas(op: Operation) -> int:
    return _module_number(op, "ttg.num-ctas", 1)


def num_warps(op: Operation) -> int | None:
    """The warps that run an operation: those of its partition, its function or its module."""
    inner: Operation = op
    while True:
        if inner.name in ("builtin.module", "tt.func"):
            found = inner.attributes.get(_NUM_WARPS)
            if isinstance(found, IntegerAttr):
                return found.value
        parent = inner.parent_op
        if parent is None:
            return None
        region = inner.parent_region
        if parent.name == "ttg.warp_specialize.partitions" and region is not None:
            warps = _partition_warps(parent, region.region_number)
            if warps is not None:
                return warps
        inner = parent


def _partition_warps(partitions: Operation, number: int) -> int | None:
    owner = partitions.parent_op
    warps = None if owner is None else owner.stored_properties.get("partitionNumWarps")
    if isinstance(warps, DenseArrayAttr) and number < len(warps):
        return int(tuple(warps)[number])
    return None


def verify_tensor_layout(op: Operation, type: Type, place: Place) -> None:
    """TritonGPUVerifyTensorLayoutInterface::verifyTensorLayout"""
    if not isinstance(type, RankedTensorType) or type.encoding is None:
        return
    layout: Attribute = type.encoding
    if layout.DIALECT_NAME not in ("ttg", "ttng"):
        return
    rank = rank_of(layout)
    if rank is not None and rank != len(type.shape):
        raise op.error(
            f"{place()}Layout has rank {rank}, but the tensor it's attached to has rank "
            f"{len(type.shape)}."
        )
    ctas, expected = ctas_of(layout), num_ctas(op)
    if ctas is not None and ctas != expected:
        raise op.error(
            f"{place()}{layout}.\nLayout has {ctas} CTAs per CGA, but the context requires "
            f"{expected} CTAs per CGA."
        )
    if not has_interface(layout, DistributedEncodingTrait):
        raise op.error(f"{place()}Non-distributed layout is not allowed in tensor type.")
    if not all(map(is_power_of_two, type.shape)):
        shape = ", ".join(map(str, type.shape))
        raise op.error(
            f"{place()}Layout has shape {shape}, but the tensor it's attached to has shape {shape} "
            "which is not a power of two."
        )
    _verify_threads(op, layout, place)


def _verify_threads(op: Operation, layout: Attribute, place: Place) -> None:
    threads, expected = threads_of(layout), _module_number(op, "ttg.threads-per-warp", 32)
    if threads is not None and threads != expected:
        raise op.error(
            f"{place()}{layout}.\nLayout has {threads} threads per warp, but the module specifies "
            f"{expected} threads per warp."
        )
    warps, known = warps_of(layout), num_warps(op)
    if known is None:
        raise op.error(
            f"{place()}Could not determine the number of warps per CTA. Operation is not in a "
            f"context with `{_NUM_WARPS}`."
        )
    if warps is not None and warps != known:
        raise op.error(
            f"{place()}{layout}.\nLayout has {warps} warps per CTA, but the context requires "
            f"{known} warps per CTA."
        )
