"""Parts of TableGen that an import does not keep as they are, with the reasons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Loss:
    """A part of a definition that was left out, or replaced by something that says less."""

    section: str  # of the spec: "ops"
    definition: str  # its name there; empty for what concerns the dialect
    what: str  # "the builder 'from_context' is left out"
    reason: str

    def __str__(self) -> str:
        owner = f"'{self.definition}': " if self.definition else ""
        return f"{owner}{self.what}: {self.reason}"
