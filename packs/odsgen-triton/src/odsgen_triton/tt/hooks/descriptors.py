"""Verifiers of operations that load and store blocks by tensor descriptors."""

from __future__ import annotations

from math import prod
from typing import Protocol

from odsgen.hooks import verifies
from odsgen.runtime import IntegerType, Operation, RankedTensorType, Type

from ..ops import (
    DescriptorGatherOp,
    DescriptorLoadOp,
    DescriptorReduceOp,
    DescriptorScatterOp,
    DescriptorStoreOp,
)
from .verifiers import width_of


def _block_of(descriptor: Type) -> RankedTensorType | None:
    """The block of a descriptor, whose integers have no sign."""
    shape, element = (getattr(descriptor, name, None) for name in ("shape", "element_type"))
    if shape is None or element is None:
        return None
    if isinstance(element, IntegerType):
        element = IntegerType.get(element.width)
    return RankedTensorType.get(shape, element)


@verifies(DescriptorLoadOp)
def verify_descriptor_load(op: DescriptorLoadOp) -> None:
    """DescriptorLoadOp::verify"""
    verify_block(op, op.desc.type, op.result.type)


@verifies(DescriptorStoreOp, DescriptorReduceOp)
def verify_descriptor_store(op: DescriptorStoreOp | DescriptorReduceOp) -> None:
    """DescriptorStoreOp::verify"""
    verify_block(op, op.desc.type, op.src.type)


class _Shaped(Protocol):
    """A tensor, or memory of its shape."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    @property
    def element_type(self) -> Type: ...


def verify_block(op: Operation, descriptor: Type, tensor: _Shaped) -> None:
    """verifyDescriptorLoadStoreOp"""
    block = _block_of(descriptor)
    if block is None:
        return
    if block.element_type is not tensor.element_type:
        raise op.op_error(
            "descriptor block and tensor element types must match, but got descriptor element type "
            f"'{block.element_type}' and tensor element type '{tensor.element_type}'"
        )
    counts = prod(block.shape), prod(tensor.shape)
    if counts[0] != counts[1]:
        raise op.op_error(
            "descriptor block and tensor must have the same number of elements, but got descriptor "
            f"block with {counts[0]} elements tensor with {counts[1]} elements"
        )


@verifies(DescriptorGatherOp)
def verify_descriptor_gather(op: DescriptorGatherOp) -> None:
    """DescriptorGatherOp::verify"""
    verify_rows(op, op.desc.type, op.result.type, op.x_offsets.type)


@verifies(DescriptorScatterOp)
def verify_descriptor_scatter(op: DescriptorScatterOp) -> None:
    """DescriptorScatterOp::verify"""
    verify_rows(op, op.desc.type, op.src.type, op.x_offsets.type)


def verify_rows(
    op: Operation, descriptor: Type, result: _Shaped, indices: RankedTensorType
) -> None:
    """verifyGatherScatterOp: the rows of a block, one for each index, against a tensor or memory."""
    block = _block_of(descriptor)
    if block is None:
        return
    if len(block.shape) != 2:
        raise op.op_error(f"descriptor block must be a 2D tensor, but got '{block}'")
    if block.shape[0] != 1:
        raise op.op_error(f"descriptor block must have exactly 1 row, but got '{block}'")
    verify_gathered(op, result, indices)
    if result.shape[1] != block.shape[1]:
        raise op.op_error(
            f"result tensor number of columns must match block ({block.shape[1]}), but got "
            f"'{result}'"
        )
    if result.element_type is not block.element_type:
        raise op.op_error(
            f"result tensor element type must match block ('{block.element_type}'), but got "
            f"'{result}'"
        )


def verify_gathered(op: Operation, result: _Shaped, indices: RankedTensorType) -> None:
    """verifyGatherScatterResultType"""
    if len(indices.shape) != 1:
        raise op.op_error(f"x offsets must be a 1D tensor, but got '{indices}'")
    if len(result.shape) != 2:
        raise op.op_error(f"result must be a 2D tensor, but got '{result}'")
    rows, columns = result.shape
    if rows < 8:
        raise op.op_error(f"must have at least 8 rows, but got {rows}")
    width = width_of(result.element_type)
    if width is not None and width > 32:
        raise op.op_error("TMA dtype cannot be greater than 32 bits")
    least = 0 if width is None else 32 // width * 8
    if columns < least:
        raise op.op_error(
            f"must have at least {least} columns for '{result.element_type}', but got {columns}"
        )
    if rows != indices.shape[0]:
        raise op.op_error(
            f"result tensor must have as many rows as indices ({indices.shape[0]}), but got "
            f"'{result}'"
        )
