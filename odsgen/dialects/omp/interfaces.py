"""Interface methods of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.symbol_table import SymbolTableCollection

if TYPE_CHECKING:
    from odsgen_dialects.omp import CriticalOp


def verify_symbol_uses_critical(op: CriticalOp, symbol_tables: SymbolTableCollection) -> None:
    """The name is declared."""
    name = op.name_argument_attr
    if name is None:
        return
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    if found is None or found.name != "omp.critical.declare":
        raise op.op_error(f"expected symbol reference {name} to point to a critical declaration")
