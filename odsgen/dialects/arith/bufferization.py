"""Bufferization of the dialect `arith`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import (
    buffer_type_of,
    cast_buffer,
    dynamic_memref,
    get_buffer,
    get_buffer_type,
    known_memory_space,
    replace_with_new_op,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    BufferizationError,
    View,
    bufferizes,
)
from odsgen.dialects.memref.globals import global_for
from odsgen.runtime import (
    BaseMemRefType,
    MemRefType,
    RankedTensorType,
    TensorType,
    UnrankedMemRefType,
    i1,
)
from odsgen_dialects import arith, builtin, memref

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Use, Value


@bufferizes(arith.ConstantOp)
class Constant(Bufferizable):
    """`memref.get_global` of a new global, which must not be written."""

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return False

    def bufferize(
        self, op: arith.ConstantOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        type = op.result.type
        if not isinstance(type, RankedTensorType):
            raise BufferizationError
        space = known_memory_space(op.result, options)
        module = op.parent_of_type(builtin.ModuleOp)
        if module is None:
            raise BufferizationError
        made = MemRefType.get(type.shape, type.element_type, None, space)
        found, options.run.numbered_symbols = global_for(
            module,
            op.value,
            made,
            options.buffer_alignment,
            op.location,
            options.run.numbered_symbols,
        )
        replace_with_new_op(rewriter, op, memref.GetGlobalOp.build(found.type, found.sym_name))


@bufferizes(arith.IndexCastOp)
class IndexCast(View):
    """`arith.index_cast` of buffers."""

    def bufferize(
        self, op: arith.IndexCastOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        source = get_buffer(rewriter, op.in_, options)
        assert isinstance(op.out.type, TensorType)
        element = op.out.type.element_type
        type = source.type
        made: BaseMemRefType
        if isinstance(type, MemRefType):
            made = MemRefType.get(type.shape, element, type.layout, type.memory_space)
        else:
            assert isinstance(type, UnrankedMemRefType)
            made = UnrankedMemRefType.get(element, type.memory_space)
        replace_with_new_op(
            rewriter, op, arith.IndexCastOp.build_generic([source], result_types=[made])
        )


@bufferizes(arith.SelectOp)
class Select(Bufferizable):
    """`arith.select` of buffers."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return False

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        return [Alias(use.owner.results[0], True, False)]

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        one = buffer_type_of(op.true_value, options, stack)
        other = buffer_type_of(op.false_value, options, stack)
        if one is other:
            return one
        if one.memory_space is not other.memory_space:
            raise op.error("inconsistent memory space on true/false operands")
        return dynamic_memref(value.type, one.memory_space)

    def bufferize(
        self, op: arith.SelectOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        if op.condition.type is not i1:
            raise op.op_error("only i1 condition values are supported")
        one = get_buffer(rewriter, op.true_value, options)
        other = get_buffer(rewriter, op.false_value, options)
        if one.type is not other.type:
            type = get_buffer_type(op.result, options)
            with rewriter.insertion_guard():
                one, other = (cast_buffer(rewriter, each, type) for each in (one, other))
        replace_with_new_op(rewriter, op, arith.SelectOp.build(op.condition, one, other))
