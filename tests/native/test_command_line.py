"""`ods-run --native`: what mlir-runner does, and arguments and results as in interpreted runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli.ods_run import run

FLOAT = """
llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(42.5 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @i() -> i32 {
  %0 = llvm.mlir.constant(-3 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @main() {
  llvm.return
}
"""

ARRAYS = """
func.func @main(%a: memref<2x?xf32>, %b: i8, %v: vector<2xf32>) -> (memref<2x?xf32>, i8, vector<2xf32>, memref<*xf32>) {
  %u = memref.cast %a : memref<2x?xf32> to memref<*xf32>
  return %a, %b, %v, %u : memref<2x?xf32>, i8, vector<2xf32>, memref<*xf32>
}
"""


def ran(
    tmp_path: Path, program: str, *arguments: str, capfd: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    path = tmp_path / "program.mlir"
    path.write_text(program)
    code = run([str(path), "--native", *arguments])
    sys.stdout.flush()
    found = capfd.readouterr()
    return code, found.out, found.err


def test_results_are_printed_as_mlir_runner_does(tmp_path, capfd):
    def result(entry, kind):
        return ran(tmp_path, FLOAT, "-e", entry, f"-entry-point-result={kind}", capfd=capfd)

    assert result("f", "f32") == (0, "4.250000e+01\n", "")
    assert result("i", "i32") == (0, "-3\n", "")
    assert result("main", "void") == (0, "", "")
    assert result("f", "i32")[::2] == (
        1,
        "ods-run: @f returns f32, but --entry-point-result is i32\n",
    )
    assert "there is no function @g: the program has @f, @i, @main" in result("g", "void")[2]
    assert "there is no --entry-point-result=f7" in result("f", "f7")[2]


def test_arguments_and_results_are_those_of_interpreted_runs(tmp_path, capfd):
    arguments = ("[[1,2,3],[4,5,6.5]]", "-3", "[1,2]")
    rows = (
        "[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.500000e+00]]"
    )
    assert ran(tmp_path, ARRAYS, *arguments, capfd=capfd) == (
        0,
        f"{rows}\n-3\n[1.000000e+00, 2.000000e+00]\n{rows}\n",
        "",
    )
    code, _, error = ran(tmp_path, ARRAYS, "1", capfd=capfd)
    assert code == 1
    assert "@main takes other arguments: 'memref<2x?xf32>', 'i8', 'vector<2xf32>'" in error


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_levels_of_optimization_are_taken(tmp_path, capfd, level):
    assert ran(tmp_path, FLOAT, "-e=i", level, capfd=capfd) == (0, "-3\n", "")


def test_object_files_are_written(tmp_path, capfd):
    target = tmp_path / "made.o"
    code, _, error = ran(tmp_path, FLOAT, f"--object-filename={target}", capfd=capfd)
    assert (code, error) == (0, "")
    assert target.stat().st_size > 100
    assert ran(tmp_path, FLOAT, "--dump-object-file", capfd=capfd)[0] == 0
    assert (tmp_path / "program.mlir.o").exists()


def test_what_cannot_be_lowered_is_told_with_its_place(tmp_path, capfd):
    program = "func.func @main() {\n  %0 = shape.const_size 3\n  return\n}\n"
    code, _, error = ran(tmp_path, program, capfd=capfd)
    assert code == 1
    place = "program.mlir:2:8: error: "
    assert f"{place}'shape.const_size' op is left: no pass of odsgen lowers it" in error


def test_tensors_become_buffers(tmp_path, capfd):
    program = """\
func.func private @printMemrefF32(tensor<*xf32>)
func.func @main() {
  %0 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = tensor.extract_slice %0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
  %2 = tensor.cast %1 : tensor<2xf32> to tensor<*xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  return
}
"""
    code, output, error = ran(tmp_path, program, capfd=capfd)
    assert (code, error) == (0, "")
    assert output.endswith("[2,  3]\n")


def test_libraries_of_mlir_need_not_be_there(tmp_path, capfd):
    program = 'func.func @main() {\n  vector.print str "hi\\n"\n  return\n}\n'
    libraries = "--shared-libs=%mlir_runner_utils,%mlir_c_runner_utils"
    assert ran(tmp_path, program, libraries, capfd=capfd) == (0, "hi\n", "")
    code, _, error = ran(tmp_path, program, "--shared-libs=/no/such.so", capfd=capfd)
    assert code == 1
    assert error.startswith("ods-run: cannot load the shared library '/no/such.so': ")


def test_programs_come_through_pipes():
    lowered = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_opt", "-", "--lower-to-llvm"],
        input="func.func @main(%a: i32) -> i32 {\n  %0 = arith.muli %a, %a : i32\n  return %0 : i32\n}\n",
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "llvm.func @main(%arg0: i32) -> i32" in lowered
    ran = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_run", "--native", "-", "7"],
        input=lowered,
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "49\n", "")


def test_a_missing_extra_is_named(tmp_path):
    path = tmp_path / "program.mlir"
    path.write_text(FLOAT)
    program = (
        "import sys; sys.modules['llvmlite'] = None; from odsgen.cli.ods_run import run; "
        f"sys.exit(run([{str(path)!r}, '--native']))"
    )
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert process.returncode == 1
    assert process.stderr.startswith(
        "ods-run: native runs need the extra 'native', and llvmlite is not installed: "
    )
    assert "pip install" in process.stderr
    assert "[native]" in process.stderr
