"""Types of the dialect `spirv`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import form, parses_types, verifies
from odsgen.runtime import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    IntegerType,
    VectorType,
    parse_sized_integer,
)
from odsgen.vendors.spirv.forms.enums import parse_word
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Parser, Type
    from odsgen.vendors.spirv.forms.enums import Word

SCALAR_FLOATS = (Float16Type, Float32Type, Float64Type, BFloat16Type)
SCALAR_WIDTHS = (1, 8, 16, 32, 64)
VECTOR_LENGTHS = (2, 3, 4, 8, 16)
LARGEST_VECTOR = 4
"""The most elements of a vector inside another type."""

SPIRV_TYPES = (
    spirv.ArrayType,
    spirv.CooperativeMatrixType,
    spirv.ImageType,
    spirv.MatrixType,
    spirv.PointerType,
    spirv.RuntimeArrayType,
    spirv.SampledImageType,
    spirv.StructType,
    spirv.TensorArmType,
)


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type:
    """Refuses an unknown type of the dialect."""
    raise parser.unknown_mnemonic(f"unknown SPIR-V type: {mnemonic}")


# --- what types are made of -------------------------------------------------------------------------------------------


def parse_component(parser: Parser) -> Type:
    """Parses a type that composite types may contain."""
    place = parser.index
    type = parser.parse_type()
    problem = component_problem(type)
    if problem is not None:
        raise parser.error(problem, place)
    return type


def component_problem(type: Type) -> str | None:
    """Why composite types may not contain a type; None if they may."""
    if isinstance(type, SPIRV_TYPES):
        return None
    if isinstance(type, IntegerType):
        if type.width not in SCALAR_WIDTHS:
            return f"only 1/8/16/32/64-bit integer type allowed but found '{type}'"
    elif isinstance(type, VectorType):
        if len(type.shape) != 1:
            return f"only 1-D vector allowed but found '{type}'"
        if type.num_elements > LARGEST_VECTOR:
            return f"vector length has to be less than or equal to 4 but found {type.num_elements}"
    elif not isinstance(type, SCALAR_FLOATS):
        return f"cannot use '{type}' to compose SPIR-V types"
    return None


def _verify(problem: str | None) -> None:
    if problem is not None:
        raise ValueError(problem)


def _count(number: int) -> int:
    """A count as C++ keeps it, in 32 bits."""
    return number & 0xFFFFFFFF


# --- arrays, pointers -------------------------------------------------------------------------------------------------


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


@verifies(spirv.ArrayType)
def verify_array(element_type: Type, element_count: int, stride: int) -> None:
    """ArrayType::get"""
    if not element_count:
        raise ValueError("expected array length greater than 0")
    _verify(component_problem(element_type))


@form(spirv.ArrayType)
class ArrayForm:
    def parse(self, parser: Parser) -> spirv.ArrayType:
        """`<4 x f32, stride=16>`"""
        parser.parse_token("<")
        offset = parser.offset_of(parser.index)
        sizes = parser.parse_dimension_list(allow_dynamic=False)
        if len(sizes) != 1:
            raise parser.error_at(offset, "expected single integer for array element count")
        if not _count(sizes[0]):
            raise parser.error_at(offset, "expected array length greater than 0")
        element = parse_component(parser)
        stride = _parse_stride(parser)
        parser.parse_token(">")
        return spirv.ArrayType.get(element, _count(sizes[0]), stride)

    def print(self, type: spirv.ArrayType, printer: AsmPrinter) -> None:
        element = printer.type_text(type.element_type)
        printer.emit(f"<{type.element_count} x {element}{_stride_text(type.stride)}>")


@verifies(spirv.RuntimeArrayType)
def verify_runtime_array(element_type: Type, stride: int) -> None:
    """RuntimeArrayType::get"""
    _verify(component_problem(element_type))


@form(spirv.RuntimeArrayType)
class RuntimeArrayForm:
    def parse(self, parser: Parser) -> spirv.RuntimeArrayType:
        """`<f32, stride=4>`"""
        parser.parse_token("<")
        element = parse_component(parser)
        stride = _parse_stride(parser)
        parser.parse_token(">")
        return spirv.RuntimeArrayType.get(element, stride)

    def print(self, type: spirv.RuntimeArrayType, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.type_text(type.element_type)}{_stride_text(type.stride)}>")


@form(spirv.PointerType)
class PointerForm:
    def parse(self, parser: Parser) -> spirv.PointerType:
        """`<f32, Function>`"""
        parser.parse_token("<")
        pointee = parse_component(parser)
        place = parser.index
        parser.parse_token(",")
        storage = parse_word(parser, spirv.StorageClass, "unknown storage class: ", place=place)
        parser.parse_token(">")
        return spirv.PointerType.get(pointee, storage)

    def print(self, type: spirv.PointerType, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.type_text(type.pointee_type)}, {type.storage_class}>")


# --- matrices, tensors ------------------------------------------------------------------------------------------------


@verifies(spirv.CooperativeMatrixType)
def verify_cooperative_matrix(
    element_type: Type,
    rows: int,
    columns: int,
    scope: spirv.Scope,
    use: spirv.CooperativeMatrixUseKHR,
) -> None:
    """CooperativeMatrixType::get"""
    _verify(component_problem(element_type))


@form(spirv.CooperativeMatrixType)
class CooperativeMatrixForm:
    def parse(self, parser: Parser) -> spirv.CooperativeMatrixType:
        """`<8x16xi32, Subgroup, MatrixA>`"""
        parser.parse_token("<")
        place = parser.index
        sizes = parser.parse_dimension_list(allow_dynamic=False)
        if len(sizes) != 2:
            raise parser.error("expected row and column count", place)
        element = parse_component(parser)
        parser.parse_token(",")
        scope = parse_word(parser, spirv.Scope, "invalid scope <id> attribute specification: ")
        parser.parse_token(",")
        problem = "invalid use <id> attribute specification: "
        use = parse_word(parser, spirv.CooperativeMatrixUseKHR, problem)
        parser.parse_token(">")
        rows, columns = map(_count, sizes)
        return spirv.CooperativeMatrixType.get(element, rows, columns, scope, use)

    def print(self, type: spirv.CooperativeMatrixType, printer: AsmPrinter) -> None:
        element = printer.type_text(type.element_type)
        printer.emit(f"<{type.rows}x{type.columns}x{element}, {type.scope}, {type.use}>")


def _column_problem(type: Type) -> str | None:
    if not isinstance(type, VectorType):
        return f"matrix must be composed using vector type, got '{type}'"
    if len(type.shape) != 1:
        return f"only 1-D vector allowed but found '{type}'"
    if not 2 <= type.num_elements <= LARGEST_VECTOR:
        return (
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, "
            f"but found {type.num_elements}"
        )
    if not isinstance(type.element_type, FloatType):
        return f"matrix columns' elements must be of Float type, got '{type.element_type}'"
    return None


@verifies(spirv.MatrixType)
def verify_matrix(column_type: VectorType, column_count: int) -> None:
    """MatrixType::verifyInvariants"""
    if not 2 <= column_count <= LARGEST_VECTOR:
        raise ValueError("matrix is expected to have 2, 3, or 4 columns")
    _verify(_column_problem(column_type))


@form(spirv.MatrixType)
class MatrixForm:
    def parse(self, parser: Parser) -> spirv.MatrixType:
        """`<3 x vector<4xf32>>`"""
        parser.parse_token("<")
        place = parser.index
        sizes = parser.parse_dimension_list(allow_dynamic=False)
        if len(sizes) != 1:
            raise parser.error("expected single unsigned integer for number of columns", place)
        if not 2 <= sizes[0] <= LARGEST_VECTOR:
            raise parser.error("matrix is expected to have 2, 3, or 4 columns", place)
        type_place = parser.index
        column = parser.parse_type()
        problem = _column_problem(column)
        if problem is not None or not isinstance(column, VectorType):
            raise parser.error(problem or "", type_place)
        parser.parse_token(">")
        return spirv.MatrixType.get(column, sizes[0])

    def print(self, type: spirv.MatrixType, printer: AsmPrinter) -> None:
        printer.emit(f"<{type.column_count} x {printer.type_text(type.column_type)}>")


def _shape_problem(shape: tuple[int, ...] | None) -> str | None:
    if shape is None:
        return None
    if not shape:
        return "arm.tensors do not support rank zero"
    if 0 in shape:
        return "arm.tensors do not support zero dimensions"
    if any(size < 0 for size in shape) and any(size > 0 for size in shape):
        return "arm.tensor shape dimensions must be either fully dynamic or completed shaped"
    return None


@verifies(spirv.TensorArmType)
def verify_tensor(shape: tuple[int, ...] | None, element_type: Type) -> None:
    """TensorArmType::verifyInvariants"""
    _verify(_shape_problem(shape) or component_problem(element_type))


@form(spirv.TensorArmType)
class TensorArmForm:
    def parse(self, parser: Parser) -> spirv.TensorArmType:
        """`<2x3xi32>`, `<?x?xi32>`, `<*xi32>`"""
        parser.parse_token("<")
        place = parser.index
        offset = parser.offset_of(place)  # before the dimension list splits tokens
        shape: tuple[int, ...] | None = None
        if parser.parse_optional_token("*"):
            parser.parse_x_in_dimension_list()
        else:
            shape = parser.parse_dimension_list()
            problem = _shape_problem(shape)
            if problem is not None and 0 in shape:
                raise parser.error_at(offset, problem)
            if problem is not None:
                raise parser.error(problem, place)
        element = parse_component(parser)
        parser.parse_token(">")
        return spirv.TensorArmType.get(shape, element)

    def print(self, type: spirv.TensorArmType, printer: AsmPrinter) -> None:
        sizes = "*x"
        if type.shape is not None:
            sizes = "".join("?x" if size < 0 else f"{size}x" for size in type.shape)
        printer.emit(f"<{sizes}{printer.type_text(type.element_type)}>")


# --- images -----------------------------------------------------------------------------------------------------------


@verifies(spirv.ImageType)
def verify_image(
    element_type: Type,
    dim: spirv.Dim,
    depth_info: spirv.ImageDepthInfo,
    arrayed_info: spirv.ImageArrayedInfo,
    sampling_info: spirv.ImageSamplingInfo,
    sampler_use_info: spirv.ImageSamplerUseInfo,
    image_format: spirv.ImageFormat,
) -> None:
    """ImageType::get"""
    _verify(component_problem(element_type))


@form(spirv.ImageType)
class ImageForm:
    def parse(self, parser: Parser) -> spirv.ImageType:
        """`<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>`"""

        def word(enum: type[Word]) -> Word:
            parser.parse_token(",")
            return parse_word(parser, enum, "unknown attribute: '", "'")

        parser.parse_token("<")
        found = spirv.ImageType.get(
            parse_component(parser),
            word(spirv.Dim),
            word(spirv.ImageDepthInfo),
            word(spirv.ImageArrayedInfo),
            word(spirv.ImageSamplingInfo),
            word(spirv.ImageSamplerUseInfo),
            word(spirv.ImageFormat),
        )
        parser.parse_token(">")
        return found

    def print(self, type: spirv.ImageType, printer: AsmPrinter) -> None:
        element, *words = type.parameters()
        printer.emit(f"<{', '.join([printer.type_text(element), *map(str, words)])}>")


def _image_problem(image: spirv.ImageType) -> str | None:
    if image.dim in (spirv.Dim.SubpassData, spirv.Dim.Buffer):
        return f"sampled image Dim must not be SubpassData or Buffer, got {image.dim}"
    return None


@verifies(spirv.SampledImageType)
def verify_sampled_image(image_type: spirv.ImageType) -> None:
    """SampledImageType::verifyInvariants"""
    _verify(_image_problem(image_type))


@form(spirv.SampledImageType)
class SampledImageForm:
    def parse(self, parser: Parser) -> spirv.SampledImageType:
        """`<!spirv.image<…>>`"""
        parser.parse_token("<")
        place = parser.index
        image = parser.parse_type()
        if not isinstance(image, spirv.ImageType):
            problem = f"sampled image must be composed using image type, got '{image}'"
            raise parser.error(problem, place)
        problem_of_image = _image_problem(image)
        if problem_of_image is not None:
            raise parser.error(problem_of_image, place)
        parser.parse_token(">")
        return spirv.SampledImageType.get(image)

    def print(self, type: spirv.SampledImageType, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.type_text(type.image_type)}>")
