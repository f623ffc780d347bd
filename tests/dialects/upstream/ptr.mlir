module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: index, %arg2: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg3: tensor<4xindex>, %arg4: memref<4xf32, #ptr.generic_space>) {
    %0 = ptr.ptr_add %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
    %1 = ptr.ptr_add nusw %arg2, %arg3 : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
    %2 = ptr.ptr_add %arg2, %arg1 : tensor<4x!ptr.ptr<#ptr.generic_space>>, index
    %3 = ptr.ptr_add %arg0, %arg3 : !ptr.ptr<#ptr.generic_space>, tensor<4xindex>
    %4 = ptr.get_metadata %arg4 : memref<4xf32, #ptr.generic_space>
    %5 = ptr.to_ptr %arg4 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %6 = ptr.from_ptr %5 metadata %4 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    return
  }
}
