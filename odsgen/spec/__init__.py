"""The spec language: what the author of a dialect writes, loaded with places and checked for shape."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.places import Place, SpecSource
    from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, SpecErrors, SpecNote
    from odsgen.spec.source import SpecText
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.places": (
                "Place",
                "SpecSource",
            ),
            "odsgen.spec.errors": (
                "SpecDiagnostic",
                "SpecDiagnostics",
                "SpecErrors",
                "SpecNote",
            ),
            "odsgen.spec.source": ("SpecText",),
        },
    )

__all__ = [
    "Place",
    "SpecDiagnostic",
    "SpecDiagnostics",
    "SpecErrors",
    "SpecNote",
    "SpecSource",
    "SpecText",
]
