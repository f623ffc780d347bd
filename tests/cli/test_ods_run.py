"""The command `ods-run`."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.ods_run import run
from odsgen.codegen import generate

PROGRAM = """
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main(%a: i64) -> (i64, i1) {
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  %yes = arith.constant true
  return %a, %yes : i64, i1
}
func.func @loop() {
  cf.br ^a
^a:
  cf.br ^a
}
func.func @list(%a: memref<?x2xf32>) -> memref<?x2xf32> {
  return %a : memref<?x2xf32>
}
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "program.mlir"
    path.write_text(PROGRAM)
    return str(path)


def _run(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> tuple[int, str, str]:
    code = run(arguments)
    output, complaints = capfdbinary.readouterr()
    return code, output.decode(), complaints.decode()


def test_prints_and_results(program: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert _run(capfdbinary, program, "-4") == (0, "-4\n-4\n1\n", "")


def test_lists(program: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, output, _ = _run(capfdbinary, program, "--entry=list", "[[1, -2.5], [inf, 0]]")
    assert (code, output) == (
        0,
        "[[1.000000e+00, -2.500000e+00], [0x7F800000, 0.000000e+00]]\n",
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    (
        ([], "@main takes other arguments: 'i64'"),
        (["1", "2"], "@main takes other arguments: 'i64'"),
        (["x"], "argument 0 of @main: expected an integer, but got 'x'"),
        (["1.5"], "expected an integer, but got '1.5'"),
        (["18446744073709551616"], "18446744073709551616 does not fit into 'i64'"),
        (["[1]"], "expected an integer for 'i64', but got [1]"),
        (["1", "--entry", "nothing"], "there is no function @nothing: the program has @printI64"),
        (["--entry", "loop", "--max-steps", "50"], "exceeds the limit of 50 steps"),
        (["1", "--max-steps", "many"], "for the --max-steps option: 'many' is no number"),
        (["--entry", "list", "[1, 2]"], "expected lists in lists, 2 deep"),
        (["--entry", "list", "[[1], [2]]"], "expected a list of 2, but got one of 1"),
        (["--entry", "list", "[[1, 2], 3]"], "expected lists in lists"),
        (["--entry", "list", "[[1, 2]"], "expected a number or a list"),
        (["--entry", "list", "[" * 100], "a list cannot begin here"),
        (["--entry", "list", "[[1,,2]]"], "expected a value before ','"),
        (["--entry", "list", "[[1 2]]"], "expected ',' or ']' before '2'"),
        (["--unknown"], "Unknown command line argument '--unknown'"),
    ),
)
def test_refusals(
    program: str,
    arguments: list[str],
    complaint: str,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    code, _, complaints = _run(capfdbinary, program, *arguments)
    assert code == 1
    assert complaint in complaints
    assert "Traceback" not in complaints


def test_files_that_cannot_be_run(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert "cannot open input file" in _run(capfdbinary, str(tmp_path / "none.mlir"))[2]
    path = tmp_path / "broken.mlir"
    path.write_text("func.func @main( {")
    assert "error: " in _run(capfdbinary, str(path))[2]
    path.write_text("func.func @main() -> i32 {\n  return\n}\n")
    assert (
        "has 0 operands, but enclosing function (@main) returns 1"
        in _run(capfdbinary, str(path))[2]
    )


def test_help(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, output, _ = _run(capfdbinary, "--help")
    assert code == 0
    assert "--entry" in output and "--max-depth" in output


def test_package_with_hooks_of_its_own(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Evaluations may be added to the hooks of a package that was generated before."""
    spec = tmp_path / "twin.yaml"
    spec.write_text(
        "dialect: twin\nimports: [builtin]\nops:\n  double:\n    arguments: {value: I8}\n"
        '    results: {result: I8}\n    assembly_format: "$value attr-dict"\n'
    )
    generate([spec], tmp_path / "packages")
    package = tmp_path / "packages" / "twin"
    program = tmp_path / "twin.mlir"
    program.write_text(
        "func.func @main(%x: i8) -> i8 {\n  %0 = twin.double %x\n  return %0 : i8\n}\n"
    )
    arguments = ["--dialect", str(package), str(program), "21"]
    assert (
        "'twin' neither has semantics of DoubleOp nor a hook @evaluates(DoubleOp)"
        in _run(capfdbinary, *arguments)[2]
    )
    (package / "hooks.py").write_text(
        "from odsgen.hooks import evaluates\nfrom .ops import DoubleOp\n\n@evaluates(DoubleOp)\n"
        "def double(op, operands, machine):\n    return [operands[0] * 2 & 0xFF]\n"
    )
    assert _run(capfdbinary, *arguments) == (0, "42\n", "")


@pytest.mark.parametrize(
    "body, problem",
    [
        ("return [1]", "the hook 'evaluate_split' returned 1 value for 2 results"),
        ("return [1, 2, 3]", "the hook 'evaluate_split' returned 3 values for 2 results"),
        ("return 7", "the hook 'evaluate_split' returned the int 7, put it into a list"),
        ("return", "the hook 'evaluate_split' returned None, not even an empty list"),
        ("if op is None: yield", "the hook 'evaluate_split' returned None"),
        ("return operands[1]", "IndexError: list index out of range"),
    ],
)
def test_faults_of_evaluations(
    body: str,
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    """The author of the hook is told, with the file and the line."""
    monkeypatch.setenv("ODSGEN_TRACEBACK", "0")  # restored, whatever the option sets
    spec = tmp_path / "two.yaml"
    spec.write_text(
        "dialect: two\nimports: [builtin]\nops:\n  split:\n    arguments: {value: I8}\n"
        '    results: {low: I8, high: I8}\n    assembly_format: "$value attr-dict"\n'
    )
    generate([spec], tmp_path)
    hooks = tmp_path / "two" / "hooks.py"
    hooks.write_text(f"def evaluate_split(op, operands, machine):\n    {body}\n")
    program = tmp_path / "two.mlir"
    program.write_text(
        "func.func @main(%x: i8) -> i8 {\n  %0:2 = two.split %x\n  return %0#1 : i8\n}\n"
    )
    arguments = ["--dialect", str(tmp_path / "two"), str(program), "21"]
    code, _, complaints = _run(capfdbinary, *arguments)
    assert code == 1
    assert problem in complaints
    assert f"fault of the hook 'evaluate_split' ({hooks}:" in complaints
    assert "Traceback" not in complaints
    assert "Traceback" in _run(capfdbinary, "--traceback", *arguments)[2]


def test_hooks_that_cannot_be_imported(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    spec = tmp_path / "two.yaml"
    spec.write_text("dialect: two\nops:\n  check:\n    verifier: true\n")
    generate([spec], tmp_path)
    hooks = tmp_path / "two" / "hooks.py"
    hooks.write_text("import a_module_that_is_not_there\n")
    code, _, complaints = _run(capfdbinary, "--dialect", str(tmp_path / "two"), str(spec))
    assert code == 1
    assert f"{hooks}:1: cannot import these hooks" in complaints
    assert "Traceback" not in complaints
