"""Wrong programs are refused with CIRCT's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse

HEADER = (
    "hw.module @m(in %a : i8, in %b : i4, in %c : i1, in %s : !hw.struct<x: i8, y: i4>, in %v : !hw.array<4xi8>,"
    " in %clk : !seq.clock) {\n"
)
LINES = [
    line.split(" // ")
    for line in Path(__file__).with_name("refusals.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.filterwarnings("ignore::UserWarning")  # of checks that nobody has written
@pytest.mark.parametrize(("operation", "message"), LINES)
def test_wrong_operations_are_refused(operation: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(f"{HEADER}{operation}\nhw.output\n}}", context).verify()
    assert message in [diagnostic.message for diagnostic in refused.value.diagnostics]
