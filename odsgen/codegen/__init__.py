"""The generator: a resolved dialect becomes a Python package."""

from odsgen.codegen.formatting import FormatterError
from odsgen.codegen.generate import GenerationResult, OutputError, generate
from odsgen.codegen.in_memory import load_in_memory

__all__ = [
    "FormatterError",
    "GenerationResult",
    "OutputError",
    "generate",
    "load_in_memory",
]
