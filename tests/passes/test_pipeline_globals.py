"""`mlprogram-pipeline-globals` where MLIR's pass is wrong, and where it gives up."""

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir

GLOBAL = "ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>\n"
LOAD = "ml_program.global_load @g : tensor<4xi32>\n"


def loads_after(text: str) -> int:
    module = parse(GLOBAL + text, Context())
    PassManager.parse("builtin.module(mlprogram-pipeline-globals)").run(module)
    return print_ir(module).count("ml_program.global_load")


def test_call_inside_a_region_stores() -> None:
    text = f"""
        func.func @f(%c: i1) -> (tensor<4xi32>, tensor<4xi32>) {{
          %0 = {LOAD}
          scf.if %c {{ func.call @store() : () -> () }}
          %1 = {LOAD}
          return %0, %1 : tensor<4xi32>, tensor<4xi32>
        }}
        func.func @store() {{
          %0 = arith.constant dense<1> : tensor<4xi32>
          ml_program.global_store @g = %0 : tensor<4xi32>
          return
        }}"""
    assert loads_after(text) == 2
    assert loads_after(text.replace("func.call @store() : () -> ()", "")) == 1


def test_nothing_changes_where_values_are_called() -> None:
    text = f"""
        func.func @f(%f: () -> ()) -> (tensor<4xi32>, tensor<4xi32>) {{
          %0 = {LOAD}
          %1 = {LOAD}
          call_indirect %f() : () -> ()
          return %0, %1 : tensor<4xi32>, tensor<4xi32>
        }}"""
    assert loads_after(text) == 2
