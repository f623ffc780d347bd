"""What constraints of types ask of quantized elements and of tuples."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.hooks import checks
from odsgen.runtime import DYNAMIC, RankedTensorType, TupleType, Type
from odsgen_dialects.quant import UniformQuantizedType

from .. import constraints
from .compatibility import bounds_of, element_type

_WIDTHS = frozenset({2, 4, 8, 16, 32})


def _is_quantized(type: Type, *, is_signed: bool, is_per_axis: bool) -> bool:
    return (
        isinstance(type, UniformQuantizedType)
        and type.quantized_dimensions is None
        and (type.quantized_dimension is not None) is is_per_axis
        and type.is_signed is is_signed
        and type.storage_type.width in _WIDTHS
        and _has_valid_parameters(type)
    )


def _has_valid_parameters(type: UniformQuantizedType) -> bool:
    """isValidStablehloQuantizedElementType"""
    if type.quantized_dimension is not None and type.quantized_dimension < 0:
        return False
    return all(
        type.storage_type_min <= point <= type.storage_type_max for point in type.zero_points
    )


@checks("check_is_quantized_signed")
def check_is_quantized_signed(type: Type) -> bool:
    return _is_quantized(type, is_signed=True, is_per_axis=False)


@checks("check_is_quantized_unsigned")
def check_is_quantized_unsigned(type: Type) -> bool:
    return _is_quantized(type, is_signed=False, is_per_axis=False)


@checks("check_is_per_axis_quantized_signed")
def check_is_per_axis_quantized_signed(type: Type) -> bool:
    return _is_quantized(type, is_signed=True, is_per_axis=True)


@checks("check_is_per_axis_quantized_unsigned")
def check_is_per_axis_quantized_unsigned(type: Type) -> bool:
    return _is_quantized(type, is_signed=False, is_per_axis=True)


@checks("check_is_valid_quantized_dimension")
def check_is_valid_quantized_dimension(type: Type) -> bool:
    """isValidQuantizedDimension"""
    element = element_type(type)
    if not isinstance(element, UniformQuantizedType) or element.quantized_dimension is None:
        return True
    if not isinstance(type, RankedTensorType):
        return True
    dimension = element.quantized_dimension
    return dimension < type.rank and type.shape[dimension] in (DYNAMIC, len(element.scales))


@checks("check_has_single_bounded_dimension")
def check_has_single_bounded_dimension(type: Type) -> bool:
    """hasSingleBoundedDimension"""
    if not isinstance(type, RankedTensorType) or not (bounds := bounds_of(type)):
        return False
    bounded = sum(bound != DYNAMIC for bound in bounds)
    dynamic = sum(size == DYNAMIC for size in type.shape)
    return bounded == 1 and dynamic == 1


def _parts(type: TupleType) -> Iterator[Type]:
    for part in type.types:
        if isinstance(part, TupleType):
            yield from _parts(part)
        else:
            yield part


@checks("check_is_tuple_of_values")
def check_is_tuple_of_values(type: Type) -> bool:
    """Of HLO_Tuple: tensors, buffers and tokens, in tuples of any depth."""
    allowed = (
        constraints.HLO_Tensor,
        constraints.HLO_PerAxisQuantizedIntTensor,
        constraints.HLO_Buffer,
        constraints.HLO_Token,
    )
    return isinstance(type, TupleType) and all(
        any(constraint[part] for constraint in allowed) for part in _parts(type)
    )


@checks("check_is_tuple_of_call_values")
def check_is_tuple_of_call_values(type: Type) -> bool:
    """Of HLO_CustomCallTuple: the same, where tensors may have no rank."""
    allowed = (constraints.HLO_AnyTensor, constraints.HLO_Buffer, constraints.HLO_Token)
    return isinstance(type, TupleType) and all(
        any(constraint[part] for constraint in allowed) for part in _parts(type)
    )
