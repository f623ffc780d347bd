"""The limits of programs that run hold before the work is done and before the memory is asked for."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.interpreter.values import indices_in_ranges, number_of
from tests.interpreting.random_limits import SECONDS
from tests.limited import run_limited

_HERE = Path(__file__).parent
_CASES = [
    part.partition("// CHECK:")[::2]
    for part in (_HERE / "limits.txt").read_text().split("// -----\n")
]


@pytest.mark.parametrize("program, expected", _CASES, ids=range(len(_CASES)))
def test_programs_that_ask_for_much_are_answered(program: str, expected: str) -> None:
    ended = run_limited(["ods-run"], text=program, seconds=20)
    found = (ended.output + ended.errors).strip().splitlines()
    shown = found[0].partition("error: ")[2] or found[0] if found else ""
    assert shown == expected.strip()


def test_random_programs_that_ask_for_much_are_answered() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.interpreting.random_limits", "0", "60"],
        cwd=_HERE.parents[1],
        capture_output=True,
        text=True,
        timeout=30 * SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.mark.parametrize(
    "option, message",
    [
        ("--max-steps=10", "exceeds the limit of 10 steps for the whole program"),
        ("--max-elements=10", "makes more than the limit of 10 elements"),
        ("--max-depth=2", "nests deeper than the limit of 2 regions and calls"),
    ],
)
def test_each_limit_has_an_option(option: str, message: str) -> None:
    program = (
        "func.func @main(%n: index) -> index {\n"
        "  %0 = arith.constant 0 : index\n"
        "  %big = arith.cmpi ugt, %n, %0 : index\n"
        "  %t = tensor.empty() : tensor<4xi8>\n"
        "  %r = scf.if %big -> index {\n"
        "    %1 = arith.constant 1 : index\n"
        "    %m = arith.subi %n, %1 : index\n"
        "    %c = func.call @main(%m) : (index) -> index\n"
        "    scf.yield %c : index\n"
        "  } else {\n    scf.yield %n : index\n  }\n"
        "  return %r : index\n}\n"
    )
    assert run_limited(["ods-run", "-", "5"], text=program).output == "0\n"
    ended = run_limited(["ods-run", option, "-", "5"], text=program)
    assert ended.code == 1
    assert message in ended.errors


_RANGES = st.lists(
    st.builds(range, st.integers(-3, 3), st.integers(-3, 6), st.integers(1, 3)), max_size=4
)


@given(_RANGES)
def test_indices_are_those_of_the_product(ranges: list[range]) -> None:
    expected = list(product(*ranges))
    assert list(indices_in_ranges(ranges)) == expected
    assert number_of(ranges) == len(expected)
