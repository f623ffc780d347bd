"""Casts of memory that an operation need not wait for (MLIR: `foldMemRefCast`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import UnrankedMemRefType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def fold_memref_casts(op: Operation, kept: Value | None = None) -> bool:
    """Let an operation use what is cast; whether that changed anything.  An operand that is `kept` stays."""
    changed = False
    for number, operand in enumerate(op.operands):
        cast = operand.defining_op
        if cast is None or cast.name != "memref.cast" or operand is kept:
            continue
        if not isinstance(cast.operands[0].type, UnrankedMemRefType):
            op.set_operand(number, cast.operands[0])
            changed = True
    return changed
