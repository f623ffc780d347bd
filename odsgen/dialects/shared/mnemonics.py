"""The names of operations without their dialects."""

from __future__ import annotations

from odsgen.runtime import Operation


def mnemonic_of(op: Operation | type[Operation]) -> str:
    """The name of an operation without its dialect (`OperationName::stripDialect`)."""
    return op.OPERATION_NAME.partition(".")[2]


def asm_result_names_of_mnemonic(op: Operation) -> list[str | None]:
    """Suggests the mnemonic for the first result."""
    count = len(op.results)
    return [mnemonic_of(op), *[None] * (count - 1)][:count]
