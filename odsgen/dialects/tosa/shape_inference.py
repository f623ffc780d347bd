"""Shapes of results that follow from the shapes of operands, and from constants among them, in the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from odsgen.dialects.tosa.inference import broadcast_shape
from odsgen.dialects.tosa.shapes import (
    Shape,
    constant_sizes,
    known_shape,
    meet,
    shape_rank,
    truncated,
)
from odsgen.hooks import implements
from odsgen.runtime import (
    DYNAMIC,
    Operation,
    Region,
    ShapedTypeComponents,
    Value,
)
from odsgen_dialects import tosa

Rule = Callable[[list[Shape], Sequence[Value], dict[str, Any]], Iterable[Shape]]


def _infers(*op_classes: type[Operation]) -> Callable[[Rule], Rule]:
    """Binds what gives the shapes of the results by the shapes of the operands, the operands and the properties."""

    def bind(rule: Rule) -> Rule:
        @implements(*op_classes, method="infer_return_type_components")
        def infer(
            cls: type[Operation],
            operands: Sequence[Value],
            properties: dict[str, Any],
            regions: Sequence[Region],
        ) -> Sequence[ShapedTypeComponents]:
            shapes = [known_shape(value) for value in operands]
            return [ShapedTypeComponents(each) for each in rule(shapes, operands, properties)]

        return rule

    return bind


def _or_dynamic(shape: Shape, rank: int) -> list[int]:
    return [DYNAMIC] * rank if shape is None else list(shape)


def _first_known(*sizes: int) -> int:
    return next((size for size in sizes if size != DYNAMIC), DYNAMIC)


# --- element by element -------------------------------------------------------------------------------------------------


@_infers(
    tosa.AbsOp,
    tosa.AddOp,
    tosa.ArithmeticRightShiftOp,
    tosa.BitwiseAndOp,
    tosa.BitwiseNotOp,
    tosa.BitwiseOrOp,
    tosa.BitwiseXorOp,
    tosa.CastOp,
    tosa.CeilOp,
    tosa.ClampOp,
    tosa.ClzOp,
    tosa.CosOp,
    tosa.ErfOp,
    tosa.ExpOp,
    tosa.FloorOp,
    tosa.GreaterEqualOp,
    tosa.GreaterOp,
    tosa.IdentityOp,
    tosa.IntDivOp,
    tosa.LogOp,
    tosa.LogicalAndOp,
    tosa.LogicalLeftShiftOp,
    tosa.LogicalNotOp,
    tosa.LogicalOrOp,
    tosa.LogicalRightShiftOp,
    tosa.LogicalXorOp,
    tosa.MaximumOp,
    tosa.MinimumOp,
    tosa.PowOp,
    tosa.ReciprocalOp,
    tosa.ReverseOp,
    tosa.RsqrtOp,
    tosa.SelectOp,
    tosa.SigmoidOp,
    tosa.SinOp,
    tosa.SubOp,
    tosa.TanhOp,
)
def elementwise(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """NAryInferReturnTypes"""
    return (broadcast_shape(shapes),)


@_infers(tosa.MulOp)
def product(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """MulOp::inferReturnTypeComponents: the shift has no say."""
    return (broadcast_shape(shapes[:2]),)


@_infers(tosa.NegateOp, tosa.RescaleOp, tosa.TableOp, tosa.CastFromBlockScaledOp)
def as_first(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """The shape of the first operand."""
    return (shapes[0],)


@_infers(tosa.CastToBlockScaledOp)
def block_scaled(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """CastToBlockScaledOp::inferReturnTypeComponents: a scale for each block of the last dimension."""
    shape = shapes[0]
    if not shape:
        return (shape, shape)
    size: tosa.BlockSize = properties["block_size"].value
    blocks = shape[-1] if shape[-1] == DYNAMIC else shape[-1] // size.value
    return (shape, (*shape[:-1], blocks))


# --- products, transforms, indices --------------------------------------------------------------------------------------


@_infers(tosa.MatMulOp)
def matrix_product(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """MatMulOp::inferReturnTypeComponents: [N,H,C] by [N,C,W]"""
    left, right = (_or_dynamic(shape, 3) for shape in shapes[:2])
    return ((_first_known(left[0], right[0]), left[1], right[2]),)


@_infers(tosa.MatmulTBlockScaledOp)
def block_scaled_product(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """MatmulTBlockScaledOp::inferReturnTypeComponents: [N,H,C] by [D,W,C], D may be 1"""
    left, left_scale, right, right_scale = (_or_dynamic(shape, 3) for shape in shapes)
    batches = _first_known(left[0], left_scale[0])
    if batches == DYNAMIC:
        others = _first_known(right[0], right_scale[0])
        batches = others if others > 1 else DYNAMIC
    return (
        (batches, _first_known(left[1], left_scale[1]), _first_known(right[1], right_scale[1])),
    )


@_infers(tosa.ArgMaxOp)
def without_axis(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """ArgMaxOp::inferReturnTypeComponents"""
    [shape], axis = shapes, properties["axis"].value
    return (None if shape is None else (*shape[:axis], *shape[axis + 1 :]),)


@_infers(tosa.FFT2dOp)
def transform(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """FFT2dOp::inferReturnTypeComponents"""
    return shapes


@_infers(tosa.RFFT2dOp)
def real_transform(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """RFFT2dOp::inferReturnTypeComponents: the second half of the spectrum mirrors the first."""
    if shapes[0] is None:
        return (None, None)
    *others, width = shapes[0]
    both = (*others, width if width == DYNAMIC else width // 2 + 1)
    return (both, both)


@_infers(tosa.GatherOp)
def gathered(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """GatherOp::inferReturnTypeComponents: [N,K,C] by [N,W]"""
    values, indices = _or_dynamic(shapes[0], 3), _or_dynamic(shapes[1], 2)
    return ((_first_known(values[0], indices[0]), indices[1], values[2]),)


@_infers(tosa.ScatterOp)
def scattered(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """ScatterOp::inferReturnTypeComponents: [N,K,C], [N,W], [N,W,C]"""
    values, indices, input = (
        _or_dynamic(shape, rank) for shape, rank in zip(shapes, (3, 2, 3), strict=True)
    )
    return (
        (
            _first_known(values[0], indices[0], input[0]),
            values[1],
            _first_known(values[2], input[2]),
        ),
    )


# --- movement -----------------------------------------------------------------------------------------------------------


@_infers(tosa.PadOp)
def padded(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """PadOp::inferReturnTypeComponents"""
    shape, padding = shapes[0], constant_sizes(operands[1])
    if shape is None or padding is None:
        return ((DYNAMIC,) * (shape_rank(operands[1]) // 2 if shape is None else len(shape)),)
    return (
        tuple(
            DYNAMIC if size == DYNAMIC or before < 0 or after < 0 else size + before + after
            for size, before, after in zip(shape, padding[::2], padding[1::2], strict=False)
        ),
    )


@_infers(tosa.SliceOp)
def sliced(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """SliceOp::inferReturnTypeComponents"""
    shape, start, sizes = shapes[0], constant_sizes(operands[1]), constant_sizes(operands[2])
    if start is None or sizes is None:
        return ((DYNAMIC,) * shape_rank(operands[2]),)
    if shape is None:
        return (tuple(DYNAMIC if size < 0 else size for size in sizes),)
    return (tuple(map(_slice_of, shape, start, sizes)),)


def _slice_of(extent: int, start: int, size: int) -> int:
    """The size of a slice; -1 asks for all that is left."""
    if size == 0 or size < -1 or start < 0 or (extent != DYNAMIC and start >= extent):
        return DYNAMIC
    if extent == DYNAMIC:
        return size if size > 0 else DYNAMIC
    if size == -1:
        return extent - start
    return size if start + size <= extent else DYNAMIC


@_infers(tosa.TileOp)
def tiled(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """TileOp::inferReturnTypeComponents"""
    multiples, rank = constant_sizes(operands[1]), shape_rank(operands[1])
    if multiples is None or shapes[0] is None:
        return ((DYNAMIC,) * rank,)
    return (
        tuple(
            DYNAMIC if size == DYNAMIC or times < 0 else size * times
            for size, times in zip(shapes[0], multiples, strict=False)
        ),
    )


@_infers(tosa.TransposeOp)
def transposed(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """TransposeOp::inferReturnTypeComponents"""
    [shape], permutation = shapes, properties["perms"].values
    if shape is None:
        return (None,)
    if sorted(permutation) != list(range(len(shape))):
        raise ValueError("")
    return (tuple(shape[place] for place in permutation),)


@_infers(tosa.ResizeOp)
def resized(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """ResizeOp::inferReturnTypeComponents"""
    batches, height, width, channels = _or_dynamic(shapes[0], 4)
    if DYNAMIC in (height, width):
        raise ValueError("")
    scale, offset, border = map(constant_sizes, operands[1:])
    if scale is None or offset is None or border is None:
        raise ValueError("")
    sizes = [
        truncated((extent - 1) * above - shift + edge, below) + 1
        for extent, above, below, shift, edge in zip(
            (height, width), scale[::2], scale[1::2], offset, border, strict=True
        )
    ]
    return ((batches, *sizes, channels),)


# --- sliding windows ----------------------------------------------------------------------------------------------------


def _windows(
    sizes: Sequence[int], kernel: Sequence[int], properties: dict[str, Any]
) -> Iterable[int]:
    """How many windows fit along each dimension."""
    stride = properties["stride"].values
    dilation = properties["dilation"].values if "dilation" in properties else (1,) * len(sizes)
    pad = properties["pad"].values
    for size, extent, step, spread, before, after in zip(
        sizes, kernel, stride, dilation, pad[::2], pad[1::2], strict=True
    ):
        if DYNAMIC in (size, extent):
            yield DYNAMIC
        else:
            yield truncated(size + before + after - (extent - 1) * spread - 1, step) + 1


def _channels(size: int, bias: Shape) -> int:
    return _first_known(size, DYNAMIC if bias is None else bias[0])


@_infers(tosa.Conv2DOp, tosa.Conv3DOp)
def convolution(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """Conv2DOp::inferReturnTypeComponents and Conv3DOp's: [N,H,W,C] by [OC,KH,KW,C]"""
    rank = len(properties["stride"].values) + 2
    batches, *sizes, _ = _or_dynamic(shapes[0], rank)
    channels, *kernel, _ = _or_dynamic(shapes[1], rank)
    return ((batches, *_windows(sizes, kernel, properties), _channels(channels, shapes[2])),)


@_infers(tosa.DepthwiseConv2DOp)
def depthwise_convolution(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """DepthwiseConv2DOp::inferReturnTypeComponents: [N,H,W,C] by [KH,KW,C,M]"""
    batches, *sizes, given = _or_dynamic(shapes[0], 4)
    *kernel, named, multiplier = _or_dynamic(shapes[1], 4)
    channels = _first_known(given, named)
    if DYNAMIC in (channels, multiplier):
        channels = DYNAMIC
    else:
        channels *= multiplier
    return ((batches, *_windows(sizes, kernel, properties), _channels(channels, shapes[2])),)


@_infers(tosa.TransposeConv2DOp)
def transposed_convolution(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """TransposeConv2DOp::inferReturnTypeComponents

    Where the weights do not tell the channels, the bias does; MLIR 22 takes the batches for them.
    """
    batches, *sizes, _ = _or_dynamic(shapes[0], 4)
    channels, *kernel, _ = _or_dynamic(shapes[1], 4)
    pad, stride = properties["out_pad"].values, properties["stride"].values
    spread = [
        DYNAMIC if DYNAMIC in (size, extent) else (size - 1) * step + before + after + extent
        for size, extent, step, before, after in zip(
            sizes, kernel, stride, pad[::2], pad[1::2], strict=True
        )
    ]
    return ((batches, *spread, _channels(channels, shapes[2])),)


@_infers(tosa.AvgPool2dOp, tosa.MaxPool2dOp)
def pooling(
    shapes: list[Shape], operands: Sequence[Value], properties: dict[str, Any]
) -> Iterable[Shape]:
    """AvgPool2dOp::inferReturnTypeComponents and MaxPool2dOp's"""
    batches, *sizes, channels = _or_dynamic(shapes[0], 4)
    return ((batches, *_windows(sizes, properties["kernel"].values, properties), channels),)


# --- regions ------------------------------------------------------------------------------------------------------------


@implements(tosa.IfOp, tosa.WhileOp, method="infer_return_type_components")
def infer_return_type_components_of_regions(
    cls: type[Operation],
    operands: Sequence[Value],
    properties: dict[str, Any],
    regions: Sequence[Region],
) -> Sequence[ShapedTypeComponents]:
    """IfOp::inferReturnTypeComponents and WhileOp's: what all yields have in common."""
    ends = [
        block.last
        for region in (regions if cls is tosa.IfOp else regions[1:])
        for block in region.blocks
        if isinstance(block.last, tosa.YieldOp)
    ]
    if not ends or len({len(end.operands) for end in ends}) != 1:
        raise ValueError("")
    first, *others = [[known_shape(value) for value in end.operands] for end in ends]
    for shapes in others:
        first = [meet(one, other) for one, other in zip(first, shapes, strict=True)]
    return [ShapedTypeComponents(shape) for shape in first]
