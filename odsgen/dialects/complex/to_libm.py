"""`convert-complex-to-libm`: calls of the C library's functions of complex numbers."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.llvm.lowering.functions import enclosing_module
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    ComplexType,
    Float32Type,
    Float64Type,
    FunctionType,
    InsertionPoint,
    Operation,
    UnknownLoc,
)
from odsgen_dialects import func

#: The functions of `double`, by the names of the operations; those of `float` end with `f`.
_FUNCTIONS = {
    "conj": "conj",
    "abs": "cabs",
    "angle": "carg",
    **{name: f"c{name}" for name in ("cos", "log", "pow", "sin", "sqrt", "tan", "tanh")},
}


class ComplexOpToLibmCall(ConversionPattern[Any]):
    """Calls the function of `float` or `double`, which is declared where it is not."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.root = f"complex.{name}"
        self._function = _FUNCTIONS[name]

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        element = type.element_type if isinstance(type, ComplexType) else type
        module = enclosing_module(op)
        if not isinstance(element, (Float32Type, Float64Type)) or module is None:
            return rewriter.match_failure(op, "neither float nor double")
        name = self._function + ("f" if isinstance(element, Float32Type) else "")
        block = module.regions[0].entry_block
        if not any(isinstance(each, func.FuncOp) and each.sym_name == name for each in block):
            signature = FunctionType.get(list(op.operand_types), list(op.result_types))
            with rewriter.insertion_guard():
                rewriter.insertion_point = InsertionPoint.at_start(block)
                declared = func.FuncOp.build(
                    name, signature, sym_visibility="private", location=UnknownLoc.get()
                )
                rewriter.insert(declared)
        call = func.CallOp.build(
            list(op.result_types), name, adaptor.operands, location=op.location
        )
        rewriter.replace_op(op, [rewriter.insert(call).results[0]])
        return True


@register_pass
class ConvertComplexToLibmPass(Pass):
    """Lowers `complex` to calls of the C library."""

    ARGUMENT = "convert-complex-to-libm"
    NAME = "ConvertComplexToLibmPass"
    SUMMARY = "Convert Complex dialect to libm calls"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("func")
        target.add_illegal_op(*(f"complex.{name}" for name in _FUNCTIONS))
        apply_partial_conversion(op, target, [ComplexOpToLibmCall(name) for name in _FUNCTIONS])
