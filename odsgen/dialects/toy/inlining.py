"""Inlining of the dialect `toy`."""

from __future__ import annotations

from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import Operation, TensorType, Type, Value


@inlines
class ToyInliner(DialectInliner):
    """ToyInlinerInterface"""

    def materialize_call_conversion(
        self, call: Operation, value: Value, type: Type
    ) -> Operation | None:
        """Builds `toy.cast` between tensors."""
        from odsgen_dialects.toy import CastOp

        if not isinstance(value.type, TensorType) or not isinstance(type, TensorType):
            return None
        return CastOp.build(type, value, location=call.location)
