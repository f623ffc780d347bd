"""Interface methods of the dialect `smt`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.smt.forms import signed_value
from odsgen.runtime.printer.names import named_by
from odsgen.runtime.support.integer_text import digits_of_integer
from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, IntConstantOp

if TYPE_CHECKING:
    from odsgen_dialects.smt import DeclareFunOp


@named_by(IntConstantOp, "value")
def asm_result_names_int_constant(op: IntConstantOp) -> list[str | None]:
    """`c42`"""
    return [f"c{digits_of_integer(signed_value(op.value))}"]


@named_by(BoolConstantOp, "value")
def asm_result_names_constant(op: BoolConstantOp) -> list[str | None]:
    """`true` or `false`"""
    return ["true" if op.value else "false"]


def asm_result_names_declare_fun(op: DeclareFunOp) -> list[str | None]:
    """The prefix that is given for the name."""
    return [op.name_prefix or ""]


@named_by(BVConstantOp, "value")
def asm_result_names_bv_constant(op: BVConstantOp) -> list[str | None]:
    """`c5_bv8`"""
    return [f"c{digits_of_integer(op.value.value)}_bv{op.value.type.parameters()[0]}"]
