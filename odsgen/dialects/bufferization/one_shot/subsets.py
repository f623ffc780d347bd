"""Operations that read or write a part of a tensor (MLIR: `SubsetOpInterface`, `SubsetInsertionOpInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.dialects.bufferization.one_shot.interface import model_of, used_value
from odsgen.dialects.shared import MixedSlice, are_equal
from odsgen.runtime import OpResult, Use

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Location, Operation, Value

AreEquivalent = Callable[["Value", "Value"], bool]

#: The slice that an operation reads, with the tensor of which it is one.
SliceOf = Callable[[Any], tuple["Value", MixedSlice]]

ModelT = TypeVar("ModelT", bound="SubsetInsertion")


class SubsetInsertion:
    """The model of operations that write a tensor into a part of another one."""

    def source(self, op: Any) -> Use:
        """The operand that is inserted."""
        return Use(op, 0)

    def destination(self, op: Any) -> Use:
        """The operand into which it is inserted."""
        return Use(op, 1)

    def slice(self, op: Any) -> MixedSlice | None:
        """The part that is written; None if it is the whole of the destination."""
        return None

    def is_equivalent_subset(
        self, op: Any, candidate: Value, are_equivalent: AreEquivalent
    ) -> bool:
        """Whether a value is the same part of an equivalent tensor."""
        destination, part = used_value(self.destination(op)), self.slice(op)
        if part is None:
            return are_equivalent(destination, candidate)
        reading = candidate.defining_op
        extraction = None if reading is None else _SUBSETS.extractions.get(reading.__class__)
        if extraction is None:
            return False
        source, other = extraction(reading)
        return are_equivalent(source, destination) and all(
            len(mine) == len(theirs) and all(map(are_equal, mine, theirs))
            for mine, theirs in zip(part, other, strict=True)
        )

    def needed_values(self, op: Any) -> Sequence[Value]:
        """The values of which `build_extraction` makes the part."""
        return [used_value(self.destination(op))]

    def build_extraction(
        self, op: Any, rewriter: PatternRewriter, location: Location
    ) -> Value | None:
        """Builds the part of the destination that is written; None where that cannot be."""
        return used_value(self.destination(op))


class Subsets:
    """Readers and writers of parts of tensors, by classes of operations."""

    def __init__(self) -> None:
        self.extractions: dict[type[Any], SliceOf] = {}
        self.insertions: dict[type[Any], SubsetInsertion] = {}


_SUBSETS = Subsets()


def extracts_subset(*op_classes: type[Any]) -> Callable[[SliceOf], SliceOf]:
    """Registers a function that says which slice operations read."""

    def register(function: SliceOf) -> SliceOf:
        _SUBSETS.extractions.update(dict.fromkeys(op_classes, function))
        return function

    return register


def inserts_subset(*op_classes: type[Any]) -> Callable[[type[ModelT]], type[ModelT]]:
    """Makes a model that of some classes of operations."""

    def register(model: type[ModelT]) -> type[ModelT]:
        _SUBSETS.insertions.update(dict.fromkeys(op_classes, model()))
        return model

    return register


def subset_insertion(op: Operation) -> SubsetInsertion | None:
    """The model of an operation that inserts a part of a tensor; None if it does not."""
    model_of(op)  # imports the models of its dialect
    return _SUBSETS.insertions.get(op.__class__)


def subset_extraction(op: Operation) -> SliceOf | None:
    """The function that says which slice an operation reads; None if it reads none."""
    model_of(op)
    return _SUBSETS.extractions.get(op.__class__)


def is_result(value: Value) -> bool:
    """Whether a value is the result of an operation."""
    return isinstance(value, OpResult)
