"""`convert-complex-to-llvm`: a complex number is a struct of its parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern, fastmath_flags
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.passes import Pass, choice, register_pass
from odsgen.runtime import Operation, Type, Value
from odsgen_dialects import complex, llvm


class _Parts:
    """Arithmetic on the parts of complex numbers, with the fast-math flags of an operation."""

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
        """Builds a sum, difference, product or quotient."""
        return self.builder.insert(
            op_class.build(left, right, fastmath_flags=self.flags, location=self.op.location)
        )

    def add(self, left: Value, right: Value) -> Value:
        return self.compute(llvm.FAddOp, left, right)

    def subtract(self, left: Value, right: Value) -> Value:
        return self.compute(llvm.FSubOp, left, right)

    def multiply(self, left: Value, right: Value) -> Value:
        return self.compute(llvm.FMulOp, left, right)

    def divide(self, left: Value, right: Value) -> Value:
        return self.compute(llvm.FDivOp, left, right)


class ArithmeticLowering(LLVMPattern):
    """Lowers arithmetic on complex numbers to arithmetic on their parts."""

    def __init__(self, root: str, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    @property
    def name(self) -> str:
        """The name of the pattern in debug output."""
        return f"ArithmeticLowering of {self.root}"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        type = converter.convert_type(op.results[0].type)
        element = converter.convert_type(op.results[0].type.element_type)
        if type is None or element is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        parts = _Parts(op, element, builder)
        left, right = map(parts.of, adaptor.operands)
        result = builder.poison(type)
        real, imaginary = self._compute(op, parts, left, right)
        result = builder.put(result, real, 0)
        rewriter.replace_op(op, [builder.put(result, imaginary, 1)])
        return True

    def _compute(
        self, op: Operation, parts: _Parts, left: tuple[Value, Value], right: tuple[Value, Value]
    ) -> tuple[Value, Value]:
        if isinstance(op, complex.AddOp):
            return parts.add(left[0], right[0]), parts.add(left[1], right[1])
        if isinstance(op, complex.SubOp):
            return parts.subtract(left[0], right[0]), parts.subtract(left[1], right[1])
        if isinstance(op, complex.MulOp):
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
    """Lowers to sqrt(re * re + im * im)."""

    root = "complex.abs"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
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
    """Lowers to a struct of both parts."""

    root = "complex.create"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        result = builder.put(builder.poison(type), adaptor.operands[0], 0)
        rewriter.replace_op(op, [builder.put(result, adaptor.operands[1], 1)])
        return True


class PartLowering(LLVMPattern):
    """Lowers to `llvm.extractvalue`."""

    def __init__(self, root: str, position: int, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root
        self.position = position

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        element = self.type_converter.convert_type(op.results[0].type)
        if element is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        builder = self.parts(op, rewriter)
        rewriter.replace_op(op, [builder.extract(element, adaptor.operands[0], self.position)])
        return True


class ConstantLowering(LLVMPattern):
    """Lowers to `llvm.mlir.constant`."""

    root = "complex.constant"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
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
    """Lowers `complex` to `llvm`; operations of `complex` that are left are an error."""

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
        target = llvm_target()
        target.add_illegal_dialect("complex")
        converter = LLVMTypeConverter.of_machine(op)
        apply_partial_conversion(op, target, complex_patterns(converter))
