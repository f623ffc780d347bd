from odsgen.ods.loading import (
    load_dialect as load_dialect,
)
from odsgen.ods.loading import (
    load_dialect_dict as load_dialect_dict,
)
from odsgen.ods.loading import (
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
)
from odsgen.spec.errors import (
    SpecErrors as SpecErrors,
)
from odsgen.spec.errors import (
    SpecNote as SpecNote,
)
from odsgen.spec.limits import SpecLimits as SpecLimits
from odsgen.spec.limits import current_limits as current_limits
from odsgen.spec.limits import set_limits as set_limits
from odsgen.spec.limits import spec_limits as spec_limits
