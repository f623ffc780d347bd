"""What holds of the layouts of tensor memory, and of descriptors of images."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import Attribute, Type

from ...fields import Bases
from ...layouts import is_power_of_two
from ...ttg.hooks.layout_verifiers import verify_ctas
from ..attributes import TensorMemoryEncodingAttr
from ..types import TensorDescIm2ColType


@verifies(TensorMemoryEncodingAttr)
def verify_tensor_memory(
    block_m: int, block_n: int, col_stride: int, cga_layout: Bases, two_ctas: bool, fp4_padded: bool
) -> None:
    """TensorMemoryEncodingAttr::verify"""
    verify_ctas(cga_layout)
    if two_ctas and tuple(cga_layout[:1]) != ((1, 0),):
        raise ValueError("twoCTAs layout requires the first CGALayout block basis to be [1, 0]")
    if block_m not in (64, 128):
        raise ValueError(f"blockM must be 64 or 128 but got {block_m}")
    if not is_power_of_two(block_n):
        raise ValueError(f"blockN must be a power of 2 but got {block_n}")
    if block_n > 512:
        raise ValueError(f"blockN must be less than or equal to 512 but got {block_n}")
    if col_stride not in (1, 2, 4):
        raise ValueError(f"colStride must be 1, 2, or 4 but got but got {col_stride}")


@verifies(TensorDescIm2ColType)
def verify_im2col(
    shape: Sequence[int], element_type: Type, shared_layout: Attribute | None
) -> None:
    """TensorDescIm2ColType::verify"""
    if len(shape) != 2:
        raise ValueError(f"TensorDescIm2ColType requires rank-2 shape, got rank {len(shape)}")
