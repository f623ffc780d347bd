"""What verifiers of operations of `stablehlo` check beside the types that are inferred."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    ComplexType,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
    Value,
)
from odsgen_dialects.quant import UniformQuantizedType

from .. import ops
from ..attributes import DotAlgorithmAttr
from ..enums import RngAlgorithm
from ..types import FutureType
from .compatibility import (
    are_all_compatible,
    are_compatible,
    element_type,
    expressed_type,
    fit,
    is_per_axis,
    refuse,
    refusing,
    shape_text,
    shapes_fit,
    verifying_types,
)
from .inference import constant_integers
from .inference_of_tensors import product_shape

# --- shapes ---------------------------------------------------------------------------------------


@verifies(ops.BroadcastInDimOp)
@verifying_types
@refusing
def verify_broadcast_in_dim(op: ops.BroadcastInDimOp) -> None:
    """verifyBroadcastInDimOp"""
    _check_broadcast(op.operand.type, op.broadcast_dimensions, op.result.type)


def _check_broadcast(
    operand: RankedTensorType, dimensions: Sequence[int], result: RankedTensorType
) -> None:
    _check_number_of_dimensions(operand, dimensions)
    misfit = (
        "size of operand dimension {} ({}) is not equal to 1 or size of result dimension {} ({})"
    )
    _check_dimensions(operand, dimensions, result, misfit)


def _check_number_of_dimensions(operand: RankedTensorType, dimensions: Sequence[int]) -> None:
    if len(dimensions) != operand.rank:
        refuse(
            "broadcast_dimensions size ({}) does not match operand rank ({})",
            len(dimensions),
            operand.rank,
        )


def _check_dimensions(
    operand: RankedTensorType, dimensions: Sequence[int], result: RankedTensorType, misfit: str
) -> None:
    """Refuse dimensions that come twice, are none of the result, or whose sizes do not fit, in the words of `misfit`."""
    if len(set(dimensions)) != len(dimensions):
        refuse("broadcast_dimensions should not have duplicates")
    for number, dimension in enumerate(dimensions):
        if not 0 <= dimension < result.rank:
            refuse(
                "broadcast_dimensions contains invalid value {} for result with rank {}",
                dimension,
                result.rank,
            )
        size, target = operand.shape[number], result.shape[dimension]
        if size not in (DYNAMIC, 1) and not fit(size, target):
            refuse(misfit, number, size, dimension, target)


@verifies(ops.DynamicBroadcastInDimOp)
@refusing
def verify_dynamic_broadcast_in_dim(op: ops.DynamicBroadcastInDimOp) -> None:
    """verifyDynamicBroadcastInDimOp"""
    operand, result, dimensions = op.operand.type, op.result.type, op.broadcast_dimensions
    _check_number_of_dimensions(operand, dimensions)
    if result.rank < operand.rank:
        refuse("result rank ({}) is less than operand rank ({})", result.rank, operand.rank)
    misfit = (
        "size of operand dimension {} ({}) is not compatible with size of result dimension {} ({})"
    )
    _check_dimensions(operand, dimensions, result, misfit)
    if not fit(op.output_dimensions.type.shape[0], result.rank):
        refuse(
            "result rank ({}) is not equal to number of output dimensions ({})",
            result.rank,
            op.output_dimensions.type.shape[0],
        )
    _check_constant_dimensions(op)
    expanding = op.known_expanding_dimensions or ()
    others = op.known_nonexpanding_dimensions or ()
    known = (*expanding, *others)
    if len(set(known)) != len(known):
        refuse("duplicate expansion hint for at least one operand dimension")
    for dimension in known:
        if not 0 <= dimension < operand.rank:
            refuse(
                "hint for expanding dimension {} does not refer to a valid operand dimension",
                dimension,
            )


def _check_constant_dimensions(op: ops.DynamicBroadcastInDimOp) -> None:
    """Constant sizes of the result against the operand."""
    _check_constant_shape(op.output_dimensions, op.result.type)
    operand, sizes = op.operand.type, constant_integers(op.output_dimensions)
    if sizes is None:
        return
    for number, place in enumerate(op.broadcast_dimensions):
        size, wanted = operand.shape[number], sizes[place]
        if size not in (DYNAMIC, 1, wanted):
            refuse(
                "size of operand dimension {} ({}) is not equal to 1 or value of shape at index {} ({})",
                number,
                size,
                place,
                wanted,
            )


@verifies(ops.ReshapeOp)
@verifying_types
@refusing
def verify_reshape(op: ops.ReshapeOp) -> None:
    """verifyReshapeOp"""
    operand, result = op.operand.type, op.result.type
    if operand.has_static_shape and result.has_static_shape:
        given, wanted = prod(operand.shape), prod(result.shape)
        if given != wanted:
            refuse(
                "number of output elements ({}) doesn't match expected number of elements ({})",
                wanted,
                given,
            )


@verifies(ops.DynamicReshapeOp)
@refusing
def verify_dynamic_reshape(op: ops.DynamicReshapeOp) -> None:
    """verifyDynamicReshapeOp"""
    if element_type(op.operand.type) is not element_type(op.result.type):
        refuse("element types of operand and result must match")
    count = op.output_shape.type.shape[0]
    if not fit(count, op.result.type.rank):
        refuse("output should have a rank equal to the number of elements in output_shape")
    _check_constant_shape(op.output_shape, op.result.type)


@verifies(ops.IotaOp)
@verifying_types
@refusing
def verify_iota(op: ops.IotaOp) -> None:
    """verifyIotaOp"""
    rank = op.output.type.rank
    if rank == 0:
        refuse("does not support scalars.")
    if op.iota_dimension >= rank:
        refuse("iota dimension cannot go beyond the output rank.")


@verifies(ops.DynamicIotaOp)
@refusing
def verify_dynamic_iota(op: ops.DynamicIotaOp) -> None:
    """verifyDynamicIotaOp"""
    _check_constant_shape(op.output_shape, op.result.type)
    if not fit(op.output_shape.type.shape[0], op.result.type.rank):
        refuse("output_shape is incompatible with return type of operation {}", op.result.type)
    if not 0 <= op.iota_dimension < op.result.type.rank:
        refuse("iota dimension cannot go beyond the output rank.")


def _check_constant_shape(sizes: Value, result: RankedTensorType) -> None:
    """Constant sizes against the type that an operation gives."""
    known = constant_integers(sizes)
    if known is not None and (min(known, default=0) < 0 or not shapes_fit(known, result.shape)):
        refuse("output shape [{}] is incompatible with return type of operation {}", known, result)


@verifies(ops.DynamicPadOp)
@refusing
def verify_dynamic_pad(op: ops.DynamicPadOp) -> None:
    """verifyDynamicPadOp"""
    rank, size = op.operand.type.rank, op.edge_padding_low.type.shape[0]
    if size != rank:
        refuse("padding operands size ({}) must match operand rank ({})", size, rank)
    if op.padding_value.type.rank:
        refuse("padding value type should be a rank-0")
    if op.result.type.rank != rank:
        refuse("result rank({}) should match operand rank({})", op.result.type.rank, rank)


@verifies(ops.RealDynamicSliceOp)
@refusing
def verify_real_dynamic_slice(op: ops.RealDynamicSliceOp) -> None:
    """verifyRealDynamicSliceOp"""
    rank = op.operand.type.rank
    for value, name in (
        (op.start_indices, "start_indices"),
        (op.limit_indices, "limit_indices"),
        (op.strides, "strides"),
    ):
        size = value.type.shape[0]
        if not fit(size, rank):
            refuse("has mismatched number of operand rank ({}) and {} size ({})", rank, name, size)


@verifies(ops.ReverseOp)
@verifying_types
@refusing
def verify_reverse(op: ops.ReverseOp) -> None:
    """verifyReverseOp"""
    dimensions, rank = op.dimensions, op.operand.type.rank
    if len(set(dimensions)) != len(dimensions):
        refuse("dimensions should be unique. Got: {}", dimensions)
    for dimension in dimensions:
        if dimension < 0:
            refuse("all dimensions should be non-negative. Got dimension: {}.", dimension)
        if dimension >= rank:
            refuse("all dimensions should be between [0, {}). Got dimension: {}.", rank, dimension)


@verifies(ops.TransposeOp)
@verifying_types
@refusing
def verify_transpose(op: ops.TransposeOp) -> None:
    """verifyTransposeOp: a quantized dimension goes where its dimension goes."""
    operand, result = element_type(op.operand.type), element_type(op.result.type)
    if isinstance(operand, UniformQuantizedType) and isinstance(result, UniformQuantizedType):
        one, other = operand.quantized_dimension, result.quantized_dimension
        if one is not None and other is not None and op.permutation[other] != one:
            refuse(
                "operand quantization_dimension {} is not same as permutation[{}] = {}",
                one,
                other,
                op.permutation[other],
            )


def _bits(type: Type) -> int:
    if isinstance(type, ComplexType):
        return 2 * _bits(type.element_type)
    if isinstance(type, UniformQuantizedType):
        return type.storage_type.width
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


@verifies(ops.BitcastConvertOp)
@verifying_types
@refusing
def verify_bitcast_convert(op: ops.BitcastConvertOp) -> None:
    """verifyBitcastConvertOp"""
    operand, result = op.operand.type, op.result.type
    one, other = operand.element_type, result.element_type
    if isinstance(one, ComplexType) is not isinstance(other, ComplexType):
        refuse("cannot convert between real and complex types, but got: {} and {}", operand, result)
    widths = _bits(one), _bits(other)
    smaller, larger = (operand, result) if widths[0] < widths[1] else (result, operand)
    small, large = min(widths), max(widths)
    if small != large and smaller.rank != larger.rank + 1:
        refuse(
            "rank of smaller element type ({}) should be 1 more than rank of larger element type "
            "({}), but {} != {} + 1.",
            smaller.rank,
            larger.rank,
            smaller.rank,
            larger.rank,
        )
    if small != large and smaller.shape[-1] != DYNAMIC and smaller.shape[-1] * small != large:
        refuse(
            "requires compatible bit widths. Got: {} and {}, but {} * {} != {}.",
            operand,
            result,
            small,
            smaller.shape[-1],
            large,
        )
    if (
        not shapes_fit(smaller.shape[: larger.rank], larger.shape)
        or small == large
        and smaller.rank != larger.rank
    ):
        refuse(
            "operand and result shapes must match except for the innermost dimension of the "
            "shape with the smaller element type. Got: {} and {}.",
            operand,
            result,
        )


# --- products -------------------------------------------------------------------------------------


@verifies(ops.DotGeneralOp)
@verifying_types
@refusing
def verify_dot_general(op: ops.DotGeneralOp) -> None:
    """verifyDotGeneralOp"""
    precisions = op.precision_config
    shape = product_shape(op.lhs.type, op.rhs.type, op.dot_dimension_numbers, precisions)
    if not shapes_fit(shape, op.result.type.shape):
        refuse(
            "inferred shape '{}' is incompatible with return type of operation {}",
            shape_text(shape),
            op.result.type,
        )


@verifies(ops.DotOp)
@verifying_types
@refusing
def verify_dot(op: ops.DotOp) -> None:
    """verifyDotOp"""
    lhs, rhs = op.lhs.type, op.rhs.type
    if op.precision_config is not None and len(op.precision_config) > 2:
        refuse("expects precision config to be empty or have <= 2 elements.")
    if not (1 <= lhs.rank <= 2 and 1 <= rhs.rank <= 2) or not fit(lhs.shape[-1], rhs.shape[0]):
        refuse("failed to infer shape for lhs {} and rhs {}", lhs, rhs)
    shape = [*lhs.shape[:-1], *rhs.shape[1:]]
    if not shapes_fit(shape, op.result.type.shape):
        refuse(
            "inferred shape '{}' is incompatible with return type of operation {}",
            shape_text(shape),
            op.result.type,
        )


@verifies(DotAlgorithmAttr)
def verify_dot_algorithm(
    lhs_precision_type: Type,
    rhs_precision_type: Type,
    accumulation_type: Type,
    lhs_component_count: int,
    rhs_component_count: int,
    num_primitive_operations: int,
    allow_imprecise_accumulation: bool,
) -> None:
    """DotAlgorithmAttr::verify"""
    for count, name in (
        (lhs_component_count, "lhs component count"),
        (rhs_component_count, "rhs component count"),
        (num_primitive_operations, "num primitive operations"),
    ):
        if count < 1:
            raise ValueError(f"{name} must be positive")
    for type, name in (
        (lhs_precision_type, "lhs"),
        (rhs_precision_type, "rhs"),
        (accumulation_type, "accumulation"),
    ):
        if not isinstance(type, (FloatType, IntegerType)):
            what = "accumulation type" if name == "accumulation" else f"{name} precision type"
            raise ValueError(f"{what} must be float")


# --- loops, calls, collectives --------------------------------------------------------------------


@verifies(ops.WhileOp)
@refusing
def verify_while(op: ops.WhileOp) -> None:
    """verifyWhileOp"""
    types = [value.type for value in op.operands]
    for name, region in (("condition", op.cond), ("body", op.body)):
        arguments = [argument.type for argument in region.entry_block.arguments]
        if not are_all_compatible(types, arguments):
            refuse(
                "expect operands to be compatible with {} block arguments but got {} vs {}",
                name,
                _types(types),
                _types(arguments),
            )
    last = op.cond.entry_block.last
    results = [value.type for value in last.operands] if last is not None else []
    if len(results) != 1:
        refuse("expect condition body returns a single value but got {}", len(results))
    condition = results[0]
    if (
        not isinstance(condition, RankedTensorType)
        or condition.rank
        or not isinstance(condition.element_type, IntegerType)
        or condition.element_type.width != 1
    ):
        refuse("expect condition block return a zero-ranked tensor of i1 but got {}", condition)
    last = op.body.entry_block.last
    results = [value.type for value in last.operands] if last is not None else []
    if not are_all_compatible(types, results):
        refuse(
            "expect operands to be compatible with body block return types but got {} vs {}",
            _types(types),
            _types(results),
        )


def _types(types: list[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)


@verifies(ops.RngBitGeneratorOp)
@verifying_types
@refusing
def verify_rng_bit_generator(op: ops.RngBitGeneratorOp) -> None:
    """verifyRngBitGeneratorOp"""
    initial, final = op.initial_state.type, op.output_state.type
    if not shapes_fit(initial.shape, final.shape):
        refuse(
            "output state shape must be compatible with initial state shape. Got: {} and {}",
            initial,
            final,
        )
    allowed = {RngAlgorithm.PHILOX: (2, 3), RngAlgorithm.THREE_FRY: (2,)}.get(op.rng_algorithm)
    size = initial.shape[0] if initial.rank else DYNAMIC
    if allowed is not None and size != DYNAMIC and size not in allowed:
        name = op.rng_algorithm.name
        refuse(
            "unexpected state size {} for {}{}", size, name, " algorithm" if len(allowed) else ""
        )


@verifies(ops.AddOp)
@refusing
def verify_add(op: ops.AddOp) -> None:
    """verifyAddOp: all operands and results are quantized, or none of them."""
    if op.lhs.type is op.rhs.type is op.result.type:
        return
    types = [element_type(value.type) for value in (op.lhs, op.rhs, op.result)]
    if not any(isinstance(type, UniformQuantizedType) for type in types):
        if not are_compatible(types[0], types[1]) or not are_compatible(types[0], types[2]):
            refuse("op requires the same element type for all operands and results")
        return
    if not all(isinstance(type, UniformQuantizedType) for type in types):
        refuse("expects  all operands and results to be either quantized or non-quantized")
    if len({expressed_type(type) for type in types}) > 1:
        refuse("mismatched operands and result quantization expressed types")
    if is_per_axis(types[0]) or is_per_axis(types[1]):
        if not is_per_axis(types[2]):
            refuse("result is not per_axis quantized but lhs or rhs are per_axis quantized")
    elif is_per_axis(types[2]):
        refuse("result per_axis quantized but none from rhs and lhs are per_axis quantized")


@verifies(ops.UniformQuantizeOp)
@verifying_types
@refusing
def verify_uniform_quantize(op: ops.UniformQuantizeOp) -> None:
    """verifyUniformQuantizeOp"""
    given, found = element_type(op.operand.type), element_type(op.result.type)
    expected, actual = expressed_type(given), expressed_type(found)
    if expected is not actual:
        refuse("Expressed type of result expected to be {}, but got {}", expected, actual)


@verifies(FutureType)
def verify_future(types: Sequence[Type]) -> None:
    """FutureType::verify"""
    for type in types:
        if not isinstance(type, RankedTensorType):
            raise ValueError(f"future element type must be a ranked tensor, but got '{type}'")
