"""Every refusal of mlir-tblgen, with its message: what a spec is told, and what mlir-tblgen says of the same."""

from __future__ import annotations

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors
from tests.ods.format.tablegen import requires_tablegen
from tests.ods.refusals.as_tablegen import as_tablegen, generators
from tests.ods.refusals.mlir_tblgen import ask
from tests.ods.refusals.table import MARKER, Refusal, read_table

TABLES = (
    "formats_of_operations.yaml",
    "formats_of_definitions.yaml",
    "operations.yaml",
    "definitions.yaml",
    "enums.yaml",
    "language.yaml",
)
REFUSALS = [refusal for name in TABLES for refusal in read_table(name)]


def _name(refusal: Refusal) -> str:
    return f"{refusal.file}: {refusal.message[:60]}"


@pytest.mark.parametrize("refusal", REFUSALS, ids=_name)
def test_a_spec_is_refused_in_the_words_of_mlir_at_its_place(refusal: Refusal):
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(refusal.spec, "t.yaml")
    first, *others = caught.value.diagnostics
    assert first.message == refusal.message
    assert (first.line, first.column) == refusal.place
    assert tuple(other.message for other in others) == refusal.also
    if refusal.hint is not None:
        assert first.hint == refusal.hint


@requires_tablegen
@pytest.mark.parametrize("refusal", REFUSALS, ids=_name)
def test_mlir_tblgen_refuses_the_same(refusal: Refusal):
    records = refusal.tablegen or as_tablegen(refusal.spec)
    which = [refusal.generator] if refusal.generator else generators(refusal.spec)
    answer = ask(which, records)
    assert answer.message == refusal.mlir_message
    if answer.from_here is not None:
        if refusal.mlir_place is not None:
            assert refusal.mlir_place == "start of the format"
        else:
            assert refusal.marked.partition(MARKER)[2].startswith(answer.from_here.rstrip())


def test_another_text_than_that_of_mlir_has_a_reason():
    assert [r.message for r in REFUSALS if r.mlir is not None and not r.reason] == []
