"""Passes and pass managers: what runs over a whole program (MLIR: Pass Infrastructure).

Only the standard library is needed, as for the rest of the runtime::

    PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.passes.analyses import AnalysisManager, PreservedAnalyses
    from odsgen.runtime.passes.base import Pass, PassFailure, Statistic
    from odsgen.runtime.passes.instrumentation import PassInstrumentation
    from odsgen.runtime.passes.manager import OpPassManager, PassManager
    from odsgen.runtime.passes.options import Option, OptionError
    from odsgen.runtime.passes.pipeline_text import PipelineError
    from odsgen.runtime.passes.registry import (
        find_pass,
        register_pass,
        register_pipeline,
        registered_passes,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.passes.analyses": (
                "AnalysisManager",
                "PreservedAnalyses",
            ),
            "odsgen.runtime.passes.base": (
                "Pass",
                "PassFailure",
                "Statistic",
            ),
            "odsgen.runtime.passes.instrumentation": ("PassInstrumentation",),
            "odsgen.runtime.passes.manager": (
                "OpPassManager",
                "PassManager",
            ),
            "odsgen.runtime.passes.options": (
                "Option",
                "OptionError",
            ),
            "odsgen.runtime.passes.pipeline_text": ("PipelineError",),
            "odsgen.runtime.passes.registry": (
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
