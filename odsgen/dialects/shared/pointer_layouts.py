"""Data layouts of pointers inside one another (MLIR: "Data Layout Modeling", combination)."""

from __future__ import annotations

from collections.abc import Mapping

_DEFAULT = (64, 8)  # MLIR's default: a size of 64 bits, and 8 for the alignment


def pointers_fit(
    old: Mapping[object, tuple[int, int]], new: Mapping[object, tuple[int, int]], default: object
) -> bool:
    """Whether pointers may have new sizes and ABI alignments, in bits by memory space, inside old ones.

    A space that has no old entry is held against that of the space ``default``.
    """
    for space, (size, alignment) in new.items():
        old_size, old_alignment = old.get(space) or old.get(default) or _DEFAULT
        if size != old_size or not alignment_fits(old_alignment, alignment):
            return False
    return True


def alignment_fits(old: int, new: int) -> bool:
    """Whether what is aligned as outside is aligned as inside, too."""
    return 0 < new <= old and old % new == 0
