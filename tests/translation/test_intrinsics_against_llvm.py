"""Every operation that is an intrinsic or an instruction by its spec: its text is that of mlir-translate."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from odsgen.runtime import Context, parse
from odsgen.translation.llvm_ir import translate_to_llvm_ir
from tests.bundled import CHECKOUT
from tests.translation.programs_of_intrinsics import operations, programs

MLIR_TRANSLATE = Path("/usr/lib/llvm-22/bin/mlir-translate")

#: Programs that mlir-translate accepts are compared for one operation, up to these.
COMPARED = 3

#: The operations of which no program that is made is valid; `llvm_ir/intrinsics.mlir` and `targets.mlir` have them.
WITHOUT_PROGRAM = {
    "nvvm": {
        "convert.f6x2.to.f16x2",
        "convert.f8x2.to.bf16x2",
        "convert.f8x2.to.f16x2",
        "dot.accumulate.2way",
        "dot.accumulate.4way",
    },
    "rocdl": {
        "mfma.scale.f32.16x16x128.f8f6f4",
        "mfma.scale.f32.32x32x64.f8f6f4",
        "wmma.scale.f32.16x16x128.f8f6f4",
        "wmma.scale16.f32.16x16x128.f8f6f4",
    },
    "llvm": {
        "intr.coro.begin",
        "intr.coro.free",
        "intr.coro.id",
        "intr.coro.suspend",
        "intr.lifetime.end",
        "intr.lifetime.start",
        "intr.matrix.multiply",
        "intr.matrix.transpose",
        "intr.threadlocal.address",
        "intr.vastart",
        "intr.vp.inttoptr",
        "intr.vp.sext",
        "intr.vp.trunc",
        "intr.vp.zext",
        "resume",
    },
}


def translated(text: str) -> dict[int, str]:
    """By the number of the function what mlir-translate makes of each part of a text that it accepts."""
    command = [str(MLIR_TRANSLATE), "--mlir-to-llvmir", "-split-input-file", "-"]
    made = subprocess.run(command, input=text, capture_output=True, text=True, check=False).stdout
    found = {}
    for part in re.split(r"^(?=; ModuleID)", made, flags=re.MULTILINE)[1:]:
        number = re.search(r"^define .*@f(\d+)\(", part, re.MULTILINE)
        if number is not None:
            found[int(number[1])] = part.partition("\n// -----\n")[0].rstrip()
    return found


@pytest.mark.skipif(
    not MLIR_TRANSLATE.exists(), reason="no mlir-translate: apt-get install mlir-22-tools"
)
@pytest.mark.parametrize("dialect", ["arm_neon", "arm_sme", "arm_sve", "llvm", "nvvm", "rocdl"])
def test_the_text_is_that_of_mlir_translate(dialect: str) -> None:
    ops = list(operations(CHECKOUT / "dialect_specs" / f"{dialect}.yaml"))
    listed = [(op.mnemonic, program) for op in ops for program in programs(op)]
    texts = [program.replace("@f(", f"@f{place}(") for place, (_, program) in enumerate(listed)]
    expected = translated("// -----\n".join(texts))
    compared = {op.mnemonic: 0 for op in ops}
    for place, (mnemonic, _) in enumerate(listed):
        if place in expected and compared[mnemonic] < COMPARED:
            text = translate_to_llvm_ir(parse(texts[place], Context()))
            assert text.rstrip() == expected[place], texts[place]
            compared[mnemonic] += 1
    left = {mnemonic for mnemonic, count in compared.items() if not count}
    assert left == WITHOUT_PROGRAM.get(dialect, set())
