"""Loads and stores of `affine`, and the loops around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from odsgen.dialects.affine.composition import canonicalize, compose
from odsgen.dialects.shared.functions import enclosing_function
from odsgen.runtime import (
    AffineMap,
    AffineScope,
    Block,
    Operation,
    Region,
    Value,
)
from odsgen_dialects import affine

#: The operations that read elements (MLIR: `AffineReadOpInterface`).
READS = (affine.AffineLoadOp, affine.AffineVectorLoadOp)
#: The operations that write elements (MLIR: `AffineWriteOpInterface`).
WRITES = (affine.AffineStoreOp, affine.AffineVectorStoreOp)

Access: TypeAlias = (
    affine.AffineLoadOp
    | affine.AffineVectorLoadOp
    | affine.AffineStoreOp
    | affine.AffineVectorStoreOp
)
ACCESSES = (*READS, *WRITES)

#: The operations that hold regions and are part of an affine analysis.
NESTS = (affine.AffineForOp, affine.AffineIfOp, affine.AffineParallelOp)


def access_map(access: Access) -> tuple[AffineMap, list[Value]]:
    """The composed map of the subscripts, with its operands (`MemRefAccess::getAccessMap`)."""
    return canonicalize(*compose(access.map.value, access.indices))


def are_same_element(one: Access, other: Access) -> bool:
    """Whether two accesses provably touch the same element."""
    return one.memref is other.memref and access_map(one) == access_map(other)


def enclosing(op: Operation) -> list[Operation]:
    """The loops and conditions around an operation within its scope, the outermost one first."""
    found: list[Operation] = []
    current = op.parent_op
    while current is not None and AffineScope not in current.TRAITS:
        if isinstance(current, NESTS):
            found.append(current)
        current = current.parent_op
    return found[::-1]


def enclosing_loops(op: Operation) -> list[affine.AffineForOp]:
    """The `affine.for` around an operation within its scope, the outermost one first."""
    return [loop for loop in enclosing(op) if isinstance(loop, affine.AffineForOp)]


def induction_variables(loop: Operation) -> Sequence[Value]:
    """The counters of a loop; none of another operation."""
    if isinstance(loop, affine.AffineForOp):
        return loop.region.arguments[:1]
    return loop.region.arguments if isinstance(loop, affine.AffineParallelOp) else ()


def enclosing_variables(op: Operation) -> list[Value]:
    """The counters of the loops around an operation, the outermost one first (`getAffineIVs`)."""
    return [variable for loop in enclosing(op) for variable in induction_variables(loop)]


def nesting_depth(op: Operation) -> int:
    """How many counters are around an operation, in the scopes around its own, too."""
    depth = 0
    current = op.parent_op
    while current is not None:
        depth += len(induction_variables(current))
        current = current.parent_op
    return depth


def analysis_scope(op: Operation) -> Region | None:
    """The closest region around an operation that is not one of an affine loop or condition."""
    while isinstance(parent := op.parent_op, NESTS):
        op = parent
    return op.parent_region


def common_loops(one: Operation, other: Operation) -> int:
    """How many counters are around both operations."""
    count = 0
    for mine, theirs in zip(enclosing_variables(one), enclosing_variables(other), strict=False):
        if mine is not theirs:
            break
        count += 1
    return count


def enclosing_function_body(op: Operation) -> Block | None:
    """The first block of the function around an operation."""
    function = enclosing_function(op)
    if function is None or not function.regions or not function.regions[0].blocks:
        return None
    return function.regions[0].blocks[0]
