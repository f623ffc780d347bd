"""docs/reference/rewriting.md: what is refused there (tests/coverage runs the other examples)."""

from __future__ import annotations

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors
from tests.coverage.documents import sections

REFUSED = [
    (block.text, section.blocks[index + 1].text)
    for section in sections("reference/rewriting.md")
    for index, block in enumerate(section.blocks)
    if block.kind == "yaml refused"
]


@pytest.mark.parametrize("text, expected", REFUSED)
def test_refused_example_says_what_the_page_says(text, expected):
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "shop.yaml")
    assert caught.value.render() + "\n" == expected


def test_there_are_such_examples():
    assert REFUSED
