"""Scalars and vectors as arguments and results."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.native import compile
from odsgen.runtime import Type
from odsgen.runtime.parser.single_texts import parse_type
from tests.native.programs import identity


@pytest.mark.parametrize("width", [1, 2, 7, 8, 13, 16, 24, 32, 33, 64, 65, 128])
def test_integers_of_any_width_come_back_signed(width: int) -> None:
    function = compile(identity(f"i{width}"))
    low, high = -(1 << width - 1), (1 << width - 1) - 1
    for value in {0, high, low, -1}:
        expected: Any = bool(value) if width == 1 else value
        assert function(value) == expected
    assert function((1 << width) - 1) == (True if width == 1 else -1)
    for value in (1 << width, low - 1):
        with pytest.raises(ValueError, match=f"{value} does not fit into 'i{width}'"):
            function(value)


def test_unsigned_integers_come_back_unsigned() -> None:
    assert compile(identity("ui8"))(255) == 255
    assert compile(identity("si8"))(255) == -1


@pytest.mark.parametrize("text", ["f16", "bf16", "f32", "f64", "f8E4M3FN", "f8E5M2", "f80", "f128"])
def test_floats_are_rounded_to_their_type(text: str) -> None:
    type: Type = parse_type(text)
    function = compile(identity(text))
    for value in (0.0, -0.0, 1.0, 0.1, -2.5, 1e30, math.inf, -math.inf, 1e-45):
        semantics = type.SEMANTICS  # type: ignore[attr-defined]
        expected = semantics.to_float(semantics.from_float(value))
        result = function(value)
        assert repr(result) == repr(expected)
    assert math.isnan(function(math.nan))


@settings(deadline=None, max_examples=50)
@given(st.floats())
def test_doubles_keep_every_bit(value: float) -> None:
    assert np.float64(compile(identity("f64"))(value)).tobytes() == np.float64(value).tobytes()


@pytest.mark.parametrize("value", [3, np.int8(3), np.uint64(3), np.bool_(True), True])
def test_integers_of_python_and_numpy_are_taken(value: Any) -> None:
    assert compile(identity("i32"))(value) == int(value)


@pytest.mark.parametrize(
    ("type", "value", "message"),
    [
        ("i32", 1.5, "expected an integer, but got 1.5"),
        ("i32", "1", "expected an integer, but got '1'"),
        ("i32", np.zeros(3, "i4"), "expected an integer, but got an array of 3 int32"),
        ("f32", "1", "expected a number, but got '1'"),
        ("f32", True, "expected a number, but got True"),
        ("f32", np.zeros(3, "f4"), "expected a number, but got an array of 3 float32"),
        ("complex<f32>", "1", "expected a complex number"),
        ("vector<4xf32>", [1.0, 2.0], "expected 4 elements, but got an array of 2 float64"),
        ("vector<2xi32>", [1.5, 2.0], "expected elements of int32"),
    ],
)
def test_other_values_are_refused(type: str, value: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        compile(identity(type))(value)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("type", "value"),
    [
        ("vector<4xf32>", [1.0, -2.0, 3.0, 4.5]),
        ("vector<3xi8>", [1, -2, 127]),
        ("vector<2x3xi32>", [[1, 2, 3], [4, 5, 6]]),
        ("vector<2x2x5xi1>", [[[True, False, True, True, True]] * 2] * 2),
        ("vector<2x4xf64>", [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]),
        ("vector<5xi1>", [True, False, True, True, False]),
        ("vector<2x8xi1>", [[True] * 7 + [False], [False] * 8]),
        ("vector<f32>", 2.5),
    ],
)
def test_vectors_are_arrays(type: str, value: Any) -> None:
    result = compile(identity(type))(value)
    assert isinstance(result, np.ndarray)
    assert result.tolist() == value


def test_complex_numbers_are_those_of_python() -> None:
    assert compile(identity("complex<f32>"))(1.5 - 2j) == 1.5 - 2j
    assert compile(identity("complex<f64>"))(0.1) == 0.1


def test_casts_of_bits_go_row_by_row() -> None:
    program = """
func.func @main(%v: vector<2x2xf32>) -> vector<2x4xi16> {
  %0 = vector.bitcast %v : vector<2x2xf32> to vector<2x4xi16>
  return %0 : vector<2x4xi16>
}
"""
    values = np.array([[1.0, 2.0], [-1.0, 0.5]], np.float32)
    np.testing.assert_array_equal(compile(program)(values), values.view(np.int16))


def test_functions_of_the_c_library_are_called_for_what_llvm_has_no_intrinsic_for() -> None:
    program = """
func.func @main(%a: f64, %v: vector<2xf32>) -> (f64, vector<2xf32>) {
  %0 = math.erf %a : f64
  %1 = math.asinh %v : vector<2xf32>
  return %0, %1 : f64, vector<2xf32>
}
"""
    found, vector = compile(program)(0.5, [1.0, 2.0])
    assert found == pytest.approx(math.erf(0.5))
    np.testing.assert_allclose(vector, np.arcsinh(np.array([1.0, 2.0])), rtol=1e-6)


def test_several_results_are_a_tuple() -> None:
    program = """
func.func @main(%a: i8, %b: f32, %c: vector<2xi16>, %d: index) -> (f32, i8, index, vector<2xi16>, i1) {
  %t = arith.constant true
  return %b, %a, %d, %c, %t : f32, i8, index, vector<2xi16>, i1
}
"""
    b, a, d, c, t = compile(program)(-3, 0.5, [1, -1], 1 << 40)
    assert (b, a, d, c.tolist(), t) == (0.5, -3, 1 << 40, [1, -1], True)


def test_the_count_of_arguments_is_told_with_their_types() -> None:
    with pytest.raises(TypeError, match="@main takes 1 argument, but got 2; their types are: i32"):
        compile(identity("i32"))(1, 2)
