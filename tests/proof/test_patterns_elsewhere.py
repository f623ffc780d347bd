"""Patterns of other projects' kinds: each has the verdict that its specification says behind it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from odsgen.ods import load_dialect
from odsgen.proof.proving import Options, prove, subjects

pytest.importorskip("z3")

FOLDER = Path(__file__).parent / "patterns"
#: Those that take long at great widths; `make prove` tries all.
_OPTIONS = Options(seconds=20) if "ODSGEN_PROVE_ALL" in os.environ else Options((1, 2, 3, 8), 20)
_CASES = [
    (path, match[1], match[2])
    for path in sorted(FOLDER.glob("*.yaml"))
    for match in re.finditer(r"^  (\w+): \{source: .*\} # ([\w:. ]+)$", path.read_text(), re.M)
]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_verdicts(path: Path) -> None:
    expected = {name: verdict for file, name, verdict in _CASES if file == path}
    found = {v.name: str(v) for v in prove(subjects(load_dialect(path)), _OPTIONS)}
    assert len(expected) > 10
    for name, verdict in found.items():
        if not ("ODSGEN_PROVE_ALL" in os.environ and verdict.startswith("undecided")):
            assert verdict.startswith(expected.get(name, "proved")), (name, verdict)
