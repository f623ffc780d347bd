"""The accessors of operands and results in segments whose sizes an attribute holds (ODS: AttrSizedOperandSegments)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.glue.accessors import Accessor, ReadOnly

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import TypeT_co
    from odsgen.runtime.glue.accessors import (
        Operand,
        Operands,
        OptionalOperand,
        OptionalResult,
        Result,
        Results,
    )
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

HeldT = TypeVar("HeldT")

_OPERAND_SIZES = "operandSegmentSizes"
_RESULT_SIZES = "resultSegmentSizes"


def _segment(values: tuple[HeldT, ...], sizes: tuple[int, ...], index: int) -> tuple[HeldT, ...]:
    start = sum(sizes[:index])
    return values[start : start + sizes[index]]


def _replace_segment(op: Operation, index: int, values: tuple[Value, ...], doc: str = "") -> None:
    sizes = op.segment_sizes(_OPERAND_SIZES)
    start = sum(sizes[:index])
    op.operands = (
        *op.stored_operands[:start],
        *values,
        *op.stored_operands[start + sizes[index] :],
    )
    changed = (*sizes[:index], len(values), *sizes[index + 1 :])
    op.properties[_OPERAND_SIZES] = DenseArrayAttr.get(i32, changed)


def operand_of_segment(index: int, doc: str = "") -> Operand[TypeT_co]:
    """The one operand of a segment."""

    def get(op: Operation) -> Any:
        return op.stored_operands[sum(op.segment_sizes(_OPERAND_SIZES)[:index])]

    def set(op: Operation, value: Value) -> None:
        op.set_operand(sum(op.segment_sizes(_OPERAND_SIZES)[:index]), value)

    return Accessor(get, set, None, doc)


def optional_operand_segment(index: int, doc: str = "") -> OptionalOperand[TypeT_co]:
    """The operand of a segment, or None."""

    def get(op: Operation) -> Any:
        found = _segment(op.stored_operands, op.segment_sizes(_OPERAND_SIZES), index)
        return found[0] if found else None

    def set(op: Operation, value: Value | None) -> None:
        _replace_segment(op, index, () if value is None else (value,))

    return Accessor(get, set, None, doc)


def operand_segment(index: int, doc: str = "") -> Operands[TypeT_co]:
    """The operands of a segment (ODS: AttrSizedOperandSegments)."""

    def get(op: Operation) -> Any:
        return _segment(op.stored_operands, op.segment_sizes(_OPERAND_SIZES), index)

    def set(op: Operation, values: Sequence[Value]) -> None:
        _replace_segment(op, index, tuple(values))

    return Accessor(get, set, None, doc)


def result_of_segment(index: int, doc: str = "") -> Result[TypeT_co]:
    """The one result of a segment."""

    def get(op: Operation) -> Any:
        return op.results[sum(op.segment_sizes(_RESULT_SIZES)[:index])]

    return ReadOnly(get, None, None, doc)


def optional_result_segment(index: int, doc: str = "") -> OptionalResult[TypeT_co]:
    """The result of a segment, or None."""

    def get(op: Operation) -> Any:
        found = _segment(op.results, op.segment_sizes(_RESULT_SIZES), index)
        return found[0] if found else None

    return ReadOnly(get, None, None, doc)


def result_segment(index: int, doc: str = "") -> Results[TypeT_co]:
    """The results of a segment (ODS: AttrSizedResultSegments)."""

    def get(op: Operation) -> Any:
        return _segment(op.results, op.segment_sizes(_RESULT_SIZES), index)

    return ReadOnly(get, None, None, doc)
