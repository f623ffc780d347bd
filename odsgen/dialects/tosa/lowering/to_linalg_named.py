"""`tosa-to-linalg-named`: convolutions, pooling, products and transpositions as named operations of `linalg`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_full_conversion,
)
from odsgen.dialects.linalg import building
from odsgen.dialects.shared import sizes_of
from odsgen.dialects.shared import structured_parts as parts
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.signless_types import signless, signless_type_converter
from odsgen.dialects.shared.structured_parts import dim, element, index_number, number, shape
from odsgen.dialects.tosa.element_types import zero_point
from odsgen.dialects.tosa.lowering.averages import average_of_window
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    BFloat16Type,
    Block,
    DenseIntElementsAttr,
    Float16Type,
    Float32Type,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
    Value,
    VectorType,
    i32,
    i64,
)
from odsgen_dialects import arith, tensor, tosa


def _tensor_attr(numbers: Sequence[int]) -> Any:
    return DenseIntElementsAttr.get(RankedTensorType.get([len(numbers)], i64), list(numbers))


def _vector_attr(numbers: Sequence[int]) -> Any:
    return DenseIntElementsAttr.get(VectorType.get([len(numbers)], i64), list(numbers))


def _output_size(
    size: Value, before: int, after: int, kernel: Value, stride: int, dilation: int
) -> Value:
    """(size + before + after - (dilation * (kernel - 1) + 1)) / stride + 1."""
    one = index_number(1)
    total = arith.addi(size, index_number(before))
    total = arith.addi(total, index_number(after))
    less = arith.subi(kernel, one)
    window = arith.muli(index_number(dilation), less)
    window = arith.addi(window, one)
    rest = arith.subi(total, window)
    count = arith.divui(rest, index_number(stride))
    return arith.addi(count, one)


def _sizes_of_convolution(op: Any, kernel_dims: Sequence[int]) -> list[Value]:
    """The dynamic sizes of the result."""
    result = op.output
    found: dict[int, Value] = {}
    for number_, kernel_dim in enumerate(kernel_dims):
        dimension = number_ + 1
        if shape(result)[dimension] == DYNAMIC:
            size, kernel = dim(op.input, dimension), dim(op.weight, kernel_dim)
            found[dimension] = _output_size(
                size,
                op.pad[2 * number_],
                op.pad[2 * number_ + 1],
                kernel,
                op.stride[number_],
                op.dilation[number_],
            )
    for dimension, size_ in enumerate(shape(result)):
        if size_ == DYNAMIC and dimension not in found:
            found[dimension] = dim(op.input, dimension)
    return [found[dimension] for dimension in sorted(found)]


def _bias_map(bias: Value, rank: int) -> Any:
    sizes = shape(bias)
    if list(sizes) == [1]:
        return parts.dims_map(rank, [None])
    return parts.dims_map(rank, range(rank - len(sizes), rank))


def _widened(value: Value, type: Type, is_float: bool) -> Value:
    if value.type is type:
        return value
    if is_float:
        return arith.extf(type, value)
    return arith.extsi(type, value)


class _Convolution:
    """The common part of the convolutions: zero points and the padded input."""

    def __init__(self, op: Any) -> None:
        zero_points = zero_point(op.input_zp), zero_point(op.weight_zp)
        self.is_known = None not in zero_points
        self.zero_points = [each or 0 for each in zero_points]
        self.is_quantized = any(self.zero_points)
        self.is_static = all(DYNAMIC not in shape(each) for each in (op.weight, op.bias))

    def padding(self, op: Any) -> Attribute | None:
        type = element(op.input)
        if self.is_quantized and isinstance(type, IntegerType):
            return IntegerAttr.get(self.zero_points[0], type)
        return parts.zero_attr(type)

    def zero_point_values(self) -> list[Value]:
        return [number(each, i32) for each in self.zero_points]


class _ConvolutionPattern(ConversionPattern[Any]):
    """A convolution on top of the bias, broadcast."""

    def __init__(self, root: type[Operation], named: tuple[Any, Any], *, transposed: bool) -> None:
        super().__init__()
        self.root = root.OPERATION_NAME
        self._named = named
        self._transposed = transposed

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts_ = _Convolution(op)
        type = element(op.input)
        if not parts_.is_known or not parts_.is_static:
            return rewriter.match_failure(op, "zero points or shapes are not known")
        if isinstance(type, IntegerType) and type.is_unsigned:
            return rewriter.match_failure(op, "unsigned integers")
        padding = parts_.padding(op)
        if padding is None:
            return rewriter.match_failure(op, "elements that are no numbers")
        with emitting(rewriter, op.location):
            rewriter.replace_op(op, [self._convolved(op, parts_, padding)])
        return True

    def _convolved(self, op: Any, parts_: _Convolution, padding: Attribute) -> Value:
        result, accumulator = op.output.type, op.acc_type
        rank = len(result.shape)
        dynamic = _sizes_of_convolution(op, range(1, rank - 1))
        input = parts.padded(op.input, [0, 0, *op.pad, 0, 0], padding, op.location)
        weight = op.weight
        if self._transposed:
            order = [*range(1, rank), 0]
            type = RankedTensorType.get([shape(weight)[each] for each in order], element(weight))
            weight = tosa.transpose(type, weight, order)
        empty = parts.empty(result.shape, accumulator, dynamic)
        start = parts.generic(
            [op.bias],
            [empty],
            [_bias_map(op.bias, rank), parts.identity(rank)],
            lambda arguments: _widened(
                arguments[0], accumulator, isinstance(accumulator, FloatType)
            ),
            op.location,
        ).results[0]
        window: dict[str, Any] = {
            "strides": _tensor_attr(op.stride),
            "dilations": _tensor_attr(op.dilation),
        }
        if parts_.is_quantized:
            zeros = parts_.zero_point_values()
            made: Value = self._named[1]([input, weight, *zeros], [start], **window).results[0]
            return made
        made = self._named[0]([input, weight], [start], **window).results[0]
        if result is not made.type:
            made = tosa.cast(result, made)
        return made


class DepthwiseConvolution(ConversionPattern[tosa.DepthwiseConv2DOp]):
    """A convolution with a dimension for multiples of channels, which is collapsed, and the bias is added."""

    def match_and_rewrite(
        self, op: tosa.DepthwiseConv2DOp, adaptor: Any, rewriter: ConversionRewriter
    ) -> bool:
        parts_ = _Convolution(op)
        padding = parts_.padding(op)
        if not parts_.is_known or not parts_.is_static or padding is None:
            return rewriter.match_failure(op, "zero points or shapes are not known")
        with emitting(rewriter, op.location):
            rewriter.replace_op(op, [self._convolved(op, parts_, padding)])
        return True

    def _convolved(self, op: Any, parts_: _Convolution, padding: Attribute) -> Value:
        result, accumulator, weight = op.output.type, op.acc_type, op.weight
        rank = len(result.shape)
        dynamic = _sizes_of_convolution(op, (0, 1))
        input = parts.padded(op.input, [0, 0, *op.pad, 0, 0], padding, op.location)
        sizes = [*result.shape[:3], *shape(weight)[2:]]
        empty = parts.empty(sizes, accumulator, dynamic)
        zero = parts.filled(number(0, accumulator), empty)
        output = parts.empty(result.shape, result.element_type, dynamic)
        window: dict[str, Any] = {
            "strides": _tensor_attr(op.stride),
            "dilations": _tensor_attr(op.dilation),
        }
        made: Value
        if parts_.is_quantized:
            zeros = parts_.zero_point_values()
            made = building.depthwise_conv_2d_nhwc_hwcm_q(
                [input, weight, *zeros], [zero], **window
            ).results[0]
        else:
            made = building.depthwise_conv_2d_nhwc_hwcm([input, weight], [zero], **window).results[
                0
            ]
            if accumulator is not result.element_type:
                made = tosa.cast(RankedTensorType.get(sizes, result.element_type), made)
        groups = [[each] for each in range(rank - 1)] + [[rank - 1, rank]]
        made = tensor.collapse_shape(result, made, groups)
        is_float = isinstance(element(op.input), FloatType)

        def sum(arguments: Sequence[Value]) -> Value:
            bias, value = arguments[:2]
            if parts_.is_quantized:
                bias = _widened(bias, value.type, False)
            if is_float:
                return arith.addf(bias, value)
            return arith.addi(bias, value)

        maps = [_bias_map(op.bias, rank), parts.identity(rank), parts.identity(rank)]
        return parts.generic([op.bias, made], [output], maps, sum, op.location).results[0]


class MatrixProduct(ConversionPattern[tosa.MatMulOp]):
    """`linalg.batch_matmul` on top of zeros."""

    def match_and_rewrite(
        self, op: tosa.MatMulOp, adaptor: Any, rewriter: ConversionRewriter
    ) -> bool:
        zeros = zero_point(op.a_zp), zero_point(op.b_zp)
        result = op.output.type
        if None in zeros or not isinstance(result, RankedTensorType):
            return rewriter.match_failure(op, "zero points or shapes are not known")
        zero = parts.zero_attr(result.element_type)
        if zero is None:
            return rewriter.match_failure(op, "elements that are no numbers")
        with emitting(rewriter, op.location):
            sources = ((op.a, 0), (op.a, 1), (op.b, 2))
            dynamic = [dim(value, each) for value, each in sources if result.shape[each] == DYNAMIC]
            start = parts.constant(zero)
            start = parts.filled(start, parts.empty(result.shape, result.element_type, dynamic))
            inputs = [adaptor.a, adaptor.b]
            if any(zeros):
                inputs += [number(each or 0, i32) for each in zeros]
                made: Operation = building.quantized_batch_matmul(inputs, [start])
            else:
                made = building.batch_matmul(inputs, [start])
            rewriter.replace_op(op, made)
        return True


def _pooling_window(stride: Sequence[int]) -> dict[str, Any]:
    return {"strides": _vector_attr(stride), "dilations": _vector_attr([1, 1])}


def _sizes_of_pooling(op: Any, input: Value) -> list[Value]:
    found = []
    for dimension, size in enumerate(op.output.type.shape):
        if size != DYNAMIC:
            continue
        if dimension in (0, 3):
            found.append(dim(input, dimension))
            continue
        number_ = dimension - 1
        extent = dim(input, dimension)
        kernel = index_number(op.kernel[number_])
        before, after = op.pad[2 * number_ : 2 * number_ + 2]
        found.append(_output_size(extent, before, after, kernel, op.stride[number_], 1))
    return found


class MaxPool(ConversionPattern[tosa.MaxPool2dOp]):
    """The maximum of each window."""

    def match_and_rewrite(
        self, op: tosa.MaxPool2dOp, adaptor: Any, rewriter: ConversionRewriter
    ) -> bool:
        input = adaptor.input
        if not isinstance(op.output.type, RankedTensorType):
            return rewriter.match_failure(op, "no rank is known")
        type = element(input)
        declared = element(op.output)
        unsigned = isinstance(declared, IntegerType) and declared.is_unsigned
        start = parts.zero_attr(type) if unsigned else parts.smallest(type)
        if start is None or (
            isinstance(type, FloatType)
            and not isinstance(type, (BFloat16Type, Float16Type, Float32Type))
        ):
            return rewriter.match_failure(op, "elements without a least number")
        with emitting(rewriter, op.location):
            made = self._pooled(op, input, start, unsigned)
            rewriter.replace_op(op, made)
        return True

    def _pooled(self, op: tosa.MaxPool2dOp, input: Value, start: Attribute, unsigned: bool) -> Any:
        type = element(input)
        dynamic = _sizes_of_pooling(op, input)
        input = parts.padded(input, [0, 0, *op.pad, 0, 0], start, op.location)
        first = parts.constant(start)
        result = signless(op.output.type)
        assert isinstance(result, RankedTensorType)
        output = parts.filled(first, parts.empty(result.shape, result.element_type, dynamic))
        window = parts.empty(op.kernel, type)
        ignores = isinstance(type, FloatType) and op.nan_mode is tosa.NanPropagationMode.IGNORE
        named = building.pooling_nhwc_max_unsigned if unsigned else building.pooling_nhwc_max
        if not ignores:
            return named([input, window], [output], **_pooling_window(op.stride))
        from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
        from odsgen.runtime.ir.implicit import inside

        with inside(Block()):
            pooled = named([input, window], [output], **_pooling_window(op.stride))
            maps, kinds = loop_maps(pooled), loop_kinds(pooled)

        def greatest(arguments: Sequence[Value]) -> Value:
            value, old = arguments[0], arguments[-1]
            most = arith.maximumf(old, value)
            return arith.select(parts.is_nan(value), old, most)

        return parts.generic(
            [input, window],
            [output],
            maps,
            greatest,
            op.location,
            reductions=[each for each, parallel in enumerate(kinds) if not parallel],
        )


class AveragePool(ConversionPattern[tosa.AvgPool2dOp]):
    """The sum of each window by what it covers of the input."""

    def match_and_rewrite(
        self, op: tosa.AvgPool2dOp, adaptor: Any, rewriter: ConversionRewriter
    ) -> bool:
        zeros = zero_point(op.input_zp), zero_point(op.output_zp)
        input: Value = op.input
        result = op.output.type
        if None in zeros or not isinstance(result, RankedTensorType):
            return rewriter.match_failure(op, "zero points or shapes are not known")
        if DYNAMIC in (*shape(input)[1:], *result.shape[1:]):
            return rewriter.match_failure(op, "only batches may be dynamic")
        padding = parts.zero_attr(element(input))
        if padding is None:
            return rewriter.match_failure(op, "elements that are no numbers")
        accumulator = op.acc_type
        with emitting(rewriter, op.location):
            dynamic = [dim(input, 0)] if DYNAMIC in (shape(input)[0], result.shape[0]) else []
            input = parts.padded(input, [0, 0, *op.pad, 0, 0], padding, op.location)
            start = number(0, accumulator)
            start = parts.filled(start, parts.empty(result.shape, accumulator, dynamic))
            window = parts.empty(op.kernel, accumulator)
            total = building.pooling_nhwc_sum(
                [input, window], [start], **_pooling_window(op.stride)
            ).results[0]
            sizes = dim(total, 1), dim(total, 2)
            one = index_number(1)
            last = [arith.subi(size, one) for size in sizes]
            output = parts.empty(result.shape, result.element_type, dynamic)
            identity = parts.identity(4)
            made = parts.generic(
                [total],
                [output],
                [identity, identity],
                lambda arguments: average_of_window(
                    op, arguments[0], last, one, [each or 0 for each in zeros]
                ),
                op.location,
            )
            rewriter.replace_op(op, made)
        return True


class Transposition(ConversionPattern[tosa.TransposeOp]):
    """`linalg.transpose`."""

    def match_and_rewrite(
        self, op: tosa.TransposeOp, adaptor: Any, rewriter: ConversionRewriter
    ) -> bool:
        if not isinstance(op.input1.type, RankedTensorType):
            return rewriter.match_failure(op, "no rank is known")
        sizes = sizes_of(rewriter, op.input1, op.location)
        permuted = [sizes[each] for each in op.perms]
        with emitting(rewriter, op.location):
            init = parts.empty_of(
                [each if isinstance(each, Value) else each.value for each in permuted],
                element(op.input1),
            )
            rewriter.replace_op(op, building.transpose(op.input1, init, op.perms))
        return True


_ILLEGAL = (
    tosa.Conv2DOp,
    tosa.Conv3DOp,
    tosa.DepthwiseConv2DOp,
    tosa.MaxPool2dOp,
    tosa.AvgPool2dOp,
    tosa.MatMulOp,
    tosa.TransposeOp,
)


@register_pass
class TosaToLinalgNamedPass(Pass):
    """Lowers convolutions, pooling, products and transpositions to named operations of `linalg`."""

    ARGUMENT = "tosa-to-linalg-named"
    NAME = "TosaToLinalgNamed"
    SUMMARY = "Lower TOSA to LinAlg named operations"
    INTERFACE = "FunctionOpInterface"

    prefer_hwcf = flag(
        "prefer-conv2d-kernel-layout-hwcf",
        False,
        "Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc",
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("linalg", "tosa", "tensor", "scf")
        target.add_illegal_op(*_ILLEGAL)
        target.mark_unknown_op_legal()
        planar = (
            (building.conv_2d_nhwc_hwcf, building.conv_2d_nhwc_hwcf_q)
            if self.prefer_hwcf
            else (building.conv_2d_nhwc_fhwc, building.conv_2d_nhwc_fhwc_q)
        )
        spatial = building.conv_3d_ndhwc_dhwcf, building.conv_3d_ndhwc_dhwcf_q
        patterns: list[ConversionPattern[Any]] = [
            _ConvolutionPattern(tosa.Conv2DOp, planar, transposed=self.prefer_hwcf),
            _ConvolutionPattern(tosa.Conv3DOp, spatial, transposed=True),
            DepthwiseConvolution(),
            MatrixProduct(),
            AveragePool(),
            Transposition(),
            MaxPool(signless_type_converter()),
        ]
        apply_full_conversion(op, target, patterns)
