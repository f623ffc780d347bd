"""Verifiers of the block-scaled operations of the dialect `tosa`."""

from __future__ import annotations

from odsgen.dialects.shared import are_compatible_shapes, raw_size
from odsgen.dialects.tosa.element_types import verify_same_element_types
from odsgen.dialects.tosa.shapes import Sizes, are_compatible_types, known_shape, raw_quotient
from odsgen.dialects.tosa.verifiers.elementwise import verify_product_shape
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, Value
from odsgen_dialects.tosa import CastFromBlockScaledOp, CastToBlockScaledOp, MatmulTBlockScaledOp

_BLOCK = 32


@verifies(CastFromBlockScaledOp)
def verify_cast_from_block_scaled(op: CastFromBlockScaledOp) -> None:
    """CastFromBlockScaledOp::verify"""
    _verify_same_shapes(op)
    shape = known_shape(op.input_data)
    if shape is None:
        return
    _verify_whole_blocks(op, shape)
    _verify_scale(op, op.input_data, op.input_scale, "input")


@verifies(CastToBlockScaledOp)
def verify_cast_to_block_scaled(op: CastToBlockScaledOp) -> None:
    """CastToBlockScaledOp::verify"""
    _verify_same_shapes(op)
    shape = known_shape(op.input_data)
    if shape is not None:
        _verify_whole_blocks(op, shape)
    if known_shape(op.output_data) is not None:
        _verify_scale(op, op.output_data, op.output_scale, "output")


def _verify_same_shapes(op: CastFromBlockScaledOp | CastToBlockScaledOp) -> None:
    input, output = op.input_data.type, op.output_data.type
    if not are_compatible_types(input, output):
        raise op.op_error(
            f"require compatible shapes for input_data ('{input}') and output_data ('{output}')"
        )


def _verify_whole_blocks(
    op: CastFromBlockScaledOp | CastToBlockScaledOp, shape: tuple[int, ...]
) -> None:
    if shape[-1] != DYNAMIC and shape[-1] % _BLOCK:
        raise op.op_error(
            f"expect last dimension of input_data ({shape[-1]}) to be divisible by block_size "
            f"({_BLOCK})"
        )


def _verify_scale(
    op: CastFromBlockScaledOp | CastToBlockScaledOp, data: Value, scale: Value, name: str
) -> None:
    of_data, of_scale = known_shape(data), known_shape(scale)
    if of_data is None or of_scale is None:
        return
    if len(of_data) != len(of_scale) or not are_compatible_shapes(of_data[:-1], of_scale[:-1]):
        raise op.op_error(
            f"require compatible shapes for {name}_data ('{data.type}') and {name}_scale "
            f"('{scale.type}') except for the last dimension"
        )
    if of_data[-1] != DYNAMIC and of_scale[-1] not in (DYNAMIC, of_data[-1] // _BLOCK):
        raise op.op_error(
            f"expect last dimension of {name}_scale ({raw_size(of_scale[-1])}) to be equal to last "
            f"dimension of {name}_data / block_size ({raw_quotient(of_data[-1], _BLOCK)})"
        )


def _match(dimension: str, name: str) -> str:
    return f"expected {dimension} of {name} to match size {{wanted}}, got {{size}}"


@verifies(MatmulTBlockScaledOp)
def verify_matmul_t_block_scaled(op: MatmulTBlockScaledOp) -> None:
    """MatmulTBlockScaledOp::verify"""
    verify_same_element_types(op, op.a_data.type, op.b_data.type, "A_data", "B_data")
    sizes = Sizes(op)
    for value, name, dimensions in (
        (op.a_data, "a_data", (("N", "batch"), ("H", "height"), ("C", "channels"))),
        (op.a_scale, "a_scale", (("N", "batch"), ("H", "height"), ("blocks", "C/block_size"))),
        (op.b_data, "b_data", (("D", "batch"), ("W", "width"), ("C", "channels"))),
        (op.b_scale, "b_scale", (("D", "batch"), ("W", "width"), ("blocks", "C/block_size"))),
    ):
        shape = known_shape(value)
        if shape is not None:
            for (letter, dimension), size in zip(dimensions, shape, strict=True):
                sizes.add(letter, size, _match(dimension, name))
    n, d, channels, blocks = (sizes[letter] for letter in ("N", "D", "C", "blocks"))
    if DYNAMIC not in (n, d) and d not in (n, 1):
        raise op.op_error(
            f"expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}"
        )
    if channels != DYNAMIC:
        if channels % _BLOCK:
            raise op.op_error(
                f"expect C to be a multiple of block size, got C={channels}, block_size={_BLOCK}"
            )
        if blocks not in (DYNAMIC, channels // _BLOCK):
            raise op.op_error(
                f"expect scale operands dimension 2 to equal C/block_size ({channels}/{_BLOCK}), "
                f"got {blocks}"
            )
    batch = d if n == DYNAMIC else n
    verify_product_shape(op, op.output_data, (batch, sizes["H"], sizes["W"]))
