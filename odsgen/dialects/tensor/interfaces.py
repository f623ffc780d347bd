"""Interface methods of the dialect `tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.dimensions import speculatability_of_dimension
from odsgen.dialects.shared.result_names import called
from odsgen.dialects.shared.static_shapes import are_compatible_shapes
from odsgen.hooks import implements
from odsgen.runtime.builtin.types import (
    FloatType,
    IntegerType,
    TensorType,
)
from odsgen_dialects.tensor import (
    BitcastOp,
    CastOp,
    CollapseShapeOp,
    ConcatOp,
    DimOp,
    ExpandShapeOp,
    ExtractOp,
    ExtractSliceOp,
    FromElementsOp,
    GatherOp,
    GenerateOp,
    InsertOp,
    InsertSliceOp,
    PadOp,
    RankOp,
    ReshapeOp,
    ScatterOp,
    SplatOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


@implements(InsertOp, InsertSliceOp, method="dps_inits_mutable")
def _destination(op: Operation) -> Sequence[Value]:
    return op.operands[1:2]


asm_result_names_cast = implements(CastOp, method="asm_result_names")(called("cast"))
asm_result_names_collapse_shape = implements(CollapseShapeOp, method="asm_result_names")(
    called("collapsed")
)
asm_result_names_concat = implements(ConcatOp, method="asm_result_names")(called("concat"))
asm_result_names_dim = implements(DimOp, method="asm_result_names")(called("dim"))
implements(DimOp, method="speculatability")(speculatability_of_dimension)
asm_result_names_expand_shape = implements(ExpandShapeOp, method="asm_result_names")(
    called("expanded")
)
asm_result_names_extract = implements(ExtractOp, method="asm_result_names")(called("extracted"))
asm_result_names_extract_slice = implements(ExtractSliceOp, method="asm_result_names")(
    called("extracted_slice")
)
asm_result_names_from_elements = implements(FromElementsOp, method="asm_result_names")(
    called("from_elements")
)
asm_result_names_gather = implements(GatherOp, method="asm_result_names")(called("gather"))
asm_result_names_generate = implements(GenerateOp, method="asm_result_names")(called("generated"))
asm_result_names_insert = implements(InsertOp, method="asm_result_names")(called("inserted"))
asm_result_names_insert_slice = implements(InsertSliceOp, method="asm_result_names")(
    called("inserted_slice")
)
asm_result_names_pad = implements(PadOp, method="asm_result_names")(called("padded"))
asm_result_names_rank = implements(RankOp, method="asm_result_names")(called("rank"))
asm_result_names_reshape = implements(ReshapeOp, method="asm_result_names")(called("reshape"))
asm_result_names_scatter = implements(ScatterOp, method="asm_result_names")(called("scatter"))
asm_result_names_splat = implements(SplatOp, method="asm_result_names")(called("splat"))

Types = Sequence["Type"]


# --- casts --------------------------------------------------------------------------------------------------------------


def _tensors(inputs: Types, outputs: Types) -> tuple[TensorType, TensorType] | None:
    """Whether both are single tensor types of compatible shapes."""
    if len(inputs) != 1 or len(outputs) != 1:
        return None
    source, target = inputs[0], outputs[0]
    if not (isinstance(source, TensorType) and isinstance(target, TensorType)):
        return None
    if source.has_rank and target.has_rank:
        return (source, target) if are_compatible_shapes(source.shape, target.shape) else None
    return source, target


@implements(CastOp, method="are_cast_compatible")
def are_cast_compatible_cast(op: CastOp, inputs: Types, outputs: Types) -> bool:
    """CastOp::areCastCompatible"""
    types = _tensors(inputs, outputs)
    return types is not None and types[0].element_type is types[1].element_type


@implements(BitcastOp, method="are_cast_compatible")
def are_cast_compatible_bitcast(op: BitcastOp, inputs: Types, outputs: Types) -> bool:
    """BitcastOp::areCastCompatible"""
    types = _tensors(inputs, outputs)
    return types is not None and _width(types[0]) == _width(types[1])


def _width(type: TensorType) -> int | None:
    element = type.element_type
    return element.width if isinstance(element, (IntegerType, FloatType)) else None
