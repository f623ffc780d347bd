"""`docs/howto/kernels.md`: each row of the table of idioms builds, in ours, a program that verifies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "kernels.md"

#: What each row of the table is about, and its last column.
ROWS = re.findall(
    r"^\| ([^|]+) \| `[^|]+` \| `[^|]+` \| `([^|]+)` \|$", PAGE.read_text(encoding="utf-8"), re.M
)

#: A function around a row, where the row is HERE.
FUNCTION = """
from odsgen.building import inside
from odsgen.runtime import Builder
from odsgen.runtime.builtin.types import MemRefType, f32, i32, index
from odsgen_dialects import arith, builtin, cf, func, memref, scf
from odsgen_dialects.arith import CmpIPredicate

with (module := builtin.module()):
    body = func.func("around", [i32, i32, MemRefType.get([8, 8], f32), index])
    a, b, m, i = body.block.arguments
    j, x = i, a
    block = body.add_block([i32])
    with inside(block):
        func.return_([])
    with body:
        op = arith.addi(a, b).owner
        HERE
        cf.br([a], block)
module.op.verify()
"""

#: What some rows stand in: a loop of its end, what fills the block of a `with`.
AROUND = {
    "func.func": "with Builder.before(body.op), HERE:\n            func.return_([])",
    "body.add_block": "with inside(HERE):\n            func.return_([])",
    "with inside": "block.last.erase()\n        HERE\n            func.return_([])",
    "with (total": "HERE\n            scf.yield_([s])",
    "with": "HERE\n            arith.constant(1, i32)",
    "scf.yield_": "with scf.for_(0, 8, 1, iter_args=[x]) as (i, s):\n            HERE",
    "cf.br": "with inside(body.add_block()):\n            HERE",
}


def program(idiom: str) -> str:
    """A program with the row in it."""
    around = next((text for start, text in AROUND.items() if idiom.startswith(start)), "HERE")
    if idiom == "module.op.verify()":  # which every program ends with
        around = "pass"
    return FUNCTION.replace("HERE", around.replace("HERE", idiom))


def test_the_table_is_read() -> None:
    assert len(ROWS) == 16


@pytest.mark.parametrize("idiom", [pytest.param(idiom, id=about) for about, idiom in ROWS])
def test_idiom_builds(idiom: str) -> None:
    exec(program(idiom), {})
