"""Interfaces of control flow: between blocks, between regions (MLIR: `ControlFlowInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import is_
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.base.interface import OpInterface, as_interface
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.traits import ReturnLike

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.diagnostics import VerifyError
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value


class BranchOpInterface(OpInterface):
    """A terminator that passes operands on to the arguments of its successors."""

    __slots__ = ()

    def successor_operands(self, index: int) -> Sequence[Value | None]:
        """The values for the arguments of the successor; None for what the operation itself produces, which comes first."""
        self._missing("successor_operands")

    def successor_block_argument(self, operand_index: int) -> BlockArgument | None:
        """The argument of a successor that gets that operand; None if no successor gets it."""
        from odsgen.runtime.interfaces.operand_slots import successor_operand_numbers

        passed = successor_operand_numbers(self._op, self)
        for numbers, successor in zip(passed, self._op.successors, strict=True):
            for number, argument in zip(numbers, successor.arguments, strict=False):
                if number == operand_index:
                    return argument
        return None

    def successor_for_operands(self, operands: Sequence[Attribute | None]) -> Block | None:
        """The successor that is chosen with those constant operands; None if that cannot be told."""
        return None

    def are_types_compatible(self, lhs: Type, rhs: Type) -> bool:
        """Whether a value of one type may be passed to an argument of the other."""
        return lhs is rhs


def takes(block: Block, operands: Sequence[Value | None]) -> bool:
    """Whether a block has as many arguments, of the same types, as operands are passed on to it."""
    arguments = block.stored_arguments
    count = len(operands)
    if count != len(arguments):
        return False
    if count == 1:  # most often, if any; without a loop
        operand = operands[0]
        return operand is not None and operand.type is arguments[0].type
    if count:
        for operand, argument in zip(operands, arguments, strict=True):
            if operand is None or operand.type is not argument.type:
                return False
    return True


def verify_branch(op: Operation, branch: BranchOpInterface) -> None:
    """Each successor takes as many operands, of the same types, as are passed on to it."""
    for number, successor in enumerate(op.stored_successors):
        operands = branch.successor_operands(number)
        arguments = successor.stored_arguments
        if len(operands) != len(arguments):
            raise op.error(
                f"branch has {len(operands)} operands for successor #{number}, "
                f"but target block has {len(arguments)}"
            )
        for operand, argument in zip(operands, arguments, strict=True):
            if (
                operand is not None
                and operand.type is not argument.type
                and not branch.are_types_compatible(operand.type, argument.type)
            ):
                raise op.error(
                    f"type mismatch for bb argument #{argument.index} of successor #{number}"
                )


# --- weights ----------------------------------------------------------------------------------------------------------


class WeightedBranchOpInterface(OpInterface):
    """A branch with `branch_weights`: how likely each successor is, against their sum."""

    __slots__ = ()

    @property
    def weights(self) -> Sequence[int]:
        """The weights of the successors; none if they are not known."""
        return _weights(self._op, "branch_weights")

    def set_weights(self, weights: Sequence[int]) -> None:
        self._op.properties["branch_weights"] = DenseArrayAttr.get(i32, tuple(weights))


class WeightedRegionBranchOpInterface(OpInterface):
    """An operation with `region_weights`: how likely each region is, against their sum."""

    __slots__ = ()

    @property
    def weights(self) -> Sequence[int]:
        """The weights of the regions; none if they are not known."""
        return _weights(self._op, "region_weights")

    def set_weights(self, weights: Sequence[int]) -> None:
        self._op.properties["region_weights"] = DenseArrayAttr.get(i32, tuple(weights))


def _weights(op: Operation, name: str) -> tuple[int, ...]:
    attribute = op.stored_properties.get(name)
    return tuple(map(int, attribute.values)) if isinstance(attribute, DenseArrayAttr) else ()


def verify_branch_weights(op: Operation) -> None:
    """`branch_weights`, if any, are as many as the successors, and not all zero."""
    if "branch_weights" in op.stored_properties:
        _verify_weights(op, "branch", "successors", len(op.successors))


def verify_region_weights(op: Operation) -> None:
    """`region_weights`, if any, are as many as the regions, and not all zero."""
    if "region_weights" in op.stored_properties:
        _verify_weights(op, "region", "regions", len(op.regions))


def _verify_weights(op: Operation, kind: str, among: str, expected: int) -> None:
    weights = _weights(op, f"{kind}_weights")
    if not weights:
        return
    if len(weights) != expected:
        raise op.error(
            f"expects number of {kind} weights to match number of {among}: "
            f"{len(weights)} vs {expected}"
        )
    if not any(weights):
        raise op.error(f"{kind} weights cannot all be zero")


# --- regions ----------------------------------------------------------------------------------------------------------


class RegionSuccessor(NamedTuple):
    """Where control goes: a region of the operation, or (None) past the operation; ``inputs`` are the block arguments
    or results that get the values which are passed on."""

    region: Region | None
    inputs: Sequence[Value] = ()

    @property
    def is_parent(self) -> bool:
        return self.region is None


class InvocationBounds(NamedTuple):
    """How often a region runs, at least and at most; None for no known limit."""

    lower: int = 0
    upper: int | None = None


class RegionBranchOpInterface(OpInterface):
    """An operation between whose regions control flows.

    A *branch point* is where control comes from: None, the operation itself when it begins, or a terminator in one of
    its regions.
    """

    __slots__ = ()

    def successor_regions(self, point: Operation | None) -> Sequence[RegionSuccessor]:
        """Where control may go from a branch point."""
        self._missing("successor_regions")

    def entry_successor_operands(self, successor: RegionSuccessor) -> Sequence[Value]:
        """The operands that the operation passes on when it begins."""
        return ()

    def entry_successor_regions(
        self, operands: Sequence[Attribute | None]
    ) -> Sequence[RegionSuccessor]:
        """Where control may go first, given the operands that are constants."""
        return self.successor_regions(None)

    def region_invocation_bounds(
        self, operands: Sequence[Attribute | None]
    ) -> Sequence[InvocationBounds]:
        """How often each region runs, given the operands that are constants."""
        return [InvocationBounds() for _ in self._op.regions]

    def are_types_compatible(self, lhs: Type, rhs: Type) -> bool:
        """Whether a value of one type may be passed on where the other is expected."""
        return lhs is rhs

    # --- derived ------------------------------------------------------------------------------------------------------

    @property
    def all_region_branch_points(self) -> Sequence[Operation | None]:
        """The operation itself (None) and the terminators from which control flows between its regions."""
        points: list[Operation | None] = [None]
        for region in self._op.regions:
            points += region_terminators(region)
        return points

    def successors_of_region(self, region: Region) -> Sequence[RegionSuccessor]:
        """Where control may go from any terminator of a region."""
        return [s for end in region_terminators(region) for s in self.successor_regions(end)]

    def predecessors(self, successor: RegionSuccessor) -> Sequence[Operation | None]:
        """The branch points from which control may reach a successor."""
        return [
            point
            for point in self.all_region_branch_points
            if any(s.region is successor.region for s in self.successor_regions(point))
        ]

    def successor_operands_between(
        self, point: Operation | None, successor: RegionSuccessor
    ) -> Sequence[Value]:
        """The values that are passed on from a branch point to a successor."""
        if point is None:
            return self.entry_successor_operands(successor)
        terminator = as_interface(point, RegionBranchTerminatorOpInterface)
        return (
            point.operands
            if terminator is None
            else terminator.mutable_successor_operands(successor)
        )

    def predecessor_values(self, successor: RegionSuccessor, index: int) -> Sequence[Value]:
        """The possible values of input number ``index`` of a successor."""
        return [
            self.successor_operands_between(point, successor)[index]
            for point in self.predecessors(successor)
        ]

    def is_repetitive_region(self, index: int) -> bool:
        """Whether control that leaves the region may come back to it."""
        region = self._op.regions[index]
        return any(s.region is region for s in self._reachable(self.successors_of_region(region)))

    @property
    def has_loop(self) -> bool:
        """Whether a region that is entered at all may be entered again."""
        entered = {s.region for s in self._reachable(self.successor_regions(None))}
        regions = self._op.regions
        return any(self.is_repetitive_region(regions.index(r)) for r in entered if r is not None)

    def _reachable(self, first: Sequence[RegionSuccessor]) -> list[RegionSuccessor]:
        found: dict[Region | None, RegionSuccessor] = {}
        pending = list(first)
        while pending:
            successor = pending.pop()
            if successor.region in found:
                continue
            found[successor.region] = successor
            if successor.region is not None:
                pending += self.successors_of_region(successor.region)
        return list(found.values())


def region_terminators(region: Region) -> list[Operation]:
    """The operations at the ends of the blocks by which control leaves a region."""
    ends = (block.last for block in region.stored_blocks)
    return [
        end
        for end in ends
        if end is not None
        and (ReturnLike in end.TRAITS or "RegionBranchTerminatorOpInterface" in end.INTERFACES)
    ]


class RegionEdge(NamedTuple):
    """A way of control between the regions of an operation; None stands for the operation itself.

    `source` is the terminator from which control comes; `operands` are what it passes on to `inputs`.
    """

    source: Operation | None
    target: Region | None
    operands: Sequence[Value]
    inputs: Sequence[Value]


def verify_region_branch(op: Operation, branch: RegionBranchOpInterface) -> None:
    """Each region, and the operation at its end, gets values of the types that it expects."""
    for point in branch.all_region_branch_points:
        for successor in branch.successor_regions(point):
            operands, inputs = branch.successor_operands_between(point, successor), successor.inputs
            if [value.type for value in operands] != [value.type for value in inputs]:
                edge = RegionEdge(point, successor.region, operands, inputs)
                _verify_edge(op, edge, branch.are_types_compatible)


def verify_region_edges(op: Operation, edges: Iterable[RegionEdge]) -> None:
    """As `verify_region_branch`, where the edges are known; the types along one are the same."""
    for edge in edges:
        _verify_edge(op, edge, is_)


def _verify_edge(
    op: Operation, edge: RegionEdge, are_types_compatible: Callable[[Type, Type], bool]
) -> None:
    if len(edge.operands) != len(edge.inputs):
        raise _edge_error(
            op,
            edge,
            f"region branch point has {len(edge.operands)} operands, "
            f"but region successor needs {len(edge.inputs)} inputs",
        )
    for number, (operand, value) in enumerate(zip(edge.operands, edge.inputs, strict=True)):
        if not are_types_compatible(operand.type, value.type):
            raise _edge_error(
                op,
                edge,
                f"successor operand type #{number} '{operand.type}' should match "
                f"successor input type #{number} '{value.type}'",
            )


def _edge_error(op: Operation, edge: RegionEdge, message: str) -> VerifyError:
    source = "parent" if edge.source is None else f"Operation {edge.source.name}"
    target = "parent" if edge.target is None else f"Region #{edge.target.region_number}"
    point = op if edge.source is None else edge.source
    return op.op_error(
        f"along control flow edge from {source} to {target}: {message}",
        [(point.location, "region branch point")],
    )
