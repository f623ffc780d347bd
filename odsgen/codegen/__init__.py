"""The generator: a resolved dialect becomes a Python package."""

from odsgen.codegen.generate import GenerationResult, OutputError, generate

__all__ = ["GenerationResult", "OutputError", "generate"]
