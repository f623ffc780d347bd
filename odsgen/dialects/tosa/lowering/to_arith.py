"""`tosa-to-arith`: constants, and products that are shifted, as operations of `arith`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared.lowered import Lowering, NotLowered
from odsgen.dialects.shared.structured_parts import constant
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    DenseIntElementsAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    element_type_or_self,
    i32,
    i64,
)
from odsgen_dialects import arith, tosa


def _const(op: tosa.ConstOp, operands: Sequence[Value]) -> Value:
    return constant(op.values)


def _like(element: Type, shape: Type) -> Type:
    return shape.clone_with(None, element) if isinstance(shape, ShapedType) else element


def _number(value: int, type: Type) -> Value:
    if isinstance(type, ShapedType):
        return constant(DenseIntElementsAttr.get(type, [value]))
    return constant(IntegerAttr.get(value, type))


def _rounds_twice(op: tosa.ApplyScaleOp) -> bool:
    modes = tosa.RoundingMode
    if op.rounding_mode is modes.INEXACT_ROUND:
        raise NotLowered("inexact rounding")
    return op.rounding_mode is modes.DOUBLE_ROUND


def _scaled(op: tosa.ApplyScaleOp, operands: Sequence[Value]) -> Value:
    """By numbers of 64 bits."""
    twice = _rounds_twice(op)
    value, multiplier, shift = op.value, op.multiplier, op.shift
    narrow, wide = (_like(each, op.output.type) for each in (i32, i64))
    zero = _number(0, value.type)
    one, thirty_one = _number(1, wide), _number(31, narrow)
    shift32 = arith.extui(narrow, shift)
    is_wide = element_type_or_self(value.type) is i64
    factor = value if is_wide else arith.extsi(wide, value)
    product = arith.muli(factor, arith.extsi(wide, multiplier))
    shift64 = arith.extui(wide, shift32)
    half = arith.shrui(arith.shli(one, shift64), one)
    product = arith.addi(product, half)
    if twice:
        up, down = _number(1 << 30, wide), _number(-(1 << 30), wide)
        positive = arith.cmpi(arith.CmpIPredicate.sge, value, zero)
        rounded = arith.addi(arith.select(positive, up, down), product)
        rounds = arith.cmpi(arith.CmpIPredicate.sgt, shift32, thirty_one)
        product = arith.select(rounds, rounded, product)
    return arith.trunci(narrow, arith.shrsi(product, shift64))


def _scaled_in_halves(op: tosa.ApplyScaleOp, operands: Sequence[Value]) -> Value:
    """By the two halves of the product, of 32 bits each."""
    value, result = op.value, op.output.type
    element = element_type_or_self(value.type)
    if not isinstance(element, IntegerType) or element.width > 32:
        raise NotLowered("more than 32 bits")
    twice = _rounds_twice(op)
    type = _like(i32, result)
    shift = arith.extui(type, op.shift)
    zero, one, two, thirty, thirty_two = (_number(each, type) for each in (0, 1, 2, 30, 32))
    low, high = arith.mulsi_extended(value, op.multiplier)
    is_over = arith.cmpi(arith.CmpIPredicate.sge, shift, thirty_two)
    rounds_high = arith.cmpi(arith.CmpIPredicate.sgt, shift, thirty_two)
    left, right = arith.subi(thirty_two, shift), arith.subi(shift, thirty_two)
    left = arith.select(is_over, zero, left)
    right = arith.select(is_over, right, zero)
    if twice:
        minus_one = _number(-1, type)
        positive = arith.cmpi(arith.CmpIPredicate.sge, value, zero)
        direction = arith.select(positive, one, minus_one)
        direction = arith.select(is_over, direction, zero)
        carry = arith.shrsi(arith.addi(arith.shrui(low, thirty), direction), two)
        low = arith.addi(low, arith.shli(direction, thirty))
        high = arith.addi(high, carry)
    bit = arith.shli(one, arith.subi(shift, one))
    rounded = arith.addi(low, arith.select(rounds_high, zero, bit))
    has_carry = arith.cmpi(arith.CmpIPredicate.ugt, low, rounded)
    high = arith.addi(high, arith.extui(type, has_carry))
    bit = arith.shli(one, arith.subi(right, one))
    high = arith.addi(high, arith.select(rounds_high, bit, zero))
    high = arith.shrsi(arith.shli(high, left), right)
    low = arith.select(is_over, zero, arith.shrui(rounded, shift))
    sum = arith.addi(low, high)
    return sum if element_type_or_self(result) is i32 else arith.trunci(result, sum)


@register_pass
class TosaToArithPass(Pass):
    """Lowers constants, and products that are shifted, to `arith`."""

    ARGUMENT = "tosa-to-arith"
    NAME = "TosaToArithPass"
    SUMMARY = "Lower TOSA to the Arith dialect"

    include_apply_rescale = flag(
        "include-apply-rescale",
        False,
        "Whether to include the lowering for tosa.apply_rescale to arith",
    )
    use_32_bit = flag("use-32-bit", False, "Whether to prioritze lowering to 32-bit operations")

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_op(tosa.ConstOp)
        target.add_legal_dialect("arith")
        patterns = [Lowering(tosa.ConstOp, _const)]
        if self.include_apply_rescale:
            target.add_illegal_op(tosa.ApplyScaleOp)
            patterns.append(Lowering(tosa.ApplyScaleOp, _scaled, benefit=100))
            if self.use_32_bit:
                patterns.append(Lowering(tosa.ApplyScaleOp, _scaled_in_halves, benefit=200))
        apply_partial_conversion(op, target, patterns)
