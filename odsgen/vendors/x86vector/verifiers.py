"""Verifiers of the dialect `x86vector`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen_dialects.x86vector import MaskCompressOp


@verifies(MaskCompressOp)
def verify_avx512_mask_compress(op: MaskCompressOp) -> None:
    """MaskCompressOp::verify"""
    constant: Any = op.constant_src
    if op.src is not None and constant is not None:
        raise op.error("cannot use both src and constant_src")
    if op.src is not None and op.src.type is not op.dst.type:
        raise op.error("failed to verify that src and dst have same type")
    if constant is not None and constant.type is not op.dst.type:
        raise op.error("failed to verify that constant_src and dst have same type")
