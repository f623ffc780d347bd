"""LoopLikeOpInterface (MLIR: `LoopLikeInterface.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.base.interface import OpInterface, has_interface

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, OpResult, Value

ValueT = TypeVar("ValueT")


class LoopLikeOpInterface(OpInterface):
    """A loop, perhaps with values that are carried from one iteration to the next.

    Such a value begins as an *init* operand, is a *region iter arg* inside, is *yielded* to the next iteration, and
    may be a result of the loop.  A loop without the notion of bounds, steps or results gives None for them.
    """

    __slots__ = ()

    @property
    def loop_regions(self) -> Sequence[Region]:
        """The regions that are the body of the loop."""
        self._missing("loop_regions")

    def is_defined_outside_of_loop(self, value: Value) -> bool:
        region = value.parent_region
        parent = None if region is None else region.parent_op
        return parent is None or not self._op.is_ancestor(parent)

    def move_out_of_loop(self, op: Operation) -> None:
        """Move an operation that does not depend on the iteration to before the loop."""
        op.move_before(self._op)

    def promote_if_single_iteration(self, rewriter: Any) -> bool:
        """Put the body in place of a loop that runs once; whether that was done."""
        return False

    @property
    def loop_induction_vars(self) -> Sequence[Value] | None:
        return None

    @property
    def loop_lower_bounds(self) -> Sequence[Value | Attribute] | None:
        return None

    @property
    def loop_steps(self) -> Sequence[Value | Attribute] | None:
        return None

    @property
    def loop_upper_bounds(self) -> Sequence[Value | Attribute] | None:
        return None

    @property
    def inits_mutable(self) -> Sequence[Value]:
        """The operands with which the carried values begin; they stand side by side."""
        return ()

    @property
    def region_iter_args(self) -> Sequence[BlockArgument]:
        """The block arguments that are the carried values in an iteration."""
        return ()

    @property
    def yielded_values_mutable(self) -> Sequence[Value] | None:
        """The values that the next iteration gets."""
        return None

    @property
    def loop_results(self) -> Sequence[OpResult] | None:
        """The results that are the carried values after the last iteration."""
        return None

    def replace_with_additional_yields(
        self,
        rewriter: Any,
        new_inits: Sequence[Value],
        replace_init_uses_in_loop: bool,
        new_yield_values: Any,
    ) -> Operation | None:
        """Replace the loop by one with more carried values, and return it; None if it cannot have more."""
        return None

    @property
    def static_trip_count(self) -> int | None:
        """How many iterations there are, if that is known."""
        return None

    # --- derived ------------------------------------------------------------------------------------------------------

    @property
    def inits(self) -> Sequence[Value]:
        return self.inits_mutable

    @property
    def yielded_values(self) -> Sequence[Value]:
        return self.yielded_values_mutable or ()

    @property
    def single_induction_var(self) -> Value | None:
        return _single(self.loop_induction_vars)

    @property
    def single_lower_bound(self) -> Value | Attribute | None:
        return _single(self.loop_lower_bounds)

    @property
    def single_step(self) -> Value | Attribute | None:
        return _single(self.loop_steps)

    @property
    def single_upper_bound(self) -> Value | Attribute | None:
        return _single(self.loop_upper_bounds)

    def tied_loop_init(self, value: BlockArgument | OpResult) -> Value | None:
        """The init operand of the carried value that is a region iter arg or a result."""
        index = self._carried(value)
        return None if index is None else self.inits_mutable[index]

    def tied_loop_region_iter_arg(self, value: OpResult | Value) -> BlockArgument | None:
        """The region iter arg of the carried value that is an init operand or a result."""
        index = self._carried(value)
        return None if index is None else self.region_iter_args[index]

    def tied_loop_yielded_value(self, value: BlockArgument) -> Value | None:
        """The value yielded for the carried value that is a region iter arg."""
        index = self._carried(value)
        yielded = self.yielded_values_mutable
        return None if index is None or yielded is None else yielded[index]

    def tied_loop_result(self, value: Value | BlockArgument) -> OpResult | None:
        """The result of the carried value that is an init operand or a region iter arg."""
        index = self._carried(value)
        results = self.loop_results
        return None if index is None or results is None else results[index]

    def _carried(self, value: Value) -> int | None:
        for values in (self.region_iter_args, self.loop_results or (), self.inits_mutable):
            for index, other in enumerate(values):
                if other is value:
                    return index
        return None


def block_is_in_loop(block: Block) -> bool:
    """Whether control may come back to a block: it is in a loop, or on a cycle of blocks."""
    around: Block | None = block
    while around is not None:
        if _is_on_cycle(around):
            return True
        parent = around.parent_op
        if parent is None:
            return False
        if has_interface(parent, LoopLikeOpInterface):
            return True
        around = parent.parent_block
    return False


def _is_on_cycle(block: Block) -> bool:
    pending = [*block.successors]
    seen: set[Block] = set()
    while pending:
        current = pending.pop()
        if current is block:
            return True
        if current not in seen:
            seen.add(current)
            pending += current.successors
    return False


def _single(values: Sequence[ValueT] | None) -> ValueT | None:
    return values[0] if values is not None and len(values) == 1 else None


def verify_loop_like(op: Operation, loop: LoopLikeOpInterface) -> None:
    """Inits, region iter args, yielded values and results are as many, and of the same types."""
    inits, arguments = loop.inits, loop.region_iter_args
    yielded, results = loop.yielded_values, loop.loop_results
    if len(inits) != len(arguments):
        raise op.op_error(
            f"different number of inits and region iter_args: {len(inits)} != {len(arguments)}"
        )
    if yielded and len(arguments) != len(yielded):
        raise op.op_error(
            "different number of region iter_args and yielded values: "
            f"{len(arguments)} != {len(yielded)}"
        )
    if results is not None and len(results) != len(arguments):
        raise op.op_error(
            "different number of loop results and region iter_args: "
            f"{len(results)} != {len(arguments)}"
        )
    for number, (init, argument) in enumerate(zip(inits, arguments, strict=True)):
        _same_type(op, number, "init", init, "region iter_arg", argument)
        if yielded:
            _same_type(op, number, "region iter_arg", argument, "yielded value", yielded[number])
    for number, (argument, result) in enumerate(zip(arguments, results or (), strict=False)):
        _same_type(op, number, "region iter_arg", argument, "loop result", result)


def _same_type(
    op: Operation, number: int, what: str, value: Value, other_what: str, other: Value
) -> None:
    if value.type is not other.type:
        raise op.op_error(
            f"{number}-th {what} and {number}-th {other_what} have different type: "
            f"'{value.type}' != '{other.type}'"
        )
