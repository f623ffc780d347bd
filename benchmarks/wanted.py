"""Ratios that the benchmark has to keep: three quarters of what is wanted, or of what there is where that is less."""

from __future__ import annotations

from dataclasses import dataclass

#: How much of a figure has to be kept: other machines, and other sizes, differ that much.
KEPT = 0.75


@dataclass(frozen=True, slots=True)
class Wanted:
    """A ratio that is to be large (`at_least`) or small: what is wanted, and what was measured on `MEASURED`."""

    name: str
    wanted: float
    today: float
    at_least: bool

    @property
    def is_reached(self) -> bool:
        """Whether today's figure is as good as the wanted one."""
        return self.today >= self.wanted if self.at_least else self.today <= self.wanted

    @property
    def limit(self) -> float:
        """The worst figure that passes."""
        figure = self.wanted if self.is_reached else self.today
        return figure * KEPT if self.at_least else figure / KEPT

    def passes(self, found: float) -> bool:
        """Whether a figure is no worse than the limit."""
        return found >= self.limit if self.at_least else found <= self.limit


#: The day of the figures below, taken by `make bench-compare`: 24,000 operations, the shortest of three rounds (those of
#: whole processes, of reading, `canonicalize` and patterns: four days later).
MEASURED = "2026-11-23"

WHOLE = "parse + verify + print: xDSL / odsgen"
PRINT = "print: xDSL / odsgen"
BUILD = "build: xDSL / odsgen"
CANONICALIZE = "canonicalize: xDSL / odsgen"
CANONICALIZE_HALF = "canonicalize, half folds: xDSL / odsgen"
CSE = "cse: xDSL / odsgen"
PATTERN = "apply a pattern: xDSL / odsgen"
PROCESS = "parse + verify + print, whole process: odsgen / mlir-opt"
LOWERED = "scf, arith, cf and func to llvm, whole process: odsgen / mlir-opt"
TEN_PASSES = "ten passes on the way to llvm, whole process: odsgen / mlir-opt"
MEMORY = "memory of an operation, bytes"
SMALL = "ods-opt on five lines / (3 × bare Python + 60 ms)"
IMPORT = "import of spirv / 6 × bare Python"
#: Structured forms, in times of the plain builders: benchmarks/structured.py.
SUMS = "build: arith.addi(…) / AddIOp.build"
LOOPS = "build: with scf.for_ / ForOp.build"
FUNCTIONS = "build: with func.func / FuncOp.build"
GENERICS = "build: with linalg.generic / GenericOp.build"

WANTED = (
    Wanted(WHOLE, wanted=25, today=32.6, at_least=True),
    Wanted(PRINT, wanted=12, today=12.2, at_least=True),
    Wanted(BUILD, wanted=11, today=16.4, at_least=True),
    Wanted(SUMS, wanted=1.5, today=1.26, at_least=False),
    Wanted(LOOPS, wanted=1.5, today=1.33, at_least=False),
    Wanted(FUNCTIONS, wanted=1.5, today=1.23, at_least=False),
    Wanted(GENERICS, wanted=1.5, today=1.42, at_least=False),
    Wanted(CANONICALIZE, wanted=10, today=22.9, at_least=True),
    Wanted(CANONICALIZE_HALF, wanted=10, today=11.5, at_least=True),
    Wanted(CSE, wanted=10, today=13.5, at_least=True),
    Wanted(PATTERN, wanted=10, today=11.5, at_least=True),
    Wanted(PROCESS, wanted=3, today=1.8, at_least=False),
    Wanted(LOWERED, wanted=4, today=4.0, at_least=False),
    Wanted(TEN_PASSES, wanted=5, today=4.8, at_least=False),
    Wanted(MEMORY, wanted=800, today=486, at_least=False),
    Wanted(SMALL, wanted=1, today=0.7, at_least=False),
    Wanted(IMPORT, wanted=1, today=0.5, at_least=False),
)

#: For machines on which xDSL cannot be installed: its seconds for an operation, in those of the calibrating loop there.
XDSL_COSTS = {
    "parse + verify + print": 0.00305,
    "print": 0.00035,
    "build": 0.00046,
    "canonicalize": 0.00088,
    "canonicalize, half folds": 0.00077,
    "cse": 0.00019,
    "apply a pattern": 0.00022,
}
