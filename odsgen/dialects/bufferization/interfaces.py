"""Interface methods of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import TensorType
from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.bufferization import MaterializeInDestinationOp


def dps_inits_mutable_materialize_in_destination(op: MaterializeInDestinationOp) -> Sequence[Value]:
    """The destination."""
    return (op.dest,)


def effects_materialize_in_destination(op: MaterializeInDestinationOp) -> Sequence[EffectInstance]:
    """Writes into a destination that is a buffer."""
    if isinstance(op.dest.type, TensorType):
        return ()
    return (EffectInstance(EffectKind.WRITE, op.dest),)
