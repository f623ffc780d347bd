"""A newcomer's mistakes in specs: `cases/specs.txt` has each with all that is said of it, place, words and hint."""

from __future__ import annotations

import re

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors
from tests.authoring.tables import Mistake, table


def said_of(mistake: Mistake) -> str:
    """The rendered errors of a spec."""
    try:
        load_dialect_text(mistake.written, "t.yaml")
    except SpecErrors as errors:
        folders = r" in '[^']*dialect_specs'$"  # where the installation has them
        return re.sub(folders, "", errors.render(), flags=re.M) + "\n"
    return "nothing\n"


@pytest.mark.parametrize("mistake", table("specs.txt"), ids=lambda mistake: mistake.title)
def test_said(mistake: Mistake) -> None:
    assert said_of(mistake) == mistake.said
    assert "error: " in mistake.said and "^" in mistake.said
