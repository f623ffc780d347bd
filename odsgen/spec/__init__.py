"""The spec language: what the author of a dialect writes, loaded with places and checked for shape."""

from odsgen.spec.errors import Place, SpecDiagnostic, SpecDiagnostics, SpecErrors, SpecNote
from odsgen.spec.source import SpecSource, SpecText

__all__ = [
    "Place",
    "SpecDiagnostic",
    "SpecDiagnostics",
    "SpecErrors",
    "SpecNote",
    "SpecSource",
    "SpecText",
]
