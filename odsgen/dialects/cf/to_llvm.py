"""`convert-cf-to-llvm`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.functions import (
    build_call,
    declared_function,
    enclosing_module,
    unused_symbol,
)
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import (
    Block,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    InsertionPoint,
    IntegerType,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects import cf, llvm


class BranchPattern(LLVMPattern):
    """Base of the patterns for branches; converts the arguments of the successors."""

    def target(
        self, op: Operation, number: int, values: Sequence[Value], rewriter: ConversionRewriter
    ) -> Block | None:
        """The successor with converted argument types; None if they cannot be converted."""
        block = op.successors[number]
        types = [value.type for value in values]
        if [argument.type for argument in block.arguments] == types:
            return block
        conversion = self.type_converter.convert_block_signature(block)
        if conversion is None or conversion.types != types:
            return None
        return rewriter.apply_signature_conversion(block, conversion, self.type_converter)


class BranchLowering(BranchPattern):
    """Lowers to `llvm.br`."""

    root = "cf.br"
    counterpart = llvm.BrOp

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        block = self.target(op, 0, adaptor.operands, rewriter)
        if block is None:
            return rewriter.match_failure(op, "the types of the block's arguments do not fit")
        made = llvm.BrOp.build(adaptor.operands, block, location=op.stored_location)
        for name, value in op.attributes.items():
            made.set_attribute(name, value)
        rewriter.replace_op_with_new(op, made)
        return True


class CondBranchLowering(BranchPattern):
    """Lowers to `llvm.cond_br`."""

    root = "cf.cond_br"
    counterpart = llvm.CondBrOp

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        values = adaptor.true_dest_operands, adaptor.false_dest_operands
        blocks = [self.target(op, place, group, rewriter) for place, group in enumerate(values)]
        first, second = blocks
        if first is None or second is None:
            return rewriter.match_failure(op, "the types of a block's arguments do not fit")
        made = llvm.CondBrOp.build(
            adaptor.condition,
            *values,
            op.successors[0],
            second,
            branch_weights=op.branch_weights,
            location=op.stored_location,
        )
        for name, value in op.attributes.items():
            made.set_attribute(name, value)
        rewriter.replace_op_with_new(op, made)
        return True


class SwitchLowering(BranchPattern):
    """Lowers to `llvm.switch`."""

    root = "cf.switch"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        groups = adaptor.case_operands
        for place, values in enumerate((adaptor.default_operands, *groups)):
            if self.target(op, place, values, rewriter) is None:
                return rewriter.match_failure(op, "the types of a block's arguments do not fit")
        made = llvm.SwitchOp.build(
            adaptor.flag,
            adaptor.default_operands,
            groups,
            op.successors[0],
            op.successors[1:],
            case_values=op.case_values,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class AssertLowering(LLVMPattern[cf.AssertOp]):
    """Lowers to a branch to a block that prints the message and aborts."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        module = enclosing_module(op)
        before = op.parent_block
        if module is None or before is None:
            return rewriter.match_failure(op, "there is no module for the message")
        rest = rewriter.split_block(op)
        failure = rewriter.create_block(before.parent_region)
        parts = self.parts(op, rewriter)
        data = [*op.msg.encode("utf-8", "surrogateescape"), 0]
        i8 = IntegerType.get(8)
        array = llvm.LLVMArrayType.get(i8, len(data))
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_start(module.regions[0].entry_block)
            text = rewriter.insert(
                llvm.GlobalOp.build(
                    array,
                    unused_symbol("assert_msg", module),
                    llvm.LinkageAttr.get(llvm.Linkage.Private),
                    constant=True,
                    value=DenseIntOrFPElementsAttr.get(
                        RankedTensorType.get((len(data),), i8), data
                    ),
                    location=op.stored_location,
                )
            )
        pointer = self.type_converter.pointer
        place = parts.insert(llvm.AddressOfOp.build(pointer, text.sym_name))
        message = parts.element_pointer(place, array, (0,))
        void = llvm.LLVMVoidType.get()
        for name, operands in (("puts", (message,)), ("abort", ())):
            types = [value.type for value in operands]
            function_type = llvm.LLVMFunctionType.get(void, types, False)
            if declared_function(name, function_type, module, rewriter) is None:
                return rewriter.match_failure(op, f"'{name}' is something else")
            symbol = FlatSymbolRefAttr.get(name)
            rewriter.insert(build_call(None, operands, op.location, symbol))
        rewriter.insert(llvm.UnreachableOp.build(location=op.stored_location))
        rewriter.insertion_point = InsertionPoint.at_end(before)
        rewriter.replace_op_with_new(op, llvm.CondBrOp.build(adaptor.arg, (), (), rest, failure))
        return True


def cf_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `cf`."""
    yield BranchLowering(converter)
    yield CondBranchLowering(converter)
    yield SwitchLowering(converter)
    yield AssertLowering(converter)


@register_pass
class ConvertControlFlowToLLVMPass(Pass):
    """Lowers `cf` to `llvm`."""

    ARGUMENT = "convert-cf-to-llvm"
    NAME = "ConvertControlFlowToLLVMPass"
    SUMMARY = "Convert ControlFlow operations to the LLVM dialect"
    OPERATION = "builtin.module"

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_machine(op, self.index_bitwidth)
        target = llvm_target()
        target.add_illegal_dialect("cf")
        # Others change by the arguments of their blocks at most: nothing of them is folded.
        target.mark_unknown_op_legal()
        apply_partial_conversion(op, target, cf_patterns(converter))
