"""Verifiers of the dialect `nvvm`: what threads of a warp or a block do together, and what they know of themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import struct_body
from odsgen.runtime.builtin.types import f32, i1, i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.nvvm import (
        BarrierOp,
        ClusterLaunchControlQueryCancelOp,
        FenceProxyAcquireOp,
        FenceProxyOp,
        FenceProxyReleaseOp,
        FenceProxySyncRestrictOp,
        FenceSyncRestrictOp,
        MatchSyncOp,
        PMEventOp,
        ReduxOp,
        SetMaxRegisterOp,
        ShflOp,
        VoteSyncOp,
    )


# --- warps --------------------------------------------------------------------------------------------------------------


def verify_shfl_sync(op: ShflOp) -> None:
    """Checks that the result is of the type of the value, in a struct where it comes with a predicate."""
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


def verify_match_sync(op: MatchSyncOp) -> None:
    """Checks the type of the result."""
    if op.kind.keyword == "all":
        if struct_body(op.res.type) != (i32, i1):
            raise op.op_error(
                "match.sync 'all' returns a two element struct with first element as i32 and second "
                "element as i1"
            )
    elif op.res.type is not i32:
        raise op.op_error("match.sync 'any' returns an i32")


def verify_vote_sync(op: VoteSyncOp) -> None:
    """Checks the type of the result."""
    if op.kind.keyword == "ballot":
        if op.res.type is not i32:
            raise op.op_error("vote.sync 'ballot' returns an i32")
    elif op.res.type is not i1:
        raise op.op_error("vote.sync 'any', 'all' and 'uni' returns an i1")


def verify_redux_sync(op: ReduxOp) -> None:
    """Checks that the type can be reduced so."""
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


def verify_barrier(op: BarrierOp) -> None:
    """Checks that a number of threads has a barrier, and that the parts of a reduction come together."""
    if op.number_of_threads is not None and op.barrier_id is None:
        raise op.op_error("barrier id is missing, it should be set between 0 to 15")
    reduces, has_predicate = op.reduction_op is not None, op.reduction_predicate is not None
    if op.barrier_id is not None and (reduces or has_predicate):
        raise op.op_error("reduction are only available when id is 0")
    if reduces != has_predicate:
        raise op.op_error("reduction predicate and reduction operation must be specified together")


def verify_clusterlaunchcontrol_query_cancel(op: ClusterLaunchControlQueryCancelOp) -> None:
    """Checks the type of the result."""
    if op.query_type.keyword == "is_canceled":
        if op.res.type is not i1:
            raise op.op_error("is_canceled query type returns an i1")
    elif op.res.type is not i32:
        raise op.op_error(
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        )


def verify_setmaxregister(op: SetMaxRegisterOp) -> None:
    """Checks the number of registers."""
    if op.reg_count % 8:
        raise op.op_error("new register size must be multiple of 8")
    if not 24 <= op.reg_count <= 256:
        raise op.op_error("new register size must be in between 24 to 256")


def verify_pmevent(op: PMEventOp) -> None:
    """Checks that either a number or a mask is given."""
    if op.event_id is None and op.masked_event_id is None:
        raise op.op_error("either `id` or `mask` must be set")
    if op.event_id is None:
        return
    if op.masked_event_id is not None:
        raise op.op_error("`id` and `mask` cannot be set at the same time")
    if not 0 <= op.event_id <= 15:
        raise op.op_error("`id` must be between 0 and 15")


# --- fences -------------------------------------------------------------------------------------------------------------


def verify_fence_proxy(op: FenceProxyOp) -> None:
    """Checks the kind, and that one of shared memory says of which."""
    kind = op.kind.keyword
    if kind == "tensormap":
        raise op.op_error("tensormap proxy is not a supported proxy kind")
    if kind == "generic":
        raise op.op_error("generic proxy not a supported proxy kind")
    if kind == "async.shared" and op.space is None:
        raise op.op_error("async_shared fence requires space attribute")
    if kind != "async.shared" and op.space is not None:
        raise op.op_error("only async_shared fence can have space attribute")


def _verify_one_way(op: FenceProxyAcquireOp | FenceProxyReleaseOp) -> None:
    if op.from_proxy.keyword != "generic":
        raise op.op_error("uni-directional proxies only support generic for from_proxy attribute")
    if op.to_proxy.keyword != "tensormap":
        raise op.op_error("uni-directional proxies only support tensormap for to_proxy attribute")


def verify_fence_proxy_acquire(op: FenceProxyAcquireOp) -> None:
    """Checks the proxies on both sides."""
    _verify_one_way(op)


def verify_fence_proxy_release(op: FenceProxyReleaseOp) -> None:
    """Checks the proxies on both sides."""
    _verify_one_way(op)


def verify_fence_sync_restrict(op: FenceSyncRestrictOp) -> None:
    """Checks the order."""
    _verify_order(op)


def verify_fence_proxy_sync_restrict(op: FenceProxySyncRestrictOp) -> None:
    """Checks the order, and the proxies on both sides."""
    _verify_order(op)
    if op.from_proxy.keyword != "generic":
        raise op.op_error("only generic is support for from_proxy attribute")
    if op.to_proxy.keyword != "async":
        raise op.op_error("only async is supported for to_proxy attribute")


def _verify_order(op: FenceSyncRestrictOp | FenceProxySyncRestrictOp) -> None:
    if op.order.keyword not in ("acquire", "release"):
        raise op.op_error("only acquire and release semantics are supported")
