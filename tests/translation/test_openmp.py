"""OpenMP in LLVM IR: each operation with each clause, as mlir-translate writes or refuses it."""

from __future__ import annotations

import re

import pytest

from odsgen.runtime import Context, DiagnosticError, parse
from odsgen.translation.llvm_ir import translate_to_llvm_ir
from odsgen.translation.llvm_ir.openmp.hashing import hash_of
from tests.translation.llvm_ir_campaign import MARK, mlir_translate
from tests.translation.openmp_programs import programs
from tests.translation.test_llvm_ir import mlir_translate as installed

START = "; ModuleID"


def translated(program: str) -> str:
    module = parse(program, Context(), "<stdin>")
    module.verify()
    return translate_to_llvm_ir(module)


@pytest.mark.skipif(installed() is None, reason="mlir-translate (LLVM 22) is not installed")
def test_each_clause_is_translated_as_by_mlir_translate() -> None:
    both = []
    for program, may_be_refused in programs():
        try:
            both.append((program, translated(program)))
        except DiagnosticError as error:
            if not may_be_refused:
                message = error.diagnostics[0].message
                text, errors = mlir_translate(program)
                said = re.search(r"error: (.*)", errors)
                assert text is None, program
                assert message == (said[1] if said else errors.split("\n")[0]), program
    # A location in a program that is one of many has the line in all of them.
    theirs, errors = mlir_translate(
        MARK.join([program for program, _ in both]), "--split-input-file"
    )
    assert theirs is not None, errors
    texts = theirs.split(START)[1:]
    different = [
        program
        for (program, mine), text in zip(both, texts, strict=True)
        if without_lines(mine).rstrip() != without_lines(START + text).rstrip()
    ]
    assert not different, "\n".join(different[:3])


def without_lines(text: str) -> str:
    """The text without the files and lines in names of target regions, which are others in one of many programs."""
    return re.sub(r"__omp_offloading_\w+_f_l\d+", "__omp_offloading_f", text)


@pytest.mark.parametrize(
    ("name", "hashed"),
    [
        ("a", 0x517C61F8),
        ("a.f", 0xF39AC207),
        ("<stdin>", 0x1818DA40),
        ("foo10.f90", 0xE87062F1),
        ("/a/b/longer_file_name.f90", 0x9BBD4DB5),
        ("/a/b/longer_file_name_and_more_of_it.f90", 0xEFD72F94),
        ("zq" * 40, 0xAA6A37AB),
    ],
)
def test_files_that_are_not_there_have_the_hash_of_llvm(name: str, hashed: int) -> None:
    assert hash_of(name.encode()) & 0xFFFFFFFF == hashed


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (
            "llvm.func @f(%p: !llvm.ptr) { omp.parallel allocate(%p : !llvm.ptr -> %p : !llvm.ptr) "
            "{ omp.terminator }\n llvm.return }",
            "not yet implemented: Unhandled clause allocate in omp.parallel operation",
        ),
        (
            "llvm.func @f() { omp.workshare { omp.terminator }\n llvm.return }",
            "not yet implemented: omp.workshare",
        ),
        (
            "module attributes {omp.is_target_device = true} { llvm.func @f() "
            "attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} "
            "{ omp.parallel { omp.terminator }\n llvm.return } }",
            "omp.parallel cannot be translated for a device",
        ),
        (
            'module attributes {omp.target_triples = ["amdgcn"]} { llvm.func @f() '
            "{ omp.target { omp.terminator }\n llvm.return } }",
            "omp.target cannot be translated where devices are named",
        ),
    ],
)
def test_what_has_no_translation_is_refused(program: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as raised:
        translated(program)
    assert raised.value.diagnostics[0].message == message
