"""Builds structured operations: their regions by what their names mean, results of the types of the outputs that are tensors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from odsgen.building import inside
from odsgen.building.bodies import Body
from odsgen.building.values import AnyValue, value, values
from odsgen.dialects.linalg.named_bodies import DEFAULT_MAPS, ELEMENTWISE_BODIES, NAMED_BODIES
from odsgen.dialects.linalg.scalar_body import ScalarBody
from odsgen.dialects.linalg.structured_parts import element_type
from odsgen.dialects.shared import mnemonic_of
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    Block,
    Context,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    Type,
    Value,
)
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.linalg import ops
from odsgen_dialects.linalg.enums import ElementwiseKind, IteratorType, TypeFn

if TYPE_CHECKING:
    from odsgen.dialects.linalg.named_bodies import NamedBody

OpT = TypeVar("OpT", bound=Operation, covariant=True)


class Structured(Protocol[OpT]):
    """A function that builds a named structured operation: `linalg.matmul(ins=[a, b], outs=[c])`."""

    def __call__(
        self,
        ins: Sequence[AnyValue],
        outs: Sequence[AnyValue],
        *,
        location: AnyLocation = None,
        **properties: object,
    ) -> OpT: ...


def structured(op_class: type[OpT]) -> Structured[OpT]:
    """The function that builds a named structured operation."""
    build: Any = op_class.build  # type: ignore[attr-defined]
    mnemonic = mnemonic_of(op_class)
    default_maps = DEFAULT_MAPS.get(mnemonic)

    def function(
        ins: Sequence[AnyValue],
        outs: Sequence[AnyValue],
        *,
        location: AnyLocation = None,
        **properties: object,
    ) -> OpT:
        inputs, outputs = values(ins), values(outs)
        if default_maps is not None:
            properties.setdefault("indexing_maps", default_maps)
        is_unsigned = properties.get("cast") is TypeFn.cast_unsigned
        op: OpT = build(
            _result_types(outputs),
            inputs,
            outputs,
            region=_named_region(NAMED_BODIES[mnemonic], [*inputs, *outputs], is_unsigned),
            location=location,
            **properties,
        )
        return op

    function.__name__ = function.__qualname__ = mnemonic
    function.__doc__ = (
        f"The `{op_class.OPERATION_NAME}` of these inputs and outputs; ``properties`` are the other "
        f"parameters of `{op_class.__name__}.build`."
    )
    function.__annotations__["return"] = op_class
    return function


def elementwise(
    kind: ElementwiseKind,
    ins: Sequence[AnyValue],
    outs: Sequence[AnyValue],
    indexing_maps: Sequence[AffineMap] | None = None,
    *,
    location: AnyLocation = None,
) -> ops.ElementwiseOp:
    """Applies a function element by element; without maps, inputs and outputs are of one shape."""
    inputs, outputs = values(ins), values(outs)
    operands = [*inputs, *outputs]
    return ops.ElementwiseOp.build(
        _result_types(outputs),
        inputs,
        outputs,
        kind,
        indexing_maps=_attributes(
            _identities(operands) if indexing_maps is None else indexing_maps
        ),
        region=_named_region(ELEMENTWISE_BODIES[kind.keyword], operands, False),
        location=location,
    )


def contract(
    ins: Sequence[AnyValue],
    outs: Sequence[AnyValue],
    indexing_maps: Sequence[AffineMap],
    *,
    cast: TypeFn | None = None,
    location: AnyLocation = None,
) -> ops.ContractOp:
    """Multiplies two operands and sums products along some dimensions, as maps say, into the output."""
    inputs, outputs = values(ins), values(outs)
    return ops.ContractOp.build(
        _result_types(outputs),
        inputs,
        outputs,
        _attributes(indexing_maps),
        cast=cast,
        combiner=_named_region(
            NAMED_BODIES["contract"], [*inputs, *outputs], cast is TypeFn.cast_unsigned
        ),
        location=location,
    )


def generic(
    ins: Sequence[AnyValue],
    outs: Sequence[AnyValue],
    indexing_maps: Sequence[AffineMap] | None = None,
    iterator_types: Sequence[str | IteratorType] | None = None,
    *,
    location: AnyLocation = None,
) -> Body[ops.GenericOp]:
    """Computes each element of the outputs in a body, which has an element of each operand and gives those of the outputs
    to `linalg.yield_`, or as a decorator returns them.

    Without maps and iterators, the operands are of one shape, and elements of the same place belong together.
    """
    inputs, outputs = values(ins), values(outs)
    operands = [*inputs, *outputs]
    maps = _identities(operands) if indexing_maps is None else indexing_maps
    count = maps[0].num_dims if maps else 0
    iterators = ["parallel"] * count if iterator_types is None else iterator_types
    op = ops.GenericOp.build(
        _result_types(outputs),
        inputs,
        outputs,
        _attributes(maps),
        [_ITERATORS[each] for each in iterators],
        region=Region([_block_of(operands)]),
        location=location,
    )
    return Body(op, end=ops.YieldOp, ends_by_itself=False)


def map(
    ins: Sequence[AnyValue], init: AnyValue, *, location: AnyLocation = None
) -> Body[ops.MapOp]:
    """Computes each element of the output in a body, from the elements at the same place."""
    inputs, output = values(ins), value(init)
    op = ops.MapOp.build(
        _result_types([output]),
        inputs,
        output,
        mapper=Region([_block_of([*inputs, output])]),
        location=location,
    )
    return Body(op, end=ops.YieldOp, ends_by_itself=False)


def reduce(
    ins: Sequence[AnyValue],
    inits: Sequence[AnyValue],
    dimensions: Sequence[int],
    *,
    location: AnyLocation = None,
) -> Body[ops.ReduceOp]:
    """Combines all elements along some dimensions in a body, on top of the outputs."""
    inputs, outputs = values(ins), values(inits)
    op = ops.ReduceOp.build(
        _result_types(outputs),
        inputs,
        outputs,
        dimensions,
        combiner=Region([_block_of([*inputs, *outputs])]),
        location=location,
    )
    return Body(op, end=ops.YieldOp, ends_by_itself=False)


def transpose(
    input: AnyValue, init: AnyValue, permutation: Sequence[int], *, location: AnyLocation = None
) -> ops.TransposeOp:
    """A tensor or buffer with its dimensions in another order."""
    source, output = value(input), value(init)
    return ops.TransposeOp.build(
        _result_types([output]),
        source,
        output,
        permutation,
        region=_moving_region(source, output),
        location=location,
    )


def broadcast(
    input: AnyValue, init: AnyValue, dimensions: Sequence[int], *, location: AnyLocation = None
) -> ops.BroadcastOp:
    """Repeats a tensor or buffer along new dimensions, whose numbers are listed."""
    source, output = value(input), value(init)
    return ops.BroadcastOp.build(
        _result_types([output]),
        source,
        output,
        dimensions,
        region=_moving_region(source, output),
        location=location,
    )


def _result_types(outputs: Sequence[Value]) -> list[Type]:
    """Those of tensors: what is written to a buffer is no result."""
    return [output.type for output in outputs if isinstance(output.type, RankedTensorType)]


def _block_of(operands: Sequence[Value]) -> Block:
    """A block with an element of each operand."""
    return Block([element_type(operand.type) for operand in operands])


def _moving_region(source: Value, output: Value) -> Region:
    block = _block_of([source, output])
    with inside(block) as arguments:
        ops.YieldOp.build(arguments[:1])
    return Region([block])


def named_body(mnemonic: str, operands: Sequence[Value]) -> Region:
    """The body of a named structured operation on operands."""
    return _named_region(NAMED_BODIES[mnemonic], operands, False)


def _named_region(named: NamedBody, operands: Sequence[Value], unsigned: bool) -> Region:
    if len(operands) != named.argument_count:
        raise ValueError(
            f"expected {named.argument_count} inputs and outputs together, got {len(operands)}"
        )
    types = [element_type(operand.type) for operand in operands]
    body = ScalarBody(_class_of, types, ValueError)
    named.fill(body, unsigned)
    return body.region()


@cache
def _class_of(name: str) -> type[Operation]:
    found = Context().operation_class(name)
    assert found is not None  # a bundled one
    return found


#: Iterators by how they are given: by their names, or as they are.
_ITERATORS: dict[Any, IteratorType] = {
    name: each for each in IteratorType for name in (each, each.name)
}


def _identities(operands: Sequence[Value]) -> list[AffineMap]:
    """The same place of each operand; a scalar has but one."""
    output = operands[-1].type
    rank = len(output.shape) if isinstance(output, ShapedType) else 0
    identity, scalar = AffineMap.get_multi_dim_identity(rank), AffineMap.get(rank, 0, [])
    return [identity if isinstance(each.type, ShapedType) else scalar for each in operands]


def _attributes(maps: Sequence[AffineMap]) -> list[AffineMapAttr]:
    return [AffineMapAttr.get(map) for map in maps]


abs = structured(ops.AbsOp)
add = structured(ops.AddOp)
batch_matmul = structured(ops.BatchMatmulOp)
batch_matvec = structured(ops.BatchMatvecOp)
batch_mmt4d = structured(ops.BatchMmt4DOp)
batch_reduce_matmul = structured(ops.BatchReduceMatmulOp)
batch_vecmat = structured(ops.BatchVecmatOp)
ceil = structured(ops.CeilOp)
conv_1d = structured(ops.Conv1DOp)
conv_1d_ncw_fcw = structured(ops.Conv1DNcwFcwOp)
conv_1d_nwc_wcf = structured(ops.Conv1DNwcWcfOp)
conv_2d = structured(ops.Conv2DOp)
conv_2d_nchw_fchw = structured(ops.Conv2DNchwFchwOp)
conv_2d_nchw_fchw_q = structured(ops.Conv2DNchwFchwQOp)
conv_2d_ngchw_fgchw = structured(ops.Conv2DNgchwFgchwOp)
conv_2d_ngchw_gfchw = structured(ops.Conv2DNgchwGfchwOp)
conv_2d_ngchw_gfchw_q = structured(ops.Conv2DNgchwGfchwQOp)
conv_2d_nhwc_fhwc = structured(ops.Conv2DNhwcFhwcOp)
conv_2d_nhwc_fhwc_q = structured(ops.Conv2DNhwcFhwcQOp)
conv_2d_nhwc_hwcf = structured(ops.Conv2DNhwcHwcfOp)
conv_2d_nhwc_hwcf_q = structured(ops.Conv2DNhwcHwcfQOp)
conv_2d_nhwgc_gfhwc = structured(ops.Conv2DNhwgcGfhwcOp)
conv_2d_nhwgc_gfhwc_q = structured(ops.Conv2DNhwgcGfhwcQOp)
conv_3d = structured(ops.Conv3DOp)
conv_3d_ncdhw_fcdhw = structured(ops.Conv3DNcdhwFcdhwOp)
conv_3d_ndhwc_dhwcf = structured(ops.Conv3DNdhwcDhwcfOp)
conv_3d_ndhwc_dhwcf_q = structured(ops.Conv3DNdhwcDhwcfQOp)
copy = structured(ops.CopyOp)
depthwise_conv_1d_ncw_cw = structured(ops.DepthwiseConv1DNcwCwOp)
depthwise_conv_1d_nwc_wc = structured(ops.DepthwiseConv1DNwcWcOp)
depthwise_conv_1d_nwc_wcm = structured(ops.DepthwiseConv1DNwcWcmOp)
depthwise_conv_2d_nchw_chw = structured(ops.DepthwiseConv2DNchwChwOp)
depthwise_conv_2d_nhwc_hwc = structured(ops.DepthwiseConv2DNhwcHwcOp)
depthwise_conv_2d_nhwc_hwc_q = structured(ops.DepthwiseConv2DNhwcHwcQOp)
depthwise_conv_2d_nhwc_hwcm = structured(ops.DepthwiseConv2DNhwcHwcmOp)
depthwise_conv_2d_nhwc_hwcm_q = structured(ops.DepthwiseConv2DNhwcHwcmQOp)
depthwise_conv_3d_ncdhw_cdhw = structured(ops.DepthwiseConv3DNcdhwCdhwOp)
depthwise_conv_3d_ndhwc_dhwc = structured(ops.DepthwiseConv3DNdhwcDhwcOp)
depthwise_conv_3d_ndhwc_dhwcm = structured(ops.DepthwiseConv3DNdhwcDhwcmOp)
div = structured(ops.DivOp)
div_unsigned = structured(ops.DivUnsignedOp)
dot = structured(ops.DotOp)
erf = structured(ops.ErfOp)
exp = structured(ops.ExpOp)
fill = structured(ops.FillOp)
fill_rng_2d = structured(ops.FillRng2DOp)
floor = structured(ops.FloorOp)
log = structured(ops.LogOp)
matmul = structured(ops.MatmulOp)
matvec = structured(ops.MatvecOp)
max = structured(ops.MaxOp)
min = structured(ops.MinOp)
mmt4d = structured(ops.Mmt4DOp)
mul = structured(ops.MulOp)
negf = structured(ops.NegFOp)
pooling_nchw_max = structured(ops.PoolingNchwMaxOp)
pooling_nchw_sum = structured(ops.PoolingNchwSumOp)
pooling_ncw_max = structured(ops.PoolingNcwMaxOp)
pooling_ncw_sum = structured(ops.PoolingNcwSumOp)
pooling_ndhwc_max = structured(ops.PoolingNdhwcMaxOp)
pooling_ndhwc_min = structured(ops.PoolingNdhwcMinOp)
pooling_ndhwc_sum = structured(ops.PoolingNdhwcSumOp)
pooling_nhwc_max = structured(ops.PoolingNhwcMaxOp)
pooling_nhwc_max_unsigned = structured(ops.PoolingNhwcMaxUnsignedOp)
pooling_nhwc_min = structured(ops.PoolingNhwcMinOp)
pooling_nhwc_min_unsigned = structured(ops.PoolingNhwcMinUnsignedOp)
pooling_nhwc_sum = structured(ops.PoolingNhwcSumOp)
pooling_nwc_max = structured(ops.PoolingNwcMaxOp)
pooling_nwc_max_unsigned = structured(ops.PoolingNwcMaxUnsignedOp)
pooling_nwc_min = structured(ops.PoolingNwcMinOp)
pooling_nwc_min_unsigned = structured(ops.PoolingNwcMinUnsignedOp)
pooling_nwc_sum = structured(ops.PoolingNwcSumOp)
powf = structured(ops.PowFOp)
quantized_batch_matmul = structured(ops.QuantizedBatchMatmulOp)
quantized_matmul = structured(ops.QuantizedMatmulOp)
reciprocal = structured(ops.ReciprocalOp)
round = structured(ops.RoundOp)
rsqrt = structured(ops.RsqrtOp)
select = structured(ops.SelectOp)
sqrt = structured(ops.SqrtOp)
square = structured(ops.SquareOp)
sub = structured(ops.SubOp)
tanh = structured(ops.TanhOp)
vecmat = structured(ops.VecmatOp)
