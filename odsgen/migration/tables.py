"""The table `HOOKS` of a package of hooks: its modules by the kinds of hooks in them."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from odsgen.migration.source import Edit, Module, edited
from odsgen.migration.survey import local_decorators

_TABLE = "HOOKS"
_COMMENT = "#: The modules of hooks, by the kind of hooks in them."


def kinds_in(module: Module) -> set[str]:
    """The decorators that a module uses."""
    decorators = local_decorators(module)
    return {
        decorators[node.id]
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Name) and node.id in decorators
    }


def with_table(init: Module, modules: Iterable[Module]) -> Module:
    """The `__init__` of a package with the table of what its other modules have, and of what it said before."""
    table: dict[str, set[str]] = {}
    others = [module for module in modules if module.name != init.name]
    for module in others:
        inner = module.name.removeprefix(f"{init.name}.")
        for kind in kinds_in(module):
            table.setdefault(kind, set()).add(inner)
    known = {module.name.removeprefix(f"{init.name}.") for module in others}
    present = init.assignments.get(_TABLE)
    if present is not None:
        try:
            said = ast.literal_eval(present[1])
        except ValueError:
            return init
        for kind, names in said.items():
            table.setdefault(kind, set()).update(name for name in names if name in known)
    table = {kind: names for kind, names in table.items() if names}
    if not table:
        return init
    text = f"{_TABLE} = {_table_text(table)}"
    if present is not None:
        edit = Edit(*init.span(present[0]), text)
    else:
        end = len(init.text.rstrip())
        edit = Edit(end, len(init.text), f"{chr(10) * 2 if end else ''}{_COMMENT}\n{text}\n")
    return Module(init.path, init.name, edited(init.text, [edit]))


def _table_text(table: dict[str, set[str]]) -> str:
    rows = [
        f'"{kind}": ({", ".join(f"{chr(34)}{name}{chr(34)}" for name in sorted(names))}'
        f'{"," if len(names) == 1 else ""})'
        for kind, names in sorted(table.items())
    ]
    line = f"{{{', '.join(rows)}}}"
    if len(line) + len(_TABLE) + 3 <= 100:
        return line
    return "{\n    " + ",\n    ".join(_wrapped(row) for row in rows) + ",\n}"


def _wrapped(row: str) -> str:
    if len(row) + 5 <= 100:
        return row
    kind, _, names = row.partition(": (")
    inside = names.removesuffix(")").removesuffix(",").split(", ")
    return f"{kind}: (\n        " + ",\n        ".join(inside) + ",\n    )"
