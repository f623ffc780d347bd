"""The kinds of words in a spec that a YAML grammar cannot tell: names of definitions, and the elements of formats."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from odsgen.lsp.spec.directives import directives_of
from odsgen.lsp.spec.index import Scalar
from odsgen.lsp.spec.names import PARTS, SECTIONS, SpecNames
from odsgen.lsp.token_kinds import Marked

_KINDS = {"ops": "method", "types": "type", "attributes": "decorator", "enums": "class"}
_ELEMENT = re.compile(r"`[^`\n]*`|\$\w+|[A-Za-z][\w-]*")


def marked_scalars(names: SpecNames) -> Iterator[Marked]:
    """The words of a spec, in the order of the text."""
    for scalar in names.index.scalars:
        path = scalar.path
        if scalar.is_key:
            if len(path) == 2 and path[0] in SECTIONS:
                yield scalar.start, scalar.end, _KINDS.get(str(path[0]), "class"), "definition"
            elif len(path) == 4 and path[2] in PARTS and path[0] in ("ops", "op_classes"):
                yield scalar.start, scalar.end, "parameter", "definition"
        elif path[-1:] == ("assembly_format",):
            yield from _format(names.index.text, scalar, directives_of(str(path[0])))


def _format(text: str, scalar: Scalar, directives: Container[str]) -> Iterator[Marked]:
    for match in _ELEMENT.finditer(text, scalar.start, scalar.end):
        word = match[0]
        if word[0] == "`":
            yield match.start(), match.end(), "string", ""
        elif word[0] == "$":
            yield match.start(), match.end(), "parameter", ""
        elif word in directives:
            yield match.start(), match.end(), "keyword", ""
