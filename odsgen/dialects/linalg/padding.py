"""Pads the operands of structured operations (MLIR: `linalg::rewriteAsPaddedOp`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.affine.value_bounds import constant_upper_bound
from odsgen.dialects.linalg.building import copy
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.dialects.linalg.tiling.pads import constant_padding
from odsgen.dialects.linalg.tiling.slices import dimension
from odsgen.dialects.linalg.tiling.tileable import clone_with
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    are_equal,
    as_shape,
    known_integer,
    mixed_slice,
    split_mixed,
    zero_attribute,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.shared.reified_shapes import as_mixed
from odsgen.rewriting import PatternRewriter, operation_constant
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineSymbolExpr,
    ArrayAttr,
    Attribute,
    Block,
    ComplexType,
    Location,
    Operation,
    OpResult,
    RankedTensorType,
    Region,
    Type,
    TypedAttr,
    Value,
    index,
)
from odsgen_dialects import arith, bufferization, complex, tensor, ub
from odsgen_dialects.linalg import CopyOp


@dataclass
class Padding:
    """How operands are padded."""

    #: The loops whose sizes are padded, and the numbers of which each shall be a multiple.
    loops: Sequence[int]
    multiples: Sequence[int]
    #: The padding value of each operand; empty: zeros.
    values: Sequence[Attribute] = ()
    #: For each operand whether it is padded though it has the size.
    nofold: Sequence[bool] = ()
    #: The operation that writes results to where they were: its name or `none`.
    copy_back: str = "none"
    #: Sizes by operand and dimension, where not the greatest that are possible are wanted.
    sizes: dict[tuple[int, int], Mixed] = field(default_factory=dict)


@dataclass
class Padded:
    """The padded operation, values for the results of the other, and the operations that pad."""

    op: Operation
    results: list[Value]
    pads: list[Operation]


def element_type(type: Type) -> Type:
    """The type of the elements of a tensor; a scalar's own."""
    return type.element_type if isinstance(type, RankedTensorType) else type


def pad_operands(rewriter: PatternRewriter, op: Operation, padding: Padding) -> Padded | None:
    """Builds the operation on padded operands behind it; None where a size has no bound."""
    if not has_pure_tensor_semantics(op):
        return None
    location = op.location
    if not padding.values:
        types = [element_type(type) for type in op.operand_types]
        padding.values = [zero for type in types if (zero := zero_attribute(type)) is not None]
    rewriter.set_insertion_point_after(op)
    operands: list[Value] = []
    pads: list[Operation] = []
    for number in range(len(op.operands)):
        padded = _padded(rewriter, op, number, padding)
        if padded is None:
            return None
        operands.append(padded)
        if isinstance(padded.defining_op, tensor.PadOp):
            pads.append(padded.defining_op)
    shapes = op.reify_result_shapes(rewriter)  # type: ignore[attr-defined]
    inits = inits_of(op)
    types = [value.type for value in operands[len(operands) - len(inits) :]]
    made = rewriter.insert(clone_with(op, operands, types))
    results: list[Value] = []
    for result, shape in zip(made.results, shapes, strict=True):
        results.append(_front(rewriter, result, as_mixed(shape), location))
    if padding.copy_back != "none":
        results = [
            _copied(rewriter, value, init, padding.copy_back)
            for value, init in zip(results, inits, strict=True)
        ]
    return Padded(made, results, pads)


def _front(
    rewriter: PatternRewriter, value: Value, sizes: Sequence[Mixed], location: Location
) -> Value:
    """The slice of these sizes that begins at zero."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    slice = MixedSlice([0] * len(sizes), list(sizes), [1] * len(sizes))
    sliced = RankedTensorType.get(as_shape(sizes), type.element_type, type.encoding)
    made = tensor.ExtractSliceOp.build(sliced, value, *slice.build_arguments(), location=location)
    return rewriter.insert(made).results[0]


def _copied(rewriter: PatternRewriter, value: Value, init: Value, by: str) -> Value:
    if by == CopyOp.OPERATION_NAME:
        return rewriter.insert(copy([value], [init], location=value.location)).results[0]
    made = bufferization.MaterializeInDestinationOp.build(
        init.type, value, init, location=value.location
    )
    return rewriter.insert(made).results[0]


def _padded(
    rewriter: PatternRewriter, op: Operation, number: int, padding: Padding
) -> Value | None:
    """An operand that is padded where it must be; None where it cannot be."""
    value, map = op.operands[number], loop_maps(op)[number]
    shape: Sequence[int] = value.type.shape if isinstance(value.type, RankedTensorType) else ()
    multiples: dict[int, int] = {}
    for loop, multiple in zip(padding.loops, padding.multiples, strict=True):
        for dim, expr in enumerate(map.results):
            if expr.is_function_of_dim(loop):
                multiples[dim] = multiple
    is_done = not any(
        shape[dim] == DYNAMIC or shape[dim] % multiple for dim, multiple in multiples.items()
    )
    sizes: list[Mixed] = list(shape)
    for dim, multiple in sorted(multiples.items()):
        if (number, dim) in padding.sizes:
            continue
        bound = constant_upper_bound(value, dim)
        if bound is None:
            return None
        sizes[dim] = -(-bound // multiple) * multiple
    nofold = number < len(padding.nofold) and padding.nofold[number]
    if is_done and not nofold:
        return value
    if number >= len(padding.values):
        return None
    constant = _constant(padding.values[number], element_type(value.type), op.location)
    rewriter.insert(constant)
    for dim, multiple in sorted(multiples.items()):
        if (number, dim) in padding.sizes:
            by = AffineSymbolExpr.get(0).ceil_div(multiple) * multiple
            given = [padding.sizes[number, dim]]
            sizes[dim] = composed_apply(rewriter, by, given, op.location, 0)
    return pad_high_composed(rewriter, value, sizes, constant.results[0], nofold, op.location)


def _constant(value: Attribute, type: Type, location: Location) -> Operation:
    if isinstance(value, ub.PoisonAttr):
        return ub.PoisonOp.build(type, location=location)
    if isinstance(type, ComplexType):
        assert isinstance(value, ArrayAttr)
        return complex.ConstantOp.build(type, value, location=location)
    assert isinstance(value, TypedAttr)
    return arith.ConstantOp.build(value, location=location)


def pad_high(
    rewriter: PatternRewriter,
    source: Value,
    sizes: Sequence[Mixed],
    padding: Value,
    nofold: bool,
    location: Location,
) -> Value:
    """A `tensor.pad` behind the elements, to sizes; dynamic ones that are no value stay (`createPadHighOp`)."""
    type = source.type
    assert isinstance(type, RankedTensorType)
    high: list[Mixed] = []
    difference = AffineDimExpr.get(0) - AffineDimExpr.get(1)
    for number, size in enumerate(sizes):
        if size == DYNAMIC:
            high.append(0)
            continue
        old = dimension(rewriter, source, number, location)
        high.append(composed_apply(rewriter, difference, [size, old], location))
    padded = RankedTensorType.get(as_shape(sizes), type.element_type)
    return pad_behind(rewriter, padded, source, high, padding, location, nofold=nofold)


def pad_behind(
    rewriter: PatternRewriter,
    type: RankedTensorType,
    source: Value,
    high: Sequence[Mixed],
    padding: Value,
    location: Location,
    *,
    nofold: bool = False,
) -> Value:
    """A `tensor.pad` of a type, with so many elements of one value behind those of each dimension."""
    block = Block([index] * len(high), [location] * len(high))
    block.append(tensor.YieldOp.build(padding, location=location))
    values, numbers = split_mixed(high)
    made = tensor.PadOp.build(
        type,
        source,
        [],
        values,
        [0] * len(high),
        numbers,
        nofold=nofold,
        region=Region((block,)),
        location=location,
    )
    return rewriter.insert(made).results[0]


def pad_high_composed(
    rewriter: PatternRewriter,
    source: Value,
    sizes: Sequence[Mixed],
    padding: Value,
    nofold: bool,
    location: Location,
) -> Value:
    """The same, unless the source is the front of something that was padded so (`makeComposedPadHighOp`)."""
    slice = source.defining_op
    if isinstance(slice, tensor.ExtractSliceOp) and _is_front_of_padded(slice, sizes, padding):
        return slice.source
    return pad_high(rewriter, source, sizes, padding, nofold, location)


def _is_front_of_padded(
    slice: tensor.ExtractSliceOp, sizes: Sequence[Mixed], padding: Value
) -> bool:
    current: Value = slice.source
    while isinstance(current, OpResult) and "LinalgOp" in current.owner.INTERFACES:
        current = inits_of(current.owner)[current.index]
    pad = current.defining_op
    if not isinstance(pad, tensor.PadOp) or tuple(slice.source.type.shape) != as_shape(sizes):
        return False
    if any(known_integer(low) != 0 for low in mixed_values(pad.static_low, pad.low)):
        return False
    padded = pad.source.defining_op
    if not isinstance(padded, tensor.ExtractSliceOp):
        return False
    one, other = mixed_slice(slice).sizes, mixed_slice(padded).sizes
    if len(one) != len(other) or not all(map(are_equal, one, other)):
        return False
    value = constant_padding(pad)
    if not isinstance(value, OpResult) or not isinstance(padding, OpResult):
        return False
    constant = operation_constant(value.owner)
    return constant is not None and constant is operation_constant(padding.owner)
