func @arithmetic(%a: i32, %b: vector<4xi32>, %x: f32, %y: tensor<?xf32>, %p: vector<4xi1>) {
  %0 = addi %a, %a : i32
  %1 = divis %b, %b : vector<4xi32>
  %2 = diviu %a, %0 : i32
  %3 = remis %a, %2 : i32
  %4 = remiu %b, %1 : vector<4xi32>
  %5 = addf %x, %x : f32
  %6 = mulf %y, %y : tensor<?xf32>
  %7 = cmpi "slt", %a, %0 : i32
  %8 = "cmpi"(%b, %b) {predicate: 9} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
  %9 = select %7, %x, %5 : f32
  %10 = select %p, %b, %4 : vector<4xi32>
  %11 = "tf.Conv2D"(%y) {strides: [1, 2], padding: "SAME"} : (tensor<?xf32>) -> (!tf<"resource">)
  %12 = "tf.Split"(%y) : (tensor<?xf32>) -> (tensor<?xf32>, !tf<"f32ref">)
  "tf.Use"(%12#1) : (!tf.f32ref) -> ()
  return
}
