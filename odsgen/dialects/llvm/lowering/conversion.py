"""`convert-to-llvm`: the lowerings to `llvm` of all dialects at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from odsgen.conversion import ConversionPattern, ConversionTarget, apply_partial_conversion
from odsgen.dialects.arith.to_llvm import arith_patterns
from odsgen.dialects.cf.to_llvm import cf_patterns
from odsgen.dialects.complex.to_llvm import complex_patterns
from odsgen.dialects.func.to_llvm import func_patterns, report_variadic_wrappers
from odsgen.dialects.index.to_llvm import index_patterns
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.math.to_llvm import math_patterns
from odsgen.dialects.memref.to_llvm.memory import memref_patterns
from odsgen.dialects.ub.to_llvm import ub_patterns
from odsgen.dialects.vector.to_llvm.conversion import vector_patterns
from odsgen.passes import Pass, flag, register_pass, texts
from odsgen.runtime import (
    Diagnostic,
    DiagnosticError,
    Operation,
    Severity,
    UnknownLoc,
    loaded_dialect,
)

Patterns: TypeAlias = Callable[[LLVMTypeConverter], Iterable[ConversionPattern[Any]]]

#: The patterns by the dialects that are lowered.
PATTERNS: dict[str, Patterns] = {
    "arith": arith_patterns,
    "cf": cf_patterns,
    "complex": complex_patterns,
    "func": func_patterns,
    "index": index_patterns,
    "math": math_patterns,
    "memref": memref_patterns,
    "ub": ub_patterns,
    "vector": vector_patterns,
}
#: Dialects that MLIR loads with others though these do not depend on them in their specs, as far as they are lowered.
_LOADED_BESIDES: dict[str, tuple[str, ...]] = {
    "func": ("arith", "cf"),
    "memref": ("cf",),
    "tensor": ("cf", "index", "math", "memref", "ub"),
    "transform": tuple(PATTERNS),
}


def _loaded_dialects(op: Operation) -> set[str]:
    """The dialects of a program, and those that are loaded with them (MLIR: `dependentDialects`)."""
    pending = [*{inner.dialect_name for inner in op.walk()}, op.dialect_name]
    found: set[str] = set()
    while pending:
        if (name := pending.pop()) not in found:
            found.add(name)
            dialect = loaded_dialect(name)
            pending += dialect.dependencies if dialect is not None else ()
            pending += _LOADED_BESIDES.get(name, ())
    return found


@register_pass
class ConvertToLLVMPass(Pass):
    """Lowers all dialects that say how to `llvm`, or some of them."""

    ARGUMENT = "convert-to-llvm"
    NAME = "ConvertToLLVMPass"
    SUMMARY = "Convert to LLVM via dialect interfaces found in the input IR"

    filter_dialects = texts(
        "filter-dialects", "Test conversion patterns of only the specified dialects"
    )
    dynamic = flag("dynamic", False, "Use op conversion attributes to configure the conversion")
    allow_pattern_rollback = flag(
        "allow-pattern-rollback",
        True,
        "Experimental performance flag to disallow pattern rollback",
    )

    @classmethod
    def rewritten_operations(cls) -> Iterable[str]:
        """Those of all dialects that are lowered."""
        patterns = _patterns(PATTERNS, LLVMTypeConverter(64))
        return [pattern.root for pattern in patterns if pattern.root is not None]

    def run_on_operation(self, op: Operation) -> None:
        loaded = _loaded_dialects(op)
        names = self.filter_dialects or sorted(loaded)
        for name in self.filter_dialects:
            if name not in loaded or name not in PATTERNS:
                wrong = (
                    "dialect does not implement ConvertToLLVMPatternInterface"
                    if name in loaded
                    else "dialect not loaded"
                )
                message = f"{wrong}: {name}"
                raise DiagnosticError([Diagnostic(Severity.ERROR, UnknownLoc.get(), message)])
        converter = (
            LLVMTypeConverter.of_data_layout(op, 0)
            if self.dynamic
            else LLVMTypeConverter.of_machine(op)
        )
        patterns = _patterns([name for name in names if name in PATTERNS], converter)
        target = ConversionTarget()
        target.add_legal_dialect("llvm")
        if "func" not in names:
            target.add_legal_op("func.func")
        unconverted = apply_partial_conversion(op, target, patterns)
        if "func" in names:
            report_variadic_wrappers(self, unconverted, converter)


def _patterns(names: Iterable[str], converter: LLVMTypeConverter) -> list[ConversionPattern[Any]]:
    return [pattern for name in names for pattern in PATTERNS[name](converter)]
