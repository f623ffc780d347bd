"""Which buffers are views of which others, and from which allocations they come (MLIR: `BufferViewFlowAnalysis`,
`BufferOriginAnalysis`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.shared import is_allocated, is_argument_of_function, view_base
from odsgen.runtime import (
    BaseMemRefType,
    BlockArgument,
    BranchOpInterface,
    CallOpInterface,
    RegionBranchOpInterface,
    ReturnLike,
    ViewLikeOpInterface,
    as_interface,
    has_interface,
)
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen_dialects import arith, memref

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Value

Flow = dict["Value", dict["Value", None]]


class BufferViewFlow:
    """The values to which each buffer may flow, directly, inside an operation.

    A *terminal* buffer cannot be traced back any further, as far as the analysis knows.
    """

    def __init__(self, root: Operation) -> None:
        self._targets: Flow = {}
        self._sources: Flow = {}
        self._terminals: set[Value] = set()
        for op in root.walk(post_order=True):
            self._add(op)

    def views(self, value: Value) -> dict[Value, None]:
        """A value and all that may be views of its buffer."""
        return _reached(self._targets, value)

    def origins(self, value: Value) -> dict[Value, None]:
        """A value and all of whose buffers it may be a view."""
        return _reached(self._sources, value)

    def may_be_terminal(self, value: Value) -> bool:
        """Whether a buffer may come from nowhere else."""
        return value in self._terminals

    def _flow(self, sources: Iterable[Value | None], targets: Iterable[Value]) -> None:
        for source, target in zip(sources, targets, strict=False):
            if source is not None:
                self._targets.setdefault(source, {})[target] = None
                self._sources.setdefault(target, {})[source] = None

    def _add_terminals(self, op: Operation) -> None:
        self._terminals.update(_buffers(op.results))
        for region in op.regions:
            if region.blocks:
                self._terminals.update(_buffers(region.arguments))

    def _add(self, op: Operation) -> None:
        if isinstance(op, arith.SelectOp):
            self._flow([op.true_value, op.false_value], [op.result] * 2)
            return
        if isinstance(op, memref.ReallocOp):
            self._flow([op.source], op.results)
            self._add_terminals(op)
            return
        view = as_interface(op, ViewLikeOpInterface)
        if view is not None:
            self._flow([view.view_source], [view.view_dest])
            return
        branch = as_interface(op, BranchOpInterface)
        if branch is not None:
            for number, successor in enumerate(op.successors):
                self._flow(branch.successor_operands(number), successor.arguments)
            return
        region_branch = as_interface(op, RegionBranchOpInterface)
        if region_branch is not None:
            self._add_region_branch(region_branch)
            return
        if ReturnLike in op.TRAITS or has_interface(op, RegionBranchTerminatorOpInterface):
            return
        self._add_terminals(op)
        if has_interface(op, CallOpInterface):
            for operand in op.operands:
                for result in op.results:
                    self._flow([operand], [result])

    def _add_region_branch(self, branch: RegionBranchOpInterface) -> None:
        for point in branch.all_region_branch_points:
            for successor in branch.successor_regions(point):
                passed = branch.successor_operands_between(point, successor)
                self._flow(passed, successor.inputs)


def _buffers(values: Sequence[Value]) -> list[Value]:
    return [value for value in values if isinstance(value.type, BaseMemRefType)]


def _reached(flow: Flow, value: Value) -> dict[Value, None]:
    found: dict[Value, None] = {}
    pending = [value]
    while pending:
        current = pending.pop()
        if current not in found:
            found[current] = None
            pending += flow.get(current, ())
    return found


class _Origin(NamedTuple):
    terminals: frozenset[Value]
    #: Whether all of these are allocated, or allocated or arguments of a function.
    are_allocated: bool
    are_known: bool


class BufferOrigins:
    """Tells whether buffers come from the same allocation."""

    def __init__(self, root: Operation) -> None:
        self._flow = BufferViewFlow(root)
        self._origins: dict[Value, _Origin] = {}

    def _origin(self, base: Value) -> _Origin:
        found = self._origins.get(base)
        if found is None:
            terminals = [
                value for value in self._flow.origins(base) if self._flow.may_be_terminal(value)
            ]
            unallocated = [value for value in terminals if not is_allocated(value)]
            found = self._origins[base] = _Origin(
                frozenset(terminals),
                not unallocated,
                all(map(is_argument_of_function, unallocated)),
            )
        return found

    def are_alone(self, buffers: Sequence[Value]) -> list[bool] | None:
        """For each of some buffers, whether it certainly comes from another allocation than all others.

        None where that must be asked of each two: where a buffer may be an argument of a block that is no function's.
        """
        bases = [view_base(buffer) for buffer in buffers]
        origins = [self._origin(base) for base in bases]
        for base, origin in zip(bases, origins, strict=True):
            is_argument = isinstance(base, BlockArgument) and not is_argument_of_function(base)
            if is_argument or not origin.are_known:
                return None
        with_base = Counter(bases)
        with_terminal = Counter(value for origin in origins for value in origin.terminals)
        passed = sum(not origin.are_allocated for origin in origins)
        return [
            with_base[base] == 1
            and all(with_terminal[value] == 1 for value in origin.terminals)
            and (origin.are_allocated or passed == 1)
            for base, origin in zip(bases, origins, strict=True)
        ]

    def is_same(self, one: Value, other: Value) -> bool | None:
        """Whether two buffers come from the same allocation; None if that is not known."""
        one, other = view_base(one), view_base(other)
        if one is other:
            return True
        mine, its = self._origin(one), self._origin(other)
        if len(mine.terminals) == 1 and mine.terminals == its.terminals:
            return True
        if not mine.terminals.isdisjoint(its.terminals):
            return None
        if (mine.are_allocated and its.are_known) or (mine.are_known and its.are_allocated):
            return False
        return None
