module {
  gpu.module @m [#nvvm.target, #rocdl.target, #xevm.target, #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {
  }
  gpu.module @n [#nvvm.target<chip = "sm_90a">] {
    gpu.func @k() kernel {
      nvvm.wgmma.fence.aligned
      gpu.return
    }
  }
  gpu.module @o [#nvvm.target<chip = "sm_90", verifyTarget = false>] {
    gpu.func @k() kernel {
      nvvm.wgmma.fence.aligned
      gpu.return
    }
  }
  gpu.binary @b1  [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @b2  [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {a}>, #gpu.kernel_metadata<"b", () -> ()>]>, bin = "abc">]
  gpu.binary @b3  [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, offload = "abc">]
  gpu.binary @b4 <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "abc">]
}

