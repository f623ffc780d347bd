#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
module {
  func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: index) -> index {
    %0 = sparse_tensor.iterate %arg4 in %arg0 at(%arg3, _) iter_args(%arg2 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
      sparse_tensor.yield %arg3 : index
    }
    sparse_tensor.iterate %arg3 in %arg0 at(_, %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
    }
    return %0 : index
  }
  func.func @coiterate(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg1: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg2: index) -> index {
    %0 = sparse_tensor.coiterate (%arg0, %arg1) at(%arg4) iter_args(%arg3 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> index
    case %arg5, _ {
      sparse_tensor.yield %arg3 : index
    }
    case _, %arg5 {
      sparse_tensor.yield %arg3 : index
    }
    case %arg5, %arg6 {
      sparse_tensor.yield %arg4 : index
    }
    sparse_tensor.coiterate (%arg0, %arg1) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>)
    case %arg3, _ {
    }
    return %0 : index
  }
}

