"""Which imported patterns the language of specs takes: they are resolved, and what is refused is left out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from odsgen.ods import load_dialect_text
from odsgen.ods.resolve.imports import ImportFinder
from odsgen.spec.errors import SpecErrors

_SECTIONS = ("native_calls", "pattern_constraints", "patterns")
_SECTION = re.compile(r'  "(\w+)":')
_ENTRY = re.compile(r'    ("(?:[^"\\]|\\.)+"):')
_OPERATOR = re.compile(r"\(([A-Za-z_]\w*)[:\s)]")


def refused_patterns(
    spec: Mapping[str, Any],
    mentioned: Mapping[str, Collection[str]],
    leave_to_hook: Callable[[str], bool],
) -> dict[str, str]:
    """The patterns that are refused, with the reason.

    A constraint whose predicate is refused is left to its hook first: ``leave_to_hook`` changes it in the spec.  A pattern
    that mentions operations of a dialect whose spec is not at hand (``mentioned``: the dialects of each pattern) is not
    looked at.
    """
    finder = ImportFinder()
    imports = [name for name in spec.get("imports", ()) if finder.find(name, None) is not None]
    known = {*imports, spec["dialect"]}
    trial = {**spec, "imports": imports}
    trial["patterns"] = {
        name: pattern
        for name, pattern in spec["patterns"].items()
        if known.issuperset(mentioned.get(name, ()))
    }
    errors = _errors(trial)
    wrong = [name for section, name in errors if section == "pattern_constraints"]
    changed = [name for name in wrong if leave_to_hook(name)]
    if changed:
        errors = _errors(trial)
    found = {name: message for (section, name), message in errors.items() if section == "patterns"}
    for name, pattern in trial["patterns"].items():
        for called in called_by(pattern):
            for section in ("native_calls", "pattern_constraints"):
                if (section, called) in errors:
                    found.setdefault(name, errors[section, called])
    return found


def called_by(pattern: Mapping[str, Any]) -> frozenset[str]:
    """The native calls and constraints of a pattern, by name."""
    texts: list[str] = []
    for key in ("source", "results", "where", "supplemental"):
        written = pattern.get(key, ())
        texts += [written] if isinstance(written, str) else written
    return frozenset(name for text in texts for name in _OPERATOR.findall(text))


def _errors(spec: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    """What is wrong with the entries of the sections, by section and name; the first thing of each."""
    text = json.dumps(spec, indent=2, ensure_ascii=False)
    try:
        load_dialect_text(text)
    except SpecErrors as error:
        diagnostics = error.diagnostics
    else:
        return {}
    owners: list[tuple[str, str]] = []
    section = name = ""
    for line in text.split("\n"):
        if (match := _SECTION.match(line)) is not None:
            section, name = match[1], ""
        elif (match := _ENTRY.match(line)) is not None:
            name = json.loads(match[1])
        owners.append((section, name))
    found: dict[tuple[str, str], str] = {}
    for diagnostic in diagnostics:
        if diagnostic.line is not None and diagnostic.line <= len(owners):
            owner = owners[diagnostic.line - 1]
            if owner[0] in _SECTIONS:
                found.setdefault(owner, diagnostic.message)
    return found
