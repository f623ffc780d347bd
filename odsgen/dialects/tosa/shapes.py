"""Shapes of tensors and of the values of `!tosa.shape`, as the rules of the dialect `tosa` speak of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.shared.static_shapes import are_compatible_shapes, raw_size
from odsgen.runtime.builtin.attributes import DenseIntElementsAttr
from odsgen.runtime.builtin.types import DYNAMIC, RankedTensorType, ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def known_shape(value: Value) -> tuple[int, ...] | None:
    """The sizes of a tensor, None of one without a rank."""
    type = value.type
    return type.shape if isinstance(type, ShapedType) and type.has_rank else None


def ranked(value: Value) -> RankedTensorType | None:
    """The type of the value, if it is a tensor with a rank."""
    type = value.type
    return type if isinstance(type, RankedTensorType) else None


def shape_rank(value: Value) -> int:
    """How many sizes a value of `!tosa.shape` has."""
    rank: int = value.type.parameters()[0]
    return rank


def constant_sizes(value: Value) -> tuple[int, ...] | None:
    """The sizes that `tosa.const_shape` gives (MLIR: `getConstShapeValues`); None where another operation does."""
    op = value.defining_op
    if op is None or op.name != "tosa.const_shape":
        return None
    found = op.property_attribute("values")
    if not isinstance(found, DenseIntElementsAttr):
        return None
    return tuple(int(size) for size in found.values())  # type: ignore[arg-type]


def as_sizes(values: Iterable[int]) -> tuple[int, ...]:
    """The sizes of a tensor that constant sizes stand for: those below zero are not known."""
    return tuple(DYNAMIC if value < 0 else value for value in values)


def are_compatible_types(first: Type, second: Type) -> bool:
    """Whether two shaped types can have one shape (MLIR: `verifyCompatibleShape`)."""
    if not isinstance(first, ShapedType) or not isinstance(second, ShapedType):
        return False
    if not first.has_rank or not second.has_rank:
        return True
    return are_compatible_shapes(first.shape, second.shape)


def question_mark_text(shape: Iterable[int]) -> str:
    """`1, ?, 3`"""
    return ", ".join("?" if size == DYNAMIC else str(size) for size in shape)


def truncated(numerator: int, denominator: int) -> int:
    """The quotient towards zero, as in C++."""
    quotient = abs(numerator) // abs(denominator)
    return quotient if (numerator < 0) == (denominator < 0) else -quotient


def raw_quotient(size: int, divisor: int) -> int:
    """A size divided, as the number that MLIR has for it."""
    return truncated(raw_size(size), divisor)


class Extent(NamedTuple):
    """A dimension of a window that slides over an input, and the words of its diagnostics."""

    name: str  # height
    axis: str  # y
    before: str  # top
    after: str  # bottom


HEIGHT = Extent("height", "y", "top", "bottom")
WIDTH = Extent("width", "x", "left", "right")
DEPTH = Extent("depth", "d", "front", "back")


class Sizes:
    """Sizes that several tensors share, known once one of them tells."""

    __slots__ = ("_op", "_sizes")

    def __init__(self, op: Operation) -> None:
        self._op = op
        self._sizes: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self._sizes.get(name, DYNAMIC)

    def add(self, name: str, size: int, message: str) -> None:
        """Another tensor with that size; `message` has `{wanted}` and `{size}`."""
        wanted = self[name]
        if wanted == DYNAMIC:
            self._sizes[name] = size
        elif size not in (DYNAMIC, wanted):
            raise self._op.op_error(message.format(wanted=wanted, size=size))

    def check(self, name: str, size: int, message: str) -> None:
        """As `add`, but the size tells nothing of what follows."""
        wanted = self[name]
        if DYNAMIC not in (wanted, size) and wanted != size:
            raise self._op.op_error(message.format(wanted=wanted, size=size))


def verify_calculated(op: Operation, extent: Extent, calculated: int, given: int) -> None:
    """The size that is calculated is the one of the result."""
    if given not in (DYNAMIC, calculated):
        raise op.op_error(
            f"calculated output {extent.name} did not match expected: calculated={calculated}, "
            f"expected={given}"
        )


def verify_at_least(op: Operation, what: str, values: Sequence[int], least: int) -> None:
    """All values are at least that."""
    if any(value < least for value in values):
        listed = ", ".join(map(str, values))
        raise op.op_error(f"expect all {what} values to be >= {least}, got {listed}")
