"""Wrong programs are refused with Triton's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse

HEADER = """
#b = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#b4 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [2, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#h = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf16>, %p: tensor<8x!tt.ptr<f32>>, %m: tensor<8xi1>, %c: tensor<4x4xf32>, %i: i32,
    %t: tensor<128x2xf32, #b>, %d: !tt.tensordesc<16x16xf32>, %w: !ttg.memdesc<4x8xf32, #s, #ttg.shared_memory>,
    %k: !ttg.memdesc<1xi64, #s1, #ttg.shared_memory, mutable>, %k2: !ttg.memdesc<2xi64, #s1, #ttg.shared_memory, mutable>, %z: i1,
    %ma: !ttg.memdesc<128x64xf16, #n, #ttg.shared_memory, mutable>,
    %mb: !ttg.memdesc<64x128xf16, #n, #ttg.shared_memory, mutable>,
    %md: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>,
    %mh: tensor<128x128xf32, #h>, %pi8: !tt.ptr<i8>, %l: i64,
    %rows: !tt.tensordesc<1x64xf16, #n>, %index: tensor<128xi32>) {
"""
LINES = [
    line.split(" // ")
    for line in Path(__file__).with_name("refusals.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("operation", "message"), LINES)
def test_wrong_operations_are_refused(operation: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(f"{HEADER}{operation}\ntt.return\n}}\n}}", context).verify()
    messages = [diagnostic.message for diagnostic in refused.value.diagnostics]
    assert message in [text.partition("\n")[0] for text in messages]
