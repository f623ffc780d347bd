"""Tables of mistakes as text: each case is a title, what someone writes, and all that is said of it.

=== a title
what is written
--- said
what is said
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_CASES = Path(__file__).parent / "cases"


@dataclass(frozen=True, slots=True)
class Mistake:
    """One row of a table."""

    title: str
    written: str
    said: str


def table(name: str) -> list[Mistake]:
    """The rows of `cases/<name>`."""
    found = []
    for part in (_CASES / name).read_text("utf-8").split("=== ")[1:]:
        title, _, rest = part.partition("\n")
        written, _, said = rest.partition("--- said\n")
        found.append(Mistake(title, written, said))
    assert len({mistake.title for mistake in found}) == len(found)
    return found


def write_table(name: str, mistakes: list[Mistake]) -> None:
    """Write the rows anew: for those who changed a message, and read what has become of it."""
    parts = (f"=== {m.title}\n{m.written}--- said\n{m.said}" for m in mistakes)
    (_CASES / name).write_text("".join(parts), "utf-8")
