"""Passes of ours, as they are given to be run in the pipelines of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from odsgen.passes import PassManager
from odsgen.runtime.ir.operation import Operation

#: The text of a pipeline, `builtin.module(cse)`, a pass manager, or a function that changes a program.
Passes: TypeAlias = "str | PassManager | Callable[[Operation], object]"


def runner_of(passes: Passes) -> Callable[[Operation], object]:
    """A function that runs the passes on an operation; raises PipelineError for a text that is no pipeline."""
    if isinstance(passes, str):
        passes = PassManager.parse(passes)
    if isinstance(passes, PassManager):
        return passes.run
    if not callable(passes):
        raise TypeError(f"expected a pipeline, a PassManager or a function, got {passes!r}")
    return passes


def name_of(passes: Passes) -> str:
    """How a pipeline of others shows the passes."""
    if isinstance(passes, PassManager):
        return passes.pipeline_text()
    return passes if isinstance(passes, str) else getattr(passes, "__name__", "odsgen")
