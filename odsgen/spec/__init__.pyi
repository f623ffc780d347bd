from odsgen.places import Place as Place
from odsgen.places import SpecSource as SpecSource
from odsgen.spec.errors import SpecDiagnostic as SpecDiagnostic
from odsgen.spec.errors import SpecDiagnostics as SpecDiagnostics
from odsgen.spec.errors import SpecErrors as SpecErrors
from odsgen.spec.errors import SpecNote as SpecNote
from odsgen.spec.source import SpecText as SpecText
