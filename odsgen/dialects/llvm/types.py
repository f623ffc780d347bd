"""Types of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.pointer_layouts import alignment_fits, pointers_fit
from odsgen.runtime.builtin.attributes import (
    DenseIntOrFPElementsAttr,
)
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
    i64,
)
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutEntryInterface,
        DataLayoutSpecInterface,
    )
    from odsgen.runtime.parser import Parser


# --- types ------------------------------------------------------------------------------------------------------------


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """A type that the dialect does not have."""
    raise parser.unknown_mnemonic(f"unknown LLVM type: {mnemonic}")


_ALIGNMENTS = "preferred alignment is expected to be at least as large as ABI alignment"


_SHOWN = 16  # numbers of an entry; none may have more than five


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


def entry_numbers(entry: DataLayoutEntryInterface) -> list[int] | None:
    """The numbers of an entry, so many that too many are told; None if it holds none."""
    value = entry.value
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(value.type.element_type, IntegerType):
        return None
    return [int(number) for number in value.values()[:_SHOWN] if not isinstance(number, tuple)]


def _has_i64(entry: DataLayoutEntryInterface) -> bool:
    value: Any = entry.value
    return value.type.element_type is i64


def verify_entries_llvm_pointer_type(
    type: Type, entries: Sequence[DataLayoutEntryInterface], location: Location
) -> None:
    """Size, both alignments and perhaps the width of indices."""
    for entry in entries:
        numbers = entry_numbers(entry)
        if numbers is None or len(numbers) not in (3, 4):
            raise _error(
                location,
                f"expected layout attribute for '{entry.key}' to be a dense integer elements "
                "attribute with 3 or 4 elements",
            )
        if not _has_i64(entry):
            raise _error(location, f"expected i64 parameters for '{entry.key}'")
        if numbers[1] > numbers[2]:
            raise _error(location, _ALIGNMENTS)


def verify_entries_llvm_struct_type(
    type: Type, entries: Sequence[DataLayoutEntryInterface], location: Location
) -> None:
    """One or two alignments, for the struct without elements that stands for all."""
    for entry in entries:
        numbers = entry_numbers(entry)
        if numbers is None or len(numbers) not in (1, 2):
            raise _error(
                location,
                f"expected layout attribute for '{entry.key}' to be a dense integer elements "
                "attribute of 1 or 2 elements",
            )
        if not _has_i64(entry):
            raise _error(location, f"expected i64 entries for '{entry.key}'")
        if str(entry.key) != "!llvm.struct<()>":
            raise _error(location, f"unexpected layout attribute for struct '{entry.key}'")
        if numbers[0] > numbers[-1]:
            raise _error(location, _ALIGNMENTS)


def are_compatible_llvm_pointer_type(
    type: Type,
    old: Sequence[DataLayoutEntryInterface],
    new: Sequence[DataLayoutEntryInterface],
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """Sizes stay, alignments may become smaller; address space 0 stands for those without an entry."""

    def by_space(entries: Sequence[DataLayoutEntryInterface]) -> dict[object, tuple[int, int]]:
        found: dict[object, tuple[int, int]] = {}
        for entry in entries:
            key: Any = entry.key
            size, alignment = (_numbers(entry) or [0, 0])[:2]
            found[key.address_space] = size, alignment
        return found

    return pointers_fit(by_space(old), by_space(new), 0)


def are_compatible_llvm_struct_type(
    type: Type,
    old: Sequence[DataLayoutEntryInterface],
    new: Sequence[DataLayoutEntryInterface],
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """The alignment may become smaller."""
    outer = {entry.key: (_numbers(entry) or [0])[0] for entry in old}
    return all(
        entry.key not in outer or alignment_fits(outer[entry.key], (_numbers(entry) or [0])[0])
        for entry in new
    )


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


class _References:
    """Whether structs may be named without their bodies: where the types of fields are read, each by itself."""

    allowed = 0


def may_be_reference() -> bool:
    """Whether a struct that is read now may be named without its body."""
    return _References.allowed > 0


def _type_of_text(text: str) -> Type:
    word = text.partition("<")[0].strip()
    _References.allowed += 1
    try:
        return type_of_text(f"{PREFIX}{text}" if word in _MNEMONICS else text)
    finally:
        _References.allowed -= 1


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
