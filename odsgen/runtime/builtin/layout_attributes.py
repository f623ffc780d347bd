"""The builtin attributes that describe how indices become places: affine maps and sets, strides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, construct
from odsgen.runtime.base.parameters import instance, integer, integers, several
from odsgen.runtime.builtin.shaped_types import DYNAMIC_STRIDE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from odsgen.runtime.affine.integer_set import IntegerSet
    from odsgen.runtime.affine.map import AffineMap


class AffineMapAttr(Attribute):
    """``affine_map<(d0) -> (d0 + 1)>``."""

    __slots__ = ("value",)
    DEFAULT_ALIAS = "map"
    INTERFACES = dict.fromkeys(("MemRefLayoutAttrInterface",))
    _interned: ClassVar[dict[AffineMap, AffineMapAttr]] = {}

    def __init__(self, value: AffineMap) -> None:
        self.value: Final = value

    @classmethod
    def get(cls, value: AffineMap) -> AffineMapAttr:
        try:
            found = AffineMapAttr._interned.get(value)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        from odsgen.runtime.affine.map import AffineMap

        instance("the value", value, AffineMap, "an affine map")
        return AffineMapAttr._interned.setdefault(value, construct(AffineMapAttr, value))

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
    DEFAULT_ALIAS = "set"
    _interned: ClassVar[dict[IntegerSet, IntegerSetAttr]] = {}

    def __init__(self, value: IntegerSet) -> None:
        self.value: Final = value

    @classmethod
    def get(cls, value: IntegerSet) -> IntegerSetAttr:
        try:
            found = IntegerSetAttr._interned.get(value)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        from odsgen.runtime.affine.integer_set import IntegerSet

        instance("the value", value, IntegerSet, "an integer set")
        return IntegerSetAttr._interned.setdefault(value, construct(IntegerSetAttr, value))


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
        """Raises ValueError for a number of more than 64 bits."""
        key = (integer("an offset", offset), integers("a stride", several("strides", strides)))
        found = StridedLayoutAttr._interned.get(key)
        if found is not None:
            return found
        if not all(-(1 << 63) <= number < 1 << 63 for number in (key[0], *key[1])):
            raise ValueError("an offset or stride does not fit into 64 bits")
        return StridedLayoutAttr._interned.setdefault(key, construct(StridedLayoutAttr, *key))

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
