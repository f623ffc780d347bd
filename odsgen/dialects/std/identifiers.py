"""Which values may be dimensions and symbols of affine maps (the early specification: Dimensions and Symbols)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import IndexType
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.ir.value import BlockArgument

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

_POLYHEDRAL = frozenset({"std.for", "std.if"})


def is_in_polyhedral_body(op: Operation) -> bool:
    """Whether an operation is in the body of a `for` or an `if`."""
    parent = op.parent_op
    return parent is not None and parent.name in _POLYHEDRAL


def is_valid_dim(value: Value) -> bool:
    """Whether a value may be a dimension: a symbol, an induction variable, or an affine map of dimensions."""
    return _follows_from(value, are_dims=True)


def is_valid_symbol(value: Value) -> bool:
    """Whether a value may be a symbol: a constant, defined outside all loops, or an affine map of symbols."""
    return _follows_from(value, are_dims=False)


def _follows_from(value: Value, are_dims: bool) -> bool:
    """Whether all that a value is made from by affine maps is a symbol, or an induction variable if they may be."""
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
        if around is None or around.name not in _POLYHEDRAL:
            continue
        if isinstance(current, BlockArgument):
            if not are_dims:
                return False
            continue
        op = current.defining_op
        if op is not None and op.name == "std.affine_apply":
            pending += op.operands
        elif op is None or ConstantLike not in op.TRAITS:
            return False
    return True


def verify_dims_and_symbols(op: Operation, values: Sequence[Value], num_dims: int) -> None:
    """The values are what a map takes as dimensions, then as symbols."""
    for position, value in enumerate(values):
        if position < num_dims:
            if not is_valid_dim(value):
                raise op.op_error("operand cannot be used as a dimension id")
        elif not is_valid_symbol(value):
            raise op.op_error("operand cannot be used as a symbol")


def verify_indices(op: Operation, values: Sequence[Value], rank: int) -> None:
    """As many indices as dimensions; in the body of a `for` or an `if`, ones that affine maps could take."""
    if len(values) != rank:
        raise op.op_error(f"incorrect number of indices: expected {rank}, but got {len(values)}")
    if is_in_polyhedral_body(op) and not all(is_valid_dim(value) for value in values):
        raise op.op_error(
            "index in a 'for' or 'if' must be an induction variable, a symbol, a constant, or an 'affine_apply' of those"
        )
