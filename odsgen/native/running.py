"""Runs of whole programs: one function without arguments, and all that it prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.native.compiling import compile
from odsgen.native.errors import NativeError

if TYPE_CHECKING:
    from odsgen.runtime import Operation

_OPT_LEVEL = 2


def printed(module: Operation, name: str) -> str:
    """The text that a function without arguments prints by MLIR's runner functions, and a line for each result.

    Raises NativeError, and PassFailure for a program that does not lower.
    """
    texts: list[str] = []
    function = compile(module, name, opt_level=_OPT_LEVEL, write=texts.append)
    if function.type.inputs:
        raise NativeError(f"@{name} takes arguments")
    found = function()
    if function.type.results:
        results = found if isinstance(found, tuple) else (found,)
        texts += [f"{result}\n" for result in results]
    return "".join(texts)
