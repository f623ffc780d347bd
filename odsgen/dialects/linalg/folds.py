"""Folds of `linalg`: casts of buffers that need not be, and what changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.loops import loop_maps, numbers_of, shape_of
from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.runtime.affine import AffineDimExpr
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import TensorType, index

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.linalg import IndexOp, TransposeOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_linalg_op_of_inputs_and_outputs(op: Operation, operands: Constants) -> Folded:
    """Works on the sources of casts of buffers."""
    return op.results if fold_memref_casts(op) else None


fold_linalg_op_of_inputs_and_outputs2 = fold_linalg_op_of_inputs_and_outputs
fold_generic = fold_softmax = fold_linalg_op_of_inputs_and_outputs


def fold_transpose(op: TransposeOp, operands: Constants) -> Folded:
    """Dimensions in the order in which they were."""
    if not isinstance(op.operands[0].type, TensorType) or not op.results:
        return None
    permutation = numbers_of(op, "permutation")
    same = op.operands[0].type is op.results[0].type
    return [op.operands[0]] if same and permutation == sorted(permutation) else None


def fold_index(op: IndexOp, operands: Constants) -> Folded:
    """The only iteration of a loop is its first."""
    structured = op.parent_op
    if structured is None or "LinalgOp" not in structured.INTERFACES:
        return None
    loop = int(op.properties["dim"].value)
    for operand, map in zip(structured.operands, loop_maps(structured), strict=True):
        for size, expr in zip(shape_of(operand.type), map.results, strict=True):
            if isinstance(expr, AffineDimExpr) and expr.position == loop:
                return [IntegerAttr.get(0, index)] if size == 1 else None
    return None
