"""Conversion patterns of functions that build what takes the place of an operation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, TypeConverter
from odsgen.dialects.shared.emission import emitting
from odsgen.runtime import Operation, RankedTensorType, Value

#: Builds the results, of the operation and its operands as they are by now.
Lower = Callable[[Any, Sequence[Value]], Value | Sequence[Value]]


class NotLowered(Exception):
    """An operation has no lowering; says why."""


class Lowering(ConversionPattern[Any]):
    """Replaces an operation by what a function builds."""

    def __init__(
        self,
        root: type[Operation],
        lower: Lower,
        type_converter: TypeConverter | None = None,
        benefit: int = 1,
    ) -> None:
        super().__init__(type_converter)
        self.root = root.OPERATION_NAME
        self._lower = lower
        self.benefit = benefit

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        try:
            with emitting(rewriter, op.location):
                values = self._lower(op, adaptor.operands)
        except NotLowered as reason:
            return rewriter.match_failure(op, str(reason))
        rewriter.replace_op(op, [values] if isinstance(values, Value) else values)
        return True


def require_ranks(values: Iterable[Value]) -> None:
    """Raises NotLowered for a value that is no tensor with a rank."""
    if not all(isinstance(value.type, RankedTensorType) for value in values):
        raise NotLowered("no rank is known")
