"""Types of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.scalar_types import Signedness
from odsgen.runtime.builtin.types import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
    VectorType,
)
from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser


# --- types ------------------------------------------------------------------------------------------------------------


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """A type that the dialect does not have."""
    raise parser.unknown_mnemonic(f"unknown LLVM type: {mnemonic}")


PREFIX = "!llvm."


# --- elements -----------------------------------------------------------------------------------------------------------

_MNEMONICS = frozenset(
    {"array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "void"}
    | {"x86_amx"}
)


def element_type(type: Type, position: int) -> Type | None:
    """The type of an element of an array or a struct; None if there is none."""
    if type.DIALECT_NAME != "llvm":
        return None
    if type.MNEMONIC == "array":
        found: Type = type.parameters()[0]
        return found
    if type.MNEMONIC != "struct":
        return None
    text: str = type.parameters()[0]
    opening = text.find("(")
    texts = _split(text[opening + 1 : text.rfind(")")]) if opening >= 0 else []
    return _type_of_text(texts[position]) if 0 <= position < len(texts) else None


def struct_body(type: Type) -> tuple[Type, ...] | None:
    """The types of the fields of a struct, none for an opaque one; None for a type that is no struct."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("llvm", "struct"):
        return None
    text: str = type.parameters()[0]
    opening = text.find("(")
    texts = _split(text[opening + 1 : text.rfind(")")]) if opening >= 0 else []
    return tuple([_type_of_text(field) for field in texts])


def is_opaque(type: Type) -> bool:
    """Whether a struct has a name alone."""
    text: str = type.parameters()[0]
    return "(" not in text.rpartition('"')[2]


def literal_struct(fields: Sequence[Type]) -> Type:
    """The struct without a name that has these fields."""
    return _type_of_text(f"!llvm.struct<({', '.join(map(field_text, fields))})>")


def field_text(type: Type) -> str:
    """How a type is written inside of one of the dialect: without the name of the dialect, if LLVM IR has it."""
    return short_text(type, str(type))


def short_text(type: Type, text: str) -> str:
    """The text of a type without the name of the dialect, where MLIR leaves it out: not of a float type."""
    if is_llvm_type(type, "ppc_fp128") or not is_compatible(type):
        return text
    return text.removeprefix(PREFIX)


_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)


@lru_cache(maxsize=1 << 12)
def is_compatible(type: Type) -> bool:
    """Whether LLVM IR has the type (`isCompatibleType`)."""
    if isinstance(type, IntegerType):
        return type.signedness is Signedness.SIGNLESS
    if isinstance(type, VectorType):
        element = type.element_type
        if element.DIALECT_NAME == "llvm":
            return len(type.shape) == 1 and is_llvm_type(element, "ptr")
        return len(type.shape) == 1 and is_compatible(element)
    if is_llvm_type(type, "array"):
        return is_compatible(type.parameters()[0])
    if is_llvm_type(type, "func"):
        result, inputs, _ = type.parameters()
        return is_compatible(result) and all(map(is_compatible, inputs))
    body = struct_body(type)
    if body is not None:
        return all(map(is_compatible, body))
    return type.DIALECT_NAME == "llvm" or isinstance(type, _FLOATS)


def is_compatible_outside(type: Type) -> bool:
    """Whether LLVM IR has the type, whatever is inside of it (`isCompatibleOuterType`)."""
    if isinstance(type, IntegerType):
        return type.signedness is Signedness.SIGNLESS
    if isinstance(type, VectorType):
        return len(type.shape) == 1
    return type.DIALECT_NAME == "llvm" or isinstance(type, _FLOATS)


def has_target_property(type: Type, *prefixes: str) -> bool:
    """Whether a type is none of a target, or has one of these names or a name that begins with one of them and a dot."""
    if not is_llvm_type(type, "target"):
        return True
    name: str = type.parameters()[0]
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes)


def address_space(pointer: Type) -> int:
    """The address space of a pointer."""
    space: int = pointer.parameters()[0]
    return space


#: Whether the types of fields are read, each by itself, where structs may be named without their bodies.
_reading_fields: ContextVar[bool] = ContextVar("reading fields of structs", default=False)


def may_be_reference() -> bool:
    """Whether a struct that is read now may be named without its body."""
    return _reading_fields.get()


def _type_of_text(text: str) -> Type:
    word = text.partition("<")[0].strip()
    token = _reading_fields.set(True)
    try:
        return type_of_text(f"{PREFIX}{text}" if word in _MNEMONICS else text)
    finally:
        _reading_fields.reset(token)


def _split(text: str) -> list[str]:
    """Splits a text at the commas outside of brackets."""
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
    return not is_llvm_type(type, "void", "label", "metadata", "func", "token")


def verify_llvm_array_type(element_type: Type, num_elements: int) -> None:
    """Memory holds the elements."""
    if is_llvm_type(element_type, "void", "label", "metadata", "func", "token"):
        raise ValueError(f"invalid array element type: '{element_type}'")


def verify_llvm_function_type(return_type: Type, params: Sequence[Type], var_arg: bool) -> None:
    """Values can be given, and returned."""
    if is_llvm_type(return_type, "func", "metadata", "label"):
        raise ValueError(f"invalid function result type: '{return_type}'")
    for type in params:
        if is_llvm_type(type, "void", "func"):
            raise ValueError(f"invalid function argument type: '{type}'")


def is_llvm_type(type: Type, *mnemonics: str) -> bool:
    """Whether it is one of these types of the dialect."""
    return type.DIALECT_NAME == "llvm" and type.MNEMONIC in mnemonics
