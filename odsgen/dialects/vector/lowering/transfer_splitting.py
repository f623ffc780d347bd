"""Transfers that may leave the bounds as transfers of memory that is large enough (MLIR: `splitFullAndPartialTransfer`).

Where a transfer stays in bounds is tested once; else a buffer for one vector stands in for the memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from odsgen.dialects.affine.mixed_values import built_apply
from odsgen.dialects.linalg import building
from odsgen.dialects.memref.interfaces import can_be_cast
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.memref.subviews import subview_type
from odsgen.dialects.shared import MixedSlice
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    AutomaticAllocationScope,
    CloneMap,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    Operation,
    Region,
    StridedLayoutAttr,
    Type,
    Value,
    VectorType,
    i1,
    index,
)
from odsgen_dialects import affine, arith, memref, scf, vector

Transfer = vector.TransferReadOp | vector.TransferWriteOp


def _constant(value: Value) -> int | None:
    """A constant index, or what an `affine.apply` of nothing gives."""
    op = value.defining_op
    if isinstance(op, affine.AffineApplyOp) and len(op.map.value.results) == 1:
        expr = op.map.value.results[0]
        return expr.value if isinstance(expr, AffineConstantExpr) else None
    found = constant_value(value)
    return found.value if isinstance(found, IntegerAttr) else None


def _common_type(one: MemRefType, other: MemRefType) -> MemRefType | None:
    """The type to which buffers of two types can be cast; None if they are not strided."""
    if can_be_cast(one, other):
        return one
    first, second = strides_and_offset(one), strides_and_offset(other)
    if first is None or second is None:
        return None

    [offset] = _merged([first[1]], [second[1]], DYNAMIC_STRIDE)
    layout = StridedLayoutAttr.get(offset, _merged(first[0], second[0], DYNAMIC_STRIDE))
    return MemRefType.get(_merged(one.shape, other.shape, DYNAMIC), one.element_type, layout)


def _merged(left: Sequence[int], right: Sequence[int], unknown: int) -> list[int]:
    return [a if a == b else unknown for a, b in zip(left, right, strict=True)]


def _scope(op: Operation) -> Operation | None:
    """The operation in which memory on the stack lives, outside of loops around the transfer."""
    scope: Operation | None = None
    parent = op.parent_op
    while parent is not None:
        if AutomaticAllocationScope in parent.TRAITS:
            scope = parent
        if scope is not None and not isinstance(parent, (scf.ForOp, affine.AffineForOp)):
            break
        parent = parent.parent_op
    return scope


@dataclass
class _Split:
    """A transfer, the condition under which it stays in bounds, and the buffer that stands in."""

    op: Transfer
    elements: Elements
    rewriter: PatternRewriter
    condition: Value
    buffer: Value
    type: MemRefType

    @property
    def vector_type(self) -> VectorType:
        type = self.buffer.type
        assert isinstance(type, MemRefType)
        return VectorType.get(type.shape, type.element_type)

    def cast(self, elements: Elements, value: Value) -> Value:
        """The memory in the common type."""
        type = value.type
        assert isinstance(type, MemRefType)
        if type.memory_space is not self.type.memory_space:
            type = MemRefType.get(
                type.shape, type.element_type, type.layout, self.type.memory_space
            )
            value = elements.insert(memref.MemorySpaceCastOp.build(type, value))
        if type is self.type:
            return value
        return elements.insert(memref.CastOp.build(self.type, value))

    def choose(self, fill: Callable[[Elements], None]) -> scf.IfOp:
        """The memory and the indices of the transfer in bounds: its own, or the buffer once it is filled."""
        zero = self.elements.index(0)
        inside, then = self.elements.body()
        then.effect(scf.YieldOp.build([self.cast(then, self.op.base), *self.op.indices]))
        outside, otherwise = self.elements.body()
        fill(otherwise)
        stand_in = otherwise.insert(memref.CastOp.build(self.type, self.buffer))
        otherwise.effect(scf.YieldOp.build([stand_in, *[zero] * len(self.op.indices)]))
        types: list[Type] = [self.type, *[index] * len(self.op.indices)]
        made = scf.IfOp(
            (self.condition,),
            types,
            regions=(Region((inside,)), Region((outside,))),
            location=self.op.location,
        )
        return _insert_with_body(self.rewriter, made)

    def whole_vector(self, elements: Elements) -> Value:
        """The buffer as one of a vector."""
        type = MemRefType.get((), self.vector_type)
        return elements.insert(vector.TypeCastOp.build(type, self.buffer))

    def parts(self, elements: Elements) -> tuple[Value, Value]:
        """The parts of the memory and of the buffer that are in bounds."""
        dim, at, most = (AffineDimExpr.get(number) for number in range(3))
        map = AffineMapAttr.get(AffineMap.get(3, 0, [dim - at, most]))
        sizes: list[int | Value] = []
        for number, place in enumerate(self.op.indices):
            whole = elements.size(self.op.base, number)
            room = elements.insert(memref.DimOp.build(self.buffer, elements.index(number)))
            sizes.append(elements.insert(affine.AffineMinOp.build(map, [whole, place, room])))
        ones: list[int | Value] = [1] * len(sizes)
        zeros: list[int | Value] = [0] * len(sizes)
        return (
            _view(elements, self.op.base, MixedSlice(list(self.op.indices), sizes, ones)),
            _view(elements, self.buffer, MixedSlice(zeros, sizes, ones)),
        )


def _insert_with_body(rewriter: PatternRewriter, op: scf.IfOp) -> scf.IfOp:
    """Insert a choice; the listener is told of what is in its regions before."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block:
                rewriter.listener.operation_inserted(inner)
    return rewriter.insert_with_body(op)


def _view(elements: Elements, source: Value, slice: MixedSlice) -> Value:
    assert isinstance(source.type, MemRefType)
    type = subview_type(source.type, slice, ())
    assert type is not None  # only memory with strides is split
    return elements.insert(memref.SubViewOp.build(type, source, *slice.build_arguments()))


class TransferSplitting(RewritePattern[Transfer]):
    """Splits by a strategy: `vector-transfer` or `linalg-copy`; or takes what is transferred to be in bounds."""

    root = None

    def __init__(self, strategy: str) -> None:
        self._strategy = strategy

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp)):
            return False
        if self._strategy == "none" or not _is_candidate(op):
            return False
        if self._strategy == "force-in-bounds":
            with rewriter.modifying(op):
                op.in_bounds = tuple([True] * len(op.in_bounds))
            return True
        split = _split(op, rewriter)
        if split is None:
            return False
        if isinstance(op, vector.TransferReadOp):
            self._read(op, split)
        else:
            self._write(op, split)
        return True

    def _read(self, op: vector.TransferReadOp, split: _Split) -> None:
        def fill(elements: Elements) -> None:
            if self._strategy == "vector-transfer":
                value = elements.insert(op.clone())
                elements.effect(memref.StoreOp.build(value, split.whole_vector(elements), ()))
                return
            elements.effect(building.fill([op.padding], [split.buffer], location=op.location))
            elements.effect(memref.CopyOp.build(*split.parts(elements)))

        chosen = split.choose(fill)
        with split.rewriter.modifying(op):
            for number, value in enumerate(chosen.results):
                op.set_operand(number, value)
            op.in_bounds = tuple([True] * len(op.in_bounds))

    def _write(self, op: vector.TransferWriteOp, split: _Split) -> None:
        chosen = split.choose(lambda elements: None)
        mapping = CloneMap()
        for old, new in zip((op.base, *op.indices), chosen.results, strict=True):
            mapping.map_value(old, new)
        write = op.clone(mapping)
        write.in_bounds = tuple([True] * len(op.in_bounds))
        split.rewriter.insert(write)
        elements = split.elements
        true = elements.insert(arith.ConstantOp.build(IntegerAttr.get(1, i1)))
        outside = elements.insert(arith.XOrIOp.build(split.condition, true))
        body, inside = elements.body()
        self._copy_back(op, split, inside)
        inside.end(None)
        made = scf.IfOp((outside,), regions=(Region((body,)), Region()), location=op.location)
        _insert_with_body(split.rewriter, made)
        split.rewriter.erase_op(op)

    def _copy_back(self, op: vector.TransferWriteOp, split: _Split, elements: Elements) -> None:
        """Write the part in bounds; MLIR takes the indices for places in the buffer when it copies."""
        if self._strategy == "vector-transfer":
            value = elements.insert(memref.LoadOp.build(split.whole_vector(elements), ()))
            mapping = CloneMap()
            mapping.map_value(op.value_to_store, value)
            elements.effect(op.clone(mapping))
            return
        memory, buffer = split.parts(elements)
        elements.effect(memref.CopyOp.build(buffer, memory))


def _type(op: Transfer) -> VectorType:
    is_read = isinstance(op, vector.TransferReadOp)
    type = op.results[0].type if is_read else op.operands[0].type
    assert isinstance(type, VectorType)
    return type


def _is_candidate(op: Transfer) -> bool:
    """Whether the transfer may leave the bounds of its last dimensions, and is not split yet."""
    map = op.permutation_map.value
    if not map.results or not map.is_minor_identity() or all(op.in_bounds):
        return False
    return not isinstance(op.parent_op, scf.IfOp)


def _condition(op: Transfer, elements: Elements, rewriter: PatternRewriter) -> Value | None:
    """Whether the transfer stays in bounds; None where it always does."""
    type = _type(op)
    condition: Value | None = None
    for dim, size in enumerate(type.shape):
        if op.in_bounds[dim]:
            continue
        end = built_apply(rewriter, AffineDimExpr.get(0) + size, [op.indices[dim]], op.location, 1)
        whole = elements.size(op.base, dim)
        last, limit = _constant(end), _constant(whole)
        if last is not None and limit is not None and last < limit:
            continue
        fits = elements.insert(arith.CmpIOp.build(arith.CmpIPredicate.sle, end, whole))
        if condition is None:
            condition = fits
        else:
            condition = elements.insert(arith.AndIOp.build(condition, fits))
    return condition


def _split(op: Transfer, rewriter: PatternRewriter) -> _Split | None:
    memory, type = op.base.type, _type(op)
    scope = _scope(op)
    if not isinstance(memory, MemRefType) or op.mask is not None or scope is None:
        return None
    buffer_type = MemRefType.get(type.shape, type.element_type)
    is_like = len(memory.shape) == len(type.shape) and memory.element_type is type.element_type
    common = _common_type(memory, buffer_type) if is_like else None
    if common is None or any(type.scalable_dims):
        return None
    elements = Elements(op, rewriter)
    condition = _condition(op, elements, rewriter)
    if condition is None:
        return None
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_start(scope.regions[0].entry_block)
        buffer = rewriter.insert(
            memref.AllocaOp.build(buffer_type, (), (), alignment=32, location=scope.location)
        ).results[0]
    return _Split(op, elements, rewriter, condition, buffer, common)
