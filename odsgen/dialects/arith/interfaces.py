"""Interface methods of the dialect `arith`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from odsgen.hooks import implements
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Operation,
    RankedTensorType,
    ShapedType,
    Speculatability,
    TensorType,
    Type,
    VectorType,
    digits_of_integer,
    element_type_or_self,
    named_by,
)
from odsgen_dialects import arith

Types = Sequence["Type"]


@implements(arith.ConstantOp, method="asm_result_names")
@named_by(arith.ConstantOp, "value")
def asm_result_names_constant(op: arith.ConstantOp) -> list[str | None]:
    """ConstantOp::getAsmResultNames"""
    value, type = op.stored_properties["value"], op.single_result.type
    if not isinstance(value, IntegerAttr):
        return ["cst"]
    if isinstance(type, IntegerType):
        if type.width == 1:
            return ["true" if value.value else "false"]
        text = f"i{type.width}" if type.is_signless else type
        return [f"c{digits_of_integer(_signed(value))}_{text}"]
    return [f"c{digits_of_integer(_signed(value))}"]


@implements(arith.MulIOp, method="asm_result_names")
def asm_result_names_muli(op: arith.MulIOp) -> list[str | None]:
    """MulIOp::getAsmResultNames"""
    if isinstance(op.single_result.type, IndexType):
        for number, other in (op.operands, op.operands[::-1]):
            constant, scale = number.defining_op, other.defining_op
            if not isinstance(constant, arith.ConstantOp) or not _is_vector_scale(scale):
                continue
            value = constant.value
            if isinstance(value, IntegerAttr):
                return [f"c{digits_of_integer(_signed(value))}_vscale"]
    return [None]


def _is_vector_scale(op: Operation | None) -> bool:
    """Whether it is `vector.vscale`, whose dialect is not loaded to ask others."""
    if op is None or op.operands or isinstance(op, arith.ConstantOp):
        return False
    from odsgen_dialects.vector import VectorScaleOp

    return isinstance(op, VectorScaleOp)


def _signed(value: IntegerAttr) -> int:
    """The signed value of an integer attribute, whatever its type."""
    type = value.type
    number = int(value.value)
    if isinstance(type, IntegerType) and type.is_unsigned and number >> (type.width - 1):
        return number - (1 << type.width)
    return number


# --- casts ---------------------------------------------------------------------------------------------------------------


@implements(arith.ExtUIOp, arith.ExtSIOp, method="are_cast_compatible")
def are_cast_compatible_extui(
    op: arith.ExtUIOp | arith.ExtSIOp, inputs: Types, outputs: Types
) -> bool:
    """ExtUIOp::areCastCompatible, ExtSIOp::areCastCompatible"""
    return _widens(inputs, outputs, IntegerType)


@implements(arith.ExtFOp, method="are_cast_compatible")
def are_cast_compatible_extf(op: arith.ExtFOp, inputs: Types, outputs: Types) -> bool:
    """ExtFOp::areCastCompatible"""
    return _widens(inputs, outputs, FloatType)


@implements(arith.ScalingExtFOp, method="are_cast_compatible")
def are_cast_compatible_scaling_extf(
    op: arith.ScalingExtFOp, inputs: Types, outputs: Types
) -> bool:
    """ScalingExtFOp::areCastCompatible"""
    return _widens(inputs[:1], outputs, FloatType)


@implements(arith.TruncIOp, method="are_cast_compatible")
def are_cast_compatible_trunci(op: arith.TruncIOp, inputs: Types, outputs: Types) -> bool:
    """TruncIOp::areCastCompatible"""
    return _widens(outputs, inputs, IntegerType)


@implements(arith.TruncFOp, method="are_cast_compatible")
def are_cast_compatible_truncf(op: arith.TruncFOp, inputs: Types, outputs: Types) -> bool:
    """TruncFOp::areCastCompatible"""
    return _widens(outputs, inputs, FloatType)


@implements(arith.ScalingTruncFOp, method="are_cast_compatible")
def are_cast_compatible_scaling_truncf(
    op: arith.ScalingTruncFOp, inputs: Types, outputs: Types
) -> bool:
    """ScalingTruncFOp::areCastCompatible"""
    return _widens(outputs, inputs[:1], FloatType)


@implements(arith.UIToFPOp, method="are_cast_compatible")
def are_cast_compatible_uitofp(
    op: arith.FPToSIOp | arith.FPToUIOp | arith.SIToFPOp | arith.UIToFPOp,
    inputs: Types,
    outputs: Types,
) -> bool:
    """UIToFPOp::areCastCompatible"""
    return len(inputs) == len(outputs) == 1 and _is_integer_to_float(inputs[0], outputs[0])


@implements(arith.SIToFPOp, method="are_cast_compatible")
def are_cast_compatible_sitofp(op: arith.SIToFPOp, inputs: Types, outputs: Types) -> bool:
    """SIToFPOp::areCastCompatible"""
    return are_cast_compatible_uitofp(op, inputs, outputs)


@implements(arith.FPToUIOp, arith.FPToSIOp, method="are_cast_compatible")
def are_cast_compatible_fptoui(
    op: arith.FPToUIOp | arith.FPToSIOp, inputs: Types, outputs: Types
) -> bool:
    """FPToUIOp::areCastCompatible, FPToSIOp::areCastCompatible"""
    return are_cast_compatible_uitofp(op, outputs, inputs)


@implements(arith.IndexCastOp, method="are_cast_compatible")
def are_cast_compatible_index_cast(
    op: arith.IndexCastOp | arith.IndexCastUIOp, inputs: Types, outputs: Types
) -> bool:
    """IndexCastOp::areCastCompatible"""
    return len(inputs) == len(outputs) == 1 and _is_index_and_integer(inputs[0], outputs[0])


@implements(arith.IndexCastUIOp, method="are_cast_compatible")
def are_cast_compatible_index_castui(
    op: arith.IndexCastUIOp, inputs: Types, outputs: Types
) -> bool:
    """IndexCastUIOp::areCastCompatible"""
    return are_cast_compatible_index_cast(op, inputs, outputs)


@implements(arith.BitcastOp, method="are_cast_compatible")
def are_cast_compatible_bitcast(op: arith.BitcastOp, inputs: Types, outputs: Types) -> bool:
    """BitcastOp::areCastCompatible"""
    if not _is_cast(inputs, outputs, _is_numeric, _is_numeric):
        return False
    return _width(inputs[0]) == _width(outputs[0])


def _widens(narrow: Types, wide: Types, element_class: type[IntegerType] | type[FloatType]) -> bool:
    if len(narrow) != 1 or len(wide) != 1:
        return False
    return _is_wider(wide[0], narrow[0], element_class is IntegerType)


@lru_cache(maxsize=1024)
def _is_wider(wide: Type, narrow: Type, of_integers: bool) -> bool:
    accepts = _in_vector_or_tensor(IntegerType if of_integers else FloatType)
    return _is_cast((narrow,), (wide,), accepts, accepts) and _width(narrow) < _width(wide)


@lru_cache(maxsize=1024)
def _is_integer_to_float(source: Type, target: Type) -> bool:
    integers, floats = _in_vector_or_tensor(IntegerType), _in_vector_or_tensor(FloatType)
    return _is_cast((source,), (target,), integers, floats)


@lru_cache(maxsize=1024)
def _is_index_and_integer(source: Type, target: Type) -> bool:
    if not _is_cast((source,), (target,), _is_numeric, _is_numeric):
        return False
    classes = {type(element_type_or_self(source)), type(element_type_or_self(target))}
    return classes == {IndexType, IntegerType}


def _is_cast(
    inputs: Types,
    outputs: Types,
    accepts_input: Callable[[Type], bool],
    accepts_output: Callable[[Type], bool],
) -> bool:
    """Whether one type is cast to one of the same kind and encoding; shapes are checked elsewhere."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if isinstance(source, ShapedType) is not isinstance(target, ShapedType):
        return False
    if isinstance(source, RankedTensorType) and isinstance(target, RankedTensorType):
        if source.encoding is not target.encoding:
            return False
    return accepts_input(source) and accepts_output(target)


def _in_vector_or_tensor(
    element_class: type[IntegerType] | type[FloatType],
) -> Callable[[Type], bool]:
    """Whether the type is of the class, or a vector or tensor of such elements."""

    def accepts(type: Type) -> bool:
        if isinstance(type, ShapedType) and not isinstance(type, (VectorType, TensorType)):
            return False
        return isinstance(element_type_or_self(type), element_class)

    return accepts


def _is_numeric(type: Type) -> bool:
    """Whether the type is a number, or a vector, tensor or memref of numbers."""
    if isinstance(type, ShapedType) and not isinstance(type, (VectorType, TensorType, MemRefType)):
        return False
    return isinstance(element_type_or_self(type), (IntegerType, IndexType, FloatType))


def _width(type: Type) -> int:
    element_type = element_type_or_self(type)
    if isinstance(element_type, IntegerType):
        return element_type.width
    return element_type.WIDTH if isinstance(element_type, FloatType) else 0


# --- division -----------------------------------------------------------------------------------------------------------


@implements(arith.DivUIOp, arith.CeilDivUIOp, method="speculatability")
def speculatability_divui(op: arith.CeilDivUIOp | arith.DivUIOp) -> Speculatability:
    """DivUIOp::getSpeculatability, CeilDivUIOp::getSpeculatability"""
    numbers = _divisors(op)
    return _speculatable(bool(numbers) and 0 not in numbers)


@implements(arith.DivSIOp, arith.CeilDivSIOp, method="speculatability")
def speculatability_divsi(op: arith.CeilDivSIOp | arith.DivSIOp) -> Speculatability:
    """DivSIOp::getSpeculatability, CeilDivSIOp::getSpeculatability"""
    divisor = element_type_or_self(op.rhs.type)
    width = divisor.width if isinstance(divisor, IntegerType) else 64
    signed = [n - (1 << width) if n >> (width - 1) else n for n in _divisors(op)]
    return _speculatable(bool(signed) and (min(signed) > 0 or max(signed) < -1))


def _speculatable(is_defined: bool) -> Speculatability:
    return Speculatability.SPECULATABLE if is_defined else Speculatability.NOT_SPECULATABLE


def _divisors(op: Operation) -> list[int]:
    """The constant divisors, unsigned; empty if they are not constant."""
    constant = op.operands[1].defining_op
    value = constant.properties.get("value") if constant is not None else None
    if not isinstance(constant, arith.ConstantOp):
        return []
    element = element_type_or_self(op.operands[1].type)
    mask = (1 << (element.width if isinstance(element, IntegerType) else 64)) - 1
    if isinstance(value, IntegerAttr):
        return [int(value.value) & mask]
    if isinstance(value, DenseIntOrFPElementsAttr):
        return [int(number) & mask for number in value.stored_values() if isinstance(number, int)]
    return []


# --- operations of two results ------------------------------------------------------------------------------------------
