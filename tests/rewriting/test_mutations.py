"""Patterns that are cut up and put together anew are refused with a diagnostic, or become Python that compiles."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from odsgen.codegen.generate import dialect_files
from odsgen.ods import load_dialect_dict
from odsgen.spec import SpecErrors

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))
_PART = re.compile(r"\$?[\w.]+|[():,<>|]|\"[^\"]*\"|'[^']*'|\s+")
_MORE = """either variadic location returnType replaceWithValue unset $_ $x__0 $x__1 I32 AnyType 0 'text' ( ) : , < >
    (location$x) (returnType$x) ConstantLikeMatcher HasNoUseOf""".split()


def mutated(text: str, pool: list[str], choose: random.Random) -> str:
    parts = _PART.findall(text)
    for _ in range(choose.randint(1, 4)):
        at = choose.randrange(len(parts) + 1)
        match choose.randrange(3):
            case 0:
                parts[at : at + 1] = [choose.choice(pool)]
            case 1:
                parts.insert(at, f" {choose.choice(pool)} ")
            case _:
                del parts[at : at + 1]
    return "".join(parts)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_pattern_is_a_crash(path):
    choose = random.Random(path.stem)
    spec: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    patterns = list(spec["patterns"].values())
    texts = [t for p in patterns for t in [p["source"], *_listed(p["results"])]]
    pool = [*(part for text in texts for part in _PART.findall(text)), *_MORE]
    made = 0
    for _ in range(8 if "imports" in spec else max(40, 200 // len(patterns))):
        changed = []
        for pattern in patterns:
            pattern = dict(pattern)
            if choose.random() < 0.5:
                pattern["source"] = mutated(pattern["source"], pool, choose)
            results = _listed(pattern["results"])
            pattern["results"] = [
                mutated(text, pool, choose) if choose.random() < 0.6 else text for text in results
            ]
            if choose.random() < 0.2:
                pattern["supplemental"] = [mutated(choose.choice(texts), pool, choose)]
            if choose.random() < 0.3:
                pattern["where"] = [mutated("($x) == HasNoUseOf $x.type", pool, choose)]
            changed.append(pattern)
        for pattern in changed:
            try:
                dialect = load_dialect_dict({**spec, "patterns": {"Mutated": pattern}})
            except SpecErrors:
                continue
            files = dialect_files(dialect, "odsgen_dialects.{}".format)
            compile(files["patterns.py"], "patterns.py", "exec")
            made += 1
    assert made


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value
