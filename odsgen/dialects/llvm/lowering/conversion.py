"""`convert-to-llvm`: the lowerings to `llvm` of all dialects at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, TypeAlias

from odsgen.conversion import ConversionPattern, apply_partial_conversion
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.passes import Pass, flag, register_pass, texts
from odsgen.runtime import Diagnostic, DiagnosticError, Operation, Severity, UnknownLoc

Patterns: TypeAlias = Callable[[LLVMTypeConverter], Iterable[ConversionPattern[Any]]]

#: The dialects that are lowered, with the modules whose functions `…_patterns` give the patterns.
_MODULES = {
    "arith": "to_llvm",
    "cf": "to_llvm",
    "complex": "to_llvm",
    "func": "to_llvm",
    "index": "to_llvm",
    "math": "to_llvm",
    "memref": "to_llvm.memory",
    "ub": "to_llvm",
    "vector": "to_llvm.conversion",
}


def patterns_of(dialect: str) -> Patterns:
    """The function that gives the patterns that lower a dialect."""
    module = import_module(f"odsgen.dialects.{dialect}.{_MODULES[dialect]}")
    found: Patterns = getattr(module, f"{dialect}_patterns")
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

    def run_on_operation(self, op: Operation) -> None:
        used = {inner.dialect_name for inner in op.walk()} | {op.dialect_name, "arith"}
        names = self.filter_dialects or sorted(used)
        for name in self.filter_dialects:
            if name not in used or name not in _MODULES:
                wrong = (
                    "dialect does not implement ConvertToLLVMPatternInterface"
                    if name in used
                    else "dialect not loaded"
                )
                message = f"{wrong}: {name}"
                raise DiagnosticError([Diagnostic(Severity.ERROR, UnknownLoc.get(), message)])
        converter = (
            LLVMTypeConverter.of_data_layout(op, 0)
            if self.dynamic
            else LLVMTypeConverter.of_machine()
        )
        patterns = [
            pattern
            for name in names
            if name in _MODULES and name in used
            for pattern in patterns_of(name)(converter)
        ]
        target = llvm_target()
        if "func" not in names:
            target.add_legal_op("func.func")
        apply_partial_conversion(op, target, patterns)
