"""Interfaces of attributes that are parts of builtin types (MLIR: `BuiltinAttributeInterfaces.td`,
`TensorEncoding.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import AttributeInterface, MissingMethodError

if TYPE_CHECKING:
    from odsgen.runtime.affine.map import AffineMap
    from odsgen.runtime.base.attribute import Type


class MemRefLayoutAttrInterface(AttributeInterface):
    """The layout of a memref: where in the buffer each element stands."""

    __slots__ = ()

    @property
    def affine_map(self) -> AffineMap:
        """The map from indices to places."""
        self._missing("affine_map")

    @property
    def is_identity_layout(self) -> bool:
        """Whether a memref with the layout is one without: by default, whether the map is the identity."""
        affine_map = self._known_map()
        return affine_map is not None and affine_map.is_identity()

    def verify_layout(self, shape: Sequence[int]) -> None:
        """Raises ValueError for a shape that cannot have the layout: by default, one of another rank than the map."""
        affine_map = self._known_map()
        if affine_map is not None and affine_map.num_dims != len(shape):
            raise ValueError(
                "memref layout mismatch between rank and affine map: "
                f"{len(shape)} != {affine_map.num_dims}"
            )

    def strides_and_offset(self, shape: Sequence[int]) -> tuple[Sequence[int], int]:
        """The stride of each dimension, and where the first element stands; raises ValueError if there are none."""
        raise ValueError("the layout is not strided")

    def _known_map(self) -> AffineMap | None:
        try:
            return self.affine_map
        except MissingMethodError:
            return None


class VerifiableTensorEncoding(AttributeInterface):
    """An encoding of tensors that says which tensors can have it."""

    __slots__ = ()

    def verify_encoding(self, shape: Sequence[int], element_type: Type) -> None:
        """Raises ValueError for tensors that cannot have the encoding; by default, all can."""
