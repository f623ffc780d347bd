"""The rows of the benchmark in odsgen.

usage: python -m benchmarks.odsgen_rows FILE OPERATIONS FOLDABLE HALF_FOLDABLE
"""

import sys
from pathlib import Path

from benchmarks.worker import serve, timed
from odsgen.bytecode.reader import BytecodeReader
from odsgen.passes import PassManager
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, parse, print_ir, write_bytecode
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import FunctionType, i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import Builder
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value
from odsgen_dialects import arith, builtin, func


class SubtractionToSum(RewritePattern[arith.SubIOp]):
    """Puts a sum in the place of each difference; what that means does not matter here."""

    def match_and_rewrite(self, op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
        """Replace it."""
        rewriter.replace_op_with_new(op, arith.AddIOp.build(op.lhs, op.rhs))
        return True


class Rows:
    """The input, and the module that the last row `parse` left."""

    def __init__(self, text: str, operations: int, foldable: str, half_foldable: str) -> None:
        self.text = text
        self.operations = operations
        self.foldable = foldable
        self.half_foldable = half_foldable
        self._module: Operation | None = None

    @property
    def module(self) -> Operation:
        """The parsed module."""
        if self._module is None:
            self._module = self.fresh_parse()
        return self._module

    def fresh_parse(self) -> Operation:
        """Parse the input in a context that has loaded nothing."""
        return parse(self.text, Context(), filename="bench.mlir")

    def parse(self) -> float:
        """Text to operations."""
        self._module = None

        def action() -> None:
            self._module = self.fresh_parse()

        return timed(action)

    def verify(self) -> float:
        """Everything that the verifier checks."""
        return timed(self.module.verify)

    def print_row(self) -> float:
        """Operations to text, in the custom form."""
        module = self.module
        return timed(lambda: print_ir(module))

    def walk(self) -> float:
        """Visit each operation in Python."""
        module = self.module

        def action() -> None:
            count = 0
            for _ in module.walk():
                count += 1
            assert count == self.operations, count

        return timed(action)

    def whole(self) -> float:
        """Parse, verify and print, as a driver does."""
        self._module = None

        def action() -> None:
            module = self.fresh_parse()
            module.verify()
            print_ir(module)

        return timed(action)

    def canonicalize(self) -> float:
        """The pass, on a module of which a quarter folds and a quarter are constants."""
        return self.run_pass("canonicalize", self.foldable)

    def canonicalize_half(self) -> float:
        """The pass, on a module of which half folds."""
        return self.run_pass("canonicalize", self.half_foldable)

    def cse(self) -> float:
        """The pass, on a module in which one operation in eight is there already."""
        return self.run_pass("cse", self.foldable)

    def run_pass(self, name: str, text: str) -> float:
        """A pass on a module, which nobody verifies before or after."""
        self._module = None
        module = parse(text, Context())
        manager = PassManager.parse(f"builtin.module({name})", verify_each=False)
        return timed(lambda: manager.run(module))

    def apply_pattern(self) -> float:
        """A pattern in Python that rewrites every eighth operation, without folding."""
        self._module = None
        module = parse(self.foldable, Context())
        patterns = [SubtractionToSum()]
        return timed(
            lambda: apply_patterns_greedily(
                module,
                patterns,
                top_down=True,
                fold=False,
                cse_constants=False,
                simplify_regions=False,
            )
        )

    def build(self) -> float:
        """Operations made by the typed builders, with no other program in memory."""
        self._module = None
        return timed(self.build_module)

    def print_locations(self) -> float:
        """Operations to text that has their locations, too, as bytecode has."""
        module = self.module
        return timed(lambda: print_ir(module, locations=True))

    def parse_locations(self) -> float:
        """Such a text to operations."""
        text = print_ir(self.module, locations=True)
        self._module = None

        def action() -> None:
            self._module = parse(text, Context(), filename="bench.mlir")

        return timed(action)

    def write(self) -> float:
        """Operations to bytecode."""
        module = self.module
        return timed(lambda: write_bytecode(module))

    def read(self) -> float:
        """Bytecode to operations."""
        data = write_bytecode(self.module)
        self._module = None

        def action() -> None:
            self._module = parse(data, Context(), filename="bench.mlirbc")

        return timed(action)

    def read_one(self) -> float:
        """One function of a file that nobody has opened, the mean of some of them."""
        data = write_bytecode(self.module)
        self._module = None
        names = BytecodeReader(data, Context(), "bench.mlirbc").symbol_names[::50]

        def action() -> None:
            for name in names:
                assert BytecodeReader(data, Context(), "bench.mlirbc").read_symbol(name)

        return timed(action) / len(names)

    def build_module(self) -> Operation:
        """Functions of 100 rounds of constant, add, compare and select, as many operations as the input has."""
        functions: list[Operation] = []
        remaining = self.operations - 1
        while remaining > 0:
            block = Block([i32])
            builder = Builder.at_end(block)
            value: Value = block.arguments[0]
            for number in range(min(100, remaining // 4)):
                constant = builder.insert(arith.ConstantOp.build(IntegerAttr.get(number, i32)))
                total = builder.insert(arith.AddIOp.build(value, constant.result))
                smaller = builder.insert(
                    arith.CmpIOp.build(arith.CmpIPredicate.slt, total.result, value)
                )
                value = builder.insert(
                    arith.SelectOp.build(smaller.result, total.result, value)
                ).result
                remaining -= 4
            builder.insert(func.ReturnOp.build([value]))
            remaining -= 2
            functions.append(
                func.FuncOp.build(
                    f"f{len(functions)}", FunctionType.get((i32,), (i32,)), body=Region([block])
                )
            )
        return builtin.ModuleOp.build(body_region=Region([Block(operations=functions)]))


def main() -> None:
    """Serve the rows."""
    text, foldable, half = (Path(sys.argv[n]).read_text(encoding="utf-8") for n in (1, 3, 4))
    rows = Rows(text, int(sys.argv[2]), foldable, half)
    serve(
        {
            "parse": rows.parse,
            "verify": rows.verify,
            "print": rows.print_row,
            "walk": rows.walk,
            "build": rows.build,
            "print with locations": rows.print_locations,
            "parse text with locations": rows.parse_locations,
            "write bytecode": rows.write,
            "read bytecode": rows.read,
            "open bytecode, read one function": rows.read_one,
            "canonicalize": rows.canonicalize,
            "canonicalize, half folds": rows.canonicalize_half,
            "cse": rows.cse,
            "apply a pattern": rows.apply_pattern,
            "parse + verify + print": rows.whole,
        }
    )


if __name__ == "__main__":
    main()
