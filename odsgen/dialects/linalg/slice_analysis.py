"""`slice-analysis-test`: functions of what structured operations are computed of."""

from __future__ import annotations

from odsgen.passes import Pass, flag, register_pass
from odsgen.passes.slices import backward_slice
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, CloneMap, InsertionPoint, Operation, Region
from odsgen_dialects import func


@register_pass
class SliceAnalysisTest(Pass):
    """Puts a function with the slice of each structured operation before its own."""

    ARGUMENT = "slice-analysis-test"
    NAME = "(anonymous namespace)::SliceAnalysisTestPass"
    SUMMARY = "Test Slice analysis functionality."
    OPERATION = "builtin.module"

    omit_block_arguments = flag(
        "omit-block-arguments",
        True,
        "Test Slice analysis with multiple blocks but slice omiting block arguments",
    )

    def run_on_operation(self, op: Operation) -> None:
        count = 0
        for function in list(op.regions[0].entry_block.ops_of_type(func.FuncOp)):
            for inner in list(function.walk(post_order=True)):
                if "LinalgOp" in inner.INTERFACES:
                    self._copy_slice(function, inner, count)
                    count += 1

    def _copy_slice(self, function: func.FuncOp, op: Operation, number: int) -> None:
        block = Block()
        block.add_arguments(
            [(argument.type, argument.location) for argument in function.body.arguments]
        )
        mapping = CloneMap()
        for old, new in zip(function.body.arguments, block.arguments, strict=True):
            mapping.map_value(old, new)
        for each in backward_slice(op, omit_block_arguments=self.omit_block_arguments):
            block.append(each.clone(mapping))
        block.append(func.ReturnOp.build((), location=op.location))
        made = func.FuncOp.build(
            f"{function.sym_name}__backward_slice__{number}",
            function.function_type,
            body=Region((block,)),
            location=op.location,
        )
        PatternRewriter(InsertionPoint.before(function)).insert(made)
