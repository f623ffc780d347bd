"""Inference of products, gathers, transforms, decompositions and normalizations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from odsgen.hooks import implements
from odsgen.runtime import (
    DYNAMIC,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatType,
    RankedTensorType,
    Type,
    Value,
    f32,
    f64,
)

from .. import ops
from ..attributes import GatherDimensionNumbersAttr
from ..enums import FftType, Transpose
from .compatibility import bounds_of, element_type, fit, refuse, shapes_fit, tensor_of
from .dimensions import (
    check_batching,
    check_dimensions_in_range,
    check_distinct_dimensions,
    check_each_in_range,
    check_groups,
    numbers_of,
    stored_size,
)
from .inference import Properties, as_components, constant_integers, of_types, tensor

_PRECISIONS = 2


class DotNumbers(Protocol):
    """The dimensions that products are told apart by, of StableHLO's or CHLO's."""

    @property
    def lhs_batching_dimensions(self) -> Sequence[int]: ...
    @property
    def rhs_batching_dimensions(self) -> Sequence[int]: ...
    @property
    def lhs_contracting_dimensions(self) -> Sequence[int]: ...
    @property
    def rhs_contracting_dimensions(self) -> Sequence[int]: ...


def product_shape(
    lhs: RankedTensorType,
    rhs: RankedTensorType,
    numbers: DotNumbers,
    precisions: Sequence[object] | None,
) -> list[int]:
    """The shape of `dot_general` (`checkDotGeneralConstraints`)."""
    lhs_batching, rhs_batching = numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions
    lhs_contracting = numbers.lhs_contracting_dimensions
    rhs_contracting = numbers.rhs_contracting_dimensions
    if len(lhs_batching) != len(rhs_batching):
        refuse("lhs and rhs should have the same number of batching dimensions")
    if len(lhs_contracting) != len(rhs_contracting):
        refuse("lhs and rhs should have the same number of contracting dimensions")
    sides = ("lhs", lhs_batching, lhs_contracting, lhs), ("rhs", rhs_batching, rhs_contracting, rhs)
    for side, batching, contracting, _ in sides:
        names = f"{side}_batching_dimensions", f"{side}_contracting_dimensions"
        check_distinct_dimensions(batching, contracting, *names)
    for side, batching, contracting, type in sides:
        check_dimensions_in_range(batching, type.rank, f"{side}_batching_dimensions")
        check_dimensions_in_range(contracting, type.rank, f"{side}_contracting_dimensions")
    for what, lhs_dimensions, rhs_dimensions in (
        ("batching", lhs_batching, rhs_batching),
        ("contracting", lhs_contracting, rhs_contracting),
    ):
        for one, other in zip(lhs_dimensions, rhs_dimensions, strict=True):
            if not fit(lhs.shape[one], rhs.shape[other]):
                refuse("{} dimension sizes must match for lhs/rhs", what)
    if precisions is not None and len(precisions) > _PRECISIONS:
        refuse("expects precision config to be empty or have <= 2 elements.")
    lhs_left = {*lhs_batching, *lhs_contracting}
    rhs_left = {*rhs_batching, *rhs_contracting}
    return [
        *(lhs.shape[number] for number in lhs_batching),
        *(size for number, size in enumerate(lhs.shape) if number not in lhs_left),
        *(size for number, size in enumerate(rhs.shape) if number not in rhs_left),
    ]


# --- gather ---------------------------------------------------------------------------------------


def _gathered(
    operand: RankedTensorType,
    indices: RankedTensorType,
    numbers: GatherDimensionNumbersAttr,
    sizes: Sequence[int],
) -> list[Type]:
    """verifyGather, inferGatherReturnTypeComponents"""
    vector, rank = numbers.index_vector_dim, operand.rank
    offsets, collapsed = numbers.offset_dims, numbers.collapsed_slice_dims
    batching = numbers.operand_batching_dims
    if len(offsets) + len(collapsed) + len(batching) != rank:
        refuse(
            "offset_dims size ({}) plus collapse_slice_dims size ({}) plus operand_batching_dims "
            "size ({}) is not equal to operand rank ({})",
            len(offsets),
            len(collapsed),
            len(batching),
            rank,
        )
    if not 0 <= vector <= indices.rank:
        refuse(
            "Expects index_vector_dim to be in range [0, rank-of('start_indices')] i.e. [0, {}]. got: {}.",
            indices.rank,
            vector,
        )
    _check_gather_dimensions(operand, indices, numbers, sizes)
    batch = [size for number, size in enumerate(indices.shape) if number != vector]
    left_out = {*collapsed, *batching}
    window = [size for number, size in enumerate(sizes) if number not in left_out]
    total = len(offsets) + len(batch)
    check_each_in_range(offsets, total, "offset_dims", "implied-result-rank")
    kept, rest, chosen = iter(window), iter(batch), set(offsets)
    shape = [next(kept if number in chosen else rest) for number in range(total)]
    return [tensor_of(shape, operand.element_type)]


def _check_gather_dimensions(
    operand: RankedTensorType,
    indices: RankedTensorType,
    numbers: GatherDimensionNumbersAttr,
    sizes: Sequence[int],
) -> None:
    """The rules of the dimension numbers of a gather, in the order of StableHLO's specification."""
    vector, rank, starts = numbers.index_vector_dim, operand.rank, numbers.start_index_map
    offsets, collapsed = numbers.offset_dims, numbers.collapsed_slice_dims
    batching, index_batching = numbers.operand_batching_dims, numbers.start_indices_batching_dims
    expected = 1 if vector == indices.rank else indices.shape[vector]
    if expected != DYNAMIC and len(starts) != expected:
        refuse(
            "start_index_map size ({}) is not equal to size of index dimension ({}) of "
            "start_indices ({})",
            len(starts),
            vector,
            expected,
        )
    _check_ascending(offsets, "offset_dims")
    _check_unrepeated(offsets, "offset_dims")
    check_distinct_dimensions(collapsed, batching, "collapsed_slice_dims", "operand_batching_dims")
    sliced = (collapsed, "collapsed_slice_dims"), (batching, "operand_batching_dims")
    for dimensions, name in sliced:
        _check_ascending(dimensions, name)
        check_each_in_range(dimensions, rank, name, "rank-of('operand')")
    name = "start_indices_batching_dims"
    _check_unrepeated(index_batching, name)
    check_each_in_range(index_batching, indices.rank, name, "rank-of('start_indices')")
    if vector in index_batching:
        refuse(f"expects {name} not to include index_vector_dim {{}}", vector)
    names = "operand_batching_dims", name
    check_batching(batching, index_batching, operand.shape, indices.shape, names)
    check_distinct_dimensions(starts, batching, "start_index_map", "operand_batching_dims")
    check_each_in_range(starts, rank, "start_index_map", "rank-of('operand')")
    if len(sizes) != rank:
        refuse("slice_sizes size ({}) not equal to operand rank ({})", len(sizes), rank)
    for dimensions, name in sliced:
        for dimension in dimensions:
            if sizes[dimension] > 1:
                refuse(
                    f"Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got {{}}",
                    sizes[dimension],
                )
    for number, (size, limit) in enumerate(zip(sizes, operand.shape, strict=True)):
        if size < 0 or (limit != DYNAMIC and size > limit):
            refuse(
                "slice size ({}) is out of bounds for operand dimension ({}) at index {}",
                size,
                stored_size(limit),
                number,
            )


def _check_ascending(dimensions: Sequence[int], name: str) -> None:
    if list(dimensions) != sorted(dimensions):
        refuse("expects {} to be sorted, got: [{}]", name, dimensions)


def _check_unrepeated(dimensions: Sequence[int], name: str) -> None:
    if len(set(dimensions)) != len(dimensions):
        refuse("expects {} to not repeat, got: [{}]", name, dimensions)


@implements(ops.GatherOp, method="infer_return_type_components")
@as_components
@of_types
def infer_gather(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    sizes = numbers_of(properties, "slice_sizes")
    numbers: GatherDimensionNumbersAttr = properties["dimension_numbers"]
    return _gathered(tensor(operands[0]), tensor(operands[1]), numbers, sizes)


@implements(ops.DynamicGatherOp, method="infer_return_type_components")
@as_components
def infer_dynamic_gather(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """With the rank alone, where the sizes of slices are not constant."""
    numbers: GatherDimensionNumbersAttr = properties["dimension_numbers"]
    operand, indices = tensor(operands[0]), tensor(operands[1])
    sizes = constant_integers(operands[2])
    if sizes is not None:
        return _gathered(operand, indices, numbers, sizes)
    implicit = numbers.index_vector_dim == indices.rank
    batch = [s for k, s in enumerate(indices.shape) if k != numbers.index_vector_dim or implicit]
    rest, chosen = iter(batch), set(numbers.offset_dims)
    total = len(batch) + len(chosen)
    shape = [DYNAMIC if number in chosen else next(rest) for number in range(total)]
    return [tensor_of(shape, operand.element_type)]


# --- transforms, decompositions -------------------------------------------------------------------


@implements(ops.FftOp, method="infer_return_type_components")
@as_components
@of_types
def infer_fft(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferFftOp"""
    type, lengths = tensor(operands[0]), numbers_of(properties, "fft_length")
    kind: FftType = properties["fft_type"].value
    rank = len(lengths)
    if not 1 <= rank <= 3:
        refuse("rank must be between 1 and 3, but got {}.", rank)
    element = type.element_type
    if kind is FftType.RFFT:
        if element not in (f32, f64):
            refuse("RFFT requires f32 or f64 input type, but is given {}.", element)
        assert isinstance(element, FloatType)
        found: Type = ComplexType.get(element)
    else:
        if not isinstance(element, ComplexType):
            refuse("FFT/IFFT/IRFFT take a complex tensor as input, but is given {}.", type)
        found = element.element_type if kind is FftType.IRFFT else element
    if type.rank < rank:
        refuse(
            "operand rank must not be less than fft rank of {} for operand of type {}.", rank, type
        )
    shape = list(type.shape)
    if kind is FftType.RFFT:
        for size, length in zip(shape[-rank:], lengths, strict=True):
            if not fit(size, length):
                refuse(
                    "RFFT requires innermost dimensions to be compatible with fft_length. Got: "
                    "{} but wanted {}.",
                    shape,
                    lengths,
                )
        if shape[-1] != 0:
            shape[-1] = lengths[-1] // 2 + 1
    elif kind is FftType.IRFFT:
        for size, length in zip(shape[-rank:-1], lengths[:-1], strict=True):
            if not fit(size, length):
                refuse(
                    "IRFFT requires non-final dimensions to be compatible with fft_length. Got: "
                    "{} but wanted {}, and {} != {}.",
                    shape[-rank:],
                    lengths,
                    size,
                    length,
                )
        last = shape[-1]
        if last not in (0, DYNAMIC) and last != lengths[-1] // 2 + 1:
            refuse(
                "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. "
                "Got: {} but fft_length is {}.",
                last,
                lengths,
            )
        if last != 0:
            shape[-1] = lengths[-1]
    return [tensor_of(shape, found, () if kind is not FftType.FFT else bounds_of(type))]


@implements(ops.CholeskyOp, method="infer_return_type_components")
@as_components
@of_types
def infer_cholesky(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferCholeskyOp"""
    type = tensor(operands[0])
    if type.rank < 2:
        refuse("argument 'a' must have rank >= 2, got shape {}.", type.shape)
    if not fit(*type.shape[-2:]):
        refuse("minor dimensions of 'a' must have equal size, got shape {}.", type.shape)
    return [type]


@implements(ops.TriangularSolveOp, method="infer_return_type_components")
@as_components
@of_types
def infer_triangular_solve(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferTriangularSolveOp"""
    a, b = tensor(operands[0]), tensor(operands[1])
    if a.rank < 2:
        refuse("operand 'a' must have rank >= 2, but got {}", a)
    if not fit(*a.shape[-2:]):
        refuse("two minor dimensions of operand 'a' must be compatible, but got {}", a)
    if a.rank != b.rank:
        refuse("operands must have equal rank, but got {} and {}", a, b)
    left = bool(properties["left_side"].value)
    if not fit(b.shape[-2 if left else -1], a.shape[-1]):
        refuse("shared dimension of operands 'a' and 'b' does not match, but got {} and {}", a, b)
    if not shapes_fit(a.shape[:-2], b.shape[:-2]):
        refuse(
            "leading batch dimensions of the operands must be compatible, but got {} and {}", a, b
        )
    if properties["transpose_a"].value is Transpose.TRANSPOSE_INVALID:
        refuse("Invalid transpose option value for triangular solve")
    return [b]


# --- normalizations -------------------------------------------------------------------------------


def _check_feature(operands: Sequence[Value], properties: Properties) -> int:
    """verifyBatchNorm; gives the size of the feature dimension."""
    type, others = tensor(operands[0]), [tensor(value) for value in operands[1:]]
    index: int = properties["feature_index"].value
    vectors = [other for other in others if other.rank == 1]
    if any(not fit(other.shape[0], vectors[0].shape[0]) for other in vectors):
        refuse("expects multi-dimensional operands to have compatible shapes")
    if index < 0:
        refuse("expects feature_index to be a non-negative number, got {}.", index)
    if index >= type.rank:
        refuse(
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; "
            "got featureIndex {}, and rank {}.",
            index,
            type.rank,
        )
    size = type.shape[index]
    if vectors and not fit(vectors[0].shape[0], size):
        refuse(
            "expects the size of single-dimensional operands to be compatible with feature "
            "count, but the size of single-dimensional operands is {} and the feature count is "
            "{}.",
            "?" if vectors[0].shape[0] == DYNAMIC else vectors[0].shape[0],
            "?" if size == DYNAMIC else size,
        )
    return size


@implements(ops.BatchNormInferenceOp, method="infer_return_type_components")
@as_components
@of_types
def infer_batch_norm_inference(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    _check_feature(operands, properties)
    return [operands[0].type]


@implements(ops.BatchNormTrainingOp, ops.BatchNormGradOp, method="infer_return_type_components")
@as_components
@of_types
def infer_batch_norm(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    size = _check_feature(operands, properties)
    type = tensor(operands[0])
    bounds = bounds_of(type)
    index: int = properties["feature_index"].value
    feature = tensor_of([size], type.element_type, bounds[index : index + 1])
    return [type, feature, feature]


# --- collectives ----------------------------------------------------------------------------------


def _check_splitting_groups(groups: object, count: int) -> None:
    """verifyReplicaGroups, with the size of each group."""
    check_groups(groups, of_same_size=True)
    if isinstance(groups, DenseIntOrFPElementsAttr) and groups.type.shape[1] != count:
        refuse("group size of replica_groups must be {}", count)


@implements(ops.AllToAllOp, method="infer_return_type_components")
@as_components
@of_types
def infer_all_to_all(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferAllToAllOp"""
    _check_splitting_groups(properties["replica_groups"], properties["split_count"].value)
    split, concat = (properties[name].value for name in ("split_dimension", "concat_dimension"))
    count: int = properties["split_count"].value
    found: list[Type] = []
    for value in operands:
        type = tensor(value)
        for name, dimension in (("split_dimension", split), ("concat_dimension", concat)):
            if dimension >= type.rank:
                refuse(
                    "AllToAll {} {} is out-of-bounds for input rank {}", name, dimension, type.rank
                )
        shape = list(type.shape)
        if shape[split] != DYNAMIC:
            if shape[split] % count:
                refuse(
                    "split dimension has size {}, expected to be a multiple of split_count {}",
                    shape[split],
                    count,
                )
            shape[split] //= count
        if shape[concat] != DYNAMIC:
            shape[concat] *= count
        found.append(tensor_of(shape, element_type(type)))
    return found
