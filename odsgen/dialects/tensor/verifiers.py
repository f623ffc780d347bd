"""Verifiers of the dialect `tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    are_compatible_shapes,
    dropped_dimensions,
    reassociation_of,
    sizes_as_shape,
    slice_operands,
    verify_collapsed_tensor_shape,
    verify_dynamic_entries,
    verify_dynamic_sizes,
    verify_in_bounds,
    verify_slice_operands,
)
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import DYNAMIC, RankedTensorType, TensorType, UnitAttr, generic_op_text, index
from odsgen_dialects.tensor import (
    CollapseShapeOp,
    ConcatOp,
    EmptyOp,
    ExpandShapeOp,
    ExtractSliceOp,
    GatherOp,
    GenerateOp,
    InsertSliceOp,
    PadOp,
    ParallelInsertSliceOp,
    ReshapeOp,
    ScatterOp,
    SplatOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type


# --- slices -------------------------------------------------------------------------------------------------------------


@verifies(ExtractSliceOp)
def verify_extract_slice(op: ExtractSliceOp) -> None:
    """ExtractSliceOp::verify"""
    _verify_slice(op, _ranked(op.source.type), _ranked(op.result.type))


@verifies(InsertSliceOp)
def verify_insert_slice(op: InsertSliceOp) -> None:
    """InsertSliceOp::verify"""
    _verify_slice(op, _ranked(op.dest.type), _ranked(op.source.type))


@verifies(ParallelInsertSliceOp)
def verify_parallel_insert_slice(op: ParallelInsertSliceOp) -> None:
    """ParallelInsertSliceOp::verify"""
    whole, part = _ranked(op.dest.type), _ranked(op.source.type)
    verify_slice_operands(op, slice_operands(op), [len(whole.shape)] * 3)
    parent = op.parent_op
    if parent is None or "InParallelOpInterface" not in parent.INTERFACES:
        text = "" if parent is None else generic_op_text(parent)
        separator = "\n" if "\n" in text else ""
        raise op.error(f"expected InParallelOpInterface parent, got:{separator}{text}")
    _verify_slice(op, whole, part)


def _verify_slice(op: Operation, whole: RankedTensorType, part: RankedTensorType) -> None:
    slice = slice_operands(op)
    verify_slice_operands(op, slice, [len(whole.shape)] * 3)
    shape = sizes_as_shape(slice.sizes)
    if len(part.shape) > len(shape):
        raise op.error("expected rank to be smaller or equal to the other rank. ")
    if dropped_dimensions(shape, part.shape) is None:
        expected = RankedTensorType.get(shape, whole.element_type, whole.encoding)
        raise op.error(
            f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
        )
    if part.element_type is not whole.element_type:
        raise op.error(f"expected element type to be '{whole.element_type}'")
    verify_in_bounds(op, whole.shape, slice)


# --- reshapes -----------------------------------------------------------------------------------------------------------


@verifies(ReshapeOp)
def verify_reshape(op: ReshapeOp) -> None:
    """ReshapeOp::verify"""
    source, result = op.source.type, op.result.type
    assert isinstance(source, TensorType) and isinstance(result, TensorType)
    if source.element_type is not result.element_type:
        raise op.op_error("element types of source and destination tensor types should be the same")
    length = _ranked(op.shape.type).shape[0]
    if not isinstance(result, RankedTensorType):
        return
    if (
        isinstance(source, RankedTensorType)
        and DYNAMIC not in (*source.shape, *result.shape)
        and prod(source.shape) != prod(result.shape)
    ):
        raise op.op_error("source and destination tensor should have the same number of elements")
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked tensor "
            "type"
        )
    if length != len(result.shape):
        raise op.op_error("length of shape operand differs from the result's tensor rank")


def _reshaped_types(
    op: CollapseShapeOp | ExpandShapeOp,
) -> tuple[RankedTensorType, RankedTensorType]:
    source, result = op.src.type, op.result.type
    for type in (source, result):
        if not isinstance(type, RankedTensorType):
            raise op.op_error(f"expected tensors with rank, but got '{type}'")
    return _ranked(source), _ranked(result)


@verifies(ExpandShapeOp)
def verify_expand_shape(op: ExpandShapeOp) -> None:
    """ExpandShapeOp::verify"""
    source, result = _reshaped_types(op)
    sizes = op.static_output_shape
    if len(sizes) != len(result.shape):
        raise op.op_error(
            "expected number of static shape dims to be equal to the output rank "
            f"({len(result.shape)}) but found {len(sizes)} inputs instead"
        )
    dynamic, values = sum(size == DYNAMIC_INDEX for size in sizes), len(op.output_shape)
    if values != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape "
            f"has {dynamic} dynamic dims while output_shape has {values} values"
        )
    _verify_groups(op, result, source)


@verifies(CollapseShapeOp)
def verify_collapse_shape(op: CollapseShapeOp) -> None:
    """CollapseShapeOp::verify"""
    if not all(reassociation_of(op)):
        raise op.op_error("reassociation indices must not be empty")
    source, result = _reshaped_types(op)
    _verify_groups(op, source, result)


def _verify_groups(op: Operation, expanded: RankedTensorType, collapsed: RankedTensorType) -> None:
    groups = reassociation_of(op)
    verify_collapsed_tensor_shape(op, expanded, collapsed, groups)
    shape: list[int] = []
    for group in groups:
        sizes = [expanded.shape[dimension] for dimension in group]
        shape.append(DYNAMIC if DYNAMIC in sizes else prod(sizes))
    if tuple(shape) != collapsed.shape or expanded.element_type is not collapsed.element_type:
        expected = RankedTensorType.get(shape, expanded.element_type)
        raise op.op_error(f"expected collapsed type to be '{expected}', but got '{collapsed}'")


def _ranked(type: Type) -> RankedTensorType:
    assert isinstance(type, RankedTensorType)
    return type


# --- sizes --------------------------------------------------------------------------------------------------------------


def _verify_sizes(op: Operation, count: int) -> None:
    """Checks that there is an operand for each dynamic size."""
    verify_dynamic_sizes(op, _ranked(op.results[0].type), count)


@verifies(EmptyOp, SplatOp)
def verify_empty(op: EmptyOp | SplatOp) -> None:
    """EmptyOp::verify, SplatOp::verify"""
    _verify_sizes(op, len(op.dynamic_sizes))


@verifies(GenerateOp)
def verify_generate(op: GenerateOp) -> None:
    """GenerateOp::verify"""
    _verify_sizes(op, len(op.dynamic_extents))


@verifies_regions(GenerateOp)
def verify_generate_regions(op: GenerateOp) -> None:
    """GenerateOp::verifyRegions"""
    type = _ranked(op.result.type)
    block = op.body.blocks[0]
    if any(argument.type is not index for argument in block.arguments):
        raise op.error("all body arguments must be index")
    if len(block.arguments) != len(type.shape):
        raise op.error("must have one body argument per input dimension")
    if _yielded_type(op) is not type.element_type:
        raise op.op_error(
            "body must be terminated with a `yield` operation of the tensor element type"
        )


def _yielded_type(op: Operation) -> Type:
    terminator = op.regions[0].blocks[0].terminator
    assert terminator is not None
    return terminator.operands[0].type


# --- elements -----------------------------------------------------------------------------------------------------------


# --- concat -------------------------------------------------------------------------------------------------------------


@verifies(ConcatOp)
def verify_concat(op: ConcatOp) -> None:
    """ConcatOp::verify"""
    if not op.inputs:
        raise op.op_error("requires at least one input")
    inputs = [_ranked(type) for type in op.operand_types]
    result = _ranked(op.result.type)
    rank = len(result.shape)
    if any(len(type.shape) != rank for type in inputs):
        raise op.op_error("rank of concatenated inputs must match result rank")
    if any(type.element_type is not result.element_type for type in inputs):
        raise op.op_error("inputs and result element type must match")
    along = op.dim
    if along >= rank:
        raise op.op_error("concatenation dim must be less than the tensor rank")
    expected: list[int] = []
    for dimension in range(rank):
        sizes = [type.shape[dimension] for type in inputs]
        known = [size for size in sizes if size != DYNAMIC]
        if dimension == along:
            expected.append(sum(known) if len(known) == len(sizes) else DYNAMIC)
            continue
        if len(set(known)) > 1:
            raise op.op_error(
                f"static concatenation size mismatch along non-concatenated dimension {dimension}"
            )
        expected.append(known[0] if known else DYNAMIC)
    if not are_compatible_shapes(expected, result.shape):
        inferred = RankedTensorType.get(expected, inputs[0].element_type)
        raise op.op_error(
            f"result type '{result}'does not match inferred shape '{inferred}' static sizes"
        )


# --- gather, scatter ----------------------------------------------------------------------------------------------------


def _verify_dimensions(
    op: Operation,
    dimensions: Sequence[int],
    shape: Sequence[int],
    rank: int,
    words: tuple[str, str],
) -> None:
    """Checks gather or scatter dimensions: increasing, as many as coordinates."""
    what, tensor = words
    if not dimensions:
        raise op.op_error(f"{what}_dims must be non-empty")
    if len(dimensions) > rank:
        raise op.op_error(f"{what}_dims overflow {tensor} rank")
    if not shape or shape[-1] != len(dimensions):
        raise op.op_error(f"{what}_dims length must match the size of last dimension of indices")
    for dimension in dimensions:
        if dimension < 0:
            raise op.op_error(f"{what}_dims value must be non-negative")
        if dimension >= rank:
            raise op.op_error(f"{what}_dims value must be smaller than {tensor} rank")
    if any(first >= second for first, second in zip(dimensions, dimensions[1:], strict=False)):
        raise op.op_error(f"{what}_dims values must be strictly increasing")


def _gathered_types(
    tensor: RankedTensorType, indices: RankedTensorType, dimensions: Sequence[int]
) -> list[RankedTensorType]:
    """The result types of a gather, with and without the gathered dimensions."""
    shapes: list[list[int]] = [list(indices.shape[:-1]) for _ in range(2)]
    for number, size in enumerate(tensor.shape):
        if number in dimensions:
            shapes[0].append(1)
        else:
            shapes[0].append(size)
            shapes[1].append(size)
    return [RankedTensorType.get(shape, tensor.element_type, tensor.encoding) for shape in shapes]


def _verify_gathered(
    op: Operation, what: str, found: Type, expected: Sequence[RankedTensorType]
) -> None:
    if found not in expected:
        raise op.op_error(
            f"{what} type mismatch: expected '{expected[0]}' or its rank-reduced variant "
            f"'{expected[1]}' (got: '{found}')"
        )


@verifies(GatherOp)
def verify_gather(op: GatherOp) -> None:
    """GatherOp::verify"""
    source, indices = (_ranked(type) for type in op.operand_types)
    dimensions = [int(number) for number in op.gather_dims]
    _verify_dimensions(op, dimensions, indices.shape, len(source.shape), ("gather", "source"))
    expected = _gathered_types(source, indices, dimensions)
    _verify_gathered(op, "result", op.result.type, expected)


@verifies(ScatterOp)
def verify_scatter(op: ScatterOp) -> None:
    """ScatterOp::verify"""
    source, destination, indices = (_ranked(type) for type in op.operand_types)
    dimensions = [int(number) for number in op.scatter_dims]
    _verify_dimensions(op, dimensions, indices.shape, len(destination.shape), ("scatter", "dest"))
    if not isinstance(op.unique_attr, UnitAttr):
        raise op.op_error("requires 'unique' attribute to be set")
    _verify_gathered(op, "source", source, _gathered_types(destination, indices, dimensions))


# --- pad ----------------------------------------------------------------------------------------------------------------


@verifies(PadOp)
def verify_pad(op: PadOp) -> None:
    """PadOp::verify"""
    source, result = _ranked(op.source.type), _ranked(op.result.type)
    low, high = op.static_low, op.static_high
    rank = len(source.shape)
    if len(low) != rank or len(high) != rank:
        raise op.error(
            f"failed to infer expectedType from sourceType '{source}', "
            f"specified resultType is '{result}'"
        )
    shape = [
        DYNAMIC if size == DYNAMIC or DYNAMIC_INDEX in (before, after) else size + before + after
        for size, before, after in zip(source.shape, low, high, strict=True)
    ]
    matches = len(result.shape) == rank and all(
        expected in (DYNAMIC, found) for expected, found in zip(shape, result.shape, strict=True)
    )
    if not matches:
        # Not as a type: the size may be negative.
        sizes = "".join("?x" if size == DYNAMIC else f"{size}x" for size in shape)
        expected = f"tensor<{sizes}{source.element_type}>"
        raise op.error(f"specified type '{result}' does not match the inferred type '{expected}'")
    verify_dynamic_entries(op, "low", low, op.low)
    verify_dynamic_entries(op, "high", high, op.high)


@verifies_regions(PadOp)
def verify_pad_regions(op: PadOp) -> None:
    """PadOp::verifyRegions"""
    type = _ranked(op.result.type)
    arguments = op.region.blocks[0].arguments
    if len(arguments) != len(type.shape):
        raise op.error(f"expected the block to have {len(type.shape)} arguments")
    for number, argument in enumerate(arguments, 1):
        if argument.type is not index:
            raise op.op_error(f"expected block argument {number} to be an index")
    if _yielded_type(op) is not type.element_type:
        raise op.op_error("expected yield type to match shape element type")
