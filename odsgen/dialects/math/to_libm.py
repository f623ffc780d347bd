"""`convert-math-to-libm`: calls of the C library's functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.llvm.lowering.functions import enclosing_module
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatType,
    FunctionType,
    InsertionPoint,
    UnitAttr,
    UnknownLoc,
    Value,
    VectorType,
    f32,
)
from odsgen_dialects import arith, func, vector

if TYPE_CHECKING:
    from odsgen.runtime import Operation

#: The functions of `float` and of `double`, by the name of the operation: those of the C library but for this.
_OF_DOUBLE = {
    "absf": "fabs",
    "powf": "pow",
    **{
        name: name
        for name in (
            "acos acosh asin asinh atan atan2 atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor fma log log10 "
            "log1p log2 round roundeven rsqrt sin sinh sqrt tan tanh trunc"
        ).split()
    },
}


class _LibmPattern(ConversionPattern[Any]):
    """A pattern for the operation of one function."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.root = f"math.{name}"
        self._name = name

    def insert(self, made: Operation, op: Operation, rewriter: ConversionRewriter) -> Value:
        made.location = op.location
        result: Value = rewriter.insert(made).results[0]
        return result


class VectorOpToScalar(_LibmPattern):
    """Computes the elements of a vector one by one."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        from odsgen.dialects.vector.lowering.elements import positions_in

        type = op.results[0].type
        if not isinstance(type, VectorType) or any(type.scalable_dims):
            return rewriter.match_failure(op, "no vector of a known size")
        is_float = isinstance(type.element_type, FloatType)
        zero = DenseIntOrFPElementsAttr.get(type, [0.0 if is_float else 0])
        result = self.insert(arith.ConstantOp.build(zero), op, rewriter)
        for position in positions_in(type.shape):
            operands = [
                self.insert(vector.ExtractOp.build(operand, (), position), op, rewriter)
                for operand in adaptor.operands
            ]
            made = op.__class__(tuple(operands), (type.element_type,), dict(op.properties))
            value = self.insert(made, op, rewriter)
            insert = vector.InsertOp.build(value, result, (), position)
            result = self.insert(insert, op, rewriter)
        rewriter.replace_op(op, [result])
        return True


class PromoteOpToF32(_LibmPattern):
    """Computes halves as floats."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if not isinstance(type, (Float16Type, BFloat16Type)):
            return rewriter.match_failure(op, "no half")
        operands = [
            self.insert(arith.ExtFOp.build(f32, operand), op, rewriter)
            for operand in adaptor.operands
        ]
        made = op.__class__(tuple(operands), (f32,), dict(op.properties))
        value = self.insert(made, op, rewriter)
        rewriter.replace_op(op, [self.insert(arith.TruncFOp.build(type, value), op, rewriter)])
        return True


class ScalarOpToLibmCall(_LibmPattern):
    """Calls the function of `float` or `double`, which is declared where it is not."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        module = enclosing_module(op)
        if not isinstance(type, (Float32Type, Float64Type)) or module is None:
            return rewriter.match_failure(op, "neither float nor double")
        name = _OF_DOUBLE[self._name] + ("f" if isinstance(type, Float32Type) else "")
        signature = FunctionType.get([value.type for value in adaptor.operands], [type])
        _declare(name, signature, module, rewriter)
        call = func.CallOp.build([type], name, adaptor.operands, location=op.location)
        rewriter.replace_op(op, [rewriter.insert(call).results[0]])
        return True


def _declare(
    name: str, type: FunctionType, module: Operation, rewriter: ConversionRewriter
) -> None:
    for op in module.regions[0].entry_block:
        if isinstance(op, func.FuncOp) and op.sym_name == name:
            return
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_start(module.regions[0].entry_block)
        rewriter.insert(
            func.FuncOp.build(
                name,
                type,
                sym_visibility="private",
                attributes={"llvm.readnone": UnitAttr.get()},
                location=UnknownLoc.get(),
            )
        )


@register_pass
class ConvertMathToLibmPass(Pass):
    """Lowers `math` to calls of the C library."""

    ARGUMENT = "convert-math-to-libm"
    NAME = "ConvertMathToLibmPass"
    SUMMARY = "Convert Math dialect to libm calls"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "builtin", "func", "vector")
        target.add_illegal_dialect("math")
        patterns = [
            kind(name)
            for name in _OF_DOUBLE
            for kind in (VectorOpToScalar, PromoteOpToF32, ScalarOpToLibmCall)
        ]
        apply_partial_conversion(op, target, patterns)
