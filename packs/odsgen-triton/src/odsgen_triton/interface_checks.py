"""What the interfaces that several dialects share ask of operations: products of matrices and transpositions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.runtime import Operation

_Shape = Sequence[int]


class Packing(NamedTuple):
    """How many elements each stored one of the first and of the second operand holds, along a dimension."""

    depth: tuple[int, int] = (1, 1)
    outer: tuple[int, int] = (1, 1)


#: One element in each stored one.
UNPACKED = Packing()


def verify_product(op: Operation, packing: Packing = UNPACKED) -> None:
    """DotOpInterface::verify"""
    if len(op.operands) < 3:
        raise op.op_error("expected at least 3 operands")
    shapes: list[_Shape] = [getattr(operand.type, "shape", ()) for operand in op.operands[:3]]
    a, b, c = shapes
    if len(a) not in (2, 3):
        raise op.op_error("expected operands to be 2d or 3d")
    if len(a) != len(b) or len(a) != len(c):
        raise op.op_error("expected all operands to have the same rank")
    if a[-1] * packing.depth[0] != b[-2] * packing.depth[1]:
        raise op.op_error(
            "expected the last dimension of the first operand to be equal to the second-to-last "
            "dimension of the second operand"
        )
    if len(a) == 3 and not a[0] == b[0] == c[0]:
        raise op.op_error(
            "expected the first dimension of the first operand to be equal to the first dimension of "
            "the result"
        )
    if (a[-2] * packing.outer[0], b[-1] * packing.outer[1]) != (c[-2], c[-1]):
        raise op.op_error(
            "expected the output shape to be the concatenation of the last dimension of the first "
            "operand and the last dimension of the second "
        )


def verify_order(op: Operation, shape: _Shape, order: _Shape) -> None:
    """TransposeOpInterface::verify"""
    if len(order) != len(shape):
        raise op.error("order must have the same size as the rank of the operand and result")
    if sorted(order) != list(range(len(order))):
        raise op.error("order must be a permutation of [0, ..., rank - 1]")
