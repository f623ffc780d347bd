"""Integer sets: immutable, unique (Dialects/Affine: "Integer Sets")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Self, TypeAlias

from odsgen.runtime.affine.expr import AffineConstantExpr, AffineExpr, Unique, new_unique
from odsgen.runtime.affine.map import check_operands
from odsgen.runtime.base.parameters import integer, integers, several

_Key: TypeAlias = tuple[int, int, tuple[AffineExpr, ...], tuple[bool, ...]]


class IntegerSet(Unique):
    """The points where some expressions are zero and others are not negative.

    Equal sets (of the same constraints in the same order) are one object.
    """

    __slots__ = ("num_dims", "num_symbols", "constraints", "eq_flags", "_text")
    _unique: ClassVar[dict[_Key, IntegerSet]] = {}

    num_dims: int
    num_symbols: int
    constraints: tuple[AffineExpr, ...]
    eq_flags: tuple[bool, ...]
    """For each constraint whether it is ``== 0``, else ``>= 0``."""
    _text: str | None

    @classmethod
    def get(
        cls,
        num_dims: int,
        num_symbols: int,
        constraints: Iterable[AffineExpr],
        eq_flags: Iterable[bool],
    ) -> IntegerSet:
        """The set with these constraints.

        Raises ValueError if there is none, if there are not as many flags, or if a constraint uses
        an operand that the set does not have.
        """
        constraints = several("the constraints of a set", constraints)
        eq_flags = several("the flags of a set", eq_flags)
        try:
            found = IntegerSet._unique.get((num_dims, num_symbols, constraints, eq_flags))
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            key = (
                integer("the number of dimensions", num_dims),
                integer("the number of symbols", num_symbols),
                constraints,
                tuple(map(bool, integers("the flag of a constraint", eq_flags))),
            )
            if not key[2]:
                raise ValueError("expected at least one constraint")
            if len(key[2]) != len(key[3]):
                raise ValueError(f"expected {len(key[2])} flags, but got {len(key[3])}")
            check_operands(num_dims, num_symbols, key[2])
            made = new_unique(IntegerSet)
            made.num_dims, made.num_symbols, made.constraints, made.eq_flags = key
            made._text = None
            found = IntegerSet._unique.setdefault(key, made)
        return found

    @classmethod
    def get_empty_set(cls, num_dims: int, num_symbols: int) -> IntegerSet:
        """The set without points, as ``1 == 0``."""
        return cls.get(num_dims, num_symbols, (AffineConstantExpr.get(1),), (True,))

    @classmethod
    def get_universe(cls, num_dims: int, num_symbols: int) -> IntegerSet:
        """The set of all points, as ``0 == 0``."""
        return cls.get(num_dims, num_symbols, (AffineConstantExpr.get(0),), (True,))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from odsgen.runtime.pickling.symbols import reduced

        return reduced(self)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        arguments = (self.num_dims, self.num_symbols, self.constraints, self.eq_flags)
        return IntegerSet.get, arguments

    def __str__(self) -> str:
        from odsgen.runtime.affine.text import integer_set_text

        if self._text is None:
            self._text = integer_set_text(self)
        return self._text

    __repr__ = __str__

    @property
    def num_inputs(self) -> int:
        """How many operands there are: dimensions, then symbols."""
        return self.num_dims + self.num_symbols

    @property
    def num_constraints(self) -> int:
        """How many constraints there are."""
        return len(self.constraints)

    @property
    def num_equalities(self) -> int:
        """How many constraints are ``== 0``."""
        return sum(self.eq_flags)

    @property
    def num_inequalities(self) -> int:
        """How many constraints are ``>= 0``."""
        return len(self.eq_flags) - sum(self.eq_flags)

    def is_empty_integer_set(self) -> bool:
        """Whether this is the set of ``1 == 0``; others may be without points as well."""
        return self is IntegerSet.get_empty_set(self.num_dims, self.num_symbols)

    def contains(self, operands: Sequence[int]) -> bool:
        """Whether the point is in the set: its dimensions, then the symbols.

        Raises ValueError if there are not as many or a constraint has no value there.
        """
        if len(operands) != self.num_inputs:
            raise ValueError(f"expected {self.num_inputs} operands, but got {len(operands)}")
        dims, symbols = operands[: self.num_dims], operands[self.num_dims :]
        for constraint, is_equality in zip(self.constraints, self.eq_flags, strict=True):
            value = constraint.evaluate(dims, symbols)
            if value < 0 or (is_equality and value):
                return False
        return True

    def replace_dims_and_symbols(
        self,
        dims: Sequence[AffineExpr],
        symbols: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> IntegerSet:
        """Every constraint with its operands replaced, as a set of so many operands."""
        constraints = [c.replace_dims_and_symbols(dims, symbols) for c in self.constraints]
        return IntegerSet.get(num_dims, num_symbols, constraints, self.eq_flags)
