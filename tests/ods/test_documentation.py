"""The reference of the spec language: every example on the page is loaded (tests/coverage runs them)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec.model import DialectSpec

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "spec-language.md"
BLOCKS = re.findall(r"^```(\w+)( refused)?\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
SPECS = [text for language, refused, text in BLOCKS if language == "yaml" and not refused]


def name(text: str) -> str:
    match = re.search(r"^dialect: (\w+)", text, re.M)
    assert match is not None, "an example is a whole spec"
    return match.group(1)


def test_there_are_examples():
    assert len(SPECS) > 15


@pytest.mark.parametrize("text", SPECS, ids=name)
def test_example_loads(text):
    dialect = load_dialect_text(text, "example.yaml")
    assert dialect.name == name(text)


def test_every_key_of_the_language_is_documented():
    page = "\n".join(path.read_text("utf-8") for path in sorted(PAGE.parents[1].rglob("*.md")))
    missing = [
        key for key in DialectSpec.model_fields if f"`{key}`" not in page and f"{key}:" not in page
    ]
    assert not missing
    for model in DialectSpec.model_json_schema()["$defs"].values():
        for key in model.get("properties", ()):
            assert f"`{key}`" in page or f"{key}:" in page, (model["title"], key)
