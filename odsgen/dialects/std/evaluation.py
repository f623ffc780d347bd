"""Evaluation of `std`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.evaluation import is_in_set, map_results
from odsgen.dialects.arith.evaluation import compare_integers
from odsgen.dialects.arith.evaluation import evaluate_select as evaluate_select
from odsgen.dialects.func.evaluation import evaluate_call as evaluate_call
from odsgen.dialects.func.evaluation import evaluate_call_indirect as evaluate_call_indirect
from odsgen.dialects.func.evaluation import evaluate_return as evaluate_return
from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.memref.evaluation import evaluate_cast as evaluate_memref_cast
from odsgen.dialects.memref.evaluation import evaluate_dealloc as evaluate_dealloc
from odsgen.dialects.memref.evaluation import evaluate_load as evaluate_load
from odsgen.dialects.memref.evaluation import evaluate_store as evaluate_store
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
from odsgen.dialects.tensor.evaluation import elements_of
from odsgen.dialects.tensor.evaluation import evaluate_cast as evaluate_tensor_cast
from odsgen.dialects.tensor.evaluation import evaluate_extract as evaluate_extract_element
from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.builtin.types import MemRefType
from odsgen.runtime.floats import arithmetic
from odsgen.runtime.interpreter import (
    Buffer,
    Elements,
    Exit,
    FunctionValue,
    Jump,
    Machine,
    Run,
    UndefinedBehavior,
)

if TYPE_CHECKING:
    from odsgen_dialects.std import (
        AffineApplyOp,
        AllocOp,
        BranchOp,
        CmpIOp,
        CondBranchOp,
        ConstantOp,
        DimOp,
        ForOp,
        IfOp,
        TensorLoadOp,
        TensorStoreOp,
    )

    Values = Sequence[Any]
    Running = Generator[Run, Exit, Values]

__all__ = [
    "evaluate_call",
    "evaluate_call_indirect",
    "evaluate_dealloc",
    "evaluate_extract_element",
    "evaluate_load",
    "evaluate_memref_cast",
    "evaluate_return",
    "evaluate_select",
    "evaluate_store",
    "evaluate_tensor_cast",
]

# --- arithmetic -----------------------------------------------------------------------------------------------------------

evaluate_addi = unsigned_operation(lambda a, b, width: a + b)
evaluate_addf = float_operation(arithmetic.add)
evaluate_mulf = float_operation(arithmetic.multiply)
evaluate_divis = signed_operation(lambda a, b, width: in_signed_range(truncated(a, b), width))
evaluate_diviu = unsigned_operation(lambda a, b, width: a // divisor(b))
evaluate_remis = signed_operation(
    lambda a, b, width: a - b * in_signed_range(truncated(a, b), width)
)
evaluate_remiu = unsigned_operation(lambda a, b, width: a % divisor(b))


def evaluate_cmpi(op: CmpIOp, operands: Values, machine: Machine) -> Values:
    """Whether the comparison holds."""
    return compare_integers(str(op.predicate), op, operands, machine)


def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value, or the function."""
    value = op.value
    if isinstance(value, SymbolRefAttr):
        return [FunctionValue(machine.symbol(op, value))]
    return [constant(value, machine)]


# --- control flow ---------------------------------------------------------------------------------------------------------


def evaluate_br(op: BranchOp, operands: Values, machine: Machine) -> Jump:
    """The destination."""
    return Jump(op.dest, operands)


def evaluate_cond_br(op: CondBranchOp, operands: Values, machine: Machine) -> Jump:
    """The destination that the condition says."""
    count = 1 + len(op.true_dest_operands)
    if condition(operands[0]):
        return Jump(op.true_dest, operands[1:count])
    return Jump(op.false_dest, operands[count:])


def evaluate_for(op: ForOp, operands: Values, machine: Machine) -> Running:
    """Nothing: the body runs for each number."""
    lower, upper = op.lower_bound_map.value, op.upper_bound_map.value
    low = max(map_results(lower, operands[: lower.num_inputs]))
    high = min(map_results(upper, operands[lower.num_inputs :]))
    for variable in range(low, high, op.step):
        yield Run(op.body, [index_bits(variable)])
    return []


def evaluate_if(op: IfOp, operands: Values, machine: Machine) -> Running:
    """Nothing: the body runs that the set says."""
    yield Run(op.then_body if is_in_set(op.condition.value, operands) else op.else_body)
    return []


def evaluate_affine_apply(op: AffineApplyOp, operands: Values, machine: Machine) -> Values:
    """The result of the map."""
    return [index_bits(number) for number in map_results(op.map.value, operands)]


# --- memory ---------------------------------------------------------------------------------------------------------------


def evaluate_dim(op: DimOp, operands: Values, machine: Machine) -> Values:
    """The size of a dimension."""
    value = operands[0]
    if not isinstance(value, (Buffer, Elements)):
        raise UndefinedBehavior("asks for a dimension of poison")
    if op.index >= len(value.shape):
        raise UndefinedBehavior(f"asks for dimension {op.index} of {len(value.shape)}")
    return [value.shape[op.index]]


def evaluate_alloc(op: AllocOp, operands: Values, machine: Machine) -> Values:
    """A buffer in which nothing is written; where its layout puts the elements cannot be seen."""
    type = op.result.type
    assert isinstance(type, MemRefType)  # the spec says so
    shape = shape_with(type.shape, operands[: len(op.sizes)])
    machine.reserve(prod(shape))
    return [Buffer.allocate(shape)]


def evaluate_tensor_load(op: TensorLoadOp, operands: Values, machine: Machine) -> Values:
    """The elements as they are now."""
    buffer = buffer_of(operands[0])
    machine.reserve(prod(buffer.shape))
    return [Elements(buffer.shape, [buffer.storage.cells[p] for p in buffer.positions()])]


def evaluate_tensor_store(op: TensorStoreOp, operands: Values, machine: Machine) -> Values:
    """Nothing: the elements are written."""
    tensor, buffer = elements_of(operands[0]), buffer_of(operands[1])
    if tensor.shape != buffer.shape:
        raise UndefinedBehavior("has a tensor of another shape than the buffer")
    machine.charge(len(tensor.values))
    for place, value in zip(buffer.positions(), tensor.values, strict=True):
        buffer.storage.cells[place] = value
    return []
