"""Translations for Python programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.runtime import Context, Operation
from odsgen.translation.registry import find_translation


def translate(
    program: Operation | str | bytes,
    name: str,
    *,
    context: Context | None = None,
    **options: bool | str,
) -> Any:
    """A program translated by the translation of that name: text or bytes, or an operation from one to MLIR.

    Options have the keywords that the registry says. Raises UnknownTranslationError, DiagnosticError for a program that is
    refused, and TypeError for options that the translation does not have.
    """
    translation = find_translation(name)
    known = {option.keyword for option in translation.options}
    for keyword in options:
        if keyword not in known:
            among = f"; it has {', '.join(sorted(known))}" if known else ""
            raise TypeError(f"the translation '{name}' has no option '{keyword}'{among}")
    if translation.to_mlir:
        if isinstance(program, str):
            program = program.encode("utf-8", "surrogateescape")
        if not isinstance(program, (bytes, bytearray, memoryview)):
            raise TypeError(f"'{name}' reads bytes, not {program.__class__.__name__}")
        op: Operation = translation.load()(bytes(program), context or Context(), **options)
        op.verify()
        return op
    if not isinstance(program, Operation):
        raise TypeError(f"'{name}' takes an operation, not {program.__class__.__name__}; parse it")
    translation.check_root(program)
    parts: list[Any] = []
    translation.load()(program, parts.append, **options)
    return (b"" if parts and isinstance(parts[0], bytes) else "").join(parts)


def write_llvm_ir(op: Operation, write: Callable[[str], object]) -> None:
    """Write a program of the llvm dialect as LLVM IR."""
    from odsgen.translation.llvm_ir import translate_to_llvm_ir

    write(translate_to_llvm_ir(op))
