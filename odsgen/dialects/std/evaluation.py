"""Evaluation of `std`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.evaluation import is_in_set, map_results
from odsgen.dialects.arith.evaluation import compare_integers, evaluate_select
from odsgen.dialects.func.evaluation import (
    evaluate_call,
    evaluate_call_indirect,
    evaluate_return,
)
from odsgen.dialects.memref import evaluation as memref_evaluation
from odsgen.dialects.memref.evaluation import (
    buffer_of,
    evaluate_dealloc,
    evaluate_load,
    evaluate_store,
)
from odsgen.dialects.shared.evaluation import (
    condition,
    constant,
    divisor,
    float_operation,
    in_signed_range,
    signed_operation,
    truncated,
    unsigned_operation,
)
from odsgen.dialects.shared.shaped_evaluation import index_bits, shape_with
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
)
from odsgen.interpreter.values import number_of
from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.builtin.types import MemRefType
from odsgen.runtime.floats import arithmetic
from odsgen_dialects.std import (
    AddFOp,
    AddIOp,
    AffineApplyOp,
    AllocOp,
    BranchOp,
    CallIndirectOp,
    CallOp,
    CmpIOp,
    CondBranchOp,
    ConstantOp,
    DeallocOp,
    DimOp,
    DivISOp,
    DivIUOp,
    ExtractElementOp,
    ForOp,
    IfOp,
    LoadOp,
    MemRefCastOp,
    MulFOp,
    RemISOp,
    RemIUOp,
    ReturnOp,
    SelectOp,
    StoreOp,
    TensorCastOp,
    TensorLoadOp,
    TensorStoreOp,
)

if TYPE_CHECKING:
    Values = Sequence[Any]
    Running = Generator[Run, Exit, Values]

evaluates(SelectOp)(evaluate_select)
evaluates(CallOp)(evaluate_call)
evaluates(CallIndirectOp)(evaluate_call_indirect)
evaluates(ReturnOp)(evaluate_return)
evaluates(LoadOp)(evaluate_load)
evaluates(StoreOp)(evaluate_store)
evaluates(DeallocOp)(evaluate_dealloc)
evaluates(MemRefCastOp)(memref_evaluation.evaluate_cast)
evaluates(TensorCastOp)(tensor_evaluation.evaluate_cast)
evaluates(ExtractElementOp)(tensor_evaluation.evaluate_extract)

# --- arithmetic -----------------------------------------------------------------------------------------------------------

evaluates(AddIOp)(unsigned_operation(lambda a, b, width: a + b))
evaluates(AddFOp)(float_operation(arithmetic.add))
evaluates(MulFOp)(float_operation(arithmetic.multiply))
evaluates(DivISOp)(signed_operation(lambda a, b, width: in_signed_range(truncated(a, b), width)))
evaluates(DivIUOp)(unsigned_operation(lambda a, b, width: a // divisor(b)))
evaluates(RemISOp)(
    signed_operation(lambda a, b, width: a - b * in_signed_range(truncated(a, b), width))
)
evaluates(RemIUOp)(unsigned_operation(lambda a, b, width: a % divisor(b)))


@evaluates(CmpIOp)
def evaluate_cmpi(op: CmpIOp, operands: Values, machine: Machine) -> Values:
    """The bit of the comparison."""
    return compare_integers(str(op.predicate), op, operands, machine)


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    """The number, elements or function."""
    value = op.value
    if isinstance(value, SymbolRefAttr):
        return [FunctionValue(machine.symbol(op, value))]
    return [constant(value, machine)]


# --- control flow ---------------------------------------------------------------------------------------------------------


@evaluates(BranchOp)
def evaluate_br(op: BranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor."""
    return Jump(op.dest, operands)


@evaluates(CondBranchOp)
def evaluate_cond_br(op: CondBranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor that the condition selects."""
    count = 1 + len(op.true_dest_operands)
    if condition(operands[0]):
        return Jump(op.true_dest, operands[1:count])
    return Jump(op.false_dest, operands[count:])


@evaluates(ForOp)
def evaluate_for(op: ForOp, operands: Values, machine: Machine) -> Running:
    """Runs the body for each number."""
    lower, upper = op.lower_bound_map.value, op.upper_bound_map.value
    low = max(map_results(lower, operands[: lower.num_inputs]))
    high = min(map_results(upper, operands[lower.num_inputs :]))
    machine.foresee(number_of([range(low, high, op.step)]))
    for variable in range(low, high, op.step):
        yield Run(op.body, [index_bits(variable)])
    return []


@evaluates(IfOp)
def evaluate_if(op: IfOp, operands: Values, machine: Machine) -> Running:
    """Runs the region that the integer set selects."""
    yield Run(op.then_body if is_in_set(op.condition.value, operands) else op.else_body)
    return []


@evaluates(AffineApplyOp)
def evaluate_affine_apply(op: AffineApplyOp, operands: Values, machine: Machine) -> Values:
    return [index_bits(number) for number in map_results(op.map.value, operands)]


# --- memory ---------------------------------------------------------------------------------------------------------------


@evaluates(DimOp)
def evaluate_dim(op: DimOp, operands: Values, machine: Machine) -> Values:
    value = operands[0]
    if not isinstance(value, (Buffer, Elements)):
        raise UndefinedBehavior("asks for a dimension of poison")
    if op.index >= len(value.shape):
        raise UndefinedBehavior(f"asks for dimension {op.index} of {len(value.shape)}")
    return [value.shape[op.index]]


@evaluates(AllocOp)
def evaluate_alloc(op: AllocOp, operands: Values, machine: Machine) -> Values:
    """Allocates an uninitialized buffer; the layout has no effect."""
    type = op.result.type
    assert isinstance(type, MemRefType)  # guaranteed by the spec
    shape = shape_with(type.shape, operands[: len(op.sizes)])
    machine.reserve(prod(shape))
    return [Buffer.allocate(shape)]


@evaluates(TensorLoadOp)
def evaluate_tensor_load(op: TensorLoadOp, operands: Values, machine: Machine) -> Values:
    """A copy of the buffer's elements."""
    buffer = buffer_of(operands[0])
    machine.reserve(prod(buffer.shape))
    return [Elements(buffer.shape, [buffer.storage.cells[p] for p in buffer.positions()])]


@evaluates(TensorStoreOp)
def evaluate_tensor_store(op: TensorStoreOp, operands: Values, machine: Machine) -> Values:
    """Stores all elements."""
    tensor, buffer = elements_of(operands[0]), buffer_of(operands[1])
    if tensor.shape != buffer.shape:
        raise UndefinedBehavior("has a tensor of another shape than the buffer")
    machine.charge(len(tensor.values))
    for place, value in zip(buffer.positions(), tensor.values, strict=True):
        buffer.storage.cells[place] = value
    return []
