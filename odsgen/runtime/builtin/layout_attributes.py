"""The builtin attributes that describe how indices become places: affine maps and sets, strides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.shaped_types import DYNAMIC_STRIDE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from odsgen.runtime.affine.integer_set import IntegerSet
    from odsgen.runtime.affine.map import AffineMap


class AffineMapAttr(Attribute):
    """``affine_map<(d0) -> (d0 + 1)>``."""

    __slots__ = ("value",)
    INTERFACES = dict.fromkeys(("MemRefLayoutAttrInterface",))
    _interned: ClassVar[dict[AffineMap, AffineMapAttr]] = {}

    def __init__(self, value: AffineMap) -> None:
        self.value: Final = value

    @classmethod
    def get(cls, value: AffineMap) -> AffineMapAttr:
        found = cls._interned.get(value)
        if found is not None:
            return found
        return cls._interned.setdefault(value, cls(value))

    @property
    def is_identity_layout(self) -> bool:
        """Whether a memref with this layout is one without a layout."""
        return self.value.is_identity()

    def verify_layout(self, shape: tuple[int, ...]) -> None:
        """Raises ValueError unless the map has a dimension for each one of the shape."""
        if self.value.num_dims != len(shape):
            raise ValueError(
                "memref layout mismatch between rank and affine map: "
                f"{len(shape)} != {self.value.num_dims}"
            )


class IntegerSetAttr(Attribute):
    """``affine_set<(d0) : (d0 >= 0)>``."""

    __slots__ = ("value",)
    _interned: ClassVar[dict[IntegerSet, IntegerSetAttr]] = {}

    def __init__(self, value: IntegerSet) -> None:
        self.value: Final = value

    @classmethod
    def get(cls, value: IntegerSet) -> IntegerSetAttr:
        found = cls._interned.get(value)
        if found is not None:
            return found
        return cls._interned.setdefault(value, cls(value))


class StridedLayoutAttr(Attribute):
    """``strided<[4, ?], offset: 2>``: elements between neighbours of each dimension, and before the
    first; ``DYNAMIC_STRIDE`` where it is not known."""

    __slots__ = ("offset", "strides")
    INTERFACES = dict.fromkeys(("MemRefLayoutAttrInterface",))
    _interned: ClassVar[dict[tuple[int, tuple[int, ...]], StridedLayoutAttr]] = {}

    def __init__(self, offset: int, strides: tuple[int, ...]) -> None:
        self.offset: Final = offset
        self.strides: Final = strides

    @classmethod
    def get(cls, offset: int, strides: Iterable[int]) -> StridedLayoutAttr:
        key = (offset, tuple(strides))
        found = cls._interned.get(key)
        if found is not None:
            return found
        return cls._interned.setdefault(key, cls(*key))

    @property
    def is_identity_layout(self) -> bool:
        """False: MLIR keeps explicit strides, even those that say nothing new."""
        return False

    @property
    def has_static_layout(self) -> bool:
        """Whether the offset and all strides are known."""
        return self.offset != DYNAMIC_STRIDE and DYNAMIC_STRIDE not in self.strides

    def verify_layout(self, shape: tuple[int, ...]) -> None:
        """Raises ValueError unless there is a stride for each dimension of the shape."""
        if len(self.strides) != len(shape):
            raise ValueError("expected the number of strides to match the rank")
