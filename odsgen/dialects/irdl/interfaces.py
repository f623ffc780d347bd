"""Interface methods of the dialect `irdl`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import Operation, SymbolRefAttr, SymbolTableCollection
from odsgen_dialects.irdl import AttributeOp, BaseOp, DialectOp, ParametricOp, TypeOp

_DEFINITIONS = (TypeOp, AttributeOp)


@implements(BaseOp, method="verify_symbol_uses")
def verify_symbol_uses_base(op: BaseOp, symbol_tables: SymbolTableCollection) -> None:
    """BaseOp::verifySymbolUses"""
    _verify_definition(op, op.property_attribute("base_ref"), symbol_tables)


@implements(ParametricOp, method="verify_symbol_uses")
def verify_symbol_uses_parametric(op: ParametricOp, symbol_tables: SymbolTableCollection) -> None:
    """ParametricOp::verifySymbolUses"""
    _verify_definition(op, op.property_attribute("base_type"), symbol_tables)


def _verify_definition(
    op: Operation, reference: object, symbol_tables: SymbolTableCollection
) -> None:
    if not isinstance(reference, SymbolRefAttr):
        return
    dialect = op.parent_op
    while dialect is not None and not isinstance(dialect, DialectOp):
        dialect = dialect.parent_op
    around = dialect.parent_op if dialect is not None else None
    found = (
        symbol_tables.lookup_nearest_symbol_from(around, reference) if around is not None else None
    )
    if found is None:
        raise op.op_error(f"symbol '{reference}' not found")
    if not isinstance(found, _DEFINITIONS):
        raise op.op_error(
            f"symbol '{reference}' does not refer to a type or attribute definition (refers to "
            f"'{found.name}')"
        )
