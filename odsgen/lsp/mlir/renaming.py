"""Other names for values, blocks, symbols and aliases, where MLIR's rules allow them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from odsgen.lsp.answers import RenameRefused
from odsgen.lsp.mlir.chunk import Chunk, Name
from odsgen.runtime.parser.recording import ScopeRecord

_VALUE = re.compile(r"[%^](?:[0-9]+|[A-Za-z$._-][\w$.-]*)", re.ASCII)
_SYMBOL = re.compile(r"@[A-Za-z_][\w$.]*", re.ASCII)
# With a dot it would be a type or an attribute of a dialect.
_ALIAS = re.compile(r"[#!][A-Za-z_][\w$]*", re.ASCII)
_SPELLINGS = {"%": _VALUE, "^": _VALUE, "@": _SYMBOL, "#": _ALIAS, "!": _ALIAS}


def renamed_name(chunk: Chunk, token: int) -> Name | None:
    """The name at a token, if the chunk defines it."""
    occurrence = chunk.occurrence_at(token)
    if occurrence is None or occurrence.name.definition is None:
        return None
    return occurrence.name


def checked_name(chunk: Chunk, token: int, new_name: str) -> tuple[Name, str]:
    """The name at a token, and its new token; the new name may come without its sigil.

    Raises RenameRefused for a name that is spelled wrongly, that is taken, or that would mean something else somewhere.
    """
    name = renamed_name(chunk, token)
    if name is None:
        raise RenameRefused(f"'{chunk.tokens[token]}' is not defined here")
    sigil = "@" if name.kind == "symbol" else chunk.tokens[token][0]
    new = sigil + new_name.removeprefix(sigil)
    if _SPELLINGS[sigil].fullmatch(new) is None:
        article = "an" if name.kind == "attribute alias" else "a"
        raise RenameRefused(f"'{new}' cannot be the name of {article} {name.kind}")
    if like(chunk.tokens[token], new) != chunk.tokens[token] and _is_taken(chunk, name, new):
        raise RenameRefused(f"the name '{new}' is taken")
    return name, new


def like(token: str, new: str) -> str:
    """The new token where another one stood: a symbol's name is a string where `sym_name` has it."""
    return f'"{new[1:]}"' if token[0] == '"' else new


def _is_taken(chunk: Chunk, name: Name, new: str) -> bool:
    match name.kind:
        case "value":
            return any(new in scope.values for scope in _seen_together(chunk, name))
        case "block":
            return any(
                new in scope.blocks
                for scope in chunk.parser.scope_records
                if any(place == name.definition for place, _ in scope.blocks.values())
            )
        case "symbol":
            return chunk.symbol_is_taken(name, new)
        case _:
            return new in chunk.parser.alias_places


def _seen_together(chunk: Chunk, name: Name) -> Iterator[ScopeRecord]:
    """The scopes in which another value of the name of a value could not be told from it: around its own, and inside."""
    scopes = chunk.parser.scope_records
    own = next(
        (s for s in scopes if any(place == name.definition for place, _ in s.values.values())), None
    )
    if own is None:
        return
    yield from _around(own)
    for scope in scopes:
        if scope is not own and own in _around(scope):
            yield scope


def _around(scope: ScopeRecord) -> Iterator[ScopeRecord]:
    """A scope and those whose values can be used in it."""
    current: ScopeRecord | None = scope
    while current is not None:
        yield current
        current = None if current.isolated else current.parent
