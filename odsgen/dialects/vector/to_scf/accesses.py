"""Parts of a transfer along its outermost dimension: subscripts, bounds and masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Operation,
    RankedTensorType,
    ShapedType,
    Type,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen_dialects import arith, vector

Transfer: TypeAlias = "vector.TransferReadOp | vector.TransferWriteOp"
TransferT = TypeVar("TransferT", vector.TransferReadOp, vector.TransferWriteOp)


class TransferOptions(NamedTuple):
    """Options of `convert-vector-to-scf` that its patterns ask for."""

    target_rank: int = 1
    lowers_tensors: bool = False
    #: Rows whose elements have unused bits in memory, as those of `i1`, become loops: LLVM packs vectors.
    splits_padded_rows: bool = False


def is_tensor_transfer(op: Transfer) -> bool:
    """Whether a transfer reads or writes a tensor."""
    return isinstance(op.base.type, RankedTensorType)


def transferred_type(op: Transfer) -> VectorType:
    """The type of the vector."""
    value = op.vector if isinstance(op, vector.TransferReadOp) else op.value_to_store
    assert isinstance(value.type, VectorType)
    return value.type


def is_unpacked(op: Transfer, options: TransferOptions) -> bool:
    """Whether a transfer is to lose its outermost dimension."""
    type = transferred_type(op)
    return (
        len(type.shape) > options.target_rank
        and not type.scalable_dims[0]
        and (options.lowers_tensors or not is_tensor_transfer(op))
        and isinstance(op.base.type, ShapedType)
        and type.element_type is element_type_or_self(op.base.type)
    )


def permutation_map(op: Transfer) -> AffineMap:
    """The map from subscripts to the dimensions of the vector."""
    map: AffineMap = op.permutation_map.value
    return map


def inner_map(op: Transfer) -> AffineMapAttr:
    """The map of a part: without the outermost dimension."""
    map = permutation_map(op)
    return AffineMapAttr.get(AffineMap.get(map.num_dims, 0, map.results[1:]))


def accessed_dim(op: Transfer) -> int | None:
    """The dimension of the memory that the outermost one of the vector reads or writes; None for a broadcast."""
    first = permutation_map(op).results[0]
    return first.position if isinstance(first, AffineDimExpr) else None


def indices_of_part(elements: Elements, op: Transfer, number: Value) -> list[Value]:
    """The subscripts of a part."""
    indices: list[Value] = list(op.indices)
    dim = accessed_dim(op)
    if dim is not None:
        indices[dim] = elements.plus(indices[dim], number)
    return indices


def masked_rank(op: Transfer) -> int:
    """The rank of the mask; 0 without one."""
    type = None if op.mask is None else op.mask.type
    return len(type.shape) if isinstance(type, VectorType) else 0


def where_in_bounds(
    elements: Elements,
    op: Transfer,
    number: Value,
    inside: Callable[[Elements], Value | None],
    outside: Callable[[Elements], Value | None],
) -> Value | None:
    """The value of one of two bodies for a part: the first where it is inside of the memory and of a mask of one dimension."""
    dim = accessed_dim(op)
    condition: Value | None = None
    if dim is not None and not op.in_bounds[0]:
        size = elements.size(op.base, dim)
        place = elements.plus(op.indices[dim], number)
        condition = elements.insert(arith.CmpIOp.build(arith.CmpIPredicate.sgt, size, place))
    if dim is not None and op.mask is not None and masked_rank(op) == 1:
        bit = elements.get_dynamic(op.mask, number)
        condition = elements.both(condition, bit)
    if condition is None:
        return inside(elements)
    return elements.choice(condition, inside, outside)


def built_read(
    op: vector.TransferReadOp, indices: list[Value], mask: Value | None
) -> vector.TransferReadOp:
    """The read of a part."""
    type = transferred_type(op)
    inner = VectorType.get(type.shape[1:], type.element_type, type.scalable_dims[1:])
    return vector.TransferReadOp.build(
        inner, op.base, indices, inner_map(op), op.padding, op.in_bounds[1:], mask=mask
    )


def built_write(
    op: vector.TransferWriteOp, value: Value, base: Value, indices: list[Value], mask: Value | None
) -> vector.TransferWriteOp:
    """The write of a part to memory or to a tensor, which is its result then."""
    type: Type | None = base.type if is_tensor_transfer(op) else None
    return vector.TransferWriteOp.build(
        type, value, base, indices, inner_map(op), op.in_bounds[1:], mask=mask
    )


def written(op: Operation) -> Value | None:
    """The tensor that a write makes; None for one to memory."""
    return op.results[0] if op.results else None
