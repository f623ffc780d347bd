// builtin.module(convert-func-to-llvm)
module {
  func.func @none() attributes {llvm.emit_c_interface} { return }
  func.func @scalar(%a: i32, %b: f32) -> f32 attributes {llvm.emit_c_interface} { return %b : f32 }
  func.func @two(%a: i32, %b: index) -> (index, i32) attributes {llvm.emit_c_interface} { return %b, %a : index, i32 }
  func.func @unranked(%a: memref<*xf32>, %b: memref<f32, 3>, %c: memref<4xi8, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface} { return }
  func.func private @ext0() attributes {llvm.emit_c_interface}
  func.func private @ext1(memref<*xf32>, index, memref<2x3xf64, 1>) -> i32 attributes {llvm.emit_c_interface}
  func.func private @ext2(i32) -> (i32, memref<?xi1>) attributes {llvm.emit_c_interface}
  func.func nested @attrs(%a: i32 {llvm.noundef, test.x = 1 : i8}, %b: memref<?xf32> {llvm.foo}) -> (i32 {llvm.bar}) attributes {llvm.emit_c_interface, test.y} { return %a : i32 }
  func.func @attrs2(%a: i32 {llvm.noundef}, %b: memref<?xf32> {llvm.foo}) -> (memref<?xf32> {llvm.bar}) attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} { return %b : memref<?xf32> }
  func.func private @ext3(%a: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {llvm.emit_c_interface, test.z = [1, 2]}
  func.func private @cplx(complex<f32>, vector<2x4xf32>) -> complex<f32> attributes {llvm.emit_c_interface}
  func.func @notunit(%a: memref<?xf32>) attributes {llvm.emit_c_interface = true} { return }
  func.func @plain(%a: memref<?xf32>) { 
     func.call @none() : () -> ()
     return }
  module @inner {
    func.func @deep(%a: memref<?xf32>) -> index attributes {llvm.emit_c_interface} { %c = arith.constant 3 : index return %c : index }
  }
}
