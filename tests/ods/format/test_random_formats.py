"""Random formats: accepted or refused as mlir-tblgen does, and printed with the same blanks."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.ods.format import ParameterSubject, Report, parse_op_format, parse_parameter_format
from tests.ods.format.printed_sequence import cpp_sequence, sequence
from tests.ods.format.random_formats import (
    OPTIONAL_PARTS_PARTS,
    RICH_PARTS,
    op_format,
    parameter_format,
)
from tests.ods.format.subjects import OPTIONAL_PARTS, PARAMETERS, PARAMETERS_TABLEGEN, RICH, Subject
from tests.ods.format.tablegen import errors_in, op_record, requires_tablegen, run, type_record

_FORMATS_A_RUN = 150
_OP_PRINTER = re.compile(
    r"void A(\d+)::print\(::mlir::OpAsmPrinter &_odsPrinter\) \{\n(.*?)\n\}\n", re.DOTALL
)
_TYPE_PRINTER = re.compile(
    r"void A(\d+)Type::print\(::mlir::AsmPrinter &odsPrinter\) const \{\n(.*?)\n\}\n", re.DOTALL
)


def _collected() -> tuple[list[tuple[str, int]], Report]:
    """A list of messages with their places, and what to report to for it to be filled."""
    errors: list[tuple[str, int]] = []

    def report(message: str, offset: int, note: str | None) -> None:
        errors.append((message, offset))

    return errors, report


@requires_tablegen
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("subject", "parts"), [(RICH, RICH_PARTS), (OPTIONAL_PARTS, OPTIONAL_PARTS_PARTS)]
)
def test_operations_as_mlir_tblgen(subject: Subject, parts: list[str], seed: int):
    random = Random(seed)
    formats = [op_format(random, parts) for _ in range(_FORMATS_A_RUN)]
    output, lines = run("-gen-op-defs", [op_record(i, f, subject) for i, f in enumerate(formats)])
    refused = errors_in(lines)
    printers = {int(number): body for number, body in _OP_PRINTER.findall(output)}
    for number, format in enumerate(formats):
        errors, report = _collected()
        tree = parse_op_format(format, subject.subject, report)
        assert next((e for e, _ in errors), None) == refused.get(number), format
        if tree is not None:
            assert sequence(tree.elements) == cpp_sequence(printers[number]), format
    assert len(refused) < _FORMATS_A_RUN / 2


@requires_tablegen
@pytest.mark.parametrize("seed", range(2))
def test_types_as_mlir_tblgen(seed: int):
    random = Random(seed)
    formats = [parameter_format(random) for _ in range(_FORMATS_A_RUN)]
    records = [type_record(i, f, PARAMETERS_TABLEGEN) for i, f in enumerate(formats)]
    output, lines = run("-gen-typedef-defs", records)
    refused = errors_in(lines)
    printers = {int(number): body for number, body in _TYPE_PRINTER.findall(output)}
    for number, format in enumerate(formats):
        errors, report = _collected()
        subject = ParameterSubject(f"A{number}", PARAMETERS.parameters)
        tree = parse_parameter_format(format, subject, report)
        assert next((e for e, _ in errors), None) == refused.get(number), format
        if tree is not None:
            assert sequence(tree.elements) == cpp_sequence(printers[number]), format
    assert len(refused) < _FORMATS_A_RUN / 2


_PIECES = [
    *RICH_PARTS,
    *'` ` `a` `<` ( ) ? : ^ , | " $ custom<A> ref type oilist attr-dict struct params'.split(),
]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=12).map(" ".join) | st.text(max_size=40))
def test_no_text_is_too_strange(text: str):
    for is_op in (True, False):
        errors, report = _collected()
        tree = (
            parse_op_format(text, RICH.subject, report)
            if is_op
            else parse_parameter_format(text, PARAMETERS, report)
        )
        assert (tree is None) == bool(errors)
        assert all(0 <= offset <= len(text) for _, offset in errors)
