"""Verifiers of the dialect `linalg`: `generic`, `index`, `yield`."""

from __future__ import annotations

from odsgen.dialects.linalg.forms.generic import ITERATOR_TYPES
from odsgen.dialects.linalg.structured_parts import element_type, written_values
from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Operation
from odsgen_dialects.linalg import IndexOp, YieldOp


@verifies(YieldOp)
def verify_yield(op: YieldOp) -> None:
    """YieldOp::verify"""
    structured = op.parent_op
    if structured is None or len(structured.regions) != 1 or not structured.regions[0].blocks:
        raise op.op_error("expected single non-empty parent region")
    _check_structured(op)
    outputs = written_values(structured)
    if outputs is None:
        return
    operands = op.values
    if len(operands) != len(outputs):
        raise op.op_error(
            f"expected number of yield values ({len(operands)}) to match the number of inits / "
            f"outs operands of the enclosing LinalgOp ({len(outputs)})"
        )
    for number, (operand, output) in enumerate(zip(operands, outputs, strict=True), 1):
        expected = element_type(output.type)
        if operand.type is not expected:
            raise op.op_error(
                f"type of yield operand {number} ('{operand.type}') doesn't match the element type "
                f"of the enclosing linalg.generic op ('{expected}')"
            )


def _check_structured(op: Operation) -> None:
    parent = op.parent_op
    if parent is None or "LinalgOp" not in parent.INTERFACES:
        raise op.op_error("expected parent op with LinalgOp interface")


# --- index --------------------------------------------------------------------------------------------------------------


@verifies(IndexOp)
def verify_index(op: IndexOp) -> None:
    """IndexOp::verify"""
    _check_structured(op)
    parent = op.parent_op
    iterators = parent.properties.get(ITERATOR_TYPES) if parent is not None else None
    if isinstance(iterators, ArrayAttr):
        dimension, count = op.dim, len(iterators.elements)
        if dimension >= count:
            raise op.op_error(
                f"expected dim ({dimension}) to be lower than the number of loops ({count}) of the "
                "enclosing LinalgOp"
            )
