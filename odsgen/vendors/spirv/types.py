"""Types of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass

from odsgen.dialects.shared import attribute_of_text
from odsgen.hooks import parses_types
from odsgen.runtime import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    IntegerAttr,
    IntegerType,
    OpaqueType,
    ParseError,
    Parser,
    Type,
    VectorType,
    parse_sized_integer,
    type_of_text,
)

SCALAR_FLOATS = (Float16Type, Float32Type, Float64Type, BFloat16Type)
SCALAR_WIDTHS = (1, 8, 16, 32, 64)
VECTOR_LENGTHS = (2, 3, 4, 8, 16)
LARGEST_VECTOR = 4
"""The most elements of a vector inside another type."""

_IMAGE_WORDS = (
    "#spirv.dim<Dim1D>",
    "#spirv.image_depth_info<NoDepth>",
    "#spirv.image_arrayed_info<NonArrayed>",
    "#spirv.image_sampling_info<SingleSampled>",
    "#spirv.image_sampler_use_info<SamplerUnknown>",
    "#spirv.image_format<Unknown>",
)
"""An example attribute of each enum in an image type."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """`!spirv.ptr<pointee, storage class>`"""

    pointee: Type
    storage_class: str


@dataclass(frozen=True, slots=True)
class Array:
    """`!spirv.array<4 x element, stride=16>`, or without a count `!spirv.rtarray<…>`"""

    element_type: Type
    count: int | None
    stride: int = 0


@dataclass(frozen=True, slots=True)
class Struct:
    """`!spirv.struct<name, (member [offset, decorations], …), decorations>`"""

    identifier: str
    members: tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """`!spirv.matrix<3 x vector<4xf32>>`, column by column"""

    num_columns: int
    column_type: VectorType

    @property
    def element_type(self) -> Type:
        return self.column_type.element_type

    @property
    def num_rows(self) -> int:
        return self.column_type.shape[0]


@dataclass(frozen=True, slots=True)
class CooperativeMatrix:
    """`!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>`"""

    rows: int
    columns: int
    element_type: Type
    scope: str
    use: str


@dataclass(frozen=True, slots=True)
class Image:
    """`!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>`"""

    element_type: Type
    dim: str
    depth: str
    arrayed: str
    sampling: str
    sampler_use: str
    format: str


@dataclass(frozen=True, slots=True)
class SampledImage:
    """`!spirv.sampled_image<image>`"""

    image_type: Type


@dataclass(frozen=True, slots=True)
class TensorArm:
    """`!spirv.arm.tensor<2x3xi32>`"""

    shape: tuple[int, ...] | None
    element_type: Type


Composition = (
    Pointer | Array | Struct | Matrix | CooperativeMatrix | Image | SampledImage | TensorArm
)

_COMPOSITIONS: dict[OpaqueType, Composition] = {}
_READING: ContextVar[frozenset[OpaqueType]] = ContextVar("types read again", default=frozenset())
_UNREADABLE: set[OpaqueType] = set()
_IDENTIFIED: dict[str, Composition] = {}
"""Identified structs by their references `struct<name>`."""


def composition(type: Type) -> Composition | None:
    """The components of a type of the dialect, such as a `Struct`; None for another type."""
    if not isinstance(type, OpaqueType) or type.dialect != "spirv":
        return None
    found = _COMPOSITIONS.get(type) or _IDENTIFIED.get(type.data)
    if found is None and type not in _UNREADABLE:
        # Built or unpickled, not parsed from a program.
        reading = _READING.get()
        if type in reading:
            return None
        token = _READING.set(reading | {type})
        try:
            with suppress(ParseError):  # a recursive struct
                type_of_text(f"!spirv.{type.data}")
        finally:
            _READING.reset(token)
        found = _COMPOSITIONS.get(type) or _IDENTIFIED.get(type.data)
        if found is None:
            _UNREADABLE.add(type)
    return found


def type_of(data: str, made_of: Composition) -> OpaqueType:
    """The type with the text `!spirv.data`."""
    type = OpaqueType.get("spirv", data)
    _COMPOSITIONS[type] = made_of
    return type


def pointer_to(pointee: Type, storage_class: str) -> OpaqueType:
    """`!spirv.ptr<pointee, storage class>`"""
    return type_of(f"ptr<{pointee}, {storage_class}>", Pointer(pointee, storage_class))


# --- reading ----------------------------------------------------------------------------------------------------------


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type:
    """Parses the body of `!spirv.mnemonic`.  Raises ParseError."""
    read = _READERS.get(mnemonic)
    if read is None:
        raise parser.unknown_mnemonic(f"unknown SPIR-V type: {mnemonic}")
    parser.parse_token("<")
    return read(parser)


def parse_component(parser: Parser) -> Type:
    """Parses a type that composite types may contain."""
    place = parser.index
    type = parser.parse_type()
    if isinstance(type, OpaqueType) and type.dialect == "spirv":
        return type
    if isinstance(type, IntegerType):
        if type.width not in SCALAR_WIDTHS:
            raise parser.error(
                f"only 1/8/16/32/64-bit integer type allowed but found '{type}'", place
            )
    elif isinstance(type, VectorType):
        if len(type.shape) != 1:
            raise parser.error(f"only 1-D vector allowed but found '{type}'", place)
        if type.num_elements > LARGEST_VECTOR:
            raise parser.error(
                f"vector length has to be less than or equal to 4 but found {type.num_elements}",
                place,
            )
    elif not isinstance(type, SCALAR_FLOATS):
        raise parser.error(f"cannot use '{type}' to compose SPIR-V types", place)
    return type


def _keyword(
    parser: Parser, example: str, problem: str, end: str = "", place: int | None = None
) -> str:
    """Parses a case of an enum; `place` is the token of the error, by default the keyword's."""
    place = parser.index if place is None else place
    keyword = parser.parse_keyword()
    if type(attribute_of_text(example).parameters()[0]).from_keyword(keyword) is None:
        raise parser.error(f"{problem}{keyword}{end}", place)
    return keyword


def _parse_stride(parser: Parser) -> int:
    if not parser.parse_optional_token(","):
        return 0
    parser.parse_keyword("stride")
    parser.parse_token("=")
    place = parser.index
    stride = parse_sized_integer(parser, 32, signed=False)
    if stride == 0:
        raise parser.error("ArrayStride must be greater than zero", place)
    return stride


def _stride_text(stride: int) -> str:
    return f", stride={stride}" if stride else ""


def _parse_array(parser: Parser) -> Type:
    offset = parser.offset_of(parser.index)
    sizes = parser.parse_dimension_list(allow_dynamic=False)
    if len(sizes) != 1:
        raise parser.error_at(offset, "expected single integer for array element count")
    if not sizes[0]:
        raise parser.error_at(offset, "expected array length greater than 0")
    element = parse_component(parser)
    stride = _parse_stride(parser)
    parser.parse_token(">")
    text = f"array<{sizes[0]} x {element}{_stride_text(stride)}>"
    return type_of(text, Array(element, sizes[0], stride))


def _parse_runtime_array(parser: Parser) -> Type:
    element = parse_component(parser)
    stride = _parse_stride(parser)
    parser.parse_token(">")
    return type_of(f"rtarray<{element}{_stride_text(stride)}>", Array(element, None, stride))


def _parse_pointer(parser: Parser) -> Type:
    pointee = parse_component(parser)
    place = parser.index
    parser.parse_token(",")
    storage = _keyword(
        parser, "#spirv.storage_class<Function>", "unknown storage class: ", place=place
    )
    parser.parse_token(">")
    return pointer_to(pointee, storage)


def _parse_cooperative_matrix(parser: Parser) -> Type:
    place = parser.index
    sizes = parser.parse_dimension_list(allow_dynamic=False)
    if len(sizes) != 2:
        raise parser.error("expected row and column count", place)
    element = parse_component(parser)
    words = []
    for example, name in (("scope<Device>", "scope"), ("coop_matrix_use_khr<MatrixA>", "use")):
        parser.parse_token(",")
        problem = f"invalid {name} <id> attribute specification: "
        words.append(_keyword(parser, f"#spirv.{example}", problem))
    parser.parse_token(">")
    text = f"coopmatrix<{sizes[0]}x{sizes[1]}x{element}, {words[0]}, {words[1]}>"
    return type_of(text, CooperativeMatrix(sizes[0], sizes[1], element, words[0], words[1]))


def _parse_matrix(parser: Parser) -> Type:
    place = parser.index
    sizes = parser.parse_dimension_list(allow_dynamic=False)
    if len(sizes) != 1:
        raise parser.error("expected single unsigned integer for number of columns", place)
    if not 2 <= sizes[0] <= LARGEST_VECTOR:
        raise parser.error("matrix is expected to have 2, 3, or 4 columns", place)
    type_place = parser.index
    column = parser.parse_type()
    if not isinstance(column, VectorType):
        raise parser.error(f"matrix must be composed using vector type, got '{column}'", type_place)
    if len(column.shape) != 1:
        raise parser.error(f"only 1-D vector allowed but found '{column}'", type_place)
    if not 2 <= column.num_elements <= LARGEST_VECTOR:
        raise parser.error(
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, "
            f"but found {column.num_elements}",
            type_place,
        )
    if not isinstance(column.element_type, FloatType):
        raise parser.error(
            f"matrix columns' elements must be of Float type, got '{column.element_type}'",
            type_place,
        )
    parser.parse_token(">")
    return type_of(f"matrix<{sizes[0]} x {column}>", Matrix(sizes[0], column))


def _parse_image(parser: Parser) -> Type:
    element = parse_component(parser)
    words = []
    for example in _IMAGE_WORDS:
        parser.parse_token(",")
        words.append(_keyword(parser, example, "unknown attribute: '", "'"))
    parser.parse_token(">")
    return type_of(f"image<{', '.join((str(element), *words))}>", Image(element, *words))


def _parse_sampled_image(parser: Parser) -> Type:
    place = parser.index
    image = parser.parse_type()
    made_of = composition(image)
    if not isinstance(made_of, Image):
        raise parser.error(f"sampled image must be composed using image type, got '{image}'", place)
    if made_of.dim in ("SubpassData", "Buffer"):
        raise parser.error(
            f"sampled image Dim must not be SubpassData or Buffer, got {made_of.dim}", place
        )
    parser.parse_token(">")
    return type_of(f"sampled_image<{image}>", SampledImage(image))


def _parse_tensor(parser: Parser) -> Type:
    place = parser.index
    offset = parser.offset_of(place)  # before the dimension list splits tokens
    if parser.parse_optional_token("*"):
        parser.parse_x_in_dimension_list()
        return _tensor_type(parser, None)
    shape = parser.parse_dimension_list()
    if not shape:
        raise parser.error("arm.tensors do not support rank zero", place)
    if 0 in shape:
        raise parser.error_at(offset, "arm.tensors do not support zero dimensions")
    if any(size < 0 for size in shape) and any(size > 0 for size in shape):
        raise parser.error(
            "arm.tensor shape dimensions must be either fully dynamic or completed shaped", place
        )
    return _tensor_type(parser, shape)


def _tensor_type(parser: Parser, shape: tuple[int, ...] | None) -> Type:
    """Parses the rest of a tensor type; `shape` is None for an unranked one."""
    element = parse_component(parser)
    parser.parse_token(">")
    sizes = "*x" if shape is None else "".join("?x" if s < 0 else f"{s}x" for s in shape)
    return type_of(f"arm.tensor<{sizes}{element}>", TensorArm(shape, element))


# --- structs ----------------------------------------------------------------------------------------------------------


def _enclosing(parser: Parser) -> list[str]:
    """The names of the structs being parsed, innermost last."""
    names: list[str] = parser.dialect_states.setdefault("spirv", [])
    return names


_OFFSETS_FOR_ALL = "offset specification must be given for all members"


def _parse_struct(parser: Parser) -> Type:
    token = parser.tokens[parser.index]
    name_offset = parser.name_offset(parser.index - 2)
    identifier = parser.parse_keyword() if token[:1].isalpha() or token[:1] == "_" else ""
    if not identifier:
        return _parse_struct_body(parser, "", name_offset)
    enclosing = _enclosing(parser)
    if parser.parse_optional_token(">"):
        if identifier not in enclosing:
            message = "recursive struct reference not nested in struct definition"
            raise parser.error_at(name_offset, message)
        return OpaqueType.get("spirv", f"struct<{identifier}>")
    parser.parse_token(",")
    if identifier in enclosing:
        raise parser.error_at(name_offset, "identifier already used for an enclosing struct")
    enclosing.append(identifier)
    try:
        return _parse_struct_body(parser, identifier, name_offset)
    finally:
        enclosing.pop()


def _parse_struct_body(parser: Parser, identifier: str, name_offset: int) -> Type:
    """`(member [offset, decorations], …), decorations>`; offsets for all members or none"""
    parser.parse_token("(")
    members: list[Type] = []
    texts: list[str] = []
    with_offset = 0
    if not parser.parse_optional_token(")"):
        while True:
            member = parser.parse_type()
            details: list[str] = []
            if parser.tokens[parser.index] == "[":
                details = _parse_member_details(parser, with_offset == len(members))
            with_offset += bool(details) and details[0].isdigit()
            members.append(member)
            texts.append(f"{member} [{', '.join(details)}]" if details else str(member))
            if not parser.parse_optional_token(","):
                break
        parser.parse_token(")")
    if with_offset not in (0, len(members)):
        raise parser.error_at(name_offset, _OFFSETS_FOR_ALL)
    decorations = []
    while parser.parse_optional_token(","):
        decorations.append(_parse_decoration(parser))
    parser.parse_token(">")
    parts = [f"({', '.join(texts)})", *decorations]
    made_of = Struct(identifier, tuple(members))
    if identifier:
        parts.insert(0, identifier)
        _IDENTIFIED[f"struct<{identifier}>"] = made_of
    return type_of(f"struct<{', '.join(parts)}>", made_of)


def _parse_member_details(parser: Parser, may_have_offset: bool) -> list[str]:
    """`[8, NonWritable, Location=2 : i32]`"""
    details: list[str] = []
    parser.parse_token("[")
    place = parser.index
    offset = parser.parse_optional_integer()
    if offset is not None:
        if not may_have_offset:
            raise parser.error(_OFFSETS_FOR_ALL, place)
        details.append(str(offset))
        if parser.parse_optional_token("]"):
            return details
        parser.parse_token(",")
    details.append(_parse_decoration(parser))
    while parser.parse_optional_token(","):
        details.append(_parse_decoration(parser))
    parser.parse_token("]")
    return details


def _parse_decoration(parser: Parser) -> str:
    name = _keyword(parser, "#spirv.decoration<Block>", "unknown attribute: '", "'")
    if not parser.parse_optional_token("="):
        return name
    value = parser.parse_attribute()
    return f"{name}={value.value if isinstance(value, IntegerAttr) else value}"


_READERS: dict[str, Callable[[Parser], Type]] = {
    "array": _parse_array,
    "arm.tensor": _parse_tensor,
    "coopmatrix": _parse_cooperative_matrix,
    "image": _parse_image,
    "matrix": _parse_matrix,
    "ptr": _parse_pointer,
    "rtarray": _parse_runtime_array,
    "sampled_image": _parse_sampled_image,
    "struct": _parse_struct,
}
