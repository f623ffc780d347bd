"""Where the operands (results, regions, successors) of each definition stand in the flat sequence of an operation.

MLIR calls the values of one definition a group.  Groups of fixed size stand at a known index; the others follow from
the total, from equal sizes, or from the segment sizes that the operation carries (ODS: AttrSizedOperandSegments,
SameVariadicOperandSize).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.ods.model import Arity, SegmentKind


@dataclass(frozen=True, slots=True)
class ValueGroup:
    """One group: expressions over ``sequence`` and the names that ``prelude`` binds."""

    arity: Arity
    sequence: str  # `self._operands`
    prelude: tuple[str, ...]  # statements that bind what the expressions need
    start: str  # index of its first value
    stop: str | None  # index after its last value; None: the end of the sequence
    has_known_start: bool  # whether `start` is a number

    @property
    def is_single(self) -> bool:
        return self.arity is Arity.REQUIRED

    @property
    def element(self) -> str:
        """The value of a required definition."""
        return f"{self.sequence}[{self.start}]"

    @property
    def slice(self) -> str:
        """The values of any other definition, a tuple."""
        if self.start == "0" and self.stop is None:
            return self.sequence
        start = "" if self.start == "0" else self.start
        stop = "" if self.stop is None else self.stop
        return f"{self.sequence}[{start}:{stop}]"


@dataclass(frozen=True, slots=True)
class GroupNames:
    """What the code calls things: for operands `self._operands`, `operandSegmentSizes`."""

    sequence: str
    segment_property: str
    sizes: str  # the variable that holds the segment sizes
    size: str  # the variable that holds the size that all variadics share

    @property
    def bind_sizes(self) -> str:
        key = f'"{self.segment_property}"'
        fetched = f"self.properties.get({key}, self.DEFAULT_PROPERTIES[{key}])"
        return f"{self.sizes}: tuple[int, ...] = {fetched}.values"


OPERANDS = GroupNames("self._operands", "operandSegmentSizes", "sizes", "size")
RESULTS = GroupNames("self._results", "resultSegmentSizes", "result_sizes", "result_size")
REGIONS = GroupNames("self._regions", "", "", "")
SUCCESSORS = GroupNames("self._successors", "", "", "")


def value_groups(
    arities: Sequence[Arity], segments: SegmentKind, names: GroupNames
) -> tuple[ValueGroup, ...]:
    """The groups of the definitions with these arities, in order."""
    variable = [i for i, arity in enumerate(arities) if arity is not Arity.REQUIRED]
    if segments is SegmentKind.ATTRIBUTE:
        return tuple(_by_attribute(i, arities, variable, names) for i in range(len(arities)))
    if segments is SegmentKind.SAME_SIZE and len(variable) > 1:
        return tuple(_by_same_size(i, arities, variable, names) for i in range(len(arities)))
    return tuple(_by_total(i, arities, variable, names) for i in range(len(arities)))


def _by_total(
    index: int, arities: Sequence[Arity], variable: list[int], names: GroupNames
) -> ValueGroup:
    count = len(arities)
    arity = arities[index]
    if not variable or index < variable[0]:
        return ValueGroup(arity, names.sequence, (), str(index), str(index + 1), True)
    after = count - 1 - variable[0]
    if index == variable[0]:
        stop = f"-{after}" if after else None
        return ValueGroup(arity, names.sequence, (), str(index), stop, True)
    start = index - count  # counted from the end
    return ValueGroup(
        arity, names.sequence, (), str(start), str(start + 1) if start != -1 else None, False
    )


def _by_same_size(
    index: int, arities: Sequence[Arity], variable: list[int], names: GroupNames
) -> ValueGroup:
    fixed = len(arities) - len(variable)
    before = sum(1 for i in variable if i < index)
    fixed_before = index - before
    arity = arities[index]
    total = f"len({names.sequence})"
    if fixed:
        total = f"({total} - {fixed})"
    size = names.size
    prelude = (f"{size} = {total} // {len(variable)}",)
    if before == 0 and arity is Arity.REQUIRED:
        return ValueGroup(arity, names.sequence, (), str(index), str(index + 1), True)
    start = _sum(fixed_before, [_times(size, before)] if before else [])
    # The last group does not take what is left over: as in MLIR it is as large as the others.
    if arity is Arity.REQUIRED:
        stop = _sum(fixed_before + 1, [_times(size, before)])
    else:
        stop = _sum(fixed_before, [_times(size, before + 1)])
    return ValueGroup(arity, names.sequence, prelude, start, stop, before == 0)


def _by_attribute(
    index: int, arities: Sequence[Arity], variable: list[int], names: GroupNames
) -> ValueGroup:
    arity = arities[index]
    before = [i for i in variable if i < index]
    fixed_before = index - len(before)
    sizes = names.sizes
    start = _sum(fixed_before, [f"{sizes}[{i}]" for i in before])
    if index == len(arities) - 1:
        stop = None
    elif arity is Arity.REQUIRED:
        stop = _sum(fixed_before + 1, [f"{sizes}[{i}]" for i in before])
    else:
        stop = _sum(fixed_before, [f"{sizes}[{i}]" for i in (*before, index)])
    needs_sizes = sizes in start or (stop is not None and sizes in stop)
    prelude = (names.bind_sizes,) if needs_sizes else ()
    return ValueGroup(arity, names.sequence, prelude, start, stop, not before)


def _sum(number: int, terms: list[str]) -> str:
    parts = ([str(number)] if number or not terms else []) + terms
    return " + ".join(parts)


def _times(name: str, factor: int) -> str:
    return name if factor == 1 else f"{factor} * {name}"
