"""`convert-elementwise-to-linalg`: operations on each element of tensors become `linalg.generic`."""

from __future__ import annotations

from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    AffineMap,
    AffineMapAttr,
    Block,
    Builder,
    Elementwise,
    Operation,
    RankedTensorType,
    Region,
    Value,
    dim_exprs,
    element_type_or_self,
)
from odsgen.runtime.ir.traits import Scalarizable, Tensorizable, Vectorizable
from odsgen_dialects import linalg, tensor

_MAPPABLE = (Elementwise, Scalarizable, Tensorizable, Vectorizable)


def _is_on_tensors(op: Operation) -> bool:
    """Whether an operation computes tensors of known ranks element by element."""
    return (
        all(trait in op.TRAITS for trait in _MAPPABLE)
        and not op.regions
        and bool(op.results)
        and any(isinstance(type, RankedTensorType) for type in op.operand_types)
        and all(isinstance(type, RankedTensorType) for type in op.result_types)
    )


def _output(op: Operation, result: Value, builder: Builder) -> Value:
    """An operand of the type of the result, else a new tensor as large as the first operand that is one."""
    type = result.type
    assert isinstance(type, RankedTensorType)
    source: Value | None = None
    for operand in op.operands:
        if operand.type is type:
            return operand
        if source is None and isinstance(operand.type, RankedTensorType):
            source = operand
    assert source is not None
    sizes = [
        builder.insert(
            tensor.DimOp.build(
                source, index_constant(builder, dim, op.location), location=op.location
            )
        ).results[0]
        for dim, size in enumerate(type.shape)
        if size == DYNAMIC
    ]
    return builder.insert(tensor.EmptyOp.build(type, sizes, location=op.location)).results[0]


def to_generic(op: Operation) -> None:
    """Replace an operation on tensors by a `linalg.generic` of the operation on elements."""
    builder = Builder.before(op)
    location = op.location
    outputs = [_output(op, result, builder) for result in op.results]
    first = op.result_types[0]
    assert isinstance(first, RankedTensorType)
    rank = len(first.shape)
    identity = AffineMap.get(rank, 0, dim_exprs(rank))
    scalar = AffineMap.get(rank, 0, ())
    values = [*op.operands, *outputs]
    types = [element_type_or_self(value.type) for value in values]
    body = Block(types, [location] * len(types))
    results = [element_type_or_self(type) for type in op.result_types]
    count = len(op.operands)
    made = op.__class__.build_generic(
        tuple(body.arguments)[:count],
        op.properties_as_attributes() | dict(op.attributes),
        results,
        location=location,
    )
    body.append(made)
    body.append(linalg.YieldOp.build(made.results, location=location))
    maps = [identity if isinstance(value.type, RankedTensorType) else scalar for value in values]
    generic = linalg.GenericOp.build(
        op.result_types,
        op.operands,
        outputs,
        [AffineMapAttr.get(map) for map in maps],
        [linalg.IteratorType.parallel] * rank,
        region=Region((body,)),
        location=location,
    )
    builder.insert(generic)
    for old, new in zip(op.results, generic.results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()


@register_pass
class ConvertElementwiseToLinalgPass(Pass):
    """Brings operations on each element of tensors to `linalg.generic`."""

    ARGUMENT = "convert-elementwise-to-linalg"
    NAME = "ConvertElementwiseToLinalgPass"
    SUMMARY = "Convert ElementwiseMappable ops to linalg"

    def run_on_operation(self, op: Operation) -> None:
        for inner in [inner for inner in op.walk() if _is_on_tensors(inner)]:
            to_generic(inner)
