"""Verifiers of the dialect `linalg`: packing, softmax, Winograd transforms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from odsgen.dialects.shared import DYNAMIC_INDEX, are_compatible_shapes, constant_integer
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, ShapedType, Value
from odsgen_dialects import linalg

_Winograd: TypeAlias = (
    linalg.WinogradFilterTransformOp
    | linalg.WinogradInputTransformOp
    | linalg.WinogradOutputTransformOp
)


def _shape(value: Value) -> tuple[int, ...]:
    assert isinstance(value.type, ShapedType)
    return value.type.shape


# --- pack, unpack -------------------------------------------------------------------------------------------------------


class _Tiling:
    """The inner tiles and the order of the outer dimensions."""

    def __init__(self, op: Operation, values: Sequence[Value]) -> None:
        properties = op.properties
        self.positions: tuple[int, ...] = tuple(properties["inner_dims_pos"].values)
        order = properties.get("outer_dims_perm")
        self.order: tuple[int, ...] = tuple(order.values) if order is not None else ()
        self.static_sizes: tuple[int, ...] = tuple(
            DYNAMIC if size == DYNAMIC_INDEX else size
            for size in properties["static_inner_tiles"].values
        )
        left = iter(values)
        #: Static sizes and constants; None for unknown ones.
        self.sizes: tuple[int | None, ...] = tuple(
            _constant(next(left, None)) if size == DYNAMIC else size for size in self.static_sizes
        )


def _constant(value: Value | None) -> int | None:
    return None if value is None else constant_integer(value)


def _verify_tiling(
    op: Operation, tiling: _Tiling, unpacked: ShapedType, packed: ShapedType
) -> None:
    """Checks the tiles, and the packed shape against the unpacked one."""
    rank = len(unpacked.shape)
    if 0 in tiling.sizes:
        raise op.error("invalid zero tile factor")
    if not _are_positions(tiling.positions, rank):
        raise op.error("invalid inner_dims_pos vector")
    if not _are_positions(tiling.order, rank):
        raise op.error("invalid outer_dims_perm vector")
    if tiling.order and len(tiling.order) != rank:
        raise op.error("outer_dims_perm must be a permutation or empty")
    count = len(tiling.static_sizes)
    if count > rank:
        raise op.error(
            "tiling factors must be less than or equal to the input rank for pack or output rank "
            "for unpack"
        )
    if count != len(tiling.positions):
        raise op.error("tiling factors must equal the number of dimensions to tile")
    if len(packed.shape) != rank + count:
        raise op.error(
            "packed rank != (unpacked rank + num tiling factors), "
            f"got {len(packed.shape)} != {rank + count}"
        )
    if packed.shape[rank:] != tiling.static_sizes:
        raise op.error(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed "
            "type"
        )
    expected = _packed_shape(unpacked.shape, tiling)
    if not are_compatible_shapes(expected, packed.shape):
        element = unpacked.element_type
        raise op.error(
            f"expected '{RankedTensorType.get(expected, element)}' for the packed domain value, "
            f"got '{RankedTensorType.get(packed.shape, element)}'"
        )


def _are_positions(numbers: Sequence[int], rank: int) -> bool:
    return len(set(numbers)) == len(numbers) and all(0 <= number < rank for number in numbers)


def _packed_shape(shape: Sequence[int], tiling: _Tiling) -> tuple[int, ...]:
    tiles = list(shape)
    for position, size in zip(tiling.positions, tiling.static_sizes, strict=True):
        if DYNAMIC in (tiles[position], size):
            tiles[position] = DYNAMIC
        else:
            tiles[position] = -(-tiles[position] // size)
    if tiling.order:
        tiles = [tiles[position] for position in tiling.order]
    return (*tiles, *tiling.static_sizes)


@verifies(linalg.PackOp)
def verify_pack(op: linalg.PackOp) -> None:
    """PackOp::verify"""
    unpacked, packed = op.source.type, op.dest.type
    assert isinstance(unpacked, ShapedType) and isinstance(packed, ShapedType)
    padding = op.padding_value
    tiling = _Tiling(op, op.inner_tiles)
    _verify_tiling(op, tiling, unpacked, packed)
    if padding is not None:
        if padding.type is not unpacked.element_type:
            raise op.op_error(
                f"expected padding_value has '{unpacked.element_type}' but got: '{padding.type}'"
            )
        return
    tiles = list(packed.shape[: len(unpacked.shape)])
    for number, position in enumerate(tiling.order):
        tiles[position] = packed.shape[number]
    for position, size in zip(tiling.positions, tiling.sizes, strict=True):
        extent = unpacked.shape[position]
        divisor = tiles[position] if size is None else size
        if DYNAMIC not in (extent, divisor) and (divisor == 0 or extent % divisor):
            raise op.op_error(
                "invalid tile factor or output size provided. Only full tiles are supported when "
                "padding_value is not set"
            )


@verifies(linalg.UnPackOp)
def verify_unpack(op: linalg.UnPackOp) -> None:
    """UnPackOp::verify"""
    packed, unpacked = op.source.type, op.dest.type
    assert isinstance(unpacked, ShapedType) and isinstance(packed, ShapedType)
    _verify_tiling(op, _Tiling(op, op.inner_tiles), unpacked, packed)


# --- softmax ------------------------------------------------------------------------------------------------------------


@verifies(linalg.SoftmaxOp)
def verify_softmax(op: linalg.SoftmaxOp) -> None:
    """SoftmaxOp::verify"""
    source, target = (_shape(operand) for operand in op.operands)
    if not are_compatible_shapes(source, target):
        raise op.op_error("incompatible output shape")
    if not 0 <= op.dimension < len(source):
        raise op.op_error("incorrect dimension specified")


# --- Winograd -----------------------------------------------------------------------------------------------------------


_FORMS = ((2, 3), (4, 3), (2, 5))
"""The cases of `WinogradConv2DFmr`: the sizes of output tile and filter."""


def _sizes(op: _Winograd) -> tuple[int, int]:
    return _FORMS[int(op.fmr_attr.value)]


def _verify_output(op: _Winograd, expected: Sequence[int]) -> None:
    if not are_compatible_shapes(expected, _shape(op.output)):
        raise op.op_error("the output shape is not expected")


@verifies(linalg.WinogradFilterTransformOp)
def verify_winograd_filter_transform(op: linalg.WinogradFilterTransformOp) -> None:
    """WinogradFilterTransformOp::verify"""
    m, r = _sizes(op)
    count, height, width, channels = _shape(op.filter)
    if height not in (r, 1):
        raise op.op_error("expect filter height either equals to r or 1")
    if width not in (r, 1):
        raise op.op_error("expect filter width either equals to r or 1")
    if height == width == 1:
        raise op.op_error("expect either filter height or width equals to r")
    tile = m + r - 1
    _verify_output(op, (tile if height == r else 1, tile if width == r else 1, channels, count))


@verifies(linalg.WinogradInputTransformOp)
def verify_winograd_input_transform(op: linalg.WinogradInputTransformOp) -> None:
    """WinogradInputTransformOp::verify"""
    m, r = _sizes(op)
    count, height, width, channels = _shape(op.input)
    sides = _shape(op.output)[:2]
    tile_sizes: list[int] = []
    tile_counts: list[int] = []
    for extent, side in zip((height, width), sides, strict=True):
        if extent == DYNAMIC:
            tile_sizes.append(m + r - 1)
            tile_counts.append(DYNAMIC)
        else:
            tile_sizes.append(m + r - 1 if side != 1 else 1)
            tile_counts.append((extent - (r - 1)) // m if side != 1 else extent)
    _verify_output(op, (*tile_sizes, *tile_counts, count, channels))


@verifies(linalg.WinogradOutputTransformOp)
def verify_winograd_output_transform(op: linalg.WinogradOutputTransformOp) -> None:
    """WinogradOutputTransformOp::verify"""
    m, r = _sizes(op)
    *tiles, count, channels = _shape(op.value)
    extents: list[int] = []
    for what, size, number in zip(("height", "width"), tiles[:2], tiles[2:], strict=True):
        if DYNAMIC in (size, number):
            extents.append(DYNAMIC)
            continue
        if size not in (1, m + r - 1):
            raise op.op_error(f"expect input {what} equals to input tile size")
        extents.append((m if size != 1 else 1) * number)
    _verify_output(op, (count, *extents, channels))
