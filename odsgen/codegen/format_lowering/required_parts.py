"""The required parts that a format reads in groups alone: text that leaves out such a group is refused."""

from __future__ import annotations

from odsgen.codegen.python.expressions import Literal, Name
from odsgen.codegen.python.steps import Steps, refuse


class RequiredParts:
    """The variables of required parts that only a custom directive of a group reads, and where they are known to be read."""

    def __init__(self) -> None:
        self._parts: dict[Name, str] = {}  # the variable → what it holds, for the error
        #: The variables known to be read: outside of all groups, and in each group around the place.
        self._read: list[set[Name]] = [set()]

    def declare(self, local: Name, part: str) -> None:
        """A group reads the variable; it is None where the text leaves out the group."""
        self._parts[local] = part

    def note_read(self, local: Name) -> None:
        """The variable is read from here on to the end of the group around."""
        self._read[-1].add(local)

    def enter_group(self) -> None:
        """Enter a group: variables that are read from here to its end are known to be read there alone."""
        self._read.append(set())

    def leave_group(self) -> None:
        self._read.pop()

    def require_all(self) -> Steps:
        """Refuse the text if a required part was left out; after the last element."""
        return tuple(step for local in self._parts for step in self.require(local))

    def require(self, local: Name) -> Steps:
        """Refuse the text if it has left out the group that gives the variable."""
        part = self._parts.get(local)
        if part is None or any(local in read for read in self._read):
            return ()
        self.note_read(local)
        message = f"lacks {part}: it stands in a group that was left out"
        return (refuse(local.is_none(), Literal(message)),)
