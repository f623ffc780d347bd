"""Programs that the tests of native runs compile."""

AXPY = """
func.func @axpy(%a: f32, %x: memref<?xf32, strided<[?], offset: ?>>, %y: memref<?xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %u = memref.load %x[%i] : memref<?xf32, strided<[?], offset: ?>>
    %v = memref.load %y[%i] : memref<?xf32, strided<[?], offset: ?>>
    %m = arith.mulf %a, %u : f32
    %s = arith.addf %m, %v : f32
    memref.store %s, %y[%i] : memref<?xf32, strided<[?], offset: ?>>
  }
  return
}
"""

MATMUL = """
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}
"""


def identity(type: str) -> str:
    """A function that returns its argument."""
    return f"func.func @main(%a: {type}) -> {type} {{\n  return %a : {type}\n}}\n"
