// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @m <#gpu.select_object<1>> [#nvvm.target<chip = "sm_10">] {}

// -----

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @m [#nvvm.target<chip = "sm_10">] {}

// -----

// expected-error @below {{'nvvm.cluster.arrive.relaxed' op is not supported on sm_50}}
gpu.module @m [#nvvm.target<chip = "sm_50">] { gpu.func @k() kernel { nvvm.cluster.arrive.relaxed
 gpu.return } }

// -----

// expected-error @below {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
gpu.module @m [#nvvm.target<chip = "sm_90">] { gpu.func @k() kernel { nvvm.wgmma.fence.aligned
 gpu.return } }

// -----

// expected-error @below {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [1] { }

// -----

// expected-error @below {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] { }

// -----

// expected-error @below {{expected keyword for GPU object format}}
gpu.binary @b [#gpu.object<#nvvm.target, foo = "abc">]

// -----

// expected-error @below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<1, bin = "a">]

// -----

// expected-error @below {{the target attribute must be a GPU Target attribute}}
gpu.binary @b <#gpu.select_object<"a">> [#gpu.object<#nvvm.target, "abc">]

// -----

func.func @f(%c : index) {
// expected-error @below {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%c,%c,%c,%c,%c,%c,%c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a0: index,%a1: index,%a2: index,%a3: index,%a4: index,%a5: index,%a6: index,%a7: index,%a8: index,%a9: index,%a10: index,%a11: index):
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}
