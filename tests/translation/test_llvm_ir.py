"""The dialect `llvm` as LLVM IR: the text that mlir-translate writes, and refusals in its words."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, UnknownLoc, parse
from odsgen.translation.llvm_ir import translate_to_llvm_ir
from tests.oracle import mlir_opt_path

PROGRAMS = sorted((Path(__file__).parent / "llvm_ir").glob("*.mlir"))


def translated(text: str) -> str:
    module = parse(text, Context())
    module.verify()
    return translate_to_llvm_ir(module)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_translation_is_the_expected_text(program: Path) -> None:
    expected = program.with_suffix(".ll").read_text(encoding="utf-8")
    assert translated(program.read_text(encoding="utf-8")) == expected


@cache
def mlir_translate() -> str | None:
    found = mlir_opt_path()
    beside = (
        Path(found).with_name(Path(found).name.replace("mlir-opt", "mlir-translate"))
        if found
        else None
    )
    return str(beside) if beside is not None and beside.exists() else None


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
@pytest.mark.skipif(mlir_translate() is None, reason="mlir-translate (LLVM 22) is not installed")
def test_expected_text_is_that_of_mlir_translate(program: Path) -> None:
    command = [str(mlir_translate()), "--mlir-to-llvmir", str(program)]
    written = subprocess.run(command, capture_output=True, check=True, timeout=60).stdout
    assert written == program.with_suffix(".ll").read_bytes()


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (
            "func.func @f() { return }",
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func",
        ),
        (
            "llvm.func @f() { llvm.br ^a\n^a: %0 = arith.constant 1 : i32\n llvm.return }",
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: arith.constant",
        ),
        (
            'llvm.func @f() attributes {passthrough = [["readonly", "42"]]}',
            "LLVM attribute 'readonly' does not expect a value, found '42'",
        ),
        (
            'llvm.func @f() attributes {passthrough = ["alignstack"]}',
            "LLVM attribute 'alignstack' expects a value",
        ),
        (
            "llvm.func @f() attributes {passthrough = [42]}",
            "expected 'passthrough' to contain string or array attributes",
        ),
        (
            "llvm.comdat @a { llvm.comdat_selector @x any }\nllvm.comdat @b { llvm.comdat_selector @x any }",
            "comdat selection symbols must be unique even in different comdat regions",
        ),
        (
            "llvm.mlir.global @x(dense_resource<missing> : tensor<2xi32>) : !llvm.array<2 x i32>",
            "resource does not exist",
        ),
        (
            "llvm.func @f(%a: i32) { llvm.br ^b(%a : i32)\n^b(%x: i32): "
            '%0 = "builtin.unrealized_conversion_cast"(%x) : (i32) -> index\nllvm.return }',
            "LLVM Translation failed for operation: builtin.unrealized_conversion_cast",
        ),
        (
            'llvm.func @f(!llvm.struct<"Unknown", opaque>)',
            "Function arguments must have first-class types!",
        ),
        (
            "llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.inreg})",
            "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
        ),
        (
            "llvm.func @f() attributes {optimize_none}",
            "Attribute 'optnone' requires 'noinline'!",
        ),
        (
            'module attributes {llvm.data_layout = "e-q"} {}',
            "'builtin.module' op invalid data layout descriptor: unknown specifier 'q'",
        ),
    ],
)
def test_refusal_says_why(program: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as raised:
        translated(program)
    assert raised.value.diagnostics[0].message == message


def test_an_operation_that_is_no_module_is_refused() -> None:
    module = parse("llvm.func @f()", Context())
    [function] = module.regions[0].entry_block
    with pytest.raises(DiagnosticError) as raised:
        translate_to_llvm_ir(function)
    message = "'llvm.func' op can not be translated to an LLVMIR module"
    assert raised.value.diagnostics[0].message == message


def test_a_program_without_locations_has_the_version_alone() -> None:
    module = parse("llvm.func @f()", Context())
    for op in module.walk():
        op.location = UnknownLoc.get()
    text = translate_to_llvm_ir(module)
    assert text.endswith(
        'declare void @f()\n\n!llvm.module.flags = !{!0}\n\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
    )


def test_the_program_is_not_changed() -> None:
    text = (Path(__file__).parent / "llvm_ir" / "control_flow.mlir").read_text(encoding="utf-8")
    module = parse(text, Context())
    before = str(module)
    assert translate_to_llvm_ir(module) == translate_to_llvm_ir(module)
    assert str(module) == before


def test_backslashes_in_texts_are_written_twice() -> None:
    text = translated(r'llvm.mlir.global private constant @text("a\\b\22") : !llvm.array<4 x i8>')
    assert r'c"a\\b\22"' in text
