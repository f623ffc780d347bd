"""The places of a spec that name one definition, or one part of an operation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from odsgen.lsp.spec.index import Context, Scalar
from odsgen.lsp.spec.names import PARTS, SECTIONS, SpecNames

# Values in which a word is no name of a definition.
_OTHER_WORDS = frozenset(
    "summary description message cpp_predicate assembly_format text mnemonic dialect imports "
    "dependencies hooks cpp_namespace class_name accessor".split()
)
# The mnemonics of operations are words like others: too many places look as if they named one.
_SECTIONS = tuple(section for section in SECTIONS if section != "ops")


@dataclass(frozen=True, slots=True)
class Renaming:
    """The spans of a name, that of the definition first, and the names that another one must not have."""

    spans: tuple[tuple[int, int], ...]
    taken: frozenset[str]


def renaming_at(names: SpecNames, word: str, context: Context) -> Renaming | None:
    """The places that name the same as the word at a place; None if that is defined elsewhere, or nothing."""
    index = names.index
    path = context.path
    name = word.removeprefix("$")
    if path[:1] in (("ops",), ("op_classes",)) and len(path) > 2:
        section, owner = str(path[0]), str(path[1])
        is_key = context.is_key and len(path) == 4 and path[2] in PARTS
        if is_key or word.startswith("$") or path[2] == "traits":
            part = names.parts(section, owner).get(name)
            if part is not None and part[0] is index:
                return _of_part(names, part[2])
    is_definition = context.is_key and len(path) == 2
    if context.is_key and not is_definition or word.startswith("$"):
        return None
    if not context.is_key and path[-1:] and _has_other_words(path):
        return None
    for section in _SECTIONS:
        if (section, name) in index.keys and (not is_definition or path[:1] == (section,)):
            return _of_definition(names, section, name)
    return None


def _has_other_words(path: Iterable[str | int]) -> bool:
    return any(step in _OTHER_WORDS for step in path)


def _of_definition(names: SpecNames, section: str, name: str) -> Renaming:
    index = names.index
    key = index.keys[section, name]
    spans = [*_in_scalar(index.text, key, rf"\b{re.escape(name)}\b")]
    for scalar in index.scalars:
        if not scalar.is_key and not _has_other_words(scalar.path[2:] or scalar.path):
            spans += _in_scalar(index.text, scalar, rf"(?<![\w$.]){re.escape(name)}(?!\w)")
    taken = {other for s in SECTIONS for other in index.children(s)}
    return Renaming(tuple(spans), frozenset(taken))


def _of_part(names: SpecNames, path: tuple[str, ...]) -> Renaming:
    """The places that name a part: `$name` where it is known, and the name itself in lists of traits."""
    index = names.index
    section, owner, _, name = path
    spans = [*_in_scalar(index.text, index.keys[path], rf"\b{re.escape(name)}\b")]
    owners = {(section, owner)} | set(_extending(names, section, owner))
    taken: set[str] = set()
    for other_section, other in owners:
        taken |= names.parts(other_section, other).keys()
    for scalar in index.scalars:
        if scalar.is_key or scalar.path[:2] not in owners or len(scalar.path) < 3:
            continue
        if scalar.path[-1] in ("summary", "description", "message", "cpp_predicate"):
            continue
        pattern = rf"(?<=\$){re.escape(name)}(?!\w)"
        if scalar.path[2] == "traits":
            pattern = rf"(?<![\w.]){re.escape(name)}(?!\w)"
        spans += _in_scalar(index.text, scalar, pattern)
    return Renaming(tuple(spans), frozenset(taken))


def _extending(names: SpecNames, section: str, owner: str) -> Iterator[tuple[str, str]]:
    """The operations and op classes that extend an op class."""
    for other_section in ("ops", "op_classes") if section == "op_classes" else ():
        for other in names.index.children(other_section):
            classes = names.with_classes(other_section, other)
            if any(
                s == section and n == owner and index is names.index for s, n, index, _ in classes
            ):
                yield other_section, other


def _in_scalar(text: str, scalar: Scalar, pattern: str) -> Iterator[tuple[int, int]]:
    for match in re.finditer(pattern, text[scalar.start : scalar.end]):
        yield scalar.start + match.start(), scalar.start + match.end()
