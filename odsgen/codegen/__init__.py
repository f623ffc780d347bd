"""The generator: a resolved dialect becomes a Python package."""

from odsgen.codegen.generate import GenerationResult, OutputError, generate
from odsgen.codegen.in_memory import load_dialect_in_memory, load_in_memory

__all__ = [
    "GenerationResult",
    "OutputError",
    "generate",
    "load_dialect_in_memory",
    "load_in_memory",
]
