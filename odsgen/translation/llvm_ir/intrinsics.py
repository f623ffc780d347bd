"""Intrinsics, and the operations and attributes of other dialects than `llvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import Attribute, Operation
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Function, Instruction

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation

#: The dialects whose operations are translated.
_DIALECTS = frozenset("""
    builtin llvm acc amx arm_neon arm_sme arm_sve gpu nvvm omp ptr rocdl spirv vcix x86vector xevm
    """.split())


def translation_of(op: Operation) -> Translate | None:
    """The translation of an operation; refuses dialects that have none."""
    dialect = op.name.partition(".")[0]
    if dialect not in _DIALECTS:
        raise failure_of(
            op,
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect "
            f"for op: {op.name}",
        )
    return None


def translate_attribute(
    translation: Translation,
    op: Operation,
    name: str,
    value: Attribute,
    made: list[Instruction],
) -> None:
    """Translates an attribute of another dialect than `llvm` on an operation."""


def translate_parameter_attribute(
    translation: Translation,
    op: Operation,
    function: Function,
    number: int,
    name: str,
    value: Attribute,
) -> None:
    """Translates an attribute of another dialect than `llvm` on a parameter, or on the result (-1)."""
