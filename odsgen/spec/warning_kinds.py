"""The warnings that odsgen gives of a spec, by name: what each says, and which command tells of it.

A spec silences one by its key `allow`, with a reason; `docs/reference/spec-language.md` has this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class WarningSource(Enum):
    """Command that finds a warning; only where that was asked, one that is allowed can be told to be there for nothing."""

    FORMATS = "formats"  # whenever a spec is loaded: check, generate, watch, the language server
    HOOKS = "hooks"  # of a package: generate --check and check -o
    EXPORT = "export"  # to TableGen or IRDL


@dataclass(frozen=True, slots=True)
class WarningKind:
    """A warning: its name in brackets behind the message, and what it means."""

    name: str
    source: WarningSource
    meaning: str


def _table(*kinds: WarningKind) -> Mapping[str, WarningKind]:
    return {kind.name: kind for kind in kinds}


def _of_format(name: str, meaning: str) -> WarningKind:
    return WarningKind(name, WarningSource.FORMATS, meaning)


#: That an entry of `allow` silences nothing.
UNUSED_ALLOW = "unused-allow"

WARNINGS = _table(
    _of_format("greedy-element", "an element of a format goes on over the literal behind it"),
    _of_format("ambiguous-absence", "what follows an element that may be absent is read in its place"),
    _of_format("empty-list", "a list of nothing prints what cannot be read"),
    _of_format("joined-words", "two words are printed without a blank between them"),
    _of_format("unprinted-clause", "no variable says that a clause is there"),
    _of_format("hidden-element", "an element is not printed where the anchor of its group is absent"),
    _of_format("unseen-group", "a group begins with an element that may be absent where it is printed"),
    _of_format("uncounted-types", "the number of inferred types is unknown when they are read"),
    _of_format("bit-enum-keyword", "several bits of an enum are printed as one text and read as one keyword"),
    _of_format("null-attribute", "an absent attribute is printed as `<<NULL ATTRIBUTE>>`"),
    _of_format("stripped-attribute", "an attribute that may be absent is written without its mnemonic"),
    _of_format("unknown-operation", "a trait names an operation of another dialect which nobody can find"),
    _of_format("unknown-hook", "`written_hooks` lists a hook that the spec does not ask for"),
    WarningKind("unused-hook", WarningSource.HOOKS, "somebody has written a hook that the spec does not declare"),
    WarningKind("not-exported", WarningSource.EXPORT, "something of the spec cannot be said in TableGen, C++ or IRDL"),
    _of_format(UNUSED_ALLOW, "an entry of `allow` silences nothing; it cannot be allowed itself"),
)  # fmt: skip
