"""Types in the text of LLVM IR: their parts, and what names of intrinsics make of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

_VECTOR = re.compile(r"<(vscale x )?(\d+) x (.+)>")
_POINTER = re.compile(r'ptr(?: addrspace\((?:(\d+)|"[^"]*")\))?')
_ARRAY = re.compile(r"\[(\d+) x (.+)\]")
_TARGET = re.compile(r'target\("([^"]*)"(.*)\)')

#: The names of types in names of intrinsics, and in the table.
_SHORT = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "x86_fp80": "f80",
    "fp128": "f128",
    "ppc_fp128": "ppcf128",
    "x86_amx": "x86amx",
    "void": "isVoid",
    "metadata": "Metadata",
}
_LONG = {short: long for long, short in _SHORT.items()} | {
    "x86mmx": "<1 x i64>",
    "aarch64svcount": 'target("aarch64.svcount")',
    "externref": "ptr addrspace(10)",
    "funcref": "ptr addrspace(20)",
    "exnref": "ptr addrspace(10)",
    "metadata": "metadata",
}
_SHORT_VECTOR = re.compile(r"(nx)?v(\d+)([a-z].*)")

#: The widths of floats, for types that have the same number of bits.
_FLOAT_WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128}


def vector_parts(text: str) -> tuple[str, int, str] | None:
    """`vscale x ` or nothing, the number of elements, and their type."""
    found = _VECTOR.fullmatch(text)
    return None if found is None else (found[1] or "", int(found[2]), found[3])


def vector_of(shape: tuple[str, int, str] | None, element: str) -> str:
    """A vector of that shape with other elements; a scalar if there is no shape."""
    return element if shape is None else f"<{shape[0]}{shape[1]} x {element}>"


def scalar_of(text: str) -> str:
    """The type of the elements of a vector; another type itself."""
    parts = vector_parts(text)
    return text if parts is None else parts[2]


def bit_width(scalar: str) -> int | None:
    """The bits of an integer or a float."""
    if is_integer(scalar):
        return int(scalar[1:])
    return _FLOAT_WIDTHS.get(scalar)


def is_integer(text: str) -> bool:
    return text[0] == "i" and text[1:].isdigit()


def is_float(text: str) -> bool:
    return text in _FLOAT_WIDTHS or text in ("x86_fp80", "ppc_fp128")


def is_pointer(text: str) -> bool:
    return _POINTER.fullmatch(text) is not None


def struct_fields(text: str) -> list[str] | None:
    """The types in a struct without a name."""
    if text.startswith("<{"):
        text = text[1:-1]
    if not text.startswith("{"):
        return None
    return list(_split(text[1:-1]))


def _split(text: str) -> Iterator[str]:
    """Splits at the commas that are in no brackets."""
    depth = begin = 0
    for place, character in enumerate(text):
        if character in "<{[(":
            depth += 1
        elif character in ">}])":
            depth -= 1
        elif character == "," and depth == 0:
            yield text[begin:place].strip()
            begin = place + 1
    if text[begin:].strip():
        yield text[begin:].strip()


def mangled(text: str) -> str:
    """A type in the name of an overloaded intrinsic: `v4i32`, `p0`, `nxv4f32`, `sl_i32i1s`."""
    if (short := _SHORT.get(text)) is not None:
        return short
    if (vector := vector_parts(text)) is not None:
        return f"{'nx' if vector[0] else ''}v{vector[1]}{mangled(vector[2])}"
    if (pointer := _POINTER.fullmatch(text)) is not None:
        return f"p{pointer[1] or 0}"
    if (array := _ARRAY.fullmatch(text)) is not None:
        return f"a{array[1]}{mangled(array[2])}"
    if (fields := struct_fields(text)) is not None:
        return f"sl_{''.join(map(mangled, fields))}s"
    if text.startswith("%"):
        return f"s_{text[1:].strip(chr(34))}s"
    if (target := _TARGET.fullmatch(text)) is not None:
        parameters = _split(target[2].lstrip(", "))
        words = [each if each.isdigit() else mangled(each) for each in parameters]
        return "".join([f"t{target[1]}", *(f"_{word}" for word in words), "t"])
    return text


def written_type(short: str) -> str:
    """The type that the table names: `<4 x i32>` for `v4i32`, `ptr addrspace(3)` for `p3`."""
    if (long := _LONG.get(short)) is not None:
        return long
    if (vector := _SHORT_VECTOR.fullmatch(short)) is not None:
        scalable = "vscale x " if vector[1] else ""
        return f"<{scalable}{vector[2]} x {written_type(vector[3])}>"
    if short[0] == "p" and (short == "p" or short[1:].isdigit()):
        return f"ptr addrspace({short[1:]})" if short[1:] else "ptr"
    return short
