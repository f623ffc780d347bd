"""The passes that convert operations: found by running each on an empty program and looking at its patterns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from typing import TYPE_CHECKING

from odsgen.conversion import LegalizationAction
from odsgen.passes import Pass, PassManager
from odsgen.passes.registry import registered_passes
from odsgen.rewriting.actions import ActionHandler, tracing
from odsgen.runtime import Context, DiagnosticError, parse

if TYPE_CHECKING:
    from odsgen.conversion import ConversionTarget
    from odsgen.conversion.legalizer import AnyPattern

#: Passes whose patterns follow the program: an empty one tells nothing of them.
_AS_USED = ("convert-to-emitc", "convert-to-llvm")
#: The least program for passes on a module, and on functions.
_MODULE, _FUNCTION = "", "func.func @f() {\n  return\n}\n"


class _Patterns(ActionHandler):
    """Notes the operations that conversions have patterns for and that their targets do not call legal."""

    def __init__(self) -> None:
        self.converted: dict[str, None] = {}

    def conversion(self, target: ConversionTarget, patterns: Sequence[AnyPattern]) -> None:
        for pattern in patterns:
            if pattern.root and target.action(pattern.root) is not LegalizationAction.LEGAL:
                self.converted[pattern.root] = None


def lowerings() -> Mapping[str, Sequence[str]]:
    """For the name of each operation that some registered pass converts: the passes, by their arguments, in their order."""
    found: dict[str, list[str]] = {}
    context = Context()
    for argument, pass_class in sorted(registered_passes().items()):
        if argument not in _AS_USED:
            for name in _converted_by(pass_class, context):
                found.setdefault(name, []).append(argument)
    return found


def _converted_by(pass_class: type[Pass], context: Context) -> Iterable[str]:
    """The operations that a pass converts; none of one that needs more than an empty program."""
    on_functions = (pass_class.INTERFACE, pass_class.OPERATION) in (
        ("FunctionOpInterface", None),
        (None, "func.func"),
    )
    on_any = pass_class.INTERFACE is None and pass_class.OPERATION in (None, "builtin.module")
    if not (on_functions or on_any):
        return ()
    argument = pass_class.ARGUMENT
    pipeline = f"builtin.module({f'func.func({argument})' if on_functions else argument})"
    seen = _Patterns()
    said = StringIO()  # by passes that print
    with suppress(DiagnosticError), redirect_stdout(said), redirect_stderr(said), tracing(seen):
        program = parse(_FUNCTION if on_functions else _MODULE, context)
        PassManager.parse(pipeline).run(program)
    return seen.converted
