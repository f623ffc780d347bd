"""Operators on values, places of Python, arrays: what a program asks for."""

from __future__ import annotations

import threading
from typing import cast

import ml_dtypes
import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from odsgen.building import caller_locations, operators
from odsgen.runtime import Block, Builder, Context, Type, Value, parse, print_ir, write_bytecode
from odsgen.runtime.builtin.attributes import DenseElementsAttr
from odsgen.runtime.builtin.locations import FileLineColLoc, UnknownLoc
from odsgen.runtime.builtin.resources import (
    DenseResourceElementsAttr,
    DenseResourceElementsHandle,
    ResourceBlob,
)
from odsgen.runtime.builtin.types import (
    ComplexType,
    FunctionType,
    IntegerType,
    RankedTensorType,
    Signedness,
    VectorType,
    f32,
    i1,
    i8,
    i32,
    index,
)
from odsgen.runtime.parser.single_texts import parse_attribute
from odsgen_dialects import arith, builtin, func


def names(body: Block) -> list[str]:
    return [op.name.partition(".")[2] for op in body]


@pytest.mark.parametrize(
    ("type", "signed", "expected"),
    [
        (i32, True, "addi subi muli floordivsi shli shrsi andi ori xori cmpi cmpi cmpi cmpi"),
        (index, False, "addi subi muli divui shli shrui andi ori xori cmpi cmpi cmpi cmpi remui"),
        (VectorType.get([4], i8), True, "addi subi muli floordivsi shli shrsi andi ori xori cmpi cmpi cmpi cmpi"),
    ],
)  # fmt: skip
def test_operators_on_integers(type: Type, signed: bool, expected: str) -> None:
    body = Block([type, type])
    x, y = body.arguments
    with Builder.at_end(body), operators(signed=signed):
        results = [x + y, x - y, x * y, x // y, x << y, x >> y, x & y, x | y, x ^ y]
        results += [x < y, x <= y, x > y, x >= y]
        if not signed:
            results.append(x % y)
    assert names(body) == expected.split()
    assert all(isinstance(result, Value) for result in results)
    for op in body:
        op.verify()


def test_operators_on_floats_and_numbers() -> None:
    body = Block([f32])
    (x,) = body.arguments
    with Builder.at_end(body), operators():
        y = 2 / x - 1.5
        z = -y
        flag = 1 > z
    assert names(body) == "constant divf constant subf negf constant cmpf".split()
    assert flag.type is i1


def test_operators_are_errors_where_nobody_asked_for_them() -> None:
    x, y = Block([i32, f32]).arguments
    with operators():
        pass
    for wrong in (lambda: x + x, lambda: x + 1, lambda: 1 - x, lambda: x < x, lambda: -x):
        with pytest.raises(TypeError):
            wrong()
    with operators():
        for wrong in (
            lambda: x / x,
            lambda: x % x,
            lambda: y // y,
            lambda: y & y,
            lambda: x + cast("int", "a"),
        ):
            with pytest.raises(TypeError, match="unsupported operand"):
                wrong()
        with pytest.raises(TypeError, match="there are no operators on values of type"):
            Block([FunctionType.get([], [])]).arguments[0] + 1
        assert x == x and x != y and len({x, y}) == 2


def test_operators_are_those_of_one_thread() -> None:
    (x,) = Block([i32]).arguments
    caught: list[BaseException] = []

    def other() -> None:
        try:
            x + x
        except TypeError as error:
            caught.append(error)

    with operators():
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        x + x
    assert len(caught) == 1


def test_operations_have_the_lines_that_build_them() -> None:
    with caller_locations(), func.func("f", [i32], [i32]) as (x,):
        first = arith.addi(x, 1)
        second = arith.AddIOp.build(first, x)
    third = arith.addi(x, x)
    block = second.parent_block
    assert block is not None
    places = [op.location for op in block]
    lines = [place.line for place in places if isinstance(place, FileLineColLoc)]
    start = lines[0] or 0
    assert lines == [start, start, start + 1]
    assert {place.filename for place in places if isinstance(place, FileLineColLoc)} == {__file__}
    assert second.location is places[2] and isinstance(third.owner.location, UnknownLoc)


def test_a_location_that_is_given_stays() -> None:
    given = FileLineColLoc.get("a.py", 1, 2)
    with Builder.at_end(Block()), caller_locations():
        assert arith.constant(1, i32, location=given).owner.location is given


DTYPES = {
    "bool": i1, "int8": i8, "int32": i32, "uint8": i8, "float32": f32,
    "complex64": ComplexType.get(f32), ">f4": f32, ">i4": i32,
}  # fmt: skip


@given(st.data(), st.sampled_from(sorted(DTYPES)))
def test_arrays_come_back(data: st.DataObject, dtype: str) -> None:
    array = data.draw(arrays.arrays(dtype, arrays.array_shapes(min_dims=0, max_dims=3)))
    elements = DenseElementsAttr.from_numpy(array)
    assert elements.type is RankedTensorType.get(array.shape, DTYPES[dtype])
    back = numpy.asarray(elements)
    assert back.shape == array.shape
    unsigned = array.view("int8") if dtype == "uint8" else array
    numpy.testing.assert_array_equal(back, unsigned)
    listed = unsigned.reshape(-1).tolist()
    if dtype == "complex64":
        listed = [(v.real, v.imag) for v in listed]
    if not any(v != v for v in numpy.asarray(unsigned).reshape(-1).tolist()):
        assert elements is DenseElementsAttr.get(elements.type, listed)


@pytest.mark.parametrize(
    "name",
    "bfloat16 float8_e5m2 float8_e4m3 float8_e4m3fn float8_e4m3b11fnuz float8_e4m3fnuz float8_e5m2fnuz float8_e3m4 "
    "float8_e8m0fnu float6_e2m3fn float6_e3m2fn float4_e2m1fn int4 uint4 int2".split(),
)
def test_small_numbers_of_ml_dtypes(name: str) -> None:
    array = numpy.array([1, 0.5, 2, 1]).astype(getattr(ml_dtypes, name))
    elements = DenseElementsAttr.from_numpy(array)
    expected = [int(v) if "int" in name else float(v) for v in array]
    assert elements is DenseElementsAttr.get(elements.type, expected)
    if "uint" not in name:
        assert (numpy.asarray(elements) == array).all()


@pytest.mark.parametrize("width", [2, 3, 4, 7, 12, 24, 33, 48, 63])
@pytest.mark.parametrize("signedness", Signedness)
def test_integers_of_other_widths_come_back(width: int, signedness: Signedness) -> None:
    is_unsigned = signedness is Signedness.UNSIGNED
    largest = (1 << (width if is_unsigned else width - 1)) - 1
    numbers = [0, 1, largest, 0 if is_unsigned else -largest - 1]
    type = RankedTensorType.get([2, 2], IntegerType.get(width, signedness))
    array = numpy.array(numbers, numpy.int64).reshape(2, 2)
    elements = DenseElementsAttr.from_numpy(array, type)
    assert elements is DenseElementsAttr.get(type, numbers)
    assert [int(each) for each in numpy.asarray(elements).reshape(-1)] == numbers
    splat = DenseElementsAttr.get(type, [largest])
    assert int(numpy.asarray(splat)[1, 1]) == largest


@pytest.mark.parametrize("part", ["int8", "int32", "bool", "float16", ">i4", "bfloat16"])
def test_complex_numbers_that_numpy_has_not_are_pairs(part: str) -> None:
    dtype = numpy.dtype(getattr(ml_dtypes, part, part))
    array = numpy.zeros(3, [("real", dtype), ("imag", dtype)])
    array["real"], array["imag"] = [1, 0, 1], [0, 1, 1]
    elements = DenseElementsAttr.from_numpy(array)
    assert isinstance(elements.type.element_type, ComplexType)
    back = numpy.asarray(elements)
    assert back["real"].tolist() == [1, 0, 1] and back["imag"].tolist() == [0, 1, 1]
    assert DenseElementsAttr.from_numpy(back) is elements


def test_arrays_share_memory_and_cannot_be_written_to() -> None:
    elements = DenseElementsAttr.from_numpy(numpy.arange(4, dtype=numpy.int32))
    array = numpy.asarray(elements)
    assert array.base is not None and not array.flags.writeable
    assert numpy.array(elements).flags.writeable
    assert numpy.asarray(elements, dtype=numpy.float64).dtype == numpy.float64
    splat = DenseElementsAttr.get(RankedTensorType.get([1000, 1000], f32), [1.5])
    assert numpy.asarray(splat).strides == (0, 0)


@given(st.data(), st.sampled_from([*sorted(DTYPES), ">f4", ">i8"]))
def test_resources_are_arrays(data: st.DataObject, dtype: str) -> None:
    array = data.draw(arrays.arrays(dtype, arrays.array_shapes(min_dims=0, max_dims=3)))
    resource = DenseResourceElementsAttr.from_numpy(array.T, "weights")
    back = numpy.asarray(resource)
    assert back.shape == array.T.shape and not back.flags.writeable
    assert back.tobytes() == array.T.astype(array.dtype.newbyteorder("<")).tobytes()


def test_resources_share_memory_and_are_written() -> None:
    array = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
    resource = DenseResourceElementsAttr.from_numpy(array, "weights")
    assert numpy.shares_memory(numpy.asarray(resource), array)
    with (module := builtin.module()):
        arith.ConstantOp.build(resource)
    for written in (print_ir(module.op), write_bytecode(module.op)):
        [read] = parse(written, Context()).regions[0].blocks[0]
        assert isinstance(read, arith.ConstantOp)
        numpy.testing.assert_array_equal(numpy.asarray(read.value), array)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dense_resource<a> : tensor<2xi32>", "has no data of the resource 'a'"),
        ("sparse<[[0]], [1]> : tensor<2xi32>", "are not stored as one"),
        ("dense<1> : tensor<2xi128>", "NumPy has no dtype for elements of 'i128'"),
        ("dense<(1, 2)> : tensor<2xcomplex<i24>>", "NumPy has no dtype for elements of 'i24'"),
    ],
)
def test_elements_without_an_array(text: str, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        numpy.asarray(parse_attribute(text))


def test_a_resource_of_another_size() -> None:
    handle = DenseResourceElementsHandle("a", ResourceBlob(4, b"123"))
    resource = DenseResourceElementsAttr.get(RankedTensorType.get([2], i32), handle)
    with pytest.raises(ValueError, match=r"'a' has 3 bytes, 'tensor<2xi32>' needs 8"):
        numpy.asarray(resource)


def test_a_type_may_be_given_that_has_the_elements_of_the_array() -> None:
    array = numpy.array([1, 2], numpy.uint8)
    unsigned = VectorType.get([2], IntegerType.get(8, Signedness.UNSIGNED))
    assert DenseElementsAttr.from_numpy(array, unsigned).type is unsigned
    indices = DenseElementsAttr.from_numpy(numpy.array([1, 2]), VectorType.get([2], index))
    assert list(indices.values()) == [1, 2]
    small = DenseElementsAttr.from_numpy(
        numpy.array([1, 2], numpy.uint8), VectorType.get([2], index)
    )
    assert small is indices


@pytest.mark.parametrize(
    ("array", "type", "message"),
    [
        (numpy.ones(2, numpy.int32), VectorType.get([2], f32), "the elements of 'vector<2xf32>' are no int32"),
        (numpy.ones(2, numpy.int64), VectorType.get([2], i32), "are no int64, which the array has"),
        (numpy.array([1 << 24, 0]), VectorType.get([2], IntegerType.get(24)), "16777216 does not fit into 'i24'"),
        (numpy.array([0, -9]), VectorType.get([2], IntegerType.get(4)), "-9 does not fit into 'i4'"),
        (numpy.array([0, 1]), VectorType.get([2], IntegerType.get(128)), "are no int64, which the array has"),
        (numpy.ones(3, numpy.int32), VectorType.get([2], i32), "the array has the shape (3,), which 'vector<2xi32>' has not"),
        (numpy.array(["a"]), None, "there is no type for the elements of an array of str"),
        (numpy.array([object()]), None, "there is no type for the elements of an array of object"),
    ],
)  # fmt: skip
def test_arrays_that_do_not_fit_are_refused(array: object, type: object, message: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        DenseElementsAttr.from_numpy(array, type)  # type: ignore[arg-type]
    assert message in str(caught.value)


def test_a_million_floats_take_milliseconds() -> None:
    from time import perf_counter

    array = numpy.random.default_rng(0).random(1_000_000, numpy.float32)
    start = perf_counter()
    elements = DenseElementsAttr.from_numpy(array)
    numpy.asarray(elements)
    assert perf_counter() - start < 0.2
    assert len(elements) == 1_000_000
