module {
  func.func @arithmetic(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: tensor<?xf32>, %arg4: vector<4xi1>) {
    %0 = std.addi %arg0, %arg0 : i32
    %1 = std.divis %arg1, %arg1 : vector<4xi32>
    %2 = std.diviu %arg0, %0 : i32
    %3 = std.remis %arg0, %2 : i32
    %4 = std.remiu %arg1, %1 : vector<4xi32>
    %5 = std.addf %arg2, %arg2 : f32
    %6 = std.mulf %arg3, %arg3 : tensor<?xf32>
    %7 = std.cmpi "slt", %arg0, %0 : i32
    %8 = std.cmpi "uge", %arg1, %arg1 : vector<4xi32>
    %9 = std.select %7, %arg2, %5 : f32
    %10 = std.select %arg4, %arg1, %4 : vector<4xi32>
    %11 = "tf.Conv2D"(%arg3) {padding = "SAME", strides = [1, 2]} : (tensor<?xf32>) -> !tf.resource
    %12:2 = "tf.Split"(%arg3) : (tensor<?xf32>) -> (tensor<?xf32>, !tf.f32ref)
    "tf.Use"(%12#1) : (!tf.f32ref) -> ()
    std.return
  }
}

