"""The spec language: what the author of a dialect writes, loaded with places and checked for shape."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.places": "Place SpecSource",
        "odsgen.spec.errors": "SpecDiagnostic SpecDiagnostics SpecErrors SpecNote",
        "odsgen.spec.source": "SpecText",
    },
)
