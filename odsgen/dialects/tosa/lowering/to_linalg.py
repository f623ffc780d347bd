"""`tosa-to-linalg`: operations of `tosa` as structured operations on tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.conversion import ConversionTarget, apply_full_conversion
from odsgen.dialects.shared.lowered import Lowering
from odsgen.dialects.shared.signless_types import signless_type_converter
from odsgen.dialects.tosa.lowering.elementwise import elementwise
from odsgen.dialects.tosa.lowering.fourier import fft, rfft
from odsgen.dialects.tosa.lowering.movement import gather, reverse, table, tile
from odsgen.dialects.tosa.lowering.reductions import REDUCTIONS, argmax, reduction
from odsgen.dialects.tosa.lowering.rescaling import rescaled
from odsgen.dialects.tosa.lowering.resizing import resize, resize_before_broadcast, resize_of_one
from odsgen.dialects.tosa.lowering.scalars import ELEMENTWISE
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import Operation, Value
from odsgen_dialects import tosa


def _same(op: Operation, operands: Sequence[Value]) -> Sequence[Value]:
    return op.operands


def to_linalg_patterns() -> list[Lowering]:
    """The patterns of `tosa-to-linalg`."""
    converter = signless_type_converter()
    others: dict[type[Any], Any] = {
        tosa.IdentityOp: _same,
        **dict.fromkeys(REDUCTIONS, reduction),
        tosa.ArgMaxOp: argmax,
        tosa.GatherOp: gather,
        tosa.RescaleOp: rescaled,
        tosa.ReverseOp: reverse,
        tosa.RFFT2dOp: rfft,
        tosa.FFT2dOp: fft,
        tosa.TableOp: table,
        tosa.TileOp: tile,
    }
    return [
        Lowering(tosa.ResizeOp, resize, benefit=100),
        Lowering(tosa.ResizeOp, resize_of_one, benefit=200),
        Lowering(tosa.ResizeOp, resize_before_broadcast, benefit=300),
        *(Lowering(each, elementwise, converter) for each in ELEMENTWISE),
        *(Lowering(kind, lower) for kind, lower in others.items()),
    ]


@register_pass
class TosaToLinalgPass(Pass):
    """Lowers `tosa` to structured operations on tensors."""

    ARGUMENT = "tosa-to-linalg"
    NAME = "TosaToLinalg"
    SUMMARY = "Lower TOSA to LinAlg on tensors"
    INTERFACE = "FunctionOpInterface"

    disable_decompositions = flag(
        "disable-tosa-decompositions", False, "Disable tosa decompositions pass"
    )
    aggressive = flag(
        "aggressive-reduce-constant", False, "Always perform the reduce constant optimization"
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("linalg", "tensor", "scf")
        target.add_illegal_dialect("tosa")
        target.add_legal_op(
            tosa.ApplyScaleOp,
            tosa.IfOp,
            tosa.ConstOp,
            tosa.ConstShapeOp,
            tosa.WhileOp,
            tosa.ConcatOp,
            tosa.SliceOp,
            tosa.ReshapeOp,
            tosa.PadOp,
        )
        target.mark_unknown_op_legal()
        apply_full_conversion(op, target, to_linalg_patterns())
