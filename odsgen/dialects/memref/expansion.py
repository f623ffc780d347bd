"""`expand-realloc` and `memref-expand`: operations on memory by simpler ones."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import Mixed, MixedSlice
from odsgen.dialects.shared.index_constants import index_constant, index_value
from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    DYNAMIC,
    Block,
    IndexType,
    InsertionPoint,
    MemRefType,
    Operation,
    Region,
    StridedLayoutAttr,
    Value,
    index,
)
from odsgen_dialects import arith, memref, scf


class ReallocExpansion(ConversionPattern[memref.ReallocOp]):
    """Allocates and copies where the new size is larger; else the memory is taken as it is."""

    def __init__(self, emits_deallocs: bool) -> None:
        super().__init__()
        self._emits_deallocs = emits_deallocs

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source, target = op.source.type, op.results[0].type
        location = op.location

        def insert(made: Any) -> Any:
            made.location = location
            return rewriter.insert(made).results[0]

        old: Mixed = source.shape[0]
        if old == DYNAMIC:
            zero = index_constant(rewriter, 0, location)
            old = old_value = insert(memref.DimOp.build(op.source, zero))
        else:
            old_value = index_constant(rewriter, source.shape[0], location)
        new: Mixed = target.shape[0]
        if new == DYNAMIC:
            new = new_value = op.dynamic_result_size
        else:
            new_value = index_constant(rewriter, target.shape[0], location)
        is_larger = insert(arith.CmpIOp.build(arith.CmpIPredicate.ult, old_value, new_value))
        blocks = [Block(), Block()]
        regions = tuple(Region((block,)) for block in blocks)
        choice = scf.IfOp((is_larger,), (target,), regions=regions, location=location)
        rewriter.insert(choice)
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_end(blocks[0])
            sizes = [new] if isinstance(new, Value) else []
            made = insert(memref.AllocOp.build(target, sizes, alignment=op.alignment))
            layout = StridedLayoutAttr.get(0, (1,))
            part_type = MemRefType.get(
                source.shape, target.element_type, layout, target.memory_space
            )
            slice = MixedSlice([0], [old], [1])
            part = insert(memref.SubViewOp.build(part_type, made, *slice.build_arguments()))
            rewriter.insert(memref.CopyOp.build(op.source, part, location=location))
            if self._emits_deallocs:
                rewriter.insert(memref.DeallocOp.build(op.source, location=location))
            rewriter.insert(scf.YieldOp.build((made,), location=location))
            rewriter.insertion_point = InsertionPoint.at_end(blocks[1])
            whole = MixedSlice([0], [new], [1])
            cast = memref.ReinterpretCastOp.build(target, op.source, *whole.build_arguments())
            rewriter.insert(scf.YieldOp.build((insert(cast),), location=location))
        rewriter.replace_op(op, choice.results)
        return True


@register_pass
class ExpandReallocPass(Pass):
    """Expands reallocations to allocations and copies."""

    ARGUMENT = "expand-realloc"
    NAME = "ExpandReallocPass"
    SUMMARY = "Expand memref.realloc operations into its components"

    emit_deallocs = flag(
        "emit-deallocs", True, "Emit deallocation operations for the original MemRef"
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "scf", "memref")
        target.add_illegal_op("memref.realloc")
        apply_partial_conversion(op, target, (ReallocExpansion(self.emit_deallocs),))


# --- memref-expand ----------------------------------------------------------------------------------------------------------


class ReshapeAsCast(RewritePattern[memref.ReshapeOp]):
    """Loads the sizes and multiplies the strides."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type, shape = op.results[0].type, op.shape.type
        if not isinstance(type, MemRefType) or shape.shape[0] == DYNAMIC:
            return rewriter.match_failure(op, "the number of dimensions is not known")
        location = op.location

        def insert(made: Any) -> Any:
            made.location = location
            return rewriter.insert(made).results[0]

        rank = len(type.shape)
        sizes: list[Mixed] = [0] * rank
        strides: list[Mixed] = [0] * rank
        stride: Mixed = 1
        for dim in reversed(range(rank)):
            size: Mixed = type.shape[dim]
            factor: Value
            if type.shape[dim] == DYNAMIC:
                place = index_constant(rewriter, dim, location)
                factor = insert(memref.LoadOp.build(op.shape, (place,)))
                if not isinstance(factor.type, IndexType):
                    factor = insert(arith.IndexCastOp.build(index, factor))
                size = factor
            else:
                factor = index_constant(rewriter, type.shape[dim], location)
            sizes[dim], strides[dim] = size, stride
            if not dim:
                break
            if isinstance(stride, int) and isinstance(size, int):
                stride *= size
            else:
                before = index_value(rewriter, stride, location)
                stride = insert(arith.MulIOp.build(before, factor))
        parts = MixedSlice([0], sizes, strides)
        cast = memref.ReinterpretCastOp.build(type, op.source, *parts.build_arguments())
        rewriter.replace_op(op, [insert(cast)])
        return True


@register_pass
class ExpandOpsPass(Pass):
    """Expands operations on memory that are not lowered to `llvm`."""

    ARGUMENT = "memref-expand"
    NAME = "ExpandOpsPass"
    SUMMARY = "Legalize memref operations to be convertible to LLVM."

    def run_on_operation(self, op: Operation) -> None:
        def stays(reshape: Any) -> bool:
            is_ranked = isinstance(reshape.results[0].type, MemRefType)
            return not is_ranked or reshape.shape.type.shape[0] == DYNAMIC

        target = ConversionTarget()
        target.add_legal_dialect("arith", "memref")
        target.add_dynamically_legal_op(memref.ReshapeOp, stays)
        apply_partial_conversion(op, target, (ReshapeAsCast(),))
