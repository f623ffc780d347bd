"""`math-extend-to-supported-types`: functions of floats that a target does not have, on larger ones."""

from __future__ import annotations

from odsgen.conversion import ConversionTarget, TypeConverter, apply_partial_conversion
from odsgen.dialects.arith.float_emulation import EmulateFloat, OnLargerFloats, extended
from odsgen.passes import register_pass, text, texts
from odsgen.runtime import FloatType, Operation, ShapedType, Type, f32, f64
from odsgen_dialects import arith, math


@register_pass
class MathExtendToSupportedTypesPass(OnLargerFloats):
    """Computes functions of other floats on those of a type, and converts from and to them."""

    ARGUMENT = "math-extend-to-supported-types"
    NAME = "MathExtendToSupportedTypes"
    SUMMARY = "Legalize floating-point math ops on low-precision floats"

    extra_types = texts(
        "extra-types",
        "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)",
    )
    target_type = text("target-type", "f32", "MLIR type to convert the unsupported source types to")

    def run_on_operation(self, op: Operation) -> None:
        larger = self.float_type("target", self.target_type)
        if larger is None:
            return
        supported: set[Type] = {f32, f64}
        for name in self.extra_types:
            type = self.float_type("source", name)
            if type is None:
                return
            supported.add(type)

        def converted(type: Type) -> Type:
            if isinstance(type, FloatType):
                return type if type in supported else larger
            if isinstance(type, ShapedType) and isinstance(type.element_type, FloatType):
                return type.clone_with(None, converted(type.element_type))
            return type

        converter = TypeConverter()
        converter.add_conversion(converted)
        converter.add_target_materialization(extended)
        target = ConversionTarget()
        target.mark_unknown_op_legal()
        target.add_dynamically_legal_dialect(converter.is_legal, "math")
        target.add_legal_op(math.FmaOp, arith.ExtFOp, arith.TruncFOp)
        apply_partial_conversion(op, target, [EmulateFloat(converter)])
