"""Known values of masks."""

from __future__ import annotations

from enum import Enum, auto

from odsgen.dialects.shared import constant_integer, vector_type
from odsgen.rewriting import constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, Value


class MaskFormat(Enum):
    """Whether a mask is known to be all true or all false."""

    ALL_TRUE = auto()
    ALL_FALSE = auto()
    UNKNOWN = auto()


def mask_format(mask: Value) -> MaskFormat:
    """getMaskFormat"""
    from odsgen_dialects.vector import ConstantMaskOp, CreateMaskOp

    constant = constant_value(mask)
    if isinstance(constant, DenseIntOrFPElementsAttr):
        bits = constant.number_bits()
        if all(bits):
            return MaskFormat.ALL_TRUE
        return MaskFormat.UNKNOWN if any(bits) else MaskFormat.ALL_FALSE
    maker = mask.defining_op
    if isinstance(maker, ConstantMaskOp):
        sizes = tuple(maker.mask_dim_sizes)
        if sizes == tuple(vector_type(mask).shape):
            return MaskFormat.ALL_TRUE
        return MaskFormat.UNKNOWN if any(sizes) else MaskFormat.ALL_FALSE
    if isinstance(maker, CreateMaskOp):
        bounds = map(constant_integer, maker.operands)
        if any(bound is not None and bound <= 0 for bound in bounds):
            return MaskFormat.ALL_FALSE
    return MaskFormat.UNKNOWN
