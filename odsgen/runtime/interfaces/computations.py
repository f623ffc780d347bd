"""Interfaces of operations that compute values: casts, selections, operations on vectors that can be unrolled
(MLIR: `CastInterfaces.td`, `VectorInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import OpInterface

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.diagnostics import VerifyError
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class CastOpInterface(OpInterface):
    """An operation that casts values of some types to values of others."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        """Whether types can be cast to others."""
        self._missing("are_cast_compatible")


def verify_cast(op: Operation, cast: CastOpInterface) -> None:
    """The types of operands and results can be cast into each other."""
    outputs = op.result_types
    if not outputs:
        raise op.op_error("expected at least one result for cast operation")
    if not cast.are_cast_compatible(op.operand_types, outputs):
        raise cast_error(op)


def cast_error(op: Operation) -> VerifyError:
    """The error of a cast between types that cannot be cast into each other."""
    inputs, outputs = op.operand_types, op.result_types
    shown_inputs = f" {_listed(inputs)}" if len(inputs) == 1 else f"s {_listed(inputs)}"
    shown_outputs = f" {_listed(outputs)}" if len(outputs) == 1 else f"s {_listed(outputs)}"
    return op.op_error(
        f"operand type{shown_inputs if inputs else 's []'} and result type{shown_outputs} "
        "are cast incompatible"
    )


def _listed(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)


class SelectLikeOpInterface(OpInterface):
    """An operation that gives one of two operands, as a condition says."""

    __slots__ = ()

    @property
    def condition(self) -> Value:
        self._missing("condition")

    @property
    def true_value(self) -> Value:
        """The value that is chosen if the condition holds."""
        self._missing("true_value")

    @property
    def false_value(self) -> Value:
        """The value that is chosen if the condition does not hold."""
        self._missing("false_value")


class VectorUnrollOpInterface(OpInterface):
    """An operation on vectors that can be unrolled."""

    __slots__ = ()

    @property
    def shape_for_unroll(self) -> Sequence[int] | None:
        """The shape that is unrolled; by default that of the vector that is the only result."""
        from odsgen.runtime.builtin.types import VectorType

        results = self._op.result_types
        if len(results) == 1 and isinstance(results[0], VectorType):
            return results[0].shape
        return None
