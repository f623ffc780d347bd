"""A program as C++."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.runtime import Operation
from odsgen.translation.cpp import printers as printers  # registers them
from odsgen.translation.cpp.emitter import CppEmitter


def translate_to_cpp(
    op: Operation,
    write: Callable[[str], object],
    *,
    declare_variables_at_top: bool = False,
    file_id: str = "",
) -> None:
    """Write an operation as C++: what of it was written stays written where a part is refused with VerifyError.

    `declare_variables_at_top`: at the beginning of their functions; `file_id`: the contents of that `emitc.file`, too.
    """
    CppEmitter(write, declare_variables_at_top, file_id).operation(op, with_semicolon=False)
