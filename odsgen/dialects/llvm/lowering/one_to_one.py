"""Lowerings of operations with a counterpart in `llvm` of the same operands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from odsgen.conversion import ConversionPattern, ConversionRewriter
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.runtime import FloatType, Operation, Type, UnitAttr, Value, element_type_or_self
from odsgen_dialects import arith, llvm

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # as in rewriting/pattern.py

    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter

    #: Builds the counterpart from operands and a result type.
    Build = Callable[[Sequence[Value], Type], Operation]

    OpT = TypeVar("OpT", bound=Operation, default=Any)
else:
    from typing import TypeVar

    OpT = TypeVar("OpT")


#: The operations that do not look at the bits of floats.
_ANY_BITS = (arith.BitcastOp, arith.SelectOp)


class LLVMPattern(ConversionPattern[OpT]):
    """Base of the patterns that take operands of converted types."""

    type_converter: LLVMTypeConverter

    def __init__(self, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)

    def parts(self, op: Operation, rewriter: ConversionRewriter) -> LLVMBuilder:
        """A builder of operations at the location of `op`."""
        return LLVMBuilder(rewriter, self.type_converter, op)


@cache
def fastmath_flags(flags: arith.FastMathFlags) -> llvm.FastmathFlags:
    """The fast-math flags of `arith` as those of `llvm`."""
    result: llvm.FastmathFlags = _translated(flags, arith.FastMathFlags, llvm.FastmathFlags)
    return result


def _translated(flags: Any, of: Any, to: Any) -> Any:
    result = to.none
    for flag in of:
        if flag.value and flag.value & (flag.value - 1) == 0 and flag & flags:
            result |= to[flag.name]
    return result


@cache
def _overflow_flags(flags: arith.IntegerOverflowFlagsAttr) -> llvm.IntegerOverflowFlags:
    result: llvm.IntegerOverflowFlags = _translated(
        flags.value, arith.IntegerOverflowFlags, llvm.IntegerOverflowFlags
    )
    return result


@cache
def _fastmath_attribute(flags: arith.FastMathFlagsAttr) -> llvm.FastmathFlagsAttr:
    return llvm.FastmathFlagsAttr.get(fastmath_flags(flags.value))


def counterpart_properties(op: Operation, op_class: type[Operation]) -> dict[str, Any]:
    """The overflow, fast-math and exact flags as properties of the counterpart."""
    properties: dict[str, Any] = {}
    for name, value in op.stored_properties.items():
        match name:
            case "overflowFlags" if name in op_class.PROPERTY_NAMES:
                properties[name] = _overflow_flags(value)
            case "fastmath" if "fastmathFlags" in op_class.PROPERTY_NAMES:
                properties["fastmathFlags"] = _fastmath_attribute(value)
            case "isExact" | "nonNeg":
                properties[name] = UnitAttr.get()
    return properties


def positions(type: Type) -> Iterator[tuple[int, ...]]:
    """All indices into nested arrays of vectors, in order."""
    sizes = []
    while isinstance(type, llvm.LLVMArrayType):
        sizes.append(type.num_elements)
        type = type.element_type
    return product(*map(range, sizes))


def innermost(type: Type) -> Type:
    """The vector type inside of nested arrays."""
    while isinstance(type, llvm.LLVMArrayType):
        type = type.element_type
    return type


def build_for_vectors(
    parts: LLVMBuilder, operands: Sequence[Value], result_type: Type, build: Build
) -> Value:
    """Builds the counterpart once, or for each vector in an array of them."""
    if not isinstance(operands[0].type, llvm.LLVMArrayType):
        return parts.insert(build(operands, result_type))
    vector_type = innermost(result_type)
    result = parts.poison(result_type)
    for position in positions(operands[0].type):
        elements = [
            parts.extract(innermost(operand.type), operand, *position) for operand in operands
        ]
        result = parts.put(result, parts.insert(build(elements, vector_type)), *position)
    return result


def has_encoded_float(op: Operation, converter: LLVMTypeConverter) -> bool:
    """Whether a float type is an integer in LLVM, such as `f8E4M3FN`."""
    for type in {*op.operand_types, *op.result_types}:
        element = element_type_or_self(type)
        if isinstance(element, FloatType) and converter.convert_type(element) is not element:
            return True
    return False


class CounterpartLowering(LLVMPattern):
    """Builds the counterpart of an operation."""

    def __init__(
        self, root: str, op_class: type[Operation], type_converter: LLVMTypeConverter
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.counterpart = self.op_class = op_class

    @property
    def name(self) -> str:
        """The name of the pattern in debug output."""
        return f"CounterpartLowering of {self.root}"

    def has_counterpart(self, op: Operation, operand_types: Sequence[Type]) -> bool:
        """Not for each vector in an array, nor for floats that LLVM lacks."""
        type = self.type_converter.convert_type(op.results[0].type)
        if isinstance(op, arith.BitcastOp) and operand_types[0] is type:
            return False
        if not isinstance(op, _ANY_BITS) and has_encoded_float(op, self.type_converter):
            return False
        return not any(isinstance(each, llvm.LLVMArrayType) for each in (type, *operand_types))

    def counterpart_properties(self, op: Operation) -> Mapping[str, Any] | None:
        """The flags as properties of the counterpart."""
        return counterpart_properties(op, self.op_class)

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        result_type = self.type_converter.convert_type(op.results[0].type)
        if result_type is None:
            return rewriter.match_failure(op, "the type of the result cannot be converted")
        if not isinstance(op, _ANY_BITS) and has_encoded_float(op, self.type_converter):
            return rewriter.match_failure(op, "LLVM has no such floats")
        if isinstance(op, arith.BitcastOp) and adaptor.operands[0].type is result_type:
            rewriter.replace_op(op, [adaptor.operands[0]])
            return True
        properties = counterpart_properties(op, self.op_class)

        def build(operands: Sequence[Value], type: Type) -> Operation:
            return self.op_class(
                tuple(operands),
                (type,),
                dict(properties),
                dict(op.stored_attributes),
                location=op.stored_location,
            )

        result = build_for_vectors(self.parts(op, rewriter), adaptor.operands, result_type, build)
        rewriter.replace_op(op, result)
        return True
