"""`mlprogram-pipeline-globals`: loads and stores of globals whose values are known go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from odsgen.passes import Pass, register_pass
from odsgen.runtime import CallOpInterface, SymbolRefAttr, SymbolTableCollection, as_interface
from odsgen_dialects import ml_program

if TYPE_CHECKING:
    from odsgen.runtime import Block, Operation, Value


class _Globals(NamedTuple):
    """The globals that some operations load and store."""

    loaded: set[SymbolRefAttr]
    stored: set[SymbolRefAttr]


@register_pass
class PipelineGlobals(Pass):
    """Forwards what is known of globals inside each block."""

    ARGUMENT = "mlprogram-pipeline-globals"
    NAME = "MLProgramPipelineGlobalsPass"
    SUMMARY = "Optimize `ml_program` global operations for read and store"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        """Go through the blocks of all functions, unless values are called: nothing is known of what those do."""
        tables = SymbolTableCollection()
        calls: dict[Operation, Operation | None] = {}
        for inner in op.walk():
            call = as_interface(inner, CallOpInterface)
            if call is not None:
                callee = call.callable_for_callee
                if not isinstance(callee, SymbolRefAttr):
                    return
                calls[inner] = tables.lookup_nearest_symbol_from(inner, callee)
        self._calls = calls
        self._globals: dict[Operation, _Globals] = {}
        for function in op.regions[0].blocks[0]:
            for region in function.regions:
                for block in region.blocks:
                    self._forward(block)

    def _forward(self, block: Block) -> None:
        known: dict[SymbolRefAttr, Value] = {}
        stores: dict[SymbolRefAttr, Operation] = {}  # which nothing has read yet
        for op in list(block):
            if isinstance(op, ml_program.GlobalLoadOp):
                value = known.setdefault(op.global_, op.result)
                if value is not op.result:
                    op.result.replace_all_uses_with(value)
                    op.erase()
            elif isinstance(op, ml_program.GlobalStoreOp):
                if op.global_ in stores:
                    stores[op.global_].erase()
                known[op.global_], stores[op.global_] = op.value, op
            elif op in self._calls or op.regions:
                for region in op.regions:
                    for inner in region.blocks:
                        self._forward(inner)
                inside = self._globals_inside(op)
                for symbol in inside.loaded | inside.stored:
                    stores.pop(symbol, None)
                for symbol in inside.stored:
                    known.pop(symbol, None)

    def _globals_inside(self, root: Operation) -> _Globals:
        """The globals of an operation and all inside it, and of the functions that are called there."""
        callee = self._calls.get(root)
        if callee is not None and not root.regions:
            root = callee
        found = self._globals.get(root)
        if found is not None:
            return found
        found = _Globals(set(), set())
        pending, visited = [root], {root}
        while pending:
            for op in pending.pop().walk():
                if isinstance(op, ml_program.GlobalLoadOp):
                    found.loaded.add(op.global_)
                elif isinstance(op, ml_program.GlobalStoreOp):
                    found.stored.add(op.global_)
                called = self._calls.get(op)
                if called is not None and called not in visited:
                    visited.add(called)
                    pending.append(called)
        if root is callee:
            self._globals[root] = found
        return found
