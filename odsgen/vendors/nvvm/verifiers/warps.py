"""Verifiers of the dialect `nvvm`: what threads of a warp or a block do together, and what they know of themselves."""

from __future__ import annotations

from odsgen.dialects.llvm.types import struct_body
from odsgen.hooks import verifies
from odsgen.runtime import Operation, Type, f32, i1, i32
from odsgen_dialects import nvvm

# --- warps --------------------------------------------------------------------------------------------------------------


@verifies(nvvm.ShflOp)
def verify_shfl_sync(op: nvvm.ShflOp) -> None:
    """ShflOp::verify"""
    fields = struct_body(op.res.type)
    value = op.val.type
    if fields is None:
        if op.return_value_and_is_valid:
            raise op.op_error("expected return type to be a two-element struct")
        _verify_type(op, "return type", value, op.res.type)
        return
    if not op.return_value_and_is_valid:
        raise op.op_error(
            '"return_value_and_is_valid" attribute must be specified when the return type is a '
            "struct type"
        )
    if len(fields) != 2:
        raise op.op_error("expected return type to be a two-element struct")
    _verify_type(op, "first element in the returned struct", value, fields[0])
    _verify_type(op, "second element in the returned struct", i1, fields[1])


def _verify_type(op: Operation, what: str, expected: Type, found: Type) -> None:
    if found is not expected:
        raise op.op_error(f"expected {what} to be of type '{expected}' but got '{found}' instead")


@verifies(nvvm.MatchSyncOp)
def verify_match_sync(op: nvvm.MatchSyncOp) -> None:
    """MatchSyncOp::verify"""
    if op.kind.keyword == "all":
        if struct_body(op.res.type) != (i32, i1):
            raise op.op_error(
                "match.sync 'all' returns a two element struct with first element as i32 and second "
                "element as i1"
            )
    elif op.res.type is not i32:
        raise op.op_error("match.sync 'any' returns an i32")


@verifies(nvvm.VoteSyncOp)
def verify_vote_sync(op: nvvm.VoteSyncOp) -> None:
    """VoteSyncOp::verify"""
    if op.kind.keyword == "ballot":
        if op.res.type is not i32:
            raise op.op_error("vote.sync 'ballot' returns an i32")
    elif op.res.type is not i1:
        raise op.op_error("vote.sync 'any', 'all' and 'uni' returns an i1")


@verifies(nvvm.ReduxOp)
def verify_redux_sync(op: nvvm.ReduxOp) -> None:
    """ReduxOp::verify"""
    type = op.res.type
    if type is not f32:
        if op.abs:
            raise op.op_error("abs attribute is supported only for f32 type")
        if op.nan:
            raise op.op_error("nan attribute is supported only for f32 type")
    kind = op.kind.keyword
    expected = f32 if kind in ("fmin", "fmax") else i32
    if type is not expected:
        raise op.op_error(
            f"'{kind}' redux kind unsupported with '{type}' type. Only supported type is "
            f"'{expected}'."
        )


# --- blocks and clusters ------------------------------------------------------------------------------------------------


@verifies(nvvm.BarrierOp)
def verify_barrier(op: nvvm.BarrierOp) -> None:
    """BarrierOp::verify"""
    if op.number_of_threads is not None and op.barrier_id is None:
        raise op.op_error("barrier id is missing, it should be set between 0 to 15")
    reduces, has_predicate = op.reduction_op is not None, op.reduction_predicate is not None
    if op.barrier_id is not None and (reduces or has_predicate):
        raise op.op_error("reduction are only available when id is 0")
    if reduces != has_predicate:
        raise op.op_error("reduction predicate and reduction operation must be specified together")


@verifies(nvvm.ClusterLaunchControlQueryCancelOp)
def verify_clusterlaunchcontrol_query_cancel(op: nvvm.ClusterLaunchControlQueryCancelOp) -> None:
    """ClusterLaunchControlQueryCancelOp::verify"""
    if op.query_type.keyword == "is_canceled":
        if op.res.type is not i1:
            raise op.op_error("is_canceled query type returns an i1")
    elif op.res.type is not i32:
        raise op.op_error(
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        )


@verifies(nvvm.SetMaxRegisterOp)
def verify_setmaxregister(op: nvvm.SetMaxRegisterOp) -> None:
    """SetMaxRegisterOp::verify"""
    if op.reg_count % 8:
        raise op.op_error("new register size must be multiple of 8")
    if not 24 <= op.reg_count <= 256:
        raise op.op_error("new register size must be in between 24 to 256")


@verifies(nvvm.PMEventOp)
def verify_pmevent(op: nvvm.PMEventOp) -> None:
    """PMEventOp::verify"""
    if op.event_id is None and op.masked_event_id is None:
        raise op.op_error("either `id` or `mask` must be set")
    if op.event_id is None:
        return
    if op.masked_event_id is not None:
        raise op.op_error("`id` and `mask` cannot be set at the same time")
    if not 0 <= op.event_id <= 15:
        raise op.op_error("`id` must be between 0 and 15")


# --- fences -------------------------------------------------------------------------------------------------------------


@verifies(nvvm.FenceProxyOp)
def verify_fence_proxy(op: nvvm.FenceProxyOp) -> None:
    """FenceProxyOp::verify"""
    kind = op.kind.keyword
    if kind == "tensormap":
        raise op.op_error("tensormap proxy is not a supported proxy kind")
    if kind == "generic":
        raise op.op_error("generic proxy not a supported proxy kind")
    if kind == "async.shared" and op.space is None:
        raise op.op_error("async_shared fence requires space attribute")
    if kind != "async.shared" and op.space is not None:
        raise op.op_error("only async_shared fence can have space attribute")


def _verify_one_way(op: nvvm.FenceProxyAcquireOp | nvvm.FenceProxyReleaseOp) -> None:
    if op.from_proxy.keyword != "generic":
        raise op.op_error("uni-directional proxies only support generic for from_proxy attribute")
    if op.to_proxy.keyword != "tensormap":
        raise op.op_error("uni-directional proxies only support tensormap for to_proxy attribute")


@verifies(nvvm.FenceProxyAcquireOp, nvvm.FenceProxyReleaseOp)
def verify_fence_proxy_acquire(op: nvvm.FenceProxyAcquireOp | nvvm.FenceProxyReleaseOp) -> None:
    """FenceProxyAcquireOp::verify, FenceProxyReleaseOp::verify"""
    _verify_one_way(op)


@verifies(nvvm.FenceSyncRestrictOp)
def verify_fence_sync_restrict(op: nvvm.FenceSyncRestrictOp) -> None:
    """FenceSyncRestrictOp::verify"""
    _verify_order(op)


@verifies(nvvm.FenceProxySyncRestrictOp)
def verify_fence_proxy_sync_restrict(op: nvvm.FenceProxySyncRestrictOp) -> None:
    """FenceProxySyncRestrictOp::verify"""
    _verify_order(op)
    if op.from_proxy.keyword != "generic":
        raise op.op_error("only generic is support for from_proxy attribute")
    if op.to_proxy.keyword != "async":
        raise op.op_error("only async is supported for to_proxy attribute")


def _verify_order(op: nvvm.FenceSyncRestrictOp | nvvm.FenceProxySyncRestrictOp) -> None:
    if op.order.keyword not in ("acquire", "release"):
        raise op.op_error("only acquire and release semantics are supported")
