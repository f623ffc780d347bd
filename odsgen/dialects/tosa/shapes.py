"""Shapes of tensors and of `!tosa.shape` values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.shared import are_compatible_shapes, raw_size
from odsgen.runtime import DYNAMIC, DenseIntElementsAttr, RankedTensorType, ShapedType
from odsgen_dialects.tosa import ConstShapeOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type, Value


#: The sizes of a tensor; None if it is unranked.
Shape = tuple[int, ...] | None


def known_shape(value: Value) -> Shape:
    """The shape of a tensor; None if it is unranked."""
    return shape_of(value.type)


def shape_of(type: Type) -> Shape:
    """The sizes in the type of a tensor; None if it is unranked."""
    return type.shape if isinstance(type, ShapedType) and type.has_rank else None


def meet(first: Shape, second: Shape) -> Shape:
    """The sizes that two shapes have in common (MLIR: `ValueKnowledge::meet`)."""
    if first is None or second is None or len(first) != len(second):
        return None
    return tuple(one if one == two else DYNAMIC for one, two in zip(first, second, strict=True))


def join(first: Shape, second: Shape) -> Shape:
    """The sizes that two shapes of one tensor tell together (MLIR: `ValueKnowledge::join`); raises ValueError if they differ."""
    if first is None or second is None:
        return second if first is None else first
    if len(first) != len(second):
        raise ValueError("the ranks differ")
    for one, two in zip(first, second, strict=True):
        if one != two and DYNAMIC not in (one, two):
            raise ValueError("the sizes differ")
    return tuple(two if one == DYNAMIC else one for one, two in zip(first, second, strict=True))


def verify_axis(
    op: Operation,
    what: str,
    axis: int,
    input: tuple[int, ...] | None,
    output: tuple[int, ...] | None,
) -> None:
    """Checks an axis, and that input and output have the same rank, as far as it is known."""
    for shape, name in ((input, "input"), (output, "output")):
        if shape is None:
            continue
        if name == "output" and input is not None and len(input) != len(shape):
            raise op.op_error("expect output tensor rank to be equal to input tensor rank")
        if axis >= len(shape) and (axis or shape):
            raise op.op_error(
                f"expect {name} tensor rank ({len(shape)}) to be larger than {what} axis ({axis})"
            )


def ranked(value: Value) -> RankedTensorType | None:
    """The type of the value if it is a ranked tensor."""
    type = value.type
    return type if isinstance(type, RankedTensorType) else None


def shape_rank(value: Value) -> int:
    """The rank of a `!tosa.shape` value."""
    rank: int = value.type.parameters()[0]
    return rank


def constant_sizes(value: Value) -> tuple[int, ...] | None:
    """getConstShapeValues: the sizes of a `tosa.const_shape`; None for another operation."""
    op = value.defining_op
    if not isinstance(op, ConstShapeOp):
        return None
    found = op.property_attribute("values")
    if not isinstance(found, DenseIntElementsAttr):
        return None
    return tuple(int(size) for size in found.values())  # type: ignore[arg-type]


def as_sizes(values: Iterable[int]) -> tuple[int, ...]:
    """A tensor's sizes from constants: negative ones become dynamic."""
    return tuple(DYNAMIC if value < 0 else value for value in values)


def are_compatible_types(first: Type, second: Type) -> bool:
    """Whether two shaped types have compatible shapes (MLIR: `verifyCompatibleShape`)."""
    if not isinstance(first, ShapedType) or not isinstance(second, ShapedType):
        return False
    if not first.has_rank or not second.has_rank:
        return True
    return are_compatible_shapes(first.shape, second.shape)


def question_mark_text(shape: Iterable[int]) -> str:
    """`1, ?, 3`"""
    return ", ".join("?" if size == DYNAMIC else str(size) for size in shape)


def truncated(numerator: int, denominator: int) -> int:
    """The quotient rounded towards zero, as in C++."""
    quotient = abs(numerator) // abs(denominator)
    return quotient if (numerator < 0) == (denominator < 0) else -quotient


def raw_quotient(size: int, divisor: int) -> int:
    """The quotient of a size as MLIR stores it: dynamic sizes are divided too."""
    return truncated(raw_size(size), divisor)


class Extent(NamedTuple):
    """A spatial dimension of a sliding window, named as diagnostics name it."""

    name: str  # height
    axis: str  # y
    before: str  # top
    after: str  # bottom


HEIGHT = Extent("height", "y", "top", "bottom")
WIDTH = Extent("width", "x", "left", "right")
DEPTH = Extent("depth", "d", "front", "back")


class Sizes:
    """Sizes that several tensors must share; the first static one of each name is kept."""

    __slots__ = ("_op", "_sizes")

    def __init__(self, op: Operation) -> None:
        self._op = op
        self._sizes: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self._sizes.get(name, DYNAMIC)

    def add(self, name: str, size: int, message: str) -> None:
        """Records the size of a tensor; `message` has `{wanted}` and `{size}`."""
        wanted = self[name]
        if wanted == DYNAMIC:
            self._sizes[name] = size
        elif size not in (DYNAMIC, wanted):
            raise self._op.op_error(message.format(wanted=wanted, size=size))

    def check(self, name: str, size: int, message: str) -> None:
        """Checks a size without recording it."""
        wanted = self[name]
        if DYNAMIC not in (wanted, size) and wanted != size:
            raise self._op.op_error(message.format(wanted=wanted, size=size))


def verify_calculated(op: Operation, extent: Extent, calculated: int, given: int) -> None:
    """Checks the size of the result against the calculated one."""
    if given not in (DYNAMIC, calculated):
        raise op.op_error(
            f"calculated output {extent.name} did not match expected: calculated={calculated}, "
            f"expected={given}"
        )


def verify_at_least(op: Operation, what: str, values: Sequence[int], least: int) -> None:
    """Checks that all values are at least `least`."""
    if any(value < least for value in values):
        listed = ", ".join(map(str, values))
        raise op.op_error(f"expect all {what} values to be >= {least}, got {listed}")
