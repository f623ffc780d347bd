"""Layouts of results that follow from those of operands; None where that takes a linear layout which is not known."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import Attribute

from .linear_layouts import as_encoding, halved, linear_of, reshaped, transposed
from .ttg.attributes import (
    BlockedEncodingAttr,
    DotOperandEncodingAttr,
    NvidiaMmaEncodingAttr,
    NVMMASharedEncodingAttr,
    SharedLinearEncodingAttr,
    SliceEncodingAttr,
    SwizzledSharedEncodingAttr,
)


def is_open(layout: Attribute) -> bool:
    """Whether the layout is one of Gluon that is still to be chosen, and stands for any."""
    return layout.DIALECT_NAME == "gluon"


def reduced_layout(layout: Attribute, axis: int) -> Attribute:
    """The slice of a layout without an axis."""
    return layout if is_open(layout) else SliceEncodingAttr.get(axis, layout)


def expanded_layout(layout: Attribute, axis: int) -> Attribute:
    """The layout of which the operand's is a slice."""
    if is_open(layout):
        return layout
    if not isinstance(layout, SliceEncodingAttr):
        raise ValueError("ExpandDimsOp operand encoding must be SliceEncodingAttr")
    if layout.dim != axis:
        raise ValueError("Incompatible slice dimension for ExpandDimsOp operand")
    return layout.parent


def _permuted(values: Sequence[int], order: Sequence[int]) -> list[int]:
    return [values[dimension] for dimension in order]


def _permuted_bases(bases: Sequence[Sequence[int]], order: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(_permuted(base, order)) for base in bases]


def transposed_layout(
    layout: Attribute, shape: tuple[int, ...], order: Sequence[int]
) -> Attribute | None:
    """The layout in which each thread has the elements that it had."""
    if is_open(layout) or list(order) == list(range(len(order))):
        return layout
    inverse = [order.index(dimension) for dimension in range(len(order))]
    if isinstance(layout, BlockedEncodingAttr):
        if len(layout.order) != len(order):
            raise _rank_error(len(layout.order), len(order))
        return BlockedEncodingAttr.get(
            _permuted(layout.size_per_thread, order),
            _permuted(layout.threads_per_warp, order),
            _permuted(layout.warps_per_cta, order),
            _permuted(inverse, layout.order),
            _permuted_bases(layout.cga_layout, order),
        )
    if isinstance(layout, SwizzledSharedEncodingAttr):
        if len(layout.order) != len(order):
            raise _rank_error(len(layout.order), len(order))
        return SwizzledSharedEncodingAttr.get(
            layout.vec,
            layout.per_phase,
            layout.max_phase,
            _permuted(inverse, layout.order),
            _permuted_bases(layout.cga_layout, order),
        )
    if isinstance(layout, NVMMASharedEncodingAttr) and tuple(order) == (1, 0):
        if layout.rank != 2:
            raise _rank_error(layout.rank, 2)
        return NVMMASharedEncodingAttr.get(
            layout.swizzling_byte_width,
            not layout.transposed,
            layout.element_bit_width,
            layout.fp4_padded,
            _permuted_bases(layout.cga_layout, order),
            layout.rank,
        )
    linear = linear_of(layout, shape)
    return None if linear is None else as_encoding(transposed(linear, order))


def reshaped_layout(
    layout: Attribute, shape: tuple[int, ...], result: tuple[int, ...]
) -> Attribute | None:
    """The layout in which each thread has the elements that it had."""
    if is_open(layout):
        return layout
    linear = linear_of(layout, shape)
    return None if linear is None else as_encoding(reshaped(linear, shape, result))


def _rank_error(rank: int, expected: int) -> ValueError:
    return ValueError(f"rank of encoding does not match order: {rank} vs {expected}")


def split_layout(layout: Attribute, shape: tuple[int, ...]) -> Attribute | None:
    """The layout without its last dimension, of which each thread has both elements."""
    if is_open(layout):
        return layout
    last = len(shape) - 1
    if (
        not isinstance(layout, BlockedEncodingAttr)
        or len(layout.order) != len(shape)
        or layout.size_per_thread[last] != 2
        or layout.threads_per_warp[last] != 1
        or layout.warps_per_cta[last] != 1
        or any(base[last] for base in layout.cga_layout)
    ):
        linear = linear_of(layout, shape)
        half = None if linear is None else halved(linear, last)
        if linear is not None and half is None:
            raise ValueError(
                "Fp4ToFpOp/SplitOp requires at least 2 elements per thread in the axis/last dimension"
            )
        return None if half is None else as_encoding(reshaped(half, (*shape[:-1], 1), shape[:-1]))
    return BlockedEncodingAttr.get(
        layout.size_per_thread[:last],
        layout.threads_per_warp[:last],
        layout.warps_per_cta[:last],
        [dimension for dimension in layout.order if dimension != last],
        [base[:last] for base in layout.cga_layout],
    )


def check_dot_operand(layout: Attribute, number: int, result: Attribute) -> None:
    """TritonGPUInferLayoutInterface::inferDotOpEncoding"""
    if is_open(layout) or is_open(result):
        return
    if isinstance(result, NvidiaMmaEncodingAttr) and result.version_major == 3:
        is_in_registers = (
            number == 0
            and isinstance(layout, DotOperandEncodingAttr)
            and layout.op_idx == 0
            and isinstance(layout.parent, NvidiaMmaEncodingAttr)
        )
        shared = NVMMASharedEncodingAttr | SharedLinearEncodingAttr
        if not is_in_registers and not isinstance(layout, shared):
            raise ValueError("unexpected operand layout for NvidiaMmaEncodingAttr v3")
        return
    if not isinstance(layout, DotOperandEncodingAttr):
        raise ValueError("Dot's a/b's encoding should be of DotOperandEncodingAttr")
    if layout.op_idx != number:
        raise ValueError("Wrong opIdx")
    if layout.parent is not result and type(layout.parent) is not type(result):
        raise ValueError("Incompatible parent encoding")
