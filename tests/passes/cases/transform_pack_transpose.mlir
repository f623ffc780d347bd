// builtin.module(transform-interpreter)
func.func @product(%a: tensor<7x?xf32>, %b: tensor<?x9xf32>, %c: tensor<7x9xf32>) -> tensor<7x9xf32> {
  %0 = linalg.matmul {k = "a"} ins(%a, %b : tensor<7x?xf32>, tensor<?x9xf32>) outs(%c : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "a"} in %root : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.pack %0 packed_sizes = [2, 3, 4] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %pack = transform.get_producer_of_operand %packed[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %1, %2, %none = transform.structured.pack_transpose %pack with_compute_op(%packed) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %left = transform.get_producer_of_operand %1[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %3, %4, %none2 = transform.structured.pack_transpose %left with_compute_op(%1) inner_perm = [1, 0] : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %unpack = transform.get_consumers_of_result %3[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
    %5, %6, %7 = transform.structured.pack_transpose %unpack with_compute_op(%3) outer_perm = [1, 0] : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.op<"linalg.unpack">)
    transform.annotate %5 "op" : !transform.op<"linalg.generic">
    transform.annotate %6 "pack" : !transform.op<"linalg.pack">
    transform.annotate %7 "unpack" : !transform.op<"linalg.unpack">
    transform.yield
  }
}
