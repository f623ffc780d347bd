"""The commands of docs/howto/conversion.md: programs that our passes lower alone, translated and run by LLVM."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir

CHECKOUT = Path(__file__).parents[2]
TRANSLATE, RUN = (shutil.which(tool) for tool in ("mlir-translate-22", "lli-22"))
COMMANDS = re.findall(
    r"^\$ ods-opt (--[^\n]*) (examples/\S+) \| mlir-translate-22 --mlir-to-llvmir \| lli-22\n(.*?)^```$",
    (CHECKOUT / "docs" / "howto" / "conversion.md").read_text("utf-8"),
    flags=re.S | re.M,
)

IDS = [f"{Path(path).stem}-{options.count('--')}" for options, path, _ in COMMANDS]


def lowered(options: str, path: str) -> str:
    module = parse((CHECKOUT / path).read_text("utf-8"), Context(), filename=path)
    passes = ",".join(option.removeprefix("--") for option in options.split())
    PassManager.parse(f"builtin.module({passes})").run(module)
    module.verify()
    return print_ir(module)


def test_there_are_commands():
    assert len(COMMANDS) == 3


@pytest.mark.parametrize(("options", "path", "expected"), COMMANDS, ids=IDS)
def test_only_llvm_is_left(options, path, expected):
    module = parse(lowered(options, path), Context())
    assert {op.dialect_name for op in module.walk()} == {"builtin", "llvm"}


@pytest.mark.skipif(TRANSLATE is None or RUN is None, reason="LLVM 22 is not installed")
@pytest.mark.parametrize(("options", "path", "expected"), COMMANDS, ids=IDS)
def test_the_program_prints_what_it_must(options, path, expected):
    assert TRANSLATE is not None and RUN is not None
    translated = subprocess.run(
        [TRANSLATE, "--mlir-to-llvmir"],
        input=lowered(options, path).encode(),
        capture_output=True,
        check=True,
        timeout=60,
    )
    ran = subprocess.run(
        [RUN], input=translated.stdout, capture_output=True, check=True, timeout=60
    )
    assert ran.stdout.decode() == expected
