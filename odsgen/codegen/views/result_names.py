"""The names that ODS suggests for the results of an operation with several: `%low, %high`."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import string_literal
from odsgen.codegen.views.methods import MethodView
from odsgen.codegen.views.value_groups import op_groups
from odsgen.ods.model import OpDef

_INTERFACE = "OpAsmOpInterface"  # who has it says for themselves


def result_names(op: OpDef, context: FileContext) -> tuple[MethodView, ...]:
    """The first value of each group is called as the definition is; one definition needs no name."""
    names = [result.name for result in op.results]
    if len(names) < 2 or not any(names) or any(i.name == _INTERFACE for i in op.interfaces):
        return ()
    return (
        MethodView(
            name="asm_result_names",
            parameters=(),
            returns=context.imports.annotation("list[str | None]"),
            documentation=docstring("The names that the results would like to have"),
            body="\n".join(_body(op)),
            is_static=False,
        ),
    )


def _body(op: OpDef) -> list[str]:
    groups = op_groups(op).results
    if all(group.is_single for group in groups):
        return [f"return [{', '.join(string_literal(r.name) for r in op.results)}]"]
    lines = list(dict.fromkeys(line for group in groups for line in group.prelude))
    lines.append("names: list[str | None] = [None] * len(self._results)")
    for result, group in zip(op.results, groups, strict=True):
        statement = f"names[{group.start}] = {string_literal(result.name)}"
        if not group.is_single:
            lines.append(f"if {group.slice}:")
            statement = f"    {statement}"
        lines.append(statement)
    return [*lines, "return names"]
