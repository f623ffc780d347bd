"""What operations of the dialect `comb` check."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen_circt.hooks.hw.predicates import bit_width


@verifies("comb.add", "comb.mul", "comb.and", "comb.or", "comb.xor")
def verify_has_operands(op: Any) -> None:
    """AddOp::verify and those like it."""
    if not op.operands:
        raise op.op_error("requires 1 or more args")


@verifies("comb.replicate")
def verify_replicate(op: Any) -> None:
    """ReplicateOp::verify"""
    source, result = bit_width(op.operands[0].type), bit_width(op.results[0].type)
    if source > result:
        raise op.op_error("replicate cannot shrink bitwidth of operand")
    if (result != 0) if source == 0 else result % source:
        raise op.op_error("replicate must produce integer multiple of operand")


@verifies("comb.extract")
def verify_extract(op: Any) -> None:
    """ExtractOp::verify"""
    if op.low_bit + bit_width(op.results[0].type) > bit_width(op.operands[0].type):
        raise op.op_error("from bit too large for input")


@verifies("comb.truth_table")
def verify_truth_table(op: Any) -> None:
    """TruthTableOp::verify"""
    if len(op.operands) >= 64:
        raise op.op_error("Truth tables support a maximum of 63 inputs on your platform")
    if len(op.lookup_table) != 1 << len(op.operands):
        raise op.op_error("Expected lookup table of 2^n length")
