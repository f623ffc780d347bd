"""Verifiers of the dialect `nvvm`: special registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen_dialects.nvvm.ops import PureSpecialRangeableRegisterOp


def _verify_range(op: PureSpecialRangeableRegisterOp) -> None:
    """Checks that a range whose ends are the same is the empty one or the full one."""
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


verify_read_ptx_sreg_cluster_ctaid_x = _verify_range
verify_read_ptx_sreg_cluster_ctaid_y = _verify_range
verify_read_ptx_sreg_cluster_ctaid_z = _verify_range
verify_read_ptx_sreg_cluster_ctarank = _verify_range
verify_read_ptx_sreg_cluster_nctaid_x = _verify_range
verify_read_ptx_sreg_cluster_nctaid_y = _verify_range
verify_read_ptx_sreg_cluster_nctaid_z = _verify_range
verify_read_ptx_sreg_cluster_nctarank = _verify_range
verify_read_ptx_sreg_clusterid_x = _verify_range
verify_read_ptx_sreg_clusterid_y = _verify_range
verify_read_ptx_sreg_clusterid_z = _verify_range
verify_read_ptx_sreg_ctaid_x = _verify_range
verify_read_ptx_sreg_ctaid_y = _verify_range
verify_read_ptx_sreg_ctaid_z = _verify_range
verify_read_ptx_sreg_gridid = _verify_range
verify_read_ptx_sreg_laneid = _verify_range
verify_read_ptx_sreg_nclusterid_x = _verify_range
verify_read_ptx_sreg_nclusterid_y = _verify_range
verify_read_ptx_sreg_nclusterid_z = _verify_range
verify_read_ptx_sreg_nctaid_x = _verify_range
verify_read_ptx_sreg_nctaid_y = _verify_range
verify_read_ptx_sreg_nctaid_z = _verify_range
verify_read_ptx_sreg_nsmid = _verify_range
verify_read_ptx_sreg_ntid_x = _verify_range
verify_read_ptx_sreg_ntid_y = _verify_range
verify_read_ptx_sreg_ntid_z = _verify_range
verify_read_ptx_sreg_nwarpid = _verify_range
verify_read_ptx_sreg_smid = _verify_range
verify_read_ptx_sreg_tid_x = _verify_range
verify_read_ptx_sreg_tid_y = _verify_range
verify_read_ptx_sreg_tid_z = _verify_range
verify_read_ptx_sreg_warpid = _verify_range
verify_read_ptx_sreg_warpsize = _verify_range
