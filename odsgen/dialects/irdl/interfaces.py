"""Interface methods of the dialect `irdl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import SymbolRefAttr

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen_dialects.irdl import BaseOp, ParametricOp

_DEFINITIONS = frozenset({"irdl.type", "irdl.attribute"})


def verify_symbol_uses_base(op: BaseOp, symbol_tables: SymbolTableCollection) -> None:
    """The base is a type or an attribute."""
    _verify_definition(op, op.property_attribute("base_ref"), symbol_tables)


def verify_symbol_uses_parametric(op: ParametricOp, symbol_tables: SymbolTableCollection) -> None:
    """The base is a type or an attribute."""
    _verify_definition(op, op.property_attribute("base_type"), symbol_tables)


def _verify_definition(
    op: Operation, reference: object, symbol_tables: SymbolTableCollection
) -> None:
    if not isinstance(reference, SymbolRefAttr):
        return
    dialect = op.parent_op
    while dialect is not None and dialect.name != "irdl.dialect":
        dialect = dialect.parent_op
    around = dialect.parent_op if dialect is not None else None
    found = (
        symbol_tables.lookup_nearest_symbol_from(around, reference) if around is not None else None
    )
    if found is None:
        raise op.op_error(f"symbol '{reference}' not found")
    if found.name not in _DEFINITIONS:
        raise op.op_error(
            f"symbol '{reference}' does not refer to a type or attribute definition (refers to "
            f"'{found.name}')"
        )
