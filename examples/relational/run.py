"""Optimizes the queries of a file, writes their SQL and runs it: `python run.py queries/shop.mlir`.

Behind the file may stand the name of a query; without it all are run.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

import rel
import sql

from odsgen.rewriting import apply_patterns_greedily, canonicalization_patterns
from odsgen.runtime import (
    Builder,
    Context,
    DiagnosticError,
    Operation,
    Value,
    as_interface,
    i64,
    parse,
)

Row = tuple[int | float | str, ...]

#: The rows of the tables that the queries of this folder are about.
ROWS: dict[str, Sequence[Row]] = {
    "customers": [
        (1, "Ada", "Berlin"),
        (2, "Bob", "Bern"),
        (3, "Cleo", "Berlin"),
        (4, "Dan", "Oslo"),
    ],
    "orders": [
        (10, 1, 25.0),
        (11, 1, 5.0),
        (12, 2, 70.0),
        (13, 3, 40.0),
        (14, 3, 19.0),
        (15, 9, 99.0),
    ],
}


def rows_of(value: Value) -> float:
    """About how many rows a relation has."""
    op = value.defining_op
    if op is None:
        return 1.0
    guess = as_interface(op, rel.CardinalityInterface)
    return 1.0 if guess is None else guess.estimate([rows_of(operand) for operand in op.operands])


def estimates(module: Operation) -> dict[str, float]:
    """About how many rows each query gives."""
    return {
        query.sym_name: rows_of(last.relation)
        for query in module.walk()
        if isinstance(query, rel.QueryOp)
        and isinstance(last := query.body.entry_block.last, rel.ReturnOp)
    }


def add_query_of_cities(module: Operation) -> rel.QueryOp:
    """A query that is built in Python: the cities of the customers, each once."""
    customers = rel.RelationType.of(
        {"customer": i64, "name": rel.TextType.get(), "city": rel.TextType.get()}
    )
    schema = rel.RelationType.of({"city": rel.TextType.get()})
    with Builder.at_end(module.regions[0].entry_block):
        with (query := rel.query("cities", schema)):
            cities = rel.project(rel.scan(customers, "customers"), ["city"])
            rel.return_(rel.distinct(cities))
    return query.op


def run(module: Operation, wanted: str | None) -> None:
    """Print the SQL of the queries and what it gives."""
    database = sqlite3.connect(":memory:")
    guesses = estimates(module)
    for op in module.walk():
        if isinstance(op, rel.TableOp):
            database.execute(sql.table_sql(op))
            for row in ROWS.get(op.sym_name, ()):
                places = ", ".join("?" * len(row))
                database.execute(f"INSERT INTO {sql.quoted(op.sym_name)} VALUES ({places})", row)
        elif isinstance(op, rel.QueryOp):
            statement = sql.query_sql(op)
            database.execute(statement)
            if wanted in (None, op.sym_name):
                print(f"-- {op.sym_name}, about {guesses[op.sym_name]:g} rows")
                print(statement)
                for row in database.execute(f"SELECT * FROM {sql.quoted(op.sym_name)}"):
                    print("  ", *row)


def main(arguments: Sequence[str]) -> int:
    """Read, check, optimize and run."""
    path = Path(arguments[0])
    try:
        module = parse(
            path.read_text(encoding="utf-8"), Context(dialects=[rel.DIALECT]), filename=str(path)
        )
        add_query_of_cities(module)
        module.verify()
    except DiagnosticError as error:
        print(error, file=sys.stderr)
        return 1
    apply_patterns_greedily(module, canonicalization_patterns([rel.DIALECT]))
    module.verify()
    run(module, arguments[1] if len(arguments) > 1 else None)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
