"""Copies the parts of buffers that an operation works on into buffers of their own (MLIR: `linalg::promoteSubViews`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from odsgen.dialects.affine.value_bounds import constant_upper_bound
from odsgen.dialects.linalg.building import copy, fill
from odsgen.dialects.linalg.effects import has_pure_buffer_semantics, inits_of
from odsgen.dialects.linalg.tiling.slices import as_value, build_slice
from odsgen.dialects.memref.subviews import dropped_by_subview
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    constant_integer,
    index_constant,
    mixed_slice,
    zero_attribute,
)
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    ComplexType,
    DataLayout,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    Location,
    MemRefType,
    Operation,
    Type,
    TypedAttr,
    Value,
)
from odsgen_dialects import arith, complex, func, gpu, memref

_BYTE = IntegerType.get(8)


@dataclass(frozen=True)
class Promotion:
    """Which operands are promoted, and how."""

    #: The numbers of operands; None: all that are subviews.
    operands: frozenset[int] | None = None
    #: For the first operands whether the operation works on the whole buffer, which is filled with zeros.
    full: Sequence[bool] = ()
    full_by_default: bool = False
    original_size: bool = False
    on_stack: bool = False
    alignment: int | None = None
    memory_space: Attribute | None = None
    #: The memory of a processor in which buffers live as long as the function runs.
    address_space: gpu.AddressSpace | None = None

    def is_full(self, number: int) -> bool:
        """Whether the operation works on the whole buffer of an operand."""
        return self.full[number] if number < len(self.full) else self.full_by_default


@dataclass
class _Local:
    subview: memref.SubViewOp
    whole: Value
    part: Value


def promote(rewriter: PatternRewriter, op: Operation, promotion: Promotion) -> bool:
    """Promotes operands that are subviews; False, and nothing is changed, where there are none."""
    if "LinalgOp" not in op.INTERFACES or not has_pure_buffer_semantics(op):
        return False
    subviews = {
        number: value.defining_op
        for number, value in enumerate(op.operands)
        if isinstance(value.defining_op, memref.SubViewOp)
        and (promotion.operands is None or number in promotion.operands)
    }
    return bool(subviews) and _Promoter(rewriter, op, promotion).run(subviews)


class _Promoter:
    def __init__(self, rewriter: PatternRewriter, op: Operation, promotion: Promotion) -> None:
        self.rewriter, self.op, self.promotion = rewriter, op, promotion
        self.location = op.location

    def run(self, subviews: dict[int, memref.SubViewOp]) -> bool:
        rewriter, op = self.rewriter, self.op
        rewriter.set_insertion_point_before(op)
        locals: dict[int, _Local] = {}
        for number, subview in subviews.items():
            local = self._local(subview)
            if local is None:
                return False
            locals[number] = local
            if self.promotion.is_full(number) and not self._fill(local):
                return False
        for local in locals.values():
            self._copy(local.subview.result, local.part)
        first = len(op.operands) - len(inits_of(op))
        written: list[tuple[Value, Value]] = []
        with rewriter.modifying(op):
            for number, local in locals.items():
                if number >= first:
                    written.append((local.part, op.operands[number]))
                op.set_operand(
                    number, local.whole if self.promotion.is_full(number) else local.part
                )
        rewriter.set_insertion_point_after(op)
        for source, target in written:
            self._copy(source, target)
        for local in locals.values():
            self._free(local)
        return True

    def _local(self, subview: memref.SubViewOp) -> _Local | None:
        """A buffer as large as a subview can be, and the part that is as large as it is."""
        rewriter, location = self.rewriter, self.location
        dropped = dropped_by_subview(subview) or ()
        ranges = [
            [as_value(rewriter, entry, location) for entry in entries]
            for entries in zip(*mixed_slice(subview), strict=True)
        ]
        sizes: list[Value] = []
        parts: list[Mixed] = []
        for number, (_, size, _) in enumerate(ranges):
            if number in dropped:
                continue
            bound = None if self.promotion.original_size else constant_upper_bound(size)
            sizes.append(size if bound is None else index_constant(rewriter, bound, location))
            parts.append(self._size(subview.result, len(parts)))
        whole = self._allocated(subview, sizes)
        if whole is None:
            return None
        slice = MixedSlice([0] * len(parts), parts, [1] * len(parts))
        return _Local(subview, whole, build_slice(rewriter, whole, slice, location))

    def _size(self, value: Value, number: int) -> Mixed:
        """One size, a number as a constant."""
        dim = index_constant(self.rewriter, number, self.location)
        return self._folded(memref.DimOp.build(value, dim, location=self.location))

    def _folded(self, op: Operation) -> Value:
        """The result of an operation, or what it folds to (`createOrFold`)."""
        self.rewriter.insert(op)
        folded = fold_operation(op)
        while folded is not None and not folded:
            folded = fold_operation(op)
        if not folded:
            return op.results[0]
        found = folded[0]
        if isinstance(found, IntegerAttr):
            self.rewriter.erase_op(op)
            return index_constant(self.rewriter, found.value, self.location)
        if not isinstance(found, Value):
            return op.results[0]
        self.rewriter.erase_op(op)
        return found

    def _allocated(self, subview: memref.SubViewOp, sizes: Sequence[Value]) -> Value | None:
        if self.promotion.address_space is not None:
            return self._in_function(subview, sizes, self.promotion.address_space)
        rewriter, location = self.rewriter, subview.location
        zero = index_constant(rewriter, 0, location)
        count = index_constant(rewriter, 1, location)
        for size in sizes:
            count = self._folded(arith.MulIOp.build(count, size, location=location))
        type = subview.result.type
        assert isinstance(type, MemRefType)
        buffer = self._bytes(count, type.element_type, location)
        space = self.promotion.memory_space
        view = MemRefType.get([DYNAMIC] * len(sizes), type.element_type, None, space)
        return rewriter.insert(
            memref.ViewOp.build(view, buffer, zero, sizes, location=location)
        ).result

    def _bytes(self, count: Value, element: Type, location: Location) -> Value:
        width = DataLayout.closest(self.op).type_size(element)
        number = constant_integer(count)
        dynamic: list[Value] = []
        if number is None:
            factor = index_constant(self.rewriter, int(width), location)
            dynamic = [self._folded(arith.MulIOp.build(factor, count, location=location))]
        type = MemRefType.get(
            [DYNAMIC if number is None else int(width) * number],
            _BYTE,
            None,
            self.promotion.memory_space,
        )
        build = memref.AllocaOp.build if self.promotion.on_stack else memref.AllocOp.build
        made = build(type, dynamic, alignment=self.promotion.alignment, location=location)
        return self.rewriter.insert(made).results[0]

    def _in_function(
        self, subview: memref.SubViewOp, sizes: Sequence[Value], space: gpu.AddressSpace
    ) -> Value | None:
        """A buffer of a static size at the beginning of the function."""
        parent = subview.parent_op
        while parent is not None and not isinstance(parent, func.FuncOp):
            parent = parent.parent_op
        shape = [size for value in sizes if (size := constant_integer(value)) is not None]
        type = subview.result.type
        if parent is None or len(shape) != len(sizes) or not isinstance(type, MemRefType):
            return None
        made_type = MemRefType.get(shape, type.element_type, None, gpu.AddressSpaceAttr.get(space))
        build: Callable[..., Operation] = memref.AllocaOp.build
        if space is gpu.AddressSpace.Workgroup:
            build = memref.AllocOp.build
        with self.rewriter.insertion_guard():
            self.rewriter.insertion_point = InsertionPoint.at_start(parent.body.entry_block)
            return self.rewriter.insert(build(made_type, location=parent.location)).results[0]

    def _fill(self, local: _Local) -> bool:
        type = local.whole.type
        assert isinstance(type, MemRefType)
        element = type.element_type
        part = element.element_type if isinstance(element, ComplexType) else element
        zero = zero_attribute(part)
        if not isinstance(zero, TypedAttr):
            return False
        rewriter, location = self.rewriter, self.location
        value = rewriter.insert(arith.ConstantOp.build(zero, location=location)).results[0]
        if isinstance(element, ComplexType):
            made = complex.CreateOp.build(element, value, value, location=location)
            value = rewriter.insert(made).results[0]
        rewriter.insert(fill([value], [local.whole], location=location))
        return True

    def _copy(self, source: Value, target: Value) -> None:
        rewriter, location = self.rewriter, self.location
        space = self.promotion.address_space
        if space is None:
            rewriter.insert(copy([source], [target], location=location))
            return
        in_workgroup = space is gpu.AddressSpace.Workgroup
        if in_workgroup:
            rewriter.insert(gpu.BarrierOp.build(location=source.location))
        rewriter.insert(memref.CopyOp.build(source, target, location=source.location))
        if in_workgroup:
            rewriter.insert(gpu.BarrierOp.build(location=source.location))

    def _free(self, local: _Local) -> None:
        view = local.whole.defining_op
        if self.promotion.on_stack or not isinstance(view, memref.ViewOp):
            return
        self.rewriter.insert(memref.DeallocOp.build(view.source, location=view.source.location))
