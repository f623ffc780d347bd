"""Every refusal of mlir-tblgen, with its message: what a spec is told, and what mlir-tblgen says of the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors
from tests.ods.format.tablegen import requires_tablegen, tablegen
from tests.ods.refusals.as_tablegen import as_tablegen, generators
from tests.ods.refusals.mlir_tblgen import ask
from tests.ods.refusals.table import FOLDER, MARKER, Refusal, read_table

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


# --- what cannot arise, and what is not about specs ----------------------------------------------------------------------


@dataclass(frozen=True)
class Unreachable:
    """A refusal that no spec can provoke."""

    mlir: str
    tablegen: str
    reason: str
    generator: str = "-gen-op-defs"
    spec: str | None = None  # what takes its place


UNREACHABLE = [
    Unreachable(**entry)
    for entry in yaml.safe_load((FOLDER / "unreachable.yaml").read_text(encoding="utf-8"))
]


@requires_tablegen
@pytest.mark.parametrize("refusal", UNREACHABLE, ids=lambda r: r.mlir[:60])
def test_mlir_tblgen_refuses_what_no_spec_can_say(refusal: Unreachable):
    assert ask([refusal.generator], refusal.tablegen).message == refusal.mlir


@pytest.mark.parametrize("refusal", [r for r in UNREACHABLE if r.spec], ids=lambda r: r.mlir[:60])
def test_what_takes_its_place_is_accepted(refusal: Unreachable):
    load_dialect_text(f"dialect: t\n{refusal.spec}", "t.yaml")


_STRING = re.compile(rb"[\x20-\x7e]{6,}(?=\x00)")
_CODE = re.compile(r"::|;\s*$|\{$|^\s*(?://|#|/\*|if |return |for |auto |let |def |<<)|\\n")
_HELP = re.compile(r"Generate|Options for|Print|Emit|The |Regex|Strip|Mark|Only keep")


def _texts(program: Path) -> set[str]:
    return {found.group().decode() for found in _STRING.finditer(program.read_bytes())}


@requires_tablegen
def test_every_text_of_mlir_tblgen_is_in_a_table():
    """The strings of mlir-tblgen that llvm-tblgen lacks and that read like a sentence."""
    found = tablegen()
    assert found is not None
    program = Path(found[0]).resolve()
    llvm = program.with_name(program.name.replace("mlir-", "llvm-"))
    if not llvm.exists():
        pytest.skip("llvm-tblgen is not beside mlir-tblgen")
    sentences = {
        text
        for text in _texts(program) - _texts(llvm)
        if re.search(r"[a-z]{2,} [a-z]{2,}", text)
        and not _CODE.search(text)
        and not _HELP.match(text)
    }
    assert len(sentences) > 200
    said = [r.mlir_message for r in REFUSALS if r.mlir_message] + [r.mlir for r in UNREACHABLE]
    groups = yaml.safe_load((FOLDER / "elsewhere.yaml").read_text(encoding="utf-8"))
    elsewhere = {text for group in groups for text in group["texts"]}

    def is_said(text: str) -> bool:
        parts = map(re.escape, re.split(r"\{\d\}", text))
        pattern = re.compile(".*".join(parts))
        return any(pattern.search(message) for message in said)

    assert {text for text in sentences if not is_said(text)} - elsewhere == set()
    assert {text for text in elsewhere if is_said(text)} == set()
