"""Folds of `math` that are not what the spec says: functions of the C library, and rounding in very small formats.

As in MLIR, `f32` uses the `float` functions of the C library.  Without a library, and in other formats, they do not fold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.math.library import call
from odsgen.dialects.shared import fold_numbers, semantics_of
from odsgen.hooks import folds
from odsgen.runtime import Attribute, FloatSemantics, Operation, Value
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import math

if TYPE_CHECKING:
    Constants = Sequence[Attribute | None]
    Fold = Callable[[Any, Constants], Sequence[Attribute | Value] | None]
    #: Whether the function is not called for bits of a format.
    Excludes = Callable[[FloatSemantics, int], bool]

_FUNCTIONS: dict[type[Operation], str] = {
    math.AcosOp: "acos",
    math.AcoshOp: "acosh",
    math.AsinOp: "asin",
    math.AsinhOp: "asinh",
    math.AtanOp: "atan",
    math.AtanhOp: "atanh",
    math.CosOp: "cos",
    math.CoshOp: "cosh",
    math.ErfOp: "erf",
    math.ErfcOp: "erfc",
    math.ExpOp: "exp",
    math.Exp2Op: "exp2",
    math.ExpM1Op: "expm1",
    math.PowFOp: "pow",
    math.RoundOp: "round",
    math.SinOp: "sin",
    math.SinhOp: "sinh",
    math.TanOp: "tan",
    math.TanhOp: "tanh",
    math.TruncOp: "trunc",
}
_UNLESS_NEGATIVE: dict[type[Operation], str] = {
    math.LogOp: "log",
    math.Log2Op: "log2",
    math.Log10Op: "log10",
    math.SqrtOp: "sqrt",
}


def _calling(function: str, excludes: Excludes | None = None) -> Fold:
    """The fold that calls a function of the C library."""

    def fold(op: Any, operands: Constants) -> Sequence[Attribute | Value] | None:
        semantics = semantics_of(op.result.type)

        def compute(*bits: int) -> int | None:
            if excludes is not None and excludes(semantics, bits[0]):
                return None
            return call(function, semantics.width, bits)

        folded = fold_numbers(operands, op.result.type, compute)
        return None if folded is None else [folded]

    return fold


def _is_below_minus_one(semantics: FloatSemantics, bits: int) -> bool:
    one = semantics.from_fraction(1)
    return semantics.is_negative(arithmetic.add(semantics, bits, one))


for _op_class, _function in _FUNCTIONS.items():
    folds(_op_class, looks_at=())(_calling(_function))
for _op_class, _function in _UNLESS_NEGATIVE.items():
    folds(_op_class, looks_at=())(_calling(_function, FloatSemantics.is_negative))
folds(math.Log1pOp, looks_at=())(_calling("log1p", _is_below_minus_one))


@folds(math.CeilOp, math.FloorOp, math.RoundEvenOp, looks_at=())
def fold_to_whole(op: Any, operands: Constants) -> Sequence[Attribute | Value] | None:
    """As in MLIR, no number is left where 2 to the power of the digits overflows."""
    semantics = semantics_of(op.result.type)
    if semantics.width > 8 or semantics.to_fraction(semantics.largest()) >= 1 << (
        semantics.precision - 1
    ):
        return None

    def compute(bits: int) -> int:
        if semantics.is_zero(bits) or not semantics.is_finite(bits):
            return arithmetic.quiet(semantics, bits)
        return semantics.nan(semantics.is_negative(bits)) & ((1 << semantics.width) - 1)

    folded = fold_numbers(operands, op.result.type, compute)
    return None if folded is None else [folded]


@folds(math.Atan2Op, looks_at=())
def fold_atan2(op: math.Atan2Op, operands: Constants) -> Sequence[Attribute | Value] | None:
    """As in MLIR, the angle of two zeros is NaN."""
    semantics = semantics_of(op.result.type)

    def compute(a: int, b: int) -> int | None:
        if semantics.is_zero(a) and semantics.is_zero(b):
            return semantics.nan()
        return call("atan2", semantics.width, (a, b))

    folded = fold_numbers(operands, op.result.type, compute)
    return None if folded is None else [folded]
