from odsgen.ods.loading import (
    load_dialect as load_dialect,
    load_dialect_dict as load_dialect_dict,
    load_dialect_text as load_dialect_text,
)
from odsgen.ods.model import (
    DialectDef as DialectDef,
)
from odsgen.ods.resolve.constraints.table import (
    RESERVED_NAMES as RESERVED_NAMES,
)
from odsgen.ods.resolve.dialect import (
    DialectLoader as DialectLoader,
)
from odsgen.ods.resolve.imports import (
    ImportFinder as ImportFinder,
)
from odsgen.spec.errors import (
    SpecDiagnostic as SpecDiagnostic,
    SpecErrors as SpecErrors,
    SpecNote as SpecNote,
)
from odsgen.spec.limits import (
    SpecLimits as SpecLimits,
    current_limits as current_limits,
    set_limits as set_limits,
    spec_limits as spec_limits,
)
