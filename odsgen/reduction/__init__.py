"""Makes programs smaller while they stay interesting: what `ods-reduce` does (MLIR: `mlir-reduce`).

`Reducer` tries edits of a program, each of which leaves it valid, and keeps those after which a test still finds it interesting.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.reduction.reducer": "EDITS QUICK_EDITS Progress Reducer",
        "odsgen.reduction.testers": "ScriptTester ScriptError",
    },
)
