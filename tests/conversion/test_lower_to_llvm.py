"""`lower-to-llvm`: any mix of dialects, and what is said of operations that are left."""

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, Operation, parse

MIX = """
memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
func.func @f(%m: memref<?x?xf32>, %n: index, %x: complex<f32>, %v: vector<2x3xf32>) -> (f32, i1) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%m : memref<?x?xf32>)
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i, 2 * %i] : memref<?x?xf32>
    affine.store %0, %m[%i, 0] : memref<?x?xf32>
  }
  %s = memref.subview %m[1, %n] [2, 2] [%n, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %g = memref.get_global @table : memref<2x2xf32>
  memref.copy %g, %s : memref<2x2xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %re = complex.re %x : complex<f32>
  %e = math.exp %re : f32
  %t = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  vector.print %t : vector<3x2xf32>
  %k = index.add %n, %n
  %c = index.cmp slt(%k, %n)
  %r = scf.if %c -> f32 {
    scf.yield %e : f32
  } else {
    %p = ub.poison : f32
    scf.yield %p : f32
  }
  cf.br ^end(%r : f32)
^end(%y: f32):
  return %y, %c : f32, i1
}
"""


def lowered(text: str, options: str = "") -> Operation:
    module = parse(text, Context(allow_unregistered=True), filename="program.mlir")
    PassManager.parse(f"builtin.module(lower-to-llvm{options})").run(module)
    module.verify()
    return module


def names(module: Operation) -> set[str]:
    return {op.name for op in module.walk()}


def test_a_mix_of_dialects_goes_down() -> None:
    found = names(lowered(MIX)) - {"builtin.module"}
    assert found
    assert all(name.startswith("llvm.") for name in found)


def test_a_lowered_program_stays_as_it_is() -> None:
    module = lowered(MIX)
    before = str(module)
    PassManager.parse("builtin.module(lower-to-llvm)").run(module)
    assert str(module) == before


def test_options_reach_the_lowerings() -> None:
    program = "func.func @f(%a: memref<4xf32>, %i: index) {\n  return\n}\n"
    assert "(%arg0: !llvm.ptr, %arg1: i32)" in str(
        lowered(program, "{use-bare-ptr-memref-call-conv=true index-bitwidth=32}")
    )


@pytest.mark.parametrize(
    ("line", "message", "note"),
    [
        ('"other.thing"() : () -> ()', "'other.thing' op is left", "its dialect is not registered"),
        ("%0 = shape.const_size 3", "'shape.const_size' op is left", None),
    ],
)
def test_the_operation_that_is_left_is_told_with_its_place(
    line: str, message: str, note: str | None
) -> None:
    with pytest.raises(PassFailure) as caught:
        lowered(f"func.func @f() {{\n  {line}\n  return\n}}\n")
    text = str(caught.value)
    assert text.startswith("program.mlir:2:")
    assert f"{message}: no pass of odsgen lowers it to the llvm dialect" in text
    assert note is None or note in text


def test_everything_that_is_left_is_counted() -> None:
    with pytest.raises(PassFailure) as caught:
        lowered(
            "func.func @f() {\n  %0 = shape.const_size 3\n  %1 = shape.const_size 3\n"
            "  %2 = shape.add %0, %1 : !shape.size, !shape.size -> !shape.size\n  return\n}\n"
        )
    assert "all that is left: 1 shape.add, 2 shape.const_size" in str(caught.value)


def test_dialects_that_llvm_ir_has_an_equal_of_stay() -> None:
    program = (
        "func.func @f() -> i32 {\n  %0 = nvvm.read.ptx.sreg.tid.x : i32\n  return %0 : i32\n}\n"
    )
    assert "nvvm.read.ptx.sreg.tid.x" in names(lowered(program))
