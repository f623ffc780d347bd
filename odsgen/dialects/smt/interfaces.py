"""Interface methods of the dialect `smt`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, DeclareFunOp, IntConstantOp


def asm_result_names_int_constant(op: IntConstantOp) -> list[str | None]:
    """`c42`"""
    return [f"c{op.value.value}"]


def asm_result_names_constant(op: BoolConstantOp) -> list[str | None]:
    """`true` or `false`"""
    return ["true" if op.value else "false"]


def asm_result_names_declare_fun(op: DeclareFunOp) -> list[str | None]:
    """The prefix that is given for the name."""
    return [op.name_prefix or ""]


def asm_result_names_bv_constant(op: BVConstantOp) -> list[str | None]:
    """`c5_bv8`"""
    width = op.result.type.parameters()[0]
    number = re.fullmatch(r"<\s*(-?\w+)\s*>", op.value.text.strip())
    if number is None or not isinstance(width, int):
        return [None]
    value = int(number[1], 0) % (1 << width)
    signed = value - (1 << width) if value >> (width - 1) else value
    return [f"c{signed}_bv{width}"]
