"""Functions of the `llvm` dialect: by their own types, by a signature, by their C interface."""

import ctypes
import threading

import numpy as np
import pytest

from odsgen.native import MemRef, NativeError, compile
from odsgen.passes import PassManager
from odsgen.runtime import Context, Operation, parse
from tests.native.programs import AXPY, MATMUL

POINTERS = """
llvm.func @sum(%p: !llvm.ptr, %n: i64) -> f64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^head(%0, %z : i64, f64)
^head(%i: i64, %t: f64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %u = llvm.fadd %t, %v : f64
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j, %u : i64, f64)
^end:
  llvm.return %t : f64
}
llvm.func fastcc @pair(%a: i32, %p: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, ptr)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, ptr)>
}
llvm.func internal @"odd \\"name\\""() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @any(...) {
  llvm.return
}
llvm.func @outside(i32)
"""


def lowered(text: str, *, pipeline: str = "lower-to-llvm") -> Operation:
    module = parse(text, Context())
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    return module


def test_pointers_take_arrays_addresses_and_pointers_of_ctypes() -> None:
    total = compile(POINTERS, "sum")
    array = np.arange(5.0)
    assert total(array, 5) == 10.0
    assert total(array.ctypes.data, 3) == 3.0
    assert total((ctypes.c_double * 2)(1.5, 2.5), 2) == 4.0
    assert total(None, 0) == 0.0
    with pytest.raises(TypeError, match="expected an array, an address, or a pointer of ctypes"):
        total("text", 1)
    with pytest.raises(ValueError, match="-1 is no address"):
        total(-1, 1)


def test_results_in_a_struct_and_other_calling_conventions() -> None:
    assert compile(POINTERS, "pair")(7, 4096) == (7, 4096)


def test_names_that_are_no_identifiers() -> None:
    assert compile(POINTERS, 'odd "name"')() == 42


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("any", "@any takes any number of arguments"),
        ("outside", "the function @outside has no body"),
        (
            "missing",
            'there is no function @missing: the program has @sum, @pair, @odd "name", @any',
        ),
    ],
)
def test_functions_that_cannot_be_called(name: str, message: str) -> None:
    with pytest.raises(NativeError) as caught:
        compile(POINTERS, name)
    assert message in str(caught.value)


def test_a_signature_says_what_the_arguments_of_a_lowered_function_were() -> None:
    module = lowered(MATMUL)
    type = "(memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()"
    a, b = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4)
    c = np.zeros((2, 4))
    compile(module, "matmul", signature=type)(a, b, out=c)
    np.testing.assert_allclose(c, a @ b)
    with pytest.raises(NativeError, match="to which '.*' is not lowered"):
        compile(module, "matmul", signature="(memref<?xf64>) -> ()")
    with pytest.raises(NativeError, match="is no function type"):
        compile(module, "matmul", signature="memref<?xf64>")
    with pytest.raises(NativeError, match="is no function type"):
        compile(module, "matmul", signature="((")
    with pytest.raises(NativeError, match="@matmul is a func.func"):
        compile(MATMUL, "matmul", signature=type)


def test_a_c_interface_takes_descriptors() -> None:
    module = lowered(AXPY, pipeline="func.func(llvm-request-c-wrappers),lower-to-llvm")
    x, y = np.arange(4, dtype=np.float32)[::-1], np.ones(4, np.float32)
    compile(module, "_mlir_ciface_axpy")(2.0, x, y)
    assert y.tolist() == [7.0, 5.0, 3.0, 1.0]
    compile(module, "_mlir_ciface_axpy")(
        1.0, x, MemRef(y.ctypes.data, y.ctypes.data, 1, (2,), (2,))
    )
    assert y.tolist() == [7.0, 8.0, 3.0, 3.0]
    with pytest.raises(NativeError, match="call @_mlir_ciface_axpy.*signature="):
        compile(module, "axpy")


def test_bare_pointers_are_passed_for_memrefs_of_static_shape() -> None:
    program = """
func.func @main(%a: memref<2x3xi32>) -> memref<2x3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %a[%c0, %c1] : memref<2x3xi32>
  memref.store %0, %a[%c1, %c1] : memref<2x3xi32>
  return %a : memref<2x3xi32>
}
"""
    array = np.arange(6, dtype=np.int32).reshape(2, 3)
    function = compile(program, bare_pointers=True)
    result = function(array)
    assert result.tolist() == [[0, 1, 2], [3, 1, 5]]
    assert result.ctypes.data == array.ctypes.data
    assert "i32 @main" not in function.llvm_ir
    assert "ptr @main(ptr" in function.llvm_ir
    module = lowered(program, pipeline="lower-to-llvm{use-bare-ptr-memref-call-conv=true}")
    result = compile(module, signature="(memref<2x3xi32>) -> memref<2x3xi32>")(array)
    assert result.ctypes.data == array.ctypes.data


def test_the_program_is_not_changed_and_compiled_once() -> None:
    module = parse(AXPY, Context())
    before = str(module)
    first = compile(module, "axpy")
    assert str(module) == before
    second = compile(AXPY, "axpy")
    assert first._linked is second._linked
    assert compile(AXPY, "axpy", opt_level=0)._linked is not first._linked


def test_code_can_be_looked_at() -> None:
    function = compile(AXPY, "axpy")
    assert repr(function).startswith("<native function @axpy : (f32, memref")
    assert "define void @axpy(" in function.llvm_ir
    assert "_odsgen_call_axpy" in function.optimized_llvm_ir
    assert "axpy:" in function.assembly
    assert function.object_code[:4] in (b"\x7fELF", b"\xcf\xfa\xed\xfe") or function.object_code


def test_threads_may_call_at_once() -> None:
    failures: list[object] = []

    def work(seed: int) -> None:
        generator = np.random.default_rng(seed)
        for _ in range(20):
            a, b = generator.random((9, 7)), generator.random((7, 5))
            c = np.zeros((9, 5))
            compile(MATMUL, "matmul")(a, b, c)
            if not np.allclose(c, a @ b):
                failures.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_programs_that_cannot_be_linked_say_what_nothing_defines() -> None:
    program = "llvm.func @nothing_has_this(i32)\nllvm.func @main() {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  llvm.call @nothing_has_this(%0) : (i32) -> ()\n  llvm.return\n}\n"
    with pytest.raises(NativeError, match="nothing defines 'nothing_has_this'.*libraries="):
        compile(program)


def test_other_settings_are_refused() -> None:
    with pytest.raises(NativeError, match="no optimization level 4"):
        compile(AXPY, "axpy", opt_level=4)
    narrow = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {\n  func.func @main() {\n    return\n  }\n}\n"
    with pytest.raises(NativeError, match="indices of 64 bits; the data layout has 32"):
        compile(narrow)
    with pytest.raises(NativeError, match="cannot load the shared library '/no/such.so'"):
        compile(AXPY, "axpy", libraries=["/no/such.so"])
