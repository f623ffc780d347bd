"""Folds of the dialect `llvm`: constants, casts, addresses, aggregates (MLIR: LLVMDialect.cpp).

MLIR folds hardly any arithmetic of `llvm`, so `fold: never` stands at its semantics.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import number_attribute, number_type, width_of, zero_attribute
from odsgen.hooks import folds
from odsgen.rewriting import fold_constants
from odsgen.runtime import DenseIntOrFPElementsAttr, IntegerAttr, VectorType
from odsgen_dialects.llvm import (
    AddressOfOp,
    AddrSpaceCastOp,
    AllocaOp,
    BitcastOp,
    BlockAddressOp,
    ConstantOp,
    DSOLocalEquivalentAttr,
    DSOLocalEquivalentOp,
    ExtractValueOp,
    GEPOp,
    ICmpOp,
    ICmpPredicate,
    InsertValueOp,
    OrOp,
    PoisonAttr,
    PoisonOp,
    ShlOp,
    ShuffleVectorOp,
    UndefAttr,
    UndefOp,
    ZeroAttr,
    ZeroOp,
    ZExtOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None

#: The marker of a dynamic index in `llvm.getelementptr`, and the width of constant ones.
_DYNAMIC_INDEX = -(1 << 31)
_INDEX_BITS = 29


# --- constants ----------------------------------------------------------------------------------------------------------


@folds(ConstantOp)
def fold_mlir_constant(op: ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.value]


@folds(AddressOfOp)
def fold_mlir_addressof(op: AddressOfOp, operands: Constants) -> Folded:
    """AddressOfOp::fold"""
    return [op.global_name_attr]


@folds(UndefOp)
def fold_mlir_undef(op: UndefOp, operands: Constants) -> Folded:
    """UndefOp::fold"""
    return [UndefAttr.get()]


@folds(PoisonOp)
def fold_mlir_poison(op: PoisonOp, operands: Constants) -> Folded:
    """PoisonOp::fold"""
    return [PoisonAttr.get()]


@folds(ZeroOp)
def fold_mlir_zero(op: ZeroOp, operands: Constants) -> Folded:
    """ZeroOp::fold"""
    type = op.results[0].type
    zero = None if number_type(type) is None else zero_attribute(type)
    return [zero or ZeroAttr.get()]


@folds(DSOLocalEquivalentOp)
def fold_dso_local_equivalent(op: DSOLocalEquivalentOp, operands: Constants) -> Folded:
    """DSOLocalEquivalentOp::fold"""
    return [DSOLocalEquivalentAttr.get(op.function_name_attr)]


@folds(BlockAddressOp)
def fold_blockaddress(op: BlockAddressOp, operands: Constants) -> Folded:
    """BlockAddressOp::fold"""
    return [op.block_addr]


# --- integers -----------------------------------------------------------------------------------------------------------


@folds(ICmpOp)
def fold_icmp(op: ICmpOp, operands: Constants) -> Folded:
    """The address of memory on the stack is not null: ICmpOp::fold"""
    if op.predicate not in (ICmpPredicate.eq, ICmpPredicate.ne):
        return None
    lhs, rhs = op.operands
    if isinstance(lhs.defining_op, AllocaOp) and isinstance(rhs.defining_op, ZeroOp):
        is_different = op.predicate is ICmpPredicate.ne
        folded = number_attribute(int(is_different), op.results[0].type)
        return None if folded is None else [folded]
    if isinstance(lhs.defining_op, ZeroOp) and isinstance(rhs.defining_op, AllocaOp):
        op.set_operand(0, rhs)
        op.set_operand(1, lhs)
        return op.results
    return None


@folds(OrOp, ZExtOp)
def fold_integers(op: Operation, operands: Constants) -> Folded:
    """OrOp::fold, ZExtOp::fold: of scalars, which may be written with another type."""
    numbers: list[Attribute | None] = []
    for constant, operand in zip(operands, op.operands, strict=True):
        if not isinstance(constant, IntegerAttr):
            return None
        numbers.append(number_attribute(constant.value, operand.type))
    return fold_constants(op, numbers)


@folds(ShlOp)
def fold_shl(op: ShlOp, operands: Constants) -> Folded:
    """ShlOp::fold, for which the low word alone says whether an amount is too great."""
    folded = fold_integers(op, operands)
    value, amount = operands
    if folded is None and isinstance(value, IntegerAttr) and isinstance(amount, IntegerAttr):
        zero = zero_attribute(op.res.type)
        if zero is not None and amount.unsigned_value & ((1 << 64) - 1) < width_of(op.res.type):
            return [zero]
    return folded


# --- casts --------------------------------------------------------------------------------------------------------------


def _fold_cast(op: Operation) -> Folded:
    """Folds a cast to the operand's type, and merges two casts."""
    value, type = op.operands[0], op.results[0].type
    if value.type is type:
        return [value]
    before = value.defining_op
    if before is None or before.__class__ is not op.__class__:
        return None
    source = before.operands[0]
    if source.type is type:
        return [source]
    op.set_operand(0, source)
    return op.results


@folds(BitcastOp, AddrSpaceCastOp)
def fold_bitcast(op: BitcastOp | AddrSpaceCastOp, operands: Constants) -> Folded:
    """BitcastOp::fold, AddrSpaceCastOp::fold"""
    return _fold_cast(op)


# --- parts --------------------------------------------------------------------------------------------------------------


@folds(ShuffleVectorOp)
def fold_shufflevector(op: ShuffleVectorOp, operands: Constants) -> Folded:
    """ShuffleVectorOp::fold"""
    vector = op.operands[0]
    if not isinstance(vector.type, VectorType) or vector.type.shape != (1,):
        return None
    return [vector] if tuple(op.mask) == (0,) and not vector.type.is_scalable else None


@folds(ExtractValueOp)
def fold_extractvalue(op: ExtractValueOp, operands: Constants) -> Folded:
    """ExtractValueOp::fold"""
    position = tuple(op.position)
    outer = op.container.defining_op
    if isinstance(outer, ExtractValueOp):
        op.position = (*outer.position, *position)
        op.set_operand(0, outer.container)
        return op.results
    constant = operands[0]
    if isinstance(constant, (PoisonAttr, UndefAttr, ZeroAttr)):
        return [constant]
    if isinstance(constant, DenseIntOrFPElementsAttr):
        found = _element(constant, position, op)
        if found is not None:
            return [found]
    container: Value = op.container
    while isinstance(insertion := container.defining_op, InsertValueOp):
        inserted = tuple(insertion.position)
        if position == inserted:
            return [insertion.value]
        overlap = min(len(position), len(inserted))
        if position[:overlap] == inserted[:overlap]:
            break
        container = insertion.container
    if container is op.container:
        return None
    op.position = position
    op.set_operand(0, container)
    # As in MLIR the change alone is left where what is neither inserted into nor an argument is found.
    is_found = insertion is None or isinstance(insertion, InsertValueOp)
    return op.results if is_found else None


def _element(
    constant: DenseIntOrFPElementsAttr, position: Sequence[int], op: ExtractValueOp
) -> Attribute | None:
    """The element of a constant array at a position."""
    element_type = constant.type.element_type
    if element_type is not op.results[0].type or len(position) != 1:
        return None
    bits = constant.number_bits()
    if constant.is_splat and bits:
        return number_attribute(bits[0], element_type)
    if not 0 <= position[0] < len(bits):
        return None
    return number_attribute(bits[position[0]], element_type)


@folds(GEPOp)
def fold_getelementptr(op: GEPOp, operands: Constants) -> Folded:
    """GEPOp::fold"""
    raw = tuple(op.raw_constant_indices)
    dynamic = iter(zip(op.dynamic_indices, operands[1:], strict=True))
    indices: list[int] = []
    kept: list[Value] = []
    for index in raw:
        if index != _DYNAMIC_INDEX:
            indices.append(index)
            continue
        value, constant = next(dynamic)
        number = constant.value if isinstance(constant, IntegerAttr) else None
        if number is None or not -(1 << (_INDEX_BITS - 1)) <= number < 1 << (_INDEX_BITS - 1):
            kept.append(value)
            indices.append(_DYNAMIC_INDEX)
        else:
            indices.append(number)
    if indices == [0] and op.base.type is op.results[0].type:
        return [op.base]
    if len(kept) == len(op.dynamic_indices):
        return None
    op.dynamic_indices = kept
    op.raw_constant_indices = indices
    return op.results
