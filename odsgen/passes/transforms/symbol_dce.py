"""`symbol-dce`: erases symbols to which nothing that lives refers (MLIR: Symbols and Symbol Tables)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.registry import register_pass
from odsgen.runtime.ir.symbol_interfaces import as_symbol
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, is_symbol_table
from odsgen.runtime.ir.symbol_uses import symbol_references
from odsgen.runtime.ir.traits import IsTerminator

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class SymbolDCE(Pass):
    """Erases dead symbols."""

    ARGUMENT = "symbol-dce"
    NAME = "SymbolDCE"
    SUMMARY = "Eliminate dead symbols"

    num_dce = Statistic("num-dce'd", "Number of symbols DCE'd")

    def run_on_operation(self, op: Operation) -> None:
        """Erase the dead symbols of a symbol table, and of those inside it."""
        if not is_symbol_table(op):
            message = " was scheduled to run under SymbolDCE, but does not define a symbol table"
            self.signal_failure(op.op_error(message))
            return
        symbol = as_symbol(op)
        # Whether the symbols cannot be seen from outside.
        is_hidden = op.parent_op is None or symbol is None or symbol.is_private
        live = self._live_symbols(op, is_hidden)
        for table in list(op.walk(post_order=True)):
            if not is_symbol_table(table) or (table is not op and table.parent_block is None):
                continue
            for block in table.regions[0].blocks:
                for inner in block:
                    if inner not in live and as_symbol(inner) is not None:
                        inner.erase()
                        self.num_dce += 1

    def _live_symbols(self, root: Operation, is_hidden: bool) -> set[Operation]:
        live: set[Operation] = set()
        tables = SymbolTableCollection()
        pending: list[tuple[Operation, bool]] = []  # with: whether the table around is hidden

        def enter(table: Operation, hidden: bool) -> None:
            """Adds the symbols that live without uses, and the other operations of the table, to be visited."""
            for block in table.regions[0].blocks:
                for op in block:
                    if op is block.last and IsTerminator in op.TRAITS:
                        continue
                    symbol = as_symbol(op)
                    if symbol is None:
                        pending.append((op, hidden))
                    elif not ((hidden or symbol.is_private) and symbol.can_discard_on_use_empty):
                        if op not in live:
                            live.add(op)
                            pending.append((op, hidden))

        enter(root, is_hidden)
        while pending:
            op, hidden = pending.pop()
            if is_symbol_table(op):
                symbol = as_symbol(op)
                enter(op, hidden or symbol is None or symbol.is_private)
            else:
                for region in op.regions:
                    for block in region.blocks:
                        pending += [(inner, hidden) for inner in block if is_symbol_table(inner)]
            uses = symbol_references(op)
            if uses is None:
                raise op.error(
                    "operation contains potentially unknown symbol table, meaning that we can't "
                    "reliable compute symbol uses"
                )
            table = op.parent_op
            assert table is not None
            for use in uses:
                for symbol_op in tables.lookup_path_in(table, use.reference) or ():
                    if symbol_op not in live:
                        live.add(symbol_op)
                        pending.append((symbol_op, hidden))
        return live
