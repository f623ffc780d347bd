"""How each operation of the dialect is translated, by class."""

from __future__ import annotations

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir import arithmetic, calls, control_flow, debug_info, memory, symbols
from odsgen.translation.llvm_ir.translation import Translate, Translation
from odsgen_dialects.builtin import ModuleOp


def _nothing(translation: Translation, op: Operation) -> None:
    """An operation that is not part of the program."""


TRANSLATIONS: dict[type[Operation], Translate] = {
    ModuleOp: _nothing,
    **arithmetic.TRANSLATIONS,
    **memory.TRANSLATIONS,
    **control_flow.TRANSLATIONS,
    **calls.TRANSLATIONS,
    **symbols.TRANSLATIONS,
    **debug_info.TRANSLATIONS,
}
