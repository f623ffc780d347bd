"""What holds of the parameters of layouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.hooks import verifies
from odsgen.runtime import Attribute

from ...fields import Bases
from ...layouts import is_permutation, is_power_of_two, rank_of
from ..attributes import (
    AMDMfmaEncodingAttr,
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

_Numbers = Sequence[int]


def _is_permutation_matrix(inputs: Iterable[Bases]) -> bool:
    """Whether each base that is not zero is a power of two of its own along one dimension, none left out."""
    bases = [base for bases in inputs for base in bases if any(base)]
    if not all(sum(map(bool, base)) == 1 and is_power_of_two(max(base)) for base in bases):
        return False
    steps: dict[int, set[int]] = {}
    for base in bases:
        steps.setdefault(next(d for d, step in enumerate(base) if step), set()).add(max(base))
    return len(bases) == sum(map(len, steps.values())) and all(
        found == {1 << bit for bit in range(len(found))} for found in steps.values()
    )


def _are_apart(inputs: Iterable[Bases]) -> bool:
    """Whether no two bases have a bit in common, and none moves along two dimensions."""
    taken: dict[int, int] = {}
    for base in (base for bases in inputs for base in bases if any(base)):
        dimension = next(d for d, step in enumerate(base) if step)
        if sum(map(bool, base)) > 1 or taken.get(dimension, 0) & base[dimension]:
            return False
        taken[dimension] = taken.get(dimension, 0) | base[dimension]
    return True


def verify_ctas(bases: Bases) -> None:
    """CGAEncodingAttr::verify"""
    if not _is_permutation_matrix([bases]):
        raise ValueError(
            "After removing broadcast bases the CGA encoding must be a permutation matrix"
        )


def _verify_order(order: _Numbers) -> None:
    if not is_permutation(order):
        shown = ", ".join(map(str, order))
        raise ValueError(f"order must be a permutation of 0..(rank-1), but was [{shown}]")


@verifies(BlockedEncodingAttr)
def verify_blocked(
    size_per_thread: _Numbers,
    threads_per_warp: _Numbers,
    warps_per_cta: _Numbers,
    order: _Numbers,
    cga_layout: Bases,
) -> None:
    """BlockedEncodingAttr::verify"""
    verify_ctas(cga_layout)
    lists = {
        "sizePerThread": size_per_thread,
        "threadsPerWarp": threads_per_warp,
        "warpsPerCTA": warps_per_cta,
    }
    if any(len(numbers) != len(order) for numbers in lists.values()):
        raise ValueError(
            "sizePerThread, threadsPerWarp, warpsPerCTA, and order must all have the same rank."
        )
    for name, numbers in lists.items():
        if not all(map(is_power_of_two, numbers)):
            raise ValueError(f"Every element in {name} must be a power of two.")
    if any(len(base) != len(order) for base in cga_layout):
        raise ValueError("BlockedEncodingAttr and CGALayout's fields must have the same rank.")
    _verify_order(order)


@verifies(LinearEncodingAttr)
def verify_linear(register: Bases, lane: Bases, warp: Bases, block: Bases) -> None:
    """LinearEncodingAttr::verify"""
    if not _are_apart([register, lane, warp, block]):
        raise ValueError(
            "LinearEncodingAttr requires a permutation matrix layout after removing broadcast bases"
        )


@verifies(GenericLinearEncodingAttr)
def verify_generic_linear(register: Bases, lane: Bases, warp: Bases, block: Bases) -> None:
    """Any bases, all as long as the first"""
    if len({len(base) for bases in (register, lane, warp, block) for base in bases}) > 1:
        raise ValueError("the bases of a linear layout must have the same length")


@verifies(NvidiaMmaEncodingAttr)
def verify_nvidia_mma(
    version_major: int,
    version_minor: int,
    warps_per_cta: _Numbers,
    cga_layout: Bases,
    instr_shape: _Numbers,
) -> None:
    """NvidiaMmaEncodingAttr::verify"""
    verify_ctas(cga_layout)
    if version_major == 1:
        raise ValueError("Volta (versionMajor = 1) is deprecated and no longer supported")


@verifies(AMDMfmaEncodingAttr)
def verify_amd_mfma(
    version: int,
    warps_per_cta: _Numbers,
    instr_shape: _Numbers,
    is_transposed: bool,
    cga_layout: Bases,
    tiles_per_warp: _Numbers,
    element_bit_width: int,
) -> None:
    """AMDMfmaEncodingAttr::verify"""
    verify_ctas(cga_layout)
    if version > 4:
        raise ValueError("version must be in the [0, 4] range")
    sizes = tuple(instr_shape[:2])
    if sizes not in ((32, 32), (16, 16), (64, 4), (4, 64)):
        shown = ", ".join(map(str, sizes))
        raise ValueError(f"invalid (mDim, nDim) combination: ({shown})")
    if element_bit_width not in (32, 64):
        raise ValueError("elementBitWidth must be 32 or 64")


_WMMA_SHAPES = {
    1: ((16, 16, 16),),
    2: ((16, 16, 16), (16, 16, 32)),
    3: ((16, 16, 4), (16, 16, 32), (16, 16, 64), (16, 16, 128)),
}


@verifies(AMDWmmaEncodingAttr)
def verify_amd_wmma(
    version: int,
    register: Bases,
    warp: Bases,
    is_transposed: bool,
    cga_layout: Bases,
    instr_shape: _Numbers,
    rank: int,
) -> None:
    """AMDWmmaEncodingAttr::verify"""
    verify_ctas(cga_layout)
    if version not in _WMMA_SHAPES:
        raise ValueError("WMMA version must be in the [1, 3] range")
    if tuple(instr_shape) not in _WMMA_SHAPES[version]:
        raise ValueError(f"invalid WMMA v{version} instruction shape")


@verifies(SliceEncodingAttr)
def verify_slice(dim: int, parent: Attribute) -> None:
    """SliceEncodingAttr::verify"""
    rank = rank_of(parent)
    if rank is None:
        return
    if rank <= 1:
        raise ValueError("parent layout must have at least rank >= 2")
    if dim >= rank:
        raise ValueError(f"slice dim={dim} must be less than the parent rank={rank}")


@verifies(DotOperandEncodingAttr)
def verify_dot_operand(op_idx: int, parent: Attribute, k_width: int) -> None:
    """DotOperandEncodingAttr::verify"""
    if op_idx not in (0, 1):
        raise ValueError(f"ttg.dot_op opIdx parameter can be 0 or 1, got: {op_idx}")
    if isinstance(parent, NvidiaMmaEncodingAttr):
        _verify_operand_of_mma(op_idx, parent, k_width)
    elif isinstance(parent, AMDWmmaEncodingAttr):
        _verify_operand_of_wmma(parent.version, k_width)
    elif isinstance(parent, AMDMfmaEncodingAttr):
        if k_width == 0:
            raise ValueError("ttg.dot_op kWidth parameter is mandatory for MFMA parent")
    elif isinstance(parent, BlockedEncodingAttr):
        if k_width != 0:
            raise ValueError(
                "ttg.dot_op kWidth parameter is not supported when the parent is a blocked layout"
            )
    else:
        raise ValueError(f"ttg.dot_op unexpected parent layout: {parent}")


def _verify_operand_of_mma(op_idx: int, parent: NvidiaMmaEncodingAttr, k_width: int) -> None:
    is_known = parent.version_major in (2, 3)
    if k_width != 0 and not is_known:
        raise ValueError(
            "ttg.dot_op kWidth parameter can only be non-zero for Ampere or Hopper MMA parent"
        )
    if k_width == 0 and is_known:
        raise ValueError("ttg.dot_op kWidth parameter is mandatory for Ampere or Hopper MMA parent")
    if op_idx != 0 and parent.version_major == 3:
        raise ValueError(
            "ttg.dot_op opIdx parameter must be 0 for Hopper MMA parent, since Hopper WGMMA only "
            "allows first operand to be in registers"
        )


def _verify_operand_of_wmma(version: int, k_width: int) -> None:
    widths = {1: (8, 16), 2: (4, 8, 16)}.get(version)
    if widths is not None and k_width not in widths:
        raise ValueError(
            f"ttg.dot_op kWidth parameter must be {'/'.join(map(str, widths))} for WMMA v{version} "
            "(including packed cases for `scaled_dot`)"
        )
    if version == 3 and k_width == 0:
        raise ValueError("ttg.dot_op kWidth parameter is mandatory for WMMA v3 ")


@verifies(SwizzledSharedEncodingAttr)
def verify_swizzled_shared(
    vec: int, per_phase: int, max_phase: int, order: _Numbers, cga_layout: Bases
) -> None:
    """SwizzledSharedEncodingAttr::verify"""
    verify_ctas(cga_layout)
    for base in cga_layout:
        if len(base) != len(order):
            raise ValueError(f"order size ({len(order)}) must match CGALayout rank ({len(base)})")
    _verify_order(order)


@verifies(NVMMASharedEncodingAttr)
def verify_nvmma_shared(
    swizzling_byte_width: int,
    transposed: bool,
    element_bit_width: int,
    fp4_padded: bool,
    cga_layout: Bases,
    rank: int,
) -> None:
    """NVMMASharedEncodingAttr::verify"""
    verify_ctas(cga_layout)
    if element_bit_width == 0:
        raise ValueError("elementBitWidth must be non-zero")
    if swizzling_byte_width not in (0, 32, 64, 128):
        raise ValueError("swizzlingByteWidth must be 0, 32, 64, or 128")


@verifies(PartitionedSharedEncodingAttr)
def verify_partitioned_shared(
    num_partitions: int, num_groups: int, partition_dim: int, partition_layout: Attribute
) -> None:
    """PartitionedSharedEncodingAttr::verify"""
    if num_partitions < 2 or not is_power_of_two(num_partitions):
        raise ValueError("numPartitions must be a power of 2 and at least 2")
    if not is_power_of_two(num_groups):
        raise ValueError("numGroups must be a power of 2 and greater than 0")
    rank = rank_of(partition_layout)
    if rank is not None and partition_dim >= rank:
        raise ValueError(
            f"partitionDim ({partition_dim}) must be less than the layout rank ({rank})"
        )


@verifies(SharedLinearEncodingAttr)
def verify_shared_linear(offset: Bases, block: Bases, layout_alignment: int) -> None:
    """SharedLinearEncodingAttr::verify"""
    if not is_power_of_two(layout_alignment):
        raise ValueError("alignment must be a positive power of two")
    if len({len(base) for bases in (offset, block) for base in bases}) > 1:
        raise ValueError("the bases of a linear layout must have the same length")


@verifies(PaddedSharedEncodingAttr)
def verify_padded_shared(
    intervals: _Numbers, paddings: _Numbers, offset: Bases, block: Bases
) -> None:
    """PaddedSharedEncodingAttr::verify"""
    if len(intervals) != len(paddings):
        raise ValueError(
            f"intervals size ({len(intervals)}) must match paddings size ({len(paddings)})"
        )
    if not intervals:
        raise ValueError("must have at least one interval-padding pair")
    for name, numbers in (("interval", intervals), ("padding", paddings)):
        if not all(map(is_power_of_two, numbers)):
            raise ValueError(f"{name} values must all be power of two")
    if len(set(intervals)) != len(intervals):
        raise ValueError("interval values cannot have duplicates")
    if not all(map(any, offset)) or len(set(offset)) != len(offset):
        raise ValueError("Broadcasting in offset dimension is not supported.")
    for base in (*offset, *block):
        if sum(map(bool, base)) > 1:
            raise ValueError("Each offset basis must move in at most one dimension.")
        if not all(step == 0 or is_power_of_two(step) for step in base):
            raise ValueError("Each offset basis must be 0 or a power of two.")
