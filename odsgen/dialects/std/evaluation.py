"""Evaluation of `std`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.evaluation import is_in_set, map_results
from odsgen.dialects.func.evaluation import evaluate_call, evaluate_call_indirect, evaluate_return
from odsgen.dialects.memref import evaluation as memref_evaluation
from odsgen.dialects.memref.evaluation import (
    buffer_of,
    evaluate_dealloc,
    evaluate_load,
    evaluate_store,
)
from odsgen.dialects.shared import (
    condition,
    constant,
    index_bits,
    shape_with,
)
from odsgen.dialects.tensor import evaluation as tensor_evaluation
from odsgen.dialects.tensor.evaluation import elements_of
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Buffer,
    Elements,
    Exit,
    FunctionValue,
    Jump,
    Machine,
    Run,
    UndefinedBehavior,
    number_of,
)
from odsgen.runtime import MemRefType, SymbolRefAttr
from odsgen_dialects import std

if TYPE_CHECKING:
    Values = Sequence[Any]
    Running = Generator[Run, Exit, Values]

evaluates(std.CallOp)(evaluate_call)
evaluates(std.CallIndirectOp)(evaluate_call_indirect)
evaluates(std.ReturnOp)(evaluate_return)
evaluates(std.LoadOp)(evaluate_load)
evaluates(std.StoreOp)(evaluate_store)
evaluates(std.DeallocOp)(evaluate_dealloc)
evaluates(std.MemRefCastOp)(memref_evaluation.evaluate_cast)
evaluates(std.TensorCastOp)(tensor_evaluation.evaluate_cast)
evaluates(std.ExtractElementOp)(tensor_evaluation.evaluate_extract)

# --- constants ------------------------------------------------------------------------------------------------------------


@evaluates(std.ConstantOp)
def evaluate_constant(op: std.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The number, elements or function."""
    value = op.value
    if isinstance(value, SymbolRefAttr):
        return [FunctionValue(machine.symbol(op, value))]
    return [constant(value, machine)]


# --- control flow ---------------------------------------------------------------------------------------------------------


@evaluates(std.BranchOp)
def evaluate_br(op: std.BranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor."""
    return Jump(op.dest, operands)


@evaluates(std.CondBranchOp)
def evaluate_cond_br(op: std.CondBranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor that the condition selects."""
    count = 1 + len(op.true_dest_operands)
    if condition(operands[0]):
        return Jump(op.true_dest, operands[1:count])
    return Jump(op.false_dest, operands[count:])


@evaluates(std.ForOp)
def evaluate_for(op: std.ForOp, operands: Values, machine: Machine) -> Running:
    """Runs the body for each number."""
    lower, upper = op.lower_bound_map.value, op.upper_bound_map.value
    low = max(map_results(lower, operands[: lower.num_inputs]))
    high = min(map_results(upper, operands[lower.num_inputs :]))
    machine.foresee(number_of([range(low, high, op.step)]))
    for variable in range(low, high, op.step):
        yield Run(op.body, [index_bits(variable)])
    return []


@evaluates(std.IfOp)
def evaluate_if(op: std.IfOp, operands: Values, machine: Machine) -> Running:
    """Runs the region that the integer set selects."""
    yield Run(op.then_body if is_in_set(op.condition.value, operands) else op.else_body)
    return []


@evaluates(std.AffineApplyOp)
def evaluate_affine_apply(op: std.AffineApplyOp, operands: Values, machine: Machine) -> Values:
    return [index_bits(number) for number in map_results(op.map.value, operands)]


# --- memory ---------------------------------------------------------------------------------------------------------------


@evaluates(std.DimOp)
def evaluate_dim(op: std.DimOp, operands: Values, machine: Machine) -> Values:
    value = operands[0]
    if not isinstance(value, (Buffer, Elements)):
        raise UndefinedBehavior("asks for a dimension of poison")
    if op.index >= len(value.shape):
        raise UndefinedBehavior(f"asks for dimension {op.index} of {len(value.shape)}")
    return [value.shape[op.index]]


@evaluates(std.AllocOp)
def evaluate_alloc(op: std.AllocOp, operands: Values, machine: Machine) -> Values:
    """Allocates an uninitialized buffer; the layout has no effect."""
    type = op.result.type
    assert isinstance(type, MemRefType)  # guaranteed by the spec
    shape = shape_with(type.shape, operands[: len(op.sizes)])
    machine.reserve(prod(shape))
    return [Buffer.allocate(shape)]


@evaluates(std.TensorLoadOp)
def evaluate_tensor_load(op: std.TensorLoadOp, operands: Values, machine: Machine) -> Values:
    """A copy of the buffer's elements."""
    buffer = buffer_of(operands[0])
    machine.reserve(prod(buffer.shape))
    return [Elements(buffer.shape, [buffer.storage.cells[p] for p in buffer.positions()])]


@evaluates(std.TensorStoreOp)
def evaluate_tensor_store(op: std.TensorStoreOp, operands: Values, machine: Machine) -> Values:
    """Stores all elements."""
    tensor, buffer = elements_of(operands[0]), buffer_of(operands[1])
    if tensor.shape != buffer.shape:
        raise UndefinedBehavior("has a tensor of another shape than the buffer")
    machine.charge(len(tensor.values))
    for place, value in zip(buffer.positions(), tensor.values, strict=True):
        buffer.storage.cells[place] = value
    return []
