"""The README as a package index shows it: without links to files, which are not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def without_links_to_files(text: str) -> str:
    """The Markdown with `name (path)` in the place of a link to a file; fenced blocks are left as they are."""
    parts = _FENCED.split(text)
    parts[::2] = (_LINK.sub(_named, part) for part in parts[::2])
    return "".join(parts)


def _named(link: re.Match[str]) -> str:
    name, target = link.groups()
    if "://" in target:
        return link.group()
    return name if name.strip("`") == target else f"{name} ({target})"


class CustomMetadataHook(MetadataHookInterface):
    """Gives hatch the long description."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": without_links_to_files(readme),
        }
