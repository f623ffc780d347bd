"""Types of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import form, verifies
from odsgen.runtime import DYNAMIC, FloatType, IntegerType, ParseError
from odsgen.vendors.xegpu.layouts import is_evenly_distributable, layout_of
from odsgen_dialects.xegpu import (
    BlockTensorDescAttr,
    LayoutAttr,
    MemLayoutAttr,
    ScatterTensorDescAttr,
    SliceAttr,
    TensorDescType,
)

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Parser, Type

_SHARED = 3
_PACKED_BITS = 32
"""What one lane gathers or scatters at once."""


def is_descriptor(type: Type) -> bool:
    """Whether the type is `!xegpu.tensor_desc`."""
    return isinstance(type, TensorDescType)


def is_scattered(type: Any) -> bool:
    """Whether the descriptor is scattered."""
    return isinstance(type.encoding, ScatterTensorDescAttr)


def chunk_size(type: Any) -> int:
    """The chunk size of a scattered descriptor."""
    size = getattr(type.encoding, "chunk_size", None)
    return int(size.value) if size is not None else 1


def memory_space(type: Any) -> int:
    """The memory space of a descriptor, as MLIR's number."""
    space = getattr(type.encoding, "memory_space", None)
    return int(space.value.value) if space is not None else 0


# --- text ---------------------------------------------------------------------------------------------------------------


def _parse_shape(parser: Parser, *, allow_dynamic: bool) -> tuple[tuple[int, ...], Type]:
    place = parser.index
    try:
        shape = parser.parse_dimension_list(allow_dynamic=allow_dynamic)
    except ParseError as error:
        raise _with_error(parser, error, "shape", place) from None
    place = parser.index
    try:
        return shape, parser.parse_type()
    except ParseError as error:
        raise _with_error(parser, error, "elementType", place) from None


def _with_error(parser: Parser, error: ParseError, name: str, place: int) -> ParseError:
    second = parser.error(f"failed to parse parameter '{name}'", place)
    return ParseError([*error.diagnostics, *second.diagnostics], parser.source)


def _shape_text(printer: AsmPrinter, shape: Sequence[int], element: Type) -> str:
    sizes = "".join(f"{'?' if size == DYNAMIC else size}x" for size in shape)
    return f"{sizes}{printer.type_text(element)}"


@form("Descriptor")
class Descriptor:
    def parse(
        self, parser: Parser
    ) -> tuple[tuple[int, ...], Type, Attribute | None, Attribute | None]:
        """`8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>, #xegpu.layout<…>`

        As in MLIR, errors of the whole type are placed at its name.
        """
        name = parser.index - 2
        shape, element = _parse_shape(parser, allow_dynamic=True)
        encoding: Attribute | None = None
        layout: Attribute | None = None
        while parser.parse_optional_token(","):
            place = parser.index
            attribute = parser.parse_attribute()
            if isinstance(attribute, LayoutAttr):
                layout = attribute
            elif isinstance(attribute, (BlockTensorDescAttr, ScatterTensorDescAttr)):
                encoding = None if _has_defaults_only(attribute) else attribute
            else:
                raise parser.error("expected a layout or the kind of a descriptor", place)
        if parser.tokens[parser.index] == ">":
            try:
                verify_xe_gpu_tensor_desc(shape, element, encoding, layout)
            except ValueError as error:
                raise parser.error_at(parser.name_offset(name), str(error)) from None
        return shape, element, encoding, layout

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        shape: Sequence[int],
        element: Type,
        encoding: Attribute | None,
        layout: Attribute | None,
    ) -> None:
        texts = [_shape_text(printer, shape, element)]
        texts += [printer.attribute_text(a) for a in (encoding, layout) if a is not None]
        printer.emit(", ".join(texts))


def _has_defaults_only(attribute: Any) -> bool:
    if not isinstance(attribute, BlockTensorDescAttr):
        return False
    space, length, check = attribute.parameters()
    return (
        (space is None or int(space.value.value) == 0)
        and (length is None or length.value == 1)
        and (check is None or bool(check.value))
    )


@form("MemoryDescriptor")
class MemoryDescriptor:
    def parse(self, parser: Parser) -> tuple[tuple[int, ...], Type, Attribute | None]:
        """`8x16xf32, #xegpu.mem_layout<…>`"""
        shape, element = _parse_shape(parser, allow_dynamic=False)
        if not parser.parse_optional_token(","):
            return shape, element, None
        place = parser.index
        layout = parser.parse_attribute()
        if not isinstance(layout, MemLayoutAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return shape, element, layout

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        shape: Sequence[int],
        element: Type,
        layout: Attribute | None,
    ) -> None:
        text = _shape_text(printer, shape, element)
        printer.emit(text if layout is None else f"{text}, {printer.attribute_text(layout)}")


# --- parameters ---------------------------------------------------------------------------------------------------------


@verifies(TensorDescType)
def verify_xe_gpu_tensor_desc(
    shape: Sequence[int], element_type: Type, encoding: Any, layout: Any
) -> None:
    """TensorDescType::verify"""
    if not shape:
        raise ValueError("expected non-zero rank tensor")
    if encoding is not None and not isinstance(
        encoding, (BlockTensorDescAttr, ScatterTensorDescAttr)
    ):
        raise ValueError(
            f"expected a block or scatter attribute as the encoding, but got '{encoding}'"
        )
    if layout is not None and not isinstance(layout, (LayoutAttr, SliceAttr)):
        raise ValueError(f"expected a layout, but got '{layout}'")
    space = getattr(encoding, "memory_space", None)
    if (
        isinstance(encoding, BlockTensorDescAttr)
        and len(shape) > 1
        and space is not None
        and int(space.value.value) == _SHARED
    ):
        raise ValueError("SLM is only supported for 1D block tensor")
    width = element_type.width if isinstance(element_type, (IntegerType, FloatType)) else 0
    factor = _PACKED_BITS // width if 0 < width < _PACKED_BITS else 1
    chunk = 1
    if isinstance(encoding, ScatterTensorDescAttr):
        size = getattr(encoding, "chunk_size", None)
        chunk = 1 if size is None else int(size.value)
        if len(shape) == 1 and chunk != 1:
            raise ValueError("expected non-contiguous elements for 1D tensor")
        if chunk > 1:
            if shape[-1] != chunk:
                raise ValueError("expected last dim of tensor to match chunk size")
            if shape[-1] % factor:
                raise ValueError(f"expected last dim of tensor to be a multiple of {factor}")
    if layout is not None:
        _verify_layout(shape, layout, chunk, factor)


def _verify_layout(shape: Sequence[int], layout: Any, chunk: int, factor: int) -> None:
    parts = layout_of(layout)
    if parts.rank != len(shape):
        raise ValueError("expected layout rank to match tensor rank")
    if chunk > 1 and parts.lane_data and parts.lane_data[-1] % factor:
        raise ValueError(f"expected last dim of lane_data to be a multiple of: {factor}")
    if not is_evenly_distributable(shape, parts):
        sizes = ", ".join(map(str, shape))
        raise ValueError(f"cannot distribute [{sizes}] using {layout}")
