"""The functions of MLIR's runner libraries, as programs call them."""

import os
import re

import numpy as np
import pytest

from odsgen.native import NativeError, compile
from odsgen.native.runner.table import is_runner_library


def printed(program: str, *arguments: object) -> str:
    texts: list[str] = []
    compile(program, write=texts.append)(*arguments)
    return re.sub(r"0x[0-9a-f]+", "0x", "".join(texts))


def test_single_values_are_printed_as_c_does() -> None:
    program = """
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
func.func private @printNewline()
func.func @main(%i: i64, %f: f32, %d: f64) {
  call @printOpen() : () -> ()
  call @printI64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printF32(%f) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF64(%d) : (f64) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  return
}
"""
    inf, nan = float("inf"), float("nan")
    assert printed(program, -1, 1.5, 1e20) == "( -1, 18446744073709551615, 1.5, 1e+20 )\n"
    assert printed(program, 7, inf, -inf) == "( 7, 7, inf, -inf )\n"
    assert printed(program, 0, nan, -nan) == "( 0, 0, nan, -nan )\n"
    assert printed(program, 0, 0.1, 123456789.0) == "( 0, 0, 0.1, 1.23457e+08 )\n"


def test_vector_print_prints_numbers_texts_and_punctuation() -> None:
    program = """
func.func @main(%a: i1, %b: i7, %c: si32, %d: ui8, %e: index, %f: f16, %g: bf16, %v: vector<2x3xi32>, %w: vector<2xi1>) {
  vector.print str "values:\\n"
  vector.print %a : i1
  vector.print %b : i7 punctuation <comma>
  vector.print %c : si32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print %d : ui8
  vector.print %e : index
  vector.print %f : f16
  vector.print %g : bf16
  vector.print %v : vector<2x3xi32>
  vector.print %w : vector<2xi1>
  return
}
"""
    vectors = [[1, 2, 3], [-4, 5, 6]], [True, False]
    assert printed(program, True, -3, -5, 255, -1, 1.1, 2.5, *vectors) == (
        "values:\n1\n-3, -5\n255\n18446744073709551615\n1.09961\n2.5\n( ( 1, 2, 3 ), ( -4, 5, 6 ) )\n( 1, 0 )\n"
    )


def print_program(name: str, type: str) -> str:
    return f"""
func.func private @printMemref{name}(memref<*x{type}>) attributes {{llvm.emit_c_interface}}
func.func private @printMemrefShape{name}(memref<*x{type}>) attributes {{llvm.emit_c_interface}}
func.func @main(%a: memref<*x{type}>) {{
  call @printMemref{name}(%a) : (memref<*x{type}>) -> ()
  return
}}
"""


@pytest.mark.parametrize(
    ("name", "type", "values", "dtype", "expected"),
    [
        ("I8", "i8", [65, 66], "i1", "[A,  B]"),
        ("I16", "i16", [1, -2], "i2", "[1,  -2]"),
        ("I32", "i32", [1, -2], "i4", "[1,  -2]"),
        ("I64", "i64", [1, -2], "i8", "[1,  -2]"),
        ("Ind", "index", [1, -2], "i8", "[1,  18446744073709551614]"),
        ("F16", "f16", [1.1, -2], "f2", "[1.09961,  -2]"),
        ("BF16", "bf16", [0x3F8D, 0xC000], "u2", "[1.10156,  -2]"),
        ("F32", "f32", [1.1, -2e-7], "f4", "[1.1,  -2e-07]"),
        ("F64", "f64", [1 / 3, 1e300], "f8", "[0.333333,  1e+300]"),
        ("C32", "complex<f32>", [1.5 + 2j, -1j], "c8", "[(1.5,2),  (-0,-1)]"),
        ("C64", "complex<f64>", [1.5 + 2j, 0], "c16", "[(1.5,2),  (0,0)]"),
    ],
)
def test_memrefs_of_each_element_are_printed_as_cpp_does(name, type, values, dtype, expected):
    assert printed(print_program(name, type), np.array(values, dtype)) == (
        f"Unranked Memref base@ = 0x rank = 1 offset = 0 sizes = [2] strides = [1] data = \n{expected}\n"
    )


def test_memrefs_of_each_rank_are_printed_as_cpp_does() -> None:
    program = print_program("I32", "i32")
    cube = np.arange(8, dtype=np.int32).reshape(2, 2, 2)
    assert printed(program, cube) == (
        "Unranked Memref base@ = 0x rank = 3 offset = 0 sizes = [2, 2, 2] strides = [4, 2, 1] data = \n"
        "[[[0,    1], \n  [2,    3]], \n [[4,    5], \n  [6,    7]]]\n"
    )
    assert printed(program, cube[::-1, 0, :1]) == (
        "Unranked Memref base@ = 0x rank = 2 offset = 0 sizes = [2, 1] strides = [-4, 1] data = \n[[4], \n [0]]\n"
    )
    assert printed(program, np.array(3, np.int32)).endswith(
        "sizes = [] strides = [] data = \n[3]\n"
    )
    assert printed(program, np.zeros((2, 0), np.int32)).endswith("data = \n[[], \n []]\n")
    shape = program.replace("call @printMemrefI32", "call @printMemrefShapeI32")
    assert printed(shape, cube).endswith("sizes = [2, 2, 2] strides = [4, 2, 1]\n")


def test_memrefs_are_compared(capfd: pytest.CaptureFixture[str]) -> None:
    program = """
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}
func.func @main(%a: memref<*xf32>, %b: memref<*xf32>) -> i64 {
  %0 = call @verifyMemRefF32(%a, %b) : (memref<*xf32>, memref<*xf32>) -> i64
  return %0 : i64
}
"""
    compare = compile(program)
    a = np.array([1, 2, 3], np.float32)
    assert compare(a, a * np.float32(1.0000001)) == 0
    assert compare(a, np.array([1, 2.5, float("nan")], np.float32)) == 2
    assert "2 != 2.5 offset = 1\n3 != nan offset = 2\n" in capfd.readouterr().err
    assert compare(a, a[:2]) == -1


def test_strided_memrefs_are_copied() -> None:
    program = """
func.func @main(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  memref.copy %a, %b : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}
"""
    source = np.arange(12, dtype=np.float32).reshape(3, 4)
    target = np.zeros((4, 3), np.float32).T
    compile(program)(source[::-1], target)
    np.testing.assert_array_equal(target, source[::-1])


def test_random_numbers_are_those_of_libstdcpp() -> None:
    program = """
func.func private @rtsrand(i64) -> !llvm.ptr
func.func private @rtrand(!llvm.ptr, i64) -> i64
func.func private @rtdrand(!llvm.ptr)
func.func private @shuffle(memref<?xi64>, !llvm.ptr) attributes {llvm.emit_c_interface}
func.func @main(%few: memref<?xi64>, %many: memref<?xi64>, %order: memref<?xi64>) {
  %seed = arith.constant 42 : i64
  %m100 = arith.constant 100 : i64
  %large = arith.constant 1099511627776 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %g = call @rtsrand(%seed) : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %c8 step %c1 {
    %r = func.call @rtrand(%g, %m100) : (!llvm.ptr, i64) -> i64
    memref.store %r, %few[%i] : memref<?xi64>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %r = func.call @rtrand(%g, %large) : (!llvm.ptr, i64) -> i64
    memref.store %r, %many[%i] : memref<?xi64>
  }
  call @shuffle(%order, %g) : (memref<?xi64>, !llvm.ptr) -> ()
  call @rtdrand(%g) : (!llvm.ptr) -> ()
  return
}
"""
    few, many, order = np.zeros(8, "i8"), np.zeros(4, "i8"), np.zeros(8, "i8")
    compile(program)(few, many, order)
    assert few.tolist() == [37, 80, 96, 18, 73, 78, 60, 60]
    assert many.tolist() == [173713528953, 172228080854, 62102001098, 954916007284]
    assert order.tolist() == [2, 3, 0, 5, 7, 4, 1, 6]


def test_rows_are_sorted_and_time_passes() -> None:
    program = """
func.func private @stdSortI64(i64, memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @rtclock() -> f64
func.func @main(%n: i64, %a: memref<?xi64>) -> f64 {
  %0 = call @rtclock() : () -> f64
  call @stdSortI64(%n, %a) : (i64, memref<?xi64>) -> ()
  %1 = call @rtclock() : () -> f64
  %2 = arith.subf %1, %0 : f64
  return %2 : f64
}
"""
    array = np.array([5, 3, 4, 1, 0], np.int64)
    assert 0 <= compile(program)(4, array) < 60
    assert array.tolist() == [1, 3, 4, 5, 0]


def test_errors_of_runner_functions_reach_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    program = """
llvm.func @getTensorFilename(i64) -> !llvm.ptr
llvm.func @main() -> !llvm.ptr {
  %0 = llvm.mlir.constant(7 : i64) : i64
  %1 = llvm.call @getTensorFilename(%0) : (i64) -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
"""
    with pytest.raises(LookupError, match="no variable TENSOR7"):
        compile(program)()
    monkeypatch.setenv("TENSOR7", "a.mtx")
    import ctypes

    assert ctypes.string_at(compile(program)()) == b"a.mtx"


def test_errors_of_the_callers_write_reach_the_caller() -> None:
    def fail(text: str) -> None:
        raise KeyError(text)

    program = 'func.func @main() {\n  vector.print str "x"\n  return\n}\n'
    with pytest.raises(KeyError, match="x"):
        compile(program, write=fail)()


def test_printing_goes_where_python_prints(capsys: pytest.CaptureFixture[str]) -> None:
    compile('func.func @main() {\n  vector.print str "here\\n"\n  return\n}\n')()
    assert capsys.readouterr().out == "here\n"


def test_printing_keeps_the_order_of_c(capfd: pytest.CaptureFixture[str]) -> None:
    program = """
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @printI64(i64)
llvm.mlir.global internal constant @text("hi\\00")
llvm.func @main() {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @printI64(%0) : (i64) -> ()
  %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.return
}
"""
    from odsgen.native.runner.output import write_to_c

    compile(program, write=write_to_c)()
    assert capfd.readouterr().out == "5hi\n5"


@pytest.mark.parametrize(
    ("path", "is_ours"),
    [
        ("%mlir_c_runner_utils", True),
        ("/some/lib/libmlir_runner_utils.so.22.1", True),
        ("libmlir_async_runtime.dylib", True),
        ("libm.so.6", False),
        ("%mlir_other", False),
    ],
)
def test_names_of_the_libraries_of_mlir_are_known(path: str, is_ours: bool) -> None:
    assert is_runner_library(path) == is_ours


def test_libraries_that_are_there_come_first() -> None:
    found = [path for path in ("libm.so.6", "libm.dylib") if os.name == "posix"]
    program = "llvm.func @hypot(f64, f64) -> f64\nllvm.func @main(%a: f64, %b: f64) -> f64 {\n  %0 = llvm.call @hypot(%a, %b) : (f64, f64) -> f64\n  llvm.return %0 : f64\n}\n"
    try:
        function = compile(program, libraries=found[:1])
    except NativeError:
        pytest.skip("there is no such library")
    assert function(3.0, 4.0) == 5.0
