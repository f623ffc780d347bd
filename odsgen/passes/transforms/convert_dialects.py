"""`convert-dialects`: operations and types of dialects become those that their specs declare (`patterns`, `converts_to`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import texts
from odsgen.passes.registry import register_pass
from odsgen.runtime.registry.context import dialect_loaded_for

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class ConvertDialects(Pass):
    """Converts dialects by what their specs declare."""

    ARGUMENT = "convert-dialects"
    NAME = "ConvertDialects"
    SUMMARY = "Convert dialects by the patterns and types that their specs declare"

    dialects = texts("dialects", "Names of the dialects of which nothing is to be left")

    def run_on_operation(self, op: Operation) -> None:
        """Convert everything inside; a dialect that was not loaded has nothing there."""
        from odsgen.conversion import convert_dialects  # for a short start of other passes

        found = [dialect_loaded_for(op, name) for name in self.dialects]
        convert_dialects(op, [dialect for dialect in found if dialect is not None])
