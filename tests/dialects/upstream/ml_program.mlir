#extern = #ml_program.extern : tensor<4xi32>
module {
  ml_program.global private mutable @state(dense<0> : tensor<4xi32>) : tensor<?xi32>
  ml_program.global public @plain(7 : i32) : i32
  ml_program.global private @elsewhere(#extern) : tensor<?xi32>
  ml_program.func @f() -> tensor<?xi32> {
    %state = ml_program.global_load @state : tensor<?xi32>
    ml_program.global_store @state = %state : tensor<?xi32>
    ml_program.return %state : tensor<?xi32>
  }
  ml_program.subgraph private @graph(%arg0: tensor<?xi32>) -> tensor<?xi32> {
    %0 = ml_program.token
    %result, %produceToken = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : tensor<?xi32>
    %1 = ml_program.global_store_graph @state = %arg0 ordering(%0, %produceToken -> !ml_program.token) : tensor<?xi32>
    ml_program.output %result : tensor<?xi32>
  }
}
