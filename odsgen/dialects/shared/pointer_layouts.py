"""Data layouts of nested pointers (MLIR: "Data Layout Modeling", combination)."""

from __future__ import annotations

from collections.abc import Mapping

_DEFAULT = (64, 8)  # MLIR's default: size 64 bits, alignment 8


def pointers_fit(
    old: Mapping[object, tuple[int, int]], new: Mapping[object, tuple[int, int]], default: object
) -> bool:
    """Whether new pointer sizes and ABI alignments, by memory space, fit the outer ones.

    A space without an outer entry is compared with the space ``default``.
    """
    for space, (size, alignment) in new.items():
        old_size, old_alignment = old.get(space) or old.get(default) or _DEFAULT
        if size != old_size or not alignment_fits(old_alignment, alignment):
            return False
    return True


def alignment_fits(old: int, new: int) -> bool:
    """Whether the outer alignment is a multiple of the inner one."""
    return 0 < new <= old and old % new == 0
