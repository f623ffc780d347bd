"""Lowering of `memref.generic_atomic_rmw` to a compare-and-exchange loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.runtime import CloneMap, InsertionPoint, i1
from odsgen_dialects import llvm, memref

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter


class GenericAtomicRMWLowering(LLVMPattern[memref.GenericAtomicRMWOp]):
    """A loop around `llvm.cmpxchg`; its block argument is the value read last."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        from odsgen.dialects.memref.to_llvm.memory import element_pointer

        location, before = op.location, op.parent_block
        value_type = self.type_converter.convert_type(op.results[0].type)
        if value_type is None:
            return rewriter.match_failure(op, "the value has no type of LLVM")
        end = rewriter.split_block(op)
        loop = rewriter.create_block(op.parent_region, (value_type,), (location,), before=end)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, op.memref.type, adaptor.memref, adaptor.indices)
        if place is None:
            return rewriter.match_failure(op, "the memory has no strides")
        first = parts.load(value_type, place)
        rewriter.insert(llvm.BrOp.build((first,), loop, location=location))
        rewriter.insertion_point = InsertionPoint.at_end(loop)
        body = op.regions[0].entry_block
        mapping = CloneMap()
        mapping.map_value(body.arguments[0], loop.arguments[0])
        *computed, terminator = body.operations
        for inner in computed:
            rewriter.insert(inner.clone(mapping))
        yielded = terminator.operands[0]
        result = mapping.values.get(yielded) or yielded
        exchange = parts.insert(
            llvm.AtomicCmpXchgOp.build(
                place,
                loop.arguments[0],
                result,
                llvm.AtomicOrdering.acq_rel,
                llvm.AtomicOrdering.monotonic,
                location=location,
            )
        )
        found = parts.extract(value_type, exchange, 0)
        is_written = parts.extract(i1, exchange, 1)
        rewriter.insert(llvm.CondBrOp.build(is_written, (), (found,), end, loop, location=location))
        rewriter.replace_op(op, [found])
        return True
