"""Types of the dialect `llvm`, which are written without its name inside one another."""

from __future__ import annotations

from collections.abc import Sequence
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
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

_PREFIX = "!llvm."


def parse_pretty_llvm_type(parser: Parser) -> Type:
    """`ptr`, `array<4 x i32>`, or any type in full."""
    dialect = parser.context.dialect("llvm")
    token = parser.tokens[parser.index]
    if dialect is None or token not in dialect.types:
        return parser.parse_type()
    parser.index += 1
    return dialect.types[token].parse(parser)


def print_pretty_llvm_type(printer: AsmPrinter, type: Type) -> str:
    """A type, without the name of the dialect if it is one of `llvm`."""
    return printer.type_text(type).removeprefix(_PREFIX)


def parse_function_types(parser: Parser) -> tuple[list[Type], bool]:
    """`i32, ptr, ...)`: the types of the arguments, and whether others may follow."""
    types: list[Type] = []
    is_variadic = False

    def argument() -> None:
        nonlocal is_variadic
        place = parser.index
        if is_variadic:
            raise parser.error("expected ')'", place)
        if parser.parse_optional_token("..."):
            is_variadic = True
        else:
            types.append(parse_pretty_llvm_type(parser))

    if not parser.parse_optional_token(")"):
        parser.parse_comma_separated_list(argument, Delimiter.NONE)
        parser.parse_token(")")
    return types, is_variadic


def print_function_types(printer: AsmPrinter, types: Sequence[Type], is_variadic: bool) -> str:
    """As `parse_function_types` reads them."""
    texts = [print_pretty_llvm_type(printer, type) for type in types]
    return ", ".join([*texts, "..."] if is_variadic else texts) + ")"


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


def _type_of_text(text: str) -> Type:
    word = text.partition("<")[0].strip()
    return type_of_text(f"{_PREFIX}{text}" if word in _MNEMONICS else text)


def _split(text: str) -> list[str]:
    """What commas part that stand in no brackets."""
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


# --- constraints ----------------------------------------------------------------------------------------------------------

_NOT_LOADABLE = frozenset({"func", "label", "metadata", "token", "void"})


def check_is_loadable_type(type: Type) -> bool:
    """Whether memory can hold values of the type."""
    return type.DIALECT_NAME != "llvm" or type.MNEMONIC not in _NOT_LOADABLE


def make_res_type(type: Type) -> Type:
    """What `cmpxchg` gives: the old value, and whether it was replaced."""
    return type_of_text(f"!llvm.struct<({str(type).removeprefix(_PREFIX)}, i1)>")


def is_compatible(type: Type) -> bool:
    """Whether LLVM IR has the type (`isCompatibleType`)."""
    if isinstance(type, VectorType):
        return is_compatible(type.element_type)
    if isinstance(type, IntegerType):
        return type.signedness is Signedness.SIGNLESS
    return type.DIALECT_NAME == "llvm" or isinstance(type, _FLOATS)


_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)


def verify_llvm_array_type(element_type: Type, num_elements: int) -> None:
    """Memory holds the elements."""
    if _is(element_type, "void", "label", "metadata", "func", "token"):
        raise ValueError(f"invalid array element type: '{element_type}'")


def verify_llvm_function_type(return_type: Type, params: Sequence[Type], var_arg: bool) -> None:
    """Values can be given, and returned."""
    if _is(return_type, "func", "metadata", "label"):
        raise ValueError(f"invalid function result type: '{return_type}'")
    for type in params:
        if _is(type, "void", "func"):
            raise ValueError(f"invalid function argument type: '{type}'")


def _is(type: Type, *mnemonics: str) -> bool:
    return type.DIALECT_NAME == "llvm" and type.MNEMONIC in mnemonics
