"""Builder of the regions of structured operations (MLIR: RegionBuilderHelper)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.runtime import (
    Attribute,
    Block,
    ComplexType,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    Region,
    Type,
    UnknownLoc,
    Value,
    f64,
    i64,
    index,
)

_UNARY = {
    "exp": "math.exp",
    "log": "math.log",
    "abs": "math.absf",
    "ceil": "math.ceil",
    "floor": "math.floor",
    "negf": "arith.negf",
    "round": "math.round",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "tanh": "math.tanh",
    "erf": "math.erf",
}

# Operations for complex, float, integer and boolean operands.  Some do not fit their type: as in
# MLIR, the verifier refuses them.
_BINARY = {
    "add": ("complex.add", "arith.addf", "arith.addi", "arith.ori"),
    "sub": ("complex.sub", "arith.subf", "arith.subi", None),
    "mul": ("complex.mul", "arith.mulf", "arith.muli", "arith.andi"),
    "div": ("complex.div", "arith.divf", "arith.divsi", None),
    "div_unsigned": (None, None, "arith.divui", None),
    "max_signed": ("arith.maxsi", "arith.maximumf", "arith.maxsi", "arith.maxsi"),
    "min_signed": ("arith.minsi", "arith.minimumf", "arith.minsi", "arith.minsi"),
    "max_unsigned": (None, None, "arith.maxui", None),
    "min_unsigned": (None, None, "arith.minui", None),
    "powf": ("math.powf",) * 4,
}


class ScalarBody:
    """Builds the block of a region; its arguments are elements of the operands.

    Its operations have unknown locations. ``class_of`` gives the class of an operation by its name, and ``refuse`` the error
    of a message.
    """

    def __init__(
        self,
        class_of: Callable[[str], type[Operation]],
        types: Sequence[Type],
        refuse: Callable[[str], Exception],
    ) -> None:
        self._class_of = class_of
        self._refuse = refuse
        self._block = Block(types)
        self.arguments: tuple[Value, ...] = self._block.arguments

    def region(self) -> Region:
        return Region([self._block])

    def add(
        self,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        properties: dict[str, Any] | None = None,
    ) -> Sequence[Value]:
        """Appends an operation and returns its results."""
        op = self._class_of(name)(tuple(operands), types, properties, location=UnknownLoc.get())
        return self._block.append(op).results

    def yield_values(self, *values: Value) -> None:
        self.add("linalg.yield", values, ())

    def constant(self, value: Attribute, type: Type) -> Value:
        return self.add("arith.constant", (), (type,), {"value": value})[0]

    def integer(self, value: int) -> Value:
        """An `i64` constant."""
        return self.constant(IntegerAttr.get(value, i64), i64)

    def float(self, value: float) -> Value:
        """An `f64` constant."""
        return self.constant(FloatAttr.get(value, f64), f64)

    def index(self, dimension: int) -> Value:
        """The induction variable of a loop."""
        return self.add("linalg.index", (), (index,), {"dim": IntegerAttr.get(dimension, i64)})[0]

    # --- functions ------------------------------------------------------------------------------------------------------

    def cast(self, value: Value, type: Type, *, unsigned: bool = False) -> Value:
        """Casts a value; returns the value itself if there is no such cast."""
        if isinstance(type, ComplexType) and value.type is not type:
            return self._cast_to_complex(value, type, unsigned)
        name = _cast_name(value.type, type, unsigned)
        return value if name is None else self.add(name, (value,), (type,))[0]

    def _cast_to_complex(self, value: Value, type: ComplexType, unsigned: bool) -> Value:
        element_type = type.element_type
        if not isinstance(element_type, FloatType):
            return value
        source = value.type
        if isinstance(source, ComplexType) and isinstance(source.element_type, FloatType):
            parts = [
                self.add(name, (value,), (source.element_type,))[0]
                for name in ("complex.re", "complex.im")
            ]
            parts = [self.cast(part, element_type) for part in parts]
        elif isinstance(source, (FloatType, IntegerType)):
            real = self.cast(value, element_type, unsigned=unsigned)
            parts = [real, self.constant(FloatAttr.get(0.0, element_type), element_type)]
        else:
            return value
        return self.add("complex.create", parts, (type,))[0]

    def unary(self, function: str, value: Value) -> Value:
        """Applies a function to a float."""
        type = value.type
        if not isinstance(type, FloatType):
            raise self._refuse("unsupported non numeric type")
        if function == "square":
            return self.add("arith.mulf", (value, value), (type,))[0]
        if function == "reciprocal":
            one = self.constant(FloatAttr.get(1.0, type), type)
            return self.add("arith.divf", (one, value), (type,))[0]
        return self.add(_UNARY[function], (value,), (type,))[0]

    def binary(self, function: str, left: Value, right: Value) -> Value:
        """Applies a function to two values of the same kind."""
        kind = _kind(left.type)
        if kind is None or _kind(right.type) not in (kind, _INTEGER if kind == _BOOL else kind):
            if {kind, _kind(right.type)} != {_INTEGER, _BOOL}:
                raise self._refuse(
                    "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, "
                    f"or allInteger, got '{left.type}' and '{right.type}'"
                )
        if kind == _BOOL and _kind(right.type) == _INTEGER:
            kind = _INTEGER
        assert kind is not None
        name = _BINARY[function][kind]
        if name is None:
            what = ("complex numbers", "floats", "integers", "bools")[kind]
            verb, _, sign = function.partition("_")
            if sign == "unsigned":
                raise self._refuse(f"unsupported operation: unsigned {verb} not on uint")
            raise self._refuse(f"unsupported operation: {function} with {what}")
        return self.add(name, (left, right), (left.type,))[0]

    def select(self, condition: Value, true: Value, false: Value) -> Value:
        return self.add("arith.select", (condition, true, false), (true.type,))[0]


_INTEGER = 2
_BOOL = 3


def _kind(type: Type) -> int | None:
    """The column of `_BINARY` for a type."""
    if isinstance(type, ComplexType):
        return 0
    if isinstance(type, FloatType):
        return 1
    if isinstance(type, IntegerType):
        return _BOOL if type.width == 1 else _INTEGER
    return None


def _cast_name(source: Type, target: Type, unsigned: bool) -> str | None:
    """The cast operation from one type to another; None if there is none."""
    if source is target:
        return None
    if isinstance(target, IntegerType):
        if isinstance(source, FloatType):
            return "arith.fptoui" if unsigned else "arith.fptosi"
        if isinstance(source, IndexType):
            return "arith.index_cast"
        if isinstance(source, IntegerType):
            if target.width > source.width:
                return "arith.extui" if unsigned else "arith.extsi"
            return "arith.trunci" if target.width < source.width else None
    elif isinstance(target, FloatType):
        if isinstance(source, IntegerType):
            return "arith.uitofp" if unsigned else "arith.sitofp"
        if isinstance(source, FloatType):
            if target.width > source.width:
                return "arith.extf"
            return "arith.truncf" if target.width < source.width else None
    return None
