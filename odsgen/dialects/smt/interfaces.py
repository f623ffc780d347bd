"""Interface methods of the dialect `smt`."""

from __future__ import annotations

from odsgen.dialects.smt.forms import signed_value
from odsgen.hooks import implements
from odsgen.runtime import digits_of_integer, named_by
from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, DeclareFunOp, IntConstantOp


@implements(IntConstantOp, method="asm_result_names")
@named_by(IntConstantOp, "value")
def asm_result_names_int_constant(op: IntConstantOp) -> list[str | None]:
    """IntConstantOp::getAsmResultNames"""
    return [f"c{digits_of_integer(signed_value(op.value))}"]


@implements(BoolConstantOp, method="asm_result_names")
@named_by(BoolConstantOp, "value")
def asm_result_names_constant(op: BoolConstantOp) -> list[str | None]:
    """BoolConstantOp::getAsmResultNames"""
    return ["true" if op.value else "false"]


@implements(DeclareFunOp, method="asm_result_names")
def asm_result_names_declare_fun(op: DeclareFunOp) -> list[str | None]:
    """DeclareFunOp::getAsmResultNames"""
    return [op.name_prefix or ""]


@implements(BVConstantOp, method="asm_result_names")
@named_by(BVConstantOp, "value")
def asm_result_names_bv_constant(op: BVConstantOp) -> list[str | None]:
    """BVConstantOp::getAsmResultNames"""
    return [f"c{digits_of_integer(op.value.value)}_bv{op.value.type.parameters()[0]}"]
