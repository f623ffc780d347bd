"""Interface methods of the dialect `omp`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import SymbolTableCollection
from odsgen_dialects.omp import CriticalDeclareOp, CriticalOp


@implements(CriticalOp, method="verify_symbol_uses")
def verify_symbol_uses_critical(op: CriticalOp, symbol_tables: SymbolTableCollection) -> None:
    """CriticalOp::verifySymbolUses"""
    name = op.name_argument_attr
    if name is None:
        return
    found = symbol_tables.lookup_nearest_symbol_from(op, name)
    if not isinstance(found, CriticalDeclareOp):
        raise op.op_error(f"expected symbol reference {name} to point to a critical declaration")
