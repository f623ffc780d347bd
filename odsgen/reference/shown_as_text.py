"""An extension of Python-Markdown for texts that anybody may have written: HTML in them is shown, not followed.

Links lead to the web, to a mail address, or to where the page stands; those of other schemes, `javascript:` among them, go. Lines
`<a id="name"></a>` stay what they are: places to link to.
"""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from markdown.util import AMP_SUBSTITUTE

if TYPE_CHECKING:
    from markdown import Markdown

_PLACE = re.compile(r'<a id="([\w.-]+)"></a>(?:\n|$)')
_SCHEME = re.compile(r"[^/?#]*:")
_HARMLESS = re.compile(r"(?:https?|mailto):", re.I)


class ShownAsText(Extension):
    """HTML is text, and links have a scheme that runs nothing."""

    def extendMarkdown(self, md: Markdown) -> None:
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")
        md.parser.blockprocessors.register(_Place(md.parser), "place", 200)
        # After inline texts have become elements, and nothing is escaped by Python-Markdown any more.
        md.treeprocessors.register(_Links(md), "links", -5)


class _Place(BlockProcessor):
    """A line that is a place to link to, in front of a heading."""

    def test(self, parent: Element, block: str) -> bool:
        return _PLACE.match(block) is not None

    def run(self, parent: Element, blocks: list[str]) -> None:
        block = blocks.pop(0)
        found = _PLACE.match(block)
        assert found is not None
        place = Element("div", {"id": found[1]})
        parent.append(place)
        if rest := block[found.end() :]:
            blocks.insert(0, rest)


class _Links(Treeprocessor):
    """Takes links and pictures of other schemes away."""

    def run(self, root: Element) -> None:
        for element in root.iter():
            for name in ("href", "src"):
                if not _is_harmless(element.get(name) or ""):
                    del element.attrib[name]


def _is_harmless(address: str) -> bool:
    """Whether a browser, which reads references such as `&#106;` and drops blanks, finds no scheme but these."""
    address = re.sub(r"[\s\x00-\x1f]", "", unescape(address.replace(AMP_SUBSTITUTE, "&")))
    return not _SCHEME.match(address) or _HARMLESS.match(address) is not None


def makeExtension(**options: object) -> Extension:
    """Makes the extension, for Python-Markdown."""
    return ShownAsText()
