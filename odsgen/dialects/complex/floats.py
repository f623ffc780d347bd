"""Builds arithmetic on the parts of complex numbers, with the fast-math flags of an operation."""

from __future__ import annotations

from math import isfinite, isinf
from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.runtime import BoolAttr, ComplexType, FloatAttr, FloatType, Value
from odsgen_dialects import arith, complex, math

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.runtime import Type

Pair: TypeAlias = tuple[Value, Value]
_FLAGS = arith.FastMathFlags
_GIVEN: Any = object()
#: The operations of `math` by the names of their functions.
_FUNCTIONS: dict[str, Any] = {
    "absf": math.AbsFOp,
    "atan2": math.Atan2Op,
    "copysign": math.CopySignOp,
    "cos": math.CosOp,
    "exp": math.ExpOp,
    "expm1": math.ExpM1Op,
    "fma": math.FmaOp,
    "log": math.LogOp,
    "log1p": math.Log1pOp,
    "powf": math.PowFOp,
    "rsqrt": math.RsqrtOp,
    "sin": math.SinOp,
    "sqrt": math.SqrtOp,
}


class Floats:
    """Builds operations at the place of one on complex numbers, with its flags unless others are given."""

    def __init__(self, op: Any, rewriter: ConversionRewriter) -> None:
        self._rewriter = rewriter
        self._location = op.location
        self.flags = getattr(op, "fastmath", None) or _FLAGS.none
        operand = op.operands[0].type
        assert isinstance(operand, ComplexType)
        self.type: ComplexType = operand
        self.element: Type = operand.element_type
        both = _FLAGS.nnan | _FLAGS.ninf
        #: Whether nothing has to be done for numbers that are not finite.
        self.is_finite = self.flags & both == both
        #: The flags without those on numbers that are not finite.
        self.without_finite = self.flags & ~both

    def insert(self, op: Any) -> Value:
        op.location = self._location
        result: Value = self._rewriter.insert(op).results[0]
        return result

    # --- complex numbers --------------------------------------------------------------------------------------------------

    def re(self, number: Value) -> Value:
        return self.insert(complex.ReOp.build(number))

    def im(self, number: Value) -> Value:
        return self.insert(complex.ImOp.build(number))

    def parts(self, number: Value) -> Pair:
        return self.re(number), self.im(number)

    def create(self, real: Value, imaginary: Value) -> Value:
        return self.insert(complex.CreateOp.build(self.type, real, imaginary))

    def complex_op(self, kind: Any, *operands: Value) -> Value:
        """An operation on complex numbers with the flags, which is lowered in turn."""
        return self.insert(kind.build(*operands, fastmath=self.flags))

    # --- floats -----------------------------------------------------------------------------------------------------------

    def constant(self, number: float) -> Value:
        if isfinite(number):
            value = FloatAttr.get(number, self.element)
        else:  # as far as the format has it
            assert isinstance(self.element, FloatType)
            format = self.element.SEMANTICS
            bits = format.infinity(number < 0) if isinf(number) else format.nan()
            value = FloatAttr.from_bits(bits, self.element)
        return self.insert(arith.ConstantOp.build(value))

    def true(self) -> Value:
        return self.insert(arith.ConstantOp.build(BoolAttr.get(True)))

    def _set(self, flags: Any) -> Any:
        return self.flags if flags is _GIVEN else flags or _FLAGS.none

    def binary(self, kind: Any, left: Value, right: Value, flags: Any = _GIVEN) -> Value:
        return self.insert(kind.build(left, right, fastmath=self._set(flags)))

    def add(self, left: Value, right: Value, flags: Any = _GIVEN) -> Value:
        return self.binary(arith.AddFOp, left, right, flags)

    def sub(self, left: Value, right: Value) -> Value:
        return self.binary(arith.SubFOp, left, right)

    def mul(self, left: Value, right: Value, flags: Any = _GIVEN) -> Value:
        return self.binary(arith.MulFOp, left, right, flags)

    def div(self, left: Value, right: Value, flags: Any = _GIVEN) -> Value:
        return self.binary(arith.DivFOp, left, right, flags)

    def negate(self, value: Value, flags: Any = _GIVEN) -> Value:
        return self.insert(arith.NegFOp.build(value, fastmath=self._set(flags)))

    def math(self, name: str, *operands: Value, flags: Any = _GIVEN) -> Value:
        """A function of the dialect `math`."""
        return self.insert(_FUNCTIONS[name].build(*operands, fastmath=self._set(flags)))

    # --- conditions -------------------------------------------------------------------------------------------------------

    def compare(self, predicate: str, left: Value, right: Value, flags: Any = _GIVEN) -> Value:
        kind = arith.CmpFPredicate[predicate.upper()]
        return self.insert(arith.CmpFOp.build(kind, left, right, fastmath=self._set(flags)))

    def select(self, condition: Value, then: Value, otherwise: Value) -> Value:
        return self.insert(arith.SelectOp.build(condition, then, otherwise))

    def both(self, left: Value, right: Value) -> Value:
        return self.insert(arith.AndIOp.build(left, right))

    def either(self, left: Value, right: Value) -> Value:
        return self.insert(arith.OrIOp.build(left, right))


def magnitude(n: Floats, real: Value, imaginary: Value, root: str | None = None) -> Value:
    """The absolute value, or its root or reciprocal root, without squares that overflow."""
    flags = n.without_finite
    one = n.constant(1.0)
    widths = n.math("absf", real), n.math("absf", imaginary)
    larger, smaller = n.binary(arith.MaximumFOp, *widths), n.binary(arith.MinimumFOp, *widths)
    ratio = n.div(smaller, larger, flags)
    total = n.add(n.mul(ratio, ratio, flags), one, flags)
    if root is None:
        result = n.mul(larger, n.math("sqrt", total, flags=flags), flags)
    elif root == "sqrt":
        quarter = n.constant(0.25)
        scale = n.math("sqrt", larger, flags=flags)
        result = n.mul(scale, n.math("powf", total, quarter, flags=flags), flags)
    else:
        inverse = n.math("rsqrt", total, flags=flags)
        smaller = n.math("rsqrt", smaller, flags=flags)
        larger = n.math("rsqrt", larger, flags=flags)
        result = n.mul(larger, n.math("sqrt", inverse, flags=flags), flags)
    is_nan = n.compare("uno", result, result, flags)
    return n.select(is_nan, smaller, result)
