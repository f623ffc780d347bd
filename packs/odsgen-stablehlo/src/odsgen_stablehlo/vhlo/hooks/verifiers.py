"""Verifiers of the types and attributes of `vhlo`: what they hold is of `vhlo`, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import Attribute, Type

from ..attributes import (
    DictionaryV1Attr,
    FloatV1Attr,
    IntegerV1Attr,
    ResultAccuracyV1Attr,
    TensorV1Attr,
    TypeV1Attr,
)
from ..types import (
    ComplexV1Type,
    FunctionV1Type,
    FutureV1Type,
    RankedBufferV1Type,
    RankedTensorV1Type,
    TupleV1Type,
    UniformQuantizedPerAxisV1Type,
    UniformQuantizedV1Type,
    UnrankedTensorV1Type,
)

_DIALECT = "vhlo"


def _expect(parts: Iterable[Attribute | Type], what: str) -> None:
    """Raises ValueError if one is not of VHLO."""
    if any(part.DIALECT_NAME != _DIALECT for part in parts):
        raise ValueError(f"expected VHLO {what}")


@verifies(ComplexV1Type)
def verify_complex(element_type: Type) -> None:
    """ComplexV1Type::verify"""
    _expect([element_type], "type")


@verifies(FunctionV1Type)
def verify_function(inputs: Sequence[Type], outputs: Sequence[Type]) -> None:
    """FunctionV1Type::verify"""
    _expect([*inputs, *outputs], "types")


@verifies(FutureV1Type)
def verify_future(types: Sequence[Type]) -> None:
    """FutureV1Type::verify"""
    _expect(types, "types")


@verifies(RankedBufferV1Type)
def verify_buffer(shape: Sequence[int], element_type: Type) -> None:
    """RankedBufferV1Type::verify"""
    _expect([element_type], "types")


@verifies(RankedTensorV1Type)
def verify_ranked_tensor(
    shape: Sequence[int], element_type: Type, encoding: Attribute | None
) -> None:
    """RankedTensorV1Type::verify"""
    _expect([element_type] if encoding is None else [element_type, encoding], "type or attribute")


@verifies(TupleV1Type)
def verify_tuple(types: Sequence[Type]) -> None:
    """TupleV1Type::verify"""
    _expect(types, "types")


@verifies(UniformQuantizedPerAxisV1Type)
@verifies(UniformQuantizedV1Type)
def verify_quantized(flags: int, storage_type: Type, expressed_type: Type, *others: Any) -> None:
    """UniformQuantizedV1Type::verify, UniformQuantizedPerAxisV1Type::verify"""
    _expect([storage_type, expressed_type], "type")


@verifies(UnrankedTensorV1Type)
def verify_unranked_tensor(element_type: Type) -> None:
    """UnrankedTensorV1Type::verify"""
    _expect([element_type], "type")


@verifies(DictionaryV1Attr)
def verify_dictionary(value: Sequence[Attribute]) -> None:
    """DictionaryV1Attr::verify"""
    if len(value) % 2:
        raise ValueError("expected a value for each key")
    _expect(value[::2], "key attribute")


@verifies(FloatV1Attr)
@verifies(IntegerV1Attr)
@verifies(TensorV1Attr)
def verify_typed(type: Type, value: Attribute) -> None:
    """FloatV1Attr::verify, IntegerV1Attr::verify, TensorV1Attr::verify"""
    _expect([type], "type")


@verifies(ResultAccuracyV1Attr)
def verify_result_accuracy(atol: float, rtol: float, ulps: int, mode: Attribute) -> None:
    """ResultAccuracyV1Attr::verify"""
    _expect([mode], "result accuracy mode")


@verifies(TypeV1Attr)
def verify_type(value: Type) -> None:
    """TypeV1Attr::verify"""
    _expect([value], "type")
