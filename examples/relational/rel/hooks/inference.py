"""The types of results: which columns come out of an operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import FloatAttr, IntegerAttr, Region, Type, Value, i64

from ..attributes import ColumnAttr
from ..enums import Function, JoinKind
from ..ops import AggregateOp, ColumnOp, ConstantOp, ExtendOp, JoinOp, ProjectOp, RenameOp, YieldOp
from ..types import NullableType, RelationType, TextType
from .columns import column_of


@infers(ConstantOp)
def infer_constant_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The type of the literal; a string is a text."""
    value = ConstantOp.adaptor(operands, properties, regions).value
    if isinstance(value, IntegerAttr | FloatAttr):
        return [value.type]
    return [TextType.get()]


@infers(ColumnOp)
def infer_column_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The type of the column."""
    op = ColumnOp.adaptor(operands, properties, regions)
    return [column_of(op.row.type, op.column).type]


@infers(ProjectOp)
def infer_project_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The columns that are named, in that order."""
    op = ProjectOp.adaptor(operands, properties, regions)
    return [RelationType.get([column_of(op.input.type, name) for name in op.columns])]


@infers(RenameOp)
def infer_rename_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The same columns, one of them under its new name."""
    op = RenameOp.adaptor(operands, properties, regions)
    renamed = column_of(op.input.type, op.old_name)
    return [
        RelationType.get(
            [
                ColumnAttr.get(op.new_name, column.type) if column is renamed else column
                for column in op.input.type.columns
            ]
        )
    ]


@infers(ExtendOp)
def infer_extend_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The columns, and one with the type of what the region yields."""
    op = ExtendOp.adaptor(operands, properties, regions)
    last = op.value.entry_block.last if op.value.blocks else None
    if not isinstance(last, YieldOp):
        raise ValueError("the region yields no value")
    return [RelationType.get([*op.input.type.columns, ColumnAttr.get(op.column, last.value.type)])]


@infers(JoinOp)
def infer_join_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The columns of both sides; those of the right one may be missing in a left join, and are left out of the others."""
    op = JoinOp.adaptor(operands, properties, regions)
    if op.kind in (JoinKind.semi, JoinKind.anti):
        return [op.lhs.type]
    right = op.rhs.type.columns
    if op.kind is JoinKind.left:
        right = tuple(
            (
                column
                if isinstance(column.type, NullableType)
                else ColumnAttr.get(column.name, NullableType.get(column.type))
            )
            for column in right
        )
    return [RelationType.get([*op.lhs.type.columns, *right])]


@infers(AggregateOp)
def infer_aggregate_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The columns that make the groups, and the measures: a count is an integer, the others are like their column."""
    op = AggregateOp.adaptor(operands, properties, regions)
    columns = [column_of(op.input.type, name) for name in op.by]
    for measure in op.measures:
        of = column_of(op.input.type, measure.column).type
        columns.append(
            ColumnAttr.get(measure.name, i64 if measure.function is Function.count else of)
        )
    return [RelationType.get(columns)]
