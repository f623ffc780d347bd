"""Functions that print single values (`mlir_c_runner_utils`), as C and C++ write them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from math import copysign, isnan

from odsgen.native.runner.output import current_run
from odsgen.native.runner.table import Functions, RunnerFunction
from odsgen.runtime import BFloat16Type, f16


def float_text(value: float) -> str:
    """A float as `%g` of C writes it."""
    if isnan(value):
        return "-nan" if copysign(1.0, value) < 0 else "nan"
    return f"{value:g}"


def complex_text(value: complex) -> str:
    """A complex number as C++ writes it: `(1,-0.5)`."""
    return f"({float_text(value.real)},{float_text(value.imag)})"


def f16_text(bits: int) -> str:
    """The text of half-precision bits."""
    return float_text(f16.SEMANTICS.to_float(bits))


def bf16_text(bits: int) -> str:
    """The text of bfloat16 bits."""
    return float_text(BFloat16Type.get().SEMANTICS.to_float(bits))


def _prints(text: Callable[..., str], *arguments: object) -> RunnerFunction:
    return RunnerFunction(lambda *values: current_run().write(text(*values)), None, arguments)


def _string(address: int | None) -> str:
    return ctypes.string_at(address or 0).decode("utf-8", "surrogateescape")


def _print_flops(flops: float) -> None:
    sys.stderr.write(f"{flops / 1e9:.6f} GFLOPS\n")


FUNCTIONS: Functions = {
    "printI64": _prints(str, ctypes.c_int64),
    "printU64": _prints(str, ctypes.c_uint64),
    "printF16": _prints(f16_text, ctypes.c_uint16),
    "printBF16": _prints(bf16_text, ctypes.c_uint16),
    "printF32": _prints(float_text, ctypes.c_float),
    "printF64": _prints(float_text, ctypes.c_double),
    "printString": _prints(_string, ctypes.c_void_p),
    "printOpen": _prints(lambda: "( "),
    "printClose": _prints(lambda: " )"),
    "printComma": _prints(lambda: ", "),
    "printNewline": _prints(lambda: "\n"),
    "printFlops": RunnerFunction(_print_flops, None, (ctypes.c_double,)),
}
