"""Spellings of older programs that mlir-opt still reads."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir
from tests.differential.comparison import Program, disagreements
from tests.oracle import requires_oracle

_PROGRAMS = [
    '%i = "x.i"() : () -> index\n"memref.alloc"(%i) {older} : (index) -> memref<?xf32>\n'.replace(
        "{older}", sizes
    )
    for sizes in (
        "{operand_segment_sizes = array<i32: 1, 0>}",
        "<{operand_segment_sizes = array<i32: 1, 0>}>",
        "<{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>}>",
        "<{operandSegmentSizes = array<i32: 1, 0>}> {operand_segment_sizes = array<i32: 0, 1>}",
        "{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>}",
        "{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = 3}",
        "<{operand_segment_sizes = array<i32: 1>}>",
        "<{operand_segment_sizes = 3}>",
        "{operand_segment_sizes = 3}",
        "<{operandSegmentSizes = array<i32: 1, 0>}> {result_segment_sizes = 3}",
    )
]
_RESULTS = '"pdl_interp.get_users"() {result_segment_sizes = array<i32: 1>} : () -> i32\n'


@requires_oracle
def test_segment_sizes_are_read_as_by_mlir_opt() -> None:
    programs = [Program(text, "memref.alloc", "older") for text in (*_PROGRAMS, _RESULTS)]
    found, accepted = disagreements(programs)
    assert found == []
    assert len(accepted) > 3


def test_the_older_name_of_segment_sizes_becomes_todays() -> None:
    text = print_ir(parse(_PROGRAMS[0], Context(allow_unregistered=True)), generic=True)
    assert "<{operandSegmentSizes = array<i32: 1, 0>}> :" in text
    assert "operand_segment_sizes" not in text


def test_sizes_that_do_not_convert_are_refused_as_properties() -> None:
    with pytest.raises(ParseError, match="expected DenseI32ArrayAttr for key `value`"):
        parse(_PROGRAMS[7], Context(allow_unregistered=True))
