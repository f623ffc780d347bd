"""Functions of the C library for numbers, where programs declare them: `sqrtf`, `pow`, `fmaf` …"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.interpreter.requests import UndefinedBehavior
from odsgen.interpreter.values import POISON
from odsgen.runtime.builtin.types import FloatType, f32, f64
from odsgen.runtime.floats.functions import fused

if TYPE_CHECKING:
    from odsgen.interpreter.machine import External


def _root(number: float) -> float:
    return math.sqrt(number) if number >= 0.0 else math.nan


def _rounded_away(number: float) -> float:
    if not math.isfinite(number):
        return number
    return math.copysign(math.floor(abs(number) + 0.5), number)


def _whole(function: Callable[[float], int]) -> Callable[[float], float]:
    def compute(number: float) -> float:
        if not math.isfinite(number):
            return number
        return math.copysign(float(function(number)), number)

    return compute


def _extreme(choose: Callable[[float, float], float]) -> Callable[[float, float], float]:
    def compute(a: float, b: float) -> float:
        if math.isnan(a) or math.isnan(b):
            return b if math.isnan(a) else a
        return choose(a, b)

    return compute


_FUNCTIONS: dict[str, Callable[..., float]] = {
    **{
        name: getattr(math, name)
        for name in (
            "acos acosh asin asinh atan atan2 atanh cbrt copysign cos cosh erf erfc exp expm1 "
            "fabs fmod log log10 log1p log2 pow sin sinh tan tanh"
        ).split()
    },
    "ceil": _whole(math.ceil),
    "exp2": lambda number: math.pow(2.0, number),
    "floor": _whole(math.floor),
    "fmax": _extreme(max),
    "fmin": _extreme(min),
    "lgamma": math.lgamma,
    "logb": lambda number: float(math.frexp(number)[1] - 1),
    "nearbyint": _whole(round),
    "rint": _whole(round),
    "round": _rounded_away,
    "roundeven": _whole(round),
    "sqrt": _root,
    "tgamma": math.gamma,
    "trunc": _whole(math.trunc),
}


def c_functions() -> dict[str, External]:
    """The functions by name, for `double` and, with an `f` behind it, for `float`."""
    found: dict[str, External] = {}
    for name, function in _FUNCTIONS.items():
        found[name] = _external(function, f64)
        found[f"{name}f"] = _external(function, f32)
    for name, type in (("fma", f64), ("fmaf", f32)):
        found[name] = _fused(type)
    return found


def _external(function: Callable[..., float], type: FloatType) -> External:
    semantics = type.SEMANTICS

    def compute(*operands: Any) -> list[int]:
        _check(operands)
        numbers = [semantics.to_float(bits) for bits in operands]
        try:
            found = function(*numbers)
        except OverflowError:
            found = math.inf
        except ValueError:
            # The C library divides by zero where Python raises: log(0), pow(0, -1).
            found = -math.inf if numbers == [0.0] else math.nan
        return [semantics.from_float(found)]

    return compute


def _fused(type: FloatType) -> External:
    def compute(*operands: Any) -> list[int]:
        _check(operands)
        a, b, c = operands
        return [fused(type.SEMANTICS, a, b, c)]

    return compute


def _check(operands: tuple[Any, ...]) -> None:
    if POISON in operands:
        raise UndefinedBehavior("passes poison to a function of the C library")
