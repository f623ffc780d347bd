"""The row `build` in MLIR's own Python bindings, as the wheel `jaxlib` has them.

usage: python benchmarks/bindings_rows.py FILE OPERATIONS
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from jaxlib.mlir import ir  # type: ignore[import-not-found, unused-ignore]
from jaxlib.mlir._mlir_libs import (  # type: ignore[import-not-found, unused-ignore]
    _jax_mlir_ext,
)
from jaxlib.mlir.dialects import (  # type: ignore[import-not-found, unused-ignore]
    arith,
    func,
)

from benchmarks.worker import serve, timed


def build_module(operations: int) -> object:
    """The module that the row `build` of odsgen makes."""
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    with context, ir.Location.unknown():
        i32 = ir.IntegerType.get_signless(32)
        module = ir.Module.create()
        remaining, functions = operations - 1, 0
        while remaining > 0:
            with ir.InsertionPoint(module.body):
                function = func.FuncOp(f"f{functions}", ir.FunctionType.get([i32], [i32]))
            functions += 1
            block = function.add_entry_block()
            with ir.InsertionPoint(block):
                value = block.arguments[0]
                for number in range(min(100, remaining // 4)):
                    constant = arith.ConstantOp(i32, ir.IntegerAttr.get(i32, number))
                    total = arith.AddIOp(value, constant.result)
                    smaller = arith.CmpIOp(arith.CmpIPredicate.slt, total.result, value)
                    value = arith.SelectOp(smaller.result, total.result, value).result
                    remaining -= 4
                func.ReturnOp([value])
                remaining -= 2
    return module


def main() -> None:
    """Serve the row."""
    operations = int(sys.argv[2])
    serve({"build": lambda: timed(lambda: build_module(operations))})


if __name__ == "__main__":
    main()
