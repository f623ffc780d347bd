"""Operations that StableHLO and VHLO say in different ways: attributes that are several in VHLO, and defaults, which VHLO writes
down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    Operation,
    RankedTensorType,
    Type,
    i1,
    i64,
)

from .. import stablehlo, vhlo

# --- one attribute, several in VHLO -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exploded:
    """An attribute of StableHLO whose parameters are attributes of VHLO, by their names there."""

    definition: type[Any]
    parameters: Mapping[str, str]  # by the names of the attributes of VHLO
    may_be_absent: bool = False  # then every one of them is the type `none`


def _by_parameter(definition: type[Any], *, may_be_absent: bool = False) -> Exploded:
    return Exploded(definition, {name: name for name in definition.__slots__}, may_be_absent)


_CONVOLUTION: Final = {"dimension_numbers": _by_parameter(stablehlo.ConvDimensionNumbersAttr)}
_GATHER: Final = {"dimension_numbers": _by_parameter(stablehlo.GatherDimensionNumbersAttr)}
_CHANNEL: Final = {
    "channel_handle": Exploded(
        stablehlo.ChannelHandleAttr, {"channel_id": "handle", "channel_type": "type"}
    )
}

#: By the name of the operation without the dialect, then by that of the attribute.
EXPLODED: Final[Mapping[str, Mapping[str, Exploded]]] = {
    "convolution": _CONVOLUTION,
    "dot_general": {
        "dot_dimension_numbers": _by_parameter(stablehlo.DotDimensionNumbersAttr),
        "algorithm": _by_parameter(stablehlo.DotAlgorithmAttr, may_be_absent=True),
    },
    "dynamic_conv": _CONVOLUTION,
    "dynamic_gather": _GATHER,
    "gather": _GATHER,
    "recv": _CHANNEL,
    "scatter": {"scatter_dimension_numbers": _by_parameter(stablehlo.ScatterDimensionNumbersAttr)},
    "send": _CHANNEL,
}

#: Operations whose channel has no type in VHLO: `channel_handle` is `channel_id`.
WITH_CHANNEL_ID: Final = frozenset(
    (
        "all_gather",
        "all_reduce",
        "all_to_all",
        "collective_broadcast",
        "collective_permute",
        "collective_reduce",
        "reduce_scatter",
    )
)

#: Attributes that are there or not in StableHLO, and true or false in VHLO.
UNITS: Final = frozenset(("use_global_device_ids", "has_dynamic_root"))

#: Symbols, which are strings in VHLO, by the operation.
SYMBOLS: Final = {"call": "callee", "composite": "decomposition"}


def tensor_of_integers(numbers: list[int]) -> vhlo.TensorV1Attr:
    """A list of integers of 64 bits, as VHLO has it."""
    return integers_of_shape([len(numbers)], numbers)


def integers_of_shape(shape: list[int], numbers: list[int]) -> vhlo.TensorV1Attr:
    """Integers of 64 bits in a shape, as VHLO has them."""
    return _tensor(shape, i64, numbers)


def _tensor(shape: list[int], type: Type, numbers: list[int]) -> vhlo.TensorV1Attr:
    element = vhlo.BooleanV1Type.get() if type is i1 else vhlo.IntegerSI64V1Type.get()
    data = DenseIntOrFPElementsAttr.get(RankedTensorType.get(shape, type), numbers)
    return vhlo.TensorV1Attr.get(vhlo.RankedTensorV1Type.get(shape, element), data)


def integer(number: int) -> vhlo.IntegerV1Attr:
    """An integer of 64 bits, as VHLO has it."""
    return vhlo.IntegerV1Attr.get(vhlo.IntegerSI64V1Type.get(), IntegerAttr.get(number, i64))


@cache
def none_type() -> vhlo.TypeV1Attr:
    """The attribute that stands for one that is not there."""
    return vhlo.TypeV1Attr.get(vhlo.NoneV1Type.get())


# --- defaults -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Default:
    """An attribute that VHLO writes down where StableHLO leaves it out.

    `make` gives it for an operation of StableHLO, None where it cannot be left out; `matches` says what is left out again.
    """

    make: Callable[[Operation], Attribute | None]
    matches: Callable[[Attribute], bool]


def _constant(value: Attribute) -> Default:
    return Default(lambda op: value, lambda attribute: attribute is value)


def _is_integer(number: int) -> Default:
    value = integer(number)

    def matches(attribute: Attribute) -> bool:
        return isinstance(attribute, vhlo.IntegerV1Attr) and int(attribute.value.value) == number

    return Default(lambda op: value, matches)


def is_splat(attribute: Attribute, number: int) -> bool:
    """Whether all elements of a tensor are that number, and there are some."""
    return (
        isinstance(attribute, vhlo.TensorV1Attr)
        and attribute.data.is_splat
        and attribute.data.splat_value == number
    )


def is_empty_tensor(attribute: Attribute) -> bool:
    """Whether a tensor has no elements."""
    return isinstance(attribute, vhlo.TensorV1Attr) and not attribute.data.raw_data


def _splat(rank: Callable[[Operation], int | None], number: int, type: Type = i64) -> Default:
    def make(op: Operation) -> Attribute | None:
        size = rank(op)
        return None if size is None else _tensor([size], type, [number] * size)

    return Default(make, lambda attribute: is_splat(attribute, number))


def _padding(rank: Callable[[Operation], int | None]) -> Default:
    def make(op: Operation) -> Attribute | None:
        size = rank(op)
        return None if size is None else _tensor([size, 2], i64, [0] * (2 * size))

    return Default(make, lambda attribute: is_splat(attribute, 0))


def _spatial_rank(op: Operation) -> int | None:
    numbers = op.stored_properties.get("dimension_numbers")
    if not isinstance(numbers, stablehlo.ConvDimensionNumbersAttr):
        return None
    return len(numbers.input_spatial_dimensions)


def _window_rank(op: Operation) -> int | None:
    dimensions = op.stored_properties.get("window_dimensions")
    return None if dimensions is None else len(dimensions.numbers)


def _is_default_precision(attribute: Attribute) -> bool:
    usual = vhlo.PrecisionV1Attr.get(vhlo.PrecisionV1.DEFAULT)
    return isinstance(attribute, vhlo.ArrayV1Attr) and all(e is usual for e in attribute.value)


def is_default_accuracy(attribute: Attribute) -> bool:
    """Whether an accuracy is that of operations which say nothing of it."""
    return (
        isinstance(attribute, vhlo.ResultAccuracyV1Attr)
        and not attribute.atol
        and not attribute.rtol
        and not attribute.ulps
        and attribute.mode is vhlo.ResultAccuracyModeV1Attr.get(vhlo.ResultAccuracyModeV1.DEFAULT)
    )


def default_accuracy() -> vhlo.ResultAccuracyV1Attr:
    """The accuracy of operations which say nothing of it."""
    mode = vhlo.ResultAccuracyModeV1Attr.get(vhlo.ResultAccuracyModeV1.DEFAULT)
    return vhlo.ResultAccuracyV1Attr.get(0.0, 0.0, 0, mode)


def _backend_config(op: Operation) -> Attribute:
    version = op.property_attribute("api_version")
    typed = int(stablehlo.CustomCallApiVersion.API_VERSION_TYPED_FFI)
    if isinstance(version, IntegerAttr) and int(version.value) == typed:
        return vhlo.DictionaryV1Attr.get([])
    return vhlo.StringV1Attr.get("")


def _is_empty(attribute: Attribute) -> bool:
    value = (
        attribute.value
        if isinstance(attribute, (vhlo.DictionaryV1Attr, vhlo.StringV1Attr))
        else None
    )
    return value is not None and not value


FALSE: Final = _constant(vhlo.BooleanV1Attr.get(False))
_NO_ARRAY: Final = _constant(vhlo.ArrayV1Attr.get([]))
_NO_STRING: Final = _constant(vhlo.StringV1Attr.get(""))
_NO_TENSOR: Final = Default(lambda op: tensor_of_integers([]), is_empty_tensor)
_PRECISION: Final = Default(
    lambda op: vhlo.ArrayV1Attr.get([vhlo.PrecisionV1Attr.get(vhlo.PrecisionV1.DEFAULT)] * 2),
    _is_default_precision,
)
_ACCURACY: Final = {"result_accuracy": Default(lambda op: default_accuracy(), is_default_accuracy)}
_CHANNEL_ID: Final = {"channel_id": _is_integer(0)}
_ON_DEVICES: Final = {**_CHANNEL_ID, "use_global_device_ids": FALSE}
_SORTED: Final = {"indices_are_sorted": FALSE}
_TRANSFER: Final = {"is_host_transfer": FALSE, "source_target_pairs": _NO_TENSOR}
_DYNAMIC_CONVOLUTION: Final = {
    "window_strides": _splat(_spatial_rank, 1),
    "lhs_dilation": _splat(_spatial_rank, 1),
    "rhs_dilation": _splat(_spatial_rank, 1),
    "window_reversal": _splat(_spatial_rank, 0, i1),
    "precision_config": _PRECISION,
}

#: The defaults by the name of the operation without the dialect, then by that of the attribute in VHLO.
DEFAULTS: Final[Mapping[str, Mapping[str, Default]]] = {
    "all_gather": _ON_DEVICES,
    "all_reduce": _ON_DEVICES,
    "all_to_all": _CHANNEL_ID,
    "cholesky": {"lower": FALSE},
    "collective_broadcast": {**_CHANNEL_ID, "has_dynamic_root": FALSE},
    "collective_permute": _CHANNEL_ID,
    "collective_reduce": {**_ON_DEVICES, "has_dynamic_root": FALSE},
    "compare": {
        "compare_type": _constant(vhlo.ComparisonTypeV1Attr.get(vhlo.ComparisonTypeV1.NOTYPE))
    },
    "composite": {
        "version": _is_integer(0),
        "composite_attributes": _constant(vhlo.DictionaryV1Attr.get([])),
    },
    "convolution": {**_DYNAMIC_CONVOLUTION, "padding": _padding(_spatial_rank)},
    "custom_call": {
        "has_side_effect": FALSE,
        "backend_config": Default(_backend_config, _is_empty),
        "api_version": _constant(
            vhlo.CustomCallApiVersionV1Attr.get(vhlo.CustomCallApiVersionV1.API_VERSION_ORIGINAL)
        ),
        "called_computations": _NO_ARRAY,
        "operand_layouts": _NO_ARRAY,
        "result_layouts": _NO_ARRAY,
        "output_operand_aliases": _NO_ARRAY,
        "result_tilings": _NO_ARRAY,
    },
    "dot": {"precision_config": _PRECISION},
    "dot_general": {"precision_config": _PRECISION},
    "dynamic_broadcast_in_dim": {
        "known_expanding_dimensions": _NO_TENSOR,
        "known_nonexpanding_dimensions": _NO_TENSOR,
    },
    "dynamic_conv": _DYNAMIC_CONVOLUTION,
    "dynamic_gather": _SORTED,
    "func": {"sym_visibility": _NO_STRING, "arg_attrs": _NO_ARRAY, "res_attrs": _NO_ARRAY},
    "gather": _SORTED,
    "infeed": {"infeed_config": _NO_STRING, "layout": _NO_ARRAY},
    "outfeed": {"outfeed_config": _NO_STRING},
    "recv": _TRANSFER,
    "reduce_scatter": _ON_DEVICES,
    "reduce_window": {
        "window_strides": _splat(_window_rank, 1),
        "base_dilations": _splat(_window_rank, 1),
        "window_dilations": _splat(_window_rank, 1),
        "padding": _padding(_window_rank),
    },
    "scatter": {**_SORTED, "unique_indices": FALSE},
    "select_and_scatter": {
        "window_strides": _splat(_window_rank, 1),
        "padding": _padding(_window_rank),
    },
    "send": _TRANSFER,
    "sort": {"dimension": _is_integer(-1), "is_stable": FALSE},
    **dict.fromkeys(
        (
            "cbrt",
            "cosine",
            "exponential",
            "exponential_minus_one",
            "log",
            "log_plus_one",
            "logistic",
            "rsqrt",
            "sine",
            "sqrt",
            "tan",
            "tanh",
        ),
        _ACCURACY,
    ),
}

#: Defaults that are left out together or not at all.
LEFT_OUT_TOGETHER: Final = {"custom_call": ("operand_layouts", "result_layouts")}
