"""`convert-to-emitc`: all dialects that lower to `emitc`, in one conversion."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from odsgen.conversion import ConversionPattern, apply_partial_conversion
from odsgen.dialects.arith.to_emitc import arith_to_emitc
from odsgen.dialects.emitc.lowering.types import emitc_target, emitc_type_converter
from odsgen.dialects.func.to_emitc import func_to_emitc
from odsgen.dialects.memref.to_emitc import memref_to_emitc
from odsgen.dialects.scf.to_emitc import scf_to_emitc
from odsgen.passes import Pass, register_pass, texts
from odsgen.runtime import Operation

_PATTERNS = {
    "arith": arith_to_emitc,
    "func": func_to_emitc,
    "memref": memref_to_emitc,
    "scf": scf_to_emitc,
}


@register_pass
class ConvertToEmitC(Pass):
    """Lowers what it can to `emitc`."""

    ARGUMENT = "convert-to-emitc"
    NAME = "ConvertToEmitC"
    SUMMARY = "Convert to EmitC dialect via dialect interfaces"

    filter_dialects = texts(
        "filter-dialects", "Test conversion patterns of only the specified dialects"
    )

    @classmethod
    def rewritten_operations(cls) -> Iterable[str]:
        """Those of all dialects that are lowered."""
        return [pattern.root for pattern in _patterns(_PATTERNS) if pattern.root is not None]

    def run_on_operation(self, op: Operation) -> None:
        patterns = _patterns(self.filter_dialects or _PATTERNS)
        apply_partial_conversion(op, emitc_target(), patterns)


def _patterns(names: Collection[str]) -> list[ConversionPattern[Any]]:
    converter = emitc_type_converter(memref=True, is_strict=True)
    return [
        pattern
        for name, patterns_of in _PATTERNS.items()
        if name in names
        for pattern in patterns_of(converter)
    ]
