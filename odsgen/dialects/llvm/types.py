"""Types of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from functools import lru_cache

from odsgen.hooks import parses_types, verifies
from odsgen.runtime import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
    Parser,
    Signedness,
    Type,
    VectorType,
    type_of_text,
)
from odsgen_dialects.llvm import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMPPCFP128Type,
    LLVMStructType,
    LLVMTargetExtType,
    LLVMTokenType,
    LLVMVoidType,
)

# --- types ------------------------------------------------------------------------------------------------------------


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Raises the error for an unknown type."""
    raise parser.unknown_mnemonic(f"unknown LLVM type: {mnemonic}")


PREFIX = "!llvm."


# --- elements -----------------------------------------------------------------------------------------------------------

_MNEMONICS = frozenset(
    {"array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "void"}
    | {"x86_amx"}
)


def element_type(type: Type, position: int) -> Type | None:
    """The type of an element of an array or struct; None if there is none."""
    if isinstance(type, LLVMArrayType):
        return type.element_type
    if not isinstance(type, LLVMStructType):
        return None
    texts = _field_texts(type)
    return _type_of_text(texts[position]) if 0 <= position < len(texts) else None


def struct_body(type: Type) -> tuple[Type, ...] | None:
    """The field types of a struct, empty for an opaque one; None for another type."""
    if not isinstance(type, LLVMStructType):
        return None
    return tuple([_type_of_text(field) for field in _field_texts(type)])


def _field_texts(type: LLVMStructType) -> list[str]:
    text = _name_and_body(type)[1]
    opening = text.find("(")
    return _split(text[opening + 1 : text.rfind(")")]) if opening >= 0 else []


def _name_and_body(type: Type) -> tuple[str, str]:
    """The name of a struct, as it is written, and what follows it."""
    text: str = type.parameters()[0]
    if not text.startswith('<"'):
        return "", text
    _, name, body = text.split('"', 2)
    return name, body


def struct_name(type: LLVMStructType) -> str:
    """The name of a struct, as it is written; empty for a literal one."""
    return _name_and_body(type)[0]


def is_opaque(type: Type) -> bool:
    """Whether a struct has no body."""
    return "(" not in _name_and_body(type)[1]


def is_packed(type: LLVMStructType) -> bool:
    """Whether the fields of a struct have no padding between them."""
    return "packed" in _name_and_body(type)[1].partition("(")[0]


def literal_struct(fields: Sequence[Type]) -> Type:
    """The literal struct with these fields."""
    return _type_of_text(f"!llvm.struct<({', '.join(map(field_text, fields))})>")


def field_text(type: Type) -> str:
    """The text of a type nested in a type of the dialect."""
    return short_text(type, str(type))


def struct_of(types: Iterable[Type]) -> LLVMStructType:
    """A literal struct of these types."""
    return LLVMStructType.get(f"<({', '.join(map(field_text, types))})>")


def named_struct(
    name: str, fields: Sequence[Type] | None = None, is_packed: bool = False
) -> LLVMStructType:
    """A struct with a name as it is written, a reference to it without fields; literal without a name."""
    if fields is None:
        return LLVMStructType.get(f'<"{name}">')
    body = body_text(fields, is_packed, f'"{name}"' if name else None)
    return LLVMStructType.get(f'<"{name}", {body}>' if name else f"<{body}>")


def body_text(fields: Sequence[Type], is_packed: bool, name: str | None = None) -> str:
    """The text of fields, `packed (i8, i32)`, of a struct with a quoted name or none."""
    texts = [field_text(field) for field in fields]
    if name is not None and not all(map(is_compatible, fields)):
        # The struct is not compatible with LLVM IR, nor are types that contain it.
        itself = f"{PREFIX}struct<{name}>"
        short = itself.removeprefix(PREFIX)
        for number, field in enumerate(fields):
            if short in texts[number]:
                texts[number] = str(field).replace(itself, short).replace(short, itself)
                if not texts[number].startswith(PREFIX):
                    texts[number] = f"{PREFIX}{texts[number]}"
    return f"{'packed ' if is_packed else ''}({', '.join(texts)})"


def short_text(type: Type, text: str) -> str:
    """The text without `!llvm.` where MLIR omits it: for compatible types but `ppc_fp128`."""
    if isinstance(type, LLVMPPCFP128Type) or not is_compatible(type):
        return text
    return text.removeprefix(PREFIX)


_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)


@lru_cache(maxsize=1 << 12)
def is_compatible(type: Type) -> bool:
    """isCompatibleType"""
    if isinstance(type, IntegerType):
        return type.signedness is Signedness.SIGNLESS
    if isinstance(type, VectorType):
        element = type.element_type
        if element.DIALECT_NAME == "llvm":
            return len(type.shape) == 1 and isinstance(element, LLVMPointerType)
        return len(type.shape) == 1 and is_compatible(element)
    if isinstance(type, LLVMArrayType):
        return is_compatible(type.parameters()[0])
    if isinstance(type, LLVMFunctionType):
        result, inputs, _ = type.parameters()
        return is_compatible(result) and all(map(is_compatible, inputs))
    body = struct_body(type)
    if body is not None:
        return all(map(is_compatible, body))
    return type.DIALECT_NAME == "llvm" or isinstance(type, _FLOATS)


def is_compatible_outside(type: Type) -> bool:
    """isCompatibleOuterType: does not look at nested types."""
    if isinstance(type, IntegerType):
        return type.signedness is Signedness.SIGNLESS
    if isinstance(type, VectorType):
        return len(type.shape) == 1
    return type.DIALECT_NAME == "llvm" or isinstance(type, _FLOATS)


def has_target_property(type: Type, *prefixes: str) -> bool:
    """Whether a target type has one of these names or a name `prefix.…`; True for other types."""
    if not isinstance(type, LLVMTargetExtType):
        return True
    name: str = type.parameters()[0]
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes)


def address_space(pointer: Type) -> int:
    space: int = pointer.parameters()[0]
    return space


#: Whether a field's text is parsed alone: structs in it may lack their bodies.
_reading_fields: ContextVar[bool] = ContextVar("reading fields of structs", default=False)


def may_be_reference() -> bool:
    """Whether a parsed struct may be a reference without a body."""
    return _reading_fields.get()


def _type_of_text(text: str) -> Type:
    word = text.partition("<")[0].strip()
    token = _reading_fields.set(True)
    try:
        return type_of_text(f"{PREFIX}{text}" if word in _MNEMONICS else text)
    finally:
        _reading_fields.reset(token)


def _split(text: str) -> list[str]:
    """Splits a text at the commas outside brackets."""
    found: list[str] = []
    start = depth = 0
    for place, character in enumerate(text):
        if character in "<([{":
            depth += 1
        elif character in ">)]}" and text[place - 1 : place + 1] != "->":
            depth -= 1
        elif character == "," and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    last = text[start:].strip()
    return [*found, last] if last else found


def is_struct_element(type: Type) -> bool:
    """Whether a struct can have a field of the type."""
    return not isinstance(
        type, (LLVMVoidType, LLVMLabelType, LLVMMetadataType, LLVMFunctionType, LLVMTokenType)
    )


@verifies(LLVMArrayType)
def verify_llvm_array_type(element_type: Type, num_elements: int) -> None:
    """LLVMArrayType::verify"""
    if isinstance(
        element_type,
        (LLVMVoidType, LLVMLabelType, LLVMMetadataType, LLVMFunctionType, LLVMTokenType),
    ):
        raise ValueError(f"invalid array element type: '{element_type}'")


@verifies(LLVMFunctionType)
def verify_llvm_function_type(return_type: Type, params: Sequence[Type], var_arg: bool) -> None:
    """LLVMFunctionType::verify"""
    if isinstance(return_type, (LLVMFunctionType, LLVMMetadataType, LLVMLabelType)):
        raise ValueError(f"invalid function result type: '{return_type}'")
    for type in params:
        if isinstance(type, (LLVMVoidType, LLVMFunctionType)):
            raise ValueError(f"invalid function argument type: '{type}'")
