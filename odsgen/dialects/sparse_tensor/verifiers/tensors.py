"""Verifiers of the dialect `sparse_tensor`: tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import keyword_of
from odsgen.dialects.sparse_tensor.encoding import encoding_of, encoding_of_tensor, level_shape
from odsgen.hooks import verifies
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC, IntegerAttr, IntegerType, ShapedType, index
from odsgen_dialects import sparse_tensor

if TYPE_CHECKING:
    from odsgen.dialects.sparse_tensor.encoding import Encoding
    from odsgen.runtime import Operation, Type, Value


def _encoding(value: Value) -> Encoding:
    found = encoding_of_tensor(value.type)
    assert found is not None
    return found


def _shaped(value: Value) -> ShapedType:
    assert isinstance(value.type, ShapedType)
    return value.type


def _level_rank(value: Value) -> int:
    encoding = encoding_of_tensor(value.type)
    return len(_shaped(value).shape) if encoding is None else encoding.level_rank


# --- buffers of a tensor ----------------------------------------------------------------------------------------------


def _verify_level_buffer(
    op: sparse_tensor.ToCoordinatesOp | sparse_tensor.ToPositionsOp, width: int, what: str
) -> None:
    """Checks the level, and the element width against the encoding."""
    if not 0 <= op.level < _level_rank(op.tensor):
        raise op.error("requested level is out of bounds")
    if not _is_of_width(_shaped(op.result).element_type, width):
        raise op.error(f"unexpected type for {what}")


def _is_of_width(type: Type, width: int) -> bool:
    if not width:
        return type is index
    return isinstance(type, IntegerType) and type.width == width


@verifies(sparse_tensor.ToPositionsOp)
def verify_positions(op: sparse_tensor.ToPositionsOp) -> None:
    """ToPositionsOp::verify"""
    _verify_level_buffer(op, _encoding(op.tensor).position_width, "positions")


@verifies(sparse_tensor.ToCoordinatesOp)
def verify_coordinates(op: sparse_tensor.ToCoordinatesOp) -> None:
    """ToCoordinatesOp::verify"""
    _verify_level_buffer(op, _encoding(op.tensor).coordinate_width, "coordinates")


@verifies(sparse_tensor.ToCoordinatesBufferOp)
def verify_coordinates_buffer(op: sparse_tensor.ToCoordinatesBufferOp) -> None:
    """ToCoordinatesBufferOp::verify"""
    encoding = _encoding(op.tensor)
    if encoding.aos_coo_start >= encoding.level_rank:
        raise op.error("expected sparse tensor with a COO region")


@verifies(sparse_tensor.GetStorageSpecifierOp, sparse_tensor.SetStorageSpecifierOp)
def _verify_specifier(
    op: sparse_tensor.GetStorageSpecifierOp | sparse_tensor.SetStorageSpecifierOp,
) -> None:
    """GetStorageSpecifierOp::verify, SetStorageSpecifierOp::verify"""
    specifier: Any = op.specifier.type
    encoding = encoding_of(specifier.encoding)
    assert encoding is not None
    kind, level = keyword_of(op.specifier_kind_attr), op.level_attr
    if kind == "val_mem_sz":
        if level is not None:
            raise op.error("redundant level argument for querying value memory size")
        return
    if kind in ("dim_offset", "dim_stride") and not encoding.is_slice:
        raise op.error("requested slice data on non-slice tensor")
    if level is None:
        raise op.error("missing level argument")
    number = int(level.value)
    if not 0 <= number < encoding.level_rank:
        raise op.error("requested level is out of bounds")
    if kind == "pos_mem_sz" and encoding.level_types[number].format == "singleton":
        raise op.error("requested position memory size on a singleton level")


@verifies(sparse_tensor.LvlOp)
def verify_lvl(op: sparse_tensor.LvlOp) -> None:
    """LvlOp::verify"""
    number = constant_value(op.index)
    if isinstance(number, IntegerAttr) and number.value >= _level_rank(op.source):
        raise op.error("Level index exceeds the rank of the input sparse tensor")


@verifies(sparse_tensor.PushBackOp)
def verify_push_back(op: sparse_tensor.PushBackOp) -> None:
    """PushBackOp::verify"""
    if op.n is not None:
        count = constant_value(op.n)
        if isinstance(count, IntegerAttr) and count.value < 1:
            raise op.op_error("n must be not less than 1")


@verifies(sparse_tensor.CompressOp)
def verify_compress(op: sparse_tensor.CompressOp) -> None:
    """CompressOp::verify"""
    if _level_rank(op.tensor) != 1 + len(op.lvl_coords):
        raise op.op_error("incorrect number of coordinates")


@verifies(sparse_tensor.CrdTranslateOp)
def verify_crd_translate(op: sparse_tensor.CrdTranslateOp) -> None:
    """CrdTranslateOp::verify"""
    encoding = encoding_of(op.encoder)
    assert encoding is not None
    ranks = [encoding.level_rank, encoding.dimension_rank]
    if keyword_of(op.direction_attr) == "dim_to_lvl":
        ranks.reverse()
    if ranks != [len(op.in_crds), len(op.out_crds)]:
        raise op.error("Coordinate rank mismatch with encoding")


# --- conversions ------------------------------------------------------------------------------------------------------


@verifies(sparse_tensor.ConvertOp)
def verify_convert(op: sparse_tensor.ConvertOp) -> None:
    """ConvertOp::verify"""
    source, target = _shaped(op.source), _shaped(op.dest)
    if len(source.shape) != len(target.shape):
        raise op.error("unexpected conversion mismatch in rank")
    encoding = encoding_of_tensor(target)
    if encoding is not None and encoding.is_slice:
        raise op.error("cannot convert to a sparse tensor slice")
    for number, (size, other) in enumerate(zip(source.shape, target.shape, strict=True)):
        if other not in (size, DYNAMIC):
            raise op.error(f"unexpected conversion mismatch in dimension {number}")


@verifies(sparse_tensor.ReinterpretMapOp)
def verify_reinterpret_map(op: sparse_tensor.ReinterpretMapOp) -> None:
    """ReinterpretMapOp::verify"""
    source, target = _encoding(op.source), _encoding(op.dest)
    between = "mismatch between source/dest tensors"
    if source.level_rank != target.level_rank:
        raise op.error(f"Level rank {between}")
    if source.level_types != target.level_types:
        raise op.error(f"Level type {between}")
    if _widths(source) != _widths(target):
        raise op.error(f"Crd/Pos width {between}")
    types = _shaped(op.source), _shaped(op.dest)
    if types[0].element_type is not types[1].element_type:
        raise op.error(f"Element type {between}")
    if level_shape(source, types[0].shape) != level_shape(target, types[1].shape):
        raise op.error(f"Level size {between}")


def _widths(encoding: Encoding) -> tuple[int, int]:
    return encoding.position_width, encoding.coordinate_width


@verifies(sparse_tensor.ReorderCOOOp)
def verify_reorder_coo(op: sparse_tensor.ReorderCOOOp) -> None:
    """ReorderCOOOp::verify"""
    source, target = _encoding(op.input_coo), _encoding(op.result_coo)
    if source.coo_start or target.coo_start:
        raise op.error("Expected COO sparse tensors only")
    if source.dim_to_lvl is not target.dim_to_lvl:
        raise op.error("Unmatched dim2lvl map between input and result COO")
    elements = _shaped(op.input_coo).element_type, _shaped(op.result_coo).element_type
    if _widths(source) != _widths(target) or elements[0] is not elements[1]:
        raise op.error("Unmatched storage format between input and result COO")


@verifies(sparse_tensor.ConcatenateOp)
def verify_concatenate(op: sparse_tensor.ConcatenateOp) -> None:
    """ConcatenateOp::verify"""
    shapes = [_shaped(operand).shape for operand in op.inputs]
    result = _shaped(op.result).shape
    along, rank = op.dimension, len(result)
    if len(shapes) < 2:
        raise op.error("Need at least two tensors to concatenate.")
    if along >= rank:
        raise op.error(f"Concat-dimension is out of bounds for dimension-rank ({along} >= {rank})")
    for number, shape in enumerate(shapes):
        if DYNAMIC in shape:
            raise op.error(f"Input tensor ${number} has dynamic shape")
        if len(shape) != rank:
            raise op.error(
                f"Input tensor ${number} has a different rank (rank={len(shape)}) "
                f"from the output tensor (rank={rank})."
            )
    for dimension, size in enumerate(result):
        sizes = [shape[dimension] for shape in shapes]
        if dimension == along:
            if size not in (sum(sizes), DYNAMIC):
                raise op.error(
                    "The concatenation dimension of the output tensor should be the sum of all the "
                    "concatenation dimensions of the input tensors."
                )
        elif len({*sizes, *([] if size == DYNAMIC else [size])}) > 1:
            raise op.error("All dimensions (expect for the concatenating one) should be equal.")


# --- assemble, disassemble --------------------------------------------------------------------------------------------


@verifies(sparse_tensor.AssembleOp)
def verify_assemble(op: sparse_tensor.AssembleOp) -> None:
    """AssembleOp::verify"""
    *levels, values = op.operands
    _verify_buffers(op, op.result, levels, values, requires_static_shape=True)


@verifies(sparse_tensor.DisassembleOp)
def verify_disassemble(op: sparse_tensor.DisassembleOp) -> None:
    """DisassembleOp::verify"""
    tensor, *levels, values = op.operands
    count = len(levels)
    if op.results[count].type is not values.type:
        raise op.error("output values and return value type mismatch")
    for level, result in zip(levels, op.results[:count], strict=True):
        if level.type is not result.type:
            raise op.error("output levels and return levels type mismatch")
    _verify_buffers(op, tensor, levels, values)


def _verify_buffers(
    op: Operation,
    tensor: Value,
    levels: Sequence[Value],
    values: Value,
    requires_static_shape: bool = False,
) -> None:
    encoding, type = _encoding(tensor), _shaped(tensor)
    if requires_static_shape and DYNAMIC in type.shape:
        raise op.error("the sparse-tensor must have static shape")
    start = encoding.aos_coo_start
    if start < encoding.level_rank and levels:
        shape = _shaped(levels[-1]).shape
        if len(shape) != 2 or shape[-1] != encoding.level_rank - start:
            raise op.error("input/output trailing COO level-ranks don't match")
    widths = list(_buffer_widths(encoding))
    if len(widths) != len(levels):
        raise op.error("inconsistent number of fields between input/output")
    fitting = all(
        _is_of_width(_shaped(level).element_type, width)
        for level, width in zip(levels, widths, strict=True)
    )
    if not fitting or _shaped(values).element_type is not type.element_type:
        raise op.error("input/output element-types don't match")


def _buffer_widths(encoding: Encoding) -> list[int]:
    """The element widths of the buffers of all levels."""
    widths = []
    for type in encoding.level_types[: encoding.aos_coo_start + 1]:
        if type.format in ("compressed", "loose_compressed"):
            widths.append(encoding.position_width)
        if type.format in ("compressed", "loose_compressed", "singleton", "structured"):
            widths.append(encoding.coordinate_width)
    return widths


# --- sort -------------------------------------------------------------------------------------------------------------


@verifies(sparse_tensor.SortOp)
def verify_sort(op: sparse_tensor.SortOp) -> None:
    """SortOp::verify"""
    map = op.perm_map.value
    rank = map.num_dims
    if rank < 1:
        raise op.error(f"Expected rank(perm_map) > 1, got {rank}")
    if not map.is_permutation():
        raise op.error(f"Expected a permutation map, got {map}")
    count = constant_value(op.n)
    if not isinstance(count, IntegerAttr):
        return
    number = int(count.value)
    together = op.ny_attr
    rank += 0 if together is None else int(together.value)
    message = "Expected dimension(xy) >= n * (rank(perm_map) + ny)"
    _verify_size(op, op.xy, number * rank, message)
    for buffer in op.ys:
        _verify_size(op, buffer, number, "Expected dimension(y) >= n")


def _verify_size(op: sparse_tensor.SortOp, buffer: Value, least: int, message: str) -> None:
    size = _shaped(buffer).shape[0]
    if size != DYNAMIC and size < least:
        raise op.error(f"{message} got {size} < {least}")
