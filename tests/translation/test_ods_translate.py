"""`ods-translate`: C++, SMT-LIB and SPIR-V as mlir-translate writes them, and the command around them."""

from __future__ import annotations

import hashlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.cli import ods_translate
from odsgen.translation import TRANSLATIONS

PROGRAMS = Path(__file__).parent / "programs"
SPLIT = ("--split-input-file", "--output-split-marker=// -----")
BINARIES = "66bef3a508e47c4c761b1e47fb4864548a9233047b20c746b38ab2ff73d86c69"


class Outcome:
    """The exit code of a run, and what it wrote."""

    def __init__(self, code: int, output: bytes, errors: str) -> None:
        self.code, self.output, self.errors = code, output, errors


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str, text: str | bytes = "") -> Outcome:
        output: list[bytes] = []
        errors: list[str] = []
        data = text.encode() if isinstance(text, str) else text

        def write(part: str | bytes) -> None:
            output.append(part.encode() if isinstance(part, str) else part)

        monkeypatch.setattr("odsgen.cli.tool.write", write)
        monkeypatch.setattr(ods_translate, "report", errors.append)
        monkeypatch.setattr("odsgen.cli.tool.complain", lambda line: errors.append(line + "\n"))
        if text:
            monkeypatch.setattr(ods_translate, "read_input", lambda path: data)
        code = ods_translate.run([*arguments, "--no-hints"])
        return Outcome(code, b"".join(output), "".join(errors))

    return run


@pytest.mark.parametrize(
    ("program", "expected", "options"),
    [
        ("cpp", "cpp.cpp", ("--mlir-to-cpp",)),
        ("cpp", "cpp.top.cpp", ("-mlir-to-cpp", "-declare-variables-at-top")),
        ("cpp", "cpp.file.cpp", ("--mlir-to-cpp", "--file-id=b")),
        ("blocks", "blocks.top.cpp", ("--declare-variables-at-top", "--mlir-to-cpp")),
        ("smtlib", "smtlib.smt2", ("--export-smtlib",)),
        (
            "smtlib",
            "smtlib.inline.smt2",
            ("--export-smtlib", "--smtlibexport-inline-single-use-values"),
        ),
        (
            "spirv",
            "spirv.roundtrip.mlir",
            ("--no-implicit-module", "--test-spirv-roundtrip"),
        ),
    ],
)
def test_outputs_are_those_of_mlir_translate(
    run: Run, program: str, expected: str, options: tuple[str, ...]
) -> None:
    outcome = run(*SPLIT, *options, str(PROGRAMS / f"{program}.mlir"))
    assert (outcome.code, outcome.errors) == (0, "")
    assert outcome.output == (PROGRAMS / expected).read_bytes()


def test_binaries_are_those_of_mlir_translate(run: Run) -> None:
    options = ("--no-implicit-module", "--serialize-spirv", str(PROGRAMS / "spirv.mlir"))
    outcome = run(*SPLIT, *options)
    assert (outcome.code, outcome.errors) == (0, "")
    assert hashlib.sha256(outcome.output).hexdigest() == BINARIES


@pytest.mark.parametrize(
    ("options", "text", "message"),
    [
        ("--mlir-to-cpp", "func.func @f(%a: i7) {\n  return\n}", "cannot emit integer type 'i7'"),
        (
            "--mlir-to-cpp",
            "func.func @f(%a: i32) {\n  cf.br ^b\n^b:\n  return\n}",
            "'func.func' op with multiple blocks needs variables declared at top",
        ),
        ("--mlir-to-cpp", "arith.constant 1 : i32", "Dialect `arith' not found for custom op"),
        (
            "--mlir-to-cpp --allow-unregistered-dialect",
            '"a.b"() : () -> ()',
            "'a.b' op unable to find printer for op",
        ),
        (
            "--export-smtlib",
            "smt.solver () : () -> () {\n  %c = arith.constant 1 : i32\n}",
            "solver must not contain any non-SMT operations",
        ),
        ("--serialize-spirv", "module {}", "expected a 'spirv.module' op, got 'builtin.module'"),
        (
            "--serialize-spirv --no-implicit-module",
            "spirv.module Logical GLSL450 {}",
            "module must have 'vce_triple' attribute to be serializeable",
        ),
        ("--deserialize-spirv", "abc", "must contain integral number of 32-bit words"),
        ("--deserialize-spirv", "abcd", "SPIR-V binary module must have a 5-word header"),
        ("--deserialize-spirv", "a" * 20, "incorrect magic number"),
    ],
)
def test_refusals_are_those_of_mlir_translate(
    run: Run, options: str, text: str, message: str
) -> None:
    outcome = run(*options.split(), "-", text=text)
    assert outcome.code == 1
    assert message in outcome.errors.splitlines()[0]
    assert "error: " in outcome.errors.splitlines()[0]


def test_what_was_written_before_a_refusal_stays(run: Run) -> None:
    text = 'func.func @f(%a: i32) {\n  cf.assert %c, ""\n  return\n}'
    outcome = run("--mlir-to-cpp", "-", text=text.replace("%c", "%b").replace("%a: i32", "%b: i1"))
    assert outcome.output == b"void f(bool v1) {\n"


def test_translations_follow_one_another(run: Run) -> None:
    text = "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n}\n"
    outcome = run(
        "--no-implicit-module", "--serialize-spirv", "--deserialize-spirv", "-", text=text
    )
    assert outcome.output.decode().strip() == text.strip()


def test_a_file_is_written_whole_or_not_at_all(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.cpp"
    assert run("--mlir-to-cpp", "-o", str(path), "-", text='emitc.verbatim "x"').code == 0
    assert path.read_text() == "x\n\n"
    assert run("--mlir-to-cpp", "-o", str(path), "-", text="emitc.nothing").code == 1
    assert path.read_text() == "x\n\n"


def test_expected_diagnostics_are_verified(run: Run) -> None:
    text = "// expected-error @below {{cannot emit integer type 'i7'}}\nfunc.func @f(%a: i7) { return }"
    assert run("--mlir-to-cpp", "--verify-diagnostics", "-", text=text).code == 0
    assert run("--mlir-to-cpp", "--verify-diagnostics", "-", text=text[10:]).code == 1


def test_saved_binaries_are_those_that_are_written(run: Run, tmp_path: Path) -> None:
    text = "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n}\n"
    option = f"--spirv-save-validation-files-with-prefix={tmp_path}/saved"
    outcome = run("--no-implicit-module", "--serialize-spirv", option, "-", text=text)
    [saved] = tmp_path.iterdir()
    assert saved.read_bytes() == outcome.output


def test_control_flow_is_left_as_blocks_where_it_is_asked_for(run: Run) -> None:
    text = (
        "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n"
        'spirv.func @f(%c: i1) "None" {\n  spirv.mlir.selection {\n'
        "    spirv.BranchConditional %c, ^t, ^m\n  ^t:\n    spirv.Branch ^m\n  ^m:\n"
        "    spirv.mlir.merge\n  }\n  spirv.Return\n}\n}\n"
    )
    options = ("--no-implicit-module", "--serialize-spirv", "--deserialize-spirv", "-")
    assert b"spirv.mlir.selection" in run(*options, text=text).output
    plain = run("--spirv-structurize-control-flow=false", *options, text=text).output
    assert b"spirv.mlir.selection" not in plain


def test_a_command_without_a_translation_says_which_there_are(run: Run) -> None:
    outcome = run("-", text="module {}")
    assert outcome.code == 1
    assert "must be specified at least once!" in outcome.errors
    assert all(f"--{name}" in outcome.errors for name in TRANSLATIONS)


def test_help_names_all_translations(monkeypatch: pytest.MonkeyPatch) -> None:
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    assert ods_translate.run(["--help"]) == 0
    assert all(f"--{name}" in output.getvalue() for name in TRANSLATIONS)
