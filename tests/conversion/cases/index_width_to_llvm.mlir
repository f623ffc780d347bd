// builtin.module(convert-func-to-llvm,finalize-memref-to-llvm)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f(%a: index, %m: memref<4xf32>) -> index {
    %0 = arith.index_cast %a : index to i64
    %1 = arith.addi %a, %a : index
    %v = memref.load %m[%a] : memref<4xf32>
    return %1 : index
  }
}
