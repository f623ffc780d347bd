"""Completion in specs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lsprotocol import types

from odsgen.lsp.positions import TextPositions
from odsgen.lsp.spec.directives import directives_of
from odsgen.lsp.spec.index import Context, context_at
from odsgen.lsp.spec.index import Path as KeyPath
from odsgen.lsp.spec.names import SpecNames
from odsgen.ods.resolve.imports import ImportFinder
from odsgen.spec.validation import key_description, known_keys

_WORD = re.compile(r"\$?[\w-]*\Z")
_NAME = re.compile(r"\w*\Z")

_Item = tuple[str, types.CompletionItemKind, str | None, str | None]


def completions(
    names: SpecNames, offset: int, positions: TextPositions
) -> list[types.CompletionItem]:
    """The completions at an offset of the text."""
    text = positions.text
    context = context_at(text, offset)
    if context is None:
        return []
    in_format = context.path[-1:] == ("assembly_format",) and not context.is_key
    has_dashes = in_format or context.path[-2:-1] == ("allow",)
    match = (_WORD if has_dashes else _NAME).search(context.before)
    word = match[0] if match is not None else ""
    edit_range = positions.range(offset - len(word), offset)
    items = {}
    for label, kind, detail, documentation in _offered(names, context, in_format):
        if label.startswith(word) and label not in items:
            contents = documentation and types.MarkupContent(
                types.MarkupKind.Markdown, documentation
            )
            items[label] = types.CompletionItem(
                label=label,
                kind=kind,
                detail=detail,
                documentation=contents or None,
                filter_text=label,
                text_edit=types.TextEdit(edit_range, label),
            )
    return list(items.values())


def _offered(names: SpecNames, context: Context, in_format: bool) -> Iterator[_Item]:
    if context.is_key:
        yield from _keys(context.path[:-1])
    elif in_format:
        yield from _format(names, context)
    elif context.path[:1] == ("imports",):
        file = names.file or Path("spec.yaml")
        for name in ImportFinder().available(file):
            yield name, types.CompletionItemKind.Module, "dialect", None
    else:
        if "\n" not in context.before:  # the first key of a mapping, which could be a value, too
            yield from _keys(context.path)
        for meaning in names.offered(context):
            yield meaning.name, types.CompletionItemKind.Class, meaning.kind, meaning.text


def _keys(parent: KeyPath) -> Iterator[_Item]:
    for key in known_keys(parent):
        description = key_description((*parent, key))
        yield key, types.CompletionItemKind.Property, None, description


def _format(names: SpecNames, context: Context) -> Iterator[_Item]:
    if context.before.count("`") % 2:
        return  # inside a literal
    section, owner = str(context.path[0]), str(context.path[1])
    for name, (index, _, path) in names.parts(section, owner).items():
        constraint = index.value(*path) or index.value(*path, "constraint")
        yield f"${name}", types.CompletionItemKind.Variable, constraint, None
    for directive, meaning in directives_of(section).items():
        yield directive, types.CompletionItemKind.Keyword, "directive", meaning
