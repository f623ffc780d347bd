from odsgen.places import (
    Place as Place,
    SpecSource as SpecSource,
)
from odsgen.spec.errors import (
    SpecDiagnostic as SpecDiagnostic,
    SpecDiagnostics as SpecDiagnostics,
    SpecErrors as SpecErrors,
    SpecNote as SpecNote,
)
from odsgen.spec.source import (
    SpecText as SpecText,
)
