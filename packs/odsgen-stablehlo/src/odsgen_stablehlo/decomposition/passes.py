"""`chlo-legalize-to-stablehlo`: the operations of CHLO as operations of StableHLO."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.conversion import ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared.lowered import Lower, Lowering, NotLowered
from odsgen.passes import Pass, register_pass
from odsgen.runtime import ComplexType, FloatType, IntegerType, Operation, Type, Value, f32

from ..chlo import ops
from . import broadcasts, complex_functions, elementary, special, structured
from .tensors import Tensor

_Function = Callable[..., Tensor]


def _elements(
    of_real: _Function, of_complex: _Function | None = None, of: type[Type] = FloatType
) -> Lower:
    """Computes a function of tensors of floats, or of another type; of complex ones by another function."""

    def lower(op: Operation, operands: Sequence[Value]) -> Value:
        tensors = [Tensor(each) for each in operands]
        function = of_real
        if isinstance(tensors[0].element_type, ComplexType):
            if of_complex is None:
                raise NotLowered("no decomposition of complex numbers")
            function = of_complex
        elif not isinstance(tensors[0].element_type, of):
            raise NotLowered(
                f"no decomposition on elements of the type '{tensors[0].element_type}'"
            )
        return function(*tensors).value

    return lower


def _in_single(function: _Function, narrowest: int = 0) -> _Function:
    """Computes in f32 of floats that are narrower, of at least so many bits."""

    def compute(*tensors: Tensor) -> Tensor:
        type = tensors[0].element_type
        if not isinstance(type, FloatType) or not narrowest <= type.WIDTH < 32:
            return function(*tensors)
        return function(*(each.converted(f32) for each in tensors)).converted(type)

    return compute


_LOWERINGS: dict[type[Operation], Any] = {
    ops.AcosOp: _elements(elementary.acos, complex_functions.acos),
    ops.AcoshOp: _elements(elementary.acosh, complex_functions.acosh),
    ops.AsinAcosKernelOp: _elements(elementary.asin, complex_functions.asin_acos_kernel),
    ops.AsinOp: _elements(elementary.asin, complex_functions.asin),
    ops.AsinhOp: _elements(elementary.asinh, complex_functions.asinh),
    ops.AtanOp: _elements(elementary.atan, complex_functions.atan),
    ops.AtanhOp: _elements(elementary.atanh, complex_functions.atanh),
    ops.BesselI1eOp: _elements(_in_single(special.bessel_i1e, 16)),
    ops.ConjOp: _elements(lambda x: x, complex_functions.conjugate),
    ops.CoshOp: _elements(_in_single(elementary.cosh), elementary.cosh),
    ops.DigammaOp: _elements(_in_single(special.digamma)),
    ops.ErfInvOp: _elements(_in_single(special.erf_inv)),
    ops.ErfOp: _elements(_in_single(special.erf, 16)),
    ops.ErfcOp: _elements(_in_single(special.erfc, 16)),
    ops.IsInfOp: _elements(elementary.is_inf),
    ops.IsNegInfOp: _elements(elementary.is_neg_inf),
    ops.IsPosInfOp: _elements(elementary.is_pos_inf),
    ops.LgammaOp: _elements(_in_single(special.lgamma)),
    ops.MulhiOp: _elements(elementary.mulhi, of=IntegerType),
    ops.NextAfterOp: _elements(elementary.next_after),
    ops.PolygammaOp: _elements(_in_single(special.polygamma)),
    ops.SinhOp: _elements(_in_single(elementary.sinh), elementary.sinh_of_large),
    ops.SquareOp: _elements(elementary.square, complex_functions.square),
    ops.TanOp: structured.tangent,
    ops.ZetaOp: _elements(_in_single(special.zeta)),
    ops.ConstantLikeOp: broadcasts.constant_like,
    ops.ConstantOp: broadcasts.constant,
    ops.BroadcastSelectOp: broadcasts.select,
    **dict.fromkeys(broadcasts.BINARY, broadcasts.binary),
    ops.RaggedDotOp: structured.ragged_dot,
    ops.ScanOp: structured.scan,
    ops.TopKOp: structured.top_k,
}


def decomposition_patterns() -> list[Lowering]:
    """The patterns of `chlo-legalize-to-stablehlo`."""
    return [Lowering(kind, lower) for kind, lower in _LOWERINGS.items()]


@register_pass
class ChloLegalizeToStablehloPass(Pass):
    """Decomposes each operation of CHLO; fails at one that has no decomposition."""

    ARGUMENT = "chlo-legalize-to-stablehlo"
    NAME = "ChloLegalizeToStablehloPass"
    SUMMARY = "Legalizes from CHLO ops flow to StableHLO and Shape ops"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_dialect("chlo")
        target.add_legal_dialect("arith", "shape", "stablehlo", "tensor")
        apply_partial_conversion(op, target, decomposition_patterns())
