"""Operations that are an instruction by their specs: the key `instruction` of `llvm_ir`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.arithmetic import fast_math_text
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.types import VOID
from odsgen.translation.llvm_ir.values import CASTS, Value

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation
    from odsgen.translation.llvm_ir.types import IRType


def translation_by(said: Mapping[str, Any]) -> Translate:
    """The translation of operations that are an instruction."""

    def translate(translation: Translation, op: Any) -> None:
        operands = (
            op.stored_operands
            if "arguments" not in said
            else [getattr(op, name) for name in said["arguments"]]
        )
        values = [translation.values[each] for each in operands]
        result = op.single_result
        type = VOID if result is None else translation.convert_type(result.type)
        builder = translation.builder
        builder.fast_math = fast_math_text(op) if hasattr(op, "fastmath_flags") else ""
        try:
            made = _made(translation, op, said, values, type)
        finally:
            builder.fast_math = ""
        if result is not None:
            translation.values[result] = made

    return translate


def _made(
    translation: Translation, op: Any, said: Mapping[str, Any], values: list[Value], type: IRType
) -> Value:
    builder, opcode = translation.builder, said["instruction"]
    flags = "".join(
        f" {flag}" for flag, name in said.get("flags", {}).items() if _is_set(op, flag, name)
    )
    if opcode in CASTS:
        return builder.cast(opcode, values[0], type, flags)
    if opcode in ("icmp", "fcmp"):
        return builder.compare(opcode, _word(getattr(op, said["predicate"])), *values)
    if opcode == "fneg":
        return builder.negate(values[0])
    if opcode == "select":
        return builder.select(*values)
    if opcode == "extractelement":
        return builder.extract_element(*values)
    if opcode == "insertelement":
        return builder.insert_element(*values)
    if opcode in ("freeze", "resume", "va_arg", "unreachable"):
        pieces: list[str | Value] = [opcode]
        for value in values:
            pieces = [f"{opcode} {value.type.text} ", value]
        if opcode == "va_arg":
            pieces.append(f", {type.text}")
        return builder.instruction(type, *pieces)
    lhs, rhs = values
    made = builder.binary(opcode, lhs, rhs, "" if opcode == "or" else flags)
    if opcode == "or" and flags and isinstance(made, Instruction):
        made.pieces = [str(made.pieces[0]).replace("or ", f"or{flags} ", 1), *made.pieces[1:]]
    return made


def _is_set(op: Any, flag: str, name: str) -> bool:
    """Whether an attribute sets a flag: by its presence, its truth, or the case of that name in an enum of bits."""
    value = getattr(op, name)
    case = getattr(type(value), flag, None)
    return bool(value & case) if isinstance(case, Enum) else bool(value)


def _word(value: Any) -> str:
    """The predicate that a case or a text names."""
    keyword: str = getattr(value, "keyword", value)
    return keyword.lstrip("_")
