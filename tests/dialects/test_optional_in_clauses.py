"""Optional attributes in the clauses of an `oilist`: the keyword of the clause may stand without them, as in MLIR."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

PROGRAM = "func.func @f() {{\n  {0}\n  return\n}}\n"
READ = [
    "vector.print str",
    "vector.print str punctuation <no_punctuation>",
    "vector.print punctuation <comma>",
]


def printed(line: str) -> str:
    return print_ir(parse(PROGRAM.format(line), Context()))


def test_keyword_alone() -> None:
    assert "    vector.print\n" in printed(READ[0])


def test_clause_behind_a_keyword_alone() -> None:
    assert "    vector.print punctuation <no_punctuation>\n" in printed(READ[1])


def test_clause_twice() -> None:
    with pytest.raises(ParseError, match="`str` clause can appear at most once"):
        printed('vector.print str str "a"')


@requires_oracle
@pytest.mark.parametrize("line", READ)
def test_as_in_mlir(line: str) -> None:
    assert printed(line).rstrip() == mlir_opt(PROGRAM.format(line)).rstrip()
