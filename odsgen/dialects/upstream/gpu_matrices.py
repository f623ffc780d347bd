"""Matrices that a subgroup holds (`!gpu.mma_matrix`), and the reductions over groups of threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.enum_attributes import attribute_of_text, keyword_of
from odsgen.dialects.upstream.memref_layouts import strides_and_offset
from odsgen.runtime.builtin.scalar_types import Signedness
from odsgen.runtime.builtin.types import (
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    IntegerType,
    MemRefType,
    VectorType,
)
from odsgen.runtime.printer.types import dimensions_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


# --- the type -----------------------------------------------------------------------------------------------------------


def parse_matrix_shape(parser: Parser) -> tuple[list[int], Type]:
    """`16x16xf16`"""
    shape = parser.parse_dimension_list(allow_dynamic=False)
    return list(shape), parser.parse_type()


def print_matrix_shape(printer: AsmPrinter, shape: Sequence[int], element: Type) -> str:
    """As `parse_matrix_shape` reads it."""
    return f"{dimensions_text(shape)}{printer.type_text(element)}"


def parse_matrix_operand(parser: Parser) -> str:
    """`"AOp"`, a string."""
    return parser.parse_optional_string() or ""


def print_matrix_operand(printer: AsmPrinter, operand: str) -> str:
    """As `parse_matrix_operand` reads it."""
    return f'"{operand}"'


def verify_mma_matrix_type(shape: Sequence[int], element_type: Type, operand: str) -> None:
    """Two dimensions, elements that the hardware multiplies, and one of three roles."""
    if operand not in ("AOp", "BOp", "COp"):
        raise ValueError("operand expected to be one of AOp, BOp or COp")
    if len(shape) != 2:
        raise ValueError("MMAMatrixType must have exactly two dimensions")
    if not (
        isinstance(element_type, (Float16Type, Float32Type, Float64Type))
        or _is_integer(element_type, 8, Signedness.SIGNED)
        or _is_integer(element_type, 8, Signedness.UNSIGNED)
        or _is_integer(element_type, 32, Signedness.SIGNLESS)
    ):
        raise ValueError("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")


def _is_integer(type: Type, width: int, signedness: Signedness) -> bool:
    return isinstance(type, IntegerType) and type.width == width and type.signedness is signedness


def _element(type: Any) -> Type:
    element: Type = type.parameters()[1]
    return element


def check_is_signed_integer(type: Type) -> bool:
    """Whether the elements are `si8`."""
    return _is_integer(_element(type), 8, Signedness.SIGNED)


def check_is_unsigned_integer(type: Type) -> bool:
    """Whether the elements are `ui8`."""
    return _is_integer(_element(type), 8, Signedness.UNSIGNED)


def check_is_signless_integer(type: Type) -> bool:
    """Whether the elements are `i32`."""
    return _is_integer(_element(type), 32, Signedness.SIGNLESS)


def check_is_f16(type: Type) -> bool:
    """Whether the elements are `f16`."""
    return isinstance(_element(type), Float16Type)


def check_is_f32(type: Type) -> bool:
    """Whether the elements are `f32`."""
    return isinstance(_element(type), Float32Type)


def check_is_f64(type: Type) -> bool:
    """Whether the elements are `f64`."""
    return isinstance(_element(type), Float64Type)


def make_value_type(type: Type) -> Type:
    """The type of the elements."""
    return _element(type)


# --- loads, stores, products --------------------------------------------------------------------------------------------


def _has_unit_stride(type: Type) -> bool:
    if not isinstance(type, MemRefType):
        return True
    known = strides_and_offset(type)
    return known is not None and (not known[0] or known[0][-1] == 1)


def _role(type: Any) -> str:
    role: str = type.parameters()[2]
    return role


def verify_subgroup_mma_load_matrix(op: Operation) -> None:
    """What is loaded lies side by side."""
    if not _has_unit_stride(op.operands[0].type):
        raise op.error("expected source memref most minor dim must have unit stride")


def verify_subgroup_mma_store_matrix(op: Operation) -> None:
    """What is stored is a sum, and lies side by side."""
    if not _has_unit_stride(op.operands[1].type):
        raise op.error("expected destination memref most minor dim must have unit stride")
    if _role(op.operands[0].type) != "COp":
        raise op.error("expected the operand matrix being stored to have 'COp' operand type")


def verify_subgroup_mma_compute(op: Operation) -> None:
    """The shapes are those of a product of matrices."""
    types: list[Any] = [operand.type for operand in op.operands]
    if [_role(type) for type in types] != ["AOp", "BOp", "COp"]:
        raise op.error("operands must be in the order AOp, BOp, COp")
    a, b, c = [type.parameters()[0] for type in types]
    if a[1] != b[0] or a[0] != c[0] or b[1] != c[1]:
        raise op.error("operand shapes do not satisfy matmul constraints")


# --- reductions ---------------------------------------------------------------------------------------------------------

_OF_FLOATS = frozenset({"minnumf", "maxnumf", "minimumf", "maximumf"})
_OF_INTEGERS = frozenset({"minsi", "minui", "maxsi", "maxui", "and", "or", "xor"})


def parse_all_reduce_operation(parser: Parser) -> Attribute | None:
    """`add`, if a keyword stands here."""
    place = parser.index
    keyword = parser.parse_optional_any_keyword()
    if keyword is None:
        return None
    example: Any = attribute_of_text("#gpu<all_reduce_op add>")
    case = type(example.parameters()[0]).from_keyword(keyword)
    if case is None:
        raise parser.custom_error("invalid op kind", place + 1)
    found: Attribute = type(example).get(case)
    return found


def print_all_reduce_operation(
    printer: AsmPrinter, op: Operation, operation: Attribute | None
) -> None:
    """As `parse_all_reduce_operation` reads it."""
    if operation is not None:
        printer.emit(f" {keyword_of(operation)}")


def _verify_reduces(op: Operation, operation: Attribute, element: Type) -> None:
    keyword = keyword_of(operation)
    is_wrong = (keyword in _OF_FLOATS and not isinstance(element, FloatType)) or (
        keyword in _OF_INTEGERS and not isinstance(element, IntegerType)
    )
    if is_wrong:
        raise op.error(
            f"`{keyword}` reduction operation is not compatible with type '{op.result_types[0]}'"
        )


def verify_all_reduce_regions(op: Operation) -> None:
    """Either a known operation or a body that reduces two values to one."""
    operation = op.properties.get("op")
    body = op.regions[0]
    if bool(body.blocks) != (operation is None):
        raise op.error("expected either an op attribute or a non-empty body")
    type = op.result_types[0]
    if operation is not None:
        _verify_reduces(op, operation, type)
        return
    if len(body.arguments) != 2:
        raise op.error("expected two region arguments")
    if any(argument.type is not type for argument in body.arguments):
        raise op.error("incorrect region argument type")
    yields = [b.last for b in body.blocks if b.last is not None and b.last.name == "gpu.yield"]
    for end in yields:
        if len(end.operands) != 1:
            raise op.error("expected one gpu.yield operand")
        if end.operands[0].type is not type:
            raise op.error("incorrect gpu.yield type")
    if not yields:
        raise op.error("expected gpu.yield op in region")


def verify_subgroup_reduce(op: Operation) -> None:
    """The operation fits the elements, and clusters have sizes that are powers of two."""
    type = op.result_types[0]
    if isinstance(type, VectorType):
        if any(type.scalable_dims):
            raise op.op_error("is not compatible with scalable vector types")
        type = type.element_type
    _verify_reduces(op, op.properties["op"], type)
    size = op.properties.get("cluster_size")
    if size is not None and not _is_power_of_two(size.value):
        raise op.op_error(f"cluster size {size.value} is not a power of two")
    stride = op.property_attribute("cluster_stride")
    number = getattr(stride, "value", 1)
    if number != 1 and size is None:
        raise op.op_error("cluster stride can only be specified if cluster size is specified")
    if not _is_power_of_two(number):
        raise op.op_error(f"cluster stride {number} is not a power of two")


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0
