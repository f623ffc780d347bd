"""The expressions for the operands (results, regions, successors) of each definition, by the layout of the operation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Steps
from odsgen.ods.model import Arity, OpDef
from odsgen.ods.model.layout import EqualSize, Group, Offset, op_layouts


@dataclass(frozen=True, slots=True)
class GroupNames:
    """The names that code gives to values of one kind: for operands `self._operands`, `operandSegmentSizes`."""

    member: str
    segment_property: str
    sizes: str  # the variable that holds the segment sizes
    size: str  # the variable that holds the size that all variadics share

    @property
    def all_values(self) -> e.Expression:
        """The flat sequence."""
        return e.SELF.member(self.member)

    @property
    def sizes_binding(self) -> Assign:
        """The step that binds the segment sizes."""
        return Assign(self.sizes, e.SELF.method("segment_sizes", e.Literal(self.segment_property)))

    def size_binding(self, size: EqualSize) -> Assign:
        """The step that binds the size that all variadics share."""
        total: e.Expression = e.length(self.all_values)
        if size.required:
            total = e.Binary("-", total, e.Literal(size.required))
        return Assign(self.size, e.Binary("//", total, e.Literal(size.variable)))


OPERANDS = GroupNames("_operands", "operandSegmentSizes", "sizes", "size")
RESULTS = GroupNames("_results", "resultSegmentSizes", "result_sizes", "result_size")
#: The result of an operation with exactly one; None in any other.
ONLY_RESULT = e.SELF.member("_result")
#: The results of an operation that has several, else none.
SEVERAL_RESULTS = e.SELF.member("_several_results")
REGIONS = GroupNames("_regions", "", "", "")
SUCCESSORS = GroupNames("_successors", "", "", "")


def with_only_result(op: OpDef, steps: Steps) -> Steps:
    """The steps with the result of an operation that has exactly one read without a tuple around it."""
    if [result.arity for result in op.results] != [Arity.REQUIRED]:
        return steps
    return e.substituted(steps, RESULTS.all_values.item(0), ONLY_RESULT)


@dataclass(frozen=True, slots=True)
class ValueGroup:
    """One group and its expressions."""

    group: Group
    names: GroupNames

    @property
    def bindings(self) -> tuple[Assign, ...]:
        """The steps that bind what the expressions read."""
        if self.group.uses_segments:
            return (self.names.sizes_binding,)
        if self.group.equal_size is not None:
            return (self.names.size_binding(self.group.equal_size),)
        return ()

    @property
    def arity(self) -> Arity:
        return self.group.arity

    @property
    def is_single(self) -> bool:
        return self.group.is_single

    @property
    def is_whole(self) -> bool:
        """Whether it is all there is."""
        return self.group.is_whole

    @property
    def first(self) -> e.Expression:
        """The index of its first value."""
        return self._index(self.group.start)

    @property
    def number(self) -> e.Expression:
        """The number of its first value, counted from the front."""
        offset = self.group.start
        if offset.fixed < 0 and offset == Offset(offset.fixed):
            return e.Binary("-", e.length(self.names.all_values), e.Literal(-offset.fixed))
        return self.first

    @property
    def shown_number(self) -> str | e.Expression:
        """The number of its first value, as a piece of a message."""
        return str(self.group.start.fixed) if self.group.start.is_known else self.number

    @property
    def end(self) -> e.Expression | None:
        """The index after its last value; None: the end of the sequence."""
        return None if self.group.stop is None else self._index(self.group.stop)

    @property
    def value(self) -> e.Expression:
        """The value of a required definition."""
        return e.Item(self.names.all_values, self.first)

    @property
    def values(self) -> e.Expression:
        """The values of any other definition, a tuple."""
        return values_of_groups(self, self)

    def _index(self, offset: Offset) -> e.Expression:
        if len(offset.segments) > 1:
            groups = offset.fixed + len(offset.segments)  # a required definition has the size 1
            return e.Name("sum").call(e.Part(e.Name(self.names.sizes), None, e.Literal(groups)))
        terms: list[e.Expression] = [e.Name(self.names.sizes).item(i) for i in offset.segments]
        if offset.equal_groups == 1:
            terms.append(e.Name(self.names.size))
        elif offset.equal_groups:
            terms.append(e.Binary("*", e.Literal(offset.equal_groups), e.Name(self.names.size)))
        if offset.fixed or not terms:
            terms.insert(0, e.Literal(offset.fixed))
        return reduce(lambda left, right: e.Binary("+", left, right), terms)


def values_of_groups(first: ValueGroup, last: ValueGroup) -> e.Expression:
    """The values of adjacent groups, a tuple."""
    if first.group.start == Offset() and last.group.stop is None:
        return first.names.all_values
    start = None if first.group.start == Offset() else first.first
    return e.Part(first.names.all_values, start, last.end)


@dataclass(frozen=True, slots=True)
class OpGroups:
    """The groups of each kind, in the order of their definitions."""

    operands: tuple[ValueGroup, ...]
    results: tuple[ValueGroup, ...]
    regions: tuple[ValueGroup, ...]
    successors: tuple[ValueGroup, ...]


def op_groups(op: OpDef) -> OpGroups:
    """The expressions for everything that an operation has."""
    kinds = zip(op_layouts(op), (OPERANDS, RESULTS, REGIONS, SUCCESSORS), strict=True)
    return OpGroups(*(tuple(ValueGroup(g, names) for g in layout) for layout, names in kinds))
