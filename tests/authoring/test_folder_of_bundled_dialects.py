"""The bundled packages, given as a folder of packages, are the classes that `import odsgen_dialects` gives."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from pathlib import Path
from importlib.util import find_spec

from odsgen.runtime import Context, parse

folder = Path(find_spec("odsgen_dialects").origin).parent
module = parse("func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 return }", Context(dialect_path=[folder]))
print(*sorted({type(op).__module__ for op in module.walk()}))
from odsgen_dialects import arith
print(any(isinstance(op, arith.AddIOp) for op in module.walk()))
"""


def test_one_set_of_classes() -> None:
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120
    )
    assert process.stdout.splitlines() == [
        "odsgen_dialects.arith.ops odsgen_dialects.builtin.ops odsgen_dialects.func.ops",
        "True",
    ], process.stderr
