"""Bufferization of the dialect `func`: function boundaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import (
    bufferize_block_signature,
    cast_or_realloc,
    dynamic_memref,
    get_buffer,
    get_buffer_type,
    identity_memref,
    replace_with_buffers,
    to_buffer,
)
from odsgen.dialects.bufferization.one_shot.functions import (
    LAYOUT,
    WRITABLE,
    FunctionAnalysis,
    argument_attribute,
    called_function,
    return_ops,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    BufferizationError,
    UnstructuredControlFlow,
    bufferizes,
)
from odsgen.dialects.bufferization.one_shot.options import UnknownSpace
from odsgen.dialects.bufferization.one_shot.state import OneShotState, unknown_aliasing_values
from odsgen.runtime import (
    BaseMemRefType,
    BlockArgument,
    BoolAttr,
    FunctionType,
    MemRefType,
    TensorType,
)
from odsgen_dialects import func

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Type, Use, Value


def _boundary_type(
    type: TensorType, op: Operation, options: BufferizationOptions
) -> BaseMemRefType:
    """The type of a buffer that a function gets or returns (`functionArgTypeConverterFn`)."""
    space = options.memory_space(type)
    if isinstance(space, UnknownSpace):
        raise op.error("could not infer memory space")
    if options.function_boundary_layout == "identity-layout-map":
        return identity_memref(type, space)
    return dynamic_memref(type, space)


def _argument_type(op: func.FuncOp, index: int, options: BufferizationOptions) -> BaseMemRefType:
    """The type of the buffer of an argument, with its layout if one is given."""
    type = op.function_type.inputs[index]
    assert isinstance(type, TensorType)
    made = _boundary_type(type, op, options)
    layout = argument_attribute(op, index, LAYOUT)
    if layout is None or not isinstance(made, MemRefType):
        return made
    return MemRefType.get(made.shape, made.element_type, layout, made.memory_space)


def _analysis_of_callee(op: Operation, state: AnalysisState) -> FunctionAnalysis | None:
    """The result of the analysis of the callee, if it is complete."""
    if not isinstance(state, OneShotState) or state.extension is None:
        return None
    assert isinstance(op, func.CallOp)
    function = called_function(op, state.options)
    found: FunctionAnalysis | None = None if function is None else state.extension.get(function)
    return found if found is not None and found.is_analyzed else None


@bufferizes(func.CallOp)
class Call(Bufferizable):
    """A call with buffers; operands are cast or copied to the types of the callee."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        found = _analysis_of_callee(use.owner, state)
        return found is None or use.index in found.read

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        found = _analysis_of_callee(use.owner, state)
        return found is None or use.index in found.written

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        found = _analysis_of_callee(use.owner, state)
        if found is None:
            return unknown_aliasing_values(use)
        results = found.aliasing.get(use.index, ())
        is_same = len(results) == 1 and found.equivalent.get(results[0]) is not None
        return [Alias(use.owner.results[number], is_same, is_same) for number in results]

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        function = called_function(op, options)
        if function is None:
            raise BufferizationError
        type = function.function_type.results[value.index]  # type: ignore[attr-defined]
        if isinstance(type, BaseMemRefType):
            return type
        assert isinstance(type, TensorType)
        return _boundary_type(type, op, options)

    def bufferize(
        self, op: func.CallOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        function = called_function(op, options)
        if function is None:
            raise BufferizationError
        types = [
            get_buffer_type(result, options) if isinstance(result.type, TensorType) else result.type
            for result in op.results
        ]
        operands: list[Value] = []
        for index, operand in enumerate(op.operands):
            if not isinstance(operand.type, TensorType):
                operands.append(operand)
                continue
            buffer = get_buffer(rewriter, operand, options)
            type: Type = function.function_type.inputs[index]
            if not isinstance(type, BaseMemRefType):
                type = _argument_type(function, index, options)
            if buffer.type is not type:
                if not isinstance(type, MemRefType) or not isinstance(buffer.type, MemRefType):
                    raise BufferizationError
                cast = cast_or_realloc(rewriter, buffer, type, options)
                if cast is None:
                    raise BufferizationError
                buffer = cast
            operands.append(buffer)
        made = func.CallOp.build_generic(
            operands, op.properties_as_attributes(), result_types=types, location=op.location
        )
        made.attributes.update(op.attributes)
        rewriter.insert(made)
        replace_with_buffers(rewriter, op, made.results)


@bufferizes(func.ReturnOp)
class Return(Bufferizable):
    """Bufferized with its function."""

    def bufferize(
        self, op: func.ReturnOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        """The function does it."""


@bufferizes(func.FuncOp)
class Function(UnstructuredControlFlow):
    """A function with buffers for arguments and results."""

    def has_tensor_semantics(self, op: Operation) -> bool:
        assert isinstance(op, func.FuncOp)
        type = op.function_type
        return any(isinstance(each, TensorType) for each in (*type.inputs, *type.results)) or any(
            isinstance(argument.type, TensorType)
            for block in op.body.blocks
            for argument in block.arguments
        )

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        assert isinstance(value, BlockArgument)
        op = value.owner.parent_op
        if value.owner.is_entry_block:
            assert isinstance(op, func.FuncOp)
            return _argument_type(op, value.index, options)
        return super().buffer_type(value, options, stack)

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        assert isinstance(value, BlockArgument)
        if not value.owner.is_entry_block:
            return True
        op = value.owner.parent_op
        assert isinstance(op, func.FuncOp)
        given = argument_attribute(op, value.index, WRITABLE)
        return bool(given.value) if isinstance(given, BoolAttr) else True

    def bufferize(
        self, op: func.FuncOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        type = op.function_type
        inputs = [
            _argument_type(op, index, options) if isinstance(each, TensorType) else each
            for index, each in enumerate(type.inputs)
        ]
        results = [
            _boundary_type(each, op, options) if isinstance(each, TensorType) else each
            for each in type.results
        ]
        for block in op.body.blocks:
            bufferize_block_signature(block, rewriter, options)
        for end in return_ops(op):
            rewriter.set_insertion_point_before(end)
            end.operands = [
                (
                    to_buffer(rewriter, value, made, end.location)
                    if isinstance(value.type, TensorType)
                    else value
                )
                for value, made in zip(end.operands, results, strict=True)
            ]
        op.function_type = FunctionType.get(inputs, results)
