"""Static and dynamic sizes: comparing, printing, finding constants."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC, IntegerAttr, Operation, ShapedType, Value


def verify_dynamic_sizes(op: Operation, type: ShapedType, count: int) -> None:
    """Checks that there is an operand for each dynamic size of a type."""
    expected = type.shape.count(DYNAMIC) if type.has_rank else 0
    if count != expected:
        raise op.op_error(f"incorrect number of dynamic sizes, has {count}, expected {expected}")


def are_compatible_shapes(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether all sizes that both know are equal (`verifyCompatibleShape`)."""
    return len(first) == len(second) and all(
        one == other or DYNAMIC in (one, other) for one, other in zip(first, second, strict=True)
    )


def raw_size(size: int) -> int:
    """A size as MLIR's integer (`ShapedType::kDynamic`)."""
    return DYNAMIC_INDEX if size == DYNAMIC else size


def raw_shape_text(shape: Sequence[int]) -> str:
    """`4, 2`, with dynamic sizes as MLIR's integer."""
    return ", ".join(str(raw_size(size)) for size in shape)


def constant_integer(value: Value) -> int | None:
    """The integer of a constant value; None for other values (`getConstantIntValue`)."""
    found = constant_value(value)
    return int(found.value) if isinstance(found, IntegerAttr) else None
