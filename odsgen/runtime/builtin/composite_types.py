"""Types made of lists of types: functions, graphs and tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base.attribute import Type

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
        try:
            key = (tuple(inputs), tuple(results))
        except TypeError:
            raise _not_several(inputs, results) from None
        found = cls._interned.get(key)
        if found is not None:
            return found
        for type in (*key[0], *key[1]):
            if not isinstance(type, Type):
                raise TypeError(f"the inputs and results of a function are types, got {type!r}")
        return cls._interned.setdefault(key, cls(*key))


def _not_several(*lists: object) -> TypeError:
    """The error of a single type where several are expected."""
    single = next(one for one in lists if not hasattr(one, "__iter__"))
    return TypeError(f"expected several types, in a list, got {single!r}")


class GraphType(Type):
    """The inputs and results of a graph; like FunctionType, but without a syntax in MLIR 22."""

    __slots__ = ("inputs", "results")
    _interned: ClassVar[dict[tuple[tuple[Type, ...], tuple[Type, ...]], GraphType]] = {}

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs: Final = inputs
        self.results: Final = results

    @classmethod
    def get(cls, inputs: Iterable[Type], results: Iterable[Type]) -> GraphType:
        key = (tuple(inputs), tuple(results))
        found = cls._interned.get(key)
        if found is not None:
            return found
        return cls._interned.setdefault(key, cls(*key))


class TupleType(Type):
    """``tuple<i32, f32>``: a fixed number of values, each of its own type."""

    __slots__ = ("types",)
    _interned: ClassVar[dict[tuple[Type, ...], TupleType]] = {}

    def __init__(self, types: tuple[Type, ...]) -> None:
        self.types: Final = types

    @classmethod
    def get(cls, types: Iterable[Type] = ()) -> TupleType:
        key = tuple(types)
        found = cls._interned.get(key)
        if found is not None:
            return found
        return cls._interned.setdefault(key, cls(key))

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
