"""Passes and pass managers: what runs over a whole program (MLIR: Pass Infrastructure).

Only the standard library is needed, as for the rest of the runtime::

    PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.passes.analyses import AnalysisManager as AnalysisManager
    from odsgen.passes.analyses import PreservedAnalyses as PreservedAnalyses
    from odsgen.passes.base import Pass as Pass
    from odsgen.passes.base import PassFailure as PassFailure
    from odsgen.passes.base import Statistic as Statistic
    from odsgen.passes.inlining import DialectInliner as DialectInliner
    from odsgen.passes.instrumentation import PassInstrumentation as PassInstrumentation
    from odsgen.passes.manager import OpPassManager as OpPassManager
    from odsgen.passes.manager import PassManager as PassManager
    from odsgen.passes.options import Option as Option
    from odsgen.passes.options import OptionError as OptionError
    from odsgen.passes.options import choice as choice
    from odsgen.passes.options import flag as flag
    from odsgen.passes.options import unsigned as unsigned
    from odsgen.passes.pipeline_text import PipelineError as PipelineError
    from odsgen.passes.registry import find_pass as find_pass
    from odsgen.passes.registry import register_pass as register_pass
    from odsgen.passes.registry import register_pipeline as register_pipeline
    from odsgen.passes.registry import registered_passes as registered_passes
    from odsgen.passes.value_liveness import ValueLiveness as ValueLiveness
    from odsgen.passes.value_liveness import forwarded_operands as forwarded_operands
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.passes.analyses": "AnalysisManager PreservedAnalyses",
            "odsgen.passes.base": "Pass PassFailure Statistic",
            "odsgen.passes.inlining": "DialectInliner",
            "odsgen.passes.instrumentation": "PassInstrumentation",
            "odsgen.passes.manager": "OpPassManager PassManager",
            "odsgen.passes.options": "Option OptionError choice flag unsigned",
            "odsgen.passes.pipeline_text": "PipelineError",
            "odsgen.passes.registry": "find_pass register_pass register_pipeline registered_passes",
            "odsgen.passes.value_liveness": "ValueLiveness forwarded_operands",
        },
    )
