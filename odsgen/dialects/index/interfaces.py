"""Interface methods of the dialect `index`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import IndexType
from odsgen.runtime.printer.names import named_by
from odsgen_dialects.index import BoolConstantOp, ConstantOp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Type
    from odsgen_dialects.index import CastSOp, CastUOp


@named_by(ConstantOp, "value")
def asm_result_names_constant(op: ConstantOp) -> list[str | None]:
    """`%idx42`"""
    return [f"idx{op.value}"]


@named_by(BoolConstantOp, "value")
def asm_result_names_bool_constant(op: BoolConstantOp) -> list[str | None]:
    """`%true` or `%false`"""
    return ["true" if op.value else "false"]


def are_cast_compatible_casts(
    op: CastSOp | CastUOp, inputs: Sequence[Type], outputs: Sequence[Type]
) -> bool:
    """Exactly one of the two types is an index."""
    return isinstance(inputs[0], IndexType) != isinstance(outputs[0], IndexType)


are_cast_compatible_castu = are_cast_compatible_casts
