"""Verifiers of the dialect `nvvm`: copies between memories, and the barriers on which they are awaited."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.llvm.types import address_space
from odsgen.hooks import verifies
from odsgen.runtime import Operation, Value
from odsgen.vendors.nvvm.address_spaces import (
    CONSTANT,
    GENERIC,
    GLOBAL,
    LOCAL,
    SHARED,
    SHARED_CLUSTER,
)
from odsgen_dialects import nvvm

# --- tensors ------------------------------------------------------------------------------------------------------------


def _verify_dimensions(op: Operation, dimensions: int) -> None:
    if not 1 <= dimensions <= 5:
        raise op.error("expects coordinates between 1 to 5 dimension")


def _verify_store(op: Operation, dimensions: int, *, is_im2col: bool) -> None:
    _verify_dimensions(op, dimensions)
    if is_im2col and dimensions < 3:
        raise op.error("to use im2col mode, the tensor has to be at least 3-dimensional")


def _verify_load(op: Operation, dimensions: int, offsets: int, mode: str) -> None:
    _verify_dimensions(op, dimensions)
    if mode == "tile_gather4" and dimensions != 5:
        raise op.error("Gather4 mode expects 5 coordinates")
    if mode.startswith("im2col") and dimensions < 3:
        raise op.error(f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    expected = 0
    if mode == "im2col":
        expected = dimensions - 2
    elif mode.startswith("im2col"):
        expected = 2
    if offsets != expected:
        raise op.error(f"im2col offsets expected {expected} (provided {offsets})")


@verifies(nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp)
def verify_cp_async_bulk_tensor_global_shared_cta(
    op: nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp,
) -> None:
    """CpAsyncBulkTensorSharedCTAToGlobalOp::verify"""
    mode = op.mode.keyword
    if op.predicate is not None:
        if mode != "tile":
            raise op.error("Inline-ptx lowering supported only for Tile mode.")
        if op.l2_cache_hint is not None:
            raise op.error("Inline-ptx lowering unsupported with L2 cache-hint.")
    dimensions = len(op.coordinates)
    if mode == "tile_scatter4":
        if dimensions != 5:
            raise op.error("Scatter4 mode expects 5 coordinates")
    else:
        _verify_store(op, dimensions, is_im2col=mode == "im2col")


@verifies(nvvm.CpAsyncBulkTensorReduceOp)
def verify_cp_async_bulk_tensor_reduce(op: nvvm.CpAsyncBulkTensorReduceOp) -> None:
    """CpAsyncBulkTensorReduceOp::verify"""
    mode = op.mode.keyword
    if mode == "tile_scatter4":
        raise op.error("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
    _verify_store(op, len(op.coordinates), is_im2col=mode == "im2col")


@verifies(nvvm.CpAsyncBulkTensorPrefetchOp)
def verify_cp_async_bulk_tensor_prefetch(op: nvvm.CpAsyncBulkTensorPrefetchOp) -> None:
    """CpAsyncBulkTensorPrefetchOp::verify"""
    _verify_load(op, len(op.coordinates), len(op.im2col_offsets), op.mode.keyword)


@verifies(nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp)
def verify_cp_async_bulk_tensor_shared_cluster_global(
    op: nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp,
) -> None:
    """CpAsyncBulkTensorGlobalToSharedClusterOp::verify"""
    mode = op.mode.keyword
    if op.predicate is not None:
        if op.is_cta_only:
            raise op.error("Predicate is supported only for shared::cluster mode.")
        if mode not in ("tile", "im2col"):
            raise op.error("Predicate is supported only for Tile and Im2col modes.")
    else:
        space = address_space(op.dst_mem.type)
        if op.is_cta_only and space != SHARED:
            raise op.error("Shared::cta destination requires address-space 3.")
        if not op.is_cta_only and space != SHARED_CLUSTER:
            raise op.error("Shared::cluster destination requires address-space 7.")
        if op.is_cta_only and op.multicast_mask is not None:
            raise op.error("Multicast is not supported with shared::cta mode.")
        if op.is_cta_only and op.group is not None:
            raise op.error("CTAGroup is not supported with shared::cta mode.")
    _verify_load(op, len(op.coordinates), len(op.im2col_offsets), mode)


# --- bytes --------------------------------------------------------------------------------------------------------------


@verifies(nvvm.CpAsyncOp)
def verify_cp_async_shared_global(op: nvvm.CpAsyncOp) -> None:
    """CpAsyncOp::verify"""
    modifier = op.modifier.keyword
    if modifier not in ("cg", "ca"):
        raise op.error("Only CG and CA cache modifiers are supported.")
    if op.size not in (4, 8, 16):
        raise op.error("expected byte size to be either 4, 8 or 16.")
    if modifier == "cg" and op.size != 16:
        raise op.error("CG cache modifier is only support for 16 bytes copy.")


@verifies(nvvm.CpAsyncBulkGlobalToSharedClusterOp)
def verify_cp_async_bulk_shared_cluster_global(op: nvvm.CpAsyncBulkGlobalToSharedClusterOp) -> None:
    """CpAsyncBulkGlobalToSharedClusterOp::verify"""
    if address_space(op.dst_mem.type) == SHARED and op.multicast_mask is not None:
        raise op.error("Multicast is not supported with shared::cta mode.")


@verifies(nvvm.BulkStoreOp)
def verify_st_bulk(op: nvvm.BulkStoreOp) -> None:
    """BulkStoreOp::verify"""
    if op.init_val != 0:
        raise op.op_error(f"only 0 is supported for initVal, got {op.init_val}")


@verifies(nvvm.PrefetchOp)
def verify_prefetch(op: nvvm.PrefetchOp) -> None:
    """PrefetchOp::verify"""
    space = address_space(op.addr.type)
    level = op.cache_level.keyword if op.cache_level is not None else ""
    if op.tensormap and level:
        raise op.op_error("cannot specify both tensormap and cache level")
    if op.tensormap:
        _verify_tensormap(op, space)
    elif level:
        _verify_level(op, space, level)
    else:
        raise op.op_error("requires specification of either cache level or tensormap")


def _verify_tensormap(op: nvvm.PrefetchOp, space: int) -> None:
    if space not in (GENERIC, CONSTANT):
        raise op.op_error("prefetch tensormap requires a generic or constant pointer")
    if op.evict_priority is not None:
        raise op.op_error("prefetch tensormap does not support eviction priority")
    if op.in_param_space and space != GENERIC:
        raise op.op_error("in_param_space can only be specified for a generic pointer")


def _verify_level(op: nvvm.PrefetchOp, space: int, level: str) -> None:
    if space not in (GENERIC, GLOBAL, LOCAL):
        raise op.op_error("prefetch to cache level requires a generic, global, or local pointer")
    if op.uniform:
        if level != "L1":
            raise op.op_error(
                "unsupported cache level, the only supported uniform cache level is L1"
            )
        if space != GENERIC:
            raise op.op_error("prefetch to uniform cache requires a generic pointer")
    if op.evict_priority is not None:
        if level != "L2":
            raise op.op_error("cache eviction priority supported only for cache level L2")
        if space != GLOBAL:
            raise op.op_error("cache eviction priority requires a global pointer")
        if op.evict_priority.keyword not in ("evict_normal", "evict_last"):
            raise op.op_error(
                "unsupported cache eviction priority, only evict_last and evict_normal are "
                "supported"
            )
    if op.predicate is not None:
        raise op.op_error("predicate supported only on prefetch tensormap")


# --- barriers in memory -------------------------------------------------------------------------------------------------


def _verify_barrier(op: Operation, address: Value, scope: str) -> None:
    if scope not in ("cta", "cluster"):
        raise op.error("mbarrier scope must be either CTA or Cluster")
    if address_space(address.type) == SHARED_CLUSTER and op.results:
        raise op.error("mbarrier in shared_cluster space cannot return any value")


@verifies(nvvm.MBarrierArriveOp, nvvm.MBarrierArriveDropOp, nvvm.MBarrierArriveDropExpectTxOp)
def verify_mbarrier_arrive(op: Any) -> None:
    """MBarrierArriveOp::verify, MBarrierArriveDropOp::verify, MBarrierArriveDropExpectTxOp::verify"""
    _verify_barrier(op, op.addr, op.scope.keyword)


@verifies(nvvm.MBarrierArriveExpectTxOp)
def verify_mbarrier_arrive_expect_tx(op: nvvm.MBarrierArriveExpectTxOp) -> None:
    """MBarrierArriveExpectTxOp::verify"""
    if op.predicate is not None:
        if op.scope.keyword != "cta":
            raise op.error("mbarrier scope must be CTA when using predicate")
        if address_space(op.addr.type) == SHARED_CLUSTER:
            raise op.error("mbarrier in shared_cluster space is not supported when using predicate")
        if op.results:
            raise op.error("return-value is not supported when using predicate")
        if op.relaxed:
            raise op.error("mbarrier with relaxed semantics is not supported when using predicate")
    _verify_barrier(op, op.addr, op.scope.keyword)


@verifies(
    nvvm.MBarrierExpectTxOp,
    nvvm.MBarrierCompleteTxOp,
    nvvm.MBarrierTestWaitOp,
    nvvm.MBarrierTryWaitOp,
)
def verify_mbarrier_scope(op: Any) -> None:
    """MBarrierExpectTxOp::verify, MBarrierCompleteTxOp::verify, MBarrierTestWaitOp::verify, MBarrierTryWaitOp::verify"""
    _verify_scope(op, op.scope.keyword)


def _verify_scope(op: Operation, scope: str) -> None:
    if scope not in ("cta", "cluster"):
        raise op.error("mbarrier scope must be either CTA or Cluster")
