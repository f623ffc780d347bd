"""Sizes of which some are not known: how they are compared, written, and found in constants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value


def are_compatible_shapes(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether the shapes can be the same: all sizes that both know are equal (MLIR: `verifyCompatibleShape`)."""
    return len(first) == len(second) and all(
        one == other or DYNAMIC in (one, other) for one, other in zip(first, second, strict=True)
    )


def raw_size(size: int) -> int:
    """A size as MLIR has it as a number (`ShapedType::kDynamic`)."""
    return DYNAMIC_INDEX if size == DYNAMIC else size


def raw_shape_text(shape: Sequence[int]) -> str:
    """`4, 2`, what is not known as the number that MLIR has for it."""
    return ", ".join(str(raw_size(size)) for size in shape)


def constant_integer(value: Value) -> int | None:
    """The integer that the value always is, if a constant makes it (MLIR: `getConstantIntValue`)."""
    found = constant_value(value)
    return int(found.value) if isinstance(found, IntegerAttr) else None
