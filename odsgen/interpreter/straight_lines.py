"""Bodies of loops that only compute: run without a frame for each time, in slots of a list instead of a dictionary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.interpreter.requests import Leave

if TYPE_CHECKING:
    from odsgen.interpreter.machine import Evaluator, Machine
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

    #: An operation, how it is evaluated, and the slots of its operands and results.
    Step = tuple[Operation, Evaluator, Sequence[int], Sequence[int]]


#: What evaluations give nearly always.
_SEQUENCES = (list, tuple)


class StraightLine:
    """The operations of a block, none of which runs a region or a call."""

    __slots__ = ("_steps", "_captured", "_count", "_first")

    def __init__(self, block: Block, steps: Sequence[tuple[Operation, Evaluator]]) -> None:
        slots: dict[Value, int] = {}
        for argument in block.arguments:
            slots[argument] = len(slots)
        self._first = len(slots)
        for op, _ in steps:
            for result in op.results:
                slots[result] = len(slots)
        self._captured: list[tuple[Value, int]] = []
        self._steps: list[Step] = []
        for op, evaluate in steps:
            for operand in op.operands:
                if operand not in slots:
                    slots[operand] = len(slots)
                    self._captured.append((operand, slots[operand]))
            inputs = [slots[operand] for operand in op.operands]
            self._steps.append((op, evaluate, inputs, [slots[result] for result in op.results]))
        self._count = len(slots)

    def slots(self, machine: Machine) -> list[Any]:
        """The slots with the values from around the block; they serve for all times that it runs."""
        found: list[Any] = [None] * self._count
        for value, slot in self._captured:
            found[slot] = machine.value(value)
        return found

    def run(self, slots: list[Any], arguments: Sequence[Any], machine: Machine) -> Sequence[Any]:
        """The values with which the block is left."""
        if len(arguments) != self._first:
            raise ValueError(f"got {len(arguments)} values for {self._first} arguments")
        slots[: self._first] = arguments
        steps = self._steps
        machine.charge(len(steps))
        op = None
        try:
            for op, evaluate, inputs, outputs in steps:
                outcome: Any = evaluate(op, [slots[slot] for slot in inputs], machine)
                if type(outcome) is Leave:
                    return outcome.values
                if type(outcome) not in _SEQUENCES or len(outcome) != len(outputs):
                    machine.check_results(op, outcome)
                for slot, value in zip(outputs, outcome, strict=True):
                    slots[slot] = value
        except Exception as error:
            assert op is not None
            raise machine.error_at(op, error) from None
        return ()


def straight_line(region: Region, machine: Machine) -> StraightLine | None:
    """The operations of a region of one block; None where one of them runs regions or calls, or is not known."""
    if len(region.blocks) != 1:
        return None
    from inspect import isgeneratorfunction

    steps = []
    for op in region.blocks[0]:
        evaluate = machine.evaluator(op)
        if op.regions or op.successors or evaluate is None or isgeneratorfunction(evaluate):
            return None
        steps.append((op, evaluate))
    return StraightLine(region.blocks[0], steps)
