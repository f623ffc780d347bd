"""Masks of which all or no elements are set (MLIR: `getMaskFormat`)."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from odsgen.dialects.shared.shaped_values import vector_type
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value


class MaskFormat(Enum):
    """How much of a mask is set."""

    ALL_TRUE = auto()
    ALL_FALSE = auto()
    UNKNOWN = auto()


def mask_format(mask: Value) -> MaskFormat:
    """How much of a mask is known to be set."""
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
