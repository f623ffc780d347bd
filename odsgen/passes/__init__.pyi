from odsgen.passes.analyses import (
    AnalysisManager as AnalysisManager,
    PreservedAnalyses as PreservedAnalyses,
)
from odsgen.passes.base import (
    Pass as Pass,
    PassFailure as PassFailure,
    Statistic as Statistic,
)
from odsgen.passes.instrumentation import (
    PassInstrumentation as PassInstrumentation,
)
from odsgen.passes.manager import (
    OpPassManager as OpPassManager,
    PassManager as PassManager,
)
from odsgen.passes.options import (
    Option as Option,
    OptionError as OptionError,
)
from odsgen.passes.pipeline_text import (
    PipelineError as PipelineError,
)
from odsgen.passes.registry import (
    find_pass as find_pass,
    register_pass as register_pass,
    register_pipeline as register_pipeline,
    registered_passes as registered_passes,
)
