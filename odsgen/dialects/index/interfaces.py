"""Interface methods of the dialect `index`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import IndexType, Type, named_by
from odsgen_dialects.index import BoolConstantOp, CastSOp, CastUOp, ConstantOp


@implements(ConstantOp, method="asm_result_names")
@named_by(ConstantOp, "value")
def asm_result_names_constant(op: ConstantOp) -> list[str | None]:
    """ConstantOp::getAsmResultNames"""
    return [f"idx{op.value}"]


@implements(BoolConstantOp, method="asm_result_names")
@named_by(BoolConstantOp, "value")
def asm_result_names_bool_constant(op: BoolConstantOp) -> list[str | None]:
    """BoolConstantOp::getAsmResultNames"""
    return ["true" if op.value else "false"]


@implements(CastSOp, CastUOp, method="are_cast_compatible")
def are_cast_compatible_casts(
    op: CastSOp | CastUOp, inputs: Sequence[Type], outputs: Sequence[Type]
) -> bool:
    """CastSOp::areCastCompatible, CastUOp::areCastCompatible"""
    return isinstance(inputs[0], IndexType) != isinstance(outputs[0], IndexType)
