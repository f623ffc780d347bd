"""Wrong patterns, made by changing right ones: operands swapped, operations exchanged, conditions and flags dropped."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from odsgen.ods import DialectDef, SpecErrors, load_dialect_dict

SPEC = Path(__file__).resolve().parents[2] / "dialect_specs/arith.yaml"

#: What is written for a word of a pattern.
_EXCHANGED = {
    "addi": ("subi", "xori"),
    "subi": ("addi",),
    "muli": ("addi",),
    "andi": ("ori", "xori"),
    "ori": ("andi", "xori"),
    "xori": ("andi", "ori"),
    "extui": ("extsi",),
    "extsi": ("extui",),
    "index_cast": ("index_castui",),
    "index_castui": ("index_cast",),
    "sitofp": ("uitofp",),
    "uitofp": ("sitofp",),
    "mulf": ("divf", "addf"),
    "divf": ("mulf",),
    "add_integers": ("subtract_integers", "multiply_integers"),
    "subtract_integers": ("add_integers",),
    "multiply_integers": ("add_integers",),
    "mulsi_extended": ("mului_extended",),
    "$c0": ("$c1",),
    "$c1": ("$c0",),
    "$x": ("$y",),
    "$y": ("$x",),
    "$a": ("$b",),
    "$b": ("$a",),
    "$c": ("$b",),
    "$o1": ("$o2",),
    "none": ("nsw", "nuw"),
}
_WORD = re.compile(r"\$?\w+")


def mutants(pattern: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Changed copies of a pattern as the spec writes it."""
    results = pattern["results"] if isinstance(pattern["results"], list) else [pattern["results"]]
    for index, text in enumerate(results):
        for changed in (*exchanged(text), *swapped(text), *without_calls(text)):
            made = [*results[:index], changed, *results[index + 1 :]]
            yield {**pattern, "results": made}
    for changed in exchanged(pattern["source"]):
        yield {**pattern, "source": changed}
    where = pattern.get("where", [])
    for index in range(len(where)):
        yield {**pattern, "where": [*where[:index], *where[index + 1 :]]}


def exchanged(text: str) -> Iterator[str]:
    """The text with one word replaced by another."""
    for match in _WORD.finditer(text):
        for word in _EXCHANGED.get(match.group(), ()):
            if word.startswith("$") and word not in text:
                continue
            yield text[: match.start()] + word + text[match.end() :]


def swapped(text: str) -> Iterator[str]:
    """The text with two neighbours in an argument list changed over."""
    for start in (m.start() for m in re.finditer(r"\(", text)):
        parts = arguments(text, start)
        for (a, b), (c, d) in zip(parts, parts[1:], strict=False):
            if text[a:b] != text[c:d]:
                yield text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def arguments(text: str, start: int) -> list[tuple[int, int]]:
    """The places of the arguments of the parenthesis that begins there."""
    depth, first, found = 0, -1, []
    for position in range(start, len(text)):
        character = text[position]
        if character == "(":
            depth += 1
        if depth == 1 and character == " " and first < 0:
            first = position + 1
        if depth == 1 and character in ",)" and first >= 0:
            found.append((first, position))
            first = position + 2
        if character == ")":
            depth -= 1
            if depth == 0:
                break
    return found


def without_calls(text: str) -> Iterator[str]:
    """The text with a native call replaced by its argument."""
    yield from (
        text.replace(match.group(), match.group(1))
        for match in re.finditer(
            r"\((?:inverted_predicate|common_overflow) (\$\w+)(?:, \$\w+)?\)", text
        )
    )


def mutated_dialect(every: int = 1) -> DialectDef:
    """The arith dialect with its patterns changed, one of `every` changes; those that are no patterns are left out."""
    spec = yaml.safe_load(SPEC.read_text("utf-8"))
    patterns = {}
    made = [
        (name, mutant) for name, pattern in spec["patterns"].items() for mutant in mutants(pattern)
    ]
    for number, (name, mutant) in enumerate(made):
        if number % every == 0:
            patterns[f"{name}_{number}"] = mutant
    while True:
        spec["patterns"] = copy.deepcopy(patterns)
        try:
            return load_dialect_dict(spec)
        except SpecErrors as error:
            wrong = broken_patterns(spec, error)
            assert wrong, error
            patterns = {name: each for name, each in patterns.items() if name not in wrong}


def broken_patterns(spec: dict[str, Any], error: SpecErrors) -> set[str]:
    """The patterns in which an error has its place: a spec from mappings has the lines of its JSON."""
    import json

    lines = json.dumps(spec, indent=2, ensure_ascii=False).splitlines()
    found = set()
    for diagnostic in error.diagnostics:
        assert diagnostic.place is not None, diagnostic
        for line in reversed(lines[: diagnostic.place.line]):
            match = re.fullmatch(r'    "(\w+)": \{', line)
            if match:
                found.add(match.group(1))
                break
    return found
