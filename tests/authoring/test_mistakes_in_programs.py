"""A newcomer's mistakes in programs: `cases/programs.txt` has each with all that is said of it, in MLIR's words where it has them."""

from __future__ import annotations

import re

import pytest

from odsgen.runtime import Context, DiagnosticError, parse
from tests.authoring.tables import Mistake, table


def said_of(mistake: Mistake) -> str:
    """The diagnostics with their lines and notes."""
    try:
        parse(mistake.written, Context(), filename="x.mlir").verify()
    except DiagnosticError as error:
        return re.sub("Available dialects: .*? ;", "Available dialects: … ;", f"{error}\n")
    return "nothing\n"


@pytest.mark.parametrize("mistake", table("programs.txt"), ids=lambda mistake: mistake.title)
def test_said(mistake: Mistake) -> None:
    assert said_of(mistake) == mistake.said
    assert mistake.said.startswith("x.mlir:")
