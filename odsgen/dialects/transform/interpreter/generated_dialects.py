"""Dialects of the operations that transforms make, by the second part of their names (MLIR: `declareGeneratedDialect`)."""

from __future__ import annotations

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.runtime import Operation

_DIALECTS = {
    "affine": ("affine", "arith"),
    "bufferization": ("bufferization", "linalg", "memref"),
    "func": ("func",),
    "gpu": ("affine", "arith", "gpu", "math", "scf"),
    "loop": ("affine", "arith", "cf", "func", "scf"),
    "memref": ("affine", "arith", "memref"),
    "nvgpu": ("affine", "arith", "gpu", "memref", "nvgpu", "scf", "vector"),
    "structured": (
        "affine",
        "arith",
        "bufferization",
        "linalg",
        "memref",
        "scf",
        "tensor",
        "vector",
    ),
    "tensor": ("affine", "arith", "tensor"),
}


def load_generated_dialects(transform: Operation) -> None:
    """Load in the context of a script what a transform may make, so that later passes have its patterns."""
    _, _, rest = transform.name.partition(".")
    load_dependent_dialects(transform, *_DIALECTS.get(rest.partition(".")[0], ()))
