"""Interfaces of buffers and tensors: destination style, views (MLIR: `DestinationStyleOpInterface.td`,
`ViewLikeInterface.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.builtin.types import (
    BaseMemRefType,
    MemRefType,
    TensorType,
    UnrankedMemRefType,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import OpResult, Value


class ViewLikeOpInterface(OpInterface):
    """An operation that gives another view of a buffer."""

    __slots__ = ()

    @property
    def view_source(self) -> Value:
        """The buffer that is viewed."""
        self._missing("view_source")

    @property
    def view_dest(self) -> Value:
        """The view; by default the first result."""
        return self._op.results[0]


class DestinationStyleOpInterface(OpInterface):
    """An operation that is given the tensors or buffers into which it writes its results: the *inits*.

    Inits stand side by side among the operands; the others are *inputs*.  Each tensor among the inits is tied to a result.
    """

    __slots__ = ()

    @property
    def dps_inits_mutable(self) -> Sequence[Value]:
        """The operands into which the results are written."""
        self._missing("dps_inits_mutable")

    @property
    def dps_inits(self) -> Sequence[Value]:
        return self.dps_inits_mutable

    @property
    def num_dps_inits(self) -> int:
        return len(self.dps_inits_mutable)

    @property
    def dps_inputs(self) -> Sequence[Value]:
        """The operands that are no inits."""
        first = self._first_init
        operands = self._op.operands
        return (*operands[:first], *operands[first + self.num_dps_inits :])

    @property
    def num_dps_inputs(self) -> int:
        return len(self._op.operands) - self.num_dps_inits

    def set_dps_init(self, index: int, value: Value) -> None:
        """Give another init; raises IndexError where there is none."""
        if not 0 <= index < self.num_dps_inits:
            raise IndexError(f"there is no init number {index}")
        self._op.set_operand(self._first_init + index, value)

    def is_dps_init(self, operand_index: int) -> bool:
        return self._first_init <= operand_index < self._first_init + self.num_dps_inits

    def is_dps_input(self, operand_index: int) -> bool:
        return not self.is_dps_init(operand_index)

    def is_scalar(self, operand_index: int) -> bool:
        """Whether an operand is neither a tensor nor a buffer."""
        return not isinstance(self._op.operands[operand_index].type, (BaseMemRefType, TensorType))

    def tied_op_result(self, operand_index: int) -> OpResult:
        """The result that is written into an init."""
        return self._op.results[operand_index - self._first_init]

    def tied_op_operand(self, result: OpResult) -> Value:
        """The init into which a result is written."""
        return self.dps_inits_mutable[result.index]

    @property
    def has_pure_buffer_semantics(self) -> bool:
        """Whether there is a buffer among the operands, and no tensor."""
        types = self._op.operand_types
        return any(isinstance(t, BaseMemRefType) for t in types) and not any(
            isinstance(t, TensorType) for t in types
        )

    @property
    def has_pure_tensor_semantics(self) -> bool:
        """Whether there is a tensor among the operands, and no buffer."""
        types = self._op.operand_types
        return any(isinstance(t, TensorType) for t in types) and not any(
            isinstance(t, BaseMemRefType) for t in types
        )

    @property
    def _first_init(self) -> int:
        return first_of_run(self._op.operands, self.dps_inits_mutable)


def first_of_run(values: Sequence[Value], part: Sequence[Value]) -> int:
    """Where ``part`` begins, which stands in ``values`` side by side: the last such place; behind all for no part."""
    wanted, among = tuple(part), tuple(values)
    for first in range(len(among) - len(wanted), -1, -1):
        if among[first : first + len(wanted)] == wanted:
            return first
    return len(values)


def verify_destination_style(op: Operation, style: DestinationStyleOpInterface) -> None:
    """Destinations of results: buffers, or tensors of the results' types."""
    inits = style.dps_inits_mutable
    first = first_of_run(op.operands, inits)
    tensors: list[int] = []
    for number, value in enumerate(inits):
        if isinstance(value.type, TensorType):
            tensors.append(number)
        elif not isinstance(value.type, (MemRefType, UnrankedMemRefType)):
            raise op.op_error(f"expected that operand #{first + number} is a tensor or a memref")
    results = sum(isinstance(type, TensorType) for type in op.result_types)
    if results != len(tensors):
        raise op.op_error(
            f"expected the number of tensor results ({results}) to be equal to the number of "
            f"output tensors ({len(tensors)})"
        )
    for number in tensors:
        # An init has the result of its own number; MLIR does not ask whether there is one.
        expected = inits[number].type
        actual = op.results[number].type if number < len(op.results) else None
        if expected is not actual:
            raise op.op_error(
                f"expected type of operand #{first + number} ('{expected}') to match type of "
                f"corresponding result ('{actual or '<<NULL TYPE>>'}')"
            )
