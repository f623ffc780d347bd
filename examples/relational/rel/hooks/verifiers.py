"""What the spec cannot say of operations."""

from __future__ import annotations

from odsgen.hooks import implements, verifies, verifies_regions
from odsgen.runtime import Operation, Region, SymbolTableCollection, i1

from ..ops import (
    ExtendOp,
    FilterOp,
    JoinOp,
    QueryOp,
    ReferenceOp,
    ReturnOp,
    SortOp,
    TableOp,
    YieldOp,
)
from ..types import RelationType, RowType
from .columns import column_of


@verifies(ReturnOp)
def verify_return(op: ReturnOp) -> None:
    """A query gives what it says."""
    query = op.parent_op
    assert isinstance(query, QueryOp)  # the spec says so
    if query.schema is not op.relation.type:
        raise op.op_error(
            f"gives '{op.relation.type}', but the query '{query.sym_name}' says '{query.schema}'"
        )


@verifies(SortOp)
def verify_sort(op: SortOp) -> None:
    """The keys are columns."""
    for key in op.keys:
        try:
            column_of(op.input.type, key.column)
        except ValueError as error:
            raise op.op_error(str(error)) from None


@verifies_regions(FilterOp)
def verify_filter_regions(op: FilterOp) -> None:
    """The condition sees one row."""
    _check_rows(op, op.condition, op.input.type)
    _check_condition(op, op.condition)


@verifies_regions(ExtendOp)
def verify_extend_regions(op: ExtendOp) -> None:
    """The value is computed of one row."""
    _check_rows(op, op.value, op.input.type)


@verifies_regions(JoinOp)
def verify_join_regions(op: JoinOp) -> None:
    """The condition sees one row of each side."""
    _check_rows(op, op.condition, op.lhs.type, op.rhs.type)
    _check_condition(op, op.condition)


def _check_rows(op: Operation, region: Region, *relations: RelationType) -> None:
    expected = [RowType.get(relation.columns) for relation in relations]
    given = [argument.type for argument in region.arguments]
    if given != expected:
        texts = ", ".join(f"'{type}'" for type in expected)
        raise op.op_error(f"region must have one argument for each operand: {texts}")


def _check_condition(op: Operation, region: Region) -> None:
    last = region.entry_block.last
    if isinstance(last, YieldOp) and last.value.type is not i1:
        raise op.op_error(f"condition must be 'i1', but it yields '{last.value.type}'")


@implements(ReferenceOp, method="verify_symbol_uses")
def verify_symbol_uses_reference(op: ReferenceOp, symbol_tables: SymbolTableCollection) -> None:
    """A scan is of a table, a call of a query, with the columns that it has."""
    wanted = TableOp if op.name == "rel.scan" else QueryOp
    found = symbol_tables.lookup_nearest_symbol_from(op, op.source_attr)
    if not isinstance(found, wanted):
        raise op.op_error(f"'{op.source}' is no {wanted.OPERATION_NAME.partition('.')[2]}")
    if found.schema is not op.result.type:
        raise op.op_error(f"gives '{op.result.type}', but '{op.source}' has '{found.schema}'")
