"""Debug information: the places of instructions, and what belongs to functions and variables (LangRef: Debug Info)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Location, Operation, UnknownLoc
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc, OpaqueLoc
from odsgen.translation.llvm_ir.debug_nodes import DebugNodes
from odsgen.translation.llvm_ir.metadata import Metadata, Node, ValueMetadata
from odsgen.translation.llvm_ir.model import DebugRecord, Function, GlobalVariable
from odsgen.translation.llvm_ir.module_flags import add_flag
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation

_LOCAL_SCOPES = (llvm.DISubprogramAttr, llvm.DILexicalBlockAttr, llvm.DILexicalBlockFileAttr)


class DebugInfo:
    """The debug information of one module; none but the version if no operation has a location."""

    def __init__(self, translation: Translation) -> None:
        self.translation = translation
        self.nodes = DebugNodes(translation.module)
        self.enabled = any(not isinstance(op.location, UnknownLoc) for op in translation.op.walk())
        self._locations: dict[object, Node | None] = {}
        self._globals: dict[Node, list[Metadata]] = {}  # by compile unit

    def attach_subprogram(self, op: Operation, function: Function) -> None:
        """Attaches the subprogram of a function's location."""
        if not self.enabled:
            return
        for location in _walk(op.location):
            if isinstance(location, FusedLoc) and isinstance(
                location.metadata, llvm.DISubprogramAttr
            ):
                function.subprogram = self.nodes.node(location.metadata)
                assert function.subprogram is not None
                function.attachments.append(("dbg", function.subprogram))
                return

    # --- global variables -----------------------------------------------------------------------------------------------

    def attach_global(self, op: Any, variable: GlobalVariable) -> None:
        """Attaches the debug information of a variable."""
        for expression in op.dbg_exprs or ():
            node = self.nodes.variable_expression(expression)
            variable.attachments.append(("dbg", node))
            unit = expression.var.scope
            if isinstance(unit, llvm.DIModuleAttr):
                unit = unit.scope
            elif isinstance(unit, llvm.DICommonBlockAttr):
                inner = unit.scope
                unit = inner.compile_unit if isinstance(inner, llvm.DISubprogramAttr) else None
            elif isinstance(unit, llvm.DISubprogramAttr):
                unit = unit.compile_unit
            if isinstance(unit, llvm.DICompileUnitAttr):
                found = self.nodes.node(unit)
                assert found is not None
                self._globals.setdefault(found, []).append(node)

    def finish_globals(self) -> None:
        """Tells compile units of their variables."""
        make = self.translation.module.metadata.node
        for unit, variables in self._globals.items():
            self.nodes.set_globals(unit, make(*variables))

    # --- places ---------------------------------------------------------------------------------------------------------

    def location(
        self, location: Location, scope: Node | None, inlined_at: Node | None = None
    ) -> Node | None:
        """The node for a place in a scope; None for one that is not known."""
        if not self.enabled or isinstance(location, UnknownLoc):
            return None
        key = location, scope, inlined_at
        if key not in self._locations:
            self._locations[key] = self._made(location, scope, inlined_at)
        return self._locations[key]

    def _made(self, location: Any, scope: Node | None, inlined_at: Node | None) -> Node | None:
        if isinstance(location, CallSiteLoc):
            caller = self.location(location.caller, scope, inlined_at)
            if caller is None:
                if inlined_at is None:
                    return None
                caller = inlined_at
            return self.location(location.callee, None, caller) or caller
        if isinstance(location, FileLineColRange):
            if scope is None:
                return None
            return self.nodes.location(location.line, location.column, scope, inlined_at)
        if isinstance(location, FusedLoc):
            if isinstance(location.metadata, _LOCAL_SCOPES):
                scope = self.nodes.node(location.metadata)
            first, *others = location.locations
            found = self.location(first, scope, inlined_at)
            for each in others:
                found = self.nodes.merged(found, self.location(each, scope, inlined_at))
            return found
        if isinstance(location, NameLoc):
            return self.location(location.child, scope, inlined_at)
        assert isinstance(location, OpaqueLoc)
        return self.location(location.fallback, scope, inlined_at)

    def loop_location(self, location: FusedLoc) -> Node | None:
        """The node for the place of a loop."""
        if not isinstance(location.metadata, _LOCAL_SCOPES):
            return None
        return self.location(location, self.nodes.node(location.metadata))

    def scope_of(self, location: Location) -> Node | None:
        """The scope that a location says, else that of the function."""
        for each in _walk(location):
            if isinstance(each, FusedLoc) and isinstance(each.metadata, _LOCAL_SCOPES):
                return self.nodes.node(each.metadata)
        function = self.translation.function
        return None if function is None else function.subprogram

    def finish(self) -> None:
        """Says in the module which version the debug information has, unless the program does."""
        module = self.translation.module
        add_flag(module, 2, "Debug Info Version", 3)
        words = module.triple.split("-")
        if len(words) > 3 and words[2].startswith("win") and words[3].startswith("msvc"):
            add_flag(module, 2, "CodeView", 1)


def _walk(location: Any) -> Any:
    """A location, and then those in it."""
    yield location
    for inner in location.nested_locations():
        yield from _walk(inner)


# --- operations ---------------------------------------------------------------------------------------------------------


def _record(translation: Translation, op: Any, kind: str, *operands: Any) -> None:
    """Adds a record in front of the next instruction, at the place of the operation."""
    debug = translation.debug
    location = debug.location(op.location, debug.scope_of(op.location))
    assert location is not None
    translation.builder.add_record(DebugRecord(kind, operands, location))


def _variable_record(kind: str) -> Translate:
    def translate(translation: Translation, op: Any) -> None:
        if translation.builder.location is None:
            return
        nodes = translation.debug.nodes
        value = ValueMetadata(translation.values[op.stored_operands[0]])
        variable = nodes.node(op.var_info)
        _record(translation, op, kind, value, variable, nodes.expression(op.location_expr))

    return translate


def _label(translation: Translation, op: Any) -> None:
    if translation.builder.location is not None:
        _record(translation, op, "label", translation.debug.nodes.node(op.label))


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.DbgValueOp: _variable_record("value"),
    llvm.DbgDeclareOp: _variable_record("declare"),
    llvm.DbgLabelOp: _label,
}
