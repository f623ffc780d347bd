"""Affine maps: immutable, unique (Dialects/Affine: "Affine Maps")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Self

from odsgen.runtime.affine.expr import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    Unique,
    new_unique,
)
from odsgen.runtime.base.parameters import integer, several, shown


class AffineMap(Unique):
    """Results as expressions of dimensions and symbols. Equal maps are one object."""

    __slots__ = ("num_dims", "num_symbols", "results", "_text")
    _unique: ClassVar[dict[tuple[int, int, tuple[AffineExpr, ...]], AffineMap]] = {}

    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]
    _text: str | None

    @classmethod
    def get(
        cls, num_dims: int, num_symbols: int = 0, results: Iterable[AffineExpr] = ()
    ) -> AffineMap:
        """The map with these results.

        Raises ValueError if a result uses an operand that the map does not have.
        """
        key = (num_dims, num_symbols, several("the results of a map", results))
        try:
            found = AffineMap._unique.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            key = (
                integer("the number of dimensions", num_dims),
                integer("the number of symbols", num_symbols),
                key[2],
            )
            check_operands(num_dims, num_symbols, key[2])
            made = new_unique(AffineMap)
            made.num_dims, made.num_symbols, made.results = key
            made._text = None
            found = AffineMap._unique.setdefault(key, made)
        return found

    @classmethod
    def get_multi_dim_identity(cls, num_dims: int) -> AffineMap:
        """``(d0, d1) -> (d0, d1)``."""
        return cls.get(num_dims, 0, dim_exprs(num_dims))

    @classmethod
    def get_minor_identity(cls, num_dims: int, num_results: int) -> AffineMap:
        """The last dimensions: ``(d0, d1, d2) -> (d1, d2)``.

        Raises ValueError if there are more results than dimensions.
        """
        if num_results > num_dims:
            raise ValueError(f"expected at most {num_dims} results, but got {num_results}")
        return cls.get(num_dims, 0, dim_exprs(num_dims)[num_dims - num_results :])

    @classmethod
    def get_constant(cls, value: int) -> AffineMap:
        """``() -> (value)``."""
        return cls.get(0, 0, (AffineConstantExpr.get(value),))

    @classmethod
    def get_permutation(cls, permutation: Sequence[int]) -> AffineMap:
        """The map whose result ``i`` is the dimension ``permutation[i]``.

        Raises ValueError if some dimension is missing.
        """
        if sorted(permutation) != list(range(len(permutation))):
            raise ValueError(f"expected a permutation, but got {list(permutation)}")
        return cls.get(
            len(permutation), 0, [AffineDimExpr.get(position) for position in permutation]
        )

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from odsgen.runtime.pickling.symbols import reduced

        return reduced(self)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return AffineMap.get, (self.num_dims, self.num_symbols, self.results)

    def __str__(self) -> str:
        from odsgen.runtime.affine.text import affine_map_text

        if self._text is None:
            self._text = affine_map_text(self)
        return self._text

    __repr__ = __str__

    @property
    def num_results(self) -> int:
        """How many results there are."""
        return len(self.results)

    @property
    def num_inputs(self) -> int:
        """How many operands there are: dimensions, then symbols."""
        return self.num_dims + self.num_symbols

    # Questions

    def is_empty(self) -> bool:
        """Whether there is nothing: ``() -> ()``."""
        return self.num_inputs == 0 and not self.results

    def is_identity(self) -> bool:
        """Whether the results are all the dimensions in order. Symbols may exist."""
        return len(self.results) == self.num_dims and self._are_dims_from(0)

    def is_symbol_identity(self) -> bool:
        """Whether the results are all the symbols in order."""
        return len(self.results) == self.num_symbols and all(
            result is AffineSymbolExpr.get(position) for position, result in enumerate(self.results)
        )

    def is_minor_identity(self) -> bool:
        """Whether the results are the last dimensions in order."""
        first = self.num_dims - len(self.results)
        return first >= 0 and self._are_dims_from(first)

    def _are_dims_from(self, first: int) -> bool:
        return all(
            result is AffineDimExpr.get(first + position)
            for position, result in enumerate(self.results)
        )

    def is_constant(self) -> bool:
        """Whether all results are constants."""
        return all(isinstance(result, AffineConstantExpr) for result in self.results)

    def is_single_constant(self) -> bool:
        """Whether there is one result and that is a constant."""
        return len(self.results) == 1 and self.is_constant()

    def constant_results(self) -> tuple[int, ...]:
        """The values of a constant map. Raises ValueError for another."""
        values = [r.value for r in self.results if isinstance(r, AffineConstantExpr)]
        if len(values) != len(self.results):
            raise ValueError(f"expected a constant map, but got {self}")
        return tuple(values)

    def is_projected_permutation(self, allow_zero_in_results: bool = False) -> bool:
        """Whether the results are different dimensions (or, if allowed, zero), without symbols."""
        if self.num_symbols or len(self.results) > self.num_inputs:
            return False
        seen: set[AffineExpr] = set()
        for result in self.results:
            if isinstance(result, AffineDimExpr):
                if result in seen:
                    return False
                seen.add(result)
            elif not (
                allow_zero_in_results
                and isinstance(result, AffineConstantExpr)
                and result.value == 0
            ):
                return False
        return True

    def is_permutation(self) -> bool:
        """Whether the results are all the dimensions in some order, without symbols."""
        return self.num_dims == len(self.results) and self.is_projected_permutation()

    def dim_position(self, result: int) -> int:
        """The number of the dimension that this result is. Raises ValueError if it is none."""
        expr = self.results[result]
        if not isinstance(expr, AffineDimExpr):
            raise ValueError(f"expected a dimension as result {result} of {self}")
        return expr.position

    def result_position(self, expr: AffineExpr) -> int | None:
        """The number of the first result that is this expression."""
        return self.results.index(expr) if expr in self.results else None

    def is_function_of_dim(self, position: int) -> bool:
        """Whether the dimension occurs in a result."""
        return any(result.is_function_of_dim(position) for result in self.results)

    def is_function_of_symbol(self, position: int) -> bool:
        """Whether the symbol occurs in a result."""
        return any(result.is_function_of_symbol(position) for result in self.results)

    def is_pure_affine(self) -> bool:
        """Whether all results are; see AffineExpr."""
        return all(result.is_pure_affine for result in self.results)

    def evaluate(self, operands: Sequence[int]) -> list[int]:
        """The values of the results for these dimensions and symbols.

        Raises ValueError if there are not as many as the map has inputs or a result has no value.
        """
        if len(operands) != self.num_inputs:
            raise ValueError(f"expected {self.num_inputs} operands, but got {len(operands)}")
        dims, symbols = operands[: self.num_dims], operands[self.num_dims :]
        return [result.evaluate(dims, symbols) for result in self.results]

    # Other maps

    def sub_map(self, positions: Sequence[int]) -> AffineMap:
        """The results at these positions only, in this order."""
        results = [self.results[position] for position in positions]
        return AffineMap.get(self.num_dims, self.num_symbols, results)

    def drop_results(self, positions: Iterable[int]) -> AffineMap:
        """All results but those at these positions."""
        dropped = set(positions)
        return self.sub_map([i for i in range(len(self.results)) if i not in dropped])

    def replace_dims_and_symbols(
        self,
        dims: Sequence[AffineExpr],
        symbols: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> AffineMap:
        """Every result with its operands replaced, as a map of so many operands."""
        results = [result.replace_dims_and_symbols(dims, symbols) for result in self.results]
        return AffineMap.get(num_dims, num_symbols, results)

    def replace(self, replacement: dict[AffineExpr, AffineExpr]) -> AffineMap:
        """Every result with the keys replaced by their values; the operands are the same."""
        results = [result.replace(replacement) for result in self.results]
        return AffineMap.get(self.num_dims, self.num_symbols, results)

    def shift_dims(self, shift: int, offset: int = 0) -> AffineMap:
        """The dimensions from ``offset`` on renumbered, with ``shift`` new ones before them."""
        results = [result.shift_dims(shift, offset) for result in self.results]
        return AffineMap.get(self.num_dims + shift, self.num_symbols, results)

    def shift_symbols(self, shift: int, offset: int = 0) -> AffineMap:
        """The symbols from ``offset`` on renumbered, with ``shift`` new ones before them."""
        results = [result.shift_symbols(shift, offset) for result in self.results]
        return AffineMap.get(self.num_dims, self.num_symbols + shift, results)

    def compose(self, inner: AffineMap) -> AffineMap:
        """This map of the results of ``inner``: its symbols come first, then those of ``inner``.

        Raises ValueError if ``inner`` has not as many results as this map has dimensions.
        """
        if len(inner.results) != self.num_dims:
            raise ValueError(
                f"expected a map with {self.num_dims} results, but got {len(inner.results)}"
            )
        num_symbols = self.num_symbols + inner.num_symbols
        dims = [result.shift_symbols(self.num_symbols) for result in inner.results]
        return self.replace_dims_and_symbols(dims, (), inner.num_dims, num_symbols)

    def inverse_permutation(self) -> AffineMap | None:
        """The map from the results to the dimensions, or None if some dimension is no result.

        Raises ValueError if the map has symbols.
        """
        if self.num_symbols:
            raise ValueError(f"expected a map without symbols, but got {self}")
        dims: dict[int, AffineExpr] = {}
        for position, result in enumerate(self.results):
            if isinstance(result, AffineDimExpr):
                dims.setdefault(result.position, AffineDimExpr.get(position))
        if len(dims) != self.num_dims:
            return None
        return AffineMap.get(len(self.results), 0, [dims[i] for i in range(self.num_dims)])


def dim_exprs(num_dims: int) -> tuple[AffineExpr, ...]:
    """The first dimensions."""
    return tuple(AffineDimExpr.get(position) for position in range(num_dims))


def check_operands(num_dims: int, num_symbols: int, exprs: Iterable[AffineExpr]) -> None:
    """Raise ValueError if an expression uses operands beyond these, TypeError for what is no expression."""
    if num_dims < 0 or num_symbols < 0:
        raise ValueError("the numbers of dimensions and symbols must not be negative")

    def check(text: str, position: int, count: int, kind: str) -> None:
        if position >= count:
            raise ValueError(f"'{text}{position}' is used, but there are only {count} {kind}")

    for expr in exprs:
        if not isinstance(expr, AffineExpr):
            raise TypeError(f"expected an affine expression, but got {shown(expr)}")
        for inside in expr.walk():
            if isinstance(inside, AffineDimExpr):
                check("d", inside.position, num_dims, "dimensions")
            elif isinstance(inside, AffineSymbolExpr):
                check("s", inside.position, num_symbols, "symbols")


def infer_operands(exprs: Iterable[AffineExpr]) -> tuple[int, int]:
    """The least numbers of dimensions and symbols that a map of these expressions has."""
    num_dims = num_symbols = 0
    for expr in exprs:
        for inside in expr.walk():
            if isinstance(inside, AffineDimExpr):
                num_dims = max(num_dims, inside.position + 1)
            elif isinstance(inside, AffineSymbolExpr):
                num_symbols = max(num_symbols, inside.position + 1)
    return num_dims, num_symbols
