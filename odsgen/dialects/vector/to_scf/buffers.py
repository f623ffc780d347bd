"""Transfers of several dimensions as loops around transfers of one less, by way of a buffer.

A transfer is prepared first: its vector lies in a buffer, and it has a mark.  Then one dimension after the other moves from the
vectors in the buffer to the shape of the buffer.
"""

from __future__ import annotations

from typing import Any

from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.unrolling import without_first
from odsgen.dialects.vector.to_scf.accesses import (
    Transfer,
    TransferOptions,
    accessed_dim,
    built_read,
    built_write,
    indices_of_part,
    is_tensor_transfer,
    is_unpacked,
    masked_rank,
    transferred_type,
    where_in_bounds,
    written,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import InsertionPoint, MemRefType, Operation, UnitAttr, Value, VectorType
from odsgen_dialects import memref, vector

_MARK = "__vector_to_scf_lowering__"


def _mark(op: Operation) -> None:
    op.set_attribute(_MARK, UnitAttr.get())


def _is_marked(op: Operation) -> bool:
    return op.attributes.get(_MARK) is not None


def _scope(op: Operation) -> Operation:
    """The operation whose stack the buffer is on."""
    scope = op.parent_op
    while scope is not None and "AutomaticAllocationScope" not in _traits(scope):
        scope = scope.parent_op
    assert scope is not None
    return scope


def _traits(op: Operation) -> Any:
    return {getattr(trait, "__name__", trait) for trait in op.TRAITS}


def _has_scalable_mask(op: Transfer) -> bool:
    """Whether the outermost dimension of a mask, which is another one than that of the vector, is scalable."""
    type = None if op.mask is None else op.mask.type
    return isinstance(type, VectorType) and len(type.shape) > 1 and type.scalable_dims[0]


class _TransferPattern(RewritePattern[Any]):
    """A pattern for one of the transfers."""

    def __init__(self, root: type[Operation], options: TransferOptions) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()
        self.options = options


class _Preparation(_TransferPattern):
    """Gives a transfer, and its mask, a buffer."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        if _is_marked(op) or not is_unpacked(op, self.options) or _has_scalable_mask(op):
            return rewriter.match_failure(op, "prepared, or not to be unpacked")
        elements = Elements(op, rewriter)
        buffer, mask = self._buffers(op, elements)
        self.prepare(op, rewriter, elements, buffer, mask)
        return True

    @staticmethod
    def _buffers(op: Transfer, elements: Elements) -> tuple[Value, Value | None]:
        """The buffer of the vector, and the mask as it is read from its buffer."""
        rewriter = elements.builder
        here = rewriter.insertion_point
        rewriter.insertion_point = InsertionPoint.at_start(_scope(op).regions[0].entry_block)
        buffer = elements.insert(memref.AllocaOp.build(MemRefType.get((), transferred_type(op))))
        mask: Value | None = op.mask
        mask_buffer: Value | None = None
        if mask is not None:
            mask_buffer = elements.insert(memref.AllocaOp.build(MemRefType.get((), mask.type)))
        rewriter.insertion_point = here
        if mask is not None and mask_buffer is not None:
            elements.effect(memref.StoreOp.build(mask, mask_buffer, ()))
            mask = elements.insert(memref.LoadOp.build(mask_buffer, ()))
        return buffer, mask

    def prepare(
        self,
        op: Any,
        rewriter: PatternRewriter,
        elements: Elements,
        buffer: Value,
        mask: Value | None,
    ) -> None:
        raise NotImplementedError


class PreparedRead(_Preparation):
    """Reads, stores to the buffer, and loads from there."""

    def prepare(
        self,
        op: vector.TransferReadOp,
        rewriter: PatternRewriter,
        elements: Elements,
        buffer: Value,
        mask: Value | None,
    ) -> None:
        made = rewriter.clone(op)
        _mark(made)
        if mask is not None:
            made.set_operand(len(made.operands) - 1, mask)
        elements.effect(memref.StoreOp.build(made.results[0], buffer, ()))
        rewriter.replace_op_with_new(op, memref.LoadOp.build(buffer, ()))


class PreparedWrite(_Preparation):
    """Stores to the buffer, and writes what is loaded from there."""

    def prepare(
        self,
        op: vector.TransferWriteOp,
        rewriter: PatternRewriter,
        elements: Elements,
        buffer: Value,
        mask: Value | None,
    ) -> None:
        elements.effect(memref.StoreOp.build(op.value_to_store, buffer, ()))
        loaded = elements.insert(memref.LoadOp.build(buffer, ()))
        with rewriter.modifying(op):
            op.set_operand(0, loaded)
            _mark(op)
        if mask is not None:
            with rewriter.modifying(op):
                op.set_operand(len(op.operands) - 1, mask)


def _unpacked(type: MemRefType) -> MemRefType | None:
    """The outermost dimension of the vectors as the innermost one of the memory; None for one that is scalable."""
    vectors = type.element_type
    assert isinstance(vectors, VectorType)
    if vectors.scalable_dims[0]:
        return None
    return MemRefType.get((*type.shape, vectors.shape[0]), without_first(vectors))


class _Unpacking(_TransferPattern):
    """Loops around the transfers of the parts."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        if not _is_marked(op):
            return rewriter.match_failure(op, "not prepared")
        elements = Elements(op, rewriter)
        access = self.buffer_access(op)
        type = access.memref.type
        assert isinstance(type, MemRefType)
        unpacked = _unpacked(type)
        if unpacked is None:
            return rewriter.match_failure(op, "the outermost dimension is scalable")
        buffer = elements.insert(vector.TypeCastOp.build(unpacked, access.memref))
        mask_buffer = self._mask_buffer(op, elements)
        lower, limit, step = map(elements.index, (0, unpacked.shape[-1], 1))
        state = op.base if isinstance(op, vector.TransferWriteOp) and op.results else None

        def part(inside: Elements, number: Value, state: Value | None) -> Value | None:
            places = [*access.indices, number]
            return where_in_bounds(
                inside,
                op,
                number,
                lambda branch: self.transfer_part(
                    op, branch, (buffer, places, number), mask_buffer, state
                ),
                lambda branch: self.outside(op, branch, buffer, places, state),
            )

        loop = elements.loop(limit, step, lower, state, part)
        self.finish(op, rewriter, access, loop.results)
        return True

    @staticmethod
    def _mask_buffer(op: Transfer, elements: Elements) -> Value | None:
        """The buffer of the mask, unpacked as far as the mask has the dimension."""
        if op.mask is None:
            return None
        buffer: Value = op.mask.defining_op.memref  # type: ignore[union-attr]
        if accessed_dim(op) is None or masked_rank(op) == 1:
            return buffer
        assert isinstance(buffer.type, MemRefType)
        unpacked = _unpacked(buffer.type)
        assert unpacked is not None
        return elements.insert(vector.TypeCastOp.build(unpacked, buffer))

    def mask_of_part(
        self, op: Transfer, elements: Elements, buffer: Value | None, number: Value
    ) -> Value | None:
        """The mask of a part, from the buffer; None where the bounds have been checked by it."""
        dim = accessed_dim(op)
        if buffer is None or op.mask is None or (dim is not None and masked_rank(op) == 1):
            return None
        places = list(op.mask.defining_op.indices)  # type: ignore[union-attr]
        if dim is not None:
            places.append(number)
        return elements.insert(memref.LoadOp.build(buffer, places))

    def mark_if_large(self, op: Transfer) -> None:
        if len(transferred_type(op).shape) > self.options.target_rank:
            _mark(op)

    def buffer_access(self, op: Any) -> Any:
        """The load or store of the buffer."""
        raise NotImplementedError

    def transfer_part(
        self,
        op: Any,
        elements: Elements,
        where: tuple[Value, list[Value], Value],
        mask_buffer: Value | None,
        state: Value | None,
    ) -> Value | None:
        raise NotImplementedError

    def outside(
        self, op: Any, elements: Elements, buffer: Value, places: list[Value], state: Value | None
    ) -> Value | None:
        raise NotImplementedError

    def finish(self, op: Any, rewriter: PatternRewriter, access: Any, results: Any) -> None:
        raise NotImplementedError


class UnpackedRead(_Unpacking):
    """Reads the parts into the buffer, and pads it where they are outside of memory."""

    def buffer_access(self, op: vector.TransferReadOp) -> Any:
        return op.results[0].users[0]

    def transfer_part(
        self,
        op: vector.TransferReadOp,
        elements: Elements,
        where: tuple[Value, list[Value], Value],
        mask_buffer: Value | None,
        state: Value | None,
    ) -> Value | None:
        buffer, places, number = where
        indices = indices_of_part(elements, op, number)
        mask = self.mask_of_part(op, elements, mask_buffer, number)
        read = built_read(op, indices, mask)
        self.mark_if_large(read)
        elements.effect(memref.StoreOp.build(elements.insert(read), buffer, places))
        return None

    def outside(
        self,
        op: vector.TransferReadOp,
        elements: Elements,
        buffer: Value,
        places: list[Value],
        state: Value | None,
    ) -> Value | None:
        padding = elements.broadcast(op.padding, without_first(transferred_type(op)))
        elements.effect(memref.StoreOp.build(padding, buffer, places))
        return None

    def finish(
        self, op: vector.TransferReadOp, rewriter: PatternRewriter, access: Any, results: Any
    ) -> None:
        rewriter.erase_op(access)
        rewriter.erase_op(op)


class UnpackedWrite(_Unpacking):
    """Writes the parts of the buffer; the tensors that are written follow each other."""

    def buffer_access(self, op: vector.TransferWriteOp) -> Any:
        return op.value_to_store.defining_op

    def transfer_part(
        self,
        op: vector.TransferWriteOp,
        elements: Elements,
        where: tuple[Value, list[Value], Value],
        mask_buffer: Value | None,
        state: Value | None,
    ) -> Value | None:
        buffer, places, number = where
        indices = indices_of_part(elements, op, number)
        value = elements.insert(memref.LoadOp.build(buffer, places))
        mask = self.mask_of_part(op, elements, mask_buffer, number)
        write = built_write(op, value, op.base if state is None else state, indices, mask)
        self.mark_if_large(write)
        elements.effect(write)
        return written(write)

    def outside(
        self,
        op: vector.TransferWriteOp,
        elements: Elements,
        buffer: Value,
        places: list[Value],
        state: Value | None,
    ) -> Value | None:
        return state

    def finish(
        self, op: vector.TransferWriteOp, rewriter: PatternRewriter, access: Any, results: Any
    ) -> None:
        if is_tensor_transfer(op):
            rewriter.replace_op(op, results)
        else:
            rewriter.erase_op(op)


def buffered(options: TransferOptions) -> list[RewritePattern[Any]]:
    """The patterns of the lowering by buffers."""
    read, write = vector.TransferReadOp, vector.TransferWriteOp
    return [
        PreparedRead(read, options),
        PreparedWrite(write, options),
        UnpackedRead(read, options),
        UnpackedWrite(write, options),
    ]
