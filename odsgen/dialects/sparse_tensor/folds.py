"""Folds of the dialect `sparse_tensor`."""

from __future__ import annotations

from odsgen.dialects.arith.constants import materialize_constant
from odsgen.dialects.sparse_tensor.encoding import (
    encoding_of,
    encoding_of_tensor,
    level_shape,
)
from odsgen.hooks import Constants, Folded, folds, materializes_constants
from odsgen.runtime import IntegerAttr, RankedTensorType, index
from odsgen_dialects.sparse_tensor import (
    CrdTransDirectionKind,
    CrdTranslateOp,
    GetStorageSpecifierOp,
    LvlOp,
    ReinterpretMapOp,
    ReorderCOOOp,
    SetStorageSpecifierOp,
)

materializes_constants(materialize_constant)


@folds(LvlOp)
def fold_lvl(op: LvlOp, operands: Constants) -> Folded:
    """LvlOp::fold"""
    type, encoding = op.source.type, encoding_of_tensor(op.source.type)
    if encoding is None or not isinstance(type, RankedTensorType):
        return None
    level = operands[1]
    sizes = level_shape(encoding, type.shape)
    if not isinstance(level, IntegerAttr) or not 0 <= level.value < len(sizes):
        return None
    size = sizes[level.value]
    return None if size < 0 else [IntegerAttr.get(size, index)]


@folds(ReinterpretMapOp)
def fold_reinterpret_map(op: ReinterpretMapOp, operands: Constants) -> Folded:
    """ReinterpretMapOp::fold"""
    if op.source.type is op.dest.type:
        return [op.source]
    inner = op.source.defining_op
    if isinstance(inner, ReinterpretMapOp) and inner.source.type is op.dest.type:
        return [inner.source]
    return None


@folds(ReorderCOOOp)
def fold_reorder_coo(op: ReorderCOOOp, operands: Constants) -> Folded:
    """ReorderCOOOp::fold: coordinates in order stay as they are."""
    encoding = encoding_of_tensor(op.input_coo.type)
    if encoding is None or op.input_coo.type is not op.result_coo.type:
        return None
    if any("nonordered" in type.properties for type in encoding.level_types):
        return None
    return [op.input_coo]


@folds(CrdTranslateOp)
def fold_crd_translate(op: CrdTranslateOp, operands: Constants) -> Folded:
    """CrdTranslateOp::fold: permutations, and a translation there and back."""
    encoding = encoding_of(op.encoder)
    if encoding is None:
        return None
    if encoding.dim_to_lvl.is_permutation():
        to_levels = op.direction is CrdTransDirectionKind.dim2lvl
        order = encoding.dim_to_lvl if to_levels else encoding.dim_to_lvl.inverse_permutation()
        assert order is not None
        return [op.in_crds[order.dim_position(number)] for number in range(len(order.results))]
    inner = op.in_crds[0].defining_op if op.in_crds else None
    if not isinstance(inner, CrdTranslateOp) or inner.direction is op.direction:
        return None
    other = encoding_of(inner.encoder)
    if other is None or other.dim_to_lvl is not encoding.dim_to_lvl:
        return None
    return list(inner.in_crds) if tuple(inner.out_crds) == tuple(op.in_crds) else None


@folds(GetStorageSpecifierOp)
def fold_get_storage_specifier(op: GetStorageSpecifierOp, operands: Constants) -> Folded:
    """GetStorageSpecifierOp::fold: what was set last."""
    setter = op.specifier.defining_op
    while isinstance(setter, SetStorageSpecifierOp):
        if (setter.specifier_kind, setter.level) == (op.specifier_kind, op.level):
            return [setter.value]
        setter = setter.specifier.defining_op
    return None
