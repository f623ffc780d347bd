"""The layout of specs: two spaces a level, `- ` below its key, one space in flow mappings; all else is the author's.

Quotes, blank lines, comments, the order of keys and what stands on one line stay as they are written; a comment behind
something keeps its column.
"""

from __future__ import annotations

import io
import re

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from odsgen.places import SpecSource
from odsgen.spec.errors import spec_error
from odsgen.spec.loader import load_tree

#: Lines are broken where the author breaks them.
_UNLIMITED = 2**31


def formatted(source: SpecSource) -> str:
    """The text of a spec in the one layout.

    Raises SpecErrors for what is no YAML of a spec, and where the layout would change more than white space.
    """
    tree = load_tree(source)
    try:
        text = _laid_out(source.text)
    except (
        YAMLError,
        ValueError,
        LookupError,
        RecursionError,
    ) as error:  # `-_` is a fault of ruamel.yaml's
        problem = str(error).partition("\n")[0]
        raise spec_error(f"cannot lay out the spec: {problem}", source.place(0)) from None
    if load_tree(SpecSource(text, source.file)) != tree or _ink(text) != _ink(source.text):
        offset = _first_difference(source.text, text)
        raise spec_error(
            "the layout would change more than white space here",
            source.place(offset),
            hint="write this in another way, for example a character in place of its escape",
        )
    return text


def _laid_out(text: str) -> str:
    yaml = YAML(typ="rt")
    yaml.preserve_quotes = True
    yaml.width = _UNLIMITED
    yaml.indent(mapping=2, sequence=4, offset=2)
    output = io.StringIO()
    yaml.dump(yaml.load(text), output)
    return output.getvalue()


def _ink(text: str) -> str:
    """The characters that are not white space."""
    return re.sub(r"\s+", "", text)


def _first_difference(old: str, new: str) -> int:
    """The offset in `old` of the first character that `new` doesn't have in its place, white space aside."""
    ink = _ink(new)
    seen = 0
    for offset, character in enumerate(old):
        if character.isspace():
            continue
        if seen == len(ink) or ink[seen] != character:
            return offset
        seen += 1
    return max(len(old) - 1, 0)
