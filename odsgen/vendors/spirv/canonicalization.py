"""Canonicalization patterns of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import (
    fold_numbers,
    integer_bits,
    signed,
    width_of,
    zero_attribute,
)
from odsgen.hooks import pattern
from odsgen.rewriting import constant_value
from odsgen.runtime import Attribute, Block, Operation, Value
from odsgen.vendors.spirv.constants import is_scalar_or_vector
from odsgen_dialects.spirv import (
    AccessChainOp,
    BranchConditionalOp,
    BranchOp,
    CompositeConstructOp,
    CompositeInsertOp,
    ConstantOp,
    IAddCarryOp,
    IEqualOp,
    INotEqualOp,
    LogicalEqualOp,
    LogicalNotEqualOp,
    LogicalNotOp,
    SelectionOp,
    SelectOp,
    SMulExtendedOp,
    StoreOp,
    UModOp,
    UMulExtendedOp,
    UndefOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter


@pattern(AccessChainOp)
def _chained_access(op: AccessChainOp, rewriter: PatternRewriter) -> bool:
    """Merges two access chains into one."""
    parent = op.base_ptr.defining_op
    if not isinstance(parent, AccessChainOp):
        return False
    indices = (*parent.indices, *op.indices)
    made = AccessChainOp.build(
        op.component_ptr.type, parent.base_ptr, indices, location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(UModOp)
def _nested_modulo(op: UModOp, rewriter: PatternRewriter) -> bool:
    """Rewrites (x % a) % b to x % b where a is a multiple of b in each element."""
    inner = op.operand1.defining_op
    if not isinstance(inner, UModOp):
        return False
    moduli = [constant_value(inner.operand2), constant_value(op.operand2)]

    def is_multiple(a: int, b: int) -> int | None:
        return 0 if b and a % b == 0 else None

    if None in moduli or fold_numbers(moduli, op.result.type, is_multiple) is None:
        return False
    made = UModOp.build(inner.operand1, op.operand2, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


# --- operations with two results in a struct ----------------------------------------------------------------------------


def _constant(value: Attribute, op: Operation, rewriter: PatternRewriter) -> Value:
    type = op.operands[0].type
    return rewriter.insert(ConstantOp.build(type, value, location=op.location)).constant


def _replace_by_values(op: Operation, values: Sequence[Value], rewriter: PatternRewriter) -> bool:
    made = CompositeConstructOp.build(op.results[0].type, values, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _replace_by_constants(
    op: Operation,
    low: Callable[[int, int], int],
    high: Callable[[int, int], int],
    rewriter: PatternRewriter,
) -> bool:
    """Folds two constants; the results are inserted into a `spirv.Undef` struct."""
    operands = [constant_value(operand) for operand in op.operands]
    type, struct = op.operands[0].type, op.results[0].type
    if None in operands:
        return False
    parts = [fold_numbers(operands, type, compute) for compute in (low, high)]
    if parts[0] is None or parts[1] is None:
        return False
    values = [_constant(part, op, rewriter) for part in parts if part is not None]
    composite = rewriter.insert(UndefOp.build(struct, location=op.location)).result
    first = CompositeInsertOp.build(struct, values[0], composite, [0], location=op.location)
    composite = rewriter.insert(first).result
    second = CompositeInsertOp.build(struct, values[1], composite, [1], location=op.location)
    rewriter.replace_op_with_new(op, second)
    return True


@pattern(IAddCarryOp)
def _sum_with_carry(op: Operation, rewriter: PatternRewriter) -> bool:
    """Folds a sum of constants; x + 0 is (x, 0)."""
    lhs, rhs = op.operands
    if integer_bits(constant_value(rhs)) == 0:
        return _replace_by_values(op, (rhs, lhs), rewriter)
    width = width_of(lhs.type)
    return _replace_by_constants(op, lambda a, b: a + b, lambda a, b: a + b >> width, rewriter)


@pattern(SMulExtendedOp, UMulExtendedOp)
def _product_in_halves(op: Operation, rewriter: PatternRewriter) -> bool:
    """Folds a product of constants; x * 0 is (0, 0)."""
    lhs, rhs = op.operands
    zero = zero_attribute(lhs.type)
    if integer_bits(constant_value(rhs)) == 0 and zero is not None:
        half = _constant(zero, op, rewriter)
        return _replace_by_values(op, (half, half), rewriter)
    width = width_of(lhs.type)

    def high(a: int, b: int) -> int:
        if isinstance(op, SMulExtendedOp):
            return signed(a, width) * signed(b, width) >> width
        return a * b >> width

    return _replace_by_constants(op, lambda a, b: a * b, high, rewriter)


@pattern(UMulExtendedOp)
def _product_with_one(op: Operation, rewriter: PatternRewriter) -> bool:
    """x * 1 is (x, 0)."""
    lhs, rhs = op.operands
    zero = zero_attribute(lhs.type)
    if integer_bits(constant_value(rhs)) != 1 or zero is None:
        return False
    return _replace_by_values(op, (lhs, _constant(zero, op, rewriter)), rewriter)


# --- truth values -------------------------------------------------------------------------------------------------------

_OPPOSITES: dict[type[Operation], type[Operation]] = {
    IEqualOp: INotEqualOp,
    INotEqualOp: IEqualOp,
    LogicalEqualOp: LogicalNotEqualOp,
    LogicalNotEqualOp: LogicalEqualOp,
}


@pattern(LogicalNotOp)
def _opposite_comparison(op: Operation, rewriter: PatternRewriter) -> bool:
    """Merges a negation into its comparison."""
    comparison = op.operands[0].defining_op
    if comparison is None or type(comparison) not in _OPPOSITES:
        return False
    op_class = _OPPOSITES[type(comparison)]
    location = rewriter.fused_location(op, comparison)
    made = op_class(comparison.operands, op.result_types, location=location)
    rewriter.replace_op_with_new(op, made)
    return True


# --- selections ---------------------------------------------------------------------------------------------------------


def _only_store(block: Block, merge: Block) -> StoreOp | None:
    """The store of a block that consists of it and a branch to the merge block."""
    first = block.first
    if not isinstance(first, StoreOp) or first.next is not block.last:
        return None
    branch = block.last
    if not isinstance(branch, BranchOp) or branch.successors[0] is not merge:
        return None
    return first


@pattern(SelectionOp)
def _selection_of_value(op: SelectionOp, rewriter: PatternRewriter) -> bool:
    """Rewrites a selection that stores one of two values to `spirv.Select` and one store."""
    blocks = op.regions[0].blocks
    if len(blocks) != 4:
        return False
    branch = blocks[0].first
    if not isinstance(branch, BranchConditionalOp):
        return False
    stores = [_only_store(block, blocks[-1]) for block in branch.successors]
    if_true, if_false = stores
    if if_true is None or if_false is None or if_true.ptr is not if_false.ptr:
        return False
    if if_true.properties != if_false.properties or if_true.attributes != if_false.attributes:
        return False
    if not is_scalar_or_vector(if_true.value.type):
        return False
    chosen = SelectOp.build(branch.operands[0], if_true.value, if_false.value, location=op.location)
    value = rewriter.insert(chosen).result
    rewriter.insert(
        type(if_true)(
            (if_true.ptr, value),
            (),
            dict(if_true.properties),
            attributes=dict(if_true.attributes),
            location=op.location,
        )
    )
    rewriter.erase_op(op)
    return True
