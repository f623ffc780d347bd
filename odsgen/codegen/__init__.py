"""The generator: a resolved dialect becomes a Python package."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.codegen.formatting import FormatterError
    from odsgen.codegen.generate import GenerationResult, OutputError, generate
    from odsgen.codegen.in_memory import load_in_memory
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.codegen.formatting": ("FormatterError",),
            "odsgen.codegen.generate": (
                "GenerationResult",
                "OutputError",
                "generate",
            ),
            "odsgen.codegen.in_memory": ("load_in_memory",),
        },
    )

__all__ = [
    "FormatterError",
    "GenerationResult",
    "OutputError",
    "generate",
    "load_in_memory",
]
