"""`arith-emulate-wide-int`: integers as vectors of their low and high halves.

A vector of integers gets one more dimension, of size 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    NotConvertible,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.conversion.declared import FunctionTypes, OperationTypes
from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.lowered import Lower, Lowering
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.rewriting import fold_operation
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatType,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    VectorType,
    element_type_or_self,
    i1,
)
from odsgen_dialects import arith, func, vector

_P = arith.CmpIPredicate
_UNSIGNED = {_P.sge: _P.uge, _P.sgt: _P.ugt, _P.sle: _P.ule, _P.slt: _P.ult}

#: Maxima and minima, with the comparison that chooses the first operand.
_CHOICES = {
    arith.MaxUIOp: _P.ugt,
    arith.MaxSIOp: _P.sgt,
    arith.MinUIOp: _P.ult,
    arith.MinSIOp: _P.slt,
}


# --- vectors of halves ----------------------------------------------------------------------------------------------------


def _vector(type: Type) -> VectorType:
    assert isinstance(type, VectorType)
    return type


def _half_type(type: VectorType) -> Type:
    """The type of a half: with a last dimension of size one, or a scalar."""
    if len(type.shape) == 1:
        return type.element_type
    return type.clone_with((*type.shape[:-1], 1), type.element_type)


def _half(value: Value, number: int) -> Value:
    """The low half, 0, or the high half, 1."""
    type = _vector(value.type)
    rank = len(type.shape)
    if rank == 1:
        return vector.ExtractOp.build(value, [], [number]).results[0]
    offsets, sizes = [0] * (rank - 1) + [number], [*type.shape[:-1], 1]
    made = vector.ExtractStridedSliceOp.build(_half_type(type), value, offsets, sizes, [1] * rank)
    return made.results[0]


def _halves(*values: Value) -> list[Value]:
    """The low and high halves of each value."""
    return [_half(value, number) for value in values for number in (0, 1)]


def _with_half(half: Value, into: Value, number: int) -> Value:
    rank = len(_vector(into.type).shape)
    if isinstance(half.type, IntegerType):
        return vector.InsertOp.build(half, into, [], [number]).results[0]
    offsets = [0] * (rank - 1) + [number]
    return vector.InsertStridedSliceOp.build(half, into, offsets, [1] * rank).results[0]


def _joined(type: Type, low: Value, high: Value) -> Value:
    return _with_half(high, _with_half(low, _number(0, type), 0), 1)


def _reshaped(value: Value, shape: Sequence[int]) -> Value:
    type = _vector(value.type)
    return vector.ShapeCastOp.build(type.clone_with(shape, type.element_type), value).result


def _dropped(value: Value) -> Value:
    """Without the last dimension, of size one."""
    type = value.type
    return _reshaped(value, type.shape[:-1]) if isinstance(type, VectorType) else value


def _appended(value: Value) -> Value:
    """With one more dimension of size one."""
    type = value.type
    return _reshaped(value, (*type.shape, 1)) if isinstance(type, VectorType) else value


# --- operations of arith ----------------------------------------------------------------------------------------------------


def _constant(value: Attribute) -> Value:
    return arith.ConstantOp.build(cast("Any", value)).result


def _number(number: int, type: Type) -> Value:
    """An integer, for all elements."""
    value = number_attribute(number, type)
    assert value is not None
    return _constant(value)


def _power(exponent: int, type: Type) -> Value:
    """A power of two as a float, infinity if it is too large."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    value = number_attribute(element.SEMANTICS.from_fraction(1 << exponent), type)
    assert value is not None
    return _constant(value)


def _binary(kind: Any, left: Value, right: Value) -> Value:
    result: Value = kind.build(left, right).results[0]
    return result


def _cast(kind: Any, type: Type, value: Value) -> Value:
    result: Value = kind.build(type, value).results[0]
    return result


def _compare(predicate: arith.CmpIPredicate, left: Value, right: Value) -> Value:
    return arith.CmpIOp.build(predicate, left, right).result


def _select(condition: Value, then: Value, otherwise: Value) -> Value:
    return arith.SelectOp.build(condition, then, otherwise).result


def _folded_cast(kind: Any, type: Type, value: Value) -> Value:
    """The value of the type: as it is, folded, or cast."""
    if value.type is type:
        return value
    probe = kind((value,), (type,))  # is inserted nowhere
    folded = fold_operation(probe)
    probe.erase()
    if not folded:
        return _cast(kind, type, value)
    found = folded[0]
    return found if isinstance(found, Value) else _constant(found)


class _Emulation:
    """Builds the halves of results."""

    def __init__(self, converter: TypeConverter, width: int) -> None:
        self._converter = converter
        self._width = width

    def _type(self, type: Type) -> VectorType:
        converted = self._converter.convert_type(type)
        assert converted is not None
        return _vector(converted)

    def constant(self, op: arith.ConstantOp, operands: Sequence[Value]) -> Value:
        value, mask = op.value, (1 << self._width) - 1
        bits = (
            [value.unsigned_value]
            if isinstance(value, IntegerAttr)
            else cast("DenseIntOrFPElementsAttr", value).number_bits()
        )
        if isinstance(value, DenseIntOrFPElementsAttr) and value.is_splat:
            bits = [bits[0]] * value.num_elements
        halves = [half for each in bits for half in (each & mask, each >> self._width)]
        return _constant(DenseIntOrFPElementsAttr.from_bits(self._type(op.result.type), halves))

    def add(self, op: arith.AddIOp, operands: Sequence[Value]) -> Value:
        type = self._type(op.result.type)
        left, left_high, right, right_high = _halves(*operands)
        flag = left.type.clone_with(None, i1) if isinstance(left.type, VectorType) else i1
        low = arith.AddUIExtendedOp.build(flag, left, right)
        carry = _cast(arith.ExtUIOp, _half_type(type), low.overflow)
        high = _binary(arith.AddIOp, carry, left_high)
        return _joined(type, low.sum, _binary(arith.AddIOp, high, right_high))

    def subtract(self, op: arith.SubIOp, operands: Sequence[Value]) -> Value:
        type = self._type(op.result.type)
        left, left_high, right, right_high = _halves(*operands)
        low = _binary(arith.SubIOp, left, right)
        borrow = _cast(arith.ExtUIOp, _half_type(type), _compare(_P.ult, left, right))
        high = _binary(arith.SubIOp, left_high, borrow)
        return _joined(type, low, _binary(arith.SubIOp, high, right_high))

    def multiply(self, op: arith.MulIOp, operands: Sequence[Value]) -> Value:
        left, left_high, right, right_high = _halves(*operands)
        product = arith.MulUIExtendedOp.build(left, right)
        one = _binary(arith.MulIOp, left, right_high)
        other = _binary(arith.MulIOp, left_high, right)
        high = _binary(arith.AddIOp, product.high, one)
        high = _binary(arith.AddIOp, high, other)
        return _joined(self._type(op.result.type), product.low, high)

    def bitwise(self, op: Operation, operands: Sequence[Value]) -> Value:
        left, left_high, right, right_high = _halves(*operands)
        low, high = _binary(type(op), left, right), _binary(type(op), left_high, right_high)
        return _joined(self._type(op.result_types[0]), low, high)

    def compare(self, op: arith.CmpIOp, operands: Sequence[Value]) -> Value:
        predicate = op.predicate
        left, left_high, right, right_high = _halves(*operands)
        low = _compare(_UNSIGNED.get(predicate, predicate), left, right)
        high = _compare(predicate, left_high, right_high)
        if predicate is _P.eq:
            found = _binary(arith.AndIOp, low, high)
        elif predicate is _P.ne:
            found = _binary(arith.OrIOp, low, high)
        else:
            found = _select(_compare(_P.eq, left_high, right_high), low, high)
        return _dropped(found)

    def choose(self, op: Any, operands: Sequence[Value]) -> Value:
        condition = _compare(_CHOICES[type(op)], op.lhs, op.rhs)
        return _select(condition, op.lhs, op.rhs)

    def select(self, op: arith.SelectOp, operands: Sequence[Value]) -> Value:
        condition, *chosen = operands
        then, then_high, otherwise, otherwise_high = _halves(*chosen)
        condition = _appended(condition)
        low = _select(condition, then, otherwise)
        high = _select(condition, then_high, otherwise_high)
        return _joined(self._type(op.result.type), low, high)

    # --- shifts -------------------------------------------------------------------------------------------------------

    def shift(self, op: Operation, operands: Sequence[Value]) -> Value:
        """Shifts without a sign: the half that bits leave moves as one of narrow integers.

        The other half gets what leaves it, by a shift the other way, or by one further on beyond the width.
        """
        is_left = isinstance(op, arith.ShLIOp)
        this, opposite = type(op), arith.ShRUIOp if is_left else arith.ShLIOp
        low, high = _halves(operands[0])
        amount = _half(operands[1], 0)
        leaving, entered = (low, high) if is_left else (high, low)
        zero, width = _number(0, amount.type), _number(self._width, amount.type)
        is_beyond = _compare(_P.uge, amount, width)

        def moved(half: Value) -> Value:
            return _select(is_beyond, zero, _binary(this, half, amount))

        first, second = (moved(low), None) if is_left else (moved(low), moved(high))
        capped = _select(is_beyond, width, amount)
        back = _binary(opposite, leaving, _binary(arith.SubIOp, width, capped))
        further = _binary(this, leaving, _binary(arith.SubIOp, amount, width))
        if second is None:
            second = moved(entered)
            second = _binary(arith.OrIOp, _select(is_beyond, further, back), second)
        else:
            first = _binary(arith.OrIOp, first, _select(is_beyond, further, back))
        return _joined(self._type(op.result_types[0]), first, second)

    def shift_signed(self, op: arith.ShRSIOp, operands: Sequence[Value]) -> Value:
        """An unsigned shift, and ones in the place of the copies of the sign."""
        wide, high, amount = op.result.type, _half(operands[0], 1), _half(operands[1], 0)
        zero = _number(0, amount.type)
        sign = _dropped(_compare(_P.slt, high, zero))
        signs = _cast(arith.ExtSIOp, wide, sign)
        kept = _binary(arith.SubIOp, _number(2 * self._width, amount.type), amount)
        kept = _cast(arith.ExtUIOp, wide, _dropped(kept))
        signs = _binary(arith.ShLIOp, signs, kept)
        shifted = _binary(arith.OrIOp, _binary(arith.ShRUIOp, op.lhs, op.rhs), signs)
        return _select(_dropped(_compare(_P.eq, amount, zero)), op.lhs, shifted)

    # --- casts --------------------------------------------------------------------------------------------------------

    def extend_signed(self, op: arith.ExtSIOp, operands: Sequence[Value]) -> Value:
        type = self._type(op.out.type)
        half = _half_type(type)
        low = _folded_cast(arith.ExtSIOp, half, _appended(operands[0]))
        is_negative = _compare(_P.slt, low, _number(0, half))
        return _joined(type, low, _cast(arith.ExtSIOp, half, is_negative))

    def extend_unsigned(self, op: arith.ExtUIOp, operands: Sequence[Value]) -> Value:
        type = self._type(op.out.type)
        low = _folded_cast(arith.ExtUIOp, _half_type(type), _appended(operands[0]))
        return _with_half(low, _number(0, type), 0)

    def truncate(self, op: arith.TruncIOp, operands: Sequence[Value]) -> Value:
        low = _dropped(_half(operands[0], 0))
        return _folded_cast(arith.TruncIOp, op.out.type, low)

    def index_cast(self, op: Operation, operands: Sequence[Value]) -> Value:
        kind, type = op.__class__, op.result_types[0]
        if isinstance(element_type_or_self(type), IndexType):
            return _cast(kind, type, _dropped(_half(operands[0], 0)))
        narrow: Type = IntegerType.get(self._width)
        if isinstance(type, ShapedType):
            narrow = type.clone_with(None, narrow)
        extend = arith.ExtSIOp if kind is arith.IndexCastOp else arith.ExtUIOp
        return _cast(extend, type, _cast(kind, narrow, operands[0]))

    def from_signed(self, op: arith.SIToFPOp, operands: Sequence[Value]) -> Value:
        """The absolute value as a float, negated if it was negative."""
        zero = _number(0, op.in_.type)
        is_negative = _compare(_P.slt, op.in_, zero)
        absolute = _select(is_negative, _binary(arith.SubIOp, zero, op.in_), op.in_)
        found = _cast(arith.UIToFPOp, op.out.type, absolute)
        return _select(is_negative, arith.NegFOp.build(found).result, found)

    def from_unsigned(self, op: arith.UIToFPOp, operands: Sequence[Value]) -> Value:
        """The low half, plus the high half times a power of two if that is not zero."""
        type, (low, high) = op.out.type, _halves(operands[0])
        low, high = _dropped(low), _dropped(high)
        is_short = _compare(_P.eq, high, _number(0, high.type))
        one, other = _cast(arith.UIToFPOp, type, low), _cast(arith.UIToFPOp, type, high)
        product = _binary(arith.MulFOp, other, _power(self._width, type))
        return _select(is_short, one, _binary(arith.AddFOp, one, product))

    def to_signed(self, op: arith.FPToSIOp, operands: Sequence[Value]) -> Value:
        """The absolute value as an integer, negated if it was negative."""
        given, type = operands[0], op.out.type
        zero, none = _number(0, given.type), _number(0, type)
        is_negative = arith.CmpFOp.build(arith.CmpFPredicate.OLT, given, zero).result
        absolute = _select(is_negative, arith.NegFOp.build(given).result, given)
        found = _cast(arith.FPToUIOp, type, absolute)
        return _select(is_negative, _binary(arith.SubIOp, none, found), found)

    def to_unsigned(self, op: arith.FPToUIOp, operands: Sequence[Value]) -> Value:
        """Quotient and remainder by a power of two."""
        given = operands[0]
        half: Type = IntegerType.get(self._width)
        if isinstance(given.type, ShapedType):
            half = given.type.clone_with(None, half)
        power = _power(self._width, given.type)
        high = _cast(arith.FPToUIOp, half, _binary(arith.DivFOp, given, power))
        low = _cast(arith.FPToUIOp, half, _binary(arith.RemFOp, given, power))
        high = _appended(high)
        return _joined(self._type(op.out.type), _appended(low), high)

    def patterns(self) -> list[ConversionPattern[Any]]:
        """The patterns of all operations."""
        lowerings: dict[type[Operation], Lower] = {
            arith.ConstantOp: self.constant,
            arith.AddIOp: self.add,
            arith.SubIOp: self.subtract,
            arith.MulIOp: self.multiply,
            **dict.fromkeys((arith.AndIOp, arith.OrIOp, arith.XOrIOp), self.bitwise),
            arith.CmpIOp: self.compare,
            **dict.fromkeys(_CHOICES, self.choose),
            arith.SelectOp: self.select,
            **dict.fromkeys((arith.ShLIOp, arith.ShRUIOp), self.shift),
            arith.ShRSIOp: self.shift_signed,
            arith.ExtSIOp: self.extend_signed,
            arith.ExtUIOp: self.extend_unsigned,
            arith.TruncIOp: self.truncate,
            **dict.fromkeys((arith.IndexCastOp, arith.IndexCastUIOp), self.index_cast),
            arith.SIToFPOp: self.from_signed,
            arith.UIToFPOp: self.from_unsigned,
            arith.FPToSIOp: self.to_signed,
            arith.FPToUIOp: self.to_unsigned,
        }
        return [Emulate(root, lower, self._converter) for root, lower in lowerings.items()]


class Emulate(Lowering):
    """Emulates an operation on integers of twice the width that a target has."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        assert converter is not None
        if converter.convert_types((*op.operand_types, *op.result_types)) is None:
            return rewriter.match_failure(op, "a type is too wide to be emulated")
        if converter.is_legal(op) or (
            isinstance(op, arith.TruncIOp) and not converter.is_legal_type(op.out.type)
        ):
            return rewriter.match_failure(op, "nothing is to be emulated")
        return super().match_and_rewrite(op, adaptor, rewriter)


class EmulatePrint(ConversionPattern[vector.PrintOp]):
    """Prints the halves."""

    def match_and_rewrite(
        self, op: vector.PrintOp, adaptor: vector.PrintOp, rewriter: ConversionRewriter
    ) -> bool:
        with emitting(rewriter, op.location):
            vector.PrintOp.build(source=adaptor.source)
        rewriter.erase_op(op)
        return True


# --- the pass -------------------------------------------------------------------------------------------------------------


def emulation(width: int) -> tuple[TypeConverter, list[ConversionPattern[Any]]]:
    """The types of integers of twice this width, and the patterns of operations of `arith` on them."""

    def convert(type: Type) -> Type:
        element = type.element_type if isinstance(type, VectorType) else type
        if isinstance(type, FunctionType):
            inputs, results = map(converter.convert_types, (type.inputs, type.results))
            if inputs is None or results is None:
                raise NotConvertible
            return FunctionType.get(inputs, results)
        if not isinstance(element, IntegerType) or element.width <= width:
            return type
        if element.width != 2 * width:
            raise NotConvertible
        half = IntegerType.get(width)
        if isinstance(type, VectorType):
            return type.clone_with((*type.shape, 2), half)
        return VectorType.get([2], half) if isinstance(type, IntegerType) else type

    converter = TypeConverter()
    converter.add_conversion(convert)
    patterns: list[ConversionPattern[Any]] = _Emulation(converter, width).patterns()
    return converter, [*patterns, EmulatePrint(converter)]


class EmulationPass(Pass):
    """Emulation of wide integers in the operations of a pass."""

    widest = unsigned("widest-int-supported", 32, "Widest integer type supported by the target")

    def run_on_operation(self, op: Operation) -> None:
        width = self.widest
        if width < 2 or width & (width - 1):
            self.signal_failure(op.error(f"expected a power of two for the width, got {width}"))
            return
        load_dependent_dialects(op, "arith", "vector")
        self.emulate(op, *emulation(width))

    def emulate(
        self, op: Operation, converter: TypeConverter, patterns: list[ConversionPattern[Any]]
    ) -> None:
        """Converts with these types and patterns, and others of the pass."""
        raise NotImplementedError


@register_pass
class ArithEmulateWideIntPass(EmulationPass):
    """Emulates integers of twice the width that a target has."""

    ARGUMENT = "arith-emulate-wide-int"
    NAME = "ArithEmulateWideInt"
    SUMMARY = "Emulate 2*N-bit integer operations using N-bit operations"

    def emulate(
        self, op: Operation, converter: TypeConverter, patterns: list[ConversionPattern[Any]]
    ) -> None:
        target = ConversionTarget()
        target.add_dynamically_legal_op(
            func.FuncOp,
            lambda each: converter.is_signature_legal(cast("func.FuncOp", each).function_type),
        )
        for kind in (func.CallOp, func.ReturnOp, vector.PrintOp):
            target.add_dynamically_legal_op(kind, converter.is_legal)
        target.add_dynamically_legal_dialect(converter.is_legal, "arith")
        target.add_legal_dialect("vector")
        target.add_dynamically_legal_op(vector.PrintOp, converter.is_legal)
        calls = [OperationTypes(converter, kind) for kind in (func.CallOp, func.ReturnOp)]
        apply_partial_conversion(
            op, target, [*patterns, FunctionTypes(converter, func.FuncOp), *calls]
        )
