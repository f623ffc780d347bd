"""Interface methods of the dialect `tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.dimensions import speculatability_of_dimension
from odsgen.dialects.shared.result_names import called
from odsgen.dialects.shared.static_shapes import are_compatible_shapes
from odsgen.runtime.builtin.types import (
    FloatType,
    IntegerType,
    TensorType,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.tensor import BitcastOp, CastOp


def _destination(op: Operation) -> Sequence[Value]:
    return op.operands[1:2]


dps_inits_mutable_insert = _destination
dps_inits_mutable_insert_slice = _destination

asm_result_names_cast = called("cast")
asm_result_names_collapse_shape = called("collapsed")
asm_result_names_concat = called("concat")
asm_result_names_dim = called("dim")
speculatability_dim = speculatability_of_dimension
asm_result_names_expand_shape = called("expanded")
asm_result_names_extract = called("extracted")
asm_result_names_extract_slice = called("extracted_slice")
asm_result_names_from_elements = called("from_elements")
asm_result_names_gather = called("gather")
asm_result_names_generate = called("generated")
asm_result_names_insert = called("inserted")
asm_result_names_insert_slice = called("inserted_slice")
asm_result_names_pad = called("padded")
asm_result_names_rank = called("rank")
asm_result_names_reshape = called("reshape")
asm_result_names_scatter = called("scatter")
asm_result_names_splat = called("splat")

Types = Sequence["Type"]


# --- casts --------------------------------------------------------------------------------------------------------------


def _tensors(inputs: Types, outputs: Types) -> tuple[TensorType, TensorType] | None:
    """One type of tensors and another one whose shape can be the same."""
    if len(inputs) != 1 or len(outputs) != 1:
        return None
    source, target = inputs[0], outputs[0]
    if not (isinstance(source, TensorType) and isinstance(target, TensorType)):
        return None
    if source.has_rank and target.has_rank:
        return (source, target) if are_compatible_shapes(source.shape, target.shape) else None
    return source, target


def are_cast_compatible_cast(op: CastOp, inputs: Types, outputs: Types) -> bool:
    """The same elements."""
    types = _tensors(inputs, outputs)
    return types is not None and types[0].element_type is types[1].element_type


def are_cast_compatible_bitcast(op: BitcastOp, inputs: Types, outputs: Types) -> bool:
    """Elements of the same width."""
    types = _tensors(inputs, outputs)
    return types is not None and _width(types[0]) == _width(types[1])


def _width(type: TensorType) -> int | None:
    element = type.element_type
    return element.width if isinstance(element, (IntegerType, FloatType)) else None
