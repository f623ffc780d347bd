"""Operations of programs that were written with an older version of their dialect, which had not all arguments yet
(`since` in a spec).

An attribute or property that a later version added is not among the encoded ones, and means its default.  An operand that
was added is of variable length, and there is none of it: its segment has the size 0, where sizes are written down at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from odsgen.bytecode.errors import BytecodeError
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

OPERAND_SEGMENT_SIZES: Final = "operandSegmentSizes"


class OlderOperation:
    """The arguments that the operations of a class had in an older version."""

    __slots__ = ("op_class", "version", "is_known", "absent", "derives_sizes", "_operands")

    def __init__(self, op_class: type[Operation], version: int, is_known: bool) -> None:
        self.op_class = op_class
        self.version = version
        #: Whether the file names the version; else the number of sizes tells what it can have been.
        self.is_known = is_known
        #: The attributes and properties that were added later.
        self.absent = frozenset(name for name, since in op_class.SINCE.items() if since > version)
        #: Which of the operands there were.
        self._operands = [since <= version for since in op_class.OPERANDS_SINCE]
        #: Whether nothing but the number of operands tells the sizes of their segments, which are written down today.
        self.derives_sizes = OPERAND_SEGMENT_SIZES in self.absent

    @property
    def number_of_segments(self) -> int | None:
        """How many sizes were written down; None where that has not changed."""
        return sum(self._operands) if not all(self._operands) else None

    def expanded(self, sizes: Sequence[int]) -> tuple[int, ...]:
        """The sizes of today's segments, from those of that time."""
        if len(sizes) == len(self._operands):
            return tuple(sizes)
        since = self.op_class.OPERANDS_SINCE
        versions = (self.version,) if self.is_known else sorted(set(since), reverse=True)
        for version in versions:
            were_there = [added <= version for added in since]
            if sum(were_there) == len(sizes):
                old = iter(sizes)
                return tuple([next(old) if was_there else 0 for was_there in were_there])
        raise BytecodeError("size mismatch for operand/result_segment_size")

    def inherent(self, name: str, value: Any) -> Any:
        """An inherent attribute that stands among the discardable ones: the sizes of segments are brought up to date."""
        is_sizes = name == OPERAND_SEGMENT_SIZES and isinstance(value, DenseArrayAttr)
        if not is_sizes or value.element_type is not i32:
            return value
        return DenseArrayAttr.get(i32, self.expanded(value.numbers))

    def with_sizes(self, properties: dict[str, Any] | None, operands: int) -> dict[str, Any]:
        """The properties with the sizes of the segments of so many operands, of which one at most was of variable length."""
        variable = self.op_class.VARIABLE_OPERANDS
        sizes = [int(was_there) for was_there in self._operands]
        rest = operands - sum(sizes)
        for index in variable:
            if sizes[index]:
                sizes[index] += rest
        if sum(sizes) != operands or min(sizes) < 0:
            raise BytecodeError(
                f"'{self.op_class.OPERATION_NAME}' of version {self.version} cannot have {operands} operands"
            )
        found = dict(properties or {})
        found[OPERAND_SEGMENT_SIZES] = DenseArrayAttr.get(i32, sizes)
        return found


def older_operation(op_class: type[Operation], version: Any) -> OlderOperation | None:
    """The arguments of a class in a file of that version of its dialect; None where they are today's.

    A file that names no version was written before the dialect had one, or in a version of the format that has no place
    for it.  A version that a hook reads is the hook's matter.
    """
    if not op_class.SINCE and not op_class.OPERANDS_SINCE:  # as nearly all
        return None
    is_known = version is not None
    if version is None:
        version = 0
    if not isinstance(version, int):
        return None
    since = (*op_class.SINCE.values(), *op_class.OPERANDS_SINCE)
    return OlderOperation(op_class, version, is_known) if any(s > version for s in since) else None
