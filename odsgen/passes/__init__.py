"""Passes and pass managers: what runs over a whole program (MLIR: Pass Infrastructure).

Only the standard library is needed, as for the rest of the runtime::

    PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.passes.analyses": "AnalysisManager PreservedAnalyses",
        "odsgen.passes.base": "Pass PassFailure Statistic",
        "odsgen.passes.inlining": "DialectInliner",
        "odsgen.passes.instrumentation": "PassInstrumentation",
        "odsgen.passes.manager": "OpPassManager PassManager",
        "odsgen.passes.options": "Option OptionError choice flag integer text texts unsigned",
        "odsgen.passes.pipeline_text": "PipelineError",
        "odsgen.passes.registry": "find_pass register_pass register_pipeline registered_passes",
        "odsgen.passes.value_liveness": "ValueLiveness forwarded_operands",
    },
)
