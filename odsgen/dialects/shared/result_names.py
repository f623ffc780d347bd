"""Fixed names for the results of operations (`OpAsmOpInterface::getAsmResultNames`)."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.shared.mnemonics import mnemonic_of
from odsgen.runtime import Operation

ResultNames = Callable[["Operation"], list["str | None"]]


def called(*names: str | None) -> ResultNames:
    """Builds a hook that suggests these names for the first results."""

    def asm_result_names(op: Operation) -> list[str | None]:
        count = len(op.results)
        return [*names[:count], *[None] * (count - len(names))]

    return asm_result_names


def asm_result_names_of_mnemonic(op: Operation) -> list[str | None]:
    """Suggests the mnemonic for the first result."""
    count = len(op.results)
    return [mnemonic_of(op), *[None] * (count - 1)][:count]
