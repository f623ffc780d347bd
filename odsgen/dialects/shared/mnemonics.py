"""The names of operations without their dialects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def mnemonic_of(op: Operation | type[Operation]) -> str:
    """The name of an operation without its dialect (`OperationName::stripDialect`)."""
    return op.OPERATION_NAME.partition(".")[2]
