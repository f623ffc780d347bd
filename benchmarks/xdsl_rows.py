"""The rows of the benchmark in xDSL. Runs in xDSL's environment.

usage: python -m benchmarks.xdsl_rows FILE OPERATIONS FOLDABLE HALF_FOLDABLE
"""

import sys
from io import StringIO
from pathlib import Path

from xdsl.builder import Builder
from xdsl.context import Context
from xdsl.dialects import arith, builtin, cf, func
from xdsl.dialects.builtin import ModuleOp, i32
from xdsl.ir import Block, Region
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)
from xdsl.printer import Printer
from xdsl.rewriter import InsertPoint
from xdsl.transforms.canonicalize import CanonicalizePass
from xdsl.transforms.common_subexpression_elimination import CommonSubexpressionElimination

from benchmarks.worker import serve, timed


class SubtractionToSum(RewritePattern):
    """Puts a sum in the place of each difference, as in `odsgen_rows`."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.SubiOp, rewriter: PatternRewriter) -> None:
        rewriter.replace(op, arith.AddiOp(op.lhs, op.rhs))


class Rows:
    def __init__(self, text: str, operations: int, foldable: str, half_foldable: str) -> None:
        self.text = text
        self.operations = operations
        self.foldable = foldable
        self.half_foldable = half_foldable
        self.module: ModuleOp | None = None

    def fresh_parse(self) -> ModuleOp:
        return Parser(self.fresh_context(), self.text, "bench.mlir").parse_module()

    def fresh_context(self) -> Context:
        context = Context()
        for dialect in (builtin.Builtin, func.Func, arith.Arith, cf.Cf):
            context.load_dialect(dialect)
        return context

    def print(self, module: ModuleOp) -> str:
        stream = StringIO()
        Printer(stream=stream).print_op(module)
        return stream.getvalue()

    def parse(self) -> float:
        self.module = None

        def action() -> None:
            self.module = self.fresh_parse()

        return timed(action)

    def verify(self) -> float:
        return timed(self.module.verify)

    def print_row(self) -> float:
        return timed(lambda: self.print(self.module))

    def walk(self) -> float:
        def action() -> None:
            count = 0
            for _ in self.module.walk():
                count += 1
            assert count == self.operations, count

        return timed(action)

    def whole(self) -> float:
        self.module = None

        def action() -> None:
            module = self.fresh_parse()
            module.verify()
            self.print(module)

        return timed(action)

    def canonicalize(self) -> float:
        return self.run_pass(CanonicalizePass(), self.foldable)

    def canonicalize_half(self) -> float:
        return self.run_pass(CanonicalizePass(), self.half_foldable)

    def cse(self) -> float:
        return self.run_pass(CommonSubexpressionElimination(), self.foldable)

    def run_pass(self, module_pass: ModulePass, text: str) -> float:
        self.module = None
        context = self.fresh_context()
        module = Parser(context, text, "bench.mlir").parse_module()
        return timed(lambda: module_pass.apply(context, module))

    def apply_pattern(self) -> float:
        self.module = None
        module = Parser(self.fresh_context(), self.foldable, "foldable.mlir").parse_module()
        walker = PatternRewriteWalker(GreedyRewritePatternApplier([SubtractionToSum()]))
        return timed(lambda: walker.rewrite_module(module))

    def build(self) -> float:
        self.module = None
        return timed(self.build_module)

    def build_module(self) -> ModuleOp:
        """Functions of 100 rounds of constant, add, compare and select, as many operations as the input has."""
        functions = []
        remaining = self.operations - 1
        while remaining > 0:
            block = Block(arg_types=[i32])
            builder = Builder(InsertPoint.at_end(block))
            value = block.args[0]
            for number in range(min(100, remaining // 4)):
                constant = builder.insert(arith.ConstantOp.from_int_and_width(number, i32))
                total = builder.insert(arith.AddiOp(value, constant.result))
                smaller = builder.insert(arith.CmpiOp(total.result, value, "slt"))
                value = builder.insert(arith.SelectOp(smaller.result, total.result, value)).result
                remaining -= 4
            builder.insert(func.ReturnOp(value))
            remaining -= 2
            functions.append(
                func.FuncOp(f"f{len(functions)}", ((i32,), (i32,)), region=Region(block))
            )
        return ModuleOp(functions)


def main() -> None:
    text, foldable, half = (Path(sys.argv[n]).read_text() for n in (1, 3, 4))
    rows = Rows(text, int(sys.argv[2]), foldable, half)
    serve(
        {
            "parse": rows.parse,
            "verify": rows.verify,
            "print": rows.print_row,
            "walk": rows.walk,
            "build": rows.build,
            "canonicalize": rows.canonicalize,
            "canonicalize, half folds": rows.canonicalize_half,
            "cse": rows.cse,
            "apply a pattern": rows.apply_pattern,
            "parse + verify + print": rows.whole,
        }
    )


if __name__ == "__main__":
    main()
