"""The passes of the bundled dialects: `PASSES` in a dialect's folder has their modules by their names.

A module is imported on demand: it imports the dialects that it converts.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

#: The dialects that have passes.
DIALECTS = (
    "affine",
    "arith",
    "arm_sme",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "emitc",
    "func",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "scf",
    "shape",
    "std",
    "tensor",
    "tosa",
    "toy",
    "transform",
    "ub",
    "vector",
)


def module_of_pass(name: str) -> str | None:
    """The module that registers a pass."""
    for package, passes in _tables():
        if name in passes:
            return f"{package}.{passes[name]}"
    return None


def modules_of_passes() -> list[str]:
    """All modules that register passes."""
    modules = [f"{package}.{module}" for package, passes in _tables() for module in passes.values()]
    return list(dict.fromkeys(modules))


def _tables() -> Iterator[tuple[str, dict[str, str]]]:
    for dialect in DIALECTS:
        package = f"{__package__}.{dialect}"
        folder = import_module(package)
        yield package, {**folder.PASSES, **getattr(folder, "PIPELINES", {})}
