"""Versions of StableHLO (docs: compatibility): `1.20.0`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_TEXT: Final = re.compile(r"([0-9]+)\.([0-9]+)\.([0-9]+)\Z", re.ASCII)

#: The longest number that is read; longer ones belong to no version.
_MAX_DIGITS: Final = 9


class Version(NamedTuple):
    """A version, by whose numbers it is compared."""

    major: int
    minor: int
    patch: int

    @classmethod
    def parse(cls, text: str) -> Version | None:
        """The version that a text means; None if it means none."""
        match = _TEXT.match(text)
        if match is None or max(map(len, match.groups())) > _MAX_DIGITS:
            return None
        return cls(*map(int, match.groups()))

    @classmethod
    def current(cls) -> Version:
        """The version of the dialect as this package has it."""
        return CURRENT

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}"

    @property
    def bytecode_version(self) -> int:
        """The version of the bytecode format that programs for readers of this version have."""
        found = 0
        for since, version in _BYTECODE_VERSIONS:
            if self >= since:
                found = version
        return found


CURRENT: Final = Version(1, 20, 0)
MINIMUM: Final = Version(0, 9, 0)

#: Since when files have a version of the bytecode format.
_BYTECODE_VERSIONS: Final = (
    (Version(0, 10, 0), 1),
    (Version(0, 12, 0), 3),
    (Version(0, 14, 0), 4),
    (Version(0, 15, 0), 6),
)
