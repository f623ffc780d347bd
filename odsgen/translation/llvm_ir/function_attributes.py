"""Attributes of functions, parameters and results, from those of the dialect."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from odsgen.runtime import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    Location,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.translation.llvm_ir.attributes import (
    INTEGER_ATTRIBUTES,
    AttributeSet,
    is_known,
    memory_text,
)
from odsgen.translation.llvm_ir.errors import error_at
from odsgen.translation.llvm_ir.metadata import Metadata, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.types import I32, I64
from odsgen.translation.llvm_ir.values import UndefConstant, integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translation

#: The attributes of parameters that are translated, behind `llvm.`.
_PARAMETER_ATTRIBUTES = frozenset("""
    align allocalign allocptr byval byref noundef dereferenceable dereferenceable_or_null inalloca inreg nest noalias
    nocapture nofree nonnull preallocated range readonly readnone returned signext alignstack sret writeonly zeroext
    """.split())

#: Written with their numbers in brackets; the others behind a blank.
_IN_BRACKETS = frozenset(("dereferenceable", "dereferenceable_or_null", "alignstack"))


def add_integer(attributes: AttributeSet, name: str, value: int) -> None:
    """Adds an attribute whose value is a number."""
    if name in _IN_BRACKETS:
        attributes.add(name, f"{name}({value})")
    else:
        attributes.add(name, f"{name} {value}")


def parameter_attributes(
    translation: Translation, attributes: DictionaryAttr, location: Location
) -> AttributeSet:
    """The attributes of a parameter or result; others than LLVM's are left out."""
    found = AttributeSet()
    for full, value in attributes.entries:
        dialect, _, name = full.partition(".")
        if dialect != "llvm" or name not in _PARAMETER_ATTRIBUTES:
            continue
        if isinstance(value, TypeAttr):
            found.add_type(name, translation.convert_type(value.value))
        elif isinstance(value, IntegerAttr):
            add_integer(found, name, value.unsigned_value)
        elif isinstance(value, UnitAttr):
            found.add("captures", "captures(none)") if name == "nocapture" else found.add(name)
        elif isinstance(value, llvm.ConstantRangeAttr):
            found.add("range", f"range(i{value.width} {value.lower}, {value.upper})")
        else:
            raise error_at(location, "unsupported parameter attribute type")
    return found


def memory_effects_text(effects: llvm.MemoryEffectsAttr) -> str:
    """`memory(…)`"""
    return memory_text(
        {
            "argmem": _access(effects.arg_mem),
            "inaccessiblemem": _access(effects.inaccessible_mem),
            "errnomem": _access(effects.errno_mem),
            "other": _access(effects.other),
            "target_mem0": _access(effects.target_mem0),
            "target_mem1": _access(effects.target_mem1),
        }
    )


def _access(info: llvm.ModRefInfo) -> int:
    return ("none", "read", "write", "readwrite").index(info.keyword)


# --- strings that name attributes ---------------------------------------------------------------------------------------

_NUMBER = re.compile(r"(-?)(0x[0-9a-fA-F]+|0b[01]+|0o?[0-7]+|[0-9]+)")


def _number(text: str) -> int | None:
    """A number as C writes it."""
    match = _NUMBER.fullmatch(text)
    if match is None:
        return None
    sign, digits = match.groups()
    base = {"0x": 16, "0b": 2, "0o": 8}.get(digits[:2].lower())
    if base is None:
        base = 8 if len(digits) > 1 and digits[0] == "0" else 10
    value = int(digits.removeprefix("0o"), base)
    return -value if sign else value


def named_attributes(attributes: ArrayAttr | None, name: str, location: Location) -> AttributeSet:
    """The attributes that strings name, or pairs of strings with their values."""
    found = AttributeSet()
    for each in attributes.elements if attributes is not None else ():
        if isinstance(each, StringAttr):
            _add_named(found, each.value, "", location)
            continue
        if not isinstance(each, ArrayAttr) or len(each.elements) != 2:
            raise error_at(location, f"expected '{name}' to contain string or array attributes")
        key, value = each.elements
        if not isinstance(key, StringAttr) or not isinstance(value, StringAttr):
            raise error_at(location, f"expected arrays within '{name}' to contain two strings")
        _add_named(found, key.value, value.value, location)
    return found


def _add_named(found: AttributeSet, key: str, value: str, location: Location) -> None:
    if not is_known(key):
        found.add_string(key, value)
    elif key in INTEGER_ATTRIBUTES:
        if not value:
            raise error_at(location, f"LLVM attribute '{key}' expects a value")
        number = _number(value)
        if number is None:
            found.add_string(key, value)
        else:
            _add_raw(found, key, number)
    elif value:
        raise error_at(location, f"LLVM attribute '{key}' does not expect a value, found '{value}'")
    else:
        found.add(key)


_UNWIND_TABLES = {1: "uwtable(sync)", 2: "uwtable"}
_ALLOCATION_KINDS = ("alloc", "realloc", "free", "uninitialized", "zeroed", "aligned")


def _add_raw(found: AttributeSet, key: str, number: int) -> None:
    """Adds an attribute by the number in which LLVM keeps its value."""
    bits = number & (1 << 64) - 1
    if key == "memory":
        locations = ("argmem", "inaccessiblemem", "errnomem", "other", "target_mem0", "target_mem1")
        accesses = {each: bits >> 2 * place & 3 for place, each in enumerate(locations)}
        found.add(key, memory_text(accesses))
    elif key == "uwtable":
        found.add(key, _UNWIND_TABLES.get(bits, key))
    elif key == "allocsize":
        first, second = bits >> 32, bits & (1 << 32) - 1
        found.add(
            key,
            f"allocsize({first})" if second == (1 << 32) - 1 else f"allocsize({first},{second})",
        )
    elif key == "vscale_range":
        found.add(key, f"vscale_range({bits >> 32},{bits & (1 << 32) - 1})")
    elif key == "allockind":
        words = [word for place, word in enumerate(_ALLOCATION_KINDS) if bits >> place & 1]
        found.add(key, f'allockind("{",".join(words)}")')
    else:
        add_integer(found, key, bits)


# --- functions ----------------------------------------------------------------------------------------------------------

#: Attributes of a function without a value, by property.
_FLAGS = (
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
    ("optimize_none", "optnone"),
    ("convergent", "convergent"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
)


def add_function_attributes(op: Any, function: Function) -> None:
    """Adds what is known of a function when it is declared."""
    attributes = function.attributes
    properties = op.stored_properties
    for name, word in _FLAGS:
        if name in properties:
            attributes.add(word)
    features = op.target_features
    if features is not None:
        attributes.add_string(
            "target-features", ",".join([each.value for each in features.features])
        )
    pointer = op.frame_pointer
    if pointer is not None:
        attributes.add_string("frame-pointer", pointer.frame_pointer_kind.keyword)
    table = op.uwtable_kind
    if table is not None and table.uwtable_kind:
        attributes.add("uwtable", _UNWIND_TABLES[int(table.uwtable_kind)])
    if op.memory_effects is not None:
        attributes.add("memory", memory_effects_text(op.memory_effects))


#: Which property of a function chooses between attributes: of each group the first that is there.
_EXCLUSIVE = (
    (
        ("arm_streaming", "aarch64_pstate_sm_enabled"),
        ("arm_locally_streaming", "aarch64_pstate_sm_body"),
        ("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    ),
    (
        ("arm_new_za", "aarch64_new_za"),
        ("arm_in_za", "aarch64_in_za"),
        ("arm_out_za", "aarch64_out_za"),
        ("arm_inout_za", "aarch64_inout_za"),
        ("arm_preserves_za", "aarch64_preserves_za"),
    ),
)

#: Strings, by property.
_STRINGS = (
    ("target_cpu", "target-cpu"),
    ("tune_cpu", "tune-cpu"),
    ("reciprocal_estimates", "reciprocal-estimates"),
    ("prefer_vector_width", "prefer-vector-width"),
    ("denormal_fp_math", "denormal-fp-math"),
    ("denormal_fp_math_f32", "denormal-fp-math-f32"),
    ("fp_contract", "fp-contract"),
    ("instrument_function_entry", "instrument-function-entry"),
    ("instrument_function_exit", "instrument-function-exit"),
)

#: `"true"` or `"false"`, by property.
_TRUTHS = (
    ("no_infs_fp_math", "no-infs-fp-math"),
    ("no_nans_fp_math", "no-nans-fp-math"),
    ("no_signed_zeros_fp_math", "no-signed-zeros-fp-math"),
)


def add_body_attributes(op: Any, function: Function) -> None:
    """Adds what only a function with a body gets."""
    properties, attributes = op.stored_properties, function.attributes
    for group in _EXCLUSIVE:
        for name, key in group:
            if name in properties:
                attributes.add_string(key)
                break
    for name, key in _STRINGS:
        value = properties.get(name)
        if value is not None:
            attributes.add_string(key, value.value)
    for name, key in _TRUTHS:
        value = properties.get(name)
        if value is not None:
            attributes.add_string(key, "true" if value.value else "false")
    scale = op.vscale_range
    if scale is not None:
        low, high = scale.min_range.value, scale.max_range.value
        attributes.add("vscale_range", f"vscale_range({low},{high})")


def add_kernel_metadata(translation: Translation, op: Any, function: Function) -> None:
    """Attaches hints for kernels and the count of entries."""
    node = translation.module.metadata.node

    def numbers(values: Any) -> list[Metadata]:
        return [ValueMetadata(integer(I32, value)) for value in values]

    attached = function.attachments
    hint = op.vec_type_hint
    if hint is not None:
        type = translation.convert_type(hint.hint.value)
        signed = integer(I32, int(bool(hint.is_signed)))
        attached.append(
            ("vec_type_hint", node(ValueMetadata(UndefConstant(type)), ValueMetadata(signed)))
        )
    for name in ("work_group_size_hint", "reqd_work_group_size"):
        sizes = getattr(op, name)
        if sizes is not None:
            attached.append((name, node(*numbers(sizes))))
    if op.intel_reqd_sub_group_size is not None:
        size = numbers([op.intel_reqd_sub_group_size])
        attached.append(("intel_reqd_sub_group_size", node(*size)))
    if op.function_entry_count is not None:
        count = ValueMetadata(integer(I64, op.function_entry_count))
        attached.append(("prof", node(StringMetadata("function_entry_count"), count)))


def argument_dictionaries(op: Operation, count: int) -> list[DictionaryAttr | None]:
    """The attributes of the arguments of a function, for each one."""
    attributes: Any = op.stored_properties.get("arg_attrs")
    if attributes is None:
        return [None] * count
    return [each if len(each.entries) else None for each in attributes.elements]
