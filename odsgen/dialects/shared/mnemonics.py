"""The names of operations without their dialects."""

from __future__ import annotations

from odsgen.runtime import Operation


def mnemonic_of(op: Operation | type[Operation]) -> str:
    """The name of an operation without its dialect (`OperationName::stripDialect`)."""
    return op.OPERATION_NAME.partition(".")[2]
