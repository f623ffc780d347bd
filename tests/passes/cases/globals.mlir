// builtin.module(mlprogram-pipeline-globals)
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @blocks(%c: i1) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @h : tensor<4xi32>
  ml_program.global_store @g = %1 : tensor<4xi32>
  call @unknown() : () -> ()
  %2 = ml_program.global_load @g : tensor<4xi32>
  call @store() : () -> ()
  %3 = ml_program.global_load @g : tensor<4xi32>
  scf.if %c {
    %4 = ml_program.global_load @g : tensor<4xi32>
    ml_program.global_store @g = %1 : tensor<4xi32>
    ml_program.global_store @g = %4 : tensor<4xi32>
  }
  %5 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @h = %5 : tensor<4xi32>
  ml_program.global_store @h = %3 : tensor<4xi32>
  call @load_inside() : () -> ()
  ml_program.global_store @h = %2 : tensor<4xi32>
  ml_program.global_store @g = %2 : tensor<4xi32>
  ml_program.global_store @g = %2 : tensor<4xi32>
  cf.br ^next
^next:
  %6 = ml_program.global_load @g : tensor<4xi32>
  return %0, %2, %5, %6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func private @unknown()
func.func @store() {
  %0 = ml_program.global_load @h : tensor<4xi32>
  ml_program.global_store @g = %0 : tensor<4xi32>
  return
}
func.func @load_inside() {
  call @load() : () -> tensor<4xi32>
  return
}
func.func @load() -> tensor<4xi32> {
  call @load_inside() : () -> ()
  %0 = ml_program.global_load @h : tensor<4xi32>
  return %0 : tensor<4xi32>
}
