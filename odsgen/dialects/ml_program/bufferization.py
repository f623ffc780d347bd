"""Bufferization of the dialect `ml_program`: globals become those of `memref`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import (
    create_copy,
    get_buffer,
    identity_memref,
    replace_with_new_op,
)
from odsgen.dialects.bufferization.one_shot.interface import Bufferizable, bufferizes
from odsgen.dialects.bufferization.one_shot.options import UnknownSpace
from odsgen.runtime import RankedTensorType, TensorType
from odsgen_dialects import memref, ml_program

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import BaseMemRefType, Operation, Type, Value


def _buffer_type(type: Type, options: BufferizationOptions) -> BaseMemRefType:
    """The type of a global's buffer; in the default memory space if nothing says another."""
    assert isinstance(type, TensorType)
    space = options.memory_space(type)
    return identity_memref(type, None if isinstance(space, UnknownSpace) else space)


@bufferizes(ml_program.GlobalOp)
class Global(Bufferizable):
    """`memref.global`."""

    def has_tensor_semantics(self, op: Operation) -> bool:
        return isinstance(op, ml_program.GlobalOp) and isinstance(op.type, TensorType)

    def bufferize(
        self, op: ml_program.GlobalOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        if op.value is None:
            raise op.error("global op must have a value")
        type = op.type
        if not isinstance(type, RankedTensorType):
            raise op.error("unranked global types aren't supported")
        made = memref.GlobalOp.build(
            op.sym_name,
            _buffer_type(type, options),
            sym_visibility=op.sym_visibility,
            initial_value=op.value,
            constant=not op.is_mutable,
            location=op.location,
        )
        rewriter.insert(made)
        rewriter.erase_op(op)


@bufferizes(ml_program.GlobalLoadOp)
class GlobalLoad(Bufferizable):
    """`memref.get_global`."""

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return False

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        return _buffer_type(value.type, options)

    def bufferize(
        self, op: ml_program.GlobalLoadOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        type = self.buffer_type(op.result, options, [])
        made = memref.GetGlobalOp.build(type, op.global_.leaf)
        replace_with_new_op(rewriter, op, made)


@bufferizes(ml_program.GlobalStoreOp)
class GlobalStore(Bufferizable):
    """`memref.copy` to a `memref.get_global`."""

    def bufferize(
        self, op: ml_program.GlobalStoreOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        type = _buffer_type(op.value.type, options)
        target = rewriter.insert(
            memref.GetGlobalOp.build(type, op.global_.leaf, location=op.location)
        )
        source = get_buffer(rewriter, op.value, options)
        create_copy(rewriter, source, target.result, op.location)
        rewriter.erase_op(op)
