"""Python's operators on values, by choice: outside of `with operators():` they are errors, as those of any object."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from odsgen.building.values import constant, same_type
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import Value
from odsgen_dialects.arith import ops
from odsgen_dialects.arith.enums import CmpFPredicate, CmpIPredicate

#: By thread, whether integers are signed.
_signed: dict[int, bool] = {}


@contextmanager
def operators(*, signed: bool = True) -> Iterator[None]:
    """Within, operators on values of integers, floats and `index` build operations of `arith`, in this thread.

    `+ - *` and comparisons of all numbers, `/` of floats, `//`, `%`, `<<`, `>>`, `&`, `|`, `^` of integers; ``signed`` says how
    integers are read where it matters. The other operand may be a number. `//` of signed integers is
    `arith.floordivsi`, as in Python; there is no `%` for them, as `arith.remsi` gives other signs than Python.
    `==` is that of Python: whether two values are the same one.
    """
    thread = get_ident()
    before = _signed.get(thread)
    _signed[thread] = signed
    _install()
    try:
        yield
    finally:
        if before is None:
            del _signed[thread]
        else:
            _signed[thread] = before


_Build = Callable[[Value[Any], Value[Any]], Operation]


def _compare(integer: str, float: str) -> tuple[_Build, _Build, _Build]:
    def of_integers(predicate: CmpIPredicate) -> _Build:
        return lambda a, b: ops.CmpIOp.build(predicate, a, b)

    ordered = CmpFPredicate[float]
    return (
        of_integers(CmpIPredicate[f"s{integer}"]),
        of_integers(CmpIPredicate[f"u{integer}"]),
        lambda a, b: ops.CmpFOp.build(ordered, a, b),
    )


#: Method → what builds it of signed integers, of unsigned ones, of floats.
_BINARY: dict[str, tuple[_Build | None, _Build | None, _Build | None]] = {
    "add": (ops.AddIOp.build, ops.AddIOp.build, ops.AddFOp.build),
    "sub": (ops.SubIOp.build, ops.SubIOp.build, ops.SubFOp.build),
    "mul": (ops.MulIOp.build, ops.MulIOp.build, ops.MulFOp.build),
    "truediv": (None, None, ops.DivFOp.build),
    "floordiv": (ops.FloorDivSIOp.build, ops.DivUIOp.build, None),
    "mod": (None, ops.RemUIOp.build, None),
    "lshift": (ops.ShLIOp.build, ops.ShLIOp.build, None),
    "rshift": (ops.ShRSIOp.build, ops.ShRUIOp.build, None),
    "and": (ops.AndIOp.build, ops.AndIOp.build, None),
    "or": (ops.OrIOp.build, ops.OrIOp.build, None),
    "xor": (ops.XOrIOp.build, ops.XOrIOp.build, None),
    "lt": _compare("lt", "OLT"),
    "le": _compare("le", "OLE"),
    "gt": _compare("gt", "OGT"),
    "ge": _compare("ge", "OGE"),
}
_COMPARISONS = frozenset({"lt", "le", "gt", "ge"})


def _install() -> None:
    """Give values their operators, once; where no `operators` is open, these know nothing of values."""
    if "__add__" in vars(Value):
        return
    methods: dict[str, Callable[..., Any]] = {"__neg__": _negate}
    for name in _BINARY:
        methods[f"__{name}__"] = _method(name, reflected=False)
        if name not in _COMPARISONS:
            methods[f"__r{name}__"] = _method(name, reflected=True)
    for name, method in methods.items():
        setattr(Value, name, method)


def _method(name: str, *, reflected: bool) -> Callable[[Value[Any], Any], Any]:
    builders = _BINARY[name]

    def apply(self: Value[Any], other: Any) -> Any:
        signed = _signed.get(get_ident())
        if signed is None or not isinstance(other, (Value, Operation, int, float)):
            return NotImplemented
        build = builders[_kind_of(self, signed)]
        if build is None:
            return NotImplemented
        lhs, rhs = same_type(other, self) if reflected else same_type(self, other)
        return build(lhs, rhs).results[0]

    apply.__name__ = f"__{'r' if reflected else ''}{name}__"
    return apply


def _negate(self: Value[Any]) -> Any:
    signed = _signed.get(get_ident())
    if signed is None:
        raise TypeError("bad operand type for unary -: a value, outside of `with operators():`")
    if _kind_of(self, signed) == 2:
        return ops.NegFOp.build(self).result
    return ops.SubIOp.build(constant(0, self.type), self).result


def _kind_of(value: Value[Any], signed: bool) -> int:
    type = element_type_or_self(value.type)
    if isinstance(type, FloatType):
        return 2
    if isinstance(type, (IntegerType, IndexType)):
        return 0 if signed else 1
    raise TypeError(f"there are no operators on values of type '{value.type}'")
