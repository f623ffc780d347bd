"""`symbol-privatize`: makes the symbols of a table private (MLIR: Symbols and Symbol Tables, "Symbol Visibility")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import texts
from odsgen.passes.registry import register_pass
from odsgen.runtime.ir.symbol_interfaces import as_symbol

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class SymbolPrivatize(Pass):
    """Makes all symbols directly in an operation private, but those that are named."""

    ARGUMENT = "symbol-privatize"
    NAME = "SymbolPrivatize"
    SUMMARY = "Mark symbols private"

    exclude = texts("exclude", "Comma separated list of symbols that should not be marked private")

    def run_on_operation(self, op: Operation) -> None:
        """Set the visibilities."""
        for region in op.regions:
            for block in region.blocks:
                for inner in block:
                    symbol = as_symbol(inner)
                    if symbol is not None and symbol.symbol_name not in self.exclude:
                        symbol.set_private()
