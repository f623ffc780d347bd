"""`convert-complex-to-llvm`: a complex number is a struct of its parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from odsgen.dialects.conversions.llvm.arith import llvm_target
from odsgen.dialects.conversions.llvm.one_to_one import LLVMPattern, fastmath_flags
from odsgen.dialects.conversions.llvm.operations import LLVMBuilder
from odsgen.dialects.conversions.llvm.types import LLVMTypeConverter
from odsgen.runtime.conversion import (
    ConversionPattern,
    ConversionRewriter,
    apply_partial_conversion,
)
from odsgen.runtime.passes.base import Pass
from odsgen.runtime.passes.options import choice
from odsgen.runtime.passes.registry import register_pass
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class _Parts:
    """Arithmetic on the parts of complex numbers, with the flags of an operation."""

    def __init__(self, op: Any, element: Type, builder: LLVMBuilder) -> None:
        self.op = op
        self.element = element
        self.builder = builder
        self.flags = fastmath_flags(op.fastmath)

    def of(self, number: Value) -> tuple[Value, Value]:
        """The real and the imaginary part."""
        extract = self.builder.extract
        return extract(self.element, number, 0), extract(self.element, number, 1)

    def compute(self, op_class: Any, left: Value, right: Value) -> Value:
        """A sum, difference, product or quotient."""
        return self.builder.insert(
            op_class.build(left, right, fastmath_flags=self.flags, location=self.op.location)
        )

    def add(self, left: Value, right: Value) -> Value:
        """A sum."""
        return self.compute(llvm.FAddOp, left, right)

    def subtract(self, left: Value, right: Value) -> Value:
        """A difference."""
        return self.compute(llvm.FSubOp, left, right)

    def multiply(self, left: Value, right: Value) -> Value:
        """A product."""
        return self.compute(llvm.FMulOp, left, right)

    def divide(self, left: Value, right: Value) -> Value:
        """A quotient."""
        return self.compute(llvm.FDivOp, left, right)


class ArithmeticLowering(LLVMPattern):
    """Computes the parts of the result from those of both operands."""

    def __init__(self, root: str, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    @property
    def name(self) -> str:
        """The name by which the pattern is shown."""
        return f"ArithmeticLowering of {self.root}"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Compute and put together."""
        converter = self.type_converter
        type = converter.convert_type(op.results[0].type)
        element = converter.convert_type(op.results[0].type.element_type)
        if type is None or element is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        parts = _Parts(op, element, builder)
        left, right = map(parts.of, adaptor.operands)
        result = builder.poison(type)
        real, imaginary = self._compute(parts, left, right)
        result = builder.put(result, real, 0)
        rewriter.replace_op(op, [builder.put(result, imaginary, 1)])
        return True

    def _compute(
        self, parts: _Parts, left: tuple[Value, Value], right: tuple[Value, Value]
    ) -> tuple[Value, Value]:
        if self.root == "complex.add":
            return parts.add(left[0], right[0]), parts.add(left[1], right[1])
        if self.root == "complex.sub":
            return parts.subtract(left[0], right[0]), parts.subtract(left[1], right[1])
        if self.root == "complex.mul":
            products = parts.multiply(right[0], left[0]), parts.multiply(right[1], left[1])
            real = parts.subtract(*products)
            products = parts.multiply(left[1], right[0]), parts.multiply(left[0], right[1])
            return real, parts.add(*products)
        squares = parts.multiply(right[0], right[0]), parts.multiply(right[1], right[1])
        square = parts.add(*squares)
        products = parts.multiply(left[0], right[0]), parts.multiply(left[1], right[1])
        real = parts.add(*products)
        products = parts.multiply(left[1], right[0]), parts.multiply(left[0], right[1])
        imaginary = parts.subtract(*products)
        return parts.divide(real, square), parts.divide(imaginary, square)


class AbsLowering(LLVMPattern):
    """The root of the sum of the squares."""

    root = "complex.abs"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Compute it."""
        element = self.type_converter.convert_type(op.results[0].type)
        if element is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        parts = _Parts(op, element, self.parts(op, rewriter))
        real, imaginary = parts.of(adaptor.operands[0])
        squares = parts.multiply(real, real), parts.multiply(imaginary, imaginary)
        made = llvm.SqrtOp.build(parts.add(*squares), location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class CreateLowering(LLVMPattern):
    """A struct of both parts."""

    root = "complex.create"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Put them together."""
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        result = builder.put(builder.poison(type), adaptor.operands[0], 0)
        rewriter.replace_op(op, [builder.put(result, adaptor.operands[1], 1)])
        return True


class PartLowering(LLVMPattern):
    """An element of the struct."""

    def __init__(self, root: str, position: int, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root
        self.position = position

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Take it out."""
        element = self.type_converter.convert_type(op.results[0].type)
        if element is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        rewriter.replace_op(op, [builder.extract(element, adaptor.operands[0], self.position)])
        return True


class ConstantLowering(LLVMPattern):
    """`llvm.mlir.constant` of both parts."""

    root = "complex.constant"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Build the constant."""
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        made = llvm.ConstantOp.build(type, op.property_attribute("value"), location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


def complex_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `complex`."""
    for root in ("complex.add", "complex.sub", "complex.mul", "complex.div"):
        yield ArithmeticLowering(root, converter)
    yield AbsLowering(converter)
    yield CreateLowering(converter)
    yield PartLowering("complex.re", 0, converter)
    yield PartLowering("complex.im", 1, converter)
    yield ConstantLowering(converter)


@register_pass
class ConvertComplexToLLVMPass(Pass):
    """Lowers `complex` to `llvm`; what is left of it is an error."""

    ARGUMENT = "convert-complex-to-llvm"
    NAME = "ConvertComplexToLLVMPass"
    SUMMARY = "Convert Complex dialect to LLVM dialect"

    complex_range = choice(
        "complex-range",
        "basic",
        "Control the intermediate calculation of complex number division",
        {"basic": "basic (default)", "none": "none"},
    )

    def run_on_operation(self, op: Operation) -> None:
        """Convert everything inside."""
        target = llvm_target()
        target.add_illegal_dialect("complex")
        converter = LLVMTypeConverter.of_machine()
        apply_partial_conversion(op, target, complex_patterns(converter))
