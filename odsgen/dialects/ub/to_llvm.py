"""`convert-ub-to-llvm`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import Operation
from odsgen_dialects import llvm, ub


class PoisonLowering(LLVMPattern):
    """Lowers to `llvm.mlir.poison`."""

    root = "ub.poison"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Only for a plain `#ub.poison`."""
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or not isinstance(op.value, ub.PoisonAttr):
            return rewriter.match_failure(op, "the type cannot be converted")
        rewriter.replace_op_with_new(op, llvm.PoisonOp.build(type, location=op.location))
        return True


class UnreachableLowering(LLVMPattern):
    """Lowers to `llvm.unreachable`."""

    root = "ub.unreachable"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        rewriter.replace_op_with_new(op, llvm.UnreachableOp.build(location=op.location))
        return True


def ub_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `ub`."""
    yield PoisonLowering(converter)
    yield UnreachableLowering(converter)


@register_pass
class UBToLLVMConversionPass(Pass):
    """Lowers `ub` to `llvm`."""

    ARGUMENT = "convert-ub-to-llvm"
    NAME = "UBToLLVMConversionPass"
    SUMMARY = "Convert UB dialect to LLVM dialect"

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_machine(op, self.index_bitwidth)
        apply_partial_conversion(op, llvm_target(), ub_patterns(converter))
