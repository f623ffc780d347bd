"""Where the operands (results, regions, successors) of each definition stand in the flat sequence of an operation.

MLIR calls the values of one definition a group.  Groups of fixed size stand at a known index; the others follow from
the total, from equal sizes, or from the segment sizes that the operation carries (ODS: AttrSizedOperandSegments,
SameVariadicOperandSize).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.ods.model import Arity, OpDef, SegmentKind


@dataclass(frozen=True, slots=True)
class Offset:
    """An index in the sequence: the sum of its parts."""

    fixed: int = 0  # of required values; negative: counted from the end
    segments: tuple[int, ...] = ()  # the definitions whose segment sizes are added
    equal_groups: int = 0  # how often the size is added that all variadics share

    @property
    def is_known(self) -> bool:
        """Whether it is the same in every operation."""
        return self.fixed >= 0 and not self.segments and not self.equal_groups


@dataclass(frozen=True, slots=True)
class EqualSize:
    """The size that several variadics share: what is left beside the required values, divided among them."""

    required: int
    variable: int


@dataclass(frozen=True, slots=True)
class Group:
    """The values of one definition, from ``start`` up to ``stop``; None: the end of the sequence."""

    arity: Arity
    start: Offset
    stop: Offset | None
    equal_size: EqualSize | None = None  # that it and its start depend on

    @property
    def is_single(self) -> bool:
        return self.arity is Arity.REQUIRED

    @property
    def is_whole(self) -> bool:
        """Whether it is all there is."""
        return not self.is_single and self.start == Offset() and self.stop is None

    @property
    def uses_segments(self) -> bool:
        return any(offset.segments for offset in self._offsets)

    @property
    def _offsets(self) -> tuple[Offset, ...]:
        return (self.start,) if self.stop is None else (self.start, self.stop)


#: The groups of one kind, in the order of their definitions.
Layout = tuple[Group, ...]


def op_layouts(op: OpDef) -> tuple[Layout, Layout, Layout, Layout]:
    """Where the operands, results, regions and successors of each definition stand."""
    return (
        _layout([o.arity for o in op.operands], op.operand_segments),
        _layout([r.arity for r in op.results], op.result_segments),
        _layout([_arity(r.variadic) for r in op.regions], SegmentKind.NONE),
        _layout([_arity(s.variadic) for s in op.successors], SegmentKind.NONE),
    )


def _arity(variadic: bool) -> Arity:
    return Arity.VARIADIC if variadic else Arity.REQUIRED


def _layout(arities: Sequence[Arity], segments: SegmentKind) -> Layout:
    variable = [i for i, arity in enumerate(arities) if arity is not Arity.REQUIRED]
    indices = range(len(arities))
    if segments is SegmentKind.ATTRIBUTE:
        return tuple(_by_attribute(i, arities, variable) for i in indices)
    if segments is SegmentKind.SAME_SIZE and len(variable) > 1:
        size = EqualSize(len(arities) - len(variable), len(variable))
        return tuple(_by_equal_size(i, arities, variable, size) for i in indices)
    return tuple(_by_total(i, arities, variable) for i in indices)


def _by_total(index: int, arities: Sequence[Arity], variable: list[int]) -> Group:
    arity = arities[index]
    if not variable or index < variable[0]:
        return Group(arity, Offset(index), Offset(index + 1))
    from_end = index + 1 - len(arities)
    stop = Offset(from_end) if from_end else None
    start = Offset(index) if index == variable[0] else Offset(from_end - 1)
    return Group(arity, start, stop)


def _by_equal_size(
    index: int, arities: Sequence[Arity], variable: list[int], size: EqualSize
) -> Group:
    before = sum(1 for i in variable if i < index)
    required = index - before
    start = Offset(required, equal_groups=before)
    # The last group does not take what is left over: as in MLIR it is as large as the others.
    stop = Offset(required, equal_groups=before + 1)
    if arities[index] is Arity.REQUIRED:
        stop = Offset(required + 1, equal_groups=before)
    depends = start.equal_groups or stop.equal_groups
    return Group(arities[index], start, stop, size if depends else None)


def _by_attribute(index: int, arities: Sequence[Arity], variable: list[int]) -> Group:
    before = tuple(i for i in variable if i < index)
    required = index - len(before)
    start = Offset(required, before)
    if index == len(arities) - 1:
        stop = None
    elif arities[index] is Arity.REQUIRED:
        stop = Offset(required + 1, before)
    else:
        stop = Offset(required, (*before, index))
    return Group(arities[index], start, stop)
