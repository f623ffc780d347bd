"""Verifiers of the dialect `nvvm`: what threads of a warp exchange, and special registers."""

from __future__ import annotations

from odsgen.dialects.llvm.types import struct_body
from odsgen.hooks import verifies
from odsgen.runtime import Operation, Type, i1, i32
from odsgen_dialects import nvvm
from odsgen_dialects.nvvm.ops import PureSpecialRangeableRegisterOp


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


@verifies(PureSpecialRangeableRegisterOp)
def _verify_range(op: PureSpecialRangeableRegisterOp) -> None:
    """Checks that a range with equal bounds is empty or full."""
    range = op.range
    if range is None:
        return
    greatest = (1 << range.width) - 1
    lower = range.lower & greatest
    if lower == range.upper & greatest and lower not in (0, greatest):
        raise op.op_error(
            f"invalid range attribute: Lower == Upper, but they aren't min (0) or max ({greatest}) "
            "value! This is an invalid constant range."
        )
