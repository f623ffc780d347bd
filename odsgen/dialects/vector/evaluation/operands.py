"""Operands of the dialect `vector`: elements, masks and the memory of buffers and tensors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.shared import condition, known_shape, vector_of
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior
from odsgen.runtime import Operation, Type, VectorType
from odsgen_dialects.vector import MaskOp

Values = Sequence[Any]


def scalar_or_vector(values: Sequence[Any], type: Type) -> Any:
    """The only value for a scalar type, else a vector of all."""
    return Elements(known_shape(type), values) if isinstance(type, VectorType) else values[0]


def mask_around(op: Operation, machine: Machine) -> Elements | None:
    """The mask of the `vector.mask` in which an operation stands; None without one."""
    around = op.parent_op
    if not isinstance(around, MaskOp):
        return None
    mask: Any = machine.value(around.mask)
    return vector_of(mask, around.mask.type)


def is_set(mask: Elements | None, place: int) -> bool:
    """Whether an element takes part; a mask that is poison is undefined behaviour."""
    return mask is None or condition(mask.values[place])


class Memory(NamedTuple):
    """The cells of a buffer or a tensor."""

    cells: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int

    def place(self, indices: Sequence[int]) -> int:
        """The place of an element; undefined behaviour out of bounds."""
        place = self.offset
        for dimension, (index, size, stride) in enumerate(
            zip(indices, self.shape, self.strides, strict=True)
        ):
            if not 0 <= index < size:
                raise UndefinedBehavior(
                    f"has the index {index} out of bounds of dimension {dimension}, whose size is {size}"
                )
            place += index * stride
        return place

    def is_in_bounds(self, dimension: int, index: int) -> bool:
        return 0 <= index < self.shape[dimension]


def memory_of(value: Any) -> Memory:
    """The cells of a buffer, or a copy of those of a tensor."""
    if isinstance(value, Elements):
        return Memory(list(value.values), value.shape, value.strides(), 0)
    buffer = buffer_of(value)
    return Memory(buffer.storage.cells, buffer.shape, buffer.strides, buffer.offset)


def written(value: Any, memory: Memory) -> Values:
    """The result of a write: the new tensor, nothing for a buffer."""
    return [Elements(memory.shape, memory.cells)] if isinstance(value, Elements) else []


def flattened(cells: Sequence[Any], type: VectorType) -> Elements:
    """A vector of elements that may be vectors themselves."""
    shape = known_shape(type)
    if any(isinstance(cell, Elements) for cell in cells):
        each = prod(shape) // len(cells)
        cells = [
            element
            for cell in cells
            for element in (cell.values if isinstance(cell, Elements) else [POISON] * each)
        ]
    return Elements(shape, cells)
