"""Tracing of actions: the steps in which programs change, and who is told (MLIR: Action Tracing and Debugging).

Only the standard library is needed, as for the rest of the runtime::

    with tracing(handler):
        PassManager.parse("builtin.module(canonicalize,cse)").run(module)
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.rewriting.actions": "Action ActionHandler Tracer tracing",
        "odsgen.tracing.action_log": "ActionLog LocationFilter",
        "odsgen.tracing.action_profile": "ActionProfile",
        "odsgen.tracing.bisection": "first_wrong_action",
        "odsgen.tracing.debug_counter": "Counter DebugCounter",
        "odsgen.tracing.expensive_checks": "ExpensiveCheckError ExpensiveChecks by",
    },
)
