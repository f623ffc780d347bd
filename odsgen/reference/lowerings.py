"""The passes that convert and rewrite operations: what they declare, and the patterns that each applies to a small program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

from odsgen.conversion import LegalizationAction
from odsgen.passes import Pass, PassManager
from odsgen.passes.registry import registered_passes
from odsgen.rewriting import CanonicalizationPattern, RewritePattern
from odsgen.rewriting.actions import ActionHandler, tracing
from odsgen.runtime import Context, DiagnosticError, parse

if TYPE_CHECKING:
    from odsgen.conversion import ConversionTarget
    from odsgen.conversion.legalizer import AnyPattern

#: Passes that canonicalize, whose patterns a page names by themselves, and one whose patterns the user gives.
_OF_ANYBODY = ("apply-patterns", "canonicalize", "remove-dead-values")
#: The least program for passes on a module, and on functions.
_MODULE, _FUNCTION = "", "func.func @f() {\n  return\n}\n"


@dataclass(frozen=True, slots=True)
class Lowerings:
    """For the names of operations the passes that change them, by their arguments, in their order."""

    #: Those that are to leave none of them: dialect conversions.
    converting: Mapping[str, Sequence[str]] = field(default_factory=dict)
    #: Those that rewrite the ones that they can.
    rewriting: Mapping[str, Sequence[str]] = field(default_factory=dict)


class _Patterns(ActionHandler):
    """Notes the operations that there are patterns for; those of conversions where their targets do not call them legal."""

    def __init__(self) -> None:
        self.converted: dict[str, None] = {}
        self.rewritten: dict[str, None] = {}

    def conversion(self, target: ConversionTarget, patterns: Sequence[AnyPattern]) -> None:
        for pattern in patterns:
            if pattern.root and target.action(pattern.root) is not LegalizationAction.LEGAL:
                self.converted[pattern.root] = None

    def greedy_rewriting(self, patterns: Sequence[RewritePattern]) -> None:
        for pattern in patterns:
            if pattern.root and not isinstance(pattern, CanonicalizationPattern):
                self.rewritten[pattern.root] = None


def lowerings() -> Lowerings:
    """The passes that change operations, of those that are registered.

    A pass whose patterns follow the program declares what it is for (`Pass.rewritten_operations`).
    """
    converting: dict[str, list[str]] = {}
    rewriting: dict[str, list[str]] = {}
    context = Context()
    for argument, pass_class in sorted(registered_passes().items()):
        if argument not in _OF_ANYBODY:
            patterns = _patterns_of(pass_class, context)
            _note(converting, patterns.converted, argument)
            _note(rewriting, patterns.rewritten, argument)
    return Lowerings(converting, rewriting)


def _note(found: dict[str, list[str]], names: Mapping[str, None], argument: str) -> None:
    for name in names:
        found.setdefault(name, []).append(argument)


def _patterns_of(pass_class: type[Pass], context: Context) -> _Patterns:
    """The patterns of a pass; those of one that needs more than a small program, as far as it declares them."""
    seen = _Patterns()
    declared = dict.fromkeys(pass_class.rewritten_operations())
    if declared:
        is_conversion = pass_class.ARGUMENT.startswith("convert-")
        (seen.converted if is_conversion else seen.rewritten).update(declared)
        return seen
    on_functions = (pass_class.INTERFACE, pass_class.OPERATION) in (
        ("FunctionOpInterface", None),
        (None, "func.func"),
    )
    on_any = pass_class.INTERFACE is None and pass_class.OPERATION in (None, "builtin.module")
    if on_functions or on_any:
        argument = pass_class.ARGUMENT
        pipeline = f"builtin.module({f'func.func({argument})' if on_functions else argument})"
        said = StringIO()  # by passes that print
        with suppress(DiagnosticError), redirect_stdout(said), redirect_stderr(said), tracing(seen):
            program = parse(_FUNCTION if on_functions else _MODULE, context)
            PassManager.parse(pipeline).run(program)
    return seen
