"""`arith-expand`: divisions that round, maxima, and conversions of small floats by simpler operations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    Attribute,
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float4E2M1FNType,
    Float8E8M0FNUType,
    Float32Type,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    element_type_or_self,
    f32,
    i8,
    i16,
    i32,
)
from odsgen_dialects import arith

_E8M0 = Float8E8M0FNUType.get()


class Numbers:
    """Builds operations of `arith` at the place of one that is rewritten, on numbers or shapes of them."""

    def __init__(self, op: Operation, rewriter: ConversionRewriter, shape: Type) -> None:
        self._rewriter = rewriter
        self._location = op.location
        self._shape = shape

    def type(self, element: Type) -> Type:
        """The element type, or the shape with elements of it."""
        shape = self._shape
        return shape.clone_with(None, element) if isinstance(shape, ShapedType) else element

    def insert(self, op: Any) -> Value:
        op.location = self._location
        result: Value = self._rewriter.insert(op).results[0]
        return result

    def constant(self, number: float, element: Type) -> Value:
        """A constant, the same for all elements."""
        type = self.type(element)
        value: Attribute
        if isinstance(type, ShapedType):
            value = DenseIntOrFPElementsAttr.get(type, [number])
        elif isinstance(element, FloatType):
            value = FloatAttr.get(number, element)
        else:
            value = IntegerAttr.get(int(number), element)
        return self.insert(arith.ConstantOp.build(value))

    def integers(self, element: Type, *numbers: int) -> list[Value]:
        """Constants, one after the other."""
        return [self.constant(_wrapped(number, element), element) for number in numbers]

    def binary(self, kind: Any, left: Value, right: Value) -> Value:
        return self.insert(kind.build(left, right))

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        """`arith.cmpi` or `arith.cmpf`, by the type."""
        if isinstance(element_type_or_self(left.type), FloatType):
            return self.insert(
                arith.CmpFOp.build(arith.CmpFPredicate[predicate.upper()], left, right)
            )
        return self.insert(arith.CmpIOp.build(arith.CmpIPredicate[predicate], left, right))

    def select(self, condition: Value, then: Value, otherwise: Value) -> Value:
        return self.insert(arith.SelectOp.build(condition, then, otherwise))

    def cast(self, kind: Any, value: Value, element: Type) -> Value:
        return self.insert(kind.build(self.type(element), value))


def _wrapped(number: int, element: Type) -> int:
    """The number as a signed one of the width of the type."""
    width = element.width if isinstance(element, IntegerType) else 64
    number &= (1 << width) - 1
    return number - (1 << width) if number >> (width - 1) and width > 1 else number


# --- divisions and maxima -------------------------------------------------------------------------------------------------


def _ceil_signed(n: Numbers, op: Any) -> Value:
    left, right = op.operands
    element = element_type_or_self(left.type)
    zero, one = n.integers(element, 0, 1)
    quotient = n.binary(arith.DivSIOp, left, right)
    product = n.binary(arith.MulIOp, quotient, right)
    is_inexact = n.compare("ne", left, product)
    signs = n.compare("slt", left, zero), n.compare("slt", right, zero)
    rounds = n.binary(arith.AndIOp, is_inexact, n.compare("eq", *signs))
    return n.select(rounds, n.binary(arith.AddIOp, quotient, one), quotient)


def _floor_signed(n: Numbers, op: Any) -> Value:
    left, right = op.operands
    element = element_type_or_self(left.type)
    quotient = n.binary(arith.DivSIOp, left, right)
    product = n.binary(arith.MulIOp, quotient, right)
    is_inexact = n.compare("ne", left, product)
    (zero,) = n.integers(element, 0)
    signs = n.compare("slt", left, zero), n.compare("slt", right, zero)
    rounds = n.binary(arith.AndIOp, is_inexact, n.compare("ne", *signs))
    (minus_one,) = n.integers(element, -1)
    return n.select(rounds, n.binary(arith.AddIOp, quotient, minus_one), quotient)


def _ceil_unsigned(n: Numbers, op: Any) -> Value:
    left, right = op.operands
    element = element_type_or_self(left.type)
    (zero,) = n.integers(element, 0)
    is_zero = n.compare("eq", left, zero)
    (one,) = n.integers(element, 1)
    quotient = n.binary(arith.DivUIOp, n.binary(arith.SubIOp, left, one), right)
    return n.select(is_zero, zero, n.binary(arith.AddIOp, quotient, one))


def _chosen(predicate: str) -> Callable[[Numbers, Any], Value]:
    def build(n: Numbers, op: Any) -> Value:
        left, right = op.operands
        return n.select(n.compare(predicate, left, right), left, right)

    return build


def _float_choice(predicate: str, *, propagates_nan: bool) -> Callable[[Numbers, Any], Value]:
    def build(n: Numbers, op: Any) -> Value:
        left, right = op.operands
        chosen = n.select(n.compare(predicate, left, right), left, right)
        checked = right if propagates_nan else left
        return n.select(n.compare("uno", checked, checked), right, chosen)

    return build


#: What an operation is computed by.
_ALWAYS: dict[type[Operation], Callable[[Numbers, Any], Value | None]] = {
    arith.CeilDivSIOp: _ceil_signed,
    arith.CeilDivUIOp: _ceil_unsigned,
    arith.FloorDivSIOp: _floor_signed,
    arith.MaxSIOp: _chosen("sgt"),
    arith.MaxUIOp: _chosen("ugt"),
    arith.MinSIOp: _chosen("slt"),
    arith.MinUIOp: _chosen("ult"),
    arith.MaximumFOp: _float_choice("ugt", propagates_nan=True),
    arith.MinimumFOp: _float_choice("ult", propagates_nan=True),
    arith.MaxNumFOp: _float_choice("ugt", propagates_nan=False),
    arith.MinNumFOp: _float_choice("ult", propagates_nan=False),
}


# --- conversions of floats --------------------------------------------------------------------------------------------------


def _extended_bf16(n: Numbers, value: Value) -> Value:
    bits = n.cast(arith.ExtUIOp, n.cast(arith.BitcastOp, value, i16), i32)
    (sixteen,) = n.integers(i32, 16)
    return n.cast(arith.BitcastOp, n.binary(arith.ShLIOp, bits, sixteen), f32)


def _truncated_bf16(n: Numbers, value: Value) -> Value:
    """Rounds to nearest, ties to even; a NaN stays one."""
    is_nan = n.compare("une", value, value)
    (bias,) = n.integers(i32, 0x7FFF)
    (nan,) = n.integers(i16, 0x7FC0)
    sixteen, one = n.integers(i32, 16, 1)
    bits = n.cast(arith.BitcastOp, value, i32)
    last = n.binary(arith.AndIOp, n.binary(arith.ShRUIOp, bits, sixteen), one)
    rounding = n.binary(arith.AddIOp, last, bias)
    rounded = n.binary(arith.AddIOp, bits, rounding)
    half = n.cast(arith.TruncIOp, n.binary(arith.ShRUIOp, rounded, sixteen), i16)
    return n.cast(arith.BitcastOp, n.select(is_nan, nan, half), BFloat16Type.get())


def _extended_e8m0(n: Numbers, value: Value) -> Value:
    bits = n.cast(arith.BitcastOp, value, i8)
    (nan,) = n.integers(i8, 0xFF)
    nan_of_float, shift = n.integers(i32, -1, 23)
    exponent = n.binary(arith.ShLIOp, n.cast(arith.ExtUIOp, bits, i32), shift)
    is_nan = n.compare("eq", bits, nan)
    return n.cast(arith.BitcastOp, n.select(is_nan, nan_of_float, exponent), f32)


def _truncated_e8m0(n: Numbers, value: Value) -> Value:
    bits = n.cast(arith.BitcastOp, value, i32)
    (shift,) = n.integers(i32, 23)
    exponent = n.cast(arith.TruncIOp, n.binary(arith.ShRUIOp, bits, shift), i8)
    return n.cast(arith.BitcastOp, exponent, _E8M0)


def _extended_e2m1(n: Numbers, value: Value) -> Value:
    i4 = IntegerType.get(4)
    bits = n.cast(arith.BitcastOp, value, i4)
    zero, one, two, four, seven = n.integers(i4, 0, 1, 2, 4, 7)
    magnitude = n.binary(arith.AndIOp, bits, seven)
    (place,) = n.integers(i32, 20)
    shifted = n.binary(arith.ShLIOp, magnitude, two)
    is_subnormal = n.compare("eq", magnitude, one)
    fraction = n.select(is_subnormal, zero, shifted)
    mantissa = n.binary(arith.ShLIOp, n.cast(arith.ExtUIOp, fraction, i32), place)
    no_exponent, large, small = n.integers(i32, 0, 0x40000000, 0x3F000000)
    exponent = n.select(n.compare("uge", magnitude, four), large, small)
    exponent = n.select(n.compare("eq", magnitude, zero), no_exponent, exponent)
    (sign,) = n.integers(i32, 0x80000000)
    (negative,) = n.integers(i4, 8)
    sign = n.select(n.compare("uge", bits, negative), sign, no_exponent)
    whole = n.binary(arith.AddIOp, n.binary(arith.AddIOp, mantissa, exponent), sign)
    return n.cast(arith.BitcastOp, whole, f32)


def _truncated_e2m1(n: Numbers, value: Value) -> Value:
    """Clamps, and rounds to nearest."""
    i4 = IntegerType.get(4)
    one, three = n.integers(i4, 1, 3)
    (half_place,) = n.integers(i32, 22)
    zero8, minus8 = n.integers(i8, 0, -1)
    (zero32,) = n.integers(i32, 0)
    upper, lower = n.constant(6.0, f32), n.constant(-6.0, f32)
    value = n.binary(arith.MinNumFOp, value, upper)
    value = n.binary(arith.MaxNumFOp, value, lower)
    bits = n.cast(arith.BitcastOp, value, i32)
    (sign_place,) = n.integers(i32, 31)
    sign = n.cast(arith.TruncIOp, n.binary(arith.ShRUIOp, bits, sign_place), i4)
    sign = n.binary(arith.ShLIOp, sign, three)
    bias, exponent_place = n.integers(i32, 126, 23)
    exponent = n.binary(arith.ShRUIOp, bits, exponent_place)
    exponent = n.binary(arith.SubIOp, exponent, bias)
    narrow = n.binary(arith.ShLIOp, n.cast(arith.TruncIOp, exponent, i4), one)
    result = n.binary(arith.AddIOp, sign, narrow)
    (first_bit,) = n.integers(i32, 0x400000)
    first = n.binary(arith.ShRUIOp, n.binary(arith.AndIOp, bits, first_bit), half_place)
    result = n.binary(arith.AddIOp, result, n.cast(arith.TruncIOp, first, i4))
    (fraction_bits,) = n.integers(i32, 0x7FFFFF)
    short = n.cast(arith.TruncIOp, exponent, i8)
    is_subnormal = n.compare("sle", short, zero8)
    is_tiny = n.compare("eq", short, minus8)
    rest = n.compare("ugt", n.binary(arith.AndIOp, bits, fraction_bits), zero32)
    rounds_up = n.binary(arith.AndIOp, is_tiny, rest)
    is_half = n.compare("eq", short, zero8)
    all_ones, zero4 = n.integers(i4, -1, 0)
    chosen = n.select(is_subnormal, all_ones, result)
    chosen = n.select(rounds_up, zero4, chosen)
    chosen = n.select(is_half, result, chosen)
    later_bits, half = n.integers(i32, 0x3FFFFF, 0x200000)
    rounds = n.compare("uge", n.binary(arith.AndIOp, bits, later_bits), half)
    rounds = n.binary(arith.OrIOp, rounds, is_subnormal)
    chosen = n.select(rounds, n.binary(arith.AddIOp, chosen, one), chosen)
    return n.cast(arith.BitcastOp, chosen, Float4E2M1FNType.get())


_EXTENSIONS: dict[type[FloatType], Callable[[Numbers, Value], Value]] = {
    BFloat16Type: _extended_bf16,
    Float8E8M0FNUType: _extended_e8m0,
    Float4E2M1FNType: _extended_e2m1,
}
_TRUNCATIONS: dict[type[FloatType], Callable[[Numbers, Value], Value]] = {
    BFloat16Type: _truncated_bf16,
    Float8E8M0FNUType: _truncated_e8m0,
    Float4E2M1FNType: _truncated_e2m1,
}


def _extend(n: Numbers, op: Any, kinds: set[type[FloatType]]) -> Value | None:
    kind: Any = type(element_type_or_self(op.operands[0].type))
    target = element_type_or_self(op.results[0].type)
    if kind not in kinds or (kind is BFloat16Type and not isinstance(target, Float32Type)):
        return None
    value = _EXTENSIONS[kind](n, op.operands[0])
    return _resized(n, value, target, op)


def _truncate(n: Numbers, op: Any, kinds: set[type[FloatType]]) -> Value | None:
    source = element_type_or_self(op.operands[0].type)
    kind: Any = type(element_type_or_self(op.results[0].type))
    if kind not in kinds or (kind is BFloat16Type and not isinstance(source, Float32Type)):
        return None
    return _TRUNCATIONS[kind](n, _resized(n, op.operands[0], f32, op))


def _resized(n: Numbers, value: Value, element: Type, op: Any) -> Value:
    """The float in another type."""
    found = element_type_or_self(value.type)
    if found is element:
        return value
    assert isinstance(found, FloatType) and isinstance(element, FloatType)
    kind = arith.ExtFOp if found.width < element.width else arith.TruncFOp
    return n.insert(kind.build(n.type(element), value, fastmath=op.fastmath))


def _scale(n: Numbers, op: Any) -> Value | None:
    """The scale as a float of 8 bits that has an exponent alone."""
    scale: Value = op.scale
    element = element_type_or_self(scale.type)
    if isinstance(element, FloatType) and element.width >= 16:
        return n.insert(arith.TruncFOp.build(n.type(_E8M0), scale, fastmath=op.fastmath))
    return scale if isinstance(element, Float8E8M0FNUType) else None


_NO_FLAGS = arith.FastMathFlags.none


def _scaled_extension(n: Numbers, op: Any) -> Value | None:
    scale = _scale(n, op)
    if scale is None:
        return None
    result = element_type_or_self(op.results[0].type)
    flags = op.fastmath or _NO_FLAGS
    factor = n.insert(arith.ExtFOp.build(n.type(result), scale, fastmath=op.fastmath))
    value = n.insert(arith.ExtFOp.build(n.type(result), op.operands[0], fastmath=op.fastmath))
    return n.insert(arith.MulFOp.build(value, factor, fastmath=flags))


def _scaled_truncation(n: Numbers, op: Any) -> Value | None:
    scale = _scale(n, op)
    if scale is None:
        return None
    source = element_type_or_self(op.operands[0].type)
    target = element_type_or_self(op.results[0].type)
    flags = op.fastmath or _NO_FLAGS
    factor = n.insert(arith.ExtFOp.build(n.type(source), scale, fastmath=op.fastmath))
    value = n.insert(arith.DivFOp.build(op.operands[0], factor, fastmath=flags))
    return n.insert(
        arith.TruncFOp.build(
            n.type(target), value, roundingmode=op.roundingmode, fastmath=op.fastmath
        )
    )


# --- the pass ---------------------------------------------------------------------------------------------------------------


class Expansion(ConversionPattern[Any]):
    """Computes an operation by others."""

    def __init__(
        self, root: type[Operation], build: Callable[[Numbers, Any], Value | None]
    ) -> None:
        super().__init__()
        self.root = root.OPERATION_NAME
        self._build = build

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        numbers = Numbers(op, rewriter, op.results[0].type)
        value = self._build(numbers, op)
        if value is None:
            return rewriter.match_failure(op, "stays as it is")
        rewriter.replace_op(op, [value])
        return True


def expansions(kinds: set[type[FloatType]]) -> Iterator[Expansion]:
    """The patterns, with those for conversions of these floats."""
    for root, build in _ALWAYS.items():
        yield Expansion(root, build)
    if kinds:
        yield Expansion(arith.ExtFOp, lambda n, op: _extend(n, op, kinds))
        yield Expansion(arith.TruncFOp, lambda n, op: _truncate(n, op, kinds))
    yield Expansion(arith.ScalingExtFOp, _scaled_extension)
    yield Expansion(arith.ScalingTruncFOp, _scaled_truncation)


@register_pass
class ArithExpandOpsPass(Pass):
    """Expands operations of `arith` that LLVM does not have."""

    ARGUMENT = "arith-expand"
    NAME = "ArithExpandOpsPass"
    SUMMARY = "Legalize Arith ops to be convertible to LLVM."

    include_bf16 = flag("include-bf16", False, "Enable the BF16 expansion patterns")
    include_f8e8m0 = flag("include-f8e8m0", False, "Enable the F8E8M0 expansion patterns")
    include_f4e2m1 = flag("include-f4e2m1", False, "Enable the F4E2M1 expansion patterns")

    def run_on_operation(self, op: Operation) -> None:
        choices: dict[type[FloatType], bool] = {
            BFloat16Type: self.include_bf16,
            Float8E8M0FNUType: self.include_f8e8m0,
            Float4E2M1FNType: self.include_f4e2m1,
        }
        kinds = {kind for kind, is_included in choices.items() if is_included}
        target = ConversionTarget()
        target.add_legal_dialect("arith", "vector")
        target.add_illegal_op(*(root.OPERATION_NAME for root in _ALWAYS))
        target.add_illegal_op("arith.scaling_extf", "arith.scaling_truncf")

        def stays(cast: Operation) -> bool:
            source, result = cast.operand_types[0], cast.result_types[0]
            small, large = (source, result) if isinstance(cast, arith.ExtFOp) else (result, source)
            kind: Any = type(element_type_or_self(small))
            if kind is BFloat16Type and not isinstance(element_type_or_self(large), Float32Type):
                return True
            return kind not in kinds

        for cast in (arith.ExtFOp, arith.TruncFOp):
            target.add_dynamically_legal_op(cast, stays)
        apply_partial_conversion(op, target, expansions(kinds))
