module {
  llvm.mlir.global external @named() {addr_space = 0 : i32} : !llvm.target<"spirv.Event">
  llvm.mlir.global external @inside() {addr_space = 0 : i32} : !llvm.array<3 x !llvm.ppc_fp128>
  func.func @tokens(%arg0: !llvm.ptr) -> !llvm.token {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.token
    return %0 : !llvm.token
  }
  func.func @vectors(%arg0: !llvm.ptr) -> vector<4xindex> {
    %0 = llvm.load %arg0 : !llvm.ptr -> vector<4xindex>
    return %0 : vector<4xindex>
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
    }
  }
}
