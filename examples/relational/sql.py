"""The SQL of queries in the dialect `rel`."""

from __future__ import annotations

import rel
from rel.ops import ReferenceOp, SetOperationOp

from odsgen.runtime import BoolAttr, FloatAttr, IntegerAttr, Operation, Region, StringAttr, Value

COMPARISONS = {
    rel.Comparison.eq: "=",
    rel.Comparison.ne: "<>",
    rel.Comparison.lt: "<",
    rel.Comparison.le: "<=",
    rel.Comparison.gt: ">",
    rel.Comparison.ge: ">=",
}
SETS: dict[type[Operation], str] = {
    rel.UnionOp: "UNION ALL",
    rel.IntersectOp: "INTERSECT",
    rel.ExceptOp: "EXCEPT",
}
TYPES = {"i1": "BOOLEAN", "i64": "INTEGER", "f64": "REAL", "!rel.text": "TEXT"}


def table_sql(op: rel.TableOp) -> str:
    """The statement that makes the table."""
    schema = op.schema
    assert isinstance(schema, rel.RelationType)
    columns = [f"{quoted(column.name)} {TYPES[str(column.type)]}" for column in schema.columns]
    return f"CREATE TABLE {quoted(op.sym_name)} ({', '.join(columns)})"


def query_sql(op: rel.QueryOp) -> str:
    """The statement that makes the query a view."""
    last = op.body.entry_block.last
    assert isinstance(last, rel.ReturnOp)
    return f"CREATE VIEW {quoted(op.sym_name)} AS {relation_sql(last.relation)}"


def quoted(name: str) -> str:
    """A name as SQL writes it."""
    return '"' + name.replace('"', '""') + '"'


def relation_sql(value: Value) -> str:
    """The SELECT that gives a relation."""
    op = value.defining_op
    match op:
        case ReferenceOp():
            return f"SELECT * FROM {quoted(op.source)}"
        case rel.EmptyOp():
            nothing = ", ".join(f"NULL AS {quoted(c.name)}" for c in op.result.type.columns)
            return f"SELECT {nothing} WHERE FALSE"
        case SetOperationOp():
            return f"SELECT * FROM {source(op.lhs)} {SETS[type(op)]} SELECT * FROM {source(op.rhs)}"
        case rel.FilterOp():
            condition = region_sql(op.condition, ["a"])
            return f"SELECT * FROM {source(op.input)} AS a WHERE {condition}"
        case rel.ExtendOp():
            value_sql = region_sql(op.value, ["a"])
            return f"SELECT *, {value_sql} AS {quoted(op.column)} FROM {source(op.input)} AS a"
        case rel.ProjectOp():
            return f"SELECT {', '.join(map(quoted, op.columns))} FROM {source(op.input)}"
        case rel.RenameOp():
            names = [
                f"{quoted(column.name)} AS {quoted(new.name)}"
                for column, new in zip(op.input.type.columns, op.result.type.columns, strict=True)
            ]
            return f"SELECT {', '.join(names)} FROM {source(op.input)}"
        case rel.JoinOp():
            return join_sql(op)
        case rel.AggregateOp():
            columns = [quoted(name) for name in op.by]
            measures = [
                f"{measure.function.name.upper()}({quoted(measure.column)}) AS {quoted(measure.name)}"
                for measure in op.measures
            ]
            groups = f" GROUP BY {', '.join(columns)}" if columns else ""
            return f"SELECT {', '.join([*columns, *measures])} FROM {source(op.input)}{groups}"
        case rel.SortOp():
            keys = [
                quoted(key.column) + (" DESC" if key.direction is rel.Direction.descending else "")
                for key in op.keys
            ]
            return f"SELECT * FROM {source(op.input)} ORDER BY {', '.join(keys)}"
        case rel.LimitOp():
            return f"SELECT * FROM {source(op.input)} LIMIT {op.count} OFFSET {op.offset}"
        case rel.DistinctOp():
            return f"SELECT DISTINCT * FROM {source(op.input)}"
        case _:
            raise NotImplementedError(f"no SQL for {value!r}")


def source(value: Value) -> str:
    """A relation as it stands behind FROM."""
    op = value.defining_op
    return quoted(op.source) if isinstance(op, ReferenceOp) else f"({relation_sql(value)})"


def join_sql(op: rel.JoinOp) -> str:
    """A join, or the question whether there is a partner."""
    condition = region_sql(op.condition, ["a", "b"])
    lhs, rhs = source(op.lhs), source(op.rhs)
    match op.kind:
        case rel.JoinKind.inner:
            return f"SELECT * FROM {lhs} AS a JOIN {rhs} AS b ON {condition}"
        case rel.JoinKind.left:
            return f"SELECT * FROM {lhs} AS a LEFT JOIN {rhs} AS b ON {condition}"
        case rel.JoinKind.semi | rel.JoinKind.anti:
            word = "EXISTS" if op.kind is rel.JoinKind.semi else "NOT EXISTS"
            return f"SELECT * FROM {lhs} AS a WHERE {word} (SELECT 1 FROM {rhs} AS b WHERE {condition})"


def region_sql(region: Region, rows: list[str]) -> str:
    """What a region yields, of rows that are called so."""
    block = region.entry_block
    last = block.last
    assert isinstance(last, rel.YieldOp)
    return scalar_sql(last.value, dict(zip(block.arguments, rows, strict=True)))


def scalar_sql(value: Value, rows: dict[Value, str]) -> str:
    """An expression."""
    op = value.defining_op
    match op:
        case rel.ConstantOp():
            literal = op.value
            if isinstance(literal, StringAttr):
                return "'" + literal.value.replace("'", "''") + "'"
            if isinstance(literal, BoolAttr):
                return str(literal.value).upper()
            assert isinstance(literal, IntegerAttr | FloatAttr)  # the spec says so
            return str(literal.value)
        case rel.ColumnOp():
            return f"{rows[op.row]}.{quoted(op.column)}"
        case rel.CompareOp():
            lhs, rhs = scalar_sql(op.lhs, rows), scalar_sql(op.rhs, rows)
            return f"({lhs} {COMPARISONS[op.comparison]} {rhs})"
        case rel.AndOp():
            return f"({scalar_sql(op.lhs, rows)} AND {scalar_sql(op.rhs, rows)})"
        case rel.NotOp():
            return f"(NOT {scalar_sql(op.input, rows)})"
        case _:
            raise NotImplementedError(f"no SQL for {value!r}")
