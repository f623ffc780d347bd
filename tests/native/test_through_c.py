"""`--native=c`: programs through emitc, C and the compiler of this machine."""

from __future__ import annotations

import shutil
import struct
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from odsgen.cli.ods_run import run
from odsgen.interpreter import EvaluationError, Machine, from_python, to_python
from odsgen.interpreter.machine import function_type
from odsgen.native.c_code import c_source, compile_c
from odsgen.native.errors import NativeError
from odsgen.runtime import Context, DiagnosticError, Operation, parse
from tests.native.edge_programs import CASES, edges

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler of C")

_TYPES = {"i1", "i8", "i16", "i32", "i64", "index", "f32", "f64"}

SUM = """
func.func @main(%n: index, %d: index) -> i64 {
  %low = arith.constant -3 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %r = scf.for %i = %low to %n step %one iter_args(%s = %zero) -> (i64) {
    %q = arith.divsi %i, %d : index
    %q2 = arith.index_cast %q : index to i64
    %t = arith.addi %s, %q2 : i64
    scf.yield %t : i64
  }
  return %r : i64
}
"""

PRODUCT = """
func.func @main(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) {
  linalg.matmul ins(%a, %b : memref<2x2xf32>, memref<2x2xf32>) outs(%c : memref<2x2xf32>)
  return
}
"""


def parsed(text: str) -> Operation:
    module = parse(text, Context())
    module.verify()
    return module


def number(text: str, type: str) -> Any:
    """The value of a constant."""
    if type == "i1":
        return text == "true"
    if type[0] != "f":
        return int(text)
    if text.startswith("0x"):
        format = ">f" if type == "f32" else ">d"
        return struct.unpack(format, bytes.fromhex(text[2:]))[0]
    return float(text)


def comparable(value: Any, type: str) -> str:
    if type[0] == "f":
        return "nan" if value != value else struct.pack(">d", value).hex()
    return str(int(value) & ((1 << (64 if type == "index" else int(type[1:]))) - 1))


def lowered_cases() -> list[tuple[str, Any]]:
    """The functions of one operation that lower to C."""
    found = []
    for place, case in enumerate(CASES[::4]):
        if not {*case.arguments, *case.results} <= _TYPES or len(case.results) != 1:
            continue
        header = ", ".join(f"%{number}: {type}" for number, type in enumerate(case.arguments))
        text = (
            f"func.func @f{place}({header}) -> {case.results[0]} {{\n  %r = {case.text}\n"
            f"  return %r : {case.results[0]}\n}}\n"
        )
        try:
            c_source(parsed(text))
        except DiagnosticError:
            continue
        found.append((text, case))
    return found


def test_operations_compute_what_the_interpreter_does() -> None:
    cases = lowered_cases()
    assert len(cases) > 40
    module = parsed("".join(text for text, _ in cases))
    first = compile_c(module, cases[0][0].split("@")[1].split("(")[0])
    compared, wrong = 0, []
    for text, case in cases:
        name = text.split("@")[1].split("(")[0]
        machine = Machine(module)
        callee = machine.function(name)
        type = function_type(callee)
        native = first.sibling(name, type)
        for row in product(*(edges(each) for each in case.arguments)):
            values = [number(each, of) for each, of in zip(row, case.arguments, strict=True)]
            given = [from_python(value, of) for value, of in zip(values, type.inputs, strict=True)]
            try:
                (found,) = machine.call(callee, given)
                value = to_python(found, type.results[0])
            except (EvaluationError, ValueError):
                continue
            if value is None:  # poison
                continue
            compared += 1
            expected = comparable(value, case.results[0])
            if comparable(native(*values), case.results[0]) != expected:
                wrong.append((case.text, row))
                break
    assert wrong == []
    assert compared > 500


def test_loops_over_negative_indices() -> None:
    function = compile_c(parsed(SUM))
    assert [function(3, 2), function(-1, 2), function(5, 1)] == [-1, -2, 4]


def test_buffers_are_written_in_place() -> None:
    numpy = pytest.importorskip("numpy")
    a = numpy.arange(4, dtype=numpy.float32).reshape(2, 2)
    c = numpy.zeros((2, 2), numpy.float32)
    compile_c(parsed(PRODUCT))(a, a, c)
    assert (c == a @ a).all()


def test_wrong_arguments_are_refused_before_the_call() -> None:
    function = compile_c(parsed(SUM))
    with pytest.raises(TypeError, match="@main takes 2 arguments, but got 1"):
        function(1)
    with pytest.raises(TypeError, match="argument 0 of @main, a 'index'"):
        function("one", 2)
    with pytest.raises(TypeError, match=r"expected a buffer of shape \(2, 2\), but got \(16,\)"):
        compile_c(parsed(PRODUCT))(bytearray(16), bytearray(16), bytearray(16))


def test_what_does_not_lower_is_told_with_its_place() -> None:
    text = "func.func @main(%a: i32, %b: i32) -> i32 {\n  %0 = arith.maxsi %a, %b : i32\n  return %0 : i32\n}\n"
    with pytest.raises(DiagnosticError, match="'arith.maxsi' op is left"):
        compile_c(parsed(text))


def test_without_a_compiler_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NativeError, match="there is no 'cc' or 'c\\+\\+' on the path"):
        compile_c(parsed(SUM))


def test_functions_that_nobody_defines_are_told() -> None:
    text = "func.func private @far(i32) -> i32\nfunc.func @main(%a: i32) -> i32 {\n  %0 = call @far(%a) : (i32) -> i32\n  return %0 : i32\n}\n"
    with pytest.raises(NativeError, match="undefined reference to `far'"):
        compile_c(parsed(text))


def test_the_command_line_needs_no_llvmlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    monkeypatch.setitem(sys.modules, "llvmlite.binding", None)
    path = tmp_path / "sum.mlir"
    path.write_text(SUM, "utf-8")
    assert run([str(path), "--native=c", "3", "2"]) == 0
    assert capsys.readouterr().out == "-1\n"
