"""OpenACC in LLVM IR: operations on data of a device, as mlir-translate writes or refuses them, or better."""

from __future__ import annotations

import re

import pytest

from odsgen.runtime import DiagnosticError
from tests.translation.llvm_ir_campaign import MARK, mlir_translate
from tests.translation.openacc_programs import programs
from tests.translation.test_llvm_ir import mlir_translate as installed
from tests.translation.test_openmp import START, translated


@pytest.mark.skipif(installed() is None, reason="mlir-translate (LLVM 22) is not installed")
def test_data_is_translated_as_by_mlir_translate() -> None:
    both, refused = [], {}
    for program in programs():
        try:
            both.append((program, translated(program)))
        except DiagnosticError as error:
            refused[program] = error.diagnostics[0].message
    for program, message in refused.items():
        text, errors = mlir_translate(program)
        assert text is None, program
        said = re.search(r"error: (.*)", errors)
        assert said is not None and said[1].endswith(message), program
    theirs, errors = mlir_translate(
        MARK.join([program for program, _ in both]), "--split-input-file"
    )
    assert theirs is not None, errors
    texts = theirs.split(START)[1:]
    different = [
        program
        for (program, mine), text in zip(both, texts, strict=True)
        if without_places(mine).rstrip() != without_places(START + text).rstrip()
    ]
    assert not different, "\n".join(different[:3])
    assert len(both) > 50


def without_places(text: str) -> str:
    """The text without lines of the input, which are others in one of many programs."""
    text = re.sub(r'c";[^"]*<stdin>[^;]*;(\w+);\d+;\d+;;\\00"', r"\1", text)
    return re.sub(r"\[\d+ x i8\]|(?<=i32 0, i32 2, i32 0, )i32 \d+", "", text)


TWICE = """llvm.func @f(%a: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : !llvm.ptr) varType(f32) -> !llvm.ptr
  acc.exit_data dataOperands(%0 : !llvm.ptr)
  llvm.return
}
"""


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_tables_have_room_for_all_that_is_passed(count: int) -> None:
    end = "  acc.delete accPtr(%0 : !llvm.ptr)\n"
    text = translated(TWICE.replace("  llvm.return", end * count + "  llvm.return"))
    assert f"%.offload_baseptrs = alloca [{count} x ptr]" in text
    assert f"@.offload_maptypes = private unnamed_addr constant [{count} x i64]" in text
    assert f"@__tgt_target_data_end_mapper(ptr @1, i64 -1, i32 {count}," in text


def test_arguments_of_blocks_in_a_region_with_data_get_their_values() -> None:
    text = translated("""llvm.func @f(%a: !llvm.ptr, %n: i64) {
  %0 = acc.create varPtr(%a : !llvm.ptr) varType(f32) -> !llvm.ptr
  acc.data dataOperands(%0 : !llvm.ptr) {
    llvm.br ^bb1(%n : i64)
  ^bb1(%m: i64):
    llvm.store %m, %a : i64, !llvm.ptr
    acc.terminator
  }
  llvm.return
}
""")
    assert "phi i64 [ %1, %acc.data ]" in text


@pytest.mark.parametrize(
    "use",
    [
        "llvm.store %n, %0 : i64, !llvm.ptr",
        "%1 = acc.copyin varPtr(%0 : !llvm.ptr) varType(f32) -> !llvm.ptr\n"
        "acc.enter_data dataOperands(%1 : !llvm.ptr)",
    ],
)
def test_addresses_on_the_device_are_refused_elsewhere(use: str) -> None:
    program = (
        "llvm.func @f(%a: !llvm.ptr, %n: i64) {\n"
        f"%0 = acc.create varPtr(%a : !llvm.ptr) varType(f32) -> !llvm.ptr\n{use}\nllvm.return\n}}"
    )
    with pytest.raises(DiagnosticError, match="an address on the device is not known to the host"):
        translated(program)


def test_operations_outside_of_functions_are_refused() -> None:
    program = (
        "%0 = llvm.mlir.zero : !llvm.ptr\n"
        "%1 = acc.create varPtr(%0 : !llvm.ptr) varType(f32) -> !llvm.ptr\n"
        "acc.enter_data dataOperands(%1 : !llvm.ptr)\n"
    )
    with pytest.raises(DiagnosticError, match=r"acc\.enter_data is translated in functions only"):
        translated(program)
