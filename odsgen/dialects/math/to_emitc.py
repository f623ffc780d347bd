"""`convert-math-to-emitc`: calls of the functions of C's and C++'s libraries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.emitc.lowering.types import CBuilder
from odsgen.passes import Pass, choice, register_pass
from odsgen.runtime import Operation, f32, f64
from odsgen_dialects import emitc

_FUNCTIONS = {
    "absf": "fabs",
    "acos": "acos",
    "asin": "asin",
    "atan2": "atan2",
    "ceil": "ceil",
    "cos": "cos",
    "exp": "exp",
    "floor": "floor",
    "powf": "pow",
    "round": "round",
    "sin": "sin",
}


class LibraryCall(ConversionPattern[Any]):
    """Calls a function of floats of one size: C names each size, C++ has overloads."""

    def __init__(self, root: str, callee: str, is_c: bool) -> None:
        super().__init__()
        self.root = root
        self.callee = callee
        self.is_c = is_c

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if type not in (f32, f64):
            return rewriter.match_failure(op, "the libraries have functions of f32 and f64")
        name = f"std::{self.callee}"
        if self.is_c:
            name = f"{self.callee}f" if type is f32 else self.callee
        call = emitc.CallOpaqueOp.build([type], name, adaptor.operands)
        rewriter.replace_op(op, [CBuilder(op, rewriter).insert(call)])
        return True


def math_to_emitc(*, is_c: bool = True) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `math`."""
    for name, callee in _FUNCTIONS.items():
        yield LibraryCall(f"math.{name}", callee, is_c)


@register_pass
class ConvertMathToEmitC(Pass):
    """Lowers `math` to calls."""

    ARGUMENT = "convert-math-to-emitc"
    NAME = "ConvertMathToEmitC"
    SUMMARY = "Convert some Math operations to EmitC call_opaque operations"

    language_target = choice(
        "language-target",
        "c99",
        "Select the language standard target for callees (c99 or cpp11).",
        {"c99": "c99", "cpp11": "cpp11"},
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_op("emitc.call_opaque")
        target.add_illegal_op(*(f"math.{name}" for name in _FUNCTIONS))
        apply_partial_conversion(op, target, math_to_emitc(is_c=self.language_target == "c99"))
