"""Inference of the shapes of results (MLIR: `InferTypeOpInterface.td`, "Shape Inference")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.builtin.types import RankedTensorType, ShapedType, UnrankedTensorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


_new = tuple.__new__


class ShapedTypeComponents(NamedTuple):
    """The parts of a shaped type: its shape (None for an unranked one), element type and encoding, as far as known."""

    shape: tuple[int, ...] | None = None
    element_type: Type | None = None
    encoding: Attribute | None = None

    @classmethod
    def of(cls, type: Type) -> ShapedTypeComponents:
        """Those of a shaped type; of another, the type as the element of no shape."""
        if isinstance(type, RankedTensorType):  # most often
            return _new(cls, (type.shape, type.element_type, type.encoding))
        if not isinstance(type, ShapedType):
            return cls(None, type)
        return cls(tuple(type.shape) if type.has_rank else None, type.element_type)


class InferShapedTypeOpInterface(OpInterface):
    """An operation the shapes of whose results follow from the rest of it."""

    __slots__ = ()

    @classmethod
    def infer_return_type_components(
        cls,
        operands: Sequence[Value],
        properties: dict[str, Any],
        regions: Sequence[Region] = (),
    ) -> Sequence[ShapedTypeComponents]:
        """The parts of the result types that are known; raises ValueError if none are."""
        raise ValueError("")

    def reify_return_type_shapes(self, builder: Any, operands: Sequence[Value]) -> Sequence[Value]:
        """Operations that compute the shapes of the results: one value for each; raises ValueError if there are none."""
        raise ValueError("")


def tensor_types_of(components: Sequence[ShapedTypeComponents]) -> list[Type]:
    """The tensor types with those parts (MLIR's `inferReturnTensorTypes`); raises ValueError without an element type."""
    types: list[Type] = []
    for component in components:
        if component.element_type is None:
            raise ValueError("element type required to construct tensor")
        if component.shape is None:
            types.append(UnrankedTensorType.get(component.element_type))
        else:
            types.append(
                RankedTensorType.get(component.shape, component.element_type, component.encoding)
            )
    return types


class ReifyRankedShapedTypeOpInterface(OpInterface):
    """An operation that can say, as values or constants, which sizes its ranked results have."""

    __slots__ = ()

    def reify_result_shapes(self, builder: Any) -> Sequence[Sequence[Value | Attribute | None]]:
        """The sizes of each result; raises ValueError if they are not known."""
        raise ValueError("")

    def reify_shape_of_result(
        self, builder: Any, result_index: int
    ) -> Sequence[Value | Attribute | None]:
        """The sizes of one result."""
        shapes = self.reify_result_shapes(builder)
        if not 0 <= result_index < len(shapes):
            raise self._op.op_error("invalid result index")
        return shapes[result_index]

    def reify_dim_of_result(
        self, builder: Any, result_index: int, dimension: int
    ) -> Value | Attribute | None:
        """One size of one result."""
        shape = self.reify_shape_of_result(builder, result_index)
        if not 0 <= dimension < len(shape):
            raise self._op.op_error("invalid dimension")
        return shape[dimension]
