"""How often callables are referred to while calls are inlined (MLIR: `CGUseList` of the inliner)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface
from odsgen.runtime.interfaces.effects_of_operations import is_memory_effect_free
from odsgen.runtime.ir.symbol_interfaces import as_symbol
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, is_symbol_table
from odsgen.runtime.ir.symbol_uses import symbol_references

if TYPE_CHECKING:
    from collections.abc import Collection

    from odsgen.runtime.builtin.attributes import SymbolRefAttr
    from odsgen.runtime.ir.operation import Operation


class CallableUses:
    """The uses of callables that may go once nothing refers to them.

    They are counted once and kept up to date, as in MLIR: a callable that is dead keeps its uses of others, and one that is
    inlined in place gives them back.
    """

    def __init__(self, root: Operation, callables: Collection[Operation]) -> None:
        self._callables = callables
        self._tables = SymbolTableCollection()
        #: The uses of each callable that may go.
        self._uses: dict[Operation, int] = {}
        #: For each callable, which of these it uses itself and inside, and how often.
        self._used_by: dict[Operation, Counter[Operation]] = {}
        always_live: set[Operation] = set()
        for table, is_all_visible in _symbol_tables(root):
            for op in [o for region in table.regions for block in region.blocks for o in block]:
                if not has_interface(op, CallableOpInterface):
                    self._each_use(op, lambda callee, user: always_live.add(callee))
                elif op in callables:
                    symbol = as_symbol(op)
                    if symbol is not None and (is_all_visible or symbol.is_private):
                        if symbol.can_discard_on_use_empty:
                            self._uses[op] = 0
        for op in always_live:
            self._uses.pop(op, None)
        for op in callables:
            self.recompute(op)

    def is_dead(self, op: Operation) -> bool:
        """Whether a callable may go: nothing refers to it."""
        if as_symbol(op) is None:
            return not any(result.has_uses for result in op.results) and is_memory_effect_free(op)
        return self._uses.get(op) == 0

    def has_one_use_and_is_discardable(self, op: Operation) -> bool:
        """Whether a callable may go once the one use that is left is gone."""
        if as_symbol(op) is None:
            uses = sum(sum(1 for _ in result.uses) for result in op.results)
            return uses == 1 and is_memory_effect_free(op)
        return self._uses.get(op) == 1

    def recompute(self, user: Operation) -> None:
        """Count the uses in a callable again, after it was changed."""
        self._give_back(user)
        used: Counter[Operation] = Counter()
        at_top: set[Operation] = set()

        def count(callee: Operation, op: Operation) -> None:
            if callee not in self._uses or (op is user and callee in at_top):
                return
            if op is user:
                at_top.add(callee)
            used[callee] += 1
            self._uses[callee] += 1

        self._each_use(user, count)
        self._used_by[user] = used

    def drop_call(self, caller: Operation, call: Operation) -> None:
        """Take away the uses of a call that is going to be erased."""
        used = self._used_by[caller]

        def drop(callee: Operation, op: Operation) -> None:
            if callee in used and callee in self._uses:
                used[callee] -= 1
                self._uses[callee] -= 1

        self._each_use(call, drop)

    def merge(self, callee: Operation, caller: Operation) -> None:
        """Add the uses in a callee to those in the caller, where its body is now, too."""
        used = self._used_by[caller]
        for op, count in list(self._used_by[callee].items()):
            if op in self._uses:
                used[op] += count
                self._uses[op] += count

    def erase(self, op: Operation) -> None:
        """Forget a callable, with those inside it and with the uses in it."""
        for inner in op.walk():
            if inner in self._used_by:
                self._give_back(inner)
                self._uses.pop(inner, None)

    def _give_back(self, user: Operation) -> None:
        for callee, count in self._used_by.pop(user, {}).items():
            if callee in self._uses:
                self._uses[callee] -= count

    def _each_use(self, op: Operation, found: Callable[[Operation, Operation], object]) -> None:
        """Call `found` with each callable that an operation refers to, itself or inside, and with the operation that does."""
        table = op.parent_op
        if table is None:
            return
        resolved: dict[SymbolRefAttr, Operation | None] = {}
        for use in symbol_references(op) or ():
            if use.reference not in resolved:
                resolved[use.reference] = self._tables.lookup_nearest_symbol_from(
                    table, use.reference
                )
            callee = resolved[use.reference]
            if callee is not None and callee in self._callables:
                found(callee, use.user)


def _symbol_tables(root: Operation) -> Iterator[tuple[Operation, bool]]:
    """The symbol tables in an operation, those inside first, and whether all uses of their symbols can be seen."""
    found: list[tuple[Operation, bool]] = []
    pending = [(root, root.parent_block is None)]
    while pending:
        op, is_all_visible = pending.pop()
        if is_symbol_table(op):
            symbol = as_symbol(op)
            is_all_visible = is_all_visible or symbol is None or symbol.is_private
            found.append((op, is_all_visible))
        else:
            is_all_visible = True
        for region in op.regions:
            pending += [(inner, is_all_visible) for block in region.blocks for inner in block]
    return reversed(found)
