"""Attributes of the dialect `ptr`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.ptr.types import is_pointer
from odsgen.runtime.builtin.types import none

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type

_ABSENT = (1 << 32) - 1


def verify_ptr_null_attr(type: Type) -> None:
    """The type is that of a pointer."""
    if type is none:
        raise ValueError("expected a trailing type")
    if not is_pointer(type):
        raise ValueError("invalid kind of type specified")


def verify_ptr_spec_attr(size: int, abi: int, preferred: int, index: int) -> None:
    """All are whole bytes, and what is preferred is aligned at least as well as must be."""
    for name, bits in (("size", size), ("abi", abi), ("preferred", preferred), ("index", index)):
        if bits % 8 and not (name == "index" and bits == _ABSENT):
            raise ValueError(f"{name} entry must be divisible by 8")
    if abi > preferred:
        raise ValueError("preferred alignment is expected to be at least as large as ABI alignment")
