"""Transfers of several dimensions as transfers of one less, one for each part."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import Mixed, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.to_scf.accesses import (
    Transfer,
    TransferOptions,
    accessed_dim,
    built_read,
    built_write,
    indices_of_part,
    is_unpacked,
    masked_rank,
    transferred_type,
    where_in_bounds,
    written,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Value, VectorType
from odsgen_dialects import vector


def _position(op: Any) -> list[Mixed]:
    """The position of an extract or insert."""
    return mixed_values(op.static_position, op.dynamic_position)


def _mask_of_part(op: Transfer, elements: Elements, number: int) -> Value | None:
    """The mask of a part; None where the bounds have been checked by it."""
    if op.mask is None or accessed_dim(op) is None:
        return op.mask
    return elements.get(op.mask, (number,)) if masked_rank(op) > 1 else None


class UnrolledRead(RewritePattern[vector.TransferReadOp]):
    """Inserts the parts into the padding, or where the whole would be inserted."""

    def __init__(self, options: TransferOptions) -> None:
        super().__init__()
        self._options = options

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        if not is_unpacked(op, self._options):
            return rewriter.match_failure(op, "not to be unpacked")
        elements = Elements(op, rewriter)
        user = op.results[0].users[0] if len(op.results[0].users) == 1 else None
        insert = user if isinstance(user, vector.InsertOp) else None
        type = transferred_type(op)
        if insert is None:
            found = elements.broadcast(op.padding, type)
        else:
            found = insert.dest
        before = [] if insert is None else _position(insert)
        for number in range(type.shape[0]):
            value, count = found, elements.index(number)

            def inside(branch: Elements) -> Value:
                indices = indices_of_part(branch, op, count)  # noqa: B023
                mask = _mask_of_part(op, branch, number)  # noqa: B023
                part = branch.insert(built_read(op, indices, mask))
                if len(type.shape) == 1:
                    part = branch.insert(vector.ExtractOp.build(part, (), ()))
                values, static = split_mixed([*before, number])  # noqa: B023
                made = vector.InsertOp.build(part, value, values, static)  # noqa: B023
                return branch.insert(made)

            made = where_in_bounds(elements, op, count, inside, lambda _: value)  # noqa: B023
            assert made is not None
            found = made
        if insert is None:
            rewriter.replace_op(op, [found])
        else:
            rewriter.replace_op(insert, [found])
            rewriter.erase_op(op)
        return True


class UnrolledWrite(RewritePattern[vector.TransferWriteOp]):
    """Writes the parts one after the other."""

    def __init__(self, options: TransferOptions) -> None:
        super().__init__()
        self._options = options

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        if not is_unpacked(op, self._options):
            return rewriter.match_failure(op, "not to be unpacked")
        elements = Elements(op, rewriter)
        type = transferred_type(op)
        extract = op.value_to_store.defining_op
        before: list[Mixed] = []
        source = op.value_to_store
        if isinstance(extract, vector.ExtractOp):
            before, source = _position(extract), extract.source
        target: Value = op.base
        for number in range(type.shape[0]):
            count = elements.index(number)

            def inside(branch: Elements) -> Value | None:
                indices = indices_of_part(branch, op, count)  # noqa: B023
                values, static = split_mixed([*before, number])  # noqa: B023
                part = branch.insert(vector.ExtractOp.build(source, values, static))
                if len(type.shape) == 1:
                    part = branch.broadcast(part, VectorType.get((), type.element_type))
                mask = _mask_of_part(op, branch, number)  # noqa: B023
                write = built_write(op, part, target, indices, mask)  # noqa: B023
                branch.effect(write)
                return written(write)

            made = where_in_bounds(
                elements,
                op,
                count,
                inside,
                lambda _: target if op.results else None,  # noqa: B023
            )
            if made is not None:
                target = made
        if op.results:
            rewriter.replace_op(op, [target])
        else:
            rewriter.erase_op(op)
        return True


def unrolled(options: TransferOptions) -> list[RewritePattern[Any]]:
    """The patterns of the lowering without loops."""
    return [UnrolledRead(options), UnrolledWrite(options)]
