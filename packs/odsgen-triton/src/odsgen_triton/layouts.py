"""What layouts of tensors say of threads, warps and CTAs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from odsgen.runtime import Attribute

from .ttg.attributes import (
    AMDMfmaEncodingAttr,
    AMDRotatingSharedEncodingAttr,
    AMDWmmaEncodingAttr,
    BlockedEncodingAttr,
    DotOperandEncodingAttr,
    GenericLinearEncodingAttr,
    LinearEncodingAttr,
    NvidiaMmaEncodingAttr,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SharedLinearEncodingAttr,
    SliceEncodingAttr,
    SwizzledSharedEncodingAttr,
)

#: Layouts of tensors over threads by linear bases.
LINEAR = (LinearEncodingAttr, GenericLinearEncodingAttr)
#: Layouts that matrix instructions give their results.
MMA = (NvidiaMmaEncodingAttr, AMDMfmaEncodingAttr, AMDWmmaEncodingAttr)
_SWIZZLED = (SwizzledSharedEncodingAttr, AMDRotatingSharedEncodingAttr)


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def is_permutation(order: Sequence[int]) -> bool:
    return sorted(order) == list(range(len(order)))


def first_rank(*inputs: Iterable[Sequence[int]]) -> int:
    """The length of the first base."""
    return next((len(base) for bases in inputs for base in bases), 0)


def rank_of(layout: Attribute) -> int | None:
    """The number of dimensions that a layout spreads; None for an attribute that is none."""
    if isinstance(layout, SliceEncodingAttr):
        rank = rank_of(layout.parent)
        return None if rank is None else rank - 1
    if isinstance(
        layout, BlockedEncodingAttr | AMDRotatingSharedEncodingAttr | SwizzledSharedEncodingAttr
    ):
        return len(layout.order)
    if isinstance(layout, NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr):
        return len(layout.warps_per_cta)
    if isinstance(layout, AMDWmmaEncodingAttr | NVMMASharedEncodingAttr):
        return layout.rank
    if isinstance(layout, LINEAR):
        return first_rank(layout.register, layout.lane, layout.warp, layout.block)
    if isinstance(layout, PaddedSharedEncodingAttr | SharedLinearEncodingAttr):
        return first_rank(layout.offset, layout.block)
    if isinstance(layout, DotOperandEncodingAttr):
        return rank_of(layout.parent)
    if isinstance(layout, PartitionedSharedEncodingAttr):
        return rank_of(layout.partition_layout)
    return None


def ctas_of(layout: Attribute) -> int | None:
    """How many CTAs share what a layout spreads; None for an attribute that is none."""
    if isinstance(layout, SliceEncodingAttr | DotOperandEncodingAttr):
        return ctas_of(layout.parent)
    if isinstance(layout, PartitionedSharedEncodingAttr):
        return ctas_of(layout.partition_layout)
    if isinstance(layout, (*LINEAR, PaddedSharedEncodingAttr, SharedLinearEncodingAttr)):
        return 1 << len(layout.block)
    if isinstance(layout, (BlockedEncodingAttr, NVMMASharedEncodingAttr, *MMA, *_SWIZZLED)):
        return 1 << len(layout.cga_layout)
    return None


def cta_bases_of(layout: Attribute) -> tuple[tuple[int, ...], ...] | None:
    """Where each bit of the number of a CTA leads to; None where the attribute does not say."""
    if isinstance(layout, PaddedSharedEncodingAttr | SharedLinearEncodingAttr):
        return layout.block
    found = getattr(layout, "cga_layout", None)
    return found if isinstance(found, tuple) else None


def threads_of(layout: Attribute) -> int | None:
    """The threads of a warp; None for an attribute that is no layout over threads."""
    if isinstance(layout, SliceEncodingAttr | DotOperandEncodingAttr):
        return threads_of(layout.parent)
    if isinstance(layout, LINEAR):
        return 1 << len(layout.lane)
    if isinstance(layout, BlockedEncodingAttr):
        return prod(layout.threads_per_warp)
    if isinstance(layout, AMDMfmaEncodingAttr):
        return 64
    return 32 if isinstance(layout, NvidiaMmaEncodingAttr | AMDWmmaEncodingAttr) else None


def warps_of(layout: Attribute) -> int | None:
    """The warps of a CTA; None for an attribute that is no layout over threads."""
    if isinstance(layout, SliceEncodingAttr | DotOperandEncodingAttr):
        return warps_of(layout.parent)
    if isinstance(layout, (*LINEAR, AMDWmmaEncodingAttr)):
        return 1 << len(layout.warp)
    if isinstance(layout, BlockedEncodingAttr | NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr):
        return prod(layout.warps_per_cta)
    return None
