"""`examples/lowering/times.py`: the interpreter, native code and NumPy agree, and the table has their times."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lowering" / "times.py"


def test_the_table_has_three_times_that_are_of_the_same_results() -> None:
    pytest.importorskip("llvmlite")
    process = subprocess.run(
        [sys.executable, str(EXAMPLE), "7"], capture_output=True, text=True, check=True
    )
    head, *rows = process.stdout.splitlines()
    assert head.split() == ["interpreter", "native", "NumPy"]
    assert [row.split()[0] for row in rows] == ["product", "sums"]
    assert all(len(re.findall(r"\d+\.\d{3} ms", row)) == 3 for row in rows)
