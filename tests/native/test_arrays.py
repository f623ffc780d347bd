"""NumPy arrays as memrefs: any rank and strides, no copies, and what is refused before the call."""

import gc
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.native import MemRef, NativeError, compile
from tests.native.programs import AXPY, MATMUL, identity

RANKS = st.integers(0, 4)
STRIDED = {
    rank: f"memref<{'?x' * rank}f32, strided<[{', '.join('?' * rank)}], offset: ?>>"
    for rank in range(5)
}


@st.composite
def strided_arrays(draw: Any) -> np.ndarray[Any, Any]:
    """Arrays of up to four dimensions with steps, reversed and permuted ones among them."""
    rank = draw(st.integers(1, 4))
    shape = draw(st.lists(st.integers(0, 5), min_size=rank, max_size=rank))
    base = np.arange(6**rank, dtype=np.float32).reshape((6,) * rank)
    slices = []
    for size in shape:
        step = draw(st.sampled_from([1, 2, -1, -2] if size < 3 else [1, -1]))
        slices.append(slice(None, None, step))
    array = base[tuple(slices)][tuple(slice(size) for size in shape)]
    return array.transpose(draw(st.permutations(range(rank))))


@settings(deadline=None, max_examples=60)
@given(strided_arrays())
def test_a_view_of_any_strides_comes_back_as_the_same_memory(array: np.ndarray[Any, Any]) -> None:
    result = compile(identity(STRIDED[array.ndim]))(array)
    np.testing.assert_array_equal(result, array)
    assert result.shape == array.shape
    if array.size:
        assert result.ctypes.data == array.ctypes.data
        assert np.shares_memory(result, array)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 20), st.sampled_from([1, 2, -1, -3]), st.sampled_from([1, 3, -2]))
def test_a_loop_over_strided_arrays_computes_what_numpy_does(n: int, s: int, t: int) -> None:
    x = np.arange(60, dtype=np.float32)[::s][:n]
    y = np.ones(60, np.float32)[::t][:n]
    expected = 2 * x + y
    assert compile(AXPY, "axpy")(2.0, x, out=y) is y
    np.testing.assert_array_equal(y, expected)


@settings(deadline=None, max_examples=20)
@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 9))
def test_a_matrix_product_of_any_sizes_is_that_of_numpy(m: int, n: int, k: int) -> None:
    generator = np.random.default_rng(m * 100 + n * 10 + k)
    a, b = generator.random((m, k)), generator.random((k, n))
    c = np.zeros((m, n))
    compile(MATMUL, "matmul")(a, b, c)
    np.testing.assert_allclose(c, a @ b)


@pytest.mark.parametrize(
    ("type", "dtype"),
    [
        ("i1", "bool"),
        ("i8", "int8"),
        ("i8", "uint8"),
        ("ui16", "uint16"),
        ("si32", "int32"),
        ("i64", "uint64"),
        ("index", "int64"),
        ("f16", "float16"),
        ("bf16", "uint16"),
        ("f32", "float32"),
        ("f64", "float64"),
        ("complex<f32>", "complex64"),
        ("complex<f64>", "complex128"),
        ("vector<4xf32>", "float32"),
    ],
)
def test_elements_of_each_type_have_a_dtype(type: str, dtype: str) -> None:
    shape = (2, 3, 4) if type.startswith("vector") else (2, 3)
    array = np.zeros(shape, dtype)
    array[1, 2] = 1
    result = compile(identity(f"memref<2x3x{type}>"))(array)
    assert result.shape == array.shape
    assert result.ctypes.data == array.ctypes.data
    assert (result == array.view(result.dtype)).all()


@pytest.mark.parametrize(
    ("type", "argument", "message"),
    [
        ("memref<?xf32>", np.zeros(3), "expected elements of float32, but got float64: pass array"),
        ("memref<?xi32>", np.zeros(3, ">i4"), "of the other byte order"),
        ("memref<ui8>", np.zeros((), "i1"), "expected elements of uint8, but got int8"),
        ("memref<?xf32>", [1.0], "expected a NumPy array, but got a list"),
        ("memref<?x?xf64>", np.zeros(3), "expected an array of 2 dimensions, but got one of 1"),
        ("memref<2x?xf64>", np.zeros((3, 4)), "expected an array of 2x?, but got one of 3x4"),
        ("memref<?x?xf64>", np.zeros((3, 4)).T, "expected strides of [3, 1] elements"),
        ("memref<?xf64>", np.zeros(6)[::2], "numpy.ascontiguousarray(array)"),
        ("memref<?xf64>", np.broadcast_to(np.zeros(()), 3), "the array is read-only"),
        (
            "memref<?xf32, strided<[?], offset: ?>>",
            np.zeros(4, [("a", "f4"), ("b", "i2")])["a"],
            "no multiple of an element's 4",
        ),
        ("memref<3xvector<4xf32>>", np.zeros((3, 3), "f4"), "expected 4 as the last dimensions"),
        ("memref<?xf64>", np.frombuffer(bytearray(17), "f8", 2, 1), "not aligned to 8 bytes"),
        ("memref<2xf64>", MemRef(0, 0, 0, (3,), (1,)), "expected an array of 2, but got one of 3"),
    ],
)
def test_wrong_arrays_are_refused_before_the_call(type: str, argument: Any, message: str) -> None:
    function = compile(identity(type))
    with pytest.raises((TypeError, ValueError)) as caught:
        function(argument)
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"argument 0 of @main, a '{type}': ")


def test_the_checks_of_the_first_call_hold_for_the_second() -> None:
    function = compile(AXPY, "axpy")
    x, y = np.ones(4, np.float32), np.zeros(4, np.float32)
    function(1.0, x, y)
    y.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        function(1.0, x, y)
    with pytest.raises(TypeError, match="float32, but got float64"):
        function(1.0, x.astype(float), np.zeros(4, np.float32))


def test_read_only_arrays_go_where_nothing_is_written() -> None:
    program = """
func.func @first(%a: memref<?xi32> {llvm.readonly}) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %a[%c0] : memref<?xi32>
  return %0 : i32
}
"""
    array = np.array([7, 8], np.int32)
    array.flags.writeable = False
    assert compile(program, "first")(array) == 7


def test_a_static_offset_leads_to_the_first_element() -> None:
    array = np.arange(6, dtype=np.float32)
    program = """
func.func @main(%a: memref<4xf32, strided<[1], offset: 2>>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %a[%c0] : memref<4xf32, strided<[1], offset: 2>>
  return %0 : f32
}
"""
    assert compile(program)(array[2:]) == 2.0


def test_arrays_of_dtypes_of_ml_dtypes_are_those_of_small_floats() -> None:
    from odsgen.native.values import accepts_dtype
    from odsgen.runtime import BFloat16Type

    class NamedDtype:
        name, itemsize, isnative, kind = "bfloat16", 2, True, "V"

    assert accepts_dtype(BFloat16Type.get(), np.dtype("u2"), NamedDtype())  # type: ignore[arg-type]


# --- results --------------------------------------------------------------------------------------------------------------

RETURNS = """
memref.global "private" constant @table : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
func.func @fresh(%n: index, %x: f64) -> memref<?xf64> {
  %m = memref.alloc(%n) : memref<?xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<?xf64>)
  return %m : memref<?xf64>
}
func.func @constant() -> memref<3xf32> {
  %0 = memref.get_global @table : memref<3xf32>
  return %0 : memref<3xf32>
}
func.func @part(%a: memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 5>> {
  %0 = memref.subview %a[1, 1] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 5>>
  return %0 : memref<2x2xf32, strided<[4, 1], offset: 5>>
}
func.func @twice(%n: index, %x: f64) -> (memref<?xf64>, memref<?xf64>, index) {
  %0 = call @fresh(%n, %x) : (index, f64) -> memref<?xf64>
  return %0, %0, %n : memref<?xf64>, memref<?xf64>, index
}
func.func @unranked(%n: index, %x: f64) -> memref<*xf64> {
  %0 = call @fresh(%n, %x) : (index, f64) -> memref<?xf64>
  %1 = memref.cast %0 : memref<?xf64> to memref<*xf64>
  return %1 : memref<*xf64>
}
func.func @same(%a: memref<*xf64>) -> memref<*xf64> {
  return %a : memref<*xf64>
}
"""


def test_memory_that_a_program_returns_is_freed_with_its_last_array(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from odsgen.native import memrefs

    freed: list[int] = []
    free = memrefs.free

    def note(address: int) -> None:
        freed.append(address)
        free(address)

    monkeypatch.setattr(memrefs, "free", note)
    first, second, count = compile(RETURNS, "twice")(5, 2.5)
    assert first.tolist() == second.tolist() == [2.5] * 5
    assert count == 5
    address = first.ctypes.data
    part = second[1:3]
    del first, second
    gc.collect()
    assert not freed
    assert part.tolist() == [2.5, 2.5]
    del part
    gc.collect()
    assert freed == [address]


def test_constants_of_a_program_are_read_only_and_live_as_long_as_their_arrays() -> None:
    array = compile(RETURNS, "constant")()
    gc.collect()
    assert array.tolist() == [1.0, 2.0, 3.0]
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 2


def test_a_view_of_an_argument_shares_its_memory() -> None:
    array = np.arange(16, dtype=np.float32).reshape(4, 4)
    part = compile(RETURNS, "part")(array)
    np.testing.assert_array_equal(part, array[1:3, 1:3])
    part[0, 0] = -1
    assert array[1, 1] == -1
    kept = array.copy()
    del array
    gc.collect()
    np.testing.assert_array_equal(part, kept[1:3, 1:3])


def test_unranked_memrefs_come_and_go() -> None:
    assert compile(RETURNS, "unranked")(3, 1.5).tolist() == [1.5] * 3
    array = np.arange(6.0).reshape(3, 2)[:, ::-1]
    result = compile(RETURNS, "same")(array)
    np.testing.assert_array_equal(result, array)
    assert np.shares_memory(result, array)
    with pytest.raises(TypeError, match="expected elements of float64"):
        compile(RETURNS, "same")(array.astype("f4"))


def test_results_are_copied_into_the_arrays_of_out() -> None:
    target = np.zeros(4)
    assert compile(RETURNS, "fresh")(4, 2.0, out=target) is target
    assert target.tolist() == [2.0] * 4
    with pytest.raises(ValueError, match=r"shape \(4,\), but the array in out of \(3,\)"):
        compile(RETURNS, "fresh")(4, 2.0, out=np.zeros(3))
    with pytest.raises(TypeError, match="returns 2 memrefs, but out has 1 arrays"):
        compile(RETURNS, "twice")(4, 2.0, out=np.zeros(4))
    with pytest.raises(TypeError, match="out has a list"):
        compile(RETURNS, "fresh")(4, 2.0, out=[1])


def test_types_without_arrays_are_refused_with_the_argument() -> None:
    with pytest.raises(NativeError, match="argument 0: NumPy has no elements of the type 'i7'"):
        compile(identity("memref<2xi7>"))
    with pytest.raises(NativeError, match="argument 0: NumPy has no elements of the type"):
        compile(identity("memref<2xmemref<1xf32>>"))


@pytest.mark.parametrize(
    "copy",
    [
        "%v = vector.transfer_read %a[%c1], %no : memref<?xi1>, vector<4xi1>\n"
        "vector.transfer_write %v, %b[%c1] : vector<4xi1>, memref<?xi1>",
        "%v = vector.load %a[%c1] : memref<?xi1>, vector<4xi1>\n"
        "vector.store %v, %b[%c1] : memref<?xi1>, vector<4xi1>",
        "%v = vector.maskedload %a[%c1], %m, %m : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>\n"
        "vector.maskedstore %b[%c1], %m, %v : memref<?xi1>, vector<4xi1>, vector<4xi1>",
    ],
    ids=["transfer", "load", "masked"],
)
def test_vectors_of_truths_have_a_byte_for_each_in_memory(copy: str) -> None:
    run = compile(f"""
func.func @main(%a: memref<?xi1>, %b: memref<?xi1>) {{
  %c1 = arith.constant 1 : index
  %no = arith.constant false
  %m = arith.constant dense<true> : vector<4xi1>
  {copy}
  return
}}
""")
    given = np.array([True, False, True, True, False, True])
    found = np.zeros(6, bool)
    run(given, found)
    np.testing.assert_array_equal(found, [False, False, True, True, False, False])
    assert set(found.view(np.uint8)) == {0, 1}


def test_vectors_of_narrow_integers_are_stored_element_by_element() -> None:
    run = compile("""
func.func @main(%b: memref<2x3xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<2x3xi5>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi5>
  vector.store %v, %a[%c0, %c0] : memref<2x3xi5>, vector<2x3xi5>
  %w = vector.load %a[%c1, %c0] : memref<2x3xi5>, vector<3xi5>
  vector.store %w, %a[%c0, %c0] : memref<2x3xi5>, vector<3xi5>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %a[%i, %j] : memref<2x3xi5>
      %1 = arith.extui %0 : i5 to i8
      affine.store %1, %b[%i, %j] : memref<2x3xi8>
    }
  }
  memref.dealloc %a : memref<2x3xi5>
  return
}
""")
    found = np.zeros((2, 3), np.int8)
    run(found)
    np.testing.assert_array_equal(found, [[4, 5, 6], [4, 5, 6]])
