"""The log of a conversion: what was changed, and which values take the place of which."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from odsgen.conversion.changes import AddedCast, Change, ReplacedOp, ReplacedValue
from odsgen.conversion.mapping import ValueMapping, types_of
from odsgen.runtime.builtin.attributes import UnitAttr
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.value import BlockArgument
from odsgen.runtime.registry.dialect_packages import bundled_dialect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.conversion.type_converter import TypeConverter
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.building import AnyLocation
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

CAST_NAME = "builtin.unrealized_conversion_cast"


def build_cast(
    types: Sequence[Type], values: Sequence[Value], location: AnyLocation = None
) -> Operation:
    """A cast of values to other types that a later conversion must remove."""
    return _cast_class()(tuple(values), tuple(types), location=location)


@cache
def _cast_class() -> type[Operation]:
    builtin = bundled_dialect("builtin")
    assert builtin is not None
    return builtin.operations[CAST_NAME]


class ChangeLog:
    """All changes of a conversion so far."""

    __slots__ = (
        "changes",
        "mapping",
        "replaced",
        "ignored",
        "erased_blocks",
        "casts",
        "pattern_ops",
        "modified",
        "new_blocks",
        "region_converters",
    )

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.mapping = ValueMapping()
        #: The operations that are replaced or erased, with all inside them.
        self.replaced: set[Operation] = set()
        #: The operations inside recursively legal ones, and those that become legal where they stand.
        self.ignored: set[Operation] = set()
        self.erased_blocks: set[Block] = set()
        #: The casts that this conversion has added for types to fit.
        self.casts: dict[Operation, AddedCast] = {}
        #: What the pattern that is being applied has made and changed.
        self.pattern_ops: dict[Operation, None] = {}
        self.modified: dict[Operation, None] = {}
        self.new_blocks: dict[Block, None] = {}
        #: How the arguments of blocks are converted that come into a region.
        self.region_converters: dict[object, TypeConverter] = {}

    def undo_to(self, length: int) -> None:
        """Take back all changes but the first `length`."""
        while len(self.changes) > length:
            self.changes.pop().undo(self)

    def commit(self) -> None:
        """Make all changes last."""
        for change in self.changes:
            if isinstance(change, ReplacedOp):
                change.prepare()
        for change in self.changes:  # a commit may add casts
            change.commit(self)

    # --- replacements ---------------------------------------------------------------------------------------------------

    def replace_op(
        self,
        op: Operation,
        replacements: Sequence[tuple[Value, ...]],
        converter: TypeConverter | None,
    ) -> None:
        """Let values take the place of the results of an operation, and erase it, once the conversion has succeeded."""
        for result, values in zip(op.results, replacements, strict=True):
            # In a graph region an operation may come to replace itself; then nothing does.
            if values and not self.mapping.leads_to(values, result):
                self.mapping.map((result,), values)
        self.changes.append(ReplacedOp(op, converter))
        if op.regions:
            self.replaced.update(op.walk())
        else:
            self.replaced.add(op)

    def replace_value(
        self, value: Value, values: tuple[Value, ...], converter: TypeConverter | None
    ) -> None:
        """Let values take the place of another one."""
        self.mapping.map((value,), values)
        self.changes.append(ReplacedValue(value, converter))

    def replacement(self, value: Value, converter: TypeConverter | None) -> Value | None:
        """One value of the same type in the place of a replaced one; None if nobody needs it."""
        known = self.mapping.of_types(value, (value.type,))
        if known is not None and known != (value,):
            return known[0]
        if not self.mapping.is_replacement(value) and all(
            user in self.replaced for user in value.users
        ):
            return None
        found = self.mapping.last(value)
        if found == (value,):
            found = ()
        point = after_definitions(found) if found else before_definition(value)
        (cast,) = self.add_cast(
            (value.type,), found, point, place_of(value), converter, is_source=True, mapped=found
        )
        self.mapping.map((value,), (cast,))
        return cast

    # --- casts ----------------------------------------------------------------------------------------------------------

    def add_cast(
        self,
        types: tuple[Type, ...],
        values: tuple[Value, ...],
        point: InsertionPoint,
        location: AnyLocation,
        converter: TypeConverter | None,
        *,
        is_source: bool,
        original: Type | None = None,
        mapped: tuple[Value, ...] = (),
    ) -> tuple[Value, ...]:
        """Values of these types made of others; they take the place of `mapped`."""
        if types_of(values) == types:
            return values
        op = build_cast(types, values, location)
        point.insert(op)
        if mapped:
            self.mapping.map(mapped, op.results)
        self.casts[op] = change = AddedCast(op, converter, is_source, original, mapped)
        self.changes.append(change)
        return op.results

    def remapped(
        self, value: Value, types: tuple[Type, ...], converter: TypeConverter
    ) -> tuple[Value, ...]:
        """The values of these types that stand for another one, by a cast if there are none yet."""
        found = self.mapping.of_types(value, types) if types else ()
        if found is not None:
            return found
        last = self.mapping.last(value, self.is_cast)
        return self.add_cast(
            types,
            last,
            after_definitions(last) if last else before_definition(value),
            place_of(value),
            converter,
            is_source=False,
            original=value.type,
            mapped=last,
        )

    def is_cast(self, values: tuple[Value, ...]) -> bool:
        """Whether the values come from one cast that only changes types."""
        owner = values[0].defining_op if values else None
        return owner is not None and owner.results == values and _only_changes_types(self, owner)


#: The discardable attribute by which patterns mark casts that only change types.
PURE_CAST = "__pure_type_conversion__"


def _only_changes_types(log: ChangeLog, op: Operation) -> bool:
    return op in log.casts or (
        op.name == CAST_NAME and op.stored_attributes.get(PURE_CAST) is UnitAttr.get()
    )


def place_of(value: Value) -> AnyLocation:
    """The location of a value as it is kept, which need not be computed."""
    if isinstance(value, BlockArgument):
        return value.stored_location
    op = value.defining_op
    return None if op is None else op.stored_location


def before_definition(value: Value) -> InsertionPoint:
    """Where something may stand in the place of a value: at the beginning of its block, or behind what defines it."""
    owner = value.defining_op
    if owner is not None:
        return InsertionPoint.after(owner)
    block = value.parent_block
    assert block is not None
    return InsertionPoint.at_start(block)


def after_definitions(values: Sequence[Value]) -> InsertionPoint:
    """The first place at which all values are defined; they dominate one another."""
    latest = before_definition(values[0])
    for value in values[1:]:
        point = before_definition(value)
        if _is_behind(point, latest):
            latest = point
    return latest


def _is_behind(point: InsertionPoint, other: InsertionPoint) -> bool:
    if point.block is not other.block:
        from odsgen.runtime.ir.dominance import DominanceInfo

        return DominanceInfo().properly_dominates_block(other.block, point.block)
    if other.anchor is None or point.anchor is other.anchor:
        return False
    return point.anchor is None or other.anchor.is_before_in_block(point.anchor)
