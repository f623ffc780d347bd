"""Dimensions and symbols of affine maps (the early specification: Dimensions and Symbols)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import BlockArgument, ConstantLike, IndexType, Operation, Value
from odsgen_dialects.std import AffineApplyOp, ForOp, IfOp

_POLYHEDRAL = (ForOp, IfOp)


def is_in_polyhedral_body(op: Operation) -> bool:
    """Whether an operation is in the body of a `for` or `if`."""
    parent = op.parent_op
    return isinstance(parent, _POLYHEDRAL)


def is_valid_dim(value: Value) -> bool:
    """Whether a value is a symbol, an induction variable, or an affine map of dimensions."""
    return _follows_from(value, are_dims=True)


def is_valid_symbol(value: Value) -> bool:
    """Whether a value is a constant, defined at the top level, or an affine map of symbols."""
    return _follows_from(value, are_dims=False)


def _follows_from(value: Value, are_dims: bool) -> bool:
    """Whether the affine maps behind a value take symbols only, or induction variables if allowed."""
    pending = [value]
    seen: set[Value] = set()
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen.add(current)
        if not isinstance(current.type, IndexType):
            return False
        region = current.parent_region
        around = None if region is None else region.parent_op
        if not isinstance(around, _POLYHEDRAL):
            continue
        if isinstance(current, BlockArgument):
            if not are_dims:
                return False
            continue
        op = current.defining_op
        if isinstance(op, AffineApplyOp):
            pending += op.operands
        elif op is None or ConstantLike not in op.TRAITS:
            return False
    return True


def verify_dims_and_symbols(op: Operation, values: Sequence[Value], num_dims: int) -> None:
    """Checks the operands of a map: dimensions, then symbols."""
    for position, value in enumerate(values):
        if position < num_dims:
            if not is_valid_dim(value):
                raise op.op_error("operand cannot be used as a dimension id")
        elif not is_valid_symbol(value):
            raise op.op_error("operand cannot be used as a symbol")


def verify_indices(op: Operation, values: Sequence[Value], rank: int) -> None:
    """Checks the number of indices; in a `for` or `if` they must be dimensions."""
    if len(values) != rank:
        raise op.op_error(f"incorrect number of indices: expected {rank}, but got {len(values)}")
    if is_in_polyhedral_body(op) and not all(is_valid_dim(value) for value in values):
        raise op.op_error(
            "index in a 'for' or 'if' must be an induction variable, a symbol, a constant, or an 'affine_apply' of those"
        )
