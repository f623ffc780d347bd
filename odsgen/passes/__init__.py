"""Passes and pass managers: what runs over a whole program (MLIR: Pass Infrastructure).

Only the standard library is needed, as for the rest of the runtime::

    PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.passes.analyses import AnalysisManager, PreservedAnalyses
    from odsgen.passes.base import Pass, PassFailure, Statistic
    from odsgen.passes.instrumentation import PassInstrumentation
    from odsgen.passes.manager import OpPassManager, PassManager
    from odsgen.passes.options import Option, OptionError
    from odsgen.passes.pipeline_text import PipelineError
    from odsgen.passes.registry import (
        find_pass,
        register_pass,
        register_pipeline,
        registered_passes,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.passes.analyses": (
                "AnalysisManager",
                "PreservedAnalyses",
            ),
            "odsgen.passes.base": (
                "Pass",
                "PassFailure",
                "Statistic",
            ),
            "odsgen.passes.instrumentation": ("PassInstrumentation",),
            "odsgen.passes.manager": (
                "OpPassManager",
                "PassManager",
            ),
            "odsgen.passes.options": (
                "Option",
                "OptionError",
            ),
            "odsgen.passes.pipeline_text": ("PipelineError",),
            "odsgen.passes.registry": (
                "find_pass",
                "register_pass",
                "register_pipeline",
                "registered_passes",
            ),
        },
    )

__all__ = [
    "AnalysisManager",
    "OpPassManager",
    "Option",
    "OptionError",
    "Pass",
    "PassFailure",
    "PassInstrumentation",
    "PassManager",
    "PipelineError",
    "PreservedAnalyses",
    "Statistic",
    "find_pass",
    "register_pass",
    "register_pipeline",
    "registered_passes",
]
