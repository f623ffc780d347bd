"""Regions that are run for many elements: by a function of numbers where they are elementwise, else operation by operation."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any

from odsgen.interpreter import (
    POISON,
    Call,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, RankedTensorType, Region, Value

from ..stablehlo import ops
from .scalars import is_quantized, scalar_function
from .tensors import elements_of

Numbers = Sequence[Any]
Running = Generator[Run | Call, Exit, Any]
#: A function of the slots of a body, those that it reads, and that which it writes.
_Step = tuple[Callable[..., Any], Sequence[int], int]

#: What leaves a tensor of one element as it is.
_UNCHANGED = (ops.BroadcastInDimOp, ops.ReshapeOp, ops.OptimizationBarrierOp)


class Body:
    """A region of scalars: tensors without dimensions."""

    def __init__(self, region: Region, machine: Machine, inputs: Iterable[Elements] = ()) -> None:
        self.region = region
        self.machine = machine
        self._slots: list[Any] = []
        self._steps: list[_Step] = []
        self._results: list[int] = []
        has_poison = any(POISON in each.values for each in inputs)
        self.is_compiled = not has_poison and self._compile()
        #: How many steps one run takes, beside those that operations charge themselves.
        self.cost = len(self._steps) + 1
        self._shapes = [
            (1,) * each.type.rank if isinstance(each.type, RankedTensorType) else ()
            for each in region.blocks[0].arguments
        ]

    def __call__(self, numbers: Numbers) -> Running:
        """The numbers that the region returns for numbers."""
        if self.is_compiled:
            return self.compute(numbers)
        arguments = [
            Elements(shape, [number]) for shape, number in zip(self._shapes, numbers, strict=True)
        ]
        exit = yield Run(self.region, arguments)
        return [_number(value) for value in exit.values]

    def compute(self, numbers: Numbers) -> Numbers:
        """The numbers that a compiled region returns."""
        slots = self._slots
        slots[: len(numbers)] = numbers
        for function, inputs, output in self._steps:
            slots[output] = function(*[slots[each] for each in inputs])
        return [slots[each] for each in self._results]

    # --- compiling ------------------------------------------------------------------------------------------------------

    def _compile(self) -> bool:
        """Whether the region is a list of elementwise operations on numbers."""
        if len(self.region.blocks) != 1:
            return False
        block = self.region.blocks[0]
        places: dict[Value, int] = {}
        for argument in block.arguments:
            if not _is_number(argument):
                return False
            self._place(argument, places, None)
        for op in block:
            if isinstance(op, ops.ReturnOp):
                found = [self._operand(value, places) for value in op.operands]
                self._results = [place for place in found if place is not None]
                return len(self._results) == len(found)
            if not self._add(op, places):
                return False
        return False

    def _place(self, value: Value, places: dict[Value, int], content: Any) -> int:
        places[value] = len(self._slots)
        self._slots.append(content)
        return places[value]

    def _operand(self, value: Value, places: dict[Value, int]) -> int | None:
        if value in places:
            return places[value]
        if not _is_number(value):
            return None
        outside = self.machine.value(value)
        if not isinstance(outside, Elements) or outside.values[0] is POISON:
            return None
        return self._place(value, places, outside.values[0])

    def _add(self, op: Operation, places: dict[Value, int]) -> bool:
        if len(op.results) != 1 or not _is_number(op.results[0]) or is_quantized(op):
            return False
        if isinstance(op, ops.ConstantOp):
            value = op.value
            if not isinstance(value, DenseIntOrFPElementsAttr) or len(value.number_bits()) != 1:
                return False
            self._place(op.results[0], places, value.number_bits()[0])
            return True
        try:
            function = (lambda a: a) if isinstance(op, _UNCHANGED) else scalar_function(op)
        except Unsupported:  # told at the operation, when it is evaluated
            return False
        if function is None:
            return False
        inputs = [self._operand(value, places) for value in op.operands]
        known = [place for place in inputs if place is not None]
        if len(known) != len(inputs):
            return False
        self._steps.append((function, known, self._place(op.results[0], places, None)))
        return True


def _is_number(value: Value) -> bool:
    type = value.type
    return isinstance(type, RankedTensorType) and all(size == 1 for size in type.shape)


def _number(value: Any) -> Any:
    values = elements_of(value).values if isinstance(value, Elements) else (value,)
    if len(values) != 1:
        raise UndefinedBehavior(f"has a body that gives {len(values)} elements for one")
    return values[0]
