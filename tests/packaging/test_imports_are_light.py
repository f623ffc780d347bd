"""What a generated dialect needs at run time: the standard library and odsgen's runtime, nothing else."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
before = set(sys.modules)
import {module}
loaded = {{name.split(".")[0] for name in set(sys.modules) - before}}
foreign = loaded - set(sys.stdlib_module_names) - {{"odsgen", "odsgen_dialects"}}
inner = {{".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("odsgen.")}}
print(sorted(foreign), sorted(inner - {allowed}))
"""


@pytest.mark.parametrize(
    ("module", "allowed"),
    [
        ("odsgen", set()),
        ("odsgen.runtime", {"odsgen.runtime"}),
        ("odsgen_dialects.builtin", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.func", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.arith", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen_dialects.cf", {"odsgen.runtime", "odsgen.dialects"}),
        ("odsgen.cli.ods_opt", {"odsgen.cli"}),
    ],
)
def test_loads_only_the_standard_library_and_ourselves(module: str, allowed: set[str]) -> None:
    program = PROGRAM.format(module=module, allowed=allowed or "set()")
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert process.stderr == ""
    assert process.stdout == "[] []\n"
