"""Which values are constants, and which blocks are reached, found together (MLIR: `SparseConstantPropagation`,
`DeadCodeAnalysis`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from odsgen.rewriting.folding import simulated_fold
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.symbol_interfaces import as_symbol
from odsgen.runtime.ir.symbol_table import SymbolTableCollection, is_symbol_table
from odsgen.runtime.ir.symbol_uses import symbol_references
from odsgen.runtime.ir.traits import ReturnLike
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


class _Unknown:
    """Stands for a value that may be different each time."""


UNKNOWN: Final = _Unknown()


class ConstantPropagation:
    """The constants inside an operation.

    A value of which nothing is found is never computed, as far as that can be told.
    """

    def __init__(self, root: Operation) -> None:
        self.root = root
        self._known: dict[Value, tuple[Attribute, str] | _Unknown] = {}
        self._live: set[Block] = set()
        self._pending: dict[Operation, None] = {}
        self._callers: dict[Operation, dict[Operation, None]] = {}
        self._called_only: set[Operation] = set()
        self._tables = SymbolTableCollection()
        for op in root.walk():
            if is_symbol_table(op):
                self._find_called_only(op)
        for region in root.regions:
            if region.blocks:
                self._enter(region, ())
        while self._pending:
            op = next(iter(self._pending))
            del self._pending[op]
            if op.parent_block in self._live:
                self._visit(op)

    def constant(self, value: Value) -> tuple[Attribute, str] | None:
        """The constant that a value is, with the name of the dialect that can make it; None if it is none."""
        known = self._known.get(value)
        return known if isinstance(known, tuple) else None

    def is_reached(self, block: Block) -> bool:
        """Whether control may come to a block."""
        return block in self._live

    def callers(self, op: Operation) -> Sequence[Operation] | None:
        """The calls that reach something callable; None if there may be others than those inside the root."""
        return list(self._callers.get(op, ())) if op in self._called_only else None

    # --- what is known --------------------------------------------------------------------------------------------------

    def _join(self, value: Value, known: tuple[Attribute, str] | _Unknown | None) -> None:
        """Another way to compute a value gives this; None: nothing yet."""
        if known is None:
            return
        before = self._known.get(value)
        if before is UNKNOWN:
            return
        if isinstance(before, tuple):
            if isinstance(known, tuple) and before[0] is known[0]:
                return
            known = UNKNOWN
        self._known[value] = known
        for user in value.users:
            self._pending[user] = None

    def _join_all(self, targets: Sequence[Value], sources: Sequence[Value | None]) -> None:
        for target, source in zip(targets, sources, strict=False):
            self._join(target, UNKNOWN if source is None else self._known.get(source))

    def _give_up(self, values: Sequence[Value]) -> None:
        for value in values:
            self._join(value, UNKNOWN)

    def _enter_block(self, block: Block) -> None:
        if block not in self._live:
            self._live.add(block)
            for op in block:
                self._pending[op] = None

    def _enter(self, region: Region, inputs: Sequence[Value]) -> None:
        """Control may come to a region; of the arguments of its entry those that are no `inputs` are unknown."""
        entry = region.entry_block
        self._enter_block(entry)
        passed = set(inputs)
        self._give_up([argument for argument in entry.arguments if argument not in passed])

    def _constants(self, op: Operation) -> list[Attribute | None] | None:
        """The constants among the operands; None while one is not computed yet."""
        found: list[Attribute | None] = []
        for operand in op.operands:
            known = self._known.get(operand)
            if known is None:
                if operand.parent_region is not None and not self._is_inside(operand):
                    known = UNKNOWN
                else:
                    return None
            found.append(known[0] if isinstance(known, tuple) else None)
        return found

    def _is_inside(self, value: Value) -> bool:
        region = value.parent_region
        parent = None if region is None else region.parent_op
        return parent is not None and self.root.is_ancestor(parent)

    # --- operations -----------------------------------------------------------------------------------------------------

    def _visit(self, op: Operation) -> None:
        if op.successors:
            self._visit_branch(op)
        elif ReturnLike in op.TRAITS or has_interface(op, RegionBranchTerminatorOpInterface):
            self._visit_region_end(op)
        if has_interface(op, RegionBranchOpInterface):
            self._visit_region_branch(op)
        elif has_interface(op, CallableOpInterface) and op.regions:
            self._visit_callable(op)
        elif op.regions:
            for region in op.regions:
                if region.blocks:
                    self._enter(region, ())
            self._give_up(op.results)
        elif has_interface(op, CallOpInterface):
            self._visit_call(op)
        elif op.results:
            self._visit_plain(op)

    def _visit_plain(self, op: Operation) -> None:
        constants = self._constants(op)
        if constants is None:
            return
        folded = simulated_fold(op, constants)
        if folded is None:
            self._give_up(op.results)
            return
        for result, new in zip(op.results, folded, strict=True):
            if isinstance(new, Value):
                self._join(result, self._known.get(new))
            else:
                self._join(result, (new, op.dialect_name))

    def _visit_branch(self, op: Operation) -> None:
        branch = as_interface(op, BranchOpInterface)
        chosen: Sequence[Block] = op.successors
        if branch is not None:
            constants = self._constants(op)
            if constants is None:
                return
            try:
                only = branch.successor_for_operands(constants)
            except MissingMethodError:  # nobody has written it yet
                only = None
            if only is not None:
                chosen = (only,)
        for number, successor in enumerate(op.successors):
            if not any(successor is block for block in chosen):
                continue
            self._enter_block(successor)
            try:
                passed = None if branch is None else branch.successor_operands(number)
            except MissingMethodError:
                passed = None
            if passed is None:
                self._give_up(successor.arguments)
            else:
                self._join_all(successor.arguments, passed)

    # --- regions --------------------------------------------------------------------------------------------------------

    def _visit_region_branch(self, op: Operation) -> None:
        branch = as_interface(op, RegionBranchOpInterface)
        constants = self._constants(op)
        if branch is None or constants is None:
            return
        try:
            for successor in branch.entry_successor_regions(constants):
                passed = branch.entry_successor_operands(successor)
                self._flow(op, successor, passed)
        except MissingMethodError:  # nobody has written it yet
            for region in op.regions:
                if region.blocks:
                    self._enter(region, ())
            self._give_up(op.results)

    def _visit_region_end(self, op: Operation) -> None:
        parent = op.parent_op
        if parent is None:
            return
        if has_interface(parent, RegionBranchOpInterface):
            branch = as_interface(parent, RegionBranchOpInterface)
            constants = self._constants(op)
            if branch is None or constants is None:
                return
            end = as_interface(op, RegionBranchTerminatorOpInterface)
            try:
                successors = (
                    branch.successor_regions(op)
                    if end is None
                    else end.terminator_successor_regions(constants)
                )
                for successor in successors:
                    passed = branch.successor_operands_between(op, successor)
                    self._flow(parent, successor, passed)
            except MissingMethodError:
                self._give_up(parent.results)
        elif has_interface(parent, CallableOpInterface):
            for call in self._callers.get(parent, {}):
                self._join_all(call.results, op.operands)

    def _flow(self, op: Operation, successor: RegionSuccessor, passed: Sequence[Value]) -> None:
        """Control goes to a region of an operation, or past it, with some values."""
        if successor.region is None:
            self._join_all(successor.inputs, passed)
            given = set(successor.inputs)
            self._give_up([result for result in op.results if result not in given])
        elif successor.region.blocks:
            self._enter(successor.region, successor.inputs)
            self._join_all(successor.inputs, passed)

    # --- calls ----------------------------------------------------------------------------------------------------------

    def _find_called_only(self, table: Operation) -> None:
        """The private callables of a symbol table to which only calls refer."""
        callables: dict[str, Operation] = {}
        for region in table.regions:
            for block in region.blocks:
                for op in block:
                    symbol = as_symbol(op)
                    if symbol is None or not has_interface(op, CallableOpInterface):
                        continue
                    name = symbol.symbol_name
                    hidden = symbol.is_private or (symbol.is_nested and table is self.root)
                    if hidden and name is not None:
                        callables[name] = op
        if not callables:
            return
        others: set[str] = set()
        for region in table.regions:
            for block in region.blocks:
                for op in block:
                    uses = symbol_references(op)
                    if uses is None:
                        return
                    for use in uses:
                        call = as_interface(use.user, CallOpInterface)
                        if call is None:
                            others.add(use.reference.root)
        self._called_only.update(op for name, op in callables.items() if name not in others)

    def _visit_callable(self, op: Operation) -> None:
        self._give_up(op.results)
        if op in self._called_only:
            return
        for region in op.regions:
            if region.blocks:
                self._enter(region, ())

    def _visit_call(self, op: Operation) -> None:
        call = as_interface(op, CallOpInterface)
        callee: Operation | None = None
        region: Region | None = None
        arguments: Sequence[Value] = ()
        try:
            if call is not None:
                callee = call.resolve_callable(self._tables)
                arguments = call.arg_operands
            interface = None if callee is None else as_interface(callee, CallableOpInterface)
            region = None if interface is None else interface.callable_region
        except MissingMethodError:  # nobody has written it yet
            region = None
        if (
            callee is None
            or region is None
            or not region.blocks
            or not self.root.is_proper_ancestor(callee)
        ):
            self._give_up(op.results)
            return
        if op not in self._callers.setdefault(callee, {}):
            self._callers[callee][op] = None
            for block in region.blocks:
                if block.last is not None:
                    self._pending[block.last] = None
        if callee in self._called_only:
            self._enter(region, region.arguments)
            self._join_all(region.arguments, arguments)
