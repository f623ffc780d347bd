"""Affine expressions: immutable, unique, simplified as they are made.

Dialects/Affine of MLIR's documentation, "Affine Expressions" and "Semi-affine maps". The operators
apply the rules of MLIR's ``AffineExpr``, no more and no fewer, so that an expression has the form
that mlir-opt prints. Expressions may be of any depth: nothing here recurses along one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from math import gcd
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, TypeVar

from odsgen.runtime.base.parameters import instance, integer

if TYPE_CHECKING:
    from odsgen.runtime.affine.map import AffineMap


class AffineExprKind(Enum):
    """The kinds of affine expression; for an operation, the value is its spelling."""

    ADD = "+"
    MUL = "*"
    MOD = "mod"
    FLOOR_DIV = "floordiv"
    CEIL_DIV = "ceildiv"
    CONSTANT = "constant"
    DIM_ID = "dim"
    SYMBOL_ID = "symbol"


_BINARY_KINDS = frozenset(AffineExprKind) - {
    AffineExprKind.CONSTANT,
    AffineExprKind.DIM_ID,
    AffineExprKind.SYMBOL_ID,
}

_ADD = AffineExprKind.ADD
_MUL = AffineExprKind.MUL
_MOD = AffineExprKind.MOD
_FLOOR_DIV = AffineExprKind.FLOOR_DIV
_CEIL_DIV = AffineExprKind.CEIL_DIV

INT64_MIN = -(1 << 63)
INT64_MAX = (1 << 63) - 1


def _wrap(value: int) -> int:
    """The value modulo 2**64, as a signed number: what is folded is 64 bits wide."""
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


class Unique:
    """The base of affine expressions, maps and sets: equal ones are one object, which ``get`` gives."""

    __slots__ = ()

    def __new__(cls, *parts: object, **named: object) -> Self:
        """Refuse a second object of the same parts."""
        raise TypeError(f"{cls.__name__}.get(…) gives the one {cls.__name__} of these parts")


UniqueT = TypeVar("UniqueT", bound=Unique)


def new_unique(cls: type[UniqueT]) -> UniqueT:
    """A new object, to be filled by the ``get`` of its class."""
    return object.__new__(cls)


class AffineExpr(Unique):
    """Base of the expressions. Equal ones are one object; compare with ``is``."""

    __slots__ = ("kind", "is_symbolic_or_constant", "is_pure_affine", "largest_known_divisor")

    kind: AffineExprKind
    is_symbolic_or_constant: bool
    """Whether no dimension occurs."""
    is_pure_affine: bool
    """Whether every product has a constant factor and every divisor is a constant."""
    largest_known_divisor: int
    """A number that divides the value whatever the operands are."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from odsgen.runtime.pickling.symbols import reduced

        return reduced(self)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        raise NotImplementedError

    def __str__(self) -> str:
        from odsgen.runtime.affine.text import affine_expr_text

        return affine_expr_text(self)

    __repr__ = __str__

    # Construction. An operand may be a Python integer.

    def __add__(self, other: AffineExpr | int) -> AffineExpr:
        other = _as_expr(other)
        return _simplified_add(self, other) or AffineBinaryOpExpr._get_unsimplified(
            _ADD, self, other
        )

    def __radd__(self, other: int) -> AffineExpr:
        return AffineConstantExpr.get(other) + self

    def __neg__(self) -> AffineExpr:
        return self * -1

    def __sub__(self, other: AffineExpr | int) -> AffineExpr:
        return self + _as_expr(other) * -1

    def __rsub__(self, other: int) -> AffineExpr:
        return AffineConstantExpr.get(other) - self

    def __mul__(self, other: AffineExpr | int) -> AffineExpr:
        other = _as_expr(other)
        return _simplified_mul(self, other) or AffineBinaryOpExpr._get_unsimplified(
            _MUL, self, other
        )

    def __rmul__(self, other: int) -> AffineExpr:
        return AffineConstantExpr.get(other) * self

    def __mod__(self, other: AffineExpr | int) -> AffineExpr:
        return _mod(self, _as_expr(other))

    def __rmod__(self, other: int) -> AffineExpr:
        return AffineConstantExpr.get(other) % self

    def floor_div(self, other: AffineExpr | int) -> AffineExpr:
        """The quotient rounded down."""
        return _floor_div(self, _as_expr(other))

    __floordiv__ = floor_div

    def __rfloordiv__(self, other: int) -> AffineExpr:
        return AffineConstantExpr.get(other).floor_div(self)

    def ceil_div(self, other: AffineExpr | int) -> AffineExpr:
        """The quotient rounded up."""
        other = _as_expr(other)
        return _simplified_ceil_div(self, other) or AffineBinaryOpExpr._get_unsimplified(
            _CEIL_DIV, self, other
        )

    # Questions

    def walk(self) -> Iterator[AffineExpr]:
        """This expression and all inside it, operands before what uses them, each of them once."""
        seen: set[AffineExpr] = set()
        stack: list[AffineExpr] = [self]
        while stack:
            expr = stack[-1]
            if expr in seen:
                stack.pop()
                continue
            if isinstance(expr, AffineBinaryOpExpr):
                pending = [e for e in (expr.rhs, expr.lhs) if e not in seen]
                if pending:
                    stack += pending
                    continue
            stack.pop()
            seen.add(expr)
            yield expr

    def is_multiple_of(self, factor: int) -> bool:
        """Whether the value is known to be a multiple of ``factor``, which is not zero."""
        return self.largest_known_divisor % factor == 0

    def is_function_of_dim(self, position: int) -> bool:
        """Whether the dimension occurs."""
        dim = AffineDimExpr.get(position)
        return any(expr is dim for expr in self.walk())

    def is_function_of_symbol(self, position: int) -> bool:
        """Whether the symbol occurs."""
        symbol = AffineSymbolExpr.get(position)
        return any(expr is symbol for expr in self.walk())

    def evaluate(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> int:
        """The value for these operands, in exact arithmetic.

        Raises ValueError for a division by zero or a remainder by a number that is not positive:
        those have no value.
        """
        values: dict[AffineExpr, int] = {}
        for expr in self.walk():
            if isinstance(expr, AffineBinaryOpExpr):
                value = _evaluate(expr.kind, values[expr.lhs], values[expr.rhs])
            elif isinstance(expr, AffineDimExpr):
                value = dims[expr.position]
            elif isinstance(expr, AffineSymbolExpr):
                value = symbols[expr.position]
            else:
                assert isinstance(expr, AffineConstantExpr)
                value = expr.value
            values[expr] = value
        return values[self]

    # Replacement: what has not changed stays the same object, the rest is simplified again.

    def replace(self, replacement: dict[AffineExpr, AffineExpr]) -> AffineExpr:
        """Every occurrence of a key replaced by its value (not looked into again)."""
        return self.replace_where(replacement.get)

    def replace_where(self, replacement: Callable[[AffineExpr], AffineExpr | None]) -> AffineExpr:
        """Every outermost expression for which the function gives another replaced by that."""
        replaced: dict[AffineExpr, AffineExpr] = {}
        stack: list[AffineExpr] = [self]
        while stack:
            expr = stack[-1]
            if expr in replaced:
                stack.pop()
                continue
            if isinstance(expr, AffineBinaryOpExpr):
                lhs, rhs = replaced.get(expr.lhs), replaced.get(expr.rhs)
                if lhs is None or rhs is None:
                    # Operands come first, unless the whole is replaced.
                    found = replacement(expr)
                    if found is not None:
                        replaced[expr] = found
                        continue
                    stack.append(expr.rhs)
                    stack.append(expr.lhs)
                    continue
                found = replacement(expr)
                if found is None:
                    found = expr
                    if lhs is not expr.lhs or rhs is not expr.rhs:
                        found = affine_binary_op_expr(expr.kind, lhs, rhs)
            else:
                found = replacement(expr) or expr
            replaced[expr] = found
            stack.pop()
        return replaced[self]

    def replace_dims_and_symbols(
        self, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr]
    ) -> AffineExpr:
        """Dimension and symbol ``i`` replaced by the expression ``i``; those beyond stay."""

        def replacement(expr: AffineExpr) -> AffineExpr | None:
            if isinstance(expr, AffineDimExpr):
                return dims[expr.position] if expr.position < len(dims) else None
            if isinstance(expr, AffineSymbolExpr):
                return symbols[expr.position] if expr.position < len(symbols) else None
            return None

        return self.replace_where(replacement)

    def shift_dims(self, shift: int, offset: int = 0) -> AffineExpr:
        """The dimensions from ``offset`` on renumbered, ``shift`` higher."""

        def replacement(expr: AffineExpr) -> AffineExpr | None:
            if isinstance(expr, AffineDimExpr) and expr.position >= offset:
                return AffineDimExpr.get(expr.position + shift)
            return None

        return self.replace_where(replacement)

    def shift_symbols(self, shift: int, offset: int = 0) -> AffineExpr:
        """The symbols from ``offset`` on renumbered, ``shift`` higher."""

        def replacement(expr: AffineExpr) -> AffineExpr | None:
            if isinstance(expr, AffineSymbolExpr) and expr.position >= offset:
                return AffineSymbolExpr.get(expr.position + shift)
            return None

        return self.replace_where(replacement)

    def compose(self, map: AffineMap) -> AffineExpr:
        """This expression of the results of ``map``, as one of the operands of ``map``."""
        return self.replace_dims_and_symbols(map.results, ())


class AffineDimExpr(AffineExpr):
    """A dimension: ``d0``."""

    __slots__ = ("position",)
    _unique: ClassVar[dict[int, AffineDimExpr]] = {}

    position: int

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return AffineDimExpr.get, (self.position,)

    @classmethod
    def get(cls, position: int) -> AffineDimExpr:
        """The dimension of this number. Raises ValueError if that is negative."""
        try:
            found = AffineDimExpr._unique.get(position)
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            position = integer("the position of a dimension", position)
            if position < 0:
                raise ValueError(f"expected a position from 0 on, but got {position}")
            # Whole before it is put in: other threads see it from then on.
            made = new_unique(AffineDimExpr)
            made.kind = AffineExprKind.DIM_ID
            made.position = position
            made.is_symbolic_or_constant = False
            made.is_pure_affine = True
            made.largest_known_divisor = 1
            found = AffineDimExpr._unique.setdefault(position, made)
        return found


class AffineSymbolExpr(AffineExpr):
    """A symbol: ``s0``."""

    __slots__ = ("position",)
    _unique: ClassVar[dict[int, AffineSymbolExpr]] = {}

    position: int

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return AffineSymbolExpr.get, (self.position,)

    @classmethod
    def get(cls, position: int) -> AffineSymbolExpr:
        """The symbol of this number. Raises ValueError if that is negative."""
        try:
            found = AffineSymbolExpr._unique.get(position)
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            position = integer("the position of a symbol", position)
            if position < 0:
                raise ValueError(f"expected a position from 0 on, but got {position}")
            made = new_unique(AffineSymbolExpr)
            made.kind = AffineExprKind.SYMBOL_ID
            made.position = position
            made.is_symbolic_or_constant = True
            made.is_pure_affine = True
            made.largest_known_divisor = 1
            found = AffineSymbolExpr._unique.setdefault(position, made)
        return found


class AffineConstantExpr(AffineExpr):
    """An integer of 64 bits, signed."""

    __slots__ = ("value",)
    _unique: ClassVar[dict[int, AffineConstantExpr]] = {}

    value: int

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return AffineConstantExpr.get, (self.value,)

    @classmethod
    def get(cls, value: int) -> AffineConstantExpr:
        """The constant. Raises ValueError if it does not fit into 64 bits."""
        try:
            found = AffineConstantExpr._unique.get(value)
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            value = integer("the value of a constant", value)
            if not INT64_MIN <= value <= INT64_MAX:
                raise ValueError(f"expected a signed 64-bit integer, but got {value}")
            made = new_unique(AffineConstantExpr)
            made.kind = AffineExprKind.CONSTANT
            made.value = value
            made.is_symbolic_or_constant = True
            made.is_pure_affine = True
            made.largest_known_divisor = abs(value)
            found = AffineConstantExpr._unique.setdefault(value, made)
        return found


_BinaryKey: TypeAlias = tuple[AffineExprKind, AffineExpr, AffineExpr]


class AffineBinaryOpExpr(AffineExpr):
    """A sum, product, quotient or remainder."""

    __slots__ = ("lhs", "rhs")
    _unique: ClassVar[dict[_BinaryKey, AffineBinaryOpExpr]] = {}

    lhs: AffineExpr
    rhs: AffineExpr

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return AffineBinaryOpExpr._get_unsimplified, (self.kind, self.lhs, self.rhs)

    @classmethod
    def _get_unsimplified(
        cls, kind: AffineExprKind, lhs: AffineExpr, rhs: AffineExpr
    ) -> AffineBinaryOpExpr:
        """The operation as it is given; the operators of AffineExpr simplify first."""
        key = (kind, lhs, rhs)
        try:
            found = AffineBinaryOpExpr._unique.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is None:
            instance("the kind of an expression", kind, AffineExprKind, "an AffineExprKind")
            if kind not in _BINARY_KINDS:
                raise ValueError(f"expected the kind of an operation, but got {kind}")
            instance("the left-hand side", lhs, AffineExpr, "an affine expression")
            instance("the right-hand side", rhs, AffineExpr, "an affine expression")
            made = new_unique(AffineBinaryOpExpr)
            made.kind = kind
            made.lhs = lhs
            made.rhs = rhs
            made.is_symbolic_or_constant = (
                lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant
            )
            made.is_pure_affine = _is_pure_affine(kind, lhs, rhs)
            made.largest_known_divisor = _largest_known_divisor(kind, lhs, rhs)
            found = AffineBinaryOpExpr._unique.setdefault(key, made)
        return found


def affine_binary_op_expr(kind: AffineExprKind, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The simplified operation of this kind."""
    if kind is _ADD:
        return lhs + rhs
    if kind is _MUL:
        return lhs * rhs
    if kind is _MOD:
        return lhs % rhs
    if kind is _FLOOR_DIV:
        return lhs.floor_div(rhs)
    if kind is _CEIL_DIV:
        return lhs.ceil_div(rhs)
    raise ValueError(f"expected the kind of an operation, but got {kind}")


def _as_expr(operand: AffineExpr | int) -> AffineExpr:
    return AffineConstantExpr.get(operand) if isinstance(operand, int) else operand


def _is_pure_affine(kind: AffineExprKind, lhs: AffineExpr, rhs: AffineExpr) -> bool:
    if kind is _ADD:
        return lhs.is_pure_affine and rhs.is_pure_affine
    if kind is _MUL:
        return (
            lhs.is_pure_affine
            and rhs.is_pure_affine
            and (isinstance(lhs, AffineConstantExpr) or isinstance(rhs, AffineConstantExpr))
        )
    return lhs.is_pure_affine and isinstance(rhs, AffineConstantExpr)


def _largest_known_divisor(kind: AffineExprKind, lhs: AffineExpr, rhs: AffineExpr) -> int:
    if kind is _MUL:
        return _wrap(lhs.largest_known_divisor * rhs.largest_known_divisor)
    if kind is _ADD or kind is _MOD:
        # Products wrap around; the greatest common divisor is that of their bits.
        mask = (1 << 64) - 1
        return _wrap(gcd(lhs.largest_known_divisor & mask, rhs.largest_known_divisor & mask))
    if isinstance(rhs, AffineConstantExpr) and rhs.value != 0:
        # A quotient that leaves no remainder.
        quotient, remainder = divmod(lhs.largest_known_divisor, rhs.value)
        if remainder == 0:
            return abs(quotient)
    return 1


def _evaluate(kind: AffineExprKind, lhs: int, rhs: int) -> int:
    if kind is _ADD:
        return lhs + rhs
    if kind is _MUL:
        return lhs * rhs
    if kind is _MOD:
        if rhs <= 0:
            raise ValueError(f"expected a positive divisor of mod, but got {rhs}")
        return lhs % rhs
    if rhs == 0:
        raise ValueError(f"expected a divisor of {kind.value} other than zero")
    return lhs // rhs if kind is _FLOOR_DIV else -(-lhs // rhs)


# The rules. Each gives the simpler expression, or None where no rule applies.


def _simplified_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    terms: list[AffineExpr] = []
    while True:
        simplified = _add_rules(lhs, rhs)
        if simplified is not None:
            for term in reversed(terms):
                simplified = term + simplified
            return simplified
        # What may become a remainder is also tried with the last term of the sum on the left.
        if not (
            isinstance(rhs, AffineBinaryOpExpr)
            and rhs.kind is _MUL
            and isinstance(rhs.lhs, AffineBinaryOpExpr)
            and rhs.lhs.kind is _FLOOR_DIV
            and isinstance(lhs, AffineBinaryOpExpr)
            and lhs.kind is _ADD
        ):
            return None
        terms.append(lhs.lhs)
        lhs = lhs.rhs


def _add_rules(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    constant = rhs if isinstance(rhs, AffineConstantExpr) else None
    if isinstance(lhs, AffineConstantExpr):
        if constant is None:
            return rhs + lhs
        total = lhs.value + constant.value
        return AffineConstantExpr.get(total) if INT64_MIN <= total <= INT64_MAX else None
    # A symbolic operand stands on the right of another, a constant on the right of all.
    if lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return rhs + lhs
    if _out_of_order(lhs, rhs):
        return rhs + lhs
    if constant is not None and constant.value == 0:
        return lhs

    left = lhs if isinstance(lhs, AffineBinaryOpExpr) and lhs.kind is _ADD else None
    left_constant = (
        left.rhs if left is not None and isinstance(left.rhs, AffineConstantExpr) else None
    )
    if left is not None and left_constant is not None and constant is not None:
        # (x + 2) + 3
        return left.lhs + _wrap(left_constant.value + constant.value)

    left_factor, left_multiplicand = _constant_factor(lhs)
    right_factor, right_multiplicand = _constant_factor(rhs)
    if left_multiplicand is right_multiplicand:
        # x * 2 + x * 3
        return left_multiplicand * _wrap(left_factor + right_factor)
    if left is not None and left_constant is not None:
        # (x + 2) + y
        return left.lhs + rhs + left_constant
    if isinstance(rhs, AffineBinaryOpExpr):
        return _sum_as_remainder(lhs, rhs)
    return None


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """Whether these are two dimensions or two symbols, the higher number first."""
    if isinstance(lhs, AffineDimExpr):
        return isinstance(rhs, AffineDimExpr) and lhs.position > rhs.position
    if isinstance(lhs, AffineSymbolExpr):
        return isinstance(rhs, AffineSymbolExpr) and lhs.position > rhs.position
    return False


def _constant_factor(expr: AffineExpr) -> tuple[int, AffineExpr]:
    """Split ``x * 3`` into 3 and x."""
    if (
        isinstance(expr, AffineBinaryOpExpr)
        and expr.kind is _MUL
        and isinstance(expr.rhs, AffineConstantExpr)
    ):
        return expr.rhs.value, expr.lhs
    return 1, expr


def _sum_as_remainder(lhs: AffineExpr, rhs: AffineBinaryOpExpr) -> AffineExpr | None:
    """``x - x floordiv q * q`` is ``x mod q``."""
    product = rhs.lhs
    if rhs.kind is not _MUL or not isinstance(product, AffineBinaryOpExpr):
        return None
    if (
        product.kind is _MUL
        and rhs.rhs is AffineConstantExpr.get(-1)
        and isinstance(product.lhs, AffineBinaryOpExpr)
        and product.lhs.kind is _FLOOR_DIV
        and product.lhs.rhs is product.rhs
        and product.lhs.lhs is lhs
    ):
        # x + x floordiv s0 * s0 * -1
        return lhs % product.rhs
    if (
        product.kind is _FLOOR_DIV
        and product.lhs is lhs
        and isinstance(product.rhs, AffineConstantExpr)
        and product.rhs.value > 0
        and isinstance(rhs.rhs, AffineConstantExpr)
        and product.rhs.value == -rhs.rhs.value
    ):
        # x + x floordiv 4 * -4
        return lhs % product.rhs
    return None


def _simplified_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    constant = rhs if isinstance(rhs, AffineConstantExpr) else None
    if constant is not None and isinstance(lhs, AffineConstantExpr):
        product = lhs.value * constant.value
        return AffineConstantExpr.get(product) if INT64_MIN <= product <= INT64_MAX else None
    if not rhs.is_symbolic_or_constant:
        # Neither is symbolic: not even semi-affine, kept as it is.
        return rhs * lhs if lhs.is_symbolic_or_constant else None
    if isinstance(lhs, AffineConstantExpr) or _out_of_order(lhs, rhs):
        return rhs * lhs
    if constant is not None:
        if constant.value == 1:
            return lhs
        if constant.value == 0:
            return constant
    if (
        isinstance(lhs, AffineBinaryOpExpr)
        and lhs.kind is _MUL
        and isinstance(lhs.rhs, AffineConstantExpr)
    ):
        if constant is not None:
            # x * 2 * 3
            return lhs.lhs * _wrap(lhs.rhs.value * constant.value)
        # x * 2 * s0
        return (lhs.lhs * rhs) * lhs.rhs
    return None


def _floor_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The quotient; of a sum with a term that is a multiple of the divisor, term by term."""
    if not isinstance(rhs, AffineConstantExpr) or rhs.value == 0:
        return AffineBinaryOpExpr._get_unsimplified(_FLOOR_DIV, lhs, rhs)
    divisor = rhs.value
    # Sums are taken apart with a stack: None stands for the addition of the two quotients done.
    pending: list[AffineExpr | None] = [lhs]
    quotients: list[AffineExpr] = []
    while pending:
        expr = pending.pop()
        if expr is None:
            right = quotients.pop()
            quotients.append(quotients.pop() + right)
        elif (
            isinstance(expr, AffineBinaryOpExpr)
            and expr.kind is _ADD
            and divisor != 1
            and (expr.lhs.is_multiple_of(divisor) or expr.rhs.is_multiple_of(divisor))
        ):
            pending += (None, expr.rhs, expr.lhs)
        else:
            quotients.append(
                _simplified_quotient(expr, divisor, lambda a, b: a // b)
                or AffineBinaryOpExpr._get_unsimplified(_FLOOR_DIV, expr, rhs)
            )
    return quotients[0]


def _simplified_ceil_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if not isinstance(rhs, AffineConstantExpr) or rhs.value == 0:
        return None
    return _simplified_quotient(lhs, rhs.value, lambda a, b: -(-a // b))


def _simplified_quotient(
    lhs: AffineExpr, divisor: int, quotient: Callable[[int, int], int]
) -> AffineExpr | None:
    """The rules that both roundings share."""
    if isinstance(lhs, AffineConstantExpr):
        value = quotient(lhs.value, divisor)
        return AffineConstantExpr.get(value) if value <= INT64_MAX else None
    if divisor == 1:
        return lhs
    factor, multiplicand = _constant_factor(lhs)
    if multiplicand is not lhs and factor % divisor == 0:
        return multiplicand * _wrap(factor // divisor)
    return None


def _mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    if not isinstance(rhs, AffineConstantExpr) or rhs.value < 1:
        return AffineBinaryOpExpr._get_unsimplified(_MOD, lhs, rhs)
    divisor = rhs.value
    while True:
        if isinstance(lhs, AffineConstantExpr):
            return AffineConstantExpr.get(lhs.value % divisor)
        if lhs.is_multiple_of(divisor):
            return AffineConstantExpr.get(0)
        if not isinstance(lhs, AffineBinaryOpExpr):
            break
        if lhs.kind is _ADD and lhs.lhs.is_multiple_of(divisor):
            lhs = lhs.rhs
        elif lhs.kind is _ADD and lhs.rhs.is_multiple_of(divisor):
            lhs = lhs.lhs
        elif (
            lhs.kind is _MOD
            and isinstance(lhs.rhs, AffineConstantExpr)
            and lhs.rhs.value >= 1
            and lhs.rhs.value % divisor == 0
        ):
            lhs = lhs.lhs
        else:
            break
    return AffineBinaryOpExpr._get_unsimplified(_MOD, lhs, rhs)
