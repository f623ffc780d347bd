"""The passes of the bundled dialects: `PASSES` in a dialect's folder has their modules by their names.

A module is imported on demand: it imports the dialects that it converts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    "gpu",
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


class PassTables:
    """The passes of the dialects of a package, by `PASSES` and `PIPELINES` in their folders."""

    def __init__(self, package: str, dialects: Sequence[str]) -> None:
        self._packages = [f"{package}.{dialect}" for dialect in dialects]

    def module_of_pass(self, name: str) -> str | None:
        """The module that registers a pass."""
        for package, passes in self._tables():
            if name in passes:
                return f"{package}.{passes[name]}"
        return None

    def modules_of_passes(self) -> list[str]:
        """All modules that register passes."""
        tables = list(self._tables())
        modules = [
            f"{package}.{module}" for package, passes in tables for module in passes.values()
        ]
        return list(dict.fromkeys(modules))

    def _tables(self) -> Iterator[tuple[str, dict[str, str]]]:
        for package in self._packages:
            folder = import_module(package)
            yield package, {**folder.PASSES, **getattr(folder, "PIPELINES", {})}


_TABLES = PassTables(__name__.rpartition(".")[0], DIALECTS)
module_of_pass = _TABLES.module_of_pass
modules_of_passes = _TABLES.modules_of_passes
