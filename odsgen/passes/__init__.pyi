from odsgen.passes.analyses import (
    AnalysisManager as AnalysisManager,
)
from odsgen.passes.analyses import (
    PreservedAnalyses as PreservedAnalyses,
)
from odsgen.passes.base import (
    Pass as Pass,
)
from odsgen.passes.base import (
    PassFailure as PassFailure,
)
from odsgen.passes.base import (
    Statistic as Statistic,
)
from odsgen.passes.instrumentation import (
    PassInstrumentation as PassInstrumentation,
)
from odsgen.passes.manager import (
    OpPassManager as OpPassManager,
)
from odsgen.passes.manager import (
    PassManager as PassManager,
)
from odsgen.passes.options import (
    Option as Option,
)
from odsgen.passes.options import (
    OptionError as OptionError,
)
from odsgen.passes.pipeline_text import (
    PipelineError as PipelineError,
)
from odsgen.passes.registry import (
    find_pass as find_pass,
)
from odsgen.passes.registry import (
    register_pass as register_pass,
)
from odsgen.passes.registry import (
    register_pipeline as register_pipeline,
)
from odsgen.passes.registry import (
    registered_passes as registered_passes,
)
