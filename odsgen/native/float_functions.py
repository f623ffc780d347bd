"""Functions that LLVM calls for conversions of small floats, where the machine has no instructions for them, as LLVM IR."""

from __future__ import annotations

from typing import NamedTuple


class _Format(NamedTuple):
    """A float: its name in LLVM IR, its bits, and those of its fraction."""

    llvm: str
    width: int
    fraction: int

    @property
    def bias(self) -> int:
        return (1 << (self.width - 2 - self.fraction)) - 1

    @property
    def infinity(self) -> int:
        return (2 * self.bias + 1) << self.fraction


_HALF = _Format("half", 16, 10)
_BFLOAT = _Format("bfloat", 16, 7)
_FLOAT = _Format("float", 32, 23)
_DOUBLE = _Format("double", 64, 52)


def _truncation(name: str, source: _Format, target: _Format) -> str:
    """Rounds to the nearest number of a smaller format, ties to even; NaNs keep the first bits of their payload."""
    i, width = f"i{source.width}", source.width
    shift = source.fraction - target.fraction
    rebias = (source.bias - target.bias) << source.fraction
    least_normal = rebias + (1 << source.fraction)
    quiet = target.infinity | 1 << (target.fraction - 1)
    sign = 1 << (width - 1)
    return f"""
define {target.llvm} @{name}({source.llvm} %x) {{
  %bits = bitcast {source.llvm} %x to {i}
  %abs = and {i} %bits, {sign - 1}
  %biased = lshr {i} %abs, {source.fraction}
  ; what is below the least normal number of the target: shifted by as much as its exponent is less
  %whole = and {i} %abs, {(1 << source.fraction) - 1}
  %significand = or {i} %whole, {1 << source.fraction}
  %less = sub {i} {source.bias - target.bias + 1}, %biased
  %most = call {i} @llvm.umin.{i}({i} %less, {i} {source.fraction + 2})
  %down = lshr {i} %significand, %most
  %back = shl {i} %down, %most
  %inexact = icmp ne {i} %back, %significand
  %sticky = zext i1 %inexact to {i}
  %small = or {i} %down, %sticky
  %large = sub {i} %abs, {rebias}
  %is_small = icmp ult {i} %abs, {least_normal if rebias else 0}
  %aligned = select i1 %is_small, {i} %small, {i} %large
  ; rounding
  %cut = lshr {i} %aligned, {shift}
  %odd = and {i} %cut, 1
  %add = add {i} %odd, {(1 << (shift - 1)) - 1}
  %sum = add {i} %aligned, %add
  %rounded = lshr {i} %sum, {shift}
  %bounded = call {i} @llvm.umin.{i}({i} %rounded, {i} {target.infinity})
  ; NaN
  %payload = lshr {i} %abs, {shift}
  %kept = and {i} %payload, {(1 << target.fraction) - 1}
  %nan = or {i} %kept, {quiet}
  %is_nan = icmp ugt {i} %abs, {source.infinity}
  %magnitude = select i1 %is_nan, {i} %nan, {i} %bounded
  %high = lshr {i} %bits, {width - target.width}
  %sign = and {i} %high, {1 << (target.width - 1)}
  %all = or {i} %magnitude, %sign
  %result = trunc {i} %all to i{target.width}
  %value = bitcast i{target.width} %result to {target.llvm}
  ret {target.llvm} %value
}}
"""


_EXTENSION = f"""
define float @__extendhfsf2(half %x) {{
  %bits = bitcast half %x to i16
  %wide = zext i16 %bits to i32
  %abs = and i32 %wide, {(1 << 15) - 1}
  %moved = shl i32 %abs, 13
  %unscaled = bitcast i32 %moved to float
  %scaled = fmul float %unscaled, 0x46F0000000000000
  %finite = bitcast float %scaled to i32
  %special = or i32 %moved, {_FLOAT.infinity}
  %is_special = icmp uge i32 %abs, {_HALF.infinity}
  %magnitude = select i1 %is_special, i32 %special, i32 %finite
  %sign = and i32 %wide, {1 << 15}
  %high = shl i32 %sign, 16
  %all = or i32 %magnitude, %high
  %value = bitcast i32 %all to float
  ret float %value
}}
"""

#: LLVM IR of all of them.
FLOAT_FUNCTIONS = "".join(
    [
        _truncation("__truncsfhf2", _FLOAT, _HALF),
        _truncation("__truncdfhf2", _DOUBLE, _HALF),
        _truncation("__truncsfbf2", _FLOAT, _BFLOAT),
        _truncation("__truncdfbf2", _DOUBLE, _BFLOAT),
        _EXTENSION,
        "declare i32 @llvm.umin.i32(i32, i32)\ndeclare i64 @llvm.umin.i64(i64, i64)\n",
    ]
)


def needs_float_functions(llvm_ir: str) -> bool:
    """Whether a program has small floats."""
    return "half" in llvm_ir or "bfloat" in llvm_ir
