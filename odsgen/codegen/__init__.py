"""The generator: a resolved dialect becomes a Python package."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.codegen.formatting": "FormatterError",
        "odsgen.codegen.generate": "GenerationResult OutputError generate",
        "odsgen.codegen.in_memory": "load_in_memory",
    },
)
