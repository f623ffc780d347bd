"""Regions of the named structured operations, after their definitions in MLIR."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from odsgen.runtime import AffineMap, AffineMapAttr, ArrayAttr, Value, dim_exprs

if TYPE_CHECKING:
    from odsgen.dialects.linalg.scalar_body import ScalarBody


class NamedBody(NamedTuple):
    """The number of region arguments and the region builder; `unsigned` selects unsigned casts."""

    argument_count: int
    fill: Callable[[ScalarBody, bool], None]


def _unary(function: str) -> NamedBody:
    def fill(body: ScalarBody, unsigned: bool) -> None:
        body.yield_values(body.unary(function, body.arguments[0]))

    return NamedBody(2, fill)


def _binary(function: str) -> NamedBody:
    def fill(body: ScalarBody, unsigned: bool) -> None:
        left, right, _ = body.arguments
        body.yield_values(body.binary(function, left, right))

    return NamedBody(3, fill)


def _select(body: ScalarBody, unsigned: bool) -> None:
    condition, true, false, _ = body.arguments
    body.yield_values(body.select(condition, true, false))


def _copy(body: ScalarBody, unsigned: bool) -> None:
    source, target = body.arguments
    body.yield_values(body.cast(source, target.type, unsigned=unsigned))


def _accumulate_product(body: ScalarBody, left: Value, right: Value) -> None:
    accumulator = body.arguments[-1]
    product = body.binary("mul", left, right)
    body.yield_values(body.binary("add", accumulator, product))


def _multiply_accumulate(body: ScalarBody, unsigned: bool) -> None:
    left, right, accumulator = body.arguments
    type = accumulator.type
    _accumulate_product(
        body, body.cast(left, type, unsigned=unsigned), body.cast(right, type, unsigned=unsigned)
    )


def _multiply_accumulate_quantized(body: ScalarBody, unsigned: bool) -> None:
    left, right, left_zero, right_zero, accumulator = body.arguments
    type = accumulator.type

    def shifted(value: Value, zero: Value) -> Value:
        return body.binary("sub", body.cast(value, type), body.cast(zero, type))

    _accumulate_product(body, shifted(left, left_zero), shifted(right, right_zero))


def _pool(function: str, *, unsigned: bool = False) -> NamedBody:
    def fill(body: ScalarBody, _: bool) -> None:
        source, _window, accumulator = body.arguments
        value = body.cast(source, accumulator.type, unsigned=unsigned)
        body.yield_values(body.binary(function, accumulator, value))

    return NamedBody(3, fill)


def _fill_random(body: ScalarBody, unsigned: bool) -> None:
    """A 32-bit linear congruential generator, seeded with the position."""
    low, high, seed, target = body.arguments
    type = seed.type
    # As in MLIR, each use has its own constants.
    largest = body.cast(body.integer(2147483647), low.type)
    column = body.cast(body.index(1), type)
    row = body.cast(body.index(0), type)

    def step(value: Value) -> Value:
        scaled = body.binary("mul", value, body.cast(body.integer(1103515245), type))
        return body.binary("add", scaled, body.cast(body.integer(12345), type))

    first = step(body.binary("add", row, seed))
    random = step(body.binary("add", column, first))
    positive = body.binary("add", largest, body.cast(random, low.type))
    width = body.binary("sub", high, low)
    scale = body.binary("mul", width, body.cast(body.float(2.3283064e-10), width.type))
    scaled = body.binary("mul", positive, scale)
    body.yield_values(body.cast(body.binary("add", scaled, low), target.type))


_MULTIPLY_ACCUMULATE = NamedBody(3, _multiply_accumulate)
_QUANTIZED = NamedBody(5, _multiply_accumulate_quantized)

_UNARY_FUNCTIONS = "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf".split()
_BINARY_FUNCTIONS = {
    "add": "add",
    "sub": "sub",
    "mul": "mul",
    "div": "div",
    "div_unsigned": "div_unsigned",
    "max": "max_signed",
    "min": "min_signed",
    "powf": "powf",
}
_PRODUCTS = (
    "matmul batch_matmul batch_reduce_matmul contract mmt4d batch_mmt4d matvec vecmat batch_matvec batch_vecmat dot "
    "conv_1d conv_2d conv_3d conv_1d_nwc_wcf conv_1d_ncw_fcw conv_2d_nhwc_hwcf conv_2d_nhwc_fhwc conv_2d_nchw_fchw "
    "conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_nhwgc_gfhwc conv_3d_ndhwc_dhwcf conv_3d_ncdhw_fcdhw "
    "depthwise_conv_1d_nwc_wc depthwise_conv_1d_ncw_cw depthwise_conv_1d_nwc_wcm depthwise_conv_2d_nhwc_hwc "
    "depthwise_conv_2d_nchw_chw depthwise_conv_2d_nhwc_hwcm depthwise_conv_3d_ndhwc_dhwc "
    "depthwise_conv_3d_ncdhw_cdhw depthwise_conv_3d_ndhwc_dhwcm"
).split()
_QUANTIZED_PRODUCTS = (
    "quantized_matmul quantized_batch_matmul conv_2d_nhwc_hwcf_q conv_2d_nhwc_fhwc_q conv_2d_nchw_fchw_q "
    "conv_2d_ngchw_gfchw_q conv_2d_nhwgc_gfhwc_q conv_3d_ndhwc_dhwcf_q depthwise_conv_2d_nhwc_hwc_q "
    "depthwise_conv_2d_nhwc_hwcm_q"
).split()
_POOLS = {
    "sum": _pool("add"),
    "max": _pool("max_signed"),
    "min": _pool("min_signed"),
    "max_unsigned": _pool("max_unsigned", unsigned=True),
    "min_unsigned": _pool("min_unsigned", unsigned=True),
}

NAMED_BODIES: Final[dict[str, NamedBody]] = {
    "copy": NamedBody(2, _copy),
    "fill": NamedBody(2, _copy),
    "fill_rng_2d": NamedBody(4, _fill_random),
    "select": NamedBody(4, _select),
    **{name: _unary(name) for name in _UNARY_FUNCTIONS},
    **{name: _binary(function) for name, function in _BINARY_FUNCTIONS.items()},
    **dict.fromkeys(_PRODUCTS, _MULTIPLY_ACCUMULATE),
    **dict.fromkeys(_QUANTIZED_PRODUCTS, _QUANTIZED),
    **{
        f"pooling_{layout}_{function}": pool
        for layout in ("nhwc", "nchw", "nwc", "ncw", "ndhwc")
        for function, pool in _POOLS.items()
    },
}
"""Bodies by operation name without the dialect."""

ELEMENTWISE_BODIES: Final[dict[str, NamedBody]] = {
    "select": NAMED_BODIES["select"],
    **{name: _unary(name) for name in _UNARY_FUNCTIONS},
    **{
        name: _binary(name)
        for name in (
            "add sub mul div div_unsigned max_signed min_signed max_unsigned min_unsigned powf"
        ).split()
    },
}
"""Bodies by the kind of `linalg.elementwise`."""


def _maps(dimension_count: int, *results: tuple[int, ...]) -> ArrayAttr:
    dimensions = dim_exprs(dimension_count)
    return ArrayAttr.get(
        [
            AffineMapAttr.get(AffineMap.get(dimension_count, 0, [dimensions[d] for d in positions]))
            for positions in results
        ]
    )


#: The maps of products that need not say theirs, by operation name without the dialect.
DEFAULT_MAPS: Final[dict[str, ArrayAttr]] = {
    "matmul": _maps(3, (0, 2), (2, 1), (0, 1)),
    "batch_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (0, 1, 2)),
    "batch_reduce_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (1, 2)),
}
