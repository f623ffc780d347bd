"""Types made of lists of types: functions, graphs and tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base.attribute import Type, construct
from odsgen.runtime.base.parameters import shown

if TYPE_CHECKING:
    from collections.abc import Iterable


class FunctionType(Type):
    """``(i32, f32) -> index``: the inputs and results of a function."""

    __slots__ = ("inputs", "results")
    _interned: ClassVar[dict[tuple[tuple[Type, ...], tuple[Type, ...]], FunctionType]] = {}

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs: Final = inputs
        self.results: Final = results

    @classmethod
    def get(cls, inputs: Iterable[Type], results: Iterable[Type]) -> FunctionType:
        """The type; raises TypeError where inputs or results are not several types."""
        key = _signature(inputs, results)
        found = FunctionType._interned.get(key)
        if found is not None:
            return found
        return FunctionType._interned.setdefault(key, construct(FunctionType, *key))


def _signature(
    inputs: Iterable[Type], results: Iterable[Type]
) -> tuple[tuple[Type, ...], tuple[Type, ...]]:
    """Inputs and results as tuples; raises TypeError where they are not several types."""
    words = "the inputs and results of a function are types"
    return _types(words, inputs), _types(words, results)


def _types(words: str, types: Iterable[Type]) -> tuple[Type, ...]:
    try:
        found = tuple(types)
    except TypeError:
        raise TypeError(f"expected several types, in a list, got {shown(types)}") from None
    for type in found:
        if not isinstance(type, Type):
            raise TypeError(f"{words}, got {shown(type)}")
    return found


class GraphType(Type):
    """The inputs and results of a graph; like FunctionType, but without a syntax in MLIR 22."""

    __slots__ = ("inputs", "results")
    _interned: ClassVar[dict[tuple[tuple[Type, ...], tuple[Type, ...]], GraphType]] = {}

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs: Final = inputs
        self.results: Final = results

    @classmethod
    def get(cls, inputs: Iterable[Type], results: Iterable[Type]) -> GraphType:
        key = _signature(inputs, results)
        found = GraphType._interned.get(key)
        if found is not None:
            return found
        return GraphType._interned.setdefault(key, construct(GraphType, *key))


class TupleType(Type):
    """``tuple<i32, f32>``: a fixed number of values, each of its own type."""

    __slots__ = ("types",)
    _interned: ClassVar[dict[tuple[Type, ...], TupleType]] = {}

    def __init__(self, types: tuple[Type, ...]) -> None:
        self.types: Final = types

    @classmethod
    def get(cls, types: Iterable[Type] = ()) -> TupleType:
        key = _types("the parts of a tuple are types", types)
        found = TupleType._interned.get(key)
        if found is not None:
            return found
        return TupleType._interned.setdefault(key, construct(TupleType, key))

    def flattened_types(self) -> tuple[Type, ...]:
        """The types of this tuple, with those of nested tuples in their place."""
        found: list[Type] = []
        pending: list[Type] = list(reversed(self.types))
        while pending:
            held = pending.pop()
            if isinstance(held, TupleType):
                pending.extend(reversed(held.types))
            else:
                found.append(held)
        return tuple(found)
