"""The parameters of generated functions."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.python.expressions import Expression


@dataclass(frozen=True, slots=True)
class Argument:
    """One parameter of a function: `name: annotation = default`."""

    name: str
    annotation: str
    default: Expression | None = None
