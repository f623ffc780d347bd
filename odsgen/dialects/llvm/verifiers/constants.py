"""Verifiers of the dialect `llvm`: constants."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.llvm.types import element_type
from odsgen.hooks import verifies
from odsgen.runtime import (
    ArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    SparseElementsAttr,
    StringAttr,
    Type,
    VectorType,
    i8,
)
from odsgen_dialects.llvm import ConstantOp, LLVMArrayType, LLVMStructType, LLVMTargetExtType


@verifies(ConstantOp)
def verify_mlir_constant(op: ConstantOp) -> None:
    """ConstantOp::verify"""
    value: Any = op.value
    type = op.single_result.type
    if isinstance(value, IntegerAttr) and isinstance(type, IntegerType):
        return  # as most are
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not isinstance(type, LLVMArrayType) or type.parameters() != (i8, size):
            raise op.op_error(f"expected array type of {size} i8 elements for the string constant")
    elif isinstance(type, LLVMStructType):
        _verify_struct(op, value, type)
    elif isinstance(type, LLVMTargetExtType):
        raise op.op_error("does not support target extension type.")
    elif isinstance(value, IntegerAttr):
        raise op.op_error("expected integer type")
    elif isinstance(value, FloatAttr):
        _verify_float(op, value.type, type)
    elif isinstance(value, (DenseElementsAttr, SparseElementsAttr, DenseResourceElementsAttr)):
        _verify_elements(op, value, type)
    elif isinstance(value, ArrayAttr):
        _verify_array(op, value, type)
    elif not isinstance(value, ElementsAttr):
        raise op.op_error("only supports integer, float, string or elements attributes")


def _verify_array(op: ConstantOp, value: ArrayAttr, type: Type) -> None:
    if not isinstance(type, LLVMArrayType):
        raise op.op_error("expected array or struct type for array attribute")
    values: list[Any] = [value]
    dimension = 0
    while isinstance(type, LLVMArrayType):
        known: Any = type.parameters()
        for each in values:
            if isinstance(each, ArrayAttr) and len(each.elements) != known[1]:
                raise op.op_error(
                    "array attribute size does not match array type size in dimension "
                    f"{dimension}: {len(each.elements)} vs. {known[1]}"
                )
        values = [inner for each in values for inner in getattr(each, "elements", ())]
        type = known[0]
        dimension += 1
    if not isinstance(type, LLVMStructType):
        raise op.op_error("for array with an array attribute must have a struct element type")
    size = _member_count(type)
    for number, each in enumerate(values):
        if isinstance(each, ArrayAttr) and len(each.elements) != size:
            raise op.op_error(
                f"nested array attribute size for struct element at index {number} must match "
                f"struct size: {len(each.elements)} vs. {size}"
            )


def _verify_struct(op: ConstantOp, value: Any, type: Type) -> None:
    if not isinstance(value, ArrayAttr):
        raise op.op_error("expected array attribute for struct type")
    count = _member_count(type)
    if len(value.elements) != count:
        raise op.op_error(f"expected array attribute of size {count}")
    for number, element in enumerate(value.elements):
        expected = element_type(type, number)
        if not isinstance(expected, (IntegerType, FloatType)):
            raise op.op_error(
                "expected struct element types to be floating point type or integer type"
            )
        if not isinstance(element, (FloatAttr, IntegerAttr)):
            raise op.op_error("expected element of array attribute to be floating point or integer")
        if element.type is not expected:
            raise op.op_error(f"struct element at index {number} is of wrong type")


def _member_count(struct: Type) -> int:
    count = 0
    while element_type(struct, count) is not None:
        count += 1
    return count


def _verify_float(op: ConstantOp, value_type: Type, type: Type) -> None:
    if isinstance(type, FloatType):
        if value_type is not type:
            raise op.op_error("attribute and type have different float semantics")
    elif isinstance(type, IntegerType):
        width = getattr(value_type, "WIDTH", type.width)
        if type.width != width:
            raise op.op_error(f"expected integer type of width {width}")


def _shape_of(type: Type) -> tuple[int, Type]:
    """The number of elements and the element type, flattening nested arrays."""
    count = 1
    while True:
        if isinstance(type, VectorType):
            for size in type.shape:
                count *= size
            return count, type.element_type
        if not isinstance(type, LLVMArrayType):
            return count, type
        inner = element_type(type, 0)
        assert inner is not None
        size_parameter: Any = type.parameters()[1]
        count *= int(size_parameter)
        type = inner


def _verify_elements(op: ConstantOp, value: Any, type: Type) -> None:
    inner = type
    while isinstance(inner, LLVMArrayType):
        found = element_type(inner, 0)
        assert found is not None
        inner = found
    if isinstance(inner, VectorType) and any(inner.scalable_dims):
        if not getattr(value, "is_splat", False):
            raise op.op_error("scalable vector type requires a splat attribute")
        return
    if not isinstance(type, VectorType) and not isinstance(type, LLVMArrayType):
        raise op.op_error("expected vector or array type")
    count, element = _shape_of(type)
    if value.type.num_elements != count:
        raise op.op_error(
            "type and attribute have a different number of elements: "
            f"{count} vs. {value.type.num_elements}"
        )
    value_element = value.type.element_type
    if isinstance(value_element, FloatType):
        _verify_float(op, value_element, element)
    elif isinstance(value_element, IntegerType) and not isinstance(element, IntegerType):
        raise op.op_error("expected integer element type for integer elements attribute")
