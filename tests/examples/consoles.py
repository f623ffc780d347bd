"""The commands in the consoles of a README, with what they print."""

from __future__ import annotations

import re
from pathlib import Path

_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)


def commands(readme: Path) -> list[tuple[str, str]]:
    """Each command, and the lines that follow it up to the next."""
    found: list[tuple[str, str]] = []
    for console in _CONSOLE.findall(readme.read_text("utf-8")):
        for part in re.split(r"^\$ ", console, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found
