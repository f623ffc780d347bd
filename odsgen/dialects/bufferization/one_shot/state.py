"""Knowledge of tensors: which share a buffer, and which operands are in place (MLIR: `AnalysisState`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    is_repetitive,
    is_tensor,
    model_of,
    owner_of,
    used_value,
    uses_of_tensors,
)
from odsgen.runtime import BlockArgument, OpResult, Use, has_interface
from odsgen.runtime.interfaces import CastOpInterface
from odsgen_dialects.bufferization import ToBufferOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.runtime import Operation, Region, Value


class ValueClasses:
    """Values in disjoint classes (LLVM: `EquivalenceClasses`)."""

    __slots__ = ("_classes",)

    def __init__(self) -> None:
        self._classes: dict[Value, list[Value]] = {}

    def insert(self, value: Value) -> None:
        """Puts a value into a class of its own, unless it is in one."""
        self._classes.setdefault(value, [value])

    def union(self, first: Value, second: Value) -> None:
        """Merges two classes; the members of the first one stay in front."""
        self.insert(first)
        self.insert(second)
        front, back = self._classes[first], self._classes[second]
        if front is back:
            return
        if len(front) >= len(back):
            merged, moved = front, back
            front.extend(back)
        else:
            merged, moved = back, front
            back[:0] = front
        for value in moved:
            self._classes[value] = merged

    def members(self, value: Value) -> Sequence[Value]:
        """The class of a value; nothing for an unknown one."""
        return self._classes.get(value, ())

    def are_together(self, first: Value, second: Value) -> bool:
        """Whether two values are in the same class."""
        found = self._classes.get(first)
        return first is second or (found is not None and found is self._classes.get(second))


class AnalysisState:
    """Asks models and follows tensors; without an analysis, what is written is copied."""

    def __init__(self, options: BufferizationOptions) -> None:
        self.options = options
        self._repetitive_regions: dict[Region, Region | None] = {}

    def reset_cache(self) -> None:
        """The program has changed."""
        self._repetitive_regions.clear()

    def model(self, op: Operation) -> Bufferizable | None:
        """The model of an operation that is to be bufferized."""
        found = model_of(op)
        return found if found is not None and self.options.is_allowed(op) else None

    # --- regions --------------------------------------------------------------------------------------------------------

    def enclosing_repetitive_region(self, region: Region | None) -> Region | None:
        """The closest region around, this one included, that may run several times."""
        start = region
        if start is None:
            return None
        try:
            return self._repetitive_regions[start]
        except KeyError:
            pass
        while region is not None and not is_repetitive(region, self.options):
            region = region.parent_region
        self._repetitive_regions[start] = region
        return region

    # --- what models say ------------------------------------------------------------------------------------------------

    def aliasing_uses(self, value: Value) -> Sequence[Alias]:
        """The operands whose buffer a value may share; all of an unknown operation."""
        op = owner_of(value)
        model = self.model(op)
        if model is not None:
            return model.aliasing_uses(value, self)
        if isinstance(value, BlockArgument) and not value.owner.is_entry_block:
            return ()
        return [Alias(use, False, False) for use in uses_of_tensors(op)]

    def aliasing_values(self, use: Use) -> Sequence[Alias]:
        """The values that may share the buffer of an operand; all of an unknown operation."""
        model = self.model(use.owner)
        if model is not None:
            return model.aliasing_values(use, self)
        return unknown_aliasing_values(use)

    def bufferizes_to_memory_read(self, use: Use) -> bool:
        """Whether an operand is read."""
        model = self.model(use.owner)
        return model is None or model.bufferizes_to_memory_read(use, self)

    def bufferizes_to_memory_write(self, use: Use) -> bool:
        """Whether an operand is written."""
        model = self.model(use.owner)
        return model is None or model.bufferizes_to_memory_write(use, self)

    def value_bufferizes_to_memory_write(self, value: Value) -> bool:
        """Whether a value has elements that its operation has written."""
        if not isinstance(value, OpResult):
            return True
        model = self.model(value.owner)
        return model is None or model.result_bufferizes_to_memory_write(value, self)

    def bufferizes_to_alias_only(self, use: Use) -> bool:
        """Whether an operand is neither read nor written, but shares its buffer."""
        model = self.model(use.owner)
        return (
            model is not None
            and not model.bufferizes_to_memory_read(use, self)
            and not model.bufferizes_to_memory_write(use, self)
            and bool(model.aliasing_values(use, self))
        )

    # --- following tensors ----------------------------------------------------------------------------------------------

    def is_value_read(self, value: Value) -> bool:
        """Whether something reads a tensor, or a view of it."""
        pending, visited = list(value.uses), set[Use]()
        while pending:
            use = pending.pop()
            if use in visited:
                continue
            visited.add(use)
            if self.bufferizes_to_alias_only(use):
                for alias in self.aliasing_values(use):
                    pending.extend(alias.other.uses)
            if self.bufferizes_to_memory_read(use):
                return True
        return False

    def find_in_reverse_use_def_chain(
        self,
        use: Use,
        condition: Callable[[Value], bool],
        *,
        always_include_leaves: bool = True,
        follow_equivalent_only: bool = False,
        follow_in_place_only: bool = False,
        follow_same_type_or_casts_only: bool = False,
        follow_unknown_ops: bool = False,
        visited_uses: dict[Use, None] | None = None,
    ) -> dict[Value, None]:
        """The values with a condition from which that of an operand comes, by way of aliasing operands.

        With `always_include_leaves` those, too, at which a way ends.  `visited_uses` gets all operands on the ways.
        """
        found: dict[Value, None] = {}
        visited: set[Value] = set()
        pending: dict[Value, None] = {used_value(use): None}
        if visited_uses is not None:
            visited_uses[use] = None
        while pending:
            value, _ = pending.popitem()
            ends = value in visited
            visited.add(value)
            if not ends and condition(value):
                found[value] = None
                continue
            aliases: Sequence[Alias] = ()
            if not ends and (follow_unknown_ops or self.model(owner_of(value)) is not None):
                aliases = self.aliasing_uses(value)
            if not aliases:
                if always_include_leaves:
                    found[value] = None
                continue
            for alias in aliases:
                other = used_value(alias.other)
                if (
                    (follow_equivalent_only and not alias.is_equivalent)
                    or (follow_in_place_only and not self.is_in_place(alias.other))
                    or (
                        follow_same_type_or_casts_only
                        and other.type is not value.type
                        and not _is_cast(value)
                    )
                ):
                    if always_include_leaves:
                        found[value] = None
                    continue
                pending.setdefault(other)
                if visited_uses is not None:
                    visited_uses[alias.other] = None
        return found

    def find_definitions(self, use: Use) -> dict[Value, None]:
        """The values that give an operand its elements."""
        return self.find_in_reverse_use_def_chain(
            use, self.value_bufferizes_to_memory_write, always_include_leaves=False
        )

    def can_omit_tensor_copy(self, use: Use) -> bool:
        """Whether the elements of an operand that is not in place need no copy."""
        if self.has_undefined_contents(use):
            return True
        is_read = self.bufferizes_to_memory_read(use)
        if self.bufferizes_to_memory_write(use) and not is_read:
            return True
        return not is_read and not any(
            self.is_value_read(alias.other) for alias in self.aliasing_values(use)
        )

    # --- what an analysis finds -----------------------------------------------------------------------------------------

    def is_in_place(self, use: Use) -> bool:
        """Whether an operand shares the buffer of its value."""
        return isinstance(use.owner, ToBufferOp) or not self.bufferizes_to_memory_write(use)

    def are_equivalent(self, first: Value, second: Value) -> bool:
        """Whether two tensors are in the same buffer, as a whole."""
        return False

    def are_aliasing(self, first: Value, second: Value) -> bool:
        """Whether two tensors may share a buffer."""
        return True

    def has_undefined_contents(self, use: Use) -> bool:
        """Whether nothing has given an operand its elements."""
        return False


def unknown_aliasing_values(use: Use) -> list[Alias]:
    """All results and entry arguments, of which nothing is known."""
    op = use.owner
    values: Iterable[Value] = (
        *op.results,
        *(arg for region in op.regions if region.blocks for arg in region.arguments),
    )
    return [Alias(value, False, False) for value in values if is_tensor(value)]


def _is_cast(value: Value) -> bool:
    op = value.defining_op
    return op is not None and has_interface(op, CastOpInterface)


class OneShotState(AnalysisState):
    """Alias sets, equivalence classes and operands in place (MLIR: `OneShotAnalysisState`)."""

    def __init__(self, op: Operation, options: BufferizationOptions) -> None:
        super().__init__(options)
        self._aliases, self._equivalent = ValueClasses(), ValueClasses()
        self._in_place: set[Use] = set()
        self._undefined: set[Use] = set()
        self._definitions: dict[Value, dict[Value, None]] = {}
        #: What the analysis of functions adds (`functions.py`).
        self.extension: Any = None
        self.statistics = {"num-tensor-in-place": 0, "num-tensor-out-of-place": 0}
        #: Which tensors come from the part into which an operation inserts, until classes change (`conflicts.py`).
        self.inserted_parts: dict[tuple[Value, Operation], bool] = {}
        #: By a read and its definitions, the writes that their places keep from a conflict with it.
        self.ruled_out: dict[tuple[Use | Value, ...], set[Use]] = {}
        self.conflicts = 0
        self.unwritable = 0
        for inner in op.walk(post_order=True):
            for value in _defined_by(inner):
                if is_tensor(value):
                    self._aliases.insert(value)
                    self._equivalent.insert(value)
        for inner in op.walk(post_order=True):
            model = self.model(inner)
            if model is not None:
                for use in uses_of_tensors(inner):
                    if model.must_bufferize_in_place(use, self):
                        self.bufferize_in_place(use)

    def reset_cache(self) -> None:
        super().reset_cache()
        self._definitions.clear()
        self.inserted_parts.clear()
        self.ruled_out.clear()

    def bufferize_in_place(self, use: Use) -> None:
        """Lets an operand share the buffer of its value."""
        if use in self._in_place:
            return
        self._in_place.add(use)
        for alias in self.aliasing_values(use):
            self._aliases.union(alias.other, used_value(use))
        self.statistics["num-tensor-in-place"] += 1

    def bufferize_out_of_place(self, use: Use) -> None:
        """Lets an operand be copied."""
        self.statistics["num-tensor-out-of-place"] += 1

    def union_equivalence_classes(self, first: Value, second: Value) -> None:
        """Two tensors are in the same buffer, as a whole."""
        self._equivalent.union(first, second)
        self.inserted_parts.clear()

    def aliases(self, value: Value) -> Sequence[Value]:
        """The tensors that may share the buffer of one."""
        return self._aliases.members(value)

    def is_in_place(self, use: Use) -> bool:
        return use in self._in_place

    def are_equivalent(self, first: Value, second: Value) -> bool:
        return self._equivalent.are_together(first, second)

    def are_aliasing(self, first: Value, second: Value) -> bool:
        return self._aliases.are_together(first, second)

    def has_undefined_contents(self, use: Use) -> bool:
        return use in self._undefined

    def find_definitions(self, use: Use) -> dict[Value, None]:
        value = used_value(use)
        found = self._definitions.get(value)
        if found is None:
            found = self._definitions[value] = super().find_definitions(use)
        return found

    def gather_undefined_uses(self, op: Operation) -> None:
        """Finds operands whose elements nothing has given."""
        for inner in op.walk(post_order=True):
            if self.model(inner) is None:
                continue
            for result in inner.results:
                if is_tensor(result) and result.has_uses:
                    uses = list(result.uses)
                    if not self.find_definitions(uses[0]):
                        self._undefined.update(uses)

    def is_in_place_write(self, use: Use) -> bool:
        """Whether an operand writes the buffer of its value."""
        return use in self._in_place and self.bufferizes_to_memory_write(use)

    def is_value_written(self, value: Value) -> bool:
        """Whether something writes the buffer of a tensor."""
        return any(
            self.is_in_place_write(use) for alias in self.aliases(value) for use in alias.uses
        )

    def is_writable(self, value: Value) -> bool:
        """Whether the buffer of a tensor may be written."""
        model = self.model(owner_of(value))
        return model is not None and model.is_writable(value, self)


def _defined_by(op: Operation) -> Iterable[Value]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.arguments
