"""Passes and pass managers: what runs over a whole program (MLIR: Pass Infrastructure).

Only the standard library is needed, as for the rest of the runtime::

    PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
"""

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
