"""Files of 50 MB: read, verified and printed in a time and memory that grow with the size alone.

These tests take minutes: they run where the environment variable ODSGEN_LARGE is set, as in
`ODSGEN_LARGE=1 make test ARGS=tests/runtime/test_hostile_large.py`.  Measured on a machine of 2026, one core: 1.1 million
operations in 9 s and 1.7 GB.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

MEGABYTES = 50
MOST_SECONDS = 900  # a multiple of what an idle machine needs
MOST_GIGABYTES = 6

pytestmark = pytest.mark.skipif(
    not os.environ.get("ODSGEN_LARGE"), reason="slow: set ODSGEN_LARGE=1 to run it"
)

_PROGRAM = """
import resource, sys
from odsgen.runtime import Context, ParseError, parse, print_ir

size = int(sys.argv[1]) * 1_000_000
{text}
resource.setrlimit(resource.RLIMIT_AS, ({gigabytes} << 30, {gigabytes} << 30))
try:
    module = parse(text, Context(allow_unregistered=True))
except ParseError as error:
    print("refused", len(str(error)))
else:
    module.verify()
    print("printed", len(print_ir(module)))
"""

_TEXTS = {
    "operations": (
        "lines = ['func.func @f(%a: i32) -> i32 {', '%0 = arith.constant 1 : i32']\n"
        "lines += [f'%{i} = arith.addi %{i - 1}, %a : i32' for i in range(1, size // 40)]\n"
        "text = '\\n'.join([*lines, f'return %{size // 40 - 1} : i32 }}'])",
        "printed",
    ),
    "functions": (
        "body = 'func.func @f%d(%%a: i32) -> i32 {\\ncf.br ^b(%%a : i32)\\n^b(%%b: i32):\\nreturn %%b : i32\\n}\\n'\n"
        "text = ''.join(body % i for i in range(size // len(body)))",
        "printed",
    ),
    "cut off": (
        "text = 'func.func @f(%a: i32) {\\n' + '  \"a.b\"(%a) : (i32) -> ()\\n' * (size // 26)",
        "refused",
    ),
    "elements": (
        "count = size // 8\n"
        'text = f\'"a.b"() {{x = dense<[{", ".join(map(str, range(count)))}]> : tensor<{count}xi32>}} : () -> ()\'',
        "printed",
    ),
    "hexadecimal": (
        'text = f\'"a.b"() {{x = dense<"0x{"01" * (size // 2)}"> : tensor<{size // 2}xi8>}} : () -> ()\'',
        "printed",
    ),
    "string": ('text = f\'"a.b"() {{x = "{"y" * size}"}} : () -> ()\'', "printed"),
    "open string": ("text = '\"' + 'y' * size", "refused"),
    "NUL": ("text = '\\0' * size", "printed"),
    "brackets": ("text = '[' * size", "refused"),
    "open regions": ("text = '\"a.b\"() ({\\n' * (size // 10)", "refused"),
}


@pytest.mark.parametrize("name", _TEXTS)
def test_large_file(name: str) -> None:
    text, outcome = _TEXTS[name]
    program = _PROGRAM.replace("{text}", text).replace("{gigabytes}", str(MOST_GIGABYTES))
    process = subprocess.run(
        [sys.executable, "-c", program, str(MEGABYTES)],
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
        check=False,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    assert process.stdout.split()[0] == outcome
