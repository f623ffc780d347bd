"""Memory spaces of memrefs on AMD GPUs, as a number or an attribute."""

from __future__ import annotations

from typing import Any

from odsgen.runtime import Attribute, IntegerAttr


def _is_case(space: Attribute, dialect: str, keyword: str) -> bool:
    if (space.DIALECT_NAME, space.MNEMONIC) != (dialect, "address_space"):
        return False
    case: Any = space.parameters()[0]
    return bool(case.keyword == keyword)


def is_global(space: Attribute | None) -> bool:
    """Whether the memory is global."""
    if space is None:
        return True
    if isinstance(space, IntegerAttr):
        return space.value in (0, 1)
    return _is_case(space, "gpu", "global")


def is_workgroup(space: Attribute | None) -> bool:
    """Whether the memory is that of a workgroup (LDS)."""
    if isinstance(space, IntegerAttr):
        return space.value == 3
    return space is not None and _is_case(space, "gpu", "workgroup")


def is_fat_raw_buffer(space: Attribute | None) -> bool:
    """Whether the memory is a fat raw buffer, which knows its size."""
    if isinstance(space, IntegerAttr):
        return space.value == 7
    return space is not None and _is_case(space, "amdgpu", "fat_raw_buffer")
