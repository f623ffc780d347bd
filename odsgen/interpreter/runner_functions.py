"""The functions of MLIR's runners with which programs print, where they are declared (`mlir_c_runner_utils`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import f32, f64

if TYPE_CHECKING:
    from odsgen.interpreter.machine import External


def runner_functions(write: Callable[[str], object]) -> dict[str, External]:
    """`printI64`, `printF64`, `printNewline` … by name; they write to `write`."""

    def printed(text: Callable[[int], str]) -> External:
        def print_value(bits: Any) -> None:
            if not isinstance(bits, int):
                raise ValueError(f"there is no text of {bits}")
            write(text(bits))

        return print_value

    def literal(text: str) -> External:
        def print_text() -> None:
            write(text)

        return print_text

    return {
        "printI64": printed(lambda bits: str(bits - (1 << 64) if bits >> 63 else bits)),
        "printU64": printed(str),
        "printF32": printed(lambda bits: f"{f32.SEMANTICS.to_float(bits):g}"),
        "printF64": printed(lambda bits: f"{f64.SEMANTICS.to_float(bits):g}"),
        "printOpen": literal("( "),
        "printClose": literal(" )"),
        "printComma": literal(", "),
        "printNewline": literal("\n"),
    }
