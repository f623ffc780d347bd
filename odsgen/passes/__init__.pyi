from odsgen.passes.analyses import (
    AnalysisManager as AnalysisManager,
    PreservedAnalyses as PreservedAnalyses,
)
from odsgen.passes.base import Pass as Pass, PassFailure as PassFailure, Statistic as Statistic
from odsgen.passes.inlining import DialectInliner as DialectInliner
from odsgen.passes.instrumentation import PassInstrumentation as PassInstrumentation
from odsgen.passes.manager import OpPassManager as OpPassManager, PassManager as PassManager
from odsgen.passes.options import (
    Option as Option,
    OptionError as OptionError,
    choice as choice,
    flag as flag,
    unsigned as unsigned,
)
from odsgen.passes.pipeline_text import PipelineError as PipelineError
from odsgen.passes.registry import (
    find_pass as find_pass,
    register_pass as register_pass,
    register_pipeline as register_pipeline,
    registered_passes as registered_passes,
)
from odsgen.passes.value_liveness import (
    ValueLiveness as ValueLiveness,
    forwarded_operands as forwarded_operands,
)
