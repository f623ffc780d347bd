"""The parts of the campaign that need no mlir-opt: seeds, mutations, the table of a document."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bundled import IMPORTED
from tests.differential.agreement_table import Row, read_rows, with_rows, write_rows
from tests.differential.mutations import Mutator
from tests.differential.seeds import seeds

_LOOP = """func.func @f(%n: index, %m: memref<4x?xf32>) {
  %c = arith.constant 1 : index
  scf.for %i = %c to %n step %c {
    memref.store %x, %m[%c, %i] {nontemporal = true} : memref<4x?xf32>
  }
  return
}
"""


def test_the_same_seed_makes_the_same_programs() -> None:
    made = list(Mutator("memref", [_LOOP], Random(5)).programs(40))
    assert made == list(Mutator("memref", [_LOOP], Random(5)).programs(40))
    assert len(made) == 40
    assert {program.subject for program in made} == {"memref.store"}
    assert len({program.variation for program in made}) > 5
    assert all(program.text != _LOOP for program in made)


def test_a_type_changes_everywhere_or_at_one_place() -> None:
    texts = [p.text for p in Mutator("memref", [_LOOP], Random(1)).programs(300)]
    both = [t for t in texts if "memref<4x?xf32>" not in t and t.count("memref<") == 2]
    assert both
    assert any(t.count("memref<4x?xf32>") == 1 for t in texts)


def test_nothing_is_made_of_texts_without_the_dialect() -> None:
    assert list(Mutator("linalg", [_LOOP], Random(1)).programs(10)) == []


@pytest.mark.parametrize("dialect", ["scf", "linalg", "memref", "vector", "llvm", "gpu"])
def test_there_are_seeds_of_a_dialect(dialect: str) -> None:
    found = seeds(dialect)
    assert found == seeds(dialect)
    assert any(f"{dialect}." in text for text in found)


def test_most_dialects_have_seeds() -> None:
    without = [path.stem for path in IMPORTED if not seeds(path.stem)]
    assert len(without) < len(IMPORTED) / 2, without


def test_a_corpus_gives_more_seeds(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.jsonl"
    corpus.write_text('{"custom": "module {\\n  scf.made_up\\n}"}\n{"source": "refused"}\n')
    assert "module {\n  scf.made_up\n}\n" in seeds("scf", corpus)


def test_the_table_keeps_the_rows_of_other_dialects(tmp_path: Path) -> None:
    document = tmp_path / "document.md"
    document.write_text("# Title\n\ntext\n")
    write_rows(document, [Row("scf", 1000, 1, 0.99999, 0.5), Row("arith", 1000, 1, 1.0, 1.0)])
    write_rows(document, [Row("scf", 2000, 2, 0.98, 0.97)])
    text = document.read_text()
    assert text.startswith("# Title\n\ntext\n\n## Agreement with mlir-opt\n")
    assert [row.dialect for row in read_rows(text)] == ["arith", "scf"]
    assert "| scf | 2000 | 2 | 98.00 % | 97.00 % |\n" in text
    assert with_rows(text, []) == text


def test_agreement_is_never_rounded_up() -> None:
    assert str(Row("scf", 100000, 1, 0.999999, 0.98)) == "| scf | 100000 | 1 | 99.99 % | 98.00 % |"
