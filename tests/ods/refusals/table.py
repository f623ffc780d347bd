"""The table of refusals: one entry for each message of mlir-tblgen, in the `.yaml` files of this folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

MARKER = "‸"
"""Stands before the character that a diagnostic points at."""

FOLDER = Path(__file__).parent

_HEADER = "dialect: t\n"


@dataclass(frozen=True)
class Refusal:
    """A spec that is refused, and what mlir-tblgen says of its TableGen."""

    file: str
    message: str  # of our first diagnostic, at the marker
    marked: str  # the spec, with the marker
    also: tuple[str, ...] = ()  # our other diagnostics
    hint: str | None = None
    mlir: str | None = None  # what mlir-tblgen says, where it is another text
    reason: str | None = None  # why it is another text, or none at all
    tablegen: str | None = None  # where the spec alone does not say it
    generator: str | None = None
    mlir_place: str | None = (
        None  # "start of the format": mlir-tblgen points there, we at what is wrong
    )

    @property
    def spec(self) -> str:
        return _HEADER + self.marked.replace(MARKER, "")

    @property
    def place(self) -> tuple[int, int]:
        """Line and column of the marker."""
        before = (_HEADER + self.marked).split(MARKER)[0]
        return before.count("\n") + 1, len(before) - before.rfind("\n")

    @property
    def mlir_message(self) -> str | None:
        """None where mlir-tblgen has nothing to say."""
        if self.mlir is None:
            return self.message
        return None if self.mlir == "nothing" else self.mlir


def read_table(name: str) -> list[Refusal]:
    text = (FOLDER / name).read_text(encoding="utf-8")
    found = []
    for entry in yaml.safe_load(text):
        message, marked = entry.pop("message"), entry.pop("spec")
        also = tuple(entry.pop("also", ()))
        found.append(Refusal(Path(name).stem, message, marked, also, **entry))
    return found
