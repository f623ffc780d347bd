"""Groups of dimensions that become one, or that one becomes (MLIR: ReshapeOpsUtils)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC

if TYPE_CHECKING:
    from odsgen.runtime.builtin.types import ShapedType
    from odsgen.runtime.ir.operation import Operation


_UNSIGNED = (1 << 32) - 1


def reassociation_of(op: Operation) -> list[list[int]]:
    """The groups of the operation's property `reassociation`."""
    groups = op.properties["reassociation"]
    assert isinstance(groups, ArrayAttr)
    return [
        [int(entry.value) for entry in group if isinstance(entry, IntegerAttr)]
        for group in groups
        if isinstance(group, ArrayAttr)
    ]


def verify_collapsed_memref_shape(
    op: Operation,
    collapsed: Sequence[int],
    expanded: Sequence[int],
    groups: Sequence[Sequence[int]],
) -> None:
    """Each dimension of the collapsed shape is the product of its group."""
    if len(collapsed) != len(groups):
        raise op.op_error(
            f"invalid number of reassociation groups: found {len(groups)}, "
            f"expected {len(collapsed)}"
        )
    following = 0
    for number, group in enumerate(groups):
        for dimension in group:
            if dimension != following:
                raise op.op_error("reassociation indices must be contiguous")
            following += 1
            if dimension >= len(expanded):
                raise op.op_error(f"reassociation index {dimension} is out of bounds")
        sizes = [expanded[dimension] for dimension in group]
        if (collapsed[number] == DYNAMIC) is not (DYNAMIC in sizes):
            raise op.op_error(
                f"collapsed dim ({number}) must be dynamic if and only if reassociation group is "
                "dynamic"
            )
        if DYNAMIC not in sizes:
            product = 1
            for size in sizes:
                product *= size
            if product != collapsed[number]:
                raise op.op_error(
                    f"collapsed dim size ({collapsed[number]}) must equal reassociation group "
                    f"size ({product})"
                )
    if not collapsed:
        if any(size != 1 for size in expanded):
            raise op.op_error("rank 0 memrefs can only be extended/collapsed with/from ones")
    elif following != len(expanded):
        raise op.op_error(
            f"expanded rank ({len(expanded)}) inconsistent with number of reassociation indices "
            f"({following})"
        )


def verify_collapsed_tensor_shape(
    op: Operation,
    expanded: ShapedType,
    collapsed: ShapedType,
    groups: Sequence[Sequence[int]],
) -> None:
    """The groups are all dimensions of the expanded shape in their order (`verifyReshapeLikeTypes`)."""
    rank, count = len(expanded.shape), len(collapsed.shape)
    if rank < count:
        raise op.op_error(
            f"expected the expanded type, '{expanded}' to have a higher (or same) rank than the "
            f"collapsed type, '{collapsed}'."
        )
    if count != len(groups):
        raise op.op_error(
            f"expected collapsed rank ({count}) to equal the number of reassociation maps "
            f"({len(groups)})."
        )
    dimensions = [dimension for group in groups for dimension in group]
    # MLIR counts without signs, in 32 bits.
    size = (max((dimension & _UNSIGNED for dimension in dimensions), default=-1) + 1) & _UNSIGNED
    if groups and size != rank:
        raise op.op_error(
            f"expected reassociation map #0 to have size equal to the expanded rank ({rank}), "
            f"but it is  {size}."
        )
    invalid = _first_invalid_group(groups, rank)
    if invalid is not None:
        raise op.op_error(f"expected reassociation map #{invalid} to be valid and contiguous.")
    for number, group in enumerate(groups):
        sizes = [expanded.shape[dimension] for dimension in group]
        which = f"expected dimension {number} of collapsed type to be"
        if DYNAMIC in sizes:
            if collapsed.shape[number] != DYNAMIC:
                raise op.op_error(
                    f"{which} dynamic since one or more of the corresponding dimensions in the "
                    "expanded type is dynamic"
                )
        elif collapsed.shape[number] != prod(sizes):
            raise op.op_error(f"{which} static value of {prod(sizes)}")


def _first_invalid_group(groups: Sequence[Sequence[int]], rank: int) -> int | None:
    following = 0
    for number, group in enumerate(groups):
        for dimension in group:
            if dimension != following:
                return number
            following += 1
    return len(groups) - 1 if groups and following != rank else None
