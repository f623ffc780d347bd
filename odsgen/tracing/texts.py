"""How actions are shown, in mlir-opt's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes import find_pass
from odsgen.runtime.printer import print_ir
from odsgen.runtime.printer.limits import PrintLimits

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Action
    from odsgen.runtime.ir.operation import Operation

_WITHOUT_REGIONS = PrintLimits(skip_regions=True)


def action_text(action: Action) -> str:
    """The tag and the name of an action; mlir-opt closes no quotes of a pattern."""
    name = action.name
    match action.tag:
        case "pass-execution":
            found = find_pass(name)
            shown = name if found is None else found.NAME
            on = "" if action.op is None else f" on Operation `{action.op.name}`"
            return f"`pass-execution` running `{shown}`{on}"
        case "GreedyPatternRewriteIteration":
            return f"GreedyPatternRewriteIteration({name})"
        case "apply-pattern":
            return f"`apply-pattern pattern: {name}"
    return action.tag


def unit_text(action: Action) -> str:
    """The operation that an action is about, without what is inside it."""
    if action.op is None:
        return ""
    text = operation_text(action.op)
    return f"Region #0 for op {text}" if action.tag == "GreedyPatternRewriteIteration" else text


def operation_text(op: Operation) -> str:
    """An operation in one piece, with {...} for its regions."""
    return print_ir(op, local_scope=True, limits=_WITHOUT_REGIONS).rstrip("\n")
