"""Folds of `tensor`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import (
    constant_integer,
    element_attribute,
    elements_of,
    fold_reshape_like,
    is_dimension,
    known_integer,
    mixed_slice,
    ranked_tensor,
    row_major,
    signed,
    size_of_dimension,
)
from odsgen.dialects.tensor.cast_information import source_of_cast
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    RankedTensorType,
    Type,
    Value,
    index,
)
from odsgen_dialects.tensor import (
    CollapseShapeOp,
    ConcatOp,
    DimOp,
    ExpandShapeOp,
    ExtractOp,
    ExtractSliceOp,
    FromElementsOp,
    GatherOp,
    GenerateOp,
    InsertOp,
    InsertSliceOp,
    PadOp,
    RankOp,
    ReshapeOp,
    SplatOp,
)


@folds(DimOp)
def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """DimOp::fold"""
    type, constant = op.source.type, operands[1]
    if not isinstance(type, RankedTensorType) or not is_dimension(constant, type):
        return None
    size = size_of_dimension(op.source, type, constant.value, (GenerateOp,))
    if size is not None:
        return [size]
    slice = op.source.defining_op
    if isinstance(slice, ExtractSliceOp):
        sizes = mixed_slice(slice).sizes
        sliced = sizes[constant.value] if len(sizes) == type.rank else None
        if isinstance(sliced, Value):
            return [sliced]
    cast = source_of_cast(op.source)
    if cast is None:
        return None
    op.set_operand(0, cast)
    return op.results


@folds(RankOp)
def fold_rank(op: RankOp, operands: Constants) -> Folded:
    """RankOp::fold"""
    type = op.operands[0].type
    return [IntegerAttr.get(type.rank, index)] if isinstance(type, RankedTensorType) else None


@folds(ExtractOp)
def fold_extract(op: ExtractOp, operands: Constants) -> Folded:
    """ExtractOp::fold"""
    tensor = operands[0]
    if isinstance(tensor, DenseElementsAttr) and tensor.is_splat:
        return folded_element(tensor, 0)
    made = op.tensor.defining_op
    if isinstance(made, InsertOp) and _are_same(made.operands[2:], op.indices):
        return [made.operands[0]]
    type = op.tensor.type
    if not isinstance(type, RankedTensorType):
        return None
    indices = [index.value for index in operands[1:] if isinstance(index, IntegerAttr)]
    if len(indices) < len(operands) - 1 or DYNAMIC in type.shape:
        return None
    number = row_major(indices, type.shape)
    source = op.tensor.defining_op
    if isinstance(source, FromElementsOp):
        # As in MLIR, an index may be out of bounds if the place among the elements, in 32 bits, is not.
        number = signed(number % (1 << 32), 32)
        return [source.operands[number]] if 0 <= number < len(source.operands) else None
    if not all(0 <= index < size for index, size in zip(indices, type.shape, strict=True)):
        return None
    return folded_element(tensor, number) if isinstance(tensor, ElementsAttr) else None


def _are_same(first: Sequence[Value], second: Sequence[Value]) -> bool:
    """Whether all indices are equal constants."""
    return len(first) == len(second) and all(
        None is not constant_integer(one) == constant_integer(other)
        for one, other in zip(first, second, strict=True)
    )


def folded_element(elements: ElementsAttr, number: int) -> Folded:
    """An element as the result of a fold."""
    found = element_attribute(elements, number)
    return None if found is None else [found]


@folds(FromElementsOp)
def fold_from_elements(op: FromElementsOp, operands: Constants) -> Folded:
    """FromElementsOp::fold"""
    if None in operands:
        return None
    constant = elements_of(ranked_tensor(op.result), operands)
    return None if constant is None else [constant]


@folds(InsertOp)
def fold_insert(op: InsertOp, operands: Constants) -> Folded:
    """InsertOp::fold"""
    scalar, dest = operands[:2]
    if scalar is None or not isinstance(dest, DenseElementsAttr) or not dest.is_splat:
        return None
    return [dest] if element_attribute(dest, 0) is scalar else None


@folds(SplatOp)
def fold_splat(op: SplatOp, operands: Constants) -> Folded:
    """SplatOp::fold"""
    constant = operands[0]
    if not isinstance(constant, (IntegerAttr, FloatAttr)):
        return None
    if not ranked_tensor(op.aggregate).has_static_shape:
        return None
    elements = elements_of(ranked_tensor(op.aggregate), [constant])
    return None if elements is None else [elements]


# --- reshapes -----------------------------------------------------------------------------------------------------------


@folds(CollapseShapeOp)
def fold_collapse_shape(op: CollapseShapeOp, operands: Constants) -> Folded:
    """CollapseShapeOp::fold"""
    return fold_reshape_like(op, operands, ExpandShapeOp)


@folds(ExpandShapeOp)
def fold_expand_shape(op: ExpandShapeOp, operands: Constants) -> Folded:
    """ExpandShapeOp::fold"""
    return fold_reshape_like(op, operands, CollapseShapeOp)


def _reshaped_splat(constant: Attribute | None, type: Type) -> Folded:
    """A splat constant of another shape."""
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not constant.is_splat:
        return None
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    return [DenseIntOrFPElementsAttr.from_raw(type, constant.raw_data)]


@folds(ReshapeOp)
def fold_reshape(op: ReshapeOp, operands: Constants) -> Folded:
    """ReshapeOp::fold"""
    splat = _reshaped_splat(operands[0], op.result.type)
    if splat is not None:
        return splat
    source = op.source
    before = source.defining_op
    if isinstance(before, ReshapeOp):
        op.set_operand(0, before.operands[0])
        return op.results
    type = source.type
    if not isinstance(type, RankedTensorType) or type is not op.result.type:
        return None
    if type.rank <= 1:
        return [source]
    elements = op.shape.defining_op
    if not isinstance(elements, FromElementsOp):
        return None
    sizes = elements.operands
    if len(sizes) != type.rank:
        return None
    same = all(_is_size_of(size, source, number) for number, size in enumerate(sizes))
    return [source] if same else None


def _is_size_of(size: Value, tensor: Value, number: int) -> bool:
    assert isinstance(tensor.type, RankedTensorType)
    constant = constant_integer(size)
    if constant is not None:
        return constant == tensor.type.shape[number]
    dim = size.defining_op
    return (
        isinstance(dim, DimOp)
        and dim.operands[0] is tensor
        and constant_integer(dim.operands[1]) == number
    )


@folds(GatherOp)
def fold_gather(op: GatherOp, operands: Constants) -> Folded:
    """GatherOp::fold"""
    return _reshaped_splat(operands[0], op.result.type)


# --- slices -------------------------------------------------------------------------------------------------------------


@folds(ExtractSliceOp)
def fold_extract_slice(op: ExtractSliceOp, operands: Constants) -> Folded:
    """ExtractSliceOp::fold"""
    splat = _reshaped_splat(operands[0], op.result.type)
    if splat is not None:
        return splat
    type = ranked_tensor(op.result)
    slice = mixed_slice(op)
    if op.source.type is type and slice.is_identity(type.shape):
        return [op.source]
    insert = op.source.defining_op
    if not isinstance(insert, InsertSliceOp):
        return None
    inserted = insert.operands[0]
    if inserted.type is type and mixed_slice(insert).is_same(slice):
        return [inserted]
    return None


@folds(InsertSliceOp)
def fold_insert_slice(op: InsertSliceOp, operands: Constants) -> Folded:
    """InsertSliceOp::fold"""
    source, dest = op.operands[:2]
    type = ranked_tensor(op.result)
    slice = mixed_slice(op)
    if type.has_static_shape and source.type is type and slice.is_identity(type.shape):
        return [source]
    before = dest.defining_op
    if (
        isinstance(before, InsertSliceOp)
        and before.operands[0].type is source.type
        and mixed_slice(before).is_same(slice)
    ):
        op.set_operand(1, before.operands[1])
        return op.results
    extract = source.defining_op
    if (
        isinstance(extract, ExtractSliceOp)
        and extract.operands[0] is dest
        and mixed_slice(extract).is_same(slice)
    ):
        return [dest]
    if any(known_integer(size) == 0 for size in slice.sizes):
        return [dest]
    return None


@folds(PadOp)
def fold_pad(op: PadOp, operands: Constants) -> Folded:
    """PadOp::fold"""
    type = ranked_tensor(op.result)
    if type.has_static_shape and type is op.source.type and not op.nofold:
        return [op.source]
    return None


@folds(ConcatOp)
def fold_concat(op: ConcatOp, operands: Constants) -> Folded:
    """ConcatOp::fold"""
    inputs = op.inputs
    if len(inputs) == 1 and inputs[0].type is op.result.type:
        return [inputs[0]]
    return None
