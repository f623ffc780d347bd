"""Verifiers of the dialect `amdgpu`: products of matrices by a wave."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerType, Operation, Type, VectorType, f64
from odsgen_dialects.amdgpu import MFMAOp, ScaledWMMAOp, SparseMFMAOp, WMMAOp

_LANES = 64


def _count_and_element(type: Type) -> tuple[int, Type]:
    if isinstance(type, VectorType):
        return type.num_elements, type.element_type
    return 1, type


def _float_width(type: Type) -> int:
    """The bit width of a float type; 0 for an integer."""
    return type.WIDTH if isinstance(type, FloatType) else 0


def _verify_counts(op: Operation, source: tuple[int, int], result: tuple[int, int]) -> None:
    """Checks the number of elements of source and result; each pair is (wanted, found)."""
    for (wanted, found), what in ((source, "source"), (result, "result")):
        if wanted != found:
            raise op.op_error(f"expected {wanted} {what} values for this operation but got {found}")


@verifies(MFMAOp)
def verify_mfma(op: MFMAOp) -> None:
    """MFMAOp::verify"""
    source, source_b = op.source_a.type, op.source_b.type
    count, element = _count_and_element(source)
    results, result = _count_and_element(op.dest_c.type)
    if _float_width(element) in (4, 6, 8):
        count_b, element_b = _count_and_element(source_b)
        if _float_width(element_b) not in (4, 6, 8):
            raise op.op_error(
                "expected both source operands to have small-float elements if one does"
            )
        if count != count_b:
            raise op.op_error("expected both small-float source vectors to have the same length")
    elif source is not source_b:
        raise op.op_error("expected both non-small-float source operand types to match exactly")
    if isinstance(element, IntegerType) and element.width in (32, 64):
        count *= element.width // 8  # bytes
    wanted = op.m * op.k * op.blocks // _LANES
    _verify_counts(op, (wanted, count), (op.m * op.n * op.blocks // _LANES, results))
    if result is f64 and op.blgp.keyword != "none":
        raise op.op_error("double-precision ops do not support permuting lanes of B")
    if result is f64 and op.cbsz != 0:
        raise op.op_error("double-precision ops do not support permuting lanes of A")
    if op.abid % (1 << 32) >= 1 << op.cbsz % 32:  # the processor shifts modulo 32
        raise op.op_error("block ID for permuting A (abid) must be below 2 ** cbsz")
    if (op.negate_a or op.negate_b or op.negate_c) and result is not f64:
        raise op.op_error("negation flags only available for double-precision operations")


@verifies(SparseMFMAOp)
def verify_sparse_mfma(op: SparseMFMAOp) -> None:
    """SparseMFMAOp::verify"""
    sparse, sparse_element = _count_and_element(op.source_a.type)
    dense, dense_element = _count_and_element(op.source_b.type)
    if dense != 2 * sparse:
        raise op.op_error(
            "expected dense source operand to have exactly double the number of elements of the "
            "sparse source operand"
        )
    are_floats_of_8_bits = _float_width(sparse_element) == 8 == _float_width(dense_element)
    if not are_floats_of_8_bits and sparse_element is not dense_element:
        raise op.op_error("expected source operands to have the same element type")
    has_8_bits = _float_width(sparse_element) == 8 or (
        isinstance(sparse_element, IntegerType) and sparse_element.width == 8
    )
    if op.cbsz == 0:
        if has_8_bits and op.abid > 1:
            raise op.op_error("ABID must be 0 or 1 for 8-bit source data")
        if not has_8_bits and op.abid > 3:
            raise op.op_error("ABID must be between 0 and 3 for 16-bit source data")
    indices: Any = op.sparse_idx.type
    shape = (indices.num_elements, indices.element_type.width)
    if has_8_bits and shape != (2, 16):
        raise op.op_error(
            f"expected vector<2xi16> sparse indices for 8-bit source data, but got '{indices}'"
        )
    if not has_8_bits and shape != (4, 8):
        raise op.op_error(
            f"expected vector<4xi8> sparse indices for 16-bit source data, but got '{indices}'"
        )
    results, _ = _count_and_element(op.dest_c.type)
    _verify_counts(op, (op.m * op.k // _LANES, dense), (op.m * op.n // _LANES, results))


@verifies(WMMAOp)
def verify_wmma(op: WMMAOp) -> None:
    """WMMAOp::verify"""
    source_a, source_b = op.source_a.type, op.source_b.type
    count_a, element_a = _count_and_element(source_a)
    count_b, element_b = _count_and_element(source_b)
    if count_a != count_b:
        raise op.op_error(f"source vectors have different lengths: '{source_a}' vs. '{source_b}'")
    _, result = _count_and_element(op.dest_c.type)
    is_float = isinstance(element_a, FloatType)
    if isinstance(result, FloatType) and not is_float:
        raise op.op_error("expected float sources with float destination")
    if not isinstance(result, FloatType) and is_float:
        raise op.op_error("expected int sources with int destination")
    if _float_width(element_a) != 8 and element_a is not element_b:
        raise op.op_error(
            "source element types must match (except for fp8/bf8) but have "
            f"'{source_a}' and '{source_b}'"
        )
    if is_float and op.clamp:
        raise op.op_error("clamp flag is not supported for float types")
    if is_float and (op.unsigned_a or op.unsigned_b):
        raise op.op_error("unsigned flags are not supported for float types")


_SCALES_OF_SMALL = "f8E8M0FNU"
_SCALES_OF_F4 = "f8E4M3FN"


@verifies(ScaledWMMAOp)
def verify_scaled_wmma(op: ScaledWMMAOp) -> None:
    """ScaledWMMAOp::verify"""
    count_a, element_a = _count_and_element(op.source_a.type)
    count_b, element_b = _count_and_element(op.source_b.type)
    results, _ = _count_and_element(op.dest_c.type)
    wanted = 8 if op.m == 16 else 16
    if results != wanted:
        raise op.op_error(f"expected output vector of length {wanted} but got {results}")
    size = f"{op.m}x16x128" if op.m == 16 else "32x16x128"
    if op.m != 16 and 4 not in (_float_width(element_a), _float_width(element_b)):
        raise op.op_error("32x16x128 only supports fp4 element types")
    wanted_a = 64 if op.m == 16 else 128
    for name, found, count in (("sourceA", count_a, wanted_a), ("sourceB", count_b, 64)):
        if found != count:
            raise op.op_error(f"for {size}, {name} must have {count} elements but got {found}")
    if op.m != 16 and op.a_first_scale_lane != 0:
        raise op.op_error("for 32x16x128, a_first_scale_lane must be 0")
    _, scale_a = _count_and_element(op.scale_a.type)
    _, scale_b = _count_and_element(op.scale_b.type)
    scales = (str(scale_a), str(scale_b))
    if any(scale not in (_SCALES_OF_SMALL, _SCALES_OF_F4) for scale in scales):
        raise op.op_error("scale operands must have f8 element types (E8M0FNU or E4M3FN)")
    # A 4-bit operand may have a more precise scale; two of them must agree.
    is_f4 = (_float_width(element_a) == 4, _float_width(element_b) == 4)
    allowed = {
        (False, False): (),
        (False, True): ((_SCALES_OF_SMALL, _SCALES_OF_F4),),
        (True, False): ((_SCALES_OF_F4, _SCALES_OF_SMALL),),
        (True, True): ((_SCALES_OF_F4, _SCALES_OF_F4),),
    }
    if scales != (_SCALES_OF_SMALL, _SCALES_OF_SMALL) and scales not in allowed[is_f4]:
        raise op.op_error(
            f"invalid combination of matrix and scale types: sourceA='{element_a}', "
            f"scaleA='{scale_a}', sourceB='{element_b}', scaleB='{scale_b}'"
        )
