func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI32(memref<*xi32>) attributes { llvm.emit_c_interface }
func.func @show(%t: tensor<?x?xf32>) {
  %b = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %u = memref.cast %b : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
func.func @ramp(%a: index, %b: index) -> tensor<?x?xf32> {
  %t = tensor.generate %a, %b {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 3 : index
    %l = arith.muli %i, %c : index
    %s = arith.addi %l, %j : index
    %k = arith.index_cast %s : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %h = arith.constant 0.5 : f32
  %a = call @ramp(%c2, %c3) : (index, index) -> tensor<?x?xf32>
  %b = call @ramp(%c3, %c4) : (index, index) -> tensor<?x?xf32>
  %e = tensor.empty(%c2, %c4) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%m) : (tensor<?x?xf32>) -> ()
  %e2 = tensor.empty(%c3, %c2) : tensor<?x?xf32>
  %tr = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%e2 : tensor<?x?xf32>) permutation = [1, 0]
  call @show(%tr) : (tensor<?x?xf32>) -> ()
  %mt = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%tr, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%mt) : (tensor<?x?xf32>) -> ()
  %ex = linalg.exp ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%ex) : (tensor<?x?xf32>) -> ()
  %ad = linalg.add ins(%a, %ex : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%ad) : (tensor<?x?xf32>) -> ()
  %mp = linalg.map ins(%a, %ad : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) (%x: f32, %y: f32, %o: f32) {
    %q = arith.mulf %x, %y : f32
    linalg.yield %q : f32
  }
  call @show(%mp) : (tensor<?x?xf32>) -> ()
  %img = tensor.generate {
  ^bb0(%n: index, %i: index, %j: index, %c: index):
    %l = arith.muli %i, %c4 : index
    %s = arith.addi %l, %j : index
    %s1 = arith.muli %s, %c2 : index
    %s2 = arith.addi %s1, %c : index
    %k = arith.index_cast %s2 : index to i32
    %ff = arith.sitofp %k : i32 to f32
    tensor.yield %ff : f32
  } : tensor<1x5x5x2xf32>
  %ker = arith.constant dense<[[[[1.0],[2.0]],[[3.0],[4.0]]],[[[5.0],[6.0]],[[7.0],[-8.0]]]]> : tensor<2x2x2x1xf32>
  %ce = arith.constant dense<0.5> : tensor<1x2x2x1xf32>
  %cv = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%img, %ker : tensor<1x5x5x2xf32>, tensor<2x2x2x1xf32>) outs(%ce : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %cvc = tensor.collapse_shape %cv [[0, 1], [2, 3]] : tensor<1x2x2x1xf32> into tensor<2x2xf32>
  %cvd = tensor.cast %cvc : tensor<2x2xf32> to tensor<?x?xf32>
  call @show(%cvd) : (tensor<?x?xf32>) -> ()
  %win = tensor.empty() : tensor<2x2xf32>
  %pe = arith.constant dense<-1.0> : tensor<1x2x2x2xf32>
  %po = linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%img, %win : tensor<1x5x5x2xf32>, tensor<2x2xf32>) outs(%pe : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %pc = tensor.collapse_shape %po [[0, 1], [2, 3]] : tensor<1x2x2x2xf32> into tensor<2x4xf32>
  %pd = tensor.cast %pc : tensor<2x4xf32> to tensor<?x?xf32>
  call @show(%pd) : (tensor<?x?xf32>) -> ()
  %r0 = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %as = tensor.cast %a : tensor<?x?xf32> to tensor<2x3xf32>
  %red = linalg.reduce ins(%as : tensor<2x3xf32>) outs(%r0 : tensor<3xf32>) dimensions = [0] (%in: f32, %init: f32) {
    %q = arith.addf %in, %init : f32
    linalg.yield %q : f32
  }
  %be = tensor.empty() : tensor<3x4xf32>
  %bc = linalg.broadcast ins(%red : tensor<3xf32>) outs(%be : tensor<3x4xf32>) dimensions = [1]
  %bd = tensor.cast %bc : tensor<3x4xf32> to tensor<?x?xf32>
  call @show(%bd) : (tensor<?x?xf32>) -> ()
  %gi = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%bc : tensor<3x4xf32>) outs(%be : tensor<3x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.subi %i, %j : index
    %k = arith.index_cast %s : index to i32
    %ff = arith.sitofp %k : i32 to f32
    %cnd = arith.cmpi sgt, %i, %j : index
    %g = scf.if %cnd -> f32 {
      %gg = arith.mulf %in, %ff : f32
      scf.yield %gg : f32
    } else {
      scf.yield %in : f32
    }
    linalg.yield %g : f32
  } -> tensor<3x4xf32>
  %gd = tensor.cast %gi : tensor<3x4xf32> to tensor<?x?xf32>
  call @show(%gd) : (tensor<?x?xf32>) -> ()
  %pad = tensor.pad %as low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %h : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
  %pdd = tensor.cast %pad : tensor<3x5xf32> to tensor<?x?xf32>
  call @show(%pdd) : (tensor<?x?xf32>) -> ()
  %sl = tensor.extract_slice %pad[1, 0] [2, 3] [1, 2] : tensor<3x5xf32> to tensor<2x3xf32>
  %ins = tensor.insert_slice %sl into %pad[0, 1] [2, 3] [2, 1] : tensor<2x3xf32> into tensor<3x5xf32>
  %insd = tensor.cast %ins : tensor<3x5xf32> to tensor<?x?xf32>
  call @show(%insd) : (tensor<?x?xf32>) -> ()
  %fa = scf.forall (%i, %j) in (3, 5) shared_outs(%o = %ins) -> (tensor<3x5xf32>) {
    %x = tensor.extract %pad[%i, %j] : tensor<3x5xf32>
    %y = arith.addf %x, %h : f32
    %yt = tensor.from_elements %y : tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %yt into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x5xf32>
    }
  }
  %fad = tensor.cast %fa : tensor<3x5xf32> to tensor<?x?xf32>
  call @show(%fad) : (tensor<?x?xf32>) -> ()
  return
}
