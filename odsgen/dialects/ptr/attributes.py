"""Attributes of the dialect `ptr`."""

from __future__ import annotations

from odsgen.dialects.ptr.types import ABSENT, is_pointer
from odsgen.hooks import verifies
from odsgen.runtime import Type, none
from odsgen_dialects.ptr import NullAttr, SpecAttr


@verifies(NullAttr)
def verify_ptr_null_attr(type: Type) -> None:
    """Checks that the type is a pointer."""
    if type is none:
        raise ValueError("expected a trailing type")
    if not is_pointer(type):
        raise ValueError("invalid kind of type specified")


@verifies(SpecAttr)
def verify_ptr_spec_attr(size: int, abi: int, preferred: int, index: int) -> None:
    """SpecAttr::verify"""
    for name, bits in (("size", size), ("abi", abi), ("preferred", preferred), ("index", index)):
        if bits % 8 and not (name == "index" and bits == ABSENT):
            raise ValueError(f"{name} entry must be divisible by 8")
    if abi > preferred:
        raise ValueError("preferred alignment is expected to be at least as large as ABI alignment")
