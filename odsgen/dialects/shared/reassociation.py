"""Reassociation of dimensions in reshapes (MLIR: ReshapeOpsUtils)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.runtime import DYNAMIC, ArrayAttr, DenseIntOrFPElementsAttr, IntegerAttr, ShapedType

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Value


_UNSIGNED = (1 << 32) - 1


def reassociation_of(op: Any) -> list[list[int]]:
    """The groups in the property `reassociation` of an operation that has it."""
    groups: ArrayAttr = op.reassociation_attr
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
    """Checks that each collapsed size is the product of its group."""
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
    op: Operation, expanded: ShapedType, collapsed: ShapedType, groups: Sequence[Sequence[int]]
) -> None:
    """Checks groups and sizes of a reshape of tensors (`verifyReshapeLikeTypes`)."""
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
    # As in MLIR, unsigned 32-bit numbers.
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


def composed_groups(
    first: Sequence[Sequence[int]], second: Sequence[Sequence[int]]
) -> list[list[int]] | None:
    """The groups of two reshapes of one direction (`composeReassociationIndices`)."""
    if len(first) == len(second):
        return None
    if len(first) < len(second):
        first, second = second, first
    if not second:
        return []
    composed: list[list[int]] = []
    for group in second:
        if any(number >= len(first) for number in group):
            return None
        composed.append([dimension for number in group for dimension in first[number]])
    return composed


def covering_groups(
    fine: Sequence[Sequence[int]], coarse: Sequence[Sequence[int]]
) -> list[list[int]] | None:
    """Assigns the fine groups to coarse ones; None if one straddles two."""
    position = 0
    covering: list[list[int]] = []
    for group in coarse:
        found: list[int] = []
        while position < len(fine):
            last = fine[position][-1]
            if last > group[-1]:
                return None
            found.append(position)
            position += 1
            if last == group[-1]:
                break
        covering.append(found)
    return covering


def groups_to_collapse(source: Sequence[int], target: Sequence[int]) -> list[list[int]] | None:
    """The groups that collapse one shape to another; None if ambiguous (`getReassociationIndicesForCollapse`)."""
    if len(source) <= len(target):
        return None
    if not target:
        if any(size not in (1, DYNAMIC) for size in source):
            return None
        return [list(range(len(source)))]
    forward = _ranges(source, target)
    backward = _ranges(source[::-1], target[::-1])
    if forward is None or backward is None:
        return None
    last = len(source) - 1
    mirrored = [(last - end, last - start) for start, end in reversed(backward)]
    groups: list[list[int]] = []
    for (start, end), (other_start, other_end) in zip(forward, mirrored, strict=True):
        mine, other = range(start, end + 1), range(other_start, other_end + 1)
        if any(source[number] != 1 for number in set(mine) ^ set(other)):
            return None
        groups.append(list(mine))
    return groups


def _ranges(source: Sequence[int], target: Sequence[int]) -> list[tuple[int, int]] | None:
    """The first and last source dimension for each target size, from the left."""
    ranges: list[tuple[int, int]] = []
    position = 0
    for number, size in enumerate(target):
        greedy = number == len(target) - 1
        find = _range_of_dynamic if size == DYNAMIC else _range_of_size
        found = find(source, position, size, greedy)
        if found is None or not position <= found[0] <= found[1] < len(source):
            return None
        if found[0] > position:
            if number == 0 or target[number - 1] != DYNAMIC:
                return None
            ranges[-1] = (ranges[-1][0], found[0] - 1)
        ranges.append(found)
        position = found[1] + 1
    return ranges if ranges[-1][1] >= len(source) - 1 else None


def _range_of_dynamic(
    source: Sequence[int], start: int, size: int, greedy: bool
) -> tuple[int, int] | None:
    for end in range(start, len(source)):
        if source[end] == DYNAMIC:
            return (start, len(source) - 1) if greedy else (start, end)
    return None


def _range_of_size(
    source: Sequence[int], start: int, size: int, greedy: bool
) -> tuple[int, int] | None:
    end, product, found = start, 1, None
    while end < len(source):
        if found is not None and not greedy:
            break
        current = source[end]
        if current == DYNAMIC:
            if found is not None:
                break
            product = 1
            start = end = end + 1
            continue
        product *= current
        if found is not None and product > size:
            break
        while product > size and start < end:
            product //= source[start]
            start += 1
        if product == size:
            found = (start, end)
        elif found is not None:
            found = (start, end)
        end += 1
    return found


def fold_reshape_like(
    op: Operation, operands: Sequence[Attribute | None], inverse: type[Operation]
) -> Sequence[Attribute | Value] | None:
    """Folds a reshape of a constant, or of the operation `inverse` (`foldReshapeOp`)."""
    source, type = op.operands[0], op.results[0].type
    if source.type is type:
        return [source]
    constant = operands[0]
    if isinstance(constant, DenseIntOrFPElementsAttr) and isinstance(type, ShapedType):
        return [DenseIntOrFPElementsAttr.from_raw(type, constant.raw_data)]
    before = source.defining_op
    if not isinstance(before, inverse) or before.operands[0].type is not type:
        return None
    assert isinstance(type, ShapedType) and isinstance(source.type, ShapedType)
    if type.shape.count(DYNAMIC) < 2:
        return [before.operands[0]]
    groups = reassociation_of(op)
    if groups != reassociation_of(before):
        return None
    if type.rank < source.type.rank:
        return [before.operands[0]]
    if all([type.shape[number] for number in group].count(DYNAMIC) < 2 for group in groups):
        return [before.operands[0]]
    return None
