"""A program of a few lines loads few modules: what it does not need is imported when somebody asks for it."""

from __future__ import annotations

import subprocess
import sys

#: The most modules that five lines of func and arith may load, and their lines: each may only become smaller.
MOST_MODULES = 105
MOST_LINES = 21_700

PROGRAM = '''
import sys
from pathlib import Path

from odsgen.runtime import Context, parse, print_ir

text = """module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    return %0 : i32
  }
}
"""
module = parse(text, Context())
module.verify()
assert print_ir(module) == text
for name, loaded in sorted(sys.modules.items()):
    if name.partition(".")[0] in ("odsgen", "odsgen_dialects"):
        print(name, Path(loaded.__file__).read_text("utf-8").count("\\n"))
'''


def loaded_modules() -> dict[str, int]:
    """The modules of ours that the program loads, with their lines."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    return {name: int(lines) for name, lines in map(str.split, run.stdout.splitlines())}


#: What no such program needs: errors, bytecode, dominance in a block, aliases, locations …
NOT_NEEDED = {
    "odsgen.bytecode.encoding",
    "odsgen.runtime.builtin.nested_locations",
    "odsgen.runtime.floats.semantics",
    "odsgen.runtime.interfaces.data_layout",
    "odsgen.runtime.ir.dominance",
    "odsgen.runtime.ir.hook_faults",
    "odsgen.runtime.ir.symbol_uses",
    "odsgen.runtime.ir.type_traits",
    "odsgen.runtime.parser.locations",
    "odsgen.runtime.parser.properties",
    "odsgen.runtime.printer.alias_collector",
    "odsgen.runtime.printer.elements",
    "odsgen.runtime.printer.locations",
    "odsgen.runtime.registry.dialect_folders",
    "odsgen.runtime.registry.hook_checks",
    "odsgen.runtime.registry.import_failures",
}


def test_five_lines_load_few_modules() -> None:
    loaded = loaded_modules()
    assert not NOT_NEEDED & loaded.keys()
    largest = sorted(loaded.items(), key=lambda item: -item[1])[:10]
    assert len(loaded) <= MOST_MODULES, sorted(loaded)
    assert sum(loaded.values()) <= MOST_LINES, largest
