"""Instrumentation of a running pipeline (MLIR: Pass Instrumentation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.passes.base import Pass
    from odsgen.runtime.ir.operation import Operation


class PassInstrumentation:
    """Told what runs, before and after; a subclass overrides what it wants to know."""

    def before_pipeline(self, anchor: str) -> None:
        """The passes for operations of a name (`any`: of any name) begin."""

    def after_pipeline(self, anchor: str) -> None:
        """They have ended, with or without success."""

    def before_pass(self, run: Pass, op: Operation) -> None:
        """A pass begins on an operation."""

    def after_pass(self, run: Pass, op: Operation) -> None:
        """A pass has ended."""

    def after_failed_pass(self, run: Pass, op: Operation) -> None:
        """A pass has failed."""

    def before_analysis(self, analysis: type[Any], op: Operation) -> None:
        """An analysis is about to be computed."""

    def after_analysis(self, analysis: type[Any], op: Operation) -> None:
        """It has been computed, or could not be."""
