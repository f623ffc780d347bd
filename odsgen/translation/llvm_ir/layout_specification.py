"""A `#dlti.dl_spec` as the text of a data layout."""

from __future__ import annotations

from typing import Any

from odsgen.runtime import (
    DataLayout,
    DenseArrayAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    Signedness,
    StringAttr,
    Type,
)
from odsgen.translation.llvm_ir.errors import TranslationError, error_at
from odsgen_dialects.builtin import ModuleOp
from odsgen_dialects.dlti import FunctionPointerAlignmentAttr
from odsgen_dialects.llvm import LLVMPointerType

_FLOATS = (Float16Type, Float32Type, Float64Type, Float80Type, Float128Type)
#: The letter for a number that is written unless it is 0.
_NUMBERS = {
    "dlti.program_memory_space": "P",
    "dlti.global_memory_space": "G",
    "dlti.alloca_memory_space": "A",
    "dlti.stack_alignment": "S",
}


def layout_text(op: ModuleOp) -> str:
    """The text for the entries of a module's specification: first those with names."""
    specification = op.data_layout_spec
    if specification is None:
        return ""
    layout = DataLayout(op)
    named, typed = [], []
    for entry in specification.entries:
        if isinstance(entry.key, StringAttr):
            named += _named(op, entry.key.value, entry.value)
        elif not isinstance(entry.key, IndexType):
            typed.append(_typed(op, layout, entry.key))
    return "-".join([*named, *typed])


def _named(op: Operation, key: str, value: Any) -> list[str]:
    if key == "dlti.endianness" and isinstance(value, StringAttr):
        return ["e" if value.value == "little" else "E"]
    if key == "dlti.mangling_mode" and isinstance(value, StringAttr):
        return [f"m:{value.value}"]
    letter = _NUMBERS.get(key)
    if letter is not None and isinstance(value, IntegerAttr):
        return [f"{letter}{value.unsigned_value}"] if value.value else []
    if isinstance(value, FunctionPointerAlignmentAttr):
        if not value.alignment:
            return []
        return [f"F{'n' if value.function_dependent else 'i'}{value.alignment}"]
    if key == "dlti.legal_int_widths" and isinstance(value, DenseArrayAttr):
        return [f"n{':'.join(map(str, value.values))}"]
    raise _refused(op, f'unsupported data layout key "{key}"')


def _typed(op: Operation, layout: DataLayout, type: Type) -> str:
    size, abi, preferred = 0, 0, 0
    if isinstance(type, (IntegerType, *_FLOATS, LLVMPointerType)):
        size = int(layout.type_size_in_bits(type))
        abi = layout.type_abi_alignment(type) * 8
        preferred = layout.type_preferred_alignment(type) * 8
    if isinstance(type, LLVMPointerType):
        index = layout.type_index_bitwidth(type)
        return f"p{type.address_space}:{size}:{abi}:{preferred}:{index}"
    if isinstance(type, IntegerType) and type.signedness is not Signedness.SIGNLESS:
        raise _refused(op, f"unsupported data layout for non-signless integer '{type}'")
    if not isinstance(type, (IntegerType, *_FLOATS)):
        raise _refused(op, f"unsupported type in data layout: '{type}'")
    letter = "i" if isinstance(type, IntegerType) else "f"
    more = "" if abi == preferred else f":{preferred}"
    return f"{letter}{size}:{abi}{more}"


def _refused(op: Operation, message: str) -> TranslationError:
    return error_at(op.location, message)
