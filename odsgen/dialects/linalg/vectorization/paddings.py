"""Transfers and insertions of padded tensors as those of what is padded; padding as filling and insertion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.tiling.pads import constant_padding
from odsgen.dialects.linalg.tiling.slices import as_value, dimension
from odsgen.dialects.linalg.vectorization.state import transfer_read, transfer_write
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    are_equal,
    known_integer,
    mixed_slice,
    ranked_tensor,
)
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter, RewritePattern, fold_operation
from odsgen.runtime import (
    DYNAMIC,
    IntegerAttr,
    Location,
    Operation,
    RankedTensorType,
    Region,
    Value,
    VectorType,
)
from odsgen_dialects import affine, arith, tensor, vector


class PatternOfUsers(RewritePattern[tensor.PadOp]):
    """Rewrites users of a padded tensor whose padding is constant, and behind the elements alone."""

    benefit = 2

    def match_and_rewrite(self, op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
        padding = constant_padding(op)
        if padding is None or any(known_integer(low) != 0 for low in _low(op)):
            return rewriter.match_failure(op, "padded in front, or with computed values")
        changed = False
        for user in list(op.result.users):
            changed |= self.rewrite_user(op, padding, user, rewriter)
        return changed

    def rewrite_user(
        self, op: tensor.PadOp, padding: Value, user: Operation, rewriter: PatternRewriter
    ) -> bool:
        """Rewrites a user, or leaves it."""
        raise NotImplementedError


def _low(op: tensor.PadOp) -> list[Mixed]:
    return mixed_values(op.static_low, op.low)


class ReadOfPadded(PatternOfUsers):
    """Reads what is padded; beyond it is the padding."""

    def rewrite_user(
        self, op: tensor.PadOp, padding: Value, user: Operation, rewriter: PatternRewriter
    ) -> bool:
        if not isinstance(user, vector.TransferReadOp) or user.mask is not None:
            return False
        if not all(user.in_bounds):
            return False
        with rewriter.modifying(user):
            user.in_bounds = [False] * len(user.in_bounds)
            user.set_operand(0, op.source)
            user.set_operand(1 + len(user.indices), padding)
        return True


def _is_size_kept(before: Value, after: tensor.ExtractSliceOp) -> bool:
    """Whether a slice has the sizes of a tensor (`hasSameTensorSize`)."""
    definition = before.defining_op
    if isinstance(definition, tensor.CastOp) and _is_size_kept(definition.source, after):
        return True
    one, other = before.type, after.result.type
    if not isinstance(one, RankedTensorType) or one.shape != ranked_tensor(after.result).shape:
        return False
    if DYNAMIC not in one.shape:
        return True
    if not isinstance(definition, tensor.ExtractSliceOp):
        return False
    assert isinstance(other, RankedTensorType)
    sizes = zip(mixed_slice(definition).sizes, mixed_slice(after).sizes, strict=True)
    return all(
        are_equal(first, second) or _are_same_minima(first, second)
        for (first, second), size in zip(sizes, one.shape, strict=True)
        if size == DYNAMIC
    )


def _are_same_minima(one: Mixed, other: Mixed) -> bool:
    first = one.defining_op if isinstance(one, Value) else None
    second = other.defining_op if isinstance(other, Value) else None
    return (
        isinstance(first, affine.AffineMinOp)
        and isinstance(second, affine.AffineMinOp)
        and first.map is second.map
        and list(first.operands) == list(second.operands)
    )


class WriteOfPadded(PatternOfUsers):
    """Writes into what is padded where a slice takes the padding away again."""

    def rewrite_user(
        self, op: tensor.PadOp, padding: Value, user: Operation, rewriter: PatternRewriter
    ) -> bool:
        if not isinstance(user, vector.TransferWriteOp) or not user.permutation_map.value.results:
            return False
        if not user.results or not user.results[0].has_one_use:
            return False
        trim = user.results[0].users[0]
        if not isinstance(trim, tensor.ExtractSliceOp) or not _is_size_kept(op.source, trim):
            return False
        if any(known_integer(offset) != 0 for offset in mixed_slice(trim).offsets):
            return False
        rewriter.set_insertion_point_before(user)
        made = vector.TransferWriteOp.build(
            op.source.type,
            user.value_to_store,
            op.source,
            user.indices,
            user.permutation_map,
            [False] * len(user.in_bounds),
            mask=user.mask,
        )
        rewriter.replace_op(trim, [rewriter.insert(made).results[0]])
        made.location = user.location
        rewriter.erase_op(user)
        return True


class InsertionOfPadded(PatternOfUsers):
    """Reads what is inserted, with the padding beyond, and writes it."""

    def rewrite_user(
        self, op: tensor.PadOp, padding: Value, user: Operation, rewriter: PatternRewriter
    ) -> bool:
        if not isinstance(user, tensor.InsertSliceOp) or user.dest is op.result:
            return False
        padded, slice = ranked_tensor(op.result), mixed_slice(user)
        if DYNAMIC in padded.shape or any(known_integer(each) != 1 for each in slice.strides):
            return False
        lead = ranked_tensor(user.dest).rank - padded.rank
        if [known_integer(size) for size in slice.sizes] != [*[1] * lead, *padded.shape]:
            return False
        rewriter.set_insertion_point_before(user)
        location = op.location
        indices = [index_constant(rewriter, 0, location)] * padded.rank
        type = VectorType.get(padded.shape, padded.element_type)
        read = transfer_read(rewriter, type, op.source, indices, location, padding=padding)
        places = [as_value(rewriter, offset, location) for offset in slice.offsets]
        write = transfer_write(
            rewriter,
            read.results[0],
            user.dest,
            places,
            user.location,
            in_bounds=[True] * padded.rank,
        )
        rewriter.replace_op(user, write)
        return True


# --- padding as filling ---------------------------------------------------------------------------------------------------


def _sum(rewriter: PatternRewriter, one: Mixed, other: Mixed, location: Location) -> Value:
    operands = [as_value(rewriter, each, location) for each in (one, other)]
    made = rewriter.insert(arith.AddIOp.build(*operands, location=location))
    folded: Sequence[Any] | None = fold_operation(made)
    if not folded:
        return made.results[0]
    rewriter.erase_op(made)
    found = folded[0]
    return (
        index_constant(rewriter, found.value, location) if isinstance(found, IntegerAttr) else found
    )


class PadAsFill(RewritePattern[tensor.PadOp]):
    """Fills a tensor with the padding, and inserts what is padded (`DecomposePadOpPattern`)."""

    def match_and_rewrite(self, op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
        type, location = ranked_tensor(op.result), op.location
        low, high = _low(op), mixed_values(op.static_high, op.high)
        sizes: list[Value] = []
        for number, size in enumerate(type.shape):
            if size == DYNAMIC:
                source = as_value(
                    rewriter, dimension(rewriter, op.source, number, location), location
                )
                with_low = _sum(rewriter, source, low[number], location)
                sizes.append(_sum(rewriter, with_low, high[number], location))
        empty = RankedTensorType.get(type.shape, type.element_type)
        made = rewriter.insert(tensor.EmptyOp.build(empty, sizes, location=location)).results[0]
        filled = _filled(op, made, sizes, rewriter)
        extents = [dimension(rewriter, op.source, number, location) for number in range(type.rank)]
        slice = MixedSlice(low, extents, [1] * type.rank)
        insert = tensor.InsertSliceOp.build(op.source, filled, *slice.build_arguments())
        rewriter.replace_op_with_new(op, insert)
        return True


def _filled(
    op: tensor.PadOp, target: Value, sizes: Sequence[Value], rewriter: PatternRewriter
) -> Value:
    padding, location = constant_padding(op), op.location
    if padding is None:
        body = Region()
        op.region.clone_into(body)
        made = tensor.GenerateOp.build(op.result.type, sizes, body=body, location=location)
        return rewriter.insert_with_body(made).results[0]
    definition = padding.defining_op
    if definition is not None and definition.parent_op is op:
        rewriter.move_op_before(definition, op)
    with emitting(rewriter, location):
        return building.fill([padding], [target]).results[0]


PADDINGS = (ReadOfPadded(), WriteOfPadded(), InsertionOfPadded())
