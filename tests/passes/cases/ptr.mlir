// builtin.module(canonicalize)
func.func @a(%m: memref<4xf32, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %3 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.from_ptr %p metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %5 = ptr.to_ptr %4 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %6 = ptr.from_ptr %5 metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %2, %3, %5, %6 : memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>
}

func.func @chain(%m: memref<4xf32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %3 = ptr.to_ptr %2 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %4 = ptr.get_metadata %2 : memref<4xf32, #ptr.generic_space>
  %5 = ptr.from_ptr %3 metadata %4 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %5 : memref<4xf32, #ptr.generic_space>
}

func.func @add(%p: !ptr.ptr<#ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>) -> (!ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %vz = arith.constant dense<0> : vector<4xi64>
  %0 = ptr.ptr_add %p, %z : !ptr.ptr<#ptr.generic_space>, i64
  %1 = ptr.ptr_add %v, %vz : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>
  %2 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, i64
  %3 = ptr.ptr_add %v, %z : vector<4x!ptr.ptr<#ptr.generic_space>>, i64
  return %0, %1, %2, %3 : !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>
}

func.func @k() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
