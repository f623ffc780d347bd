"""Declarations of intrinsics: the function of an intrinsic for the types of a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.llvm_intrinsics.table import Intrinsic
from odsgen.llvm_intrinsics.types import struct_fields, vector_parts
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    METADATA,
    PPC_FP128,
    TOKEN,
    VOID,
    X86_AMX,
    FloatIRType,
    FunctionIRType,
    IntegerIRType,
    IRType,
    PointerIRType,
    StructIRType,
    TargetIRType,
    VectorIRType,
    struct_text,
)

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

_WORDS = {
    each.text: each
    for each in (
        *(VOID, HALF, BFLOAT, FLOAT, DOUBLE, FP80, FP128, PPC_FP128),
        *(METADATA, TOKEN, X86_AMX),
    )
}


def declared(
    translation: Translation,
    intrinsic: Intrinsic,
    result: IRType,
    arguments: Sequence[IRType],
) -> Function | None:
    """The function of an intrinsic that takes such arguments, declared if it was not; None if there is none.

    A result of the type `void` may be one that nobody asks for.
    """
    text = result.text
    if isinstance(result, StructIRType) and len(intrinsic.result_types) > 1:
        text = struct_text(result.fields, False)
    overloads = intrinsic.overloads(text, [each.text for each in arguments])
    if overloads is None:
        return None
    known = {each.text: each for each in arguments} | {result.text: result}
    return function_with(translation, intrinsic, overloads, known)


def function_with(
    translation: Translation,
    intrinsic: Intrinsic,
    overloads: Sequence[str],
    known: Mapping[str, IRType],
) -> Function:
    """The function of an intrinsic with these overloaded types; ``known`` are types by their texts."""
    result_text, parameter_texts, is_variadic = intrinsic.signature(overloads)
    result = type_of_text(result_text, known)
    parameters = [type_of_text(each, known) for each in parameter_texts]
    name = intrinsic.function_name(overloads)
    is_new = name not in translation.module.symbols
    function = translation.module.function(name, FunctionIRType(result, parameters, is_variadic))
    if is_new:
        function.attributes.merge(_attributes(intrinsic.function_attributes))
        sides = (function.result_attributes, *function.parameter_attributes)
        for place, own in enumerate(sides):
            type = (result, *parameters)[place]
            for each in intrinsic.attributes(place, type.text):
                own.merge(_attributes(each))
    return function


def _attributes(text: str) -> AttributeSet:
    """Attributes by their text; one with a value in parentheses may have blanks."""
    found = AttributeSet()
    head, _, rest = text.partition(" memory(")
    if "(" in head or head.startswith("align "):
        found.add(head.partition("(")[0].partition(" ")[0], head)
    else:
        for word in head.split():
            found.add(word)
    if rest:
        found.add("memory", f"memory({rest}")
    return found


def type_of_width(text: str | None, type: IRType) -> IRType:
    """The type of the text, if it has as many bits as ``type``; else that."""
    if text is None or not {text[0], type.text[0]} <= {"i", "<"}:
        return type
    other = type_of_text(text, {})
    return other if _bits(other) == _bits(type) != 0 else type


def _bits(type: IRType) -> int:
    if isinstance(type, VectorIRType):
        return type.count * _bits(type.element)
    return type.width if isinstance(type, IntegerIRType | FloatIRType) else 0


def type_of_text(text: str, known: Mapping[str, IRType]) -> IRType:
    """The type of a text of LLVM IR."""
    if (found := known.get(text) or _WORDS.get(text)) is not None:
        return found
    if text[0] == "i" and text[1:].isdigit():
        return IntegerIRType(int(text[1:]))
    if (vector := vector_parts(text)) is not None:
        return VectorIRType(type_of_text(vector[2], known), vector[1], bool(vector[0]))
    if text.startswith("ptr"):
        return PointerIRType(int(text.partition("(")[2].rstrip(")") or 0))
    if (fields := struct_fields(text)) is not None:
        return StructIRType([type_of_text(each, known) for each in fields])
    if text.startswith('target("') and text.endswith('")'):
        return TargetIRType(text[8:-2], (), ())
    raise ValueError(f"no type has the text {text}")
