"""Interface methods of the dialect `arith`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.elements import (
    DenseIntOrFPElementsAttr,
)
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TensorType,
    VectorType,
)
from odsgen.runtime.interfaces import Speculatability
from odsgen.runtime.printer.names import named_by
from odsgen.runtime.support.integer_text import digits_of_integer
from odsgen_dialects.arith import ConstantOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.arith import (
        AddUIExtendedOp,
        BitcastOp,
        CeilDivSIOp,
        CeilDivUIOp,
        DivSIOp,
        DivUIOp,
        ExtFOp,
        ExtSIOp,
        ExtUIOp,
        FPToSIOp,
        FPToUIOp,
        IndexCastOp,
        IndexCastUIOp,
        MulIOp,
        MulSIExtendedOp,
        MulUIExtendedOp,
        ScalingExtFOp,
        ScalingTruncFOp,
        SIToFPOp,
        TruncFOp,
        TruncIOp,
        UIToFPOp,
    )


Types = Sequence["Type"]

CONSTANT = "arith.constant"
VSCALE = "vector.vscale"


@named_by(ConstantOp, "value")
def asm_result_names_constant(op: ConstantOp) -> list[str | None]:
    """`%true`, `%c42_i32`, `%c0` of type index, `%cst`"""
    value, type = op._properties["value"], op._result.type
    if not isinstance(value, IntegerAttr):
        return ["cst"]
    if isinstance(type, IntegerType):
        if type.width == 1:
            return ["true" if value.value else "false"]
        text = f"i{type.width}" if type.is_signless else type
        return [f"c{digits_of_integer(_signed(value))}_{text}"]
    return [f"c{digits_of_integer(_signed(value))}"]


def asm_result_names_muli(op: MulIOp) -> list[str | None]:
    """`%c4_vscale` for an index that is so many times `vector.vscale`"""
    if isinstance(op._result.type, IndexType):
        for number, other in (op.operands, op.operands[::-1]):
            constant, scale = number.defining_op, other.defining_op
            if constant is None or scale is None or scale.name != VSCALE:
                continue
            value = constant.properties.get("value") if constant.name == CONSTANT else None
            if isinstance(value, IntegerAttr):
                return [f"c{digits_of_integer(_signed(value))}_vscale"]
    return [None]


def _signed(value: IntegerAttr) -> int:
    """The bits of an integer read as signed, whatever its type says."""
    type = value.type
    number = int(value.value)
    if isinstance(type, IntegerType) and type.is_unsigned and number >> (type.width - 1):
        return number - (1 << type.width)
    return number


# --- casts ---------------------------------------------------------------------------------------------------------------


def are_cast_compatible_extui(op: ExtUIOp, inputs: Types, outputs: Types) -> bool:
    """To a wider integer."""
    return _widens(inputs, outputs, IntegerType)


def are_cast_compatible_extsi(op: ExtSIOp, inputs: Types, outputs: Types) -> bool:
    """To a wider integer."""
    return _widens(inputs, outputs, IntegerType)


def are_cast_compatible_extf(op: ExtFOp, inputs: Types, outputs: Types) -> bool:
    """To a wider float."""
    return _widens(inputs, outputs, FloatType)


def are_cast_compatible_scaling_extf(op: ScalingExtFOp, inputs: Types, outputs: Types) -> bool:
    """To a wider float, whatever the scale."""
    return _widens(inputs[:1], outputs, FloatType)


def are_cast_compatible_trunci(op: TruncIOp, inputs: Types, outputs: Types) -> bool:
    """To a narrower integer."""
    return _widens(outputs, inputs, IntegerType)


def are_cast_compatible_truncf(op: TruncFOp, inputs: Types, outputs: Types) -> bool:
    """To a narrower float."""
    return _widens(outputs, inputs, FloatType)


def are_cast_compatible_scaling_truncf(op: ScalingTruncFOp, inputs: Types, outputs: Types) -> bool:
    """To a narrower float, whatever the scale."""
    return _widens(outputs, inputs[:1], FloatType)


def are_cast_compatible_uitofp(
    op: FPToSIOp | FPToUIOp | SIToFPOp | UIToFPOp, inputs: Types, outputs: Types
) -> bool:
    """From integer to float."""
    return len(inputs) == len(outputs) == 1 and _is_integer_to_float(inputs[0], outputs[0])


def are_cast_compatible_sitofp(op: SIToFPOp, inputs: Types, outputs: Types) -> bool:
    """From integer to float."""
    return are_cast_compatible_uitofp(op, inputs, outputs)


def are_cast_compatible_fptoui(op: FPToUIOp, inputs: Types, outputs: Types) -> bool:
    """From float to integer."""
    return are_cast_compatible_uitofp(op, outputs, inputs)


def are_cast_compatible_fptosi(op: FPToSIOp, inputs: Types, outputs: Types) -> bool:
    """From float to integer."""
    return are_cast_compatible_uitofp(op, outputs, inputs)


def are_cast_compatible_index_cast(
    op: IndexCastOp | IndexCastUIOp, inputs: Types, outputs: Types
) -> bool:
    """Between index and integer, one of each."""
    return len(inputs) == len(outputs) == 1 and _is_index_and_integer(inputs[0], outputs[0])


def are_cast_compatible_index_castui(op: IndexCastUIOp, inputs: Types, outputs: Types) -> bool:
    """Between index and integer, one of each."""
    return are_cast_compatible_index_cast(op, inputs, outputs)


def are_cast_compatible_bitcast(op: BitcastOp, inputs: Types, outputs: Types) -> bool:
    """Between numbers of the same width."""
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
    """One type to one type, both shaped or neither, and no other encoding.  Shapes are checked elsewhere."""
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
    """A number of the class, or a vector or tensor of them."""

    def accepts(type: Type) -> bool:
        if isinstance(type, ShapedType) and not isinstance(type, (VectorType, TensorType)):
            return False
        return isinstance(element_type_or_self(type), element_class)

    return accepts


def _is_numeric(type: Type) -> bool:
    """A number, or a vector, tensor or memref of them."""
    if isinstance(type, ShapedType) and not isinstance(type, (VectorType, TensorType, MemRefType)):
        return False
    return isinstance(element_type_or_self(type), (IntegerType, IndexType, FloatType))


def _width(type: Type) -> int:
    element_type = element_type_or_self(type)
    if isinstance(element_type, IntegerType):
        return element_type.width
    return element_type.WIDTH if isinstance(element_type, FloatType) else 0


# --- division -----------------------------------------------------------------------------------------------------------


def speculatability_divui(op: CeilDivUIOp | DivUIOp) -> Speculatability:
    """Division by zero is undefined, so that the divisor must be known to be something else."""
    numbers = _divisors(op)
    return _speculatable(bool(numbers) and 0 not in numbers)


def speculatability_divsi(op: CeilDivSIOp | DivSIOp) -> Speculatability:
    """So is the division of the least number by -1; of several divisors MLIR knows what they lie between."""
    divisor = element_type_or_self(op.rhs.type)
    width = divisor.width if isinstance(divisor, IntegerType) else 64
    signed = [n - (1 << width) if n >> (width - 1) else n for n in _divisors(op)]
    return _speculatable(bool(signed) and (min(signed) > 0 or max(signed) < -1))


speculatability_ceildivui = speculatability_divui
speculatability_ceildivsi = speculatability_divsi


def _speculatable(is_defined: bool) -> Speculatability:
    return Speculatability.SPECULATABLE if is_defined else Speculatability.NOT_SPECULATABLE


def _divisors(op: Operation) -> list[int]:
    """The divisors as unsigned numbers, where they are constants."""
    constant = op.operands[1].defining_op
    value = constant.properties.get("value") if constant is not None else None
    if constant is None or constant.name != CONSTANT:
        return []
    element = element_type_or_self(op.operands[1].type)
    mask = (1 << (element.width if isinstance(element, IntegerType) else 64)) - 1
    if isinstance(value, IntegerAttr):
        return [int(value.value) & mask]
    if isinstance(value, DenseIntOrFPElementsAttr):
        return [int(number) & mask for number in value.stored_values() if isinstance(number, int)]
    return []


# --- operations of two results ------------------------------------------------------------------------------------------


def _shape_of_first_result(
    op: AddUIExtendedOp | MulSIExtendedOp | MulUIExtendedOp,
) -> Sequence[int] | None:
    """The shape of the low half; both results have one."""
    type = op.result_types[0]
    return type.shape if isinstance(type, VectorType) else None


shape_for_unroll_addui_extended = _shape_of_first_result
shape_for_unroll_mulsi_extended = shape_for_unroll_mului_extended = _shape_of_first_result
