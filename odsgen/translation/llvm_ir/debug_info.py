"""Debug information: locations, scopes, types and variables (LangRef: Specialized Metadata Nodes)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Location, Operation, UnknownLoc
from odsgen.translation.llvm_ir.metadata import Node
from odsgen.translation.llvm_ir.model import Function, GlobalVariable
from odsgen.translation.llvm_ir.module_flags import add_flag

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class DebugInfo:
    """The debug information of one module; there is none if no operation has a location."""

    def __init__(self, translation: Translation) -> None:
        self.translation = translation
        self.enabled = any(not isinstance(op.location, UnknownLoc) for op in translation.op.walk())

    def attach_subprogram(self, op: Operation, function: Function) -> None:
        """Attaches the subprogram of a function's location."""

    def attach_global(self, op: Operation, variable: GlobalVariable) -> None:
        """Attaches the debug information of a variable."""

    def finish_globals(self) -> None:
        """Tells compile units and subprograms of their variables."""

    def location(self, location: Location, scope: Node | None) -> Node | None:
        """The node for a place in a scope."""
        return None

    def loop_location(self, location: Any) -> Node | None:
        """The node for the place of a loop."""
        return None

    def finish(self) -> None:
        """Says in the module which version the debug information has, unless the program does."""
        if self.enabled:
            add_flag(self.translation.module, 2, "Debug Info Version", 3)
