"""The spec language: what the author of a dialect writes, loaded with places and checked for shape."""

from odsgen.places import Place, SpecSource
from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, SpecErrors, SpecNote
from odsgen.spec.source import SpecText

__all__ = [
    "Place",
    "SpecDiagnostic",
    "SpecDiagnostics",
    "SpecErrors",
    "SpecNote",
    "SpecSource",
    "SpecText",
]
