"""Specs with a word changed, lost or added: whatever it is, it loads or is refused with places, and never in another way."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from odsgen.ods import load_dialect_text
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "spec-language.md"
TEXTS: list[str] = re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
TEXTS += [
    (resource_directory("dialect_specs") / f"{name}.yaml").read_text("utf-8")
    for name in ("cf", "func", "toy")
]
TOKEN = re.compile(r"[A-Za-z_$]\w*|[^\w\s]|\d+")
WORDS = sorted({word for text in TEXTS for word in TOKEN.findall(text)}) + [
    "\0", "\u2028", "é", "\t", "'", '"', "|", ">", "&a ", "*a ", "!x ", "1e999", ".nan", "$T",
    "$$", "<>", "`", "[{", "}]", "---", "? ", "\n", "\n  ",
]  # fmt: skip


def mutated(generator: random.Random) -> str:
    text = generator.choice(TEXTS)
    for _ in range(generator.choice([1, 1, 2, 4])):
        tokens = [match.span() for match in TOKEN.finditer(text)]
        if not tokens:
            break
        start, end = generator.choice(tokens)
        match generator.randrange(6):
            case 0 | 1 | 2:
                text = text[:start] + generator.choice(WORDS) + text[end:]
            case 3:
                text = text[:start] + text[end:]
            case 4:
                text = text[:start] + generator.choice(WORDS) + text[start:]
            case _:
                lines = text.split("\n")
                first, second = generator.randrange(len(lines)), generator.randrange(len(lines))
                lines[first], lines[second] = lines[second], lines[first]
                text = "\n".join(lines)
    return text


@pytest.mark.parametrize("seed", range(20))
def test_a_changed_spec_loads_or_is_refused(seed):
    generator = random.Random(seed)
    for _ in range(40):
        text = mutated(generator)
        try:
            load_dialect_text(text, "mutated.yaml")
        except SpecErrors as errors:
            assert errors.diagnostics
            assert all(diagnostic.place is not None for diagnostic in errors.diagnostics)
            assert errors.render()


@pytest.mark.parametrize("name", ["cf", "toy"])
def test_a_truncated_spec_loads_or_is_refused(name):
    text = (resource_directory("dialect_specs") / f"{name}.yaml").read_text("utf-8")
    for end in range(0, len(text), 37):
        try:
            load_dialect_text(text[:end], "truncated.yaml")
        except SpecErrors as errors:
            assert all(diagnostic.place is not None for diagnostic in errors.diagnostics)
