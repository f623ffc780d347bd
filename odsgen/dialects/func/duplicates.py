"""`duplicate-function-elimination`: one of the functions that do the same stays."""

from __future__ import annotations

from collections.abc import Hashable

from odsgen.passes import Pass, register_pass
from odsgen.runtime import Operation
from odsgen.runtime.ir.equivalence import equivalence_key
from odsgen.runtime.ir.symbol_uses import replace_symbol_uses
from odsgen_dialects import func


def _key(function: func.FuncOp) -> Hashable:
    """A key of all that a function is but for its name."""
    name = function.sym_name
    function.sym_name = ""
    try:
        return equivalence_key(function)
    finally:
        function.sym_name = name


@register_pass
class DuplicateFunctionEliminationPass(Pass):
    """Erases functions equal to an earlier one, which is used in their place."""

    ARGUMENT = "duplicate-function-elimination"
    NAME = "DuplicateFunctionEliminationPass"
    SUMMARY = "Deduplicate functions"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        first: dict[Hashable, func.FuncOp] = {}
        duplicates: list[tuple[func.FuncOp, func.FuncOp]] = []
        for function in op.regions[0].entry_block:
            if isinstance(function, func.FuncOp) and function.body.blocks:
                kept = first.setdefault(_key(function), function)
                if kept is not function:
                    duplicates.append((function, kept))
        replace_symbol_uses({each.sym_name: kept.sym_name for each, kept in duplicates}, op)
        for function, _ in duplicates:
            function.erase()
